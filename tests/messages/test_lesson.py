"""Contents of a lesson: in every language all that it says, within Discord's limits, and nothing of a table."""

import re
from functools import cache

import pytest

import engine
from bot import pictures, texts
from bot.learning.lesson import LessonPlace, lesson_over, lesson_stopped, lesson_task, lessons
from bot.messages import Content
from bot.messages.ids import read
from bot.messages.telling import LEFT_OUT
from bot.texts import LANGUAGES
from engine import Record, Seat
from engine.insight import insight
from tests.lessons import LESSONS, lesson_of
from tests.messages.limits import check, custom_ids

NAME = "W" * 32


@cache
def _seat(record: bytes, seat: int) -> Seat:
    return engine.replay(Record.from_json(record)).seat(seat)


def shown(place: LessonPlace, language: str, *, wrong: bool = False) -> Content:
    record = place.lesson.record(place.path)
    seat = _seat(record.to_json(), place.lesson.seat)
    if place.is_over:
        return lesson_over(place, seat, insight(record), NAME, language)
    return lesson_task(place, seat, NAME, language, wrong=wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "chapter"), LESSONS)
def test_every_task_says_what_to_do_and_fits_a_message(game: str, chapter: str, language: str) -> None:
    lesson, say = lesson_of(game, chapter), texts.speaker(language)
    for number, task in enumerate(lesson.tasks):
        place = LessonPlace(lesson, chapter, "0" * number)
        key = f"{game}-lesson-{chapter}-{task.name}"
        for wrong in (False, True):
            content = shown(place, language, wrong=wrong)
            check(content)
            assert say(key) in content.text
            assert (say(f"{key}.hint") in content.text) == wrong
            assert f"> {LEFT_OUT}" not in content.text.splitlines()
            assert content.picture is not None
            assert content.picture.what != "part" or content.picture.part in pictures.parts(game)
        assert "→ " in say(key)
        assert f"{number + 1} " in content.text.splitlines()[0]
    check(shown(LessonPlace(lesson, chapter, "0" * len(lesson.tasks)), language))
    check(lessons(game, language))


def test_every_id_of_a_lesson_is_a_lesson_s_and_has_room_for_the_longest() -> None:
    """Check that no action of a table is in a lesson, except the help, which is no table's."""
    for game, chapter in LESSONS:
        lesson = lesson_of(game, chapter)
        for number in range(len(lesson.tasks) + 1):
            place = LessonPlace(lesson, chapter, "0" * number)
            contents = (shown(place, "en"), lesson_stopped(place, "en"))
            found = {read(one)[0] for content in contents for one in custom_ids(content)}
            assert all(one.startswith("lesson-") or one == "rules" for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engine.games())
def test_a_task_is_short(game: str, language: str) -> None:
    say = texts.speaker(language)
    keys = [key for key in say.keys if re.match(f"{game}-lesson-.*-", key)]
    assert [key for key in keys if len(say(key)) > 420 or len(say(f"{key}.hint")) > 200] == []
