"""Every kind of event is told exactly to those who may know it, in whole matches of every game at every size.

The walk beside other possible truths takes what a seat was told for known; this is what it was allowed to be told.
"""

from functools import cache

import pytest

import engine
from bot.games.kit.told import check, check_events, events, everybody, kinds, sample, sent_wrongly
from engine import Event, Match
from tests.games.het_verraad.leaks import TellsWhatFiveWereDealt
from tests.kit.games import GAMES, HOOKS
from tests.matches import begun

SAMPLES = 3
every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in engine.game(game).seats]
)


@cache
def samples(game: str, seats: int) -> list[Match]:
    """Whole matches."""
    return [sample(game, seats, number) for number in range(SAMPLES if HOOKS[game].length is None else 1)]


@every_game
def test_every_kind_of_event_has_a_row(game: str) -> None:
    assert HOOKS[game].told.keys() == kinds(game)


@every_table
def test_it_is_told_to_those_who_may_know_it(game: str, seats: int) -> None:
    for match in samples(game, seats):
        check(match, HOOKS[game].told)


@every_game
def test_every_secret_kind_comes_up_and_is_found_if_it_is_sent_to_others(game: str) -> None:
    table, found = HOOKS[game].told, dict[str, tuple[Event, int]]()
    matches = [match for seats in engine.game(game).seats for match in samples(game, seats)]
    for match in (*matches, engine.replay(next(iter(HOOKS[game].eventful())))):
        found |= {one.kind: (one, match.seats) for one in events(match) if table[one.kind] is not everybody}
    assert found.keys() == {kind for kind, told in table.items() if told is not everybody}
    for event, seats in found.values():
        for wrong in sent_wrongly(event, seats):
            with pytest.raises(AssertionError, match=f"{event.kind} is told to"):
                check_events([wrong], table)


def test_dealing_openly_is_found_with_any_number_of_seats() -> None:
    """The walk cannot know that: with other cards dealt, others would have been told."""
    honest = sample("het_verraad", 5, 0).record
    with pytest.raises(AssertionError, match="buildings_dealt is told to None"):
        check(begun(honest, TellsWhatFiveWereDealt()), HOOKS["het_verraad"].told)
