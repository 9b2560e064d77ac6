"""Cutting the cards in the lobby: a field for a word, which opens at a press and is read from what Discord sends."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import discord

from bot import texts
from bot.commands.host import Interaction
from bot.commands.replies import language
from bot.messages.ids import make, number, read
from bot.tables import Refusal
from bot.tables.lobby import CUT

FIELD = "word"


async def ask(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """Open the field. Nothing waits for it: what is sent is read from its id, after a restart as well."""
    say = texts.speaker(language(interaction))
    modal = discord.ui.Modal(title=say("cut-title"), custom_id=make("cut", number(arguments[0])))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=FIELD, max_length=CUT)
    modal.add_item(discord.ui.Label(text=say("cut-field"), description=say("cut-note"), component=field))
    modal.stop()  # else it would be kept in memory
    await interaction.response.send_modal(modal)


def typed(interaction: Interaction) -> tuple[int, str]:
    """The table, and the word for it, of a field that was sent; refuses any other."""
    data = cast(Mapping[str, Any], interaction.data or {})
    action, arguments = read(str(data.get("custom_id", "")))
    words = [str(one.get("value", "")) for one in _fields(data) if one.get("custom_id") == FIELD]
    if action != "cut" or len(arguments) != 1 or len(words) != 1:
        raise Refusal("forged")
    return number(arguments[0]), words[0]


def _fields(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Everything in a form, whatever it lies in."""
    inside = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
    for one in inside:
        yield one
        yield from _fields(one)
