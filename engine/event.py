"""Events: what happened, and which seats may know it."""

import re
from collections.abc import Iterable
from typing import ClassVar

import msgspec


def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=_kind, tag_field="kind"):
    """Something that happened in ``round`` (0 during set-up).

    ``seats`` are those who may know it; ``None`` means everybody, onlookers included. All other fields are facts for
    texts, as in ``engine.decision.Choice``.
    """

    aloud: ClassVar[bool] = False
    """The whole channel is told this in a message of its own, with what follows aloud."""
    sight: ClassVar[bool] = False
    """Its seats are sent the things they hold and see now, unless they are asked something at that moment."""
    noted: ClassVar[bool] = False
    """Its seats are told it when they are asked next; no message is sent for it."""
    outcome: ClassVar[bool] = False
    """The receipt of the answer that brought it also tells it, as the answer's outcome."""
    retold: ClassVar[bool] = False
    """As the first thing that an answer of its own seat shows everybody, it says no more than the receipt."""
    ousts: ClassVar[bool] = False
    """Its ``seat`` may be out by it (``engine.view.View.out``): the seat is told so, and what comes next."""

    grounds: ClassVar[bool] = False
    """The reason that is told to seats which what follows at the same moment puts out."""
    ends: ClassVar[bool] = False
    """Among the last events of a match it is a part of the end: the channel is told it by the end's message alone."""

    starts_turn: ClassVar[bool] = False
    """A whole turn of a seat begins with it. After the match, chances are compared before and after whole turns."""
    strikes: ClassVar[str] = ""
    """Its fact of this name has the seat, or the seats, that it attacks or takes something from."""

    drawn: ClassVar[bool] = False
    """Chance alone brought it: a turning point that it tells is luck, and a decision is told before it."""

    voiced: ClassVar[bool] = False
    """The narrator or a computer player may say something right after it (``engine.Game.voiced``)."""

    kind: ClassVar[str]
    """Its class name in small letters with underscores."""

    round: int
    seats: tuple[int, ...] | None = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = _kind(cls.__name__)

    @property
    def casts(self) -> bool:
        """Return whether a seat learns its role or side by the event (``engine.view.View.cast``).

        The learner is the event's ``seat``; an event without ``seat`` tells every seat. The seat is told with a card
        of that role, how the role wins, and a first advice.
        """
        return False

    @property
    def struck(self) -> tuple[int, ...]:
        """The seats that the event attacks or takes something from."""
        named = getattr(self, self.strikes) if self.strikes else ()
        return named if isinstance(named, tuple) else (named,)


class Disclosed(Event, frozen=True, kw_only=True):
    """An event that is told only once a match is over, made of the whole course (``engine.Game.story``).

    No answer brings such an event, and no seat is told the event before the end.
    """

    of_seat: ClassVar[bool] = False
    """Among the events that decided the match, it stands with its ``seat`` and tells of that seat alone."""


def visible(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events that a seat, or an onlooker, may know, in their order.

    If all events of a tuple may be known, the result is that tuple.
    """
    found = tuple([event for event in events if event.seats is None or seat in event.seats])
    return events if isinstance(events, tuple) and len(found) == len(events) else found
