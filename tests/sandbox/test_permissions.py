import io
from typing import Any

import discord
import pytest
from discord import Permissions

from bot.sandbox import NotPossible, Person, Sandbox
from bot.sandbox.world.permissions import permissions
from tests.sandbox.court import Court, code_of, hall


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


async def test_a_channel_the_bot_may_not_write_in(court: Court, sandbox: Sandbox, anna: Person) -> None:
    channel = hall(court, sandbox)
    sandbox.set_permissions("the-hall", deny=Permissions(send_messages=True))
    assert await code_of(channel.send("Round 1")) == 50013

    @court.act
    async def rights(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(str(interaction.app_permissions.send_messages))

    assert (await anna.command("the-hall", "act", name="rights")).text == "False"
    assert not channel.permissions_for(channel.guild.me).send_messages
    sandbox.set_permissions("the-hall", allow=Permissions(send_messages=True))
    assert (await channel.send("Round 1")).content == "Round 1"


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


async def test_commands_can_be_for_those_who_manage_the_server(
    court: Court, sandbox: Sandbox, anna: Person, ben: Person
) -> None:
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
