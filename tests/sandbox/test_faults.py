"""Faults that tests can let happen."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Person, Sandbox
from tests.sandbox.court import Court, code_of, hall


async def test_a_limit_of_all_calls(court: Court, sandbox: Sandbox) -> None:
    fault = sandbox.fail("POST", "/channels/*/messages", 429, retry_after=0.01, everywhere=True)
    sending = asyncio.create_task(hall(court, sandbox).send("Round 1"))
    await sandbox.until(lambda: fault.met == 2)
    fault.lift()
    await sending
    limited = next(one for one in sandbox.requests if one.status == 429)
    assert limited.answer["global"] is True


async def test_a_restarted_discord_knows_what_happened_and_no_session(court: Court, sandbox: Sandbox) -> None:
    await hall(court, sandbox).send("Round 1")
    address = sandbox.address
    await sandbox.restart()
    assert sandbox.address == address
    await sandbox.until(lambda: sandbox.bot_online, within=15)
    await hall(court, sandbox).send("Round 2")
    assert [one.content for one in sandbox.channel("the-hall").messages] == ["Round 1", "Round 2"]


async def test_waiting_ends_with_what_happened_last(court: Court, sandbox: Sandbox) -> None:
    await hall(court, sandbox).send("Round 1")
    with pytest.raises(TimeoutError, match=r"POST /channels/.*/messages -> 200"):
        await sandbox.until(lambda: False, within=0.01)


async def test_a_bot_that_is_killed_in_the_middle_of_a_request_is_no_defect(court: Court, sandbox: Sandbox) -> None:
    path, host = f"/api/v10/channels/{hall(court, sandbox).id}/messages", sandbox.address.removeprefix("http://")
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bot {sandbox.token}\r\n"
    name, port = host.split(":")
    _, writer = await asyncio.open_connection(name, int(port))
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
    await writer.drain()
    await hall(court, sandbox).typing()  # by then it is being read
    writer.transport.abort()
    await writer.wait_closed()
    await hall(court, sandbox).send("Round 1")
    assert sandbox.problems == []


async def test_all_that_a_bot_reads_keeps_to_the_contract(court: Court, sandbox: Sandbox, anna: Person) -> None:
    assert (await court.application_info()).owner.id == anna.id
    guild = await court.fetch_guild(sandbox.world.home.id)
    assert guild.preferred_locale is discord.Locale.american_english
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Turncoat"]
    assert [channel.name for channel in await guild.fetch_channels()] == ["the-hall", "the-tavern"]
    assert (await guild.fetch_member(anna.id)).global_name == "Anna"
    dm = await (await court.fetch_user(anna.id)).create_dm()
    assert (await court.fetch_channel(dm.id)).id == dm.id
    await hall(court, sandbox).typing()
    assert (await court.http.request(discord.http.Route("GET", "/gateway")))["url"].startswith("ws://127.0.0.1")
    assert sandbox.problems == []


async def test_foreign_pages_and_names_are_refused(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as client:
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}):
            for path in ("/gateway", "/page-socket", "/api/v10/users/@me", "/"):
                async with client.get(sandbox.address + path, headers=headers) as answer:
                    assert answer.status == 403
        async with client.get(sandbox.address + "/", headers={"Origin": sandbox.address}) as answer:
            assert answer.status == 200


@pytest.fixture
async def dms(court: Court, anna: Person, ben: Person) -> list[discord.DMChannel]:
    """The direct messages of Anna and of Ben, as the bot has opened them."""
    return [await (await court.fetch_user(one.id)).create_dm() for one in (anna, ben)]


async def test_a_held_call_is_decided_when_it_is_released(court: Court, sandbox: Sandbox) -> None:
    message = await hall(court, sandbox).send("Round 1")
    hold = sandbox.hold("PATCH", "/channels/*/messages/*", channel="the-hall")
    editing = asyncio.create_task(code_of(message.edit(content="Round 2")))
    await asyncio.wait_for(hold.reached.wait(), 30)
    sandbox.delete_message(sandbox.channel("the-hall").messages[0])
    hold.release()
    assert await editing == 10008


async def test_discord_slow_for_one(sandbox: Sandbox, dms: list[discord.DMChannel], anna: Person, ben: Person) -> None:
    to_anna, to_ben = dms
    sandbox.set_slow(anna, 0.01)
    await to_anna.send("Late")
    sandbox.set_slow(anna, 60)
    sending = asyncio.create_task(to_anna.send("Very late"))
    await to_ben.send("In time")
    assert (len(anna.dms), len(ben.dms)) == (1, 1)
    sandbox.set_slow(anna, None)
    await sending
    assert len(anna.dms) == 2
