"""A thread for every table, if the server wishes that."""

from contextlib import suppress

import discord
from msgspec.structs import replace

from bot.commands.asker import check_permissions
from bot.commands.host import Interaction
from bot.tables import Place, Refusal, ServerSettings
from bot.texts import limits

NEEDED = discord.Permissions(view_channel=True, create_public_threads=True, send_messages_in_threads=True)
TO_SHOW = discord.Permissions(attach_files=True)
"""Discord tells of it only where the bot may write in the channel itself, too."""
MOST_ACTIVE = 160006
"""Discord's code for a server that has as many threads as it may."""


def gets_thread(interaction: Interaction, settings: ServerSettings) -> bool:
    """Return whether a table that is opened here gets a thread of its own."""
    channel = interaction.channel
    return settings.threads and isinstance(channel, discord.TextChannel) and not channel.is_news()


async def make_thread(interaction: Interaction, where: Place, name: str) -> Place:
    """Make a new public thread of the channel.

    If none can be made, refuse and say what is missing.
    """
    check_permissions(interaction, NEEDED | TO_SHOW if interaction.app_permissions.send_messages else NEEDED)
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("threads")
    kind = discord.ChannelType.public_thread
    try:  # it is put away after a week without a message; the next one brings it back
        thread = await channel.create_thread(name=name[: limits.THREAD_NAME], type=kind, auto_archive_duration=10080)
    except discord.Forbidden:
        raise Refusal("threads") from None
    except discord.HTTPException as error:
        if error.code != MOST_ACTIVE:
            raise
        raise Refusal("threads-most") from None
    return replace(where, channel=thread.id, thread=True, parent=channel.id)


async def put_away(interaction: Interaction, where: Place) -> None:
    """Archive a thread in which no table was opened after all.

    If Discord refuses, Discord archives the thread after a week.
    """
    if where.thread:
        with suppress(discord.HTTPException):
            await interaction.client.http.edit_channel(where.channel, archived=True)
