"""Faults of a lesson. Any right answers must lead to its end, and each task must have a wrong answer."""

from collections.abc import Iterator, Sequence
from typing import Any

import engine
from engine import Decision, EngineError, Game, Lesson, Task

FEWEST, MOST, FEWEST_OF_SEVERAL = 8, 12, 5
"""The number of tasks: of the only lesson of a game, at most, and of a lesson among several."""


def lesson_faults(game: Game[Any], chapter: str) -> Iterator[str]:
    """Yield a sentence for each fault of a lesson."""
    lesson, where = game.lessons[chapter], f"lessons/{chapter}.json"
    names = [task.name for task in lesson.tasks]
    least = FEWEST if len(game.lessons) == 1 else FEWEST_OF_SEVERAL
    if not least <= len(names) <= MOST:
        yield f"{where}: the lesson has {len(names)} tasks; {least} to {MOST} are neither long nor short"
    if "end" in names or len(set(names)) < len(names):
        yield f"{where}: two tasks have the same name, or a task is called end; choose another name"
    if lesson.game != game.key:
        yield f"{where}: the lesson is of the game {lesson.game}"
        return
    for number, task in enumerate(lesson.tasks):
        try:
            yield from _task(lesson, where, number, task)
        except EngineError as error:
            yield f"{where}: the task {task.name} cannot be reached by the first right answers: {error}"
            return


def _task(lesson: Lesson, where: str, number: int, task: Task) -> Iterator[str]:
    match = engine.replay(lesson.record("0" * number))
    if lesson.seat not in match.awaited:
        yield f"{where}: at the task {task.name} the learner is asked nothing; others answer in then"
        return
    decision = match.decisions[lesson.seat]
    if not any(set(right) <= set(decision.keys) for right in task.right):
        yield f"{where}: no right answer to the task {task.name} can be given"
    elif all(task.place(decision, keys) is not None for keys in _answers(decision)):
        yield f"{where}: no answer to the task {task.name} is wrong; ask something that can be answered wrongly"
    if any(one.seat == lesson.seat for one in task.then):
        yield f"{where}: after the task {task.name} the learner's own seat answers in then"


def _answers(decision: Decision) -> Iterator[Sequence[str]]:
    """Yield some answers that a learner may give."""
    if decision.least <= 1 <= decision.most:
        yield from ([key] for key in decision.keys)
    if decision.least == 0:
        yield []
    yield decision.keys[: decision.least]
