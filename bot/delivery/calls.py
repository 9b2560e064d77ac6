"""The calls to Discord that post, edit, delete and look up game messages."""

from collections.abc import Callable
from typing import Any

import discord

from bot.delivery import payload, troubles
from bot.delivery.drawing import Drawing, StaleContent
from bot.messages.content import Content


async def post(
    client: discord.Client,
    channel: int,
    content: Content,
    nonce: str,
    wanted: Callable[[], bool],
    drawing: Drawing | None = None,
) -> int:
    """Post a message and return its id. A message posted minutes ago is known by its nonce, and not posted twice.

    Without a ``drawing`` the message has no picture. ``wanted`` is asked before anything is drawn, and after that.
    Raise ``StaleContent``, and the errors of discord.py.
    """
    attached = await payload.files(content, drawing, wanted) if drawing is not None else []
    if not wanted():
        raise StaleContent
    place = client.get_partial_messageable(channel)
    mentions = payload.mentions(content.ping, content.ping_role)
    rows = payload.view(content)
    if rows is None:
        message = await place.send(content.text, files=attached, allowed_mentions=mentions, nonce=nonce)
    else:
        message = await place.send(content.text, files=attached, view=rows, allowed_mentions=mentions, nonce=nonce)
    return message.id


async def edit(
    client: discord.Client,
    channel: int,
    message: int,
    content: Content,
    wanted: Callable[[], bool],
    drawing: Drawing | None,
) -> None:
    """Edit a message; without a ``drawing`` it keeps the picture that it has. Raise as ``post`` does."""
    attached = await payload.files(content, drawing, wanted) if drawing is not None else discord.utils.MISSING
    if not wanted():
        raise StaleContent
    await (
        client.get_partial_messageable(channel)
        .get_partial_message(message)
        .edit(
            content=content.text,
            view=payload.view(content),
            attachments=attached,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    )


async def delete(client: discord.Client, channel: int, message: int) -> None:
    """Delete a message; harmless when it is gone already.

    Raise the errors of discord.py, also if Discord does not find the channel: the message may stand there.
    """
    try:
        await client.get_partial_messageable(channel).get_partial_message(message).delete()
    except discord.NotFound as error:
        if error.code != troubles.MESSAGE_GONE:
            raise


async def enter(client: discord.Client, thread: int, user: int) -> None:
    """Bring somebody into a thread: it stands in their list then, and what happens there notifies them."""
    await client.http.add_user_to_thread(thread, user)


async def wake(client: discord.Client, thread: int) -> None:
    """Bring an archived thread back."""
    await client.http.edit_channel(thread, archived=False)


async def archive(client: discord.Client, thread: int, name: str = "") -> None:
    """Put a thread of the bot's own away, perhaps by another name.

    Do nothing if the thread is gone, or the bot may not.
    """
    try:
        if name:
            await client.http.edit_channel(thread, archived=True, name=name)
        else:
            await client.http.edit_channel(thread, archived=True)
    except (discord.NotFound, discord.Forbidden):
        return


async def newest(client: discord.Client, channel: int, limit: int) -> list[dict[str, Any]]:
    """Return the bot's own messages among the newest of a channel, as Discord describes them."""
    found = await client.http.logs_from(channel, limit)
    own = client.user.id if client.user is not None else 0
    return [dict(one) for one in found if int(one["author"]["id"]) == own]
