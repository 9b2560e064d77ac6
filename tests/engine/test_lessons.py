"""Every lesson can be taken from its first task to its end, by whatever right answers, and knows the wrong ones."""

from pathlib import Path

import pytest

import engine
from engine import BadLesson, IllegalAnswer, Lesson
from engine.lessons import lessons_beside
from tests.lessons import LESSONS, lesson_of, paths


def test_every_game_is_taught() -> None:
    assert {game for game, _ in LESSONS} == set(engine.games())


@pytest.mark.parametrize(("game", "chapter"), LESSONS)
def test_every_way_leads_to_the_end(game: str, chapter: str) -> None:
    """Others never answer for the learner, who is asked at every task, as long as it takes."""
    lesson = lesson_of(game, chapter)
    assert lesson.game == game
    assert {one.name for one in lesson.tasks} & {"end"} == set()
    assert len({one.name for one in lesson.tasks}) == len(lesson.tasks)
    taken: set[tuple[int, int]] = set()
    for wished in paths(lesson):
        match, path = engine.replay(lesson.record("")), ""
        for number, (figure, task) in enumerate(zip(wished, lesson.tasks, strict=True)):
            assert lesson.seat in match.awaited, task.name
            decision, place = match.decisions[lesson.seat], int(figure)
            if not set(task.right[place]) <= set(decision.keys):
                place = task.shown(decision)
            keys = task.right[place]
            assert task.place(decision, keys) == place
            match.play(lesson.seat, keys)
            for answer in task.then:
                assert answer.seat != lesson.seat, task.name
                match.play(answer.seat, answer.keys)
            taken.add((number, place))
            path += str(place)
        assert match.record == lesson.record(path)
    assert taken == {(number, one) for number, task in enumerate(lesson.tasks) for one in range(len(task.right))}


@pytest.mark.parametrize(("game", "chapter"), LESSONS)
def test_it_is_neither_long_nor_short_and_has_wrong_answers(game: str, chapter: str) -> None:
    lesson = lesson_of(game, chapter)
    assert (8 if len(engine.game(game).lessons) == 1 else 5) <= len(lesson.tasks) <= 12
    for number, task in enumerate(lesson.tasks):
        decision = engine.replay(lesson.record("0" * number)).decisions[lesson.seat]
        answers = [[key] for key in decision.keys] if decision.least <= 1 <= decision.most else []
        answers += [[]] if decision.least == 0 else []
        answers += [list(decision.keys[: decision.least])]
        assert None in [task.place(decision, keys) for keys in answers], task.name


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


def test_no_path_is_longer_than_the_lesson() -> None:
    lesson = lesson_of("verraeter", "1")
    assert lesson.has("0" * len(lesson.tasks))
    assert not lesson.has("0" * (len(lesson.tasks) + 1))


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
