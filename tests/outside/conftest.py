"""A game of another package, installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.kit import entries
from tests.outside.installed import ROOT, STRAWS, build, forget, install

collect_ignore = ["straws"]  # what is tested is the package that is made of it


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
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
    forget("straws")
    yield folder
    forget("straws")
