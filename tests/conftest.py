"""Fixtures that several folders need.

They offer toy games for the length of a test, and the court: a sandbox and the bot on it.
"""

import asyncio
import logging
import os
import random
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import pytest

import engine
from bot.client import Turncoat
from bot.client.tree import Tree
from bot.commands import play
from bot.messages import NEWEST_BOARD
from bot.sandbox import Sandbox, interactions, redirect
from bot.sandbox.world.world import World
from bot.store.location import DATABASE
from bot.store.sqlite import database
from bot.texts.speech import log_once
from tests import postgresql
from tests.bot.bot_on_sandbox import Court, fixed_secrets
from tests.bot.outlines import instead_of_pictures
from tests.sample_games import errand as errands
from tests.sample_games import vote as votes
from tests.sandbox.contract import event_violations, violations

PATIENCE = 12.0
"""Seconds for which an interaction waits instead of Discord's 3: the machine may be busy."""
EMPTIED = """
    DO $$
    DECLARE one text;
    BEGIN
        PERFORM pg_terminate_backend(pid, 1000) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend';
        FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema' LOOP
            EXECUTE format('DELETE FROM %I', one);
        END LOOP;
        PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, FALSE) FROM pg_sequences;
    END
    $$
    """
"""Ends all other connections and empties all tables. To truncate tables takes longer: each gets new files."""
MAKE = Tree.payload
MADE: dict[tuple[str, ...], list[dict[str, Any]]] = {}
SETTLED: dict[tuple[str, ...], tuple[bytes, World]] = {}
GAME_COMMAND = cache(play._game_command)


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of SQLite outlives its process, but not the machine: nothing waits for the disk."""
    monkeypatch.setattr(database, "DURABLE", "synchronous = OFF")


@pytest.fixture
def vote() -> Iterator[None]:
    """Everybody is asked at once."""
    with votes.offered():
        yield


@pytest.fixture
def errand() -> Iterator[None]:
    """Long turns of small questions, and windows in which who answers is a secret."""
    with errands.offered():
        yield


@pytest.fixture(autouse=True)
def deal(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a deal of its own, the same in every run; those marked ``deal`` have the one named there."""
    marked = request.node.get_closest_marker("deal")
    same = fixed_secrets(marked.args[0] if marked else request.node.name)
    for module in ("bot.tables.lobby", "bot.tables.players.alone"):
        monkeypatch.setattr(f"{module}.secrets", same)
    monkeypatch.setattr("bot.commands.answering.secrets", random.Random(request.node.name))


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """Return the chance by which people answer: the same in every run."""
    return random.Random(request.node.name)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgresql.Server]:
    """A PostgreSQL for all tests of this process that need one."""
    programs = postgresql.programs()
    if programs is None:
        missing = "no PostgreSQL on PATH (initdb), nor in /usr/lib/postgresql"
        (pytest.fail if "TURNCOAT_POSTGRES_REQUIRED" in os.environ else pytest.skip)(missing)
    with postgresql.serving(programs) as server:
        yield server


@pytest.fixture(scope="session")
def shared(postgres_server: postgresql.Server) -> str:
    """The address of a database for all tests: it takes longer to make one than to empty it."""
    asyncio.run(postgres_server.execute("CREATE DATABASE shared TEMPLATE template0"))
    return postgres_server.address("shared")


@pytest.fixture
async def address(shared: str) -> str:
    """Return the address of a store in PostgreSQL; nothing is in the store."""
    connection = await asyncpg.connect(shared)
    await connection.execute(EMPTIED)
    await connection.close()
    return shared


@pytest.fixture
async def postgres(postgres_server: postgresql.Server) -> AsyncIterator[str]:
    """The address of an empty database in PostgreSQL."""
    async with postgres_server.database() as address:
        yield address


async def identify_at_once(bot: Turncoat, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits 5 seconds before every identify but the first."""


async def commands_made_once(tree: Tree) -> list[dict[str, Any]]:
    """Return the commands that a bot tells Discord, made only once for the same games.

    The commands depend on the games alone; discord.py makes them in 31 languages.
    """
    games = tuple(engine.games())
    if games not in MADE:
        MADE[games] = await MAKE(tree)
    return MADE[games]


async def settle(court: Court) -> None:
    """Let the bot have run there before: there are its database and its commands, which take half of a first start."""
    games = tuple(engine.games())
    if games not in SETTLED:
        async with Sandbox() as sandbox:
            redirect(sandbox.address)
            with TemporaryDirectory() as folder:
                first = Court(sandbox, Path(folder))
                await first.start_bot()
                await first.stop_bot()
                SETTLED[games] = (first.folder / DATABASE).read_bytes(), sandbox.world
    database, world = SETTLED[games]
    (court.folder / DATABASE).write_bytes(database)
    court.sandbox.world.commands, court.sandbox.world._last_command = world.commands, world._last_command


@pytest.fixture
async def empty_court(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Court]:
    """A court whose bot has not been started. At the end its whole traffic is checked: nothing was sent that Discord
    refuses, and nothing logged as an error.
    """
    monkeypatch.setattr(Turncoat, "before_identify_hook", identify_at_once)
    monkeypatch.setattr(Tree, "payload", commands_made_once)
    monkeypatch.setattr(play, "_game_command", GAME_COMMAND)
    monkeypatch.setattr(interactions, "TO_ACKNOWLEDGE", PATIENCE)
    async with Sandbox(record_bodies=True) as sandbox:
        court = Court(sandbox, tmp_path)
        await settle(court)
        redirect(sandbox.address)
        # Ids do not depend on the time: those of people are part of a seed.
        monkeypatch.setattr(sandbox.world, "next_id", sandbox.world.fixed_id)
        try:
            yield court
        finally:
            await court.stop_bot()
        assert sandbox.problems == []
        assert violations(sandbox.requests) == []
        assert event_violations(sandbox.events) == []
        assert all(NEWEST_BOARD not in str(one.body) for one in sandbox.requests), "a link was sent unfilled"
    assert [one.getMessage() for one in caplog.get_records("call") if one.levelno >= logging.ERROR] == []


@pytest.fixture
async def court(empty_court: Court) -> Court:
    """A court with the bot running."""
    await empty_court.start_bot()
    return empty_court


def person(key: str) -> Any:
    """A fixture of that name: one of the people at the court."""
    return pytest.fixture(lambda empty_court: empty_court.person(key), name=key)


anna, ben, chloe, dirk = map(person, ("anna", "ben", "chloe", "dirk"))


@pytest.fixture
def outlines() -> Iterator[None]:
    """Boards and hands are not drawn: only their sizes are right."""
    with pytest.MonkeyPatch.context() as patch:
        instead_of_pictures(patch)
        yield


@pytest.fixture
def all_texts_said(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No text goes wrong: outside of tests that is only logged, so that nobody's game stops."""
    log_once.cache_clear()
    yield
    assert [one.getMessage() for one in caplog.get_records("call") if one.name.startswith("bot.texts")] == []
