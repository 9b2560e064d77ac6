"""The rule of thumb is much better than chance; ``golden/rules/thumb.txt`` tells what anybody sees is sensible."""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

import engine
from engine import Match
from engine.het_verraad.thumb.outlook import Outlook
from engine.simulate import match_seed, play_on
from tests.games.het_verraad.script import SHIPPED, Data, begin, now, situation
from tests.kit.rules import thumbs


def played(
    players: Sequence[str], text: str, number: int = 0, options: Mapping[str, str] | None = None, data: Data = SHIPPED
) -> Match:
    """A whole match between these computer players."""
    seed = match_seed(text, number)
    match = engine.start("het_verraad", seats=len(players), options=options, seed=seed, data=data)
    return play_on(match, players, seed)


def test_thumb_drafts_areas_with_a_bonus_spends_all_it_may_and_builds_where_most_will_be_earned() -> None:
    match = begin(3)
    while (view := now(match)).round == 0:
        seat = match.awaited[0]
        match.play(seat, sorted(thumbs(match, seat))[:1])
    for castle in view.castles:
        own = [one for one in view.areas if one.area in castle.areas]
        assert sum(one.price for one in own) >= 9
        assert sum(one.bonus for one in own) >= 3
        assert next(one.bonus for one in own if one.tower) == max(one.bonus for one in own)


@pytest.mark.parametrize(("points", "sure"), [(0, 0.0), (45, 0.5), (49, 0.9)])
def test_a_turn_may_be_the_last_one_before_anybody_is_at_the_end(points: int, sure: float) -> None:
    """H-10.1: seat 0 moves first in a round that seat 1, with so many points of 50, may end after it."""
    view = now(situation("O1", "O13"))
    one, two = view.castles
    view = msgspec.structs.replace(view, seat=0, castles=(one, msgspec.structs.replace(two, points=points)))
    assert Outlook(view, 0).last == pytest.approx(sure, abs=0.12)
    assert Outlook(view, 1).last == 0, "its own turn is still to come"


@pytest.mark.parametrize(("seats", "games"), [(2, 3), (4, 2)])
def test_thumb_wins_most_matches_against_chance(seats: int, games: int) -> None:
    """Check that at most one of a few matches is lost.

    The goal is to win at least 60 % of 500 matches of two seats.
    """
    won = 0
    for number in range(games):
        players = ["chance"] * seats
        players[number % seats] = "thumb"
        match = played(players, "strength", number)
        won += match.result is not None and match.result.winners == (number % seats,)
    assert won >= games - 1
