"""Installations of the bot, on servers and for people, and the contexts in which its commands are used.

Discord's documentation, "Application Commands: Contexts" and "Receiving and Responding: Authorizing Integration
Owners".
"""

from typing import Any

from discord import Permissions

from bot.sandbox.world.guilds import Guild, User
from bot.sandbox.world.messages import Channel
from bot.sandbox.world.permissions import permissions

Owners = dict[str, str]
"""Owners of the installations that an interaction comes by: the server's under "0", the person's under "1"."""

FOR_SERVERS, FOR_PEOPLE = 0, 1
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2

WITHOUT_PRESENCE = Permissions(attach_files=True, embed_links=True, mention_everyone=True)
"""Permissions of the bot in a channel of which it is no member."""
WITHIN_BOT_DM = WITHOUT_PRESENCE | Permissions(external_emojis=True)


def context(channel: Channel) -> int:
    """Return Discord's number for the kind of place that a channel is."""
    if channel.guild is not None:
        return GUILD
    return BOT_DM if channel.recipient else PRIVATE_CHANNEL


def owners(bot: User, user: User, channel: Channel, guilds: list[Guild]) -> Owners:
    """Return the owners of all installations by which this person can use the bot in this channel."""
    found: Owners = {}
    if channel.guild is not None and channel.guild.has(bot):
        found["0"] = str(channel.guild.id)
    elif channel.recipient and any(one.has(bot) and one.has(user) for one in guilds):
        found["0"] = "0"
    if user.installed:
        found["1"] = str(user.id)
    return found


def offers(command: dict[str, Any], channel: Channel, found: Owners) -> bool:
    """Return whether a command is offered in a channel, by the installations that were found."""
    if "guild_id" in command:
        return channel.guild is not None and command["guild_id"] == str(channel.guild.id) and "0" in found
    contexts = command.get("contexts") or ([GUILD, BOT_DM] if command.get("dm_permission", True) else [GUILD])
    types = command.get("integration_types") or [FOR_SERVERS]
    return context(channel) in contexts and any(str(one) in found for one in types)


def of_bot(bot: User, channel: Channel) -> Permissions:
    """Return the permissions that an interaction tells the bot it has."""
    if channel.recipient:
        return WITHIN_BOT_DM
    if channel.guild is not None and channel.guild.has(bot):
        return permissions(bot, channel.parent or channel)
    return WITHOUT_PRESENCE


def keeps_private(user: User, channel: Channel, found: Owners) -> bool:
    """Return whether answers here are for the person alone: the server lets no apps of people speak in public."""
    return "0" not in found and channel.guild is not None and not permissions(user, channel).use_external_apps
