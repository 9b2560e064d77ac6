"""Permissions from roles and overwrites, as Discord computes them (Discord's documentation, "Permissions").

The permissions tell for each person and each place what is allowed.
"""

from collections.abc import Iterable

from discord import Permissions

from bot.sandbox.world.guilds import Guild, User
from bot.sandbox.world.messages import Channel

WRITING = Permissions(send_messages=True, send_messages_in_threads=True, read_message_history=True)
NEEDS_WRITING = Permissions(attach_files=True, embed_links=True, mention_everyone=True)
LEFT_TO_THE_TIMED_OUT = Permissions(view_channel=True, read_message_history=True)


def permissions(user: User, channel: Channel) -> Permissions:
    """Return the permissions of somebody in a channel; in a DM both sides may do everything there is to do.

    Nobody else may do anything in a DM. A private thread is closed to everybody who is neither in it nor manages
    threads.
    """
    if channel.guild is None:
        inside = user in channel.people if channel.people else user is channel.recipient or user.bot
        return Permissions.all() if inside else Permissions.none()
    allowed = _in_guild_channel(user, channel.guild, channel.parent or channel)
    thread = channel.thread
    if thread and thread.private and user.id not in thread.members and not allowed.manage_threads:
        return Permissions.none()
    if not may_write(allowed, channel):
        allowed.value &= ~NEEDS_WRITING.value
    return allowed


def may_write(allowed: Permissions, channel: Channel) -> bool:
    """Return whether these permissions let somebody write in this channel; threads have a permission of their own."""
    return allowed.send_messages_in_threads if channel.thread else allowed.send_messages


def _in_guild_channel(user: User, guild: Guild, channel: Channel) -> Permissions:
    if not guild.has(user):
        return Permissions.none()
    allowed = on_server(user, guild)
    if allowed.administrator:
        return Permissions.all()
    nothing = (Permissions.none(), Permissions.none())
    of_roles = [channel.overwrites.get(role, nothing) for role in user.roles]
    for_roles = (_all_of(allow for allow, _ in of_roles), _all_of(deny for _, deny in of_roles))
    for_everyone = channel.overwrites.get(guild.id, nothing)
    for allow, deny in (for_everyone, for_roles, channel.overwrites.get(user.id, nothing)):
        allowed.value = allowed.value & ~deny.value | allow.value
    if not allowed.view_channel:
        return Permissions.none()
    if channel.voice and not allowed.connect:
        allowed.value &= ~WRITING.value
    if user.id in guild.timed_out:
        allowed.value &= LEFT_TO_THE_TIMED_OUT.value
    return allowed


def on_server(user: User, guild: Guild) -> Permissions:
    """Return what a member's roles allow, before any channel's overwrites; the owner may do everything."""
    if user is guild.owner:
        return Permissions.all()
    return _all_of(role.permissions for role in guild.roles.values() if role.id in {guild.id, *user.roles})


def _all_of(some: Iterable[Permissions]) -> Permissions:
    together = Permissions.none()
    for one in some:
        together.value |= one.value
    return together
