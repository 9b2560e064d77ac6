"""Answers to interactions: private, in time, and never a stack trace."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.commands.asker import is_direct, is_here, language, missing_permissions
from bot.commands.host import Interaction
from bot.delivery.payload import files, view
from bot.delivery.troubles import is_passing
from bot.messages import Content, as_read, has_signs
from bot.watching import metrics

_log = logging.getLogger(__name__)

TO_DEFER = 1.5
"""Seconds after which an interaction that is still being worked on is deferred; Discord waits for 3."""

MESSAGE_GONE = 10008

ANSWERING, TOLD, CAME, LATE = "answering", "told", "came", "late"
"""Keys of ``Interaction.extras``: a lock, a mark that the deferred answer was given, the time of arrival, a task."""


async def reply(interaction: Interaction, content: Content | str) -> None:
    """Answer privately."""
    content = await _as_read(interaction, Content(content) if isinstance(content, str) else content)
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


async def _as_read(interaction: Interaction, content: Content) -> Content:
    """Return a private content as the person who sees it wishes to read; words come in place of their pictures."""
    shown = None if content.keep_picture else content.picture or content.chart
    if content.as_wished or not (shown or has_signs(content)):
        return content
    wishes = await interaction.client.tables.wishes.of(interaction.user.id)
    return as_read(content, wishes.reading, language(interaction))


async def show(interaction: Interaction, content: Content) -> None:
    """Show something to the whole channel, once: of a message Discord knows the nonce, of a follow-up it knows none."""
    await acknowledge(interaction)
    if interaction.channel_id is not None and is_here(interaction) and not missing_permissions(interaction):
        here = interaction.client.get_partial_messageable(interaction.channel_id)
        attached = await files(content, interaction.client.drawing, clicked=True)
        try:
            await here.send(content.text, files=attached, nonce=f"show {interaction.id}")
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            _log.info("the channel refused a message, so it is sent as a follow-up: %s", error)
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
    return await put(interaction, await _as_read(interaction, content))


def is_public(interaction: Interaction) -> bool:
    """Return whether everybody in a channel sees the message whose button or menu was used."""
    message = interaction.message
    return message is not None and not is_direct(interaction) and not message.flags.ephemeral


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


async def exchange(interaction: Interaction, content: Content) -> None:
    """Put the picture of ``content`` into the message that was clicked, if nobody else sees that; all else stays."""
    if is_public(interaction):
        await reply(interaction, content)
        return
    read = await _as_read(interaction, content)
    if read.picture is None:
        await reply(interaction, read)
        return
    await acknowledge(interaction)
    attached = await files(content, interaction.client.drawing, clicked=True)
    try:
        await interaction.edit_original_response(attachments=attached)
    except discord.NotFound as error:
        if error.code != MESSAGE_GONE:
            raise
        await reply(interaction, content)


def shows(interaction: Interaction, what: str) -> bool:
    """Return whether the message that was clicked has a picture of that kind, as its file is called."""
    clicked = interaction.message
    return clicked is not None and any(one.filename.startswith(f"{what}.") for one in clicked.attachments)


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
    """Say how far a private answer is that ``show_progress`` has told of; ``reply`` then takes its place.

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
    """Hold the lock while the first answer is under way: Discord takes only one answer."""
    lock: asyncio.Lock = interaction.extras.setdefault(ANSWERING, asyncio.Lock())
    async with lock:
        yield
    if CAME in interaction.extras and interaction.response.is_done():
        metrics.acknowledged.observe(time.perf_counter() - interaction.extras.pop(CAME))


def begin(interaction: Interaction) -> None:
    """Note that an interaction has come.

    It is deferred when the task that works on it takes long.
    """
    interaction.extras[CAME] = time.perf_counter()
    timer = asyncio.get_running_loop().call_later(TO_DEFER, _defer_late, interaction)
    task = asyncio.current_task()
    if task is not None:
        task.add_done_callback(lambda _: timer.cancel())


async def note_use(interaction: Interaction) -> None:
    """Note that an interaction has been answered without a failure.

    People who use direct messages get them.
    """
    if is_direct(interaction):
        await interaction.client.delivery.reachability.has_used_direct_messages(interaction.user.id)


def nobody_is_left(interaction: Interaction, error: Exception) -> bool:
    """Return whether nothing can be told any more.

    Discord does not take the answer or cannot be reached, or the bot is ending.
    """
    gone = (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError)
    return interaction.client.is_closed() or isinstance(error, gone)


def _defer_late(interaction: Interaction) -> None:
    private = interaction.message is None  # a field that is sent belongs to a message, too
    interaction.extras[LATE] = asyncio.create_task(_defer(interaction, private=private))


async def _defer(interaction: Interaction, *, private: bool) -> None:
    """Tell Discord that an answer is coming, if nothing has been told yet.

    It will be a private one, or else a change of the message that was clicked.
    """
    try:
        async with _first_answer(interaction):
            if not interaction.response.is_done():
                await interaction.response.defer(ephemeral=private, thinking=private)
    except Exception as error:
        if not nobody_is_left(interaction, error):
            raise
        _log.info("an interaction could not be deferred: %r", error)
