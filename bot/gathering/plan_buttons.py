"""The buttons of a planned table."""

from collections.abc import Awaitable
from typing import get_args

from bot import texts
from bot.commands.admin import ask_to_close
from bot.commands.asker import language, person
from bot.commands.host import Interaction
from bot.commands.lobby_buttons import change_shown
from bot.commands.replies import reply
from bot.commands.router import on
from bot.messages.gathering.planned import planned
from bot.tables import Refusal, Table
from bot.tables.plans.rules import By
from bot.tables.slots import Planned


@on("plan-in")
async def come(interaction: Interaction, table_id: int) -> None:
    """Come to a planned table."""
    table = await _here(interaction, table_id)
    change = interaction.client.tables.plans.come(table.id, person(interaction))
    await _change(interaction, table, change, "plan-you-are-in")


@on("plan-out")
async def go(interaction: Interaction, table_id: int) -> None:
    """Stay away from a planned table."""
    table = await _here(interaction, table_id)
    change = interaction.client.tables.plans.go(table.id, interaction.user.id)
    await _change(interaction, table, change, "plan-you-are-out")


@on("plan-here")
async def is_here(interaction: Interaction, table_id: int) -> None:
    """Say that one is there."""
    table = await _here(interaction, table_id)
    after = await interaction.client.tables.plans.is_here(table.id, person(interaction))
    sits = after.state == "lobby"
    await reply(interaction, _told(interaction, after, "plan-you-sit" if sits else "plan-you-are-here"))


@on("plan-move")
async def move(interaction: Interaction, table_id: int, number: int, by: str) -> None:
    """Move a planned table to which too few came."""
    table = await _here(interaction, table_id)
    after = await interaction.client.tables.plans.move(table.id, interaction.user.id, number, _by(by))
    await reply(interaction, _told(interaction, after, "plan-was-moved"))


@on("plan-cancel")
async def cancel(interaction: Interaction, table_id: int) -> None:
    """Ask whether a planned table is to be cancelled."""
    await ask_to_close(interaction, await _here(interaction, table_id), "")


async def _here(interaction: Interaction, table_id: int) -> Table:
    """Return a table of the server where somebody has clicked."""
    table = await interaction.client.tables.table(table_id)
    if interaction.guild_id != table.guild:
        raise Refusal("forged")
    return table


async def _change(interaction: Interaction, table: Table, change: Awaitable[Table], key: str) -> None:
    """Change a planned table, and put the plan into the message that was clicked, if the plan stands there."""
    number = table.plan.number if table.plan is not None else 0
    await change_shown(
        interaction, table.id, change, Planned(number), planned, lambda after: _told(interaction, after, key)
    )


def _told(interaction: Interaction, table: Table, key: str) -> str:
    say = texts.speaker(language(interaction))
    when = f"<t:{table.plan.at if table.plan is not None else 0:.0f}:F>"
    return say(key, game=texts.game_name(say, table.game), when=when)


def _by(word: str) -> By:
    found: By | None = next((one for one in get_args(By) if one == word), None)
    if found is None:
        raise Refusal("forged")
    return found
