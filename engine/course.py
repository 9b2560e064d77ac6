"""A match as it went, with nothing hidden, and what becomes public of it once it is over."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from engine.decision import Decision
from engine.event import Event
from engine.view import Result, View


class Step(msgspec.Struct, frozen=True, gc=False):
    """An answer and its consequences: the seat, its question, the keys taken, and the events that followed."""

    seat: int
    decision: Decision
    keys: tuple[str, ...]
    events: tuple[Event, ...]


class TakenBack(msgspec.Struct, frozen=True, gc=False):
    """An answer that was taken back: given after so many others (``step``), in a ``stage`` as everybody saw it."""

    step: int
    stage: str
    seat: int
    decision: Decision
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The whole course of a match: the events of its set-up, then its steps, with all secrets of all seats.

    ``views`` has each seat's view as it is at the end, ``result`` is ``None`` where the match was broken off.
    """

    seats: int
    options: Mapping[str, str]
    setup: tuple[Event, ...]
    steps: tuple[Step, ...]
    views: tuple[View, ...]
    result: Result | None

    @property
    def moments(self) -> Iterator[tuple[Event, ...]]:
        """The events grouped by moment: the events of the set-up, then the events of each answer."""
        yield self.setup
        for step in self.steps:
            yield step.events

    @property
    def numbered(self) -> Iterator[tuple[int, Event]]:
        """All events, each with the number of the answer that brought it; -1 in the set-up."""
        for number, events in enumerate(self.moments, -1):
            yield from ((number, event) for event in events)

    @property
    def events(self) -> Iterator[Event]:
        """All events, in their order."""
        for events in self.moments:
            yield from events


class Betrayal(NamedTuple):
    """A betrayal: a seat has betrayed another one.

    The answers from number ``since`` to ``step`` brought it about; a game that cannot tell says nothing of them.
    """

    seat: int
    of_seat: int
    since: int = -1
    step: int = -1


BETRAYED = 0.5
"""The part of the largest change of chances that a betrayal must have changed to be told before it."""


class Revealed(msgspec.Struct, frozen=True, gc=False):
    """The facts that everybody may know of a match that is over.

    ``story`` tells the whole course of the match. ``decided`` says in short what decided the match and what was
    hidden. ``sides`` is the role or house by which each seat has played, ``""`` in games without any.
    ``betrayals`` says who has betrayed whom, and by which answers.
    """

    story: tuple[Event, ...]
    decided: tuple[Event, ...]
    sides: tuple[str, ...] = ()
    betrayals: tuple[Betrayal, ...] = ()


class TurningPoint(msgspec.Struct, frozen=True):
    """Answer number ``step`` (from 0), or the turn it ended, changed the chance of a seat to win, from 0 to 100."""

    step: int
    seat: int
    before: int
    after: int

    @property
    def change(self) -> int:
        """The size of the change."""
        return abs(self.after - self.before)
