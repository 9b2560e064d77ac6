"""Advice of a computer player, in words."""

from typing import Any

import pytest

import engine
from bot.learning.advice import SUSPECT, advice_page
from bot.learning.advisor import Advice
from tests.tables.people import a_table, match_of


def _tells_suspicions(game: engine.Game[Any]) -> bool:
    return game.hidden_side is not None and game.hidden_side.suspicions is not None


@pytest.mark.parametrize("game", [key for key, one in engine.games().items() if _tells_suspicions(one)])
def test_advice_names_the_likeliest_suspect_of_the_view_and_of_nothing_else(game: str) -> None:
    table, named, side = a_table("advice", game=game), 0, engine.game(game).hidden_side
    assert side is not None
    assert side.suspicions is not None
    for answers in range(10, 60, 3):
        match = match_of(table, answers)
        for number in match.awaited:
            seat = match.seat(number)
            assert seat.decision is not None
            found = side.suspicions(seat.view)
            lines = advice_page(table, seat, Advice(seat.decision.keys[:1]), "en").splitlines()
            told = [line for line in lines if line.startswith("I suspect")]
            likely = [seat for seat, share in found.items() if share == max(found.values()) and share >= SUSPECT]
            assert bool(told) == (len(likely) == 1), "nobody stands out among equals"
            assert not told or table.names[likely[0]] in told[0]
            named += len(told)
    assert named
