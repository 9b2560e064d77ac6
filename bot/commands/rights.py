"""Who may do what beside playing: manage the server's settings, administer its tables, show something to a channel."""

import discord

from bot.commands.host import Interaction
from bot.tables import Refusal


def check_manages(interaction: Interaction) -> None:
    """Refuse whoever may not manage the server."""
    if interaction.guild_id is None:
        raise Refusal("server-only")
    if not interaction.permissions.manage_guild:
        raise Refusal("manage-server")


async def administers(interaction: Interaction) -> bool:
    """Whether somebody may manage the server, or has the role that administers its tables.

    That is the server's own choice; where it has made none, that of the configuration.
    """
    if interaction.permissions.manage_guild:
        return True
    settings = await interaction.client.tables.settings.of(interaction.guild_id or 0)
    role, member = settings.role or interaction.client.settings.abort_role, interaction.user
    return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None


async def check_administers(interaction: Interaction) -> None:
    """Refuse whoever may not administer the server's tables."""
    if not await administers(interaction):
        raise Refusal("administer")


def may_write(interaction: Interaction) -> bool:
    """Whether somebody may write where they click: in threads by a permission of its own, never in direct messages."""
    may = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return interaction.guild_id is not None and (may.send_messages_in_threads if in_thread else may.send_messages)
