"""Marks of seats in a person's notes, as their game declares them (``engine.Game.marks``). Pure functions."""

from collections.abc import Collection

from msgspec.structs import replace

import engine
from bot.fair_deal.names import visible
from bot.store import LastWords, Mark, Notes, Table
from engine import View
from engine.hidden_side import Subject, subjects

SUSPECT = "suspect"
TEXT, LAST_WORDS = 1000, 100
"""The most characters of a text, and of last words."""


def round_of(view: View) -> int | None:
    """Return the round for which a mark holds that is given now; ``None`` if it holds for the whole match."""
    return max(1, view.round) if engine.game(view.game).marks_by_round else None


def others(view: View) -> tuple[Subject, ...]:
    """Return the seats, or the parts of seats, that the seat of the view can mark."""
    those = subjects(view.seats, engine.game(view.game).marked_parts(view.seats))
    return tuple(one for one in those if one.seat != view.seat)


def subject_of(mark: Mark) -> Subject:
    """Return the seat, or the part of a seat, that has the mark."""
    return Subject(mark.seat, mark.part)


def marked_so(notes: Notes, what: str, of_round: int | None) -> tuple[Subject, ...]:
    """Return the seats, or the parts of seats, that have a mark in that round.

    >>> marked_so(Notes((Mark(2, "suspect"), Mark(1, "trust"))), "suspect", None)
    (Subject(seat=2, part=None),)
    """
    return tuple(subject_of(one) for one in notes.marks if one.what == what and one.round == of_round)


def mark_of(notes: Notes, subject: Subject, of_round: int | None) -> str | None:
    """Return the mark of a seat, or of a part of a seat, in that round."""
    return next((one.what for one in notes.marks if subject_of(one) == subject and one.round == of_round), None)


def marked(notes: Notes, what: str, subjects: Collection[Subject], of_round: int | None) -> Notes:
    """Return the notes in which just these subjects have a mark in that round; they lose another mark there.

    >>> before = marked(Notes(), "trust", [Subject(1), Subject(2)], None)
    >>> [(one.seat, one.what) for one in marked(before, "suspect", [Subject(2)], None).marks]
    [(1, 'trust'), (2, 'suspect')]
    """
    there = [one for one in notes.marks if one.round == of_round]
    kept = [one for one in notes.marks if one not in there or (one.what != what and subject_of(one) not in subjects)]
    marks = [*kept, *(Mark(one.seat, what, of_round, one.part) for one in subjects)]
    return replace(notes, marks=tuple(sorted(marks, key=lambda one: (one.round or 0, one.seat, one.part or 0))))


def has_slate(game: str) -> bool:
    """Return whether people of a game who are out of a round mark whom they suspect."""
    rules = engine.game(game)
    return rules.marks_by_round and SUSPECT in rules.marks


def on_slate(notes: Notes, subject: Subject, of_round: int, *, suspect: bool) -> Notes:
    """Return the notes with or without a suspicion; with any, the end of the round may tell a score.

    >>> after = on_slate(Notes(), Subject(2), 1, suspect=True)
    >>> after.told, [(one.seat, one.what) for one in after.marks]
    (1, [(2, 'suspect')])
    >>> on_slate(after, Subject(2), 1, suspect=False) == Notes()
    True
    """
    suspects = {*marked_so(notes, SUSPECT, of_round)} - {subject} | ({subject} if suspect else set())
    return replace(marked(notes, SUSPECT, suspects, of_round), told=of_round if suspects else 0)


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
