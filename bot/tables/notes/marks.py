"""Marks of seats in a person's notes, as their game declares them (``engine.Game.marks``). Pure functions."""

from collections.abc import Collection

from msgspec.structs import replace

import engine
from bot.names import visible
from bot.store import LastWords, Mark, Notes, Table
from engine import View

TEXT, LAST_WORDS = 1000, 100
"""The most characters of a text, and of last words."""


def round_of(view: View) -> int | None:
    """Return the round for which a mark holds that is given now; ``None`` if it holds for the whole match."""
    return max(1, view.round) if engine.game(view.game).marks_by_round else None


def others(view: View) -> tuple[int, ...]:
    """Return the seats that the seat of the view can mark."""
    return tuple(seat for seat in range(view.seats) if seat != view.seat)


def marked_so(notes: Notes, what: str, of_round: int | None) -> tuple[int, ...]:
    """Return the seats that have a mark in that round.

    >>> marked_so(Notes((Mark(2, "suspect"), Mark(1, "trust"))), "suspect", None)
    (2,)
    """
    return tuple(one.seat for one in notes.marks if one.what == what and one.round == of_round)


def mark_of(notes: Notes, seat: int, of_round: int | None) -> str | None:
    """Return the mark of a seat in that round."""
    return next((one.what for one in notes.marks if one.seat == seat and one.round == of_round), None)


def marked(notes: Notes, what: str, seats: Collection[int], of_round: int | None) -> Notes:
    """Return the notes in which just these seats have a mark in that round; they lose another mark there.

    >>> before = marked(Notes(), "trust", [1, 2], None)
    >>> marked(before, "suspect", [2], None).marks
    (Mark(seat=1, what='trust', round=None), Mark(seat=2, what='suspect', round=None))
    """
    kept = [one for one in notes.marks if one.round != of_round or (one.what != what and one.seat not in seats)]
    marks = [*kept, *(Mark(seat, what, of_round) for seat in seats)]
    return replace(notes, marks=tuple(sorted(marks, key=lambda one: (one.round or 0, one.seat))))


def written(notes: Notes, text: str) -> Notes:
    """Return the notes with another text, as far as there is room."""
    return replace(notes, text=text.encode(errors="replace").decode()[:TEXT].strip())


def has_last_words(table: Table) -> bool:
    """Return whether people at the table can leave last words."""
    return table.last_words and engine.game(table.game).last_words


def with_last_words(notes: Notes, text: str, moment: int) -> Notes:
    r"""Return the notes with last words, written after that moment: one line, nothing invisible. No words: none.

    >>> with_last_words(Notes(), "It was \n @Ben! ", 7).last
    LastWords(text='It was @Ben!', moment=7)
    """
    line = visible(text.encode(errors="replace").decode())[:LAST_WORDS].strip()
    return replace(notes, last=LastWords(line, moment) if line else None)
