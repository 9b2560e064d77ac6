"""Words of those who are out: last words, told with the event that puts a seat out, and the best of their slates."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot import texts
from bot.pictures import unmasking_of
from bot.pictures.reveals import Masked
from bot.store import Notes, TakenNotes, Verdict
from bot.tables import Table
from bot.tables.notes.marks import SUSPECT, marked_so
from bot.tables.notes.verdicts import best
from engine import Event, Seat, Subject

NO_WORDS: Mapping[int, str] = MappingProxyType({})


def last_words(table: Table, onlooker: Seat, seats: Sequence[Seat], notes: Sequence[TakenNotes]) -> dict[int, str]:
    """Return a line for each seat that is out, by the place of the public event that put it out.

    Only whoever sits there now is quoted, with words that they wrote while they were in.
    """
    say, found = texts.speaker(table.language), dict[int, str]()
    for seat in seats:
        own = _own_notes(table, seat, notes)
        before = 0
        for place, moment in zip(_oustings_told(onlooker, seat), _oustings_noticed(seat), strict=True):
            words = _written(own, before, moment)
            if words:
                name = texts.safe(table.names[seat.seat or 0])
                found[place] = say("last-words-told", name=name, words=texts.safe(words))
            before = moment + 1
    return found if table.last_words else {}


def _ousts(event: Event, seat: Seat) -> bool:
    return event.ousts and getattr(event, "seat", None) == seat.seat


def _oustings_told(onlooker: Seat, seat: Seat) -> Iterator[int]:
    """Yield the places of the public events that put a seat out."""
    return (place for place, event in enumerate(onlooker.events) if _ousts(event, seat))


def _oustings_noticed(seat: Seat) -> Iterator[int]:
    """Yield the places among the seat's own moments of the same events."""
    return (place for place, moment in enumerate(seat.moments) for event in moment.events if _ousts(event, seat))


def _written(own: Sequence[TakenNotes], before: int, moment: int) -> str:
    """Return the words that stood when the seat had noticed so many moments, if they were written after an ousting."""
    taken = [one.notes.last for one in own if one.moment <= moment]
    last = taken[-1] if taken else None
    return last.text if last is not None and last.moment >= before else ""


def best_ghosts(table: Table, onlooker: Seat, seats: Sequence[Seat], notes: Sequence[TakenNotes]) -> dict[int, str]:
    """Return for each round that has unmasked everybody who judged best of those who were out, below its last event.

    Only those are told who marked on a slate in that round: it says so.
    """
    say, found = texts.speaker(table.language), dict[int, str]()
    for number in range(1, len(onlooker.rounds) + 1):
        ends = [place for place, event in enumerate(onlooker.events) if event.round == number and event.ends]
        masks = unmasking_of(table.game, onlooker.events[: ends[-1] + 1], table.names, table.language) if ends else None
        if masks is None:
            continue
        judged = (_judged(seat, number, _own_notes(table, seat, notes), masks.masks.people) for seat in seats)
        if ghosts := best([one for one in judged if one is not None]):
            names = tuple(texts.safe(table.names[one.seat]) for one in ghosts)
            last = onlooker.events[-1].kind if onlooker.view.result is not None else ""
            told = [place for place in ends if onlooker.events[place].kind != last]
            found[told[-1]] = say("ghost-best", names=names, right=ghosts[0].right, judged=ghosts[0].marked)
    return found


def _judged(seat: Seat, number: int, own: Sequence[TakenNotes], people: Sequence[Masked]) -> Verdict | None:
    """Return of how many of those who were in after it a seat judged rightly if they were Traitors, on its slate.

    What it thought when somebody was unmasked counts. ``None``: it was not out before others, or told nobody to tell.
    """
    shown: dict[int | None, int] = {}
    end = 0
    for at, moment in enumerate(seat.moments):
        for event in moment.events:
            if event.round == number and event.ousts:
                shown[getattr(event, "seat", None)] = at
            end = at if event.round == number and event.ends else end
    others = [one for one in people if shown.get(one.seat, end) > shown.get(seat.seat, end)]
    last = _taken(own, end)
    if not others or last.told != number or not marked_so(last, SUSPECT, number):
        return None
    right = [
        _suspects(_taken(own, shown.get(one.seat, end)), one.seat, number) == (one.side == "red") for one in others
    ]
    return Verdict(own[0].user, own[0].seat, sum(right), len(right), None)


def _suspects(notes: Notes, seat: int, number: int) -> bool:
    return Subject(seat) in marked_so(notes, SUSPECT, number)


def _taken(own: Sequence[TakenNotes], moment: int) -> Notes:
    """Return the notes that stood when the seat had noticed so many moments."""
    return next((one.notes for one in reversed(own) if one.moment <= moment), Notes())


def _own_notes(table: Table, seat: Seat, notes: Sequence[TakenNotes]) -> list[TakenNotes]:
    """Return the notes of whoever sits there now."""
    return [one for one in notes if one.seat == seat.seat and one.user == table.sitters[one.seat].user]
