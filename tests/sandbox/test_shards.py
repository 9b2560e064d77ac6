"""Shards of one bot: who is told what, in which order they may identify, and how many there must be."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord

from bot.sandbox import Person, Sandbox
from bot.sandbox.world.guilds import Guild
from tests.sandbox.clock import Clock
from tests.sandbox.conftest import running
from tests.sandbox.court import Court

READY = "READY"
INVALID = {"op": 9, "d": False}


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare connection that has got its HELLO."""
    async with aiohttp.ClientSession() as client, client.ws_connect(sandbox.address + "/gateway") as socket:
        assert (await socket.receive_json(timeout=5))["op"] == 10
        yield socket


async def begin(sandbox: Sandbox, shard: int, shards: int) -> Any:
    """Identify as a shard; the first frame that comes back."""
    async with connected(sandbox) as socket:
        data = {"token": sandbox.token, "intents": 1, "properties": {}, "shard": [shard, shards]}
        await socket.send_json({"op": 2, "d": data})
        message = await socket.receive(timeout=5)
        return socket.close_code if message.type is aiohttp.WSMsgType.CLOSE else message.json()


def shard_of(guild: Guild) -> int:
    return (guild.id >> 22) % 2


async def test_two_processes_share_the_servers(sandbox: Sandbox, anna: Person) -> None:
    """Each hears of its own servers alone, and the first of what is outside of servers."""
    home, cellar = sandbox.world.home, sandbox.world.home
    while shard_of(cellar) == shard_of(home):
        cellar = sandbox.add_guild("Another", f"cellar-{len(sandbox.world.guilds)}")
    courts = [Court(shards=2, only=[number]) for number in range(2)]
    async with AsyncExitStack() as stack:
        tasks = [asyncio.create_task(court.start(sandbox.token)) for court in courts]
        for court in courts:
            stack.push_async_callback(court.close)
        await sandbox.until(lambda: sandbox.bot_online)
        for number, court in enumerate(courts):
            await court.wait_until_ready()
            assert {guild.shard_id for guild in court.guilds} == {number}

            @court.act
            async def whose(interaction: discord.Interaction[Any], number: int = number) -> None:
                await interaction.response.send_message(str(number))

        for place, guild in (("the-hall", home), (f"cellar-{len(sandbox.world.guilds) - 1}", cellar)):
            assert (await anna.command(place, "act", name="whose")).text == str(shard_of(guild))
        assert (await anna.command("dm", "act", name="whose")).text == "0"
        await sandbox.drop_gateway(shard=1)
        assert not sandbox.bot_online
        assert (await anna.command("dm", "act", name="whose")).text == "0"
        await sandbox.until(lambda: "RESUMED" in courts[1].events)
        assert "RESUMED" not in courts[0].events
    await asyncio.gather(*tasks)


async def test_one_shard_identifies_in_five_seconds(sandbox: Sandbox, clock: Clock) -> None:
    sandbox.gateway.starts.on = True
    assert (await begin(sandbox, 0, 2))["t"] == READY
    assert await begin(sandbox, 1, 2) == INVALID
    assert "too soon" in sandbox.problems[0]
    clock.skip(5)
    assert (await begin(sandbox, 1, 2))["t"] == READY


async def test_a_large_bot_begins_several_shards_at_once(sandbox: Sandbox) -> None:
    """Each number modulo ``max_concurrency`` counts by itself."""
    sandbox.gateway.starts.on = True
    sandbox.gateway.starts.concurrency = 2
    assert [(await begin(sandbox, shard, 4))["op"] for shard in (0, 1, 2)] == [0, 0, 9]


async def test_a_bot_is_told_how_many_shards_and_how_often(sandbox: Sandbox, clock: Clock) -> None:
    starts = sandbox.gateway.starts
    starts.shards, starts.concurrency = 3, 16
    async with running(Court(), sandbox) as court:
        assert sorted(court.shards) == [0, 1, 2]
        limits = await court.fetch_session_start_limits()
        assert (limits.total, limits.remaining, limits.max_concurrency) == (1000, 997, 16)
        await sandbox.drop_gateway(resumable=True)
        await sandbox.until(lambda: sandbox.bot_online)
        assert (await court.fetch_session_start_limits()).remaining == 997, "who resumes starts no session"
        clock.skip(24 * 3600)
        limits = await court.fetch_session_start_limits()
        assert (limits.remaining, limits.reset_after) == (1000, 0)


async def test_too_many_servers_need_more_shards(sandbox: Sandbox) -> None:
    sandbox.add_guild("Second", "the-cellar")
    sandbox.gateway.starts.servers = 1
    assert await begin(sandbox, 0, 1) == 4011
    assert "Sharding required" in sandbox.problems[0]
