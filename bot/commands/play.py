"""The commands that answer questions, one per kind of question of any game, and /hand."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import app_commands

import engine
from bot import messages, texts
from bot.commands.answering import IN_ADVANCE, answer
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import guarded, language, reply
from bot.commands.typed import is_standing, questions, read_answers, suggestions
from bot.tables import Refusal, Table
from engine import Seat

MOST_CHOICES = 25
NAME_LENGTH = 100


class Sits(NamedTuple):
    """Where a person sits."""

    table: Table
    seat: Seat


def answer_commands() -> list[app_commands.Command[Any, ..., Any]]:
    """A command for each name that the games give to their kinds of questions."""
    names = dict.fromkeys(name for game in engine.games().values() for name in game.commands.values())
    return [_answer_command(name) for name in names]


def _answer_command(name: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named(f"command-{name}"), description=named(f"command-{name}.description"))
    @app_commands.rename(answer=named(f"command-{name}.answer"))
    @app_commands.describe(answer=named(f"command-{name}.answer-note"))
    async def command(interaction: Interaction, answer: str) -> None:
        await guarded(interaction, _answer(interaction, name, answer))

    @command.autocomplete("answer")
    async def _choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = texts.speaker(language(interaction))
        found = [one for one in await _seats(interaction) if questions(*one, name)]
        choices: list[app_commands.Choice[str]] = []
        for one in found:
            before = f"{_where(interaction, one.table)}: " if len(found) > 1 else ""
            for label, value in suggestions(say, *one, name, typed):
                shown = f"{before}{label}"[:NAME_LENGTH]
                choices.append(app_commands.Choice(name=shown, value=f"{one.table.id}/{value}"))
        return choices[:MOST_CHOICES]

    return command


def _where(interaction: Interaction, table: Table) -> str:
    """Server and channel by name: tables in direct messages are told apart by them."""
    channel = interaction.client.get_channel(table.channel)
    return f"{table.guild_name} #{channel}" if channel is not None else f"{table.guild_name} {table.id}"


async def _answer(interaction: Interaction, command: str, typed: str) -> None:
    which, slash, keys_text = typed.rpartition("/")
    found = await _seats(interaction)
    if not found:
        raise Refusal("no-table" if interaction.guild_id else "no-table-anywhere")
    if slash and which.isdecimal():
        found = [one for one in found if str(one.table.id) == which]
        if not found:
            raise Refusal("stale")
    table, seat = _fitting(found, command)
    say = texts.speaker(language(interaction))
    in_advance = is_standing(say, table, seat, command, keys_text)
    answers = IN_ADVANCE if in_advance else read_answers(say, table, seat, command, keys_text)
    await answer(interaction, table, seat, seat.question, answers)


def _fitting(found: Sequence[Sits], command: str) -> Sits:
    """The one of a person's seats at which the command answers something, or might."""
    asked = [one for one in found if one.seat.decision is not None]
    fitting = [one for one in asked if questions(*one, command)]
    if len(fitting) > 1:
        raise Refusal("which-table")
    if fitting:
        return fitting[0]
    if len(asked) == 1 and _is_about(asked[0].table, command):
        return asked[0]
    raise Refusal("other-question" if asked else "not-asked")


def _is_about(table: Table, command: str) -> bool:
    """Whether the command belongs to the game: then a rule may say why it does nothing now."""
    return command in engine.game(table.game).commands.values()


async def _seats(interaction: Interaction) -> list[Sits]:
    """The person's seats: at the table of this channel, or in direct messages at all their tables."""
    tables, user = interaction.client.tables, interaction.user.id
    if interaction.guild_id is None:
        found = await tables.open_tables_of(user)
    else:
        one = await tables.latest_in(interaction.channel_id or 0)
        found = [one] if one is not None else []
    seats = []
    for table in found:
        if table.state == "running" and table.seat_of(user) is not None:
            try:
                seats.append(Sits(table, await tables.seat(table, user)))
            except Refusal:
                if len(found) == 1:
                    raise
    return seats


@app_commands.command(name=named("command-hand"), description=named("command-hand.description"))
async def hand(interaction: Interaction) -> None:
    """Show hand and question again, privately."""
    await guarded(interaction, _hand(interaction))


async def _hand(interaction: Interaction) -> None:
    found = await _seats(interaction)
    if not found:
        raise Refusal("no-hand")
    for one in found:
        await show_hand(interaction, *one)


async def show_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """The hand, with the question if there is one, as a private answer."""
    link = await interaction.client.messages.link(table)
    await reply(interaction, messages.prompt(table, seat, language(interaction), link))


def commands() -> list[app_commands.Command[Any, ..., Any]]:
    """All of them."""
    anywhere = [hand, *answer_commands()]
    for command in anywhere:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    return anywhere


__all__ = ["commands", "show_hand"]
