"""/board: the board again, privately, or a part of it, larger and with one's own possibilities."""

from typing import Any

from discord import app_commands

from bot import messages, pictures, texts
from bot.commands.asker import language, missing_permissions, place
from bot.commands.host import Interaction
from bot.commands.replies import reply
from bot.commands.slash import named, suggesting
from bot.messages import Content
from bot.pictures import PictureOf
from bot.tables import Refusal, Table

SAID_BY_DISCORD = ("thread-locked", "blocked", "timed-out")
"""Troubles that Discord has told of, which look as if a permission were missing."""


@app_commands.command(name=named("command-board"), description=named("command-board.description"))
@app_commands.rename(part=named("command-board.part"))
@app_commands.describe(part=named("command-board.part-note"))
@app_commands.guild_only()
async def board(interaction: Interaction, part: str | None = None) -> None:
    """Show the board again, privately."""
    table = await interaction.client.tables.latest_in(place(interaction).channel)
    if table is None or not table.started:
        raise Refusal("no-board")
    if part is not None:
        await reply(interaction, await part_of_board(interaction, table, part))
        return
    onlooker, parts = await interaction.client.tables.matches.seat(table), pictures.parts(table.game)
    say = texts.speaker(language(interaction))
    picture = PictureOf("board", onlooker.view, table.names, say.language)
    lines = [
        texts.game_name(say, table.game),
        messages.awaited(say, table, onlooker),
        *await troubles(interaction, table),
    ]
    await reply(
        interaction, Content("\n".join(lines), messages.parts_menu(say, table.game, table.id, parts, "part"), picture)
    )


@board.autocomplete("part")
@suggesting
async def _parts(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    if table is None or not table.has_game:
        return []
    say = texts.speaker(language(interaction))
    found = [(texts.part_name(say, table.game, part), part) for part in pictures.parts(table.game)]
    return [app_commands.Choice(name=name, value=part) for name, part in found if typed.lower() in name.lower()]


async def part_of_board(interaction: Interaction, table: Table, part: str) -> Content:
    """A part of the board as the reader may see it, with a menu of all parts; refuses one that there is not."""
    say = texts.speaker(language(interaction))
    if not table.started:
        raise Refusal("no-board")
    names = {texts.part_name(say, table.game, one).lower(): one for one in pictures.parts(table.game)}
    part = names.get(part.lower(), part)
    if part not in names.values():
        raise Refusal("no-part")
    seat = await interaction.client.tables.matches.seat(table, interaction.user.id)
    picture = PictureOf("part", seat.view, table.names, say.language, part)
    title = f"{texts.game_name(say, table.game)} · {texts.part_name(say, table.game, part)}"
    menu = messages.parts_menu(say, table.game, table.id, pictures.parts(table.game), "part", part)
    return Content(title, menu, picture)


async def troubles(interaction: Interaction, table: Table) -> list[str]:
    """Why messages of the table may be out of date."""
    say = texts.speaker(language(interaction))
    shown = interaction.client.delivery
    late = await shown.late(table.id)
    if late.trouble in SAID_BY_DISCORD:
        return [say(f"trouble-{late.trouble}")]
    missing = (
        missing_permissions(interaction) if interaction.guild_id and table.channel == interaction.channel_id else []
    )
    if missing:
        return [say("refusal-permissions", missing=", ".join(say("permission", key=name) for name in missing))]
    found = (late.trouble, late.channel and "delayed-channel", late.direct and "delayed-direct")
    paused = shown.opening_paused and table.state == "running" and "opening-paused"
    return [say(f"trouble-{one}") for one in (*found, paused) if one]


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (board,)

__all__ = ["COMMANDS", "part_of_board", "troubles"]
