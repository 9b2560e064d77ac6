"""Lessons as the engine reads them: right and wrong answers, paths, marks, and files that are no lessons."""

from pathlib import Path

import pytest

import engine
from engine import BadLesson, IllegalAnswer, Lesson
from engine.lessons import lessons_beside
from tests.lessons import lesson_of


def test_a_wrong_answer_is_none_and_an_impossible_one_is_refused() -> None:
    lesson = lesson_of("verraeter", "1")
    decision = engine.replay(lesson.record("00")).decisions[lesson.seat]
    assert lesson.tasks[2].place(decision, ["diplomat_5"]) == 0
    assert lesson.tasks[2].place(decision, ["traitor"]) is None
    with pytest.raises(IllegalAnswer):
        lesson.tasks[2].place(decision, ["builder"])


@pytest.mark.parametrize(("path", "is_there"), [("", True), ("4", True), ("5", False), ("40", True), ("x", False)])
def test_a_path_has_a_figure_for_each_task_done(path: str, is_there: bool) -> None:
    assert lesson_of("verraeter", "1").has(path) == is_there


def test_a_changed_lesson_has_another_mark(tmp_path: Path) -> None:
    source = (Path(engine.__file__).parent / "verraeter" / "lessons" / "1.json").read_text(encoding="utf-8")
    found = [_one(tmp_path, text).mark for text in (source, source, source.replace('"3.1"]]', '"4.1"]]'))]
    assert found[0] == found[1] == lesson_of("verraeter", "1").mark
    assert found[1] != found[2]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"seats": 3,', "", "`seats`"),
        ('"seat": 0,', '"seat": 0, "hint": "x",', "hint"),
        ('[["3.1"]]', "[]", "the task cards has 0 right answers"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, said: str) -> None:
    source = (Path(engine.__file__).parent / "verraeter" / "lessons" / "1.json").read_text(encoding="utf-8")
    with pytest.raises(BadLesson, match=said):
        _one(tmp_path, source.replace(old, new))


def _one(folder: Path, text: str) -> Lesson:
    (folder / "lessons").mkdir(exist_ok=True)
    (folder / "lessons" / "1.json").write_text(text, encoding="utf-8")
    return lessons_beside(str(folder / "__init__.py"))["1"]
