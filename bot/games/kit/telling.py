"""Tellings of random matches of a game: events, and questions with their answers."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeVar

import msgspec

import engine
from bot.games import declared
from bot.games.kit.entries import hooks_of
from bot.games.kit.told import events
from engine.course import Step
from engine.decision import Fact
from engine.event import Disclosed, Event
from engine.match import Match

CASTING = 3
"""Roles that people learn are looked for in every so many matches."""
BEGINNING = 60
"""They are looked for in so many answers."""
SAMPLE = 30
"""So many of a kind are told."""

T = TypeVar("T", Event, Step)


@cache
def some_matches(game: str) -> tuple[Match, ...]:
    """Return matches in which all there is to tell comes up."""
    return tuple(hooks_of(game).tellable())


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


@cache
def all_steps(game: str) -> tuple[Step, ...]:
    """Return every question of random matches with its answer, and questions that hardly ever come."""
    steps = [step for match in some_matches(game) for step in whole_steps(match)]
    return (*steps, *hooks_of(game).tellable_steps(steps))


def whole_steps(match: Match) -> Iterator[Step]:
    """Yield the steps of a match with their questions as these were put, whatever is recalled of them."""
    again = engine.replay(msgspec.structs.replace(match.record, answers=()))
    for step in match.steps:
        decision = again.decisions[step.seat]
        again.play(step.seat, step.keys)
        kind = match.game.kinds[decision.kind]
        yield msgspec.structs.replace(step, decision=decision.answered(step.keys) if kind.fleeting else decision)


@cache
def event_classes(game: str) -> dict[str, type[Event]]:
    """Return the classes of all events of a game that are told while it is played, by kind."""
    return {kind: one for kind, one in declared.events(engine.game(game)).items() if not issubclass(one, Disclosed)}


@cache
def disclosed_classes(game: str) -> dict[str, type[Event]]:
    """Return the classes of all events of a game that are told only once a match is over, by kind."""
    return {kind: one for kind, one in declared.events(engine.game(game)).items() if issubclass(one, Disclosed)}


@cache
def some_events(game: str) -> tuple[Event, ...]:
    """Return events of random matches: of each kind some, taken from all over."""
    told = [event for match in some_matches(game) for event in events(match)]
    return tuple(_some_of_each((event.kind, event) for event in told))


@cache
def some_disclosed(game: str) -> tuple[Event, ...]:
    """Return events that random matches tell only once they are over, or are revealed: some of each kind."""
    revealed = [match.reveal(agreed=True) for match in some_matches(game)]
    told = [event for one in revealed for event in (*one.story, *one.decided)]
    return tuple(_some_of_each((one.kind, one) for one in told if isinstance(one, Disclosed) or one.seats is not None))


@cache
def some_steps(game: str) -> tuple[Step, ...]:
    """Return questions of random matches with their answers: of each kind some, taken from all over."""
    return tuple(_some_of_each((step.decision.kind, step) for step in all_steps(game)))


def _some_of_each(things: Iterable[tuple[str, T]]) -> Iterable[T]:
    by_kind: dict[str, list[T]] = {}
    for kind, thing in things:
        by_kind.setdefault(kind, []).append(thing)
    for found in by_kind.values():
        yield from found[:: max(1, len(found) // SAMPLE)]
