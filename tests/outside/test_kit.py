"""``pytest --turncoat`` runs the tests of all games on games of other packages, and finds what is wrong with them."""

import shutil
from pathlib import Path

import pytest

from tests.outside.installed import STRAWS, change, install, run
from tests.outside.leaking import IN_TESTS, LEAKS, PROJECTS, Leak, passes, tried


@pytest.fixture(scope="module")
def turncoat(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project itself installed, and no game of another package."""
    folder = tmp_path_factory.mktemp("turncoat")
    install(wheel, folder)
    return folder


@pytest.mark.parametrize("game", [one for one in PROJECTS if one in IN_TESTS])
async def test_a_sound_game_passes(game: str, turncoat: Path, tmp_path: Path) -> None:
    await passes(game, turncoat, tmp_path)


@pytest.mark.parametrize("leak", [one for name, one in LEAKS.items() if name in IN_TESTS], ids=str)
async def test_a_leak_is_found_in_a_game_that_is_not_installed(leak: Leak, turncoat: Path, tmp_path: Path) -> None:
    """Name the folder of its project, and of the tests of all games those that are wanted."""
    project = shutil.copytree(STRAWS, tmp_path / "straws")
    change(project / "turncoat_straws" / "__init__.py", (leak.old, leak.new))
    done = await tried(turncoat, project, ".", "-x", "-k", "eventful or told")
    assert done.returncode == 1, done.stdout
    assert leak.said in done.stdout


async def test_a_game_that_is_not_there_is_named_and_nothing_runs(turncoat: Path, tmp_path: Path) -> None:
    done = await tried(turncoat, tmp_path, "chess")
    assert done.returncode == 4
    assert "ERROR: chess: no installed package has a game 'chess'\n" in done.stderr


async def test_other_runs_of_pytest_import_nothing_for_it(turncoat: Path, tmp_path: Path) -> None:
    test = "import sys\ndef test_lazy(): assert not {'engine', 'bot.games', 'hypothesis'} & {*sys.modules}\n"
    (tmp_path / "test_lazy.py").write_text(test, "utf-8")
    done = await run("-m", "pytest", "-p", "no:hypothesispytest", path=tmp_path, more=turncoat)
    assert (done.returncode, "the tests of all games" in done.stdout) == (0, False), done.stdout
