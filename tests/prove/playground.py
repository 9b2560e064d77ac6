"""A court for a row: a sandbox with the bot in the same process, and what must hold of all that happened there."""

import logging
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.client import Turncoat
from bot.client.tree import Tree
from bot.sandbox import Sandbox, interactions, redirect
from bot.store import Store
from tests.bot.bot_on_sandbox import Court, Wall, fixed_secrets
from tests.bot.outlines import instead_of_pictures
from tests.conftest import PATIENCE, commands_made_once, identify_at_once
from tests.postgresql import Server, programs, serving
from tests.prove.row import require

SERVERS = ExitStack()
"""Things that run until this process ends."""


class Lines(logging.Handler):
    """Keeps all lines of a level or above, with their tracebacks."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


@contextmanager
def logged() -> Iterator[list[str]]:
    """All lines that the bot writes into its log meanwhile, at its most talkative."""
    log, lines = logging.getLogger("bot"), Lines(logging.DEBUG)
    level = log.level
    log.addHandler(lines)
    log.setLevel(logging.DEBUG)
    try:
        yield lines.told
    finally:
        log.removeHandler(lines)
        log.setLevel(level)


@asynccontextmanager
async def store_at(where: Path | str) -> AsyncIterator[Store]:
    """A store in a file, or at the address of a PostgreSQL."""
    store = await Store.open(where)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def postgres(*, wanted: bool = True) -> AsyncIterator[str]:
    """The address of a new database in PostgreSQL; nothing if none is wanted, or its programs are not there."""
    if not wanted or programs() is None:
        yield ""
        return
    async with _server().database() as address:
        yield address


@cache
def _server() -> Server:
    """One for all cases of a process; it ends when that does."""
    return SERVERS.enter_context(serving(programs() or Path()))


@asynccontextmanager
async def playground(
    seed: int, *, troubled: bool = False, bodies: bool = False, database: str = "", patience: float = PATIENCE
) -> AsyncIterator[Court]:
    """The bot, running by a clock that is moved by hand; nothing that it does may be refused by Discord.

    Unless it is ``troubled`` on purpose, nothing may be logged as an error either. With ``bodies`` those of all calls
    are kept. The ``database`` is one of PostgreSQL, if it has an address. An interaction waits for ``patience`` seconds
    instead of Discord's 3: the machine may be busy.
    """
    errors = Lines(logging.ERROR)
    logging.getLogger().addHandler(errors)
    with tempfile.TemporaryDirectory(prefix="turncoat-prove-") as folder, pytest.MonkeyPatch.context() as patch:
        instead_of_pictures(patch)
        patch.setattr(Turncoat, "before_identify_hook", identify_at_once)
        patch.setattr(Turncoat, "latency", 0.02)  # the status tells it, and a heartbeat may change it meanwhile
        patch.setattr(Tree, "payload", commands_made_once)
        patch.setattr(interactions, "TO_ACKNOWLEDGE", patience)
        for module in ("bot.tables.lobby", "bot.tables.players.alone"):
            patch.setattr(f"{module}.secrets", fixed_secrets(f"playground {seed}"))
        patch.setattr("bot.commands.answering.secrets", random.Random(f"playground {seed}"))
        try:
            async with Sandbox(record_bodies=bodies) as sandbox:
                redirect(sandbox.address)
                patch.setattr(sandbox.world, "next_id", sandbox.world.fixed_id)
                court = Court(sandbox, Path(folder))
                court.wall = Wall()
                court.settings = replace(court.settings, database=database)
                await court.start_bot()
                try:
                    yield court
                finally:
                    await court.stop_bot()
                require(not sandbox.problems, f"Discord would have refused: {sandbox.problems}")
        finally:
            logging.getLogger().removeHandler(errors)
    require(troubled or not errors.told, f"the log has: {errors.told}")
