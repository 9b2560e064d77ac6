"""Refusals of Discord, and their meaning for a table."""

from http import HTTPStatus

import discord

from bot.delivery.drawing import StaleContent
from bot.store import Posted

DMS_CLOSED = (50007, 50278)
MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
NO_ACCESS = 50001
THREAD_ARCHIVED = 50083
BLOCKED = (200000, 200001)
TOO_OLD = 30046
AN_HOUR = 3600.0

Trouble = str
"""Texts name it ``channel-gone``, ``server-gone``, ``thread-locked``, ``blocked``, ``timed-out``, ``no-connect`` or
``no-access``.
"""

VOICE = discord.VoiceChannel | discord.StageChannel
"""Channels where nobody may write who may not connect."""

SERVER_GONE = "server-gone"


def is_passing(error: discord.HTTPException) -> bool:
    """Return whether an error is trouble at Discord, or with the token, and the call is to be tried again."""
    return (
        error.status >= 500
        or error.status == HTTPStatus.UNAUTHORIZED
        or (error.status == 429 and error.code != TOO_OLD)
    )


def may_be_done(error: Exception) -> bool:
    """Return whether a call may have been done though it failed: its answer was lost, or could not be noted."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return not isinstance(error, discord.RateLimited | StaleContent)


def edited_too_often(error: Exception, old: Posted, now: float) -> bool:
    """Return whether a message is so old that Discord takes few edits of it, and takes no more now."""
    if isinstance(error, discord.HTTPException):
        return error.code == TOO_OLD
    posted = discord.utils.snowflake_time(old.message or 0).timestamp()
    return isinstance(error, discord.RateLimited) and now - posted > AN_HOUR


async def trouble(client: discord.Client, guild: int, channel: int, error: discord.HTTPException) -> Trouble:
    """Return why a channel takes no messages.

    If the bot is timed out, Discord says only that a permission is missing.
    """
    if error.code == CHANNEL_GONE:
        return "channel-gone"
    if error.code == THREAD_ARCHIVED:
        return "thread-locked"
    if error.code in BLOCKED:
        return "blocked"
    if await _is_timed_out(client, guild):
        return "timed-out"
    return "no-connect" if _keeps_out(client.get_channel(channel)) else "no-access"


def _keeps_out(channel: object) -> bool:
    """Return whether the bot may not connect to a voice or stage channel, as far as is known here."""
    return isinstance(channel, VOICE) and not channel.permissions_for(channel.guild.me).connect


async def _is_timed_out(client: discord.Client, guild: int) -> bool:
    """Return whether the bot may not write on a server for a while."""
    if client.user is None:
        return False
    try:
        member = await client.http.get_member(guild, client.user.id)
    except discord.HTTPException:
        return False
    until = discord.utils.parse_time(member.get("communication_disabled_until"))
    return until is not None and until > discord.utils.utcnow()
