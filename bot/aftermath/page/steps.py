"""A match that is over, step by step through everybody's eyes, and its whole story.

The process that makes a page has only a record. So this module replays the record, and sees the whole match.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

import engine
from bot.aftermath.film import FilmOrder
from engine import Event, View, visible

ONLOOKER, EVERYTHING = "o", "a"
"""The eyes through which a step is seen, if they are no seat's."""


class Seen(NamedTuple):
    """A view of a step, and the events of the step that belong to it."""

    view: View
    events: tuple[Event, ...]


class Step(NamedTuple):
    """The match after an answer that everybody noticed, seen through all eyes."""

    round: int
    seen: Mapping[str, Seen]


class Course:
    """The course of the match in an order: its ``game``, and the number of its ``answers``."""

    def __init__(self, order: FilmOrder) -> None:
        self._record = order.record
        self.game = order.record.game
        self.answers = len(order.record.answers)

    def walk(self) -> Iterator[Step | None]:
        """Yield the step before the first answer, then for each answer its step, or ``None`` if nobody noticed it.

        The events of an answer that nobody noticed belong to the next step.
        """
        match = engine.replay(msgspec.structs.replace(self._record, answers=()))
        yield _step(match, match.setup_events)
        unnoticed: tuple[Event, ...] = ()
        for answer in self._record.answers:
            events = (*unnoticed, *match.play(answer.seat, answer.keys))
            noticed = bool(visible(events, None)) or match.result is not None
            yield _step(match, events) if noticed else None
            unnoticed = () if noticed else events

    def story(self) -> tuple[Event, ...]:
        """Return all that happened in the match, nothing hidden."""
        return engine.replay(self._record).reveal(agreed=True).story


def _step(match: engine.Match, events: tuple[Event, ...]) -> Step:
    eyes: list[tuple[str, int | None]] = [(ONLOOKER, None), *((str(seat), seat) for seat in range(match.seats))]
    seen = {key: Seen(match.view(seat), tuple(visible(events, seat))) for key, seat in eyes}
    return Step(match.view(None).round, {**seen, EVERYTHING: Seen(seen[ONLOOKER].view, events)})
