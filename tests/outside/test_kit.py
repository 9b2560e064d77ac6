"""``pytest --turncoat`` runs the tests of all games on games of other packages, and finds what is wrong with them."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.operating.new_game import write
from tests.outside.installed import STRAWS, WRECKERS, Done, build, install, run

NEW = "fifth_column"
PROJECTS: dict[str, Callable[[Path], Path]] = {
    "straws": lambda folder: STRAWS,
    "wreckers": lambda folder: WRECKERS,
    NEW: lambda folder: write(NEW, range(5, 8), folder),
}
"""Projects of games, which are built and installed; a new one is written first."""


@pytest.fixture(scope="module")
def turncoat(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project itself installed, and no game of another package."""
    folder = tmp_path_factory.mktemp("turncoat")
    install(wheel, folder)
    return folder


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for each game of another package, in which the package is installed."""
    folder = tmp_path_factory.mktemp("packages")
    for game, project in PROJECTS.items():
        install(build(project(folder), folder / "wheels"), folder / game)
    return folder


async def tried(turncoat: Path, package: Path, game: str, *more: str) -> Done:
    """The tests of all games, run on one that is installed in a folder; the folder has no tests of its own."""
    others = ("asyncio", "cacheprovider", "simcord", "slipcover", "xdist")  # plugins that this run does without
    options = [word for one in others for word in ("-p", f"no:{one}")]
    return await run("-m", "pytest", "--turncoat", game, *options, *more, path=package, more=turncoat)


@pytest.mark.parametrize("game", PROJECTS)
async def test_a_sound_game_passes(game: str, turncoat: Path, packages: Path) -> None:
    done = await tried(turncoat, packages / game, game)
    assert done.returncode == 0, done.stdout
    hooks = "bot.games.kit.usual.Usual" if game == NEW else f"turncoat_{game}.hooks.Looking"
    assert f"turncoat: the tests of all games run on {game}, with the hooks {hooks}" in done.stdout
    assert "skipped" not in done.stdout


class Leak(NamedTuple):
    """A secret of a game told on purpose: ``old`` becomes ``new`` in its module, and then this is ``said``."""

    game: str
    old: str
    new: str
    said: str


LEAKS = {
    "a view that shows the hands of others": Leak(
        "straws", "if state.result else (),", "if state.pile else (),", "depends on a secret (shown): "
    ),
    "an event that tells everybody": Leak(
        "straws", "StrawDrawn(round=1, seats=(seat,),", "StrawDrawn(round=1,", "straw_drawn is told to None"
    ),
    "an event that depends on a hand": Leak(
        "straws", "StrawKept(round=1,", "StrawKept(round=state.held[seat],", "an event depends on a secret: "
    ),
    "a view that shows answers too early": Leak(
        NEW, "rounds=0)", "rounds=int(('1',) in state.answers.values()))", "depends on a secret (rounds): "
    ),
    "an event that depends on a role": Leak(
        "wreckers",
        "CaptainChosen(round=state.round, seat=captain, lots=",
        "CaptainChosen(round=state.round, seat=captain, lots=5 * (state.dealt[captain] == WRECKER) + ",
        "an event depends on a secret: ",
    ),
    "secret cards in the order of the seats": Leak(
        "wreckers", "turned(state.take_answers())", "tuple(x[0] for x in state.take_answers().values())", "a secret"
    ),
    "a false light that depends on a keeper": Leak(
        "wreckers", "state.blinded = seat\n", "state.blinded = seat = state.dealt.index(KEEPER)\n", "a secret"
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
async def test_a_leak_is_found(leak: Leak, turncoat: Path, tmp_path: Path) -> None:
    project = PROJECTS[leak.game](tmp_path)
    install(build(project, tmp_path / "wheels"), tmp_path / "packages")
    module = tmp_path / "packages" / f"turncoat_{leak.game}" / "__init__.py"
    source = module.read_text("utf-8")
    assert leak.old in source
    module.write_text(source.replace(leak.old, leak.new), "utf-8")
    done = await tried(turncoat, tmp_path / "packages", leak.game, "-x", "-k", "eventful or told")
    assert done.returncode == 1, done.stdout
    assert leak.said in done.stdout


async def test_a_game_need_not_be_installed(turncoat: Path, tmp_path: Path) -> None:
    """Name the folder of its project, and of the tests of all games those that are wanted."""
    done = await tried(turncoat, write(NEW, range(5, 6), tmp_path), ".", "-k", "told")
    assert done.returncode == 0, done.stdout


async def test_a_game_that_is_not_there_is_named_and_nothing_runs(turncoat: Path, tmp_path: Path) -> None:
    done = await tried(turncoat, tmp_path, "chess")
    assert done.returncode == 4
    assert "ERROR: chess: no installed package has a game 'chess'\n" in done.stderr


async def test_other_runs_of_pytest_import_nothing_for_it(turncoat: Path, tmp_path: Path) -> None:
    test = "import sys\ndef test_lazy(): assert not {'engine', 'bot.games', 'hypothesis'} & {*sys.modules}\n"
    (tmp_path / "test_lazy.py").write_text(test, "utf-8")
    done = await run("-m", "pytest", "-p", "no:hypothesispytest", path=tmp_path, more=turncoat)
    assert (done.returncode, "the tests of all games" in done.stdout) == (0, False), done.stdout
