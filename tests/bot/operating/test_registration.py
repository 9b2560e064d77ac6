"""Discord is told the commands where they have changed, and nowhere else."""

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot import client, texts
from bot.config import Settings
from bot.sandbox import Sandbox, redirect
from bot.store.location import DATABASE
from bot.tables.servers import FACT
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import answer, next_question


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        yield sandbox


@asynccontextmanager
async def _running(sandbox: Sandbox, data: Path, servers: tuple[int, ...]) -> AsyncIterator[list[str]]:
    """The bot runs; the calls that registered commands."""
    before = len(sandbox.requests)
    bot = client.create(Settings(token=sandbox.token, data=data, servers=servers, drawing="threads"))
    running = asyncio.create_task(bot.start(sandbox.token))
    await sandbox.until(lambda: sandbox.bot_online or running.done(), within=20)
    yield [path for method, path in _about_commands(sandbox, before) if method != "GET"]
    await bot.close()
    await running
    await sandbox.until(lambda: not sandbox.bot_online)


def _about_commands(sandbox: Sandbox, since: int = 0) -> list[tuple[str, str]]:
    """The calls about commands, after so many requests."""
    made = sandbox.requests[since:]
    return [(request.method, request.path) for request in made if request.path.endswith("/commands")]


async def _start(sandbox: Sandbox, data: Path, servers: tuple[int, ...]) -> list[str]:
    """Start the bot and stop it again; the calls that registered commands."""
    async with _running(sandbox, data, servers) as calls:
        return calls


async def _told(sandbox: Sandbox, data: Path, servers: tuple[int, ...]) -> str:
    """A text that names /hand, while the bot runs."""
    async with _running(sandbox, data, servers):
        return texts.speaker("de")("refusal-stale")


def _mention(sandbox: Sandbox) -> str:
    (number,) = [one["id"] for one in sandbox.world.commands if one["name"] == "hand"]
    return f" </hand:{number}> "


@pytest.mark.parametrize("there", [b"{", b"{\xff", b"fingerprints alone"])
async def test_an_unreadable_or_older_memory_keeps_no_start(sandbox: Sandbox, tmp_path: Path, there: bytes) -> None:
    """The commands are told again. The bot finds out which servers are gone once it is connected.

    Earlier bots kept the fingerprint of each scope alone, without ids.
    """
    await _start(sandbox, tmp_path, ())
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        if there.startswith(b"{"):
            database.execute("INSERT OR IGNORE INTO facts VALUES (?, '')", (FACT,))
            database.execute("UPDATE facts SET value = CAST(? AS TEXT)", (there,))
        else:
            older = "UPDATE facts SET value = json_object('0', value ->> '$.0.fingerprint') WHERE name LIKE ?"
            database.execute(older, ("commands of %",))
    assert len(await _start(sandbox, tmp_path, ())) == 1
    assert await _start(sandbox, tmp_path, ()) == []
    assert _mention(sandbox) in await _told(sandbox, tmp_path, ())


async def test_commands_that_were_wiped_elsewhere_are_registered_again(sandbox: Sandbox, tmp_path: Path) -> None:
    await _start(sandbox, tmp_path, ())
    names = [one["name"] for one in sandbox.world.commands]
    for left in (0, -1):
        sandbox.world.commands = sandbox.world.commands[:left]
        assert len(await _start(sandbox, tmp_path, ())) == 1
        assert [one["name"] for one in sandbox.world.commands] == names


async def test_a_server_that_invites_the_bot_again_gets_the_commands_again(sandbox: Sandbox, tmp_path: Path) -> None:
    """With the bot go the commands that it had on that server alone."""
    async with _running(sandbox, tmp_path, (sandbox.world.home.id,)):
        sandbox.remove_bot()
        assert sandbox.world.commands == []
        sandbox.invite_bot()
        await sandbox.until(lambda: sandbox.world.commands)


async def test_commands_of_one_server_and_those_of_all_replace_each_other(sandbox: Sandbox, tmp_path: Path) -> None:
    await _start(sandbox, tmp_path, ())
    server = sandbox.world.home.id
    one, everywhere = await _start(sandbox, tmp_path, (server,))
    assert f"/guilds/{server}/" in one
    assert "/guilds/" not in everywhere
    assert len(await _start(sandbox, tmp_path, ())) == 2
    assert len(await _start(sandbox, tmp_path, (4711, server))) == 3, "a server out of reach keeps no start"


async def test_a_server_without_the_bot_is_told_in_vain_and_then_forgotten(sandbox: Sandbox, tmp_path: Path) -> None:
    home = sandbox.world.home.id
    await _start(sandbox, tmp_path, (home,))
    sandbox.remove_bot()
    assert await _start(sandbox, tmp_path, (home,)) == [f"/applications/{sandbox.world.bot.id}/guilds/{home}/commands"]
    sandbox.invite_bot()
    await _start(sandbox, tmp_path, (home,))
    sandbox.remove_bot()
    assert len(await _start(sandbox, tmp_path, ())) == 2
    assert await _start(sandbox, tmp_path, ()) == []


async def test_texts_mention_commands_by_id_unless_several_servers_have_them(sandbox: Sandbox, tmp_path: Path) -> None:
    """Each server has ids of its own, and a text does not know where it will be read. A start may need no call."""
    for method in ("PUT", "GET"):
        before = len(sandbox.requests)
        told = await _told(sandbox, tmp_path, ())
        assert _mention(sandbox) in told
        assert [one for one, _ in _about_commands(sandbox, before)] == [method]
    assert " `/hand` " in texts.speaker("de")("refusal-stale")
    server = sandbox.world.home.id
    told = await _told(sandbox, tmp_path, (server,))
    assert _mention(sandbox) in told
    for servers in ((server, 4711), (4711,)):
        assert " `/hand` " in await _told(sandbox, tmp_path, servers)


async def test_an_upgrade_that_moves_commands_edits_no_standing_message(court: Court, chance: random.Random) -> None:
    """A command that keeps its name keeps its id, so that messages that name it stand as they are."""
    await court.begin(court.people(3), game="traitor")
    question = await next_question(court, set())
    assert question is not None
    await answer(court, question, chance)
    await court.quiet()
    world = court.sandbox.world
    (hand,) = [one["id"] for one in world.commands if one["name"] == "hand"]
    assert f"</hand:{hand}>" in question.message.content
    now = {one["name"]: int(one["id"]) for one in world.commands}
    await court.stop_bot()
    world.commands = [one if one["name"] != "clock" else one | {"name": "pause"} for one in world.commands]
    older = {"fingerprint": "of an older program", "ids": {one["name"]: int(one["id"]) for one in world.commands}}
    with closing(sqlite3.connect(court.folder / DATABASE)) as database, database:
        database.execute("UPDATE facts SET value = ? WHERE name LIKE 'commands of %'", (json.dumps({"0": older}),))
        database.execute("UPDATE shown SET program = 'an older one'")
    before = len(court.sandbox.requests)
    await court.start_bot()
    await court.quiet()
    calls = [(one.method, one.path.rsplit("/", 1)[-1]) for one in court.sandbox.requests[before:]]
    assert [one for one in calls if one[0] != "GET"] == [("PUT", "commands")]
    then = {one["name"]: int(one["id"]) for one in world.commands}
    assert then.keys() == now.keys()
    assert {name for name, number in then.items() if number != now[name]} == {"clock"}
