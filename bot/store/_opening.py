"""Whichever database it is, by where it is."""

import importlib
from pathlib import Path

from bot.store._database import Database
from bot.store._errors import StoreError
from bot.store._sqlite import Sqlite


async def opened(where: Path | str, *, alone: bool = False) -> Database:
    """The file at a path, or the database of PostgreSQL at an address, brought to the present schema if need be.

    Whoever has a file has it ``alone`` in any case. Raises ``StoreError`` when it cannot be used, is newer than this
    program, or somebody else has it, and one of both wants it alone.
    """
    if isinstance(where, Path):
        return await Sqlite.open(where)
    try:
        postgresql = importlib.import_module("bot.store._postgresql")  # here, because not everybody has asyncpg
    except ModuleNotFoundError as error:
        raise StoreError(
            f'PostgreSQL needs the package {error.name}, which is not installed: pip install "turncoat[postgres]".'
        ) from None
    database: Database = await postgresql.Postgresql.open(where, alone=alone)
    return database
