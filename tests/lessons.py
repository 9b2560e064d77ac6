"""Helpers of the tests of lessons: the list of lessons, and the ways through a lesson."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import engine
from engine import Lesson

LESSONS = [(game.key, chapter) for game in engine.games().values() for chapter in game.lessons]


def lesson_of(game: str, chapter: str) -> Lesson:
    return engine.game(game).lessons[chapter]


def paths(lesson: Lesson) -> Iterator[str]:
    """The way that is shown to a learner who asks, and every other that leaves it at one task or two."""
    whole = "0" * len(lesson.tasks)
    yield whole
    others = [(number, str(place)) for number, task in enumerate(lesson.tasks) for place in range(1, len(task.right))]
    for one, other in combinations_with_replacement(others, 2):
        path = whole[: one[0]] + one[1] + whole[one[0] + 1 :]
        if one == other or one[0] < other[0]:
            yield path[: other[0]] + other[1] + path[other[0] + 1 :]
