"""Lessons of all games, for tests."""

import engine
from engine import Lesson

LESSONS = [(game.key, chapter) for game in engine.games().values() for chapter in game.lessons]


def lesson_of(game: str, chapter: str) -> Lesson:
    return engine.game(game).lessons[chapter]
