"""Hosts bring people to their table: *Call players* in a lobby, and *Invite to my table* in the menu on a person."""

import discord
from discord import app_commands

from bot import texts
from bot.commands.asker import check_permissions, language, place
from bot.commands.replies import reply
from bot.commands.rights import check_people, read_through
from bot.commands.router import on
from bot.commands.slash import named
from bot.gathering.calling import Sees
from bot.gathering.host import Interaction
from bot.tables import Refusal, Table


@on("call")
async def call_players(interaction: Interaction, table_id: int) -> None:
    """Call players to a table, once, and tell the host how many were called."""
    check_permissions(interaction)
    calls, say = interaction.client.calls, texts.speaker(language(interaction))
    table = await calls.check(table_id, interaction.user.id)
    settings = await interaction.client.tables.settings.of(place(interaction).guild)
    if settings.call is not None:
        _check_mentions(interaction, settings.call)
        await calls.call_role(table, settings.call)
        await reply(interaction, say("called-role", role=f"<@&{settings.call}>"))
        return
    table = await calls.call(table, _sight(interaction, table))
    await reply(interaction, say("called", number=len(table.summons.people) if table.summons else 0))


def _check_mentions(interaction: Interaction, role: int) -> None:
    """Refuse to call a role that the bot may not mention here."""
    found = interaction.guild.get_role(role) if interaction.guild is not None else None
    if found is None or not (found.mentionable or interaction.app_permissions.mention_everyone):
        raise Refusal("call-role", role=f"<@&{role}>")


def _sight(interaction: Interaction, table: Table) -> Sees:
    """Return the look at who sees a table's channel; refuse a private thread, whose people are not known.

    Discord tells by one call for each person, because the bot does not ask for its list of all members.
    """
    guild = interaction.guild
    channel = read_through(guild, table) if guild is not None else None
    if guild is None or channel is None:
        raise Refusal("call-private")

    async def sees(user: int) -> bool | None:
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            return None
        return not member.bot and channel.permissions_for(member).view_channel

    return sees


async def _invite(interaction: Interaction, person: discord.User) -> None:
    """Invite the person on whom the menu was opened."""
    check_people([person])
    say, user = texts.speaker(language(interaction)), interaction.user.id
    table = await _own_lobby(interaction)
    if table.seat_of(person.id) is not None:
        raise Refusal("sits-there", where=f"<#{table.channel}>")
    await interaction.client.tables.lobby.invite(table.id, user, [person.id])
    await reply(interaction, say("menu-invited", name=person.mention, where=f"<#{table.channel}>"))


async def _own_lobby(interaction: Interaction) -> Table:
    """Return the lobby on this server whose host somebody is; refuse if there is none."""
    guild, user = place(interaction).guild, interaction.user.id
    for one in await interaction.client.tables.open_tables_of(user):
        if one.guild == guild and one.state == "lobby" and one.host == user:
            return one
    raise Refusal("no-own-lobby")


on_person = app_commands.ContextMenu(
    name=named("menu-invite"), callback=_invite, allowed_contexts=app_commands.AppCommandContext(guild=True)
)

COMMANDS = (on_person,)
