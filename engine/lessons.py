"""Lessons: a fixed deal in which somebody makes every move of one seat, and learns the rules by it.

A lesson is data in its game's package, ``lessons/<chapter>.json``. A lesson is no match that anybody plays, and nothing
of it is kept. A learner is at the same task as often as they come back to the lesson.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

import msgspec

from engine.decision import Decision
from engine.errors import BadLesson
from engine.record import Answer, Record

FIGURES = "0123456789"
"""The signs of a path: each is an answer's place among the right answers, which are ten at most."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the learner.

    ``name`` is the key of the task's texts. ``right`` are the answers that lead on, as far as they can be given.
    ``then`` are the answers of the others before the next task. ``picture`` is what helps to choose: the ``hand``, the
    ``board``, or a part of it.
    """

    name: str
    right: tuple[tuple[str, ...], ...]
    then: tuple[Answer, ...] = ()
    picture: str = "hand"

    def place(self, decision: Decision, keys: Sequence[str]) -> int | None:
        """Return the place of these keys among the right answers, from 0; ``None``: the answer is wrong.

        Raises ``IllegalAnswer``.
        """
        taken = set(decision.answer(keys))
        return next((place for place, right in enumerate(self.right) if set(right) == taken), None)

    def shown(self, decision: Decision) -> int:
        """Return the place of the right answer that is shown on request: the first that can be given."""
        return next(place for place, right in enumerate(self.right) if set(right) <= set(decision.keys))


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A chapter: the deal, which ``seat`` is the learner's, what all answered ``before``, and the tasks.

    A learner's place in the chapter is a *path*. It has a figure for each task done, which says which of its right
    answers the learner gave.
    """

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    seed: bytes
    seat: int
    before: tuple[Answer, ...] = ()
    tasks: tuple[Task, ...]

    @cached_property
    def mark(self) -> str:
        """Equal for equal lessons: who has begun one that was changed since cannot go on with it."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:6]

    def has(self, path: str) -> bool:
        """Return whether the lesson has such a path: somebody can make a path up."""
        figures = zip(self.tasks, path, strict=False)
        return len(path) <= len(self.tasks) and all(one in FIGURES[: len(task.right)] for task, one in figures)

    def record(self, path: str) -> Record:
        """Return the record of the deal after the tasks of a path that there is.

        ``engine.replay`` makes the match of the record.
        """
        answers = list(self.before)
        for task, figure in zip(self.tasks, path, strict=False):
            answers += [Answer(self.seat, task.right[int(figure)]), *task.then]
        return Record(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            answers=tuple(answers),
        )


def lessons_beside(module: str) -> Mapping[str, Lesson]:
    """Return the lessons in the folder ``lessons`` beside a module's file: chapter -> lesson, in order of their names.

    Raises ``BadLesson`` for a file that is no lesson.
    """
    return {file.stem: _read(file) for file in sorted((Path(module).parent / "lessons").glob("*.json"))}


def _read(file: Path) -> Lesson:
    try:
        lesson = msgspec.json.decode(file.read_bytes(), type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(f"{file.name} is no lesson: {error}") from None
    for task in lesson.tasks:
        if not 0 < len(task.right) <= len(FIGURES):
            raise BadLesson(f"{file.name}: the task {task.name} has {len(task.right)} right answers, not 1 to 10")
    return lesson
