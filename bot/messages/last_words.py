"""Last words: written beforehand by whoever sits there, and told with the event that puts their seat out."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot import texts
from bot.store import TakenNotes
from bot.tables import Table
from engine import Event, Seat

NO_WORDS: Mapping[int, str] = MappingProxyType({})


def last_words(table: Table, onlooker: Seat, seats: Sequence[Seat], notes: Sequence[TakenNotes]) -> dict[int, str]:
    """Return a line for each seat that is out, by the place of the public event that put it out.

    Only whoever sits there now is quoted, with words that they wrote while they were in.
    """
    say, found = texts.speaker(table.language), dict[int, str]()
    for seat in seats:
        own = [one for one in notes if one.seat == seat.seat and one.user == table.sitters[one.seat].user]
        before = 0
        for place, moment in zip(_public(onlooker, seat), _own(seat), strict=True):
            words = _written(own, before, moment)
            if words:
                name = texts.safe(table.names[seat.seat or 0])
                found[place] = say("last-words-told", name=name, words=texts.safe(words))
            before = moment + 1
    return found if table.last_words else {}


def _ousts(event: Event, seat: Seat) -> bool:
    return event.ousts and getattr(event, "seat", None) == seat.seat


def _public(onlooker: Seat, seat: Seat) -> Iterator[int]:
    """Yield the places of the public events that put a seat out."""
    return (place for place, event in enumerate(onlooker.events) if _ousts(event, seat))


def _own(seat: Seat) -> Iterator[int]:
    """Yield the places among the seat's own moments of the same events."""
    return (place for place, moment in enumerate(seat.moments) for event in moment.events if _ousts(event, seat))


def _written(own: Sequence[TakenNotes], before: int, moment: int) -> str:
    """Return the words that stood when the seat had noticed so many moments, if they were written after an ousting."""
    taken = [one.notes.last for one in own if one.moment <= moment]
    last = taken[-1] if taken else None
    return last.text if last is not None and last.moment >= before else ""
