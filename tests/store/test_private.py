"""Nobody but the bot's own user may read the database: it holds the secrets of every running match."""

import os
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest

from bot.store import Store, is_private
from tests.store.test_tables import fresh

FILES = ("turncoat.db", "turncoat.db-lock", "turncoat.db-shm", "turncoat.db-wal")


@pytest.fixture(autouse=True)
def nothing_is_masked() -> Iterator[None]:
    """Let everything that is made without a thought be open to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def set_mode(path: Path, mode: int) -> None:
    path.chmod(mode)


def make_folder(path: Path) -> None:
    path.mkdir(0o755)


def make_file(path: Path, mode: int) -> None:
    path.touch(mode)


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: mode(one) for one in folder.iterdir()}


async def test_a_new_database_in_a_new_folder(tmp_path: Path) -> None:
    path = tmp_path / "data" / "turncoat.db"
    store = await Store.open(path)
    await store.tables.open(fresh())
    assert mode(path.parent) == 0o700
    assert modes(path.parent) == dict.fromkeys(FILES, 0o600)
    await store.close()


async def test_present_files_are_closed_to_others(path: Path) -> None:
    await (await Store.open(path)).close()
    set_mode(path, 0o666)
    set_mode(path.parent, 0o755)
    make_file(path.with_name("turncoat.db-wal"), 0o644)
    assert not is_private(path)
    store = await Store.open(path)
    await store.tables.open(fresh())
    assert modes(path.parent) == dict.fromkeys(FILES, 0o600)
    assert is_private(path)
    assert mode(path.parent) == 0o755, "a folder that somebody else made is theirs"
    await store.close()


async def test_a_folder_in_its_place_stays_as_it_is(path: Path) -> None:
    make_folder(path)
    with pytest.raises(Exception, match="cannot be opened"):
        await Store.open(path)
    assert mode(path) == 0o755


async def test_files_whose_permissions_cannot_be_changed_are_used(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError

    make_file(path, 0o666)
    monkeypatch.setattr(Path, "chmod", refuse)
    store = await Store.open(path)
    assert not is_private(path)
    await store.close()
