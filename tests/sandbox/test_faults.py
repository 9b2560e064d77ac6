"""Faults that tests can let happen."""

import asyncio
import contextlib

import aiohttp
import discord
import pytest

from bot.sandbox import Person, Sandbox, serve
from tests.sandbox.court import Court, hall


async def test_discord_py_waits_and_tries_again_after_a_429(court: Court, sandbox: Sandbox) -> None:
    sandbox.fail_next("POST", "/channels/*/messages", 429, retry_after=0.01)
    await hall(court, sandbox).send("Round 1")
    assert [request.status for request in sandbox.requests[-2:]] == [429, 200]
    assert len(sandbox.channel("the-hall").messages) == 1


async def test_a_chosen_request_fails_once_with_a_chosen_code(court: Court, sandbox: Sandbox) -> None:
    message = await hall(court, sandbox).send("Round 1")
    sandbox.fail_next("PATCH", "/channels/*/messages/*", 403, code=50001)
    await hall(court, sandbox).send("other requests are not hit")
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="Round 2")
    assert refused.value.code == 50001
    assert (await message.edit(content="Round 2")).content == "Round 2"


async def test_deleted_messages_and_channels_are_gone(court: Court, sandbox: Sandbox) -> None:
    channel = hall(court, sandbox)
    message = await channel.send("Round 1")
    sandbox.delete_message(sandbox.channel("the-hall").messages[0])
    with pytest.raises(discord.NotFound) as unknown_message:
        await message.edit(content="Round 2")
    assert unknown_message.value.code == 10008
    sandbox.delete_channel("the-hall")
    with pytest.raises(discord.NotFound) as unknown_channel:
        await channel.send("Round 2")
    assert unknown_channel.value.code == 10003


async def test_one_more_person(court: Court, sandbox: Sandbox) -> None:
    emil = sandbox.add_person("Emil")
    assert sandbox.people["emil"] is emil
    assert (await emil.command("the-hall", "act", name="hello")).text == "hello"


async def test_a_connection_is_cut(court: Court, sandbox: Sandbox) -> None:
    fault = sandbox.fail("POST", "/channels/*/messages", 0)
    with pytest.raises(aiohttp.ClientError):
        await hall(court, sandbox).send("Round 1")
    fault.lift()
    await hall(court, sandbox).send("Round 1")
    assert len(sandbox.channel("the-hall").messages) == 1


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


async def test_a_sandbox_is_served_until_cancelled(unused_tcp_port: int) -> None:
    task = asyncio.create_task(serve(unused_tcp_port))
    async with asyncio.timeout(5), aiohttp.ClientSession() as client:
        answer = None
        while answer is None:
            with contextlib.suppress(aiohttp.ClientConnectionError):
                answer = await client.get(f"http://127.0.0.1:{unused_tcp_port}/api/v10/gateway")
        assert answer.status == 401
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_foreign_pages_and_names_are_refused(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as client:
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}):
            for path in ("/gateway", "/page-socket", "/api/v10/users/@me", "/"):
                async with client.get(sandbox.address + path, headers=headers) as answer:
                    assert answer.status == 403
        async with client.get(sandbox.address + "/", headers={"Origin": sandbox.address}) as answer:
            assert answer.status == 200


async def test_requests_know_whether_they_answer_an_interaction(court: Court, sandbox: Sandbox, anna: Person) -> None:
    await hall(court, sandbox).send("Round 1")
    await anna.command("the-hall", "act", name="hello")
    assert [request.is_interaction_answer for request in sandbox.requests[-2:]] == [False, True]
    assert sandbox.requests[-2].body["content"] == "Round 1"


async def test_a_call_that_was_made_may_be_answered_as_if_it_failed(court: Court, sandbox: Sandbox) -> None:
    """discord.py repeats it; what has a nonce stands there once."""
    sandbox.fail_next("POST", "/channels/*/messages", 502, done=True)
    await hall(court, sandbox).send("Round 1")
    assert len(sandbox.channel("the-hall").messages) == 1
    made = [one.status for one in sandbox.requests if one.method == "POST" and one.path.endswith("/messages")]
    assert made == [502, 200]
