"""Threads: public and private, archived and locked."""

from typing import Any

import discord
import pytest
from discord import Permissions

from bot.sandbox import NotPossible, Person, Sandbox
from tests.sandbox.court import Court, code_of, hall, home
from tests.sandbox.test_servers import heard

Interaction = discord.Interaction[Any]


def thread_of(court: Court, sandbox: Sandbox, name: str) -> discord.Thread:
    """Return a thread as the bot knows it."""
    thread = home(court, sandbox).get_thread(sandbox.channel(name).id)
    assert thread is not None
    return thread


@pytest.fixture
async def thread(court: Court, sandbox: Sandbox, anna: Person) -> discord.Thread:
    """Anna's public thread, of which the bot has heard."""
    sandbox.open_thread("the-hall", "round-table", anna)
    await heard(court, sandbox, anna)
    return thread_of(court, sandbox, "round-table")


async def test_threads_have_a_permission_of_their_own(sandbox: Sandbox, thread: discord.Thread) -> None:
    sandbox.set_permissions("the-hall", deny=Permissions(send_messages_in_threads=True))
    assert await code_of(thread.send("Round 1")) == 50013
    sandbox.set_permissions("the-hall", deny=Permissions(send_messages=True))
    assert await code_of(thread.send("Round 1")) == 0


async def test_only_messages_wake_threads(court: Court, sandbox: Sandbox, anna: Person, thread: discord.Thread) -> None:
    message = await thread.send("Round 1")
    await heard(court, sandbox, anna)
    sandbox.set_thread("round-table", archived=True)
    assert await heard(court, sandbox, anna) == ["THREAD_UPDATE"]
    assert await code_of(message.edit(content="Round 2")) == 50083
    assert await code_of(thread.send("Round 2")) == 0
    assert "THREAD_UPDATE" in await heard(court, sandbox, anna)
    assert await code_of(message.edit(content="Round 2")) == 0


async def test_a_locked_thread_is_for_managers_alone(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    sandbox.open_thread("the-hall", "round-table", ben)
    await heard(court, sandbox, anna)
    thread = thread_of(court, sandbox, "round-table")
    message = await thread.send("Round 1")
    sandbox.set_thread("round-table", archived=True, locked=True)
    assert await code_of(thread.send("Round 2")) == 50083
    assert await code_of(message.edit(content="Round 2")) == 50083
    with pytest.raises(NotPossible):
        ben.say("round-table", "Why?")
    assert (await ben.command("round-table", "act", name="hello")).text == "hello"
    sandbox.set_permissions("the-hall", allow=Permissions(manage_threads=True))
    assert await code_of(thread.send("Round 2")) == 0


async def test_a_private_thread_is_closed_to_a_bot_until_called(court: Court, sandbox: Sandbox, ben: Person) -> None:
    anna, chloe = sandbox.people["anna"], sandbox.people["chloe"]
    await heard(court, sandbox, anna)
    thread = sandbox.open_thread("the-hall", "conspiracy", ben, private=True)
    assert await heard(court, sandbox, anna) == []
    partial = court.get_partial_messageable(thread.id)

    @court.act
    async def rights(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.app_permissions.send_messages_in_threads}")

    assert (await ben.command("conspiracy", "act", name="rights")).text == "True"  # of membership it says nothing
    assert await code_of(partial.send("Round 1")) == 50001
    assert await code_of(court.fetch_channel(thread.id)) == 50001
    with pytest.raises(NotPossible):
        chloe.sees("conspiracy")
    await heard(court, sandbox, anna)
    ben.say("conspiracy", f"<@{sandbox.world.bot.id}> and <@{chloe.id}>, come in")
    assert await heard(court, sandbox, anna) == ["THREAD_CREATE", "THREAD_MEMBERS_UPDATE"]
    assert await code_of(partial.send("Round 1")) == 0
    assert [message.content for message in chloe.sees("conspiracy")][-1] == "Round 1"


async def test_a_bot_joins_and_leaves_a_thread(sandbox: Sandbox, thread: discord.Thread) -> None:
    await thread.join()
    assert sandbox.world.bot.id in (sandbox.channel("round-table").thread or thread).members
    await thread.leave()
    sandbox.set_thread("round-table", archived=True)
    assert await code_of(thread.join()) == 50083


async def test_threads_go_with_their_channel(court: Court, sandbox: Sandbox, anna: Person) -> None:
    sandbox.open_thread("the-hall", "round-table", anna)
    sandbox.open_thread("the-tavern", "cards", anna)
    await heard(court, sandbox, anna)
    sandbox.delete_channel("cards")
    assert await heard(court, sandbox, anna) == ["THREAD_DELETE"]
    partial = court.get_partial_messageable(sandbox.channel("round-table").id)
    sandbox.delete_channel("the-hall")
    assert await code_of(partial.send("Round 1")) == 10003


async def test_a_bot_only_brings_back_threads_of_people(court: Court, sandbox: Sandbox, thread: discord.Thread) -> None:
    sandbox.set_thread("round-table", archived=True)
    await thread.edit(archived=False)
    assert await code_of(thread.edit(archived=True)) == 50013
    assert await code_of(thread.edit(name="another")) == 50013
    assert await code_of(hall(court, sandbox).edit(name="another")) == 50024
