"""3 seconds to acknowledge, 15 minutes to finish, and one answer only."""

import asyncio
from typing import Any

import discord

from bot.sandbox import Person, Sandbox
from tests.sandbox.clock import Clock
from tests.sandbox.court import ACT, Court, button, code_of, view

Interaction = discord.Interaction[Any]


async def test_an_interaction_not_acknowledged_within_3_seconds_fails(court: Court, anna: Person, clock: Clock) -> None:
    refused_with: asyncio.Future[int] = asyncio.Future()

    @court.act
    async def late(interaction: Interaction) -> None:
        clock.skip(3.1)
        refused_with.set_result(await code_of(interaction.response.send_message("too late")))

    reply = await anna.command("the-hall", "act", name="late")
    assert reply.failed
    assert await asyncio.wait_for(refused_with, 5) == 10062
    assert reply.messages == []


async def test_an_interaction_acknowledged_in_time_tells_how_soon(court: Court, anna: Person, clock: Clock) -> None:
    @court.act
    async def just_in_time(interaction: Interaction) -> None:
        clock.skip(2.5)
        await interaction.response.defer()

    reply = await anna.command("the-hall", "act", name="just_in_time")
    assert not reply.failed
    assert reply.acknowledged_after is not None
    assert 2.5 <= reply.acknowledged_after <= 3


async def test_an_interaction_fails_while_the_bot_is_away(sandbox: Sandbox, anna: Person, clock: Clock) -> None:
    sandbox.world.commands = ACT
    waiting = asyncio.create_task(anna.command("the-hall", "act"))
    await asyncio.sleep(0)
    clock.skip(3)
    assert (await waiting).failed


async def test_an_interaction_is_answered_only_once(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None  # discord.py would refuse by itself
        code = await code_of(interaction.response.send_message("twice"))
        await interaction.followup.send(f"refused with {code}")

    reply = await anna.command("the-hall", "act", name="twice")
    await sandbox.until(lambda: len(reply.messages) == 2)
    assert [message.content for message in reply.messages] == ["once", "refused with 40060"]


async def test_the_token_lives_15_minutes(court: Court, anna: Person, clock: Clock) -> None:
    codes: list[int] = []
    done = asyncio.Event()

    @court.act
    async def long(interaction: Interaction) -> None:
        await interaction.response.send_message("now", ephemeral=True)
        clock.skip(14 * 60)
        codes.append(await code_of(interaction.edit_original_response(content="after 14 minutes")))
        clock.skip(61)
        codes.append(await code_of(interaction.edit_original_response(content="after 15 minutes")))
        codes.append(await code_of(interaction.followup.send("after 15 minutes")))
        done.set()

    reply = await anna.command("the-hall", "act", name="long")
    await asyncio.wait_for(done.wait(), 5)
    assert codes == [0, 50027, 50027]
    assert reply.text == "after 14 minutes"


async def test_before_the_first_answer_there_is_no_webhook(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def early(interaction: Interaction) -> None:
        code = await code_of(interaction.edit_original_response(content="too early"))
        await interaction.response.send_message(f"refused with {code}")

    assert (await anna.command("the-hall", "act", name="early")).text == "refused with 10015"


async def test_a_button_of_a_deleted_message_cannot_be_answered_by_an_edit(
    court: Court, sandbox: Sandbox, anna: Person
) -> None:
    @court.act
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_message("Well?", view=view(button("yes")))

    @court.act
    async def yes(interaction: Interaction) -> None:
        assert interaction.message is not None
        sandbox.delete_message(reply.messages[0])
        code = await code_of(interaction.response.edit_message(content="yes"))
        interaction.response._response_type = None
        await interaction.response.send_message(f"refused with {code}")

    reply = await anna.command("the-hall", "act", name="ask")
    assert (await anna.click(reply.messages[0], "yes")).text == "refused with 10008"
