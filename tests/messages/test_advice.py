"""Advice of a computer player, in words."""

from typing import Any

import pytest

import engine
from bot import texts
from bot.learning.advice import SUSPECT, advice_page
from bot.learning.advisor import Advice
from tests.tables.people import a_table, match_of

TABLE = a_table("advice")
MATCH = match_of(TABLE)
SEAT = MATCH.seat(MATCH.awaited[0])
FIRST, SECOND, THIRD = ((key,) for key in (SEAT.decision.keys[:3] if SEAT.decision else ()))


def label(keys: tuple[str, ...], language: str) -> str:
    assert SEAT.decision is not None
    (choice,) = [one for one in SEAT.decision.choices if one.key in keys]
    return texts.choice_label(texts.speaker(language), TABLE.game, SEAT.decision.kind, choice, TABLE.names)


def why(keys: tuple[str, ...], language: str) -> str:
    assert SEAT.decision is not None
    reason = engine.game(TABLE.game).reason(SEAT.view, SEAT.decision, keys)
    assert reason is not None
    return texts.reason(texts.speaker(language), TABLE.game, reason, TABLE.names)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("won", "key"), [(60, "advice-next"), (61, "advice-close"), (64, "advice-close")])
def test_advice_tells_an_answer_its_reason_its_wins_and_the_next_best(won: int, key: str, language: str) -> None:
    """Another card that looks the same is no other answer."""
    say = texts.speaker(language)
    advice = Advice(FIRST, 61, ((FIRST, 99), (SECOND, won), (THIRD, 2)))
    assert advice_page(TABLE, SEAT, advice, language).splitlines() == [
        say("advice", choices=label(FIRST, language)),
        why(FIRST, language),
        say("advice-won", won=61, share=25),
        say(key, choices=label(SECOND, language), won=won),
        say("advice-from"),
    ]


def test_advice_without_tries_tells_the_answer_alone() -> None:
    say = texts.speaker("en")
    told = advice_page(TABLE, SEAT, Advice(FIRST), "en")
    assert told.splitlines() == [say("advice", choices=label(FIRST, "en")), why(FIRST, "en"), say("advice-from")]


@pytest.mark.parametrize(("game", "share"), [("traitor", 50), ("het_verraad", 25)])
def test_advice_names_the_share_that_nobody_ahead_would_have(game: str, share: int) -> None:
    """In Traitor one of two sides wins; elsewhere the win is of one seat."""
    table = a_table("advice", game=game)
    match = match_of(table)
    seat = match.seat(match.awaited[0])
    assert seat.decision is not None
    told = advice_page(table, seat, Advice(seat.decision.keys[:1], 61), "en")
    assert texts.speaker("en")("advice-won", won=61, share=share) in told.splitlines()


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
