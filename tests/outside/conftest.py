"""A game of another package, installed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot import games
from bot.games.kit import entries
from tests.outside.installed import ROOT, STRAWS, build, install

collect_ignore = ["straws"]  # what is tested is the package that is made of it


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project itself."""
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def straws_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(STRAWS, tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def straws(straws_wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which the package of the game Straws is installed; this process sees it."""
    folder = tmp_path / "packages"
    install(straws_wheel, folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(entries, "_named", {})
    entries.hooks_of.cache_clear()
    _forget()
    yield folder
    if "straws" in engine.games():
        games.unregister("straws")
    _forget()


def _forget() -> None:
    for name in [one for one in sys.modules if one.partition(".")[0] == "turncoat_straws"]:
        del sys.modules[name]
