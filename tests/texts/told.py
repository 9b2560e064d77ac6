"""Tellings of random matches of a game: events, and questions with their answers."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

import msgspec

import engine
from bot.games import declared
from engine.course import Step
from engine.decision import Fact
from engine.event import Disclosed, Event
from engine.match import Match
from tests.matches import a_match, seed_of
from tests.texts import unusual

MATCHES = 12
"""Matches played with every number of seats: enough for rare events."""
CASTING = 3
"""In every so many of them it is looked what people learn of their roles,"""
BEGINNING = 60
"""in so many answers."""
SAMPLE = 30
"""So many of a kind are told."""

T = TypeVar("T", Event, Step)


@cache
def some_matches(game: str) -> tuple[Match, ...]:
    """Matches with every number of seats and all kinds of options, finished where they are not long."""
    if game == unusual.GAME:
        return tuple(unusual.unusual_matches())
    rules = engine.game(game)
    played = []
    for seats in rules.seats:
        for number in range(MATCHES):
            options = {
                one.name: _one_of(one.allowed(seats), f"{one.name} {number}")
                for one in rules.options_of(rules.rules_version)
            }
            played.append(a_match(f"texts {number}", game=game, seats=seats, options=options))
    return tuple(played)


@cache
def some_casts(game: str) -> tuple[Mapping[str, Fact], ...]:
    """Return the roles and sides told to seats in the beginnings of random matches, each once."""
    found: list[Mapping[str, Fact]] = []
    for finished in some_matches(game)[::CASTING]:
        match = engine.replay(msgspec.structs.replace(finished.record, answers=()))
        for answer in finished.record.answers[:BEGINNING]:
            match.play(answer.seat, answer.keys)
            casts = (match.view(seat).cast for seat in range(match.seats))
            found += [cast for cast in casts if cast and cast not in found]
    return tuple(found)


def _one_of(values: tuple[str, ...], text: str) -> str:
    return values[seed_of(text)[0] % len(values)]


@cache
def all_steps(game: str) -> tuple[Step, ...]:
    """Every question of random matches with its answer, and those that hardly ever come."""
    steps = [step for match in some_matches(game) for step in match.steps]
    return (*steps, *unusual.two_steps(steps)) if game == unusual.GAME else tuple(steps)


@cache
def event_classes(game: str) -> dict[str, type[Event]]:
    """The classes of all events of a game that are told while it is played, by kind."""
    return {kind: one for kind, one in declared.events(engine.game(game)).items() if not issubclass(one, Disclosed)}


@cache
def disclosed_classes(game: str) -> dict[str, type[Event]]:
    """The classes of what a game tells only once a match is over, by kind."""
    return {kind: one for kind, one in declared.events(engine.game(game)).items() if issubclass(one, Disclosed)}


@cache
def some_events(game: str) -> tuple[Event, ...]:
    """Events of random matches: of each kind some, taken from all over."""
    told = [
        event
        for match in some_matches(game)
        for event in (*match.setup_events, *(event for step in match.steps for event in step.events))
    ]
    return tuple(_some_of_each((event.kind, event) for event in told))


@cache
def some_disclosed(game: str) -> tuple[Event, ...]:
    """Return events that random matches tell only once they are over, or are revealed: some of each kind."""
    revealed = [match.reveal(agreed=True) for match in some_matches(game)]
    told = [event for one in revealed for event in (*one.story, *one.decided)]
    return tuple(_some_of_each((one.kind, one) for one in told if isinstance(one, Disclosed) or one.seats is not None))


@cache
def some_steps(game: str) -> tuple[Step, ...]:
    """Questions of random matches with their answers: of each kind some, taken from all over."""
    return tuple(_some_of_each((step.decision.kind, step) for step in all_steps(game)))


def _some_of_each(things: Iterable[tuple[str, T]]) -> Iterable[T]:
    by_kind: dict[str, list[T]] = {}
    for kind, thing in things:
        by_kind.setdefault(kind, []).append(thing)
    for found in by_kind.values():
        yield from found[:: max(1, len(found) // SAMPLE)]
