"""*Call players* in a lobby: its host calls those who asked, or the role that the server has chosen."""

import discord

from bot import texts
from bot.commands.asker import check_permissions, language, place
from bot.commands.replies import reply
from bot.commands.rights import read_through
from bot.commands.router import on
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
