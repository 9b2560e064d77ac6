"""Several servers, what changes on them, and the bot that is removed and invited again."""

import io
from typing import Any

import discord
import pytest
from discord import Permissions

from bot.sandbox import NotPossible, Person, Sandbox
from bot.sandbox.world.permissions import permissions
from tests.sandbox.court import Court, code_of, hall, home

Interaction = discord.Interaction[Any]


async def heard(court: Court, sandbox: Sandbox, anna: Person) -> list[str]:
    """Return the events that the bot has heard since the last time; no event is on its way any more."""
    await anna.command("the-hall", "act", name="hello")
    events = [event for event in court.events if event not in ("INTERACTION_CREATE", "READY")]
    court.events.clear()
    return events


async def test_only_community_servers_have_a_language(court: Court, sandbox: Sandbox, anna: Person) -> None:
    @court.act
    async def language(interaction: Interaction) -> None:
        assert interaction.guild is not None
        await interaction.response.send_message(f"{interaction.guild_locale} {interaction.guild.features}")

    sandbox.add_guild("Das Lager", "das-lager", community=True, language="de")
    sandbox.add_guild("Die Freunde", "die-freunde", language="de")
    assert (await anna.command("das-lager", "act", name="language")).text == "de ['COMMUNITY']"
    assert (await anna.command("die-freunde", "act", name="language")).text == "en-US []"
    sandbox.set_community("nl")
    assert (await anna.command("the-hall", "act", name="language")).text == "nl ['COMMUNITY']"
    sandbox.set_community(None)
    assert (await anna.command("the-hall", "act", name="language")).text == "en-US []"


async def test_a_server_that_removes_the_bot(court: Court, sandbox: Sandbox, anna: Person) -> None:
    channel = hall(court, sandbox)
    second = sandbox.add_guild("The Exiles", "the-camp")
    sandbox.remove_bot()
    with pytest.raises(NotPossible):
        anna.send_command(anna.channel("the-hall"), "act", {"name": "hello"})
    await anna.command("the-camp", "act", name="hello")
    assert [guild.id for guild in court.guilds] == [second.id]
    assert await code_of(channel.send("Round 2")) == 50001
    assert await code_of(court.fetch_guild(sandbox.world.home.id)) == 50001
    assert await code_of((await court.fetch_user(anna.id)).send("They share the other one")) == 0
    sandbox.remove_bot(second)
    assert await code_of((await court.fetch_user(anna.id)).send("They share none")) == 50278
    sandbox.invite_bot()
    assert (await anna.command("the-hall", "act", name="hello")).text == "hello"
    assert court.events.count("GUILD_DELETE") == 2
    assert await code_of(channel.send("Round 2")) == 0


async def test_an_unavailable_server_has_not_removed_the_bot(court: Court, sandbox: Sandbox, anna: Person) -> None:
    await heard(court, sandbox, anna)
    guild = home(court, sandbox)
    sandbox.set_available(False)
    await court.wait_for("guild_unavailable", timeout=5)
    assert guild.unavailable
    sandbox.set_available(True)
    await court.wait_for("guild_available", timeout=5)
    assert await heard(court, sandbox, anna) == ["GUILD_DELETE", "GUILD_CREATE"]


async def test_a_bot_leaves_a_server_by_itself(court: Court, sandbox: Sandbox) -> None:
    await home(court, sandbox).leave()
    await sandbox.until(lambda: not sandbox.world.home.has(sandbox.world.bot))


async def test_servers_are_listed_two_hundred_at_a_time(sandbox: Sandbox) -> None:
    for number in range(204):
        sandbox.add_guild(f"Server {number}")
    async with Court() as court:
        await court.login(sandbox.token)
        assert len([guild async for guild in court.fetch_guilds(limit=None)]) == 205
    assert [one.path for one in sandbox.requests].count("/users/@me/guilds") == 2


async def test_a_servers_commands_are_its_own(court: Court, sandbox: Sandbox, anna: Person) -> None:
    second = sandbox.add_guild("The Exiles", "the-camp")
    guild = discord.Object(second.id)

    @court.tree.command(name="camp", description="Only there", guild=guild)
    async def camp(interaction: Interaction) -> None:
        await interaction.response.send_message("here")

    await court.tree.sync(guild=guild)
    assert (await anna.command("the-camp", "camp")).text == "here"
    assert [one.name for one in await court.tree.fetch_commands(guild=guild)] == ["camp"]
    assert "camp" not in [one.name for one in await court.tree.fetch_commands()]
    with pytest.raises(NotPossible):
        anna.send_command(anna.channel("the-hall"), "camp", {})
    sandbox.remove_bot(second)
    sandbox.invite_bot(second)
    assert await court.tree.fetch_commands(guild=guild) == []


async def test_changes_on_a_server_reach_the_bot(court: Court, sandbox: Sandbox, anna: Person) -> None:
    await heard(court, sandbox, anna)
    sandbox.set_permissions("the-hall", deny=Permissions(send_messages=True))
    assert await heard(court, sandbox, anna) == ["CHANNEL_UPDATE"]
    sandbox.set_bot_role(Permissions.none())
    assert await heard(court, sandbox, anna) == ["GUILD_ROLE_UPDATE"]
    sandbox.set_community("de")
    assert await heard(court, sandbox, anna) == ["GUILD_UPDATE"]
    sandbox.time_out_bot()
    assert await heard(court, sandbox, anna) == ["GUILD_MEMBER_UPDATE"]
    sandbox.delete_channel("the-tavern")
    assert await heard(court, sandbox, anna) == ["CHANNEL_DELETE"]
    guild = home(court, sandbox)
    assert not hall(court, sandbox).permissions_for(guild.me).send_messages
    assert guild.me.is_timed_out()


async def test_a_channel_opened_again_comes_with_its_threads(court: Court, sandbox: Sandbox, anna: Person) -> None:
    sandbox.set_permissions("the-hall", deny=Permissions(view_channel=True))
    sandbox.open_thread("the-hall", "a-whisper", anna)
    await heard(court, sandbox, anna)
    sandbox.set_permissions("the-hall")
    assert await heard(court, sandbox, anna) == ["CHANNEL_UPDATE", "THREAD_LIST_SYNC"]
    assert [thread.name for thread in hall(court, sandbox).threads] == ["a-whisper"]


async def test_a_channel_the_bot_cannot_see(court: Court, sandbox: Sandbox, anna: Person) -> None:
    channel = hall(court, sandbox)
    message = await channel.send("Round 1")
    sandbox.set_permissions("the-hall", deny=Permissions(view_channel=True))
    assert await code_of(channel.send("Round 2")) == 50001
    assert await code_of(message.edit(content="Round 2")) == 50001
    assert await code_of(court.fetch_channel(channel.id)) == 50001
    assert sandbox.problems == []
    reply = await anna.command("the-hall", "act", name="hello")
    assert reply.text == "hello"  # interactions can be answered all the same


async def test_files_and_history_need_their_own_permissions(court: Court, sandbox: Sandbox) -> None:
    channel = hall(court, sandbox)
    message = await channel.send("Round 1")
    sandbox.set_permissions("the-hall", deny=Permissions(attach_files=True, read_message_history=True))
    assert await code_of(channel.send(file=discord.File(io.BytesIO(b"x"), "x.txt"))) == 50013
    assert await code_of(message.edit(attachments=[discord.File(io.BytesIO(b"x"), "x.txt")])) == 50013
    assert await code_of(channel.fetch_message(message.id)) == 50013


async def test_overwrites_of_roles_and_members_are_computed_as_discord_does(sandbox: Sandbox, ben: Person) -> None:
    world, hall = sandbox.world, sandbox.channel("the-hall")
    none, write = Permissions.none(), Permissions(send_messages=True)
    world.set_permissions(hall, world.home.id, none, write)
    assert not permissions(ben, hall).send_messages
    assert not permissions(ben, hall).attach_files  # implied by send_messages
    world.set_permissions(hall, ben.id, write, none)
    assert permissions(ben, hall).send_messages
    (role,) = world.bot.roles
    world.set_permissions(hall, role, write, none)
    assert permissions(world.bot, hall).send_messages
    assert permissions(sandbox.people["anna"], hall) == Permissions.all()  # the owner


async def test_people_see_and_do_only_what_they_may(court: Court, sandbox: Sandbox, ben: Person) -> None:
    sandbox.set_permissions("the-hall", deny=Permissions(send_messages=True), person=ben)
    with pytest.raises(NotPossible):
        ben.say("the-hall", "hello")
    sandbox.set_permissions("the-hall", deny=Permissions(use_application_commands=True), person=ben)
    with pytest.raises(NotPossible):
        await ben.command("the-hall", "act", name="hello")
    sandbox.set_permissions("the-hall", deny=Permissions(view_channel=True), person=ben)
    with pytest.raises(NotPossible):
        ben.sees("the-hall")


async def test_commands_can_be_for_managers_alone(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    command = court.tree.get_command("act")
    assert isinstance(command, discord.app_commands.Command)
    command.default_permissions = Permissions(manage_guild=True)
    command.guild_only = True
    await court.tree.sync()
    assert (await anna.command("the-hall", "act", name="hello")).text == "hello"
    with pytest.raises(NotPossible):
        await ben.command("the-hall", "act", name="hello")
    with pytest.raises(NotPossible):
        await anna.command("dm", "act", name="hello")
