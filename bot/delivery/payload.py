"""Content as Discord takes it."""

import io
from collections.abc import Callable, Iterable
from typing import Any

import discord

from bot.delivery.drawing import Drawing, always
from bot.messages.content import Button, Content, Menu

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


async def files(
    content: Content, drawing: Drawing, wanted: Callable[[], bool] = always, *, clicked: bool = False
) -> list[discord.File]:
    """Return the content's picture or chart, and its file. ``clicked``: somebody waits for them.

    Raise ``StaleContent`` if they are not ``wanted`` any more when their picture's turn comes.
    """
    found = []
    picture = content.picture or content.chart
    if picture is not None:
        drawn = await drawing.draw(picture, wanted, clicked=clicked)
        if drawn is not None:
            data, kind = (drawn.gif, "gif") if drawn.gif else (drawn.png, "png")
            name = f"{picture.what}.{kind}"
            file = discord.File(io.BytesIO(data), filename=name, description=drawn.alt, spoiler=drawn.hidden)
            found.append(file)
    if (sent := content.file) is not None:
        found.append(
            discord.File(io.BytesIO(sent.content), sent.name, description=sent.alt or None, spoiler=sent.hidden)
        )
    return found


def view(content: Content) -> discord.ui.View | None:
    """Return the content's rows, or ``None`` without any. No view is kept in memory: clicks are read from their ids."""
    if not content.rows:
        return None
    shown = discord.ui.View(timeout=None)
    for number, row in enumerate(content.rows):
        if isinstance(row, Menu):
            shown.add_item(_select(row, number))
        else:
            for button in row:
                shown.add_item(_button(button, number))
    shown.stop()  # else the view of a private answer would be kept for 15 minutes, with a task of its own
    return shown


def mentions(users: Iterable[int], role: int = 0) -> discord.AllowedMentions:
    """Return mentions that notify nobody except these people, and those who have the role."""
    people, roles = [discord.Object(user) for user in users], [discord.Object(role)] if role else False
    return discord.AllowedMentions(everyone=False, roles=roles, users=people, replied_user=False)


def _button(button: Button, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        custom_id=button.custom_id,
        style=_STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
        row=row,
    )


def _select(menu: Menu, row: int) -> discord.ui.Select[Any]:
    entries = [
        discord.SelectOption(label=one.label, value=one.value, description=one.note, default=one.chosen)
        for one in menu.entries
    ]
    return discord.ui.Select(
        custom_id=menu.custom_id,
        placeholder=menu.hint,
        options=entries,
        min_values=menu.least,
        max_values=menu.most,
        row=row,
    )
