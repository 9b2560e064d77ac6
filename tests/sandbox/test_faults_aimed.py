"""Faults for one person, one channel or one kind of call, and for nobody else."""

import asyncio

import discord
import pytest

from bot.sandbox import Person, Sandbox
from tests.sandbox.court import Court, code_of, hall


@pytest.fixture
async def dms(court: Court, anna: Person, ben: Person) -> list[discord.DMChannel]:
    """The direct messages of Anna and of Ben, as the bot has opened them."""
    return [await (await court.fetch_user(one.id)).create_dm() for one in (anna, ben)]


async def test_one_persons_direct_messages_are_limited(
    sandbox: Sandbox, dms: list[discord.DMChannel], anna: Person, ben: Person
) -> None:
    to_anna, to_ben = dms
    fault = sandbox.fail("POST", "/channels/*/messages", 429, retry_after=0.01, person=anna)
    sending = asyncio.create_task(to_anna.send("Your turn"))
    await sandbox.until(lambda: fault.met == 2)
    await to_ben.send("Your turn")
    assert (len(anna.dms), len(ben.dms)) == (0, 1)
    fault.lift()
    await sending
    assert len(anna.dms) == 1


async def test_one_channel_is_in_trouble(court: Court, sandbox: Sandbox) -> None:
    fault = sandbox.fail("POST", "*", 503, channel="the-hall")
    tavern = court.get_channel(sandbox.channel("the-tavern").id)
    assert isinstance(tavern, discord.TextChannel)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await hall(court, sandbox).send("Round 1")
    await tavern.send("Round 1")
    fault.lift()
    await hall(court, sandbox).send("Round 1")
    assert sandbox.problems == []


async def test_opening_is_refused_for_one_person(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    fault = sandbox.fail("POST", "/users/@me/channels", 403, code=40003, person=anna)
    assert await code_of(court.create_dm(discord.Object(anna.id))) == 40003
    assert await code_of(court.create_dm(discord.Object(ben.id))) == 0
    fault.lift()
    assert await code_of(court.create_dm(discord.Object(anna.id))) == 0


async def test_a_slow_call_holds_up_nobody_else(
    sandbox: Sandbox, dms: list[discord.DMChannel], anna: Person, ben: Person
) -> None:
    to_anna, to_ben = dms
    hold = sandbox.hold("POST", "*/messages", person=anna)
    sending = asyncio.create_task(to_anna.send("Your turn"))
    await asyncio.wait_for(hold.reached.wait(), 5)
    await to_ben.send("Your turn")
    assert (len(anna.dms), len(ben.dms), sending.done()) == (0, 1, False)
    hold.release()
    await sending
    await to_anna.send("Well?")
    assert len(anna.dms) == 2


async def test_a_held_call_is_decided_when_it_is_released(court: Court, sandbox: Sandbox) -> None:
    message = await hall(court, sandbox).send("Round 1")
    hold = sandbox.hold("PATCH", "/channels/*/messages/*", channel="the-hall")
    editing = asyncio.create_task(code_of(message.edit(content="Round 2")))
    await asyncio.wait_for(hold.reached.wait(), 5)
    sandbox.delete_message(sandbox.channel("the-hall").messages[0])
    hold.release()
    assert await editing == 10008


async def test_answers_to_one_persons_deeds_are_slow(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    hold = sandbox.hold("POST", "/interactions/*", person=anna)
    waiting = asyncio.create_task(anna.command("the-hall", "act", name="hello"))
    await asyncio.wait_for(hold.reached.wait(), 5)
    assert (await ben.command("the-hall", "act", name="hello")).text == "hello"
    hold.release()
    assert (await waiting).text == "hello"


async def test_discord_is_slow_for_one_person(
    sandbox: Sandbox, dms: list[discord.DMChannel], anna: Person, ben: Person
) -> None:
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


async def test_an_old_message_was_edited_too_often(court: Court, sandbox: Sandbox) -> None:
    old, new = [await hall(court, sandbox).send(f"Round {number}") for number in (1, 2)]
    court.http.max_ratelimit_timeout = 30.0
    sandbox.fail("PATCH", f"/channels/*/messages/{old.id}", 429, code=30046, retry_after=60)
    with pytest.raises(discord.RateLimited) as refused:
        await old.edit(content="Round 1, still")
    assert refused.value.retry_after == 60
    assert sandbox.requests[-1].answer["code"] == 30046
    await new.edit(content="Round 3")
