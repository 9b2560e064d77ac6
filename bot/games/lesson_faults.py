"""Faults of a lesson. Any right answers must lead to its end, and each task must have a wrong answer."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
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
    sound = True
    for number, task in enumerate(lesson.tasks):
        try:
            for fault in _task(lesson, where, number, task):
                sound = False
                yield fault
        except EngineError as error:
            yield f"{where}: the task {task.name} cannot be reached by the first right answers: {error}"
            return
    if sound:
        yield from _ways(lesson, where)


def paths(lesson: Lesson) -> Iterator[str]:
    """Yield the way that is shown to whoever asks, and every other that leaves it at one task or two."""
    whole = "0" * len(lesson.tasks)
    yield whole
    others = [(number, str(place)) for number, task in enumerate(lesson.tasks) for place in range(1, len(task.right))]
    for one, other in combinations_with_replacement(others, 2):
        path = whole[: one[0]] + one[1] + whole[one[0] + 1 :]
        if one == other or one[0] < other[0]:
            yield path[: other[0]] + other[1] + path[other[0] + 1 :]


def _ways(lesson: Lesson, where: str) -> Iterator[str]:
    """Yield the first fault of the ways through a lesson, by whatever right answers, and answers that no way takes."""
    left = {(task.name, right) for task in lesson.tasks for right in task.right}
    for path in paths(lesson):
        match, said = engine.replay(lesson.record("")), list[str]()
        for figure, task in zip(path, lesson.tasks, strict=True):
            try:
                decision = match.decisions[lesson.seat]
                wished = task.right[int(figure)]
                keys = wished if set(wished) <= set(decision.keys) else task.right[task.shown(decision)]
                match.play(lesson.seat, keys)
                for answer in task.then:
                    match.play(answer.seat, answer.keys)
            except (EngineError, KeyError, StopIteration) as error:
                yield f"{where}: the task {task.name} does not lead on after {'; '.join(said) or 'nothing'}: {error!r}"
                return
            said.append(" ".join(keys))
            left.discard((task.name, keys))
    yield from (
        f"{where}: the right answer {' '.join(keys)} to the task {name} never fits" for name, keys in sorted(left)
    )


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
