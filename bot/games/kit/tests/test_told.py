"""Every kind of event is told exactly to those who may know it, in whole matches of every game at every size.

The walk beside other possible truths takes what a seat was told for known; this is what it was allowed to be told.
"""

from functools import cache

import pytest

import engine
from bot.games.kit.entries import hooks_of
from bot.games.kit.hooks import Hooks
from bot.games.kit.told import check, check_events, events, everybody, kinds, sample, sent_wrongly, unexplained
from engine import Event, Match

SAMPLES = 3


@cache
def matches(game: str) -> list[Match]:
    """Return whole matches of any number of seats; only one of each if they are long."""
    number = SAMPLES if hooks_of(game).length is None else 1
    return [sample(game, seats, one) for seats in engine.game(game).seats for one in range(number)]


def test_every_kind_of_event_has_a_row(game: str, hooks: Hooks) -> None:
    came = {event.kind for match in matches(game) for event in events(match)}  # also those of a layer of the engine
    assert not hooks.told or hooks.told.keys() == kinds(game) | came


def test_it_is_told_to_those_who_may_know_it(game: str, hooks: Hooks) -> None:
    if not hooks.told:
        assert list(unexplained(matches(game))) == []
    for match in matches(game) if hooks.told else ():
        check(match, hooks.told)


def test_something_is_said_only_about_events_that_are_voiced(game: str) -> None:
    for match in matches(game):
        told = match.onlooker.events
        assert [one.kind for at, one in enumerate(told) if not one.voiced and match.game.voiced(told, at)] == []


def test_every_secret_kind_comes_up_and_is_found_if_it_is_sent_to_others(game: str, hooks: Hooks) -> None:
    table, found = hooks.told, dict[str, tuple[Event, int]]()
    for match in (*matches(game), engine.replay(next(iter(hooks.eventful())))) if table else ():
        found |= {one.kind: (one, match.seats) for one in events(match) if table[one.kind] is not everybody}
    assert found.keys() | hooks.rare >= {kind for kind, told in table.items() if told is not everybody}
    for event, seats in found.values():
        for wrong in sent_wrongly(event, seats):
            with pytest.raises(AssertionError, match=f"{event.kind} is told to"):
                check_events([wrong], table)
