"""Rights beside playing: to manage a server, administer its tables, invite somebody, see a table or results."""

import discord

from bot import texts
from bot.commands.asker import is_direct, is_here
from bot.commands.host import Interaction
from bot.tables import Refusal, Table


def check_manages(interaction: Interaction) -> None:
    """Refuse people who may not manage the server."""
    if interaction.guild_id is None:
        raise Refusal("server-only")
    if not interaction.permissions.manage_guild:
        raise Refusal("manage-server")


async def administers(interaction: Interaction) -> bool:
    """Return whether somebody may manage the server, or has the role that administers its tables.

    The role is the server's own choice. If the server has made none, the role of the configuration counts.
    """
    if interaction.permissions.manage_guild:
        return True
    settings = await interaction.client.tables.settings.of(interaction.guild_id or 0)
    role, member = settings.role or interaction.client.settings.abort_role, interaction.user
    return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None


async def check_administers(interaction: Interaction) -> None:
    """Refuse people who may not administer the server's tables."""
    if not await administers(interaction):
        raise Refusal("administer")


def may_write(interaction: Interaction) -> bool:
    """Return whether somebody may write in the channel of their click.

    Threads have a permission of their own. In direct messages with the bot the result is always false: nobody else is
    there. A server may keep the apps of people, which it has not added, from writing.
    """
    if interaction.guild_id is None:
        return not is_direct(interaction)
    may = interaction.permissions
    if not is_here(interaction) and not may.use_external_apps:
        return False
    in_thread = isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if in_thread else may.send_messages


async def seen_table(interaction: Interaction, table_id: int) -> Table:
    """Return a table for somebody who sees its channel or sat there."""
    table = await interaction.client.tables.table(table_id)
    if not may_see(interaction, table):
        raise Refusal("stranger")
    return table


def may_see(interaction: Interaction, table: Table) -> bool:
    """Return whether somebody sees the channel of a table now, or sits at the table.

    They may also see the channel from elsewhere on its server.
    """
    if interaction.channel_id == table.channel or table.seat_of(interaction.user.id) is not None:
        return True
    if interaction.guild is None or interaction.guild_id != table.guild or isinstance(interaction.user, discord.User):
        return False
    channel = read_through(interaction.guild, table)
    return channel is not None and channel.permissions_for(interaction.user).view_channel


def read_through(guild: discord.Guild, table: Table) -> discord.abc.GuildChannel | None:
    """Return the channel whose readers read the table's.

    It is the channel itself, or the channel whose public thread it is, also an archived thread. A private thread is
    read by its members alone, and Discord does not tell who they are.
    """
    found = guild.get_channel_or_thread(table.channel)
    if isinstance(found, discord.Thread):
        return None if found.is_private() else found.parent
    return found or guild.get_channel(table.parent)


def check_people(people: list[discord.User]) -> None:
    """Refuse bots: they do not play."""
    if any(one.bot for one in people):
        raise Refusal("is-bot")


async def check_shows(interaction: Interaction, of: discord.User | discord.Member) -> None:
    """Refuse to tell others what became of somebody who shows no statistics."""
    if of.id != interaction.user.id and not (await interaction.client.tables.wishes.of(of.id)).statistics:
        raise Refusal("no-statistics", name=texts.safe(of.display_name))
