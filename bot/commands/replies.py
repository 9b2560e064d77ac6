"""Answers to interactions: private, in time, and never a stack trace."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands

from bot import texts
from bot.commands.host import Host, Interaction
from bot.delivery.payload import files, view
from bot.delivery.troubles import VOICE, is_passing
from bot.messages import Content
from bot.names import called
from bot.tables import Objected, Person, Place, Refusal, Unwritten, is_away
from bot.watching import metrics

_log = logging.getLogger(__name__)

T = TypeVar("T", str, int)

PATIENCE = 1.5
"""Seconds after which an interaction that is still being worked on is deferred; Discord waits for 3."""

EXPECTED = (10003, 10015, 10062, 40060, 50027)
"""Channel gone, never answered, too late, answered already, token expired: nobody is left to be told."""

MESSAGE_GONE = 10008

ANSWERING, TOLD, CAME = "answering", "told", "came"
"""What ``Interaction.extras`` holds: a lock, that the deferred answer has been given, and when it came."""

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
NEEDED_TO_CONNECT = NEEDED | discord.Permissions(connect=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True)


def language(interaction: Interaction) -> str:
    """The language of the person."""
    return texts.language_of(str(interaction.locale))


def person(interaction: Interaction) -> Person:
    """Who asks. A name of which nothing can be seen gives way to the user name."""
    user = interaction.user
    return Person(user.id, called(user.display_name, user.name), language(interaction))


def place(interaction: Interaction) -> Place:
    """Where it is asked; refuses outside servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("server-only")
    guild = interaction.guild
    name = guild.name if guild is not None else ""
    here = interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) and not here.is_private() else 0
    return Place(interaction.guild_id, name, interaction.channel_id, _public_language(interaction), parent=parent)


def _public_language(interaction: Interaction) -> str:
    """The language of a Community server. Of any other Discord says ``en-US``: there it is that of who asks."""
    guild = interaction.guild
    if guild is not None and "COMMUNITY" in guild.features:
        return texts.language_of(str(interaction.guild_locale))
    return language(interaction)


async def shown_language(interaction: Interaction) -> str:
    """The language of what somebody shows to a whole channel: what the server has chosen, or else that of the place."""
    where = place(interaction)
    return (await interaction.client.tables.settings.of(where.guild)).language or where.language


def missing_permissions(interaction: Interaction, needed: discord.Permissions | None = None) -> list[str]:
    """What the bot may not do in this channel but must, as Discord names it (``send_messages``).

    ``needed`` is what it must be allowed, if not what it needs to play here.
    """
    if needed is None:
        needed = _needed_in(interaction.channel)
    return [name for name, wanted in needed if wanted and not getattr(interaction.app_permissions, name)]


def _needed_in(channel: object) -> discord.Permissions:
    """What the bot must be allowed to play in a channel."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREADS
    return NEEDED_TO_CONNECT if isinstance(channel, VOICE) else NEEDED


def check_permissions(interaction: Interaction, needed: discord.Permissions | None = None) -> None:
    """Refuse, with the missing permissions named, where the bot cannot play, or may not do what is ``needed``."""
    missing = missing_permissions(interaction, needed)
    if missing:
        say = texts.speaker(language(interaction))
        raise Refusal("permissions", missing=", ".join(say("permission", key=name) for name in missing))


async def reply(interaction: Interaction, content: Content | str) -> None:
    """Answer privately."""
    if isinstance(content, str):
        content = Content(content)
    response = interaction.response
    if content.picture is not None or content.chart is not None:
        await _defer(interaction, private=True)
    attached = await files(content, interaction.client.drawing, clicked=True)
    rows = view(content) or discord.utils.MISSING
    async with _first_answer(interaction):
        if not response.is_done():
            await response.send_message(content.text, files=attached, view=rows, ephemeral=True)
            return
    waits = response.type is discord.InteractionResponseType.deferred_channel_message
    if waits and TOLD not in interaction.extras:
        interaction.extras[TOLD] = True
        await interaction.edit_original_response(content=content.text, attachments=attached, view=rows or None)
    else:
        await interaction.followup.send(content.text, files=attached, view=rows, ephemeral=True)


async def show(interaction: Interaction, content: Content) -> None:
    """Show something to the whole channel, once: of a message Discord knows the nonce, of a follow-up it knows none."""
    await acknowledge(interaction)
    if interaction.channel_id is not None and not missing_permissions(interaction):
        here = interaction.client.get_partial_messageable(interaction.channel_id)
        attached = await files(content, interaction.client.drawing, clicked=True)
        try:
            await here.send(content.text, files=attached, nonce=f"show {interaction.id}")
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            _log.info("the channel took nothing, so it is shown as a follow-up: %s", error)
        else:
            return
    attached = await files(content, interaction.client.drawing, clicked=True)
    await interaction.followup.send(content.text, files=attached)


async def update(interaction: Interaction, content: Content) -> bool:
    """Put ``content`` into the message whose button or menu was used, if nobody else sees that.

    ``False``: it was told privately instead, because the message is gone, or everybody sees it and never had that
    button.
    """
    if is_public(interaction):
        await reply(interaction, content)
        return False
    return await put(interaction, content)


def is_public(interaction: Interaction) -> bool:
    """Whether everybody in a channel sees the message whose button or menu was used."""
    message = interaction.message
    return message is not None and interaction.guild_id is not None and not message.flags.ephemeral


async def put(interaction: Interaction, content: Content) -> bool:
    """Put ``content`` into the message that was clicked, whoever sees it; ``False``: that is gone, it was told."""
    try:
        await _edit(interaction, content)
    except discord.NotFound as error:
        if error.code != MESSAGE_GONE:
            raise
        await reply(interaction, content)
        return False
    return True


async def _edit(interaction: Interaction, content: Content) -> None:
    rows = view(content)
    if content.attaches:
        await acknowledge(interaction)
        attached = await files(content, interaction.client.drawing, clicked=True)
        await interaction.edit_original_response(content=content.text, view=rows, attachments=attached)
        return
    kept = discord.utils.MISSING if content.keep_picture else []
    async with _first_answer(interaction):
        if not interaction.response.is_done():
            await interaction.response.edit_message(content=content.text, view=rows, attachments=kept)
            return
    await interaction.edit_original_response(content=content.text, view=rows, attachments=kept)


async def acknowledge(interaction: Interaction) -> None:
    """Tell Discord that a click has arrived, if nothing has been told yet, and the person nothing."""
    async with _first_answer(interaction):
        if not interaction.response.is_done():
            await interaction.response.defer()


async def show_progress(interaction: Interaction) -> None:
    """Tell somebody who has clicked that a private answer is being worked on."""
    await _defer(interaction, private=True)


async def tell_progress(interaction: Interaction, line: str) -> None:
    """Say how far a private answer is of which ``show_progress`` has told; ``reply`` then takes its place.

    While Discord is in trouble nothing is said: the answer itself is what counts.
    """
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        try:
            await interaction.edit_original_response(content=line)
        except discord.HTTPException as error:
            if not is_passing(error):
                raise


@asynccontextmanager
async def _first_answer(interaction: Interaction) -> AsyncIterator[None]:
    """Held while the first answer is under way: Discord takes one only."""
    lock: asyncio.Lock = interaction.extras.setdefault(ANSWERING, asyncio.Lock())
    async with lock:
        yield
    if CAME in interaction.extras and interaction.response.is_done():
        metrics.acknowledged.observe(time.perf_counter() - interaction.extras.pop(CAME))


def begin(interaction: Interaction) -> None:
    """An interaction has come: it is deferred when the task that works on it takes long."""
    interaction.extras[CAME] = time.perf_counter()
    timer = asyncio.create_task(_defer_after(interaction, PATIENCE))
    task = asyncio.current_task()
    if task is not None:
        task.add_done_callback(lambda _: timer.cancel())


async def note_use(interaction: Interaction) -> None:
    """An interaction has been answered without a failure: whoever uses direct messages gets them."""
    if interaction.guild_id is None:
        await interaction.client.delivery.has_used_direct_messages(interaction.user.id)


HostT = TypeVar("HostT", bound=Host)
Suggest = Callable[[discord.Interaction[HostT], str], Coroutine[Any, Any, list[app_commands.Choice[T]]]]


def suggesting(suggest: Suggest[HostT, T]) -> Suggest[HostT, T]:
    """Makes suggestions while somebody types: none where a table refuses, or after a defect, which the log has.

    Discord is told here already, because discord.py would log a refused answer as an error. It refuses those that come
    late, and people type on long before.
    """

    @wraps(suggest)
    async def answered(interaction: discord.Interaction[HostT], typed: str) -> list[app_commands.Choice[T]]:
        choices: list[app_commands.Choice[T]] = []
        try:
            choices = await suggest(interaction, typed)
        except Refusal as refusal:
            _log.info("nothing is suggested: %s", refusal.key)
        except Exception as error:  # whatever it is, who types is not kept from it
            if not interaction.client.is_closed() and not is_away(error):
                _log.error("defect in suggestions", exc_info=error)
        try:
            await interaction.response.autocomplete(choices)
        except Exception as error:
            if not _nobody_is_left(interaction, error):
                raise
            _log.info("nobody is left to be told: %s", error)
            # The only way out of discord.py's task that does not answer once more.
            raise asyncio.CancelledError from None
        return choices

    return answered


async def explain(interaction: Interaction, error: Exception) -> None:
    """Tell the person privately what went wrong; a defect gets a short reference that is also in the log."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Objected):
        say = texts.speaker(language(interaction))
        rule = texts.objection(say, error.table.game, error.objection, error.table.names, str(error.facts["key"]))
        await _say(interaction, rule)
    elif isinstance(error, Refusal):
        await _tell(interaction, error.key, **error.facts)
    elif isinstance(error, discord.HTTPException) and (error.code in EXPECTED or is_passing(error)):
        _log.info("nobody can be told: %s", error)
    elif isinstance(error, aiohttp.ClientError | ConnectionError):
        _log.info("Discord cannot be reached, so nobody can be told: %r", error)
    elif interaction.client.is_closed():
        _log.info("an interaction was cut off by the end of the bot: %r", error)
    elif is_away(error):
        metrics.errors.labels("store").inc()
        _log.debug("the database is away, as somebody was told: %s", error)
        await _tell(interaction, "unwritten" if isinstance(error, Unwritten) else "away")
    else:
        reference = secrets.token_hex(3)
        metrics.errors.labels("defect").inc()
        _log.error("defect %s", reference, exc_info=error)
        await _tell(interaction, "defect", reference=reference)


async def _tell(interaction: Interaction, refused: str, /, **facts: str | int) -> None:
    await _say(interaction, texts.speaker(language(interaction))(f"refusal-{refused}", **facts))


async def _say(interaction: Interaction, sentence: str) -> None:
    try:
        await reply(interaction, sentence)
    except Exception as error:
        if not _nobody_is_left(interaction, error):
            raise
        _log.info("a refusal could not be told: %r", error)


def _nobody_is_left(interaction: Interaction, error: Exception) -> bool:
    """Whether nothing can be told any more: Discord does not take it or cannot be reached, or the bot is ending."""
    gone = (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError)
    return interaction.client.is_closed() or isinstance(error, gone)


async def _defer_after(interaction: Interaction, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await _defer(interaction, private=interaction.message is None)  # a field that is sent belongs to a message, too


async def _defer(interaction: Interaction, *, private: bool) -> None:
    """Tell Discord that an answer is coming, if nothing has been told yet.

    It will be a private one, or else a change of the message that was clicked.
    """
    try:
        async with _first_answer(interaction):
            if not interaction.response.is_done():
                await interaction.response.defer(ephemeral=private, thinking=private)
    except Exception as error:
        if not _nobody_is_left(interaction, error):
            raise
        _log.info("an interaction could not be deferred: %r", error)
