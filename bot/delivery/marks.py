"""Marks of tables that show all they should, and of the program that has shown it.

They are stored from time to time, so that the next start need not look at those tables. Another program may show the
same table otherwise, so each mark has a fingerprint of the program.
"""

import asyncio
import hashlib
import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NoReturn

import bot
import engine
from bot.store import ShownTable, Store
from engine import outside

SAVE_EVERY = 60.0
"""Seconds between two times at which marks are stored."""

SHOWING = (".py", ".ftl", ".json", ".png", ".ttf")
"""Endings of the files that messages are made of."""

_log = logging.getLogger(__name__)


class Marks:
    """Tables found to be shown as this ``program`` shows them, since the last time this was remembered.

    A crash loses these marks, and then the next start looks at such a table again.
    """

    def __init__(self, store: Store, program: str) -> None:
        self._store = store
        self.program = program
        self._found: dict[int, ShownTable] = {}

    def add(self, one: ShownTable) -> None:
        """Note that everything due of a table has been done."""
        self._found[one.table] = one

    def drop(self, table_id: int) -> None:
        """Drop the mark of a table that has changed, or may look different from what it should."""
        self._found.pop(table_id, None)

    async def save(self) -> None:
        """Remember them all."""
        found, self._found = self._found, {}
        await self._store.shown.save(self.program, found.values())

    async def keep_saving(self) -> NoReturn:
        """Remember them from time to time, for ever."""
        while True:
            await asyncio.sleep(SAVE_EVERY)
            await self.save()

    async def close(self) -> None:
        """Remember them all, if that is possible."""
        try:
            await self.save()
        except Exception as error:  # whatever it is, such as a full disk, everything else must end, too
            _log.warning("the marks of tables that show all they should cannot be stored: %r", error)


def program(commands: Mapping[str, int]) -> str:
    """Return a fingerprint of all sources of messages: rules, texts, pictures, and the ids by which they name commands.

    The versions of other packages with games are part of it.
    """
    return hashlib.sha256(f"{_own()} {outside.packages()} {sorted(commands.items())}".encode()).hexdigest()


@cache
def _own() -> str:
    return fingerprint(Path(str(package.__file__)).parent for package in (bot, engine))


def fingerprint(folders: Iterable[Path]) -> str:
    """Return the fingerprint of folders, the same for folders with the same files, wherever they stand."""
    whole = hashlib.sha256()
    for folder in folders:
        for path in sorted(one for one in folder.rglob("*") if one.suffix in SHOWING):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return whole.hexdigest()
