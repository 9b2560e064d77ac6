"""Judgement of notes after a match: whose marks were right, who had known it, and how many suspected whom.

A mark counts only if the side of its subject was unknown to whoever gave it. A subject is a seat, or an army of a seat
that has two. Its number is its place in ``Insight.subjects``. Pure functions.
"""

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from bot.store import Notes, TakenNotes, Verdict
from bot.tables.notes.marks import subject_of
from engine import Subject
from engine.insight import Insight

WEIGHTS = {"trust": 0.0, "unsure": 0.5, "suspect": 1.0}
"""The suspicion that a mark says, from 0 to 1."""


class Witness(NamedTuple):
    """A person who shows the notes of their time in a seat, in the order in which the notes grew."""

    user: int
    name: str
    seat: int
    notes: tuple[TakenNotes, ...]


def without_texts(one: Witness) -> Witness:
    """Return a witness with nothing of their notes except the marks."""
    return one._replace(notes=tuple(replace(taken, notes=Notes(taken.notes.marks)) for taken in one.notes))


class Doubt(NamedTuple):
    """The suspicion against a subject in a round: the mean ``share``, 0 to 1, of a ``number`` of opinions."""

    share: float
    number: int


def standing(insight: Insight, one: Witness, number: int) -> dict[int, str]:
    """Return the marks at the end of a round: the last of each subject while its side was unknown."""
    found: dict[int, str] = {}
    for taken in one.notes:
        glance = insight.at(one.seat, taken.moment)
        marks = {subject_of(mark): mark.what for mark in taken.notes.marks if mark.round in (None, number)}
        for other in glance.unknown if glance.round <= number else ():
            found.pop(other, None)
            if insight.subjects[other] in marks:
                found[other] = marks[insight.subjects[other]]
    return found


def marked_at(insight: Insight, one: Witness, step: int, number: int) -> dict[Subject, str]:
    """Return the marks that somebody had after a step, in a round."""
    moments = next(glance.moments for glance in reversed(insight.glances[one.seat]) if glance.step <= step)
    taken = [taken.notes for taken in one.notes if taken.moment <= moments]
    marks = taken[-1].marks if taken else ()
    return {subject_of(mark): mark.what for mark in marks if mark.round in (None, number)}


def verdict(insight: Insight, one: Witness) -> Verdict:
    """Return how right somebody was."""
    ends = insight.rounds if insight.by_round else insight.rounds[-1:]
    judged = [
        (what == "suspect") == (other in insight.members[number])
        for number in ends
        for other, what in standing(insight, one, number).items()
        if what in ("suspect", "trust")
    ]
    return Verdict(one.user, one.seat, sum(judged), len(judged), _knew(insight, one))


def _knew(insight: Insight, one: Witness) -> int | None:
    """Return the first of the last rounds in which somebody suspected all of the hidden side, and nobody else.

    Rounds in which there was nothing to find out do not count.
    """
    since = None
    for number in reversed(insight.rounds):
        members = set(insight.members[number])
        if not members or insight.is_member(one.seat, number):
            continue
        marks = standing(insight, one, number)
        if {other for other, what in marks.items() if what == "suspect"} != members:
            break
        since = number
    return since


def doubts(insight: Insight, seen: Sequence[Witness], computers: Sequence[int], marks: Sequence[str]) -> "Doubts":
    """Return how strongly each subject was suspected in each round by those witnesses and computer players.

    ``marks`` are those of the game. If it has only ``suspect``, whoever has marks in a round does not suspect the rest.
    """
    return {
        number: {
            subject: Doubt(fmean(shares), len(shares))
            for subject in range(len(insight.subjects))
            if (shares := [*_shares(insight, seen, computers, len(marks) == 1, number, subject)])
        }
        for number in insight.rounds
    }


Doubts = Mapping[int, Mapping[int, Doubt]]
"""By round and number of the subject."""


def _shares(
    insight: Insight, seen: Sequence[Witness], computers: Sequence[int], only_suspects: bool, number: int, subject: int
) -> Iterator[float]:
    for one in seen:
        marks = standing(insight, one, number) if insight.could_doubt(one.seat, subject, number) else {}
        if subject in marks:
            yield WEIGHTS.get(marks[subject], 0.5)
        elif only_suspects and marks:
            yield 0.0
    for computer in computers:
        found = insight.suspicions[computer].get(number, {})
        if subject in found:
            yield found[subject]


def fooled(insight: Insight, seen: Sequence[Witness], subject: int) -> tuple[int, ...]:
    """Return the seats that took notes, and suspected nobody of the hidden side at a round's end."""
    ends = insight.rounds if insight.by_round else insight.rounds[-1:]
    found = (
        one.seat
        for one in seen
        if any(
            marks
            and marks.get(subject) != "suspect"
            and insight.could_doubt(one.seat, subject, number if insight.by_round else None)
            for number in ends
            if subject in insight.members[number]
            for marks in (standing(insight, one, number),)
        )
    )
    return tuple(dict.fromkeys(found))
