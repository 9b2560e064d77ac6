"""``try`` says all that is wrong with a game, installed or in its project's folder, and how it plays."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import engine
from bot import games
from bot.__main__ import main
from bot.games.lesson_faults import lesson_faults
from engine import Lesson
from engine.verraeter import Verraeter
from tests.outside.installed import STRAWS, WRECKERS, build, change, forget, install
from tests.samples import samples


@pytest.fixture
def folder(straws: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project's folder with a game that is not installed."""
    (straws / "pyproject.toml").write_text((STRAWS / "pyproject.toml").read_text("utf-8"), "utf-8")
    for metadata in straws.glob("*.dist-info/entry_points.txt"):
        metadata.unlink()
    monkeypatch.setattr(sys, "path", list(sys.path))
    return straws


def test_a_sound_game_is_told_to_be_so(straws: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", "straws", "--matches", "4"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:3] == [
        "ok    texts and commands",
        "ok    4 matches, with pictures and words of every moment",
        "ok    no leak; 32 answers are alike in other possible truths",
    ]
    assert [line.split()[:2] for line in said[3:]] == [["ok", "0"], ["thumb", "thinks"], ["search", "thinks"]]


def test_a_game_need_not_be_installed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", str(folder), "--matches", "1"]) == 0
    assert capsys.readouterr().out.startswith("ok    texts and commands\nok    3 matches, ")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("texts/nl/straws.ftl", "{ $length }", "{ $size }", "WRONG texts/nl: straws-event-straw_drawn: "),
        ("__init__.py", "    state.turn += 1", "    state.turn += 1 // 0", "WRONG play: ZeroDivisionError: "),
        (
            "__init__.py",
            '{"length": state.held[seat]}',
            '{"length": max(state.held)}',
            "WRONG leak: the decision depends on a secret (facts): seat 0 before answer 1, in the phase decide, ",
        ),
        (
            "__init__.py",
            "StrawDrawn(round=1, seats=(seat,), seat=seat, length=state",
            "StrawDrawn(round=1, seat=seat, length=state",
            "WRONG leak: straw_drawn is told to everybody, and another time to (",
        ),
        (
            "__init__.py",
            "else state.held[seat]",
            "else state.held[0]",
            "WRONG leak: the view depends on a secret (held): ",
        ),
    ],
    ids=["in another language", "an answer", "a question that leaks", "an event", "a view"],
)
def test_a_fault_is_named_and_a_leak_with_its_moment(
    folder: Path, file: str, old: str, new: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without hooks of the game."""
    change(folder / "turncoat_straws" / file, (old, new))
    project = folder / "pyproject.toml"
    project.write_text(project.read_text("utf-8").partition('[project.entry-points."turncoat.hooks"]')[0], "utf-8")
    assert main(["try", str(folder), "--matches", "6" if "leak" in said else "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith(said)], lines


def test_hooks_that_are_none_are_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder / "pyproject.toml", ("turncoat_straws.hooks:Looking", "turncoat_straws:Straws"))
    assert main(["try", str(folder), "--matches", "1"]) == 1
    said = "WRONG hooks: TypeError: turncoat_straws:Straws is no bot.games.kit.hooks.Hooks"
    assert said in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("what", ["chess", "."])
def test_a_game_that_is_not_there_is_refused(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["try", what]) == 1
    assert capsys.readouterr().out.startswith(f"WRONG {what}: ")


# Lessons

LESSON = Verraeter.lessons["1"]
FIRST, *OTHERS = LESSON.tasks


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (LESSON, []),
        (replace(LESSON, tasks=(replace(FIRST, right=(*FIRST.right, ("1",))), *OTHERS)), ["the task estate does not"]),
        (replace(LESSON, tasks=LESSON.tasks[:7]), ["the lesson has 7 tasks; 8 to 12 are neither long nor short"]),
        (replace(LESSON, tasks=(replace(FIRST, name="end"), *OTHERS)), ["two tasks have the same name, or a task is"]),
        (replace(LESSON, game="traitor"), ["the lesson is of the game traitor"]),
        (replace(LESSON, seat=1), [f"at the task {FIRST.name} the learner is asked nothing"]),
        (
            replace(LESSON, tasks=(replace(FIRST, right=(("no such key",),)), *OTHERS)),
            [f"no right answer to the task {FIRST.name} can", f"the task {OTHERS[0].name} cannot be reached"],
        ),
    ],
    ids=["sound", "another way", "short", "a name", "another game", "nothing asked", "no right answer"],
)
def test_a_lesson_keeps_to_what_learners_need(lesson: Lesson, said: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Verraeter, "lessons", {"1": lesson})
    found = [fault.removeprefix("lessons/1.json: ") for fault in lesson_faults(Verraeter(), "1")]
    assert [fault.startswith(start) for fault, start in zip(found, said, strict=False)] == [True] * len(said)
    assert bool(found) == bool(said)


WRECKERS_BROKEN = {
    "a question kept too long": (
        "(state.round, state.ballot, state.suspects)",
        "state.round",
        "WRONG alike: a question captain was kept that is another one by now; say more in its alike",
    ),
    "a phase that is no question": (
        'state.put("night",',
        'state.put("nigth",',
        "WRONG start: Defect: put('nigth'): there is no such kind of question; there are night, captain, crew, cards",
    ),
    "an error at the import": ("TO_WIN = 3", "TO_WIN = 3 // 0", "(turncoat_wreckers/__init__.py, line "),
    "a truth that is set badly": (
        "blinded=own.blinded",
        "blinded=None",
        "WRONG determinize: in the phase captain a truth made of a view shows another blinded (seat ",
    ),
}


@pytest.fixture
def wreckers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The project's folder of Wreckers, which is also installed as it is."""
    installed, folder = tmp_path / "packages", tmp_path / "project"
    install(build(WRECKERS, tmp_path / "wheels"), installed)
    shutil.copytree(WRECKERS, folder)
    monkeypatch.setattr(sys, "path", [str(installed), *sys.path])
    games.load()
    yield folder
    forget("wreckers")


@pytest.mark.parametrize("broken", [*WRECKERS_BROKEN][: samples(3, 4)])
def test_a_folder_is_tried_for_what_is_there(wreckers: Path, broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, said = WRECKERS_BROKEN[broken]
    assert "wreckers" in engine.games()
    change(wreckers / "turncoat_wreckers" / "__init__.py", (old, new))
    assert main(["try", str(wreckers), "--matches", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("WRONG ") and said in line], lines
