import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.world.guilds import Guild
from tests.sandbox.clock import Clock
from tests.sandbox.conftest import running
from tests.sandbox.court import Court

IDENTIFY, RESUME = 2, 6
INVALID = {"op": 9, "d": False}


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare connection to the gateway."""
    async with connected(sandbox) as socket:
        yield socket


async def close_code(socket: aiohttp.ClientWebSocketResponse, frame: Any) -> int | None:
    """Send a frame and return the code the gateway closes with."""
    await socket.send_json(frame)
    message = await socket.receive(timeout=5)
    assert message.type is aiohttp.WSMsgType.CLOSE
    return socket.close_code


def identify(sandbox: Sandbox, **more: Any) -> dict[str, Any]:
    return {"op": IDENTIFY, "d": {"token": sandbox.token, "intents": 1, "properties": {}} | more}


async def test_a_bot_whose_heartbeats_are_not_answered_connects_anew(sandbox: Sandbox, anna: Person) -> None:
    sandbox.gateway.heartbeat_interval = 50
    court = Court(heartbeat_timeout=0.2)
    async with running(court, sandbox):
        sandbox.freeze_gateway()
        reply = anna.send_command(anna.channel("the-hall"), "act", {"name": "hello"})
        assert (await anna.settled(reply)).text == "hello"
        assert court.events.count("RESUMED") == 1


@pytest.mark.parametrize(
    ("cut_off", "greetings"),
    [
        (lambda sandbox: sandbox.drop_gateway(resumable=False), 2),
        (lambda sandbox: sandbox.drop_gateway(code=4000), 1),
        (lambda sandbox: sandbox.drop_gateway(code=4009), 1),
        (lambda sandbox: sandbox.drop_gateway(code=1000), 1),
        (lambda sandbox: sandbox.reconnect_gateway(), 1),
        (lambda sandbox: sandbox.invalidate_sessions(resumable=True), 1),
        (lambda sandbox: sandbox.invalidate_sessions(resumable=False), 2),
    ],
)
async def test_a_bot_that_was_cut_off_resumes_or_begins_anew(
    court: Court, sandbox: Sandbox, anna: Person, cut_off: Callable[[Sandbox], Awaitable[None]], greetings: int
) -> None:
    await cut_off(sandbox)
    await sandbox.until(lambda: not sandbox.bot_online)
    await sandbox.until(lambda: sandbox.bot_online)
    assert (await anna.command("the-hall", "act", name="hello")).text == "hello"
    assert court.events.count("READY") == greetings
    assert ("RESUMED" in court.events) == (greetings == 1)


async def test_a_code_that_forbids_to_come_back_ends_the_bot(sandbox: Sandbox) -> None:
    court = Court()
    task = asyncio.create_task(court.start(sandbox.token))
    await sandbox.until(lambda: sandbox.bot_online)
    await sandbox.drop_gateway(code=4014)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(task, 30)
    await court.close()


async def test_a_connection_can_be_one_compressed_stream(sandbox: Sandbox, anna: Person) -> None:
    address = f"{sandbox.address}/gateway?v=10&encoding=json&compress=zlib-stream"
    stream = zlib.decompressobj()

    async def event(socket: aiohttp.ClientWebSocketResponse) -> Any:
        packed = await socket.receive_bytes(timeout=5)
        assert packed.endswith(b"\x00\x00\xff\xff")
        return json.loads(stream.decompress(packed))

    async with aiohttp.ClientSession() as client, client.ws_connect(address) as socket:
        assert (await event(socket))["op"] == 10
        await socket.send_json(identify(sandbox))
        assert [(await event(socket))["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_intents_decide_what_a_bot_hears(sandbox: Sandbox, anna: Person) -> None:
    async with running(Court(intents=discord.Intents(guilds=True, guild_messages=True)), sandbox) as court:
        heard: list[str] = []

        async def on_message(message: discord.Message) -> None:
            heard.append(message.content)

        court.event(on_message)
        anna.say("dm", "psst")
        anna.say("the-hall", "secret plan")
        anna.say("the-hall", f"<@{sandbox.world.bot.id}> join")
        await anna.command("the-hall", "act", name="hello")
        assert heard == ["", f"<@{sandbox.world.bot.id}> join"]


async def test_mistakes_close_the_connection(sandbox: Sandbox) -> None:
    for frame, code in (
        (identify(sandbox) | {"d": {"token": "nonsense", "intents": 1}}, 4004),
        (identify(sandbox, shard=[2, 2]), 4010),
        (identify(sandbox, shard="x"), 4010),
        (identify(sandbox, intents=1 << 40), 4013),
        *((identify(sandbox, intents=1 << bit), 4014) for bit in (1, 8, 15)),
        ({"op": 8, "d": {}}, 4003),
        ({"op": IDENTIFY, "d": None}, 4002),
        ("nonsense", 4002),
    ):
        async with connected(sandbox) as socket:
            assert await close_code(socket, frame) == code
    assert len(sandbox.problems) == 10


async def test_an_unknown_session_cannot_be_resumed(raw: aiohttp.ClientWebSocketResponse, sandbox: Sandbox) -> None:
    await raw.send_json({"op": RESUME, "d": {"token": sandbox.token, "session_id": "x", "seq": 1}})
    assert await raw.receive_json(timeout=5) == INVALID


async def test_a_connection_identifies_only_once(raw: aiohttp.ClientWebSocketResponse, sandbox: Sandbox) -> None:
    await raw.send_json(identify(sandbox))
    ready, guild = await raw.receive_json(timeout=5), await raw.receive_json(timeout=5)
    assert (ready["t"], guild["t"]) == ("READY", "GUILD_CREATE")
    assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")
    assert await close_code(raw, identify(sandbox)) == 4005
    async with connected(sandbox) as other:
        await other.send_json(identify(sandbox))
        await other.receive_json(timeout=5)
        await other.receive_json(timeout=5)
        assert await close_code(other, {"op": 8, "d": {}}) == 4001


async def test_a_bot_with_too_many_sessions_is_unknown(raw: aiohttp.ClientWebSocketResponse, sandbox: Sandbox) -> None:
    sandbox.gateway.starts.total = 0
    assert await close_code(raw, identify(sandbox)) == 4004
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as client:
        assert (await client.get(f"{sandbox.address}/api/v10/users/@me")).status == 401
    assert len(sandbox.problems) == 2


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare connection that has got its HELLO."""
    async with aiohttp.ClientSession() as client, client.ws_connect(sandbox.address + "/gateway") as socket:
        assert (await socket.receive_json(timeout=5))["op"] == 10
        yield socket


async def begin(sandbox: Sandbox, shard: int, shards: int) -> Any:
    """Identify as a shard; the first frame that comes back."""
    async with connected(sandbox) as socket:
        await socket.send_json(identify(sandbox, shard=[shard, shards]))
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
    assert (await begin(sandbox, 0, 2))["t"] == "READY"
    assert await begin(sandbox, 1, 2) == INVALID
    assert "too soon" in sandbox.problems[0]
    clock.skip(5)
    assert (await begin(sandbox, 1, 2))["t"] == "READY"
    clock.skip(5)
    sandbox.gateway.starts.concurrency = 2  # each number modulo this counts by itself
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
