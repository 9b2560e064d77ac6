"""Files that nobody except the bot's own user may read. If a system has no such permissions, all stays as it is."""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

from bot.store.errors import StoreError

OTHERS = 0o077
SUFFIXES = ("", "-wal", "-shm", "-journal", "-lock")
"""The ends of the names of a database's files. SQLite makes them with the database's permissions."""


def make_folder(folder: Path) -> None:
    """Make a data folder if it is missing. Raise ``StoreError`` when that cannot be done."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"The data folder {folder} cannot be made: {error.strerror}. "
            "Change who may write there, or name another folder as data in the configuration."
        ) from None


def make_private(path: Path) -> None:
    """Make the database's file and its folder, if they are missing. Close its existing files to others.

    A folder that is there already is left alone. Raise ``OSError`` when something cannot be made.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for one in (path, path.with_name(f"{path.name}-lock")):
        if not one.exists():
            os.close(os.open(one, os.O_CREAT | os.O_RDWR, 0o600))
    for one in _files(path):
        with suppress(PermissionError):  # they may be somebody else's, and usable all the same
            one.chmod(S_IMODE(one.stat().st_mode) & ~OTHERS)


def is_private(path: Path) -> bool:
    """Return whether nobody else may read or write the files of the database; always true of Windows."""
    return os.name == "nt" or not any(one.stat().st_mode & OTHERS for one in _files(path))


def _files(path: Path) -> list[Path]:
    files = [path.with_name(path.name + suffix) for suffix in SUFFIXES]
    return [one for one in files if one.is_file()]
