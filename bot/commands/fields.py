"""A field for a word or a text, which opens at a press.

The field is read from what Discord sends, also after a restart.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

import discord

from bot.commands.host import Interaction
from bot.tables import Refusal

FIELD = "word"


class FieldEntry(NamedTuple):
    """The word that was typed into a field, and the field's id, which says for what."""

    custom_id: str
    word: str


async def ask(
    interaction: Interaction, custom_id: str, title: str, label: str, note: str, most: int, given: str | None = None
) -> None:
    """Open a field for at most so many characters.

    A field with a ``given`` text has several lines, and may be left empty.
    """
    modal = discord.ui.Modal(title=title, custom_id=custom_id)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD,
        style=discord.TextStyle.short if given is None else discord.TextStyle.paragraph,
        default=given or None,
        required=given is None,
        max_length=most,
    )
    modal.add_item(discord.ui.Label(text=label, description=note, component=field))
    modal.stop()  # else it would be kept in memory
    await interaction.response.send_modal(modal)


def typed(interaction: Interaction) -> FieldEntry:
    """Return the content of a field that was sent; refuse anything else."""
    data = cast(Mapping[str, Any], interaction.data or {})
    words = [str(one.get("value", "")) for one in _fields(data) if one.get("custom_id") == FIELD]
    if len(words) != 1:
        raise Refusal("forged")
    return FieldEntry(str(data.get("custom_id", "")), words[0])


def _fields(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield everything in a form, whatever the form's parts lie in."""
    inside = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
    for one in inside:
        yield one
        yield from _fields(one)
