"""The person who asks, their language and place, and the bot's permissions there."""

import discord

from bot import texts
from bot.commands.host import Interaction
from bot.delivery.troubles import VOICE
from bot.fair_deal.names import called
from bot.tables import Person, Place, Refusal

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
NEEDED_TO_CONNECT = NEEDED | discord.Permissions(connect=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True)


def language(interaction: Interaction) -> str:
    """Return the language of the person."""
    return texts.language_of(str(interaction.locale))


def person(interaction: Interaction) -> Person:
    """Return the person who asks.

    A name without a visible letter gives way to the user name.
    """
    user = interaction.user
    return Person(user.id, called(user.display_name, user.name), language(interaction))


def is_direct(interaction: Interaction) -> bool:
    """Return whether something is asked in direct messages with the bot."""
    return interaction.guild_id is None and not interaction.context.private_channel


def is_here(interaction: Interaction) -> bool:
    """Return whether the server where something is asked has added the bot; false outside of servers.

    Elsewhere a person has added the bot, which can do nothing there but answer.
    """
    known = interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None
    return known or interaction.is_guild_integration()


def place(interaction: Interaction) -> Place:
    """Return the place where something is asked; refuse outside servers, and servers that have not added the bot."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("server-only")
    if not is_here(interaction):
        raise Refusal("not-added")
    guild = interaction.guild
    name = guild.name if guild is not None else ""
    here = interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) and not here.is_private() else 0
    return Place(interaction.guild_id, name, interaction.channel_id, _public_language(interaction), parent=parent)


def _public_language(interaction: Interaction) -> str:
    """Return the language of a Community server.

    For any other server Discord says ``en-US``; there the language is that of the person who asks.
    """
    guild = interaction.guild
    if guild is not None and "COMMUNITY" in guild.features:
        return texts.language_of(str(interaction.guild_locale))
    return language(interaction)


async def shown_language(interaction: Interaction) -> str:
    """Return the language of what somebody shows to a whole channel.

    The server has chosen this language, or else it is that of the place. In places without the bot it is that of the
    person.
    """
    if not is_here(interaction):
        return language(interaction)
    where = place(interaction)
    return (await interaction.client.tables.settings.of(where.guild)).language or where.language


def missing_permissions(interaction: Interaction, needed: discord.Permissions | None = None) -> list[str]:
    """Return the permissions that the bot lacks in this channel but must have.

    They are named as Discord names them (``send_messages``). ``needed`` are the permissions that the bot must have, if
    they are not the permissions needed to play here.
    """
    if needed is None:
        needed = _needed_in(interaction.channel)
    return [name for name, wanted in needed if wanted and not getattr(interaction.app_permissions, name)]


def _needed_in(channel: object) -> discord.Permissions:
    """Return the permissions that the bot must have to play in a channel."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREADS
    return NEEDED_TO_CONNECT if isinstance(channel, VOICE) else NEEDED


def check_permissions(interaction: Interaction, needed: discord.Permissions | None = None) -> None:
    """Refuse, with the missing permissions named, if the bot cannot play here, or may not do what is ``needed``."""
    missing = missing_permissions(interaction, needed)
    if missing:
        say = texts.speaker(language(interaction))
        raise Refusal("permissions", missing=", ".join(say("permission", key=name) for name in missing))
