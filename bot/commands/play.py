"""The commands that answer questions, one of each game with a word for each kind of question, and /hand."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import app_commands

import engine
from bot import messages, texts
from bot.commands.answering import IN_ADVANCE, answer, tell_unsent
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply
from bot.commands.slash import named, suggesting
from bot.commands.typed import is_standing, questions, read_answers, suggestions
from bot.messages import Button, Menu
from bot.messages.ids import make
from bot.tables import Refusal, Table
from bot.tables.time import talk_rules
from bot.texts import limits
from engine import Seat


class Sits(NamedTuple):
    """The table and the seat where a person sits."""

    table: Table
    seat: Seat


def _game_command(game: str) -> app_commands.Group:
    """Return the command of a game, with a subcommand for each word that it gives to its kinds of questions."""
    key = f"{game}-command"
    group = app_commands.Group(name=named(key), description=named(f"{key}.description"))
    for word in dict.fromkeys(engine.game(game).commands.values()):
        group.add_command(_answer_command(game, word))
    return group


def _answer_command(game: str, word: str) -> app_commands.Command[Any, ..., Any]:
    key = f"{game}-command-{word}"

    @app_commands.command(name=named(key), description=named(f"{key}.description"))
    @app_commands.rename(answer=named(f"{key}.answer"))
    @app_commands.describe(answer=named(f"{key}.answer-note"))
    async def command(interaction: Interaction, answer: str) -> None:
        await _answer(interaction, game, word, answer)

    @command.autocomplete("answer")
    @suggesting
    async def _choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = texts.speaker(language(interaction))
        found = [one for one in await _seats(interaction) if one.table.game == game and questions(*one, word)]
        choices: list[app_commands.Choice[str]] = []
        for one in found:
            before = f"{_where(interaction, one.table)}: " if len(found) > 1 else ""
            for label, value in suggestions(say, *one, word, typed):
                shown = f"{before}{label}"[: limits.SUGGESTION]
                choices.append(app_commands.Choice(name=shown, value=f"{one.table.id}/{value}"))
        return choices[: limits.SUGGESTIONS]

    return command


def _where(interaction: Interaction, table: Table) -> str:
    """Return server and channel by name.

    Tables in direct messages are told apart by these names.
    """
    channel = interaction.client.get_channel(table.channel)
    return f"{table.guild_name} #{channel}" if channel is not None else f"{table.guild_name} {table.id}"


async def _answer(interaction: Interaction, game: str, command: str, typed: str) -> None:
    which, slash, keys_text = typed.rpartition("/")
    found = await _seats(interaction)
    if not found:
        raise Refusal("no-table" if interaction.guild_id else "no-table-anywhere")
    found = _of_game(interaction, found, game)
    if slash and which.isdecimal():
        found = [one for one in found if str(one.table.id) == which]
        if not found:
            raise Refusal("stale")
    table, seat = _fitting(found, command)
    say = texts.speaker(language(interaction))
    in_advance = is_standing(say, table, seat, command, keys_text)
    answers = IN_ADVANCE if in_advance else read_answers(say, table, seat, command, keys_text)
    await answer(interaction, table, seat, seat.question, answers)


def _of_game(interaction: Interaction, found: Sequence[Sits], game: str) -> list[Sits]:
    """Return the seats of a person that are at a game.

    If no seat is, refuse and name the command that is right instead.
    """
    fitting = [one for one in found if one.table.game == game]
    if fitting:
        return fitting
    for table, seat in found:
        if seat.decision is not None:
            name = texts.game_name(texts.speaker(language(interaction)), table.game)
            word = engine.game(table.game).commands[seat.decision.kind]
            raise Refusal("not-this-game", game=name, key=table.game, word=word)
    raise Refusal("not-asked")


def _fitting(found: Sequence[Sits], command: str) -> Sits:
    """Return the one of a person's seats at which the command answers something, or might."""
    asked = [one for one in found if one.seat.decision is not None]
    fitting = [one for one in asked if questions(*one, command)]
    if len(fitting) > 1:
        raise Refusal("which-table")
    if fitting:
        return fitting[0]
    if not asked and any(talk_rules.is_before(one.seat) for one in found):
        raise Refusal("talk-first")
    if len(asked) == 1:
        return asked[0]  # a rule may say why the command does nothing now
    raise Refusal("other-question" if asked else "not-asked")


async def tables_here(interaction: Interaction) -> list[Table]:
    """Return the latest table of this channel, or in direct messages all tables of the person."""
    tables = interaction.client.tables
    if interaction.guild_id is None:
        return await tables.open_tables_of(interaction.user.id)
    latest = await tables.latest_in(interaction.channel_id or 0)
    return [latest] if latest is not None else []


async def _seats(interaction: Interaction) -> list[Sits]:
    """Return the person's seats: at the table of this channel, or in direct messages at all their tables."""
    tables, user = interaction.client.tables, interaction.user.id
    found, seats = await tables_here(interaction), []
    for table in found:
        if table.state == "running" and table.seat_of(user) is not None:
            try:
                seats.append(Sits(table, await tables.matches.seat(table, user)))
            except Refusal:
                if len(found) == 1:
                    raise
    return seats


@app_commands.command(name=named("command-hand"), description=named("command-hand.description"))
async def hand(interaction: Interaction) -> None:
    """Show hand and question again, privately."""
    found = await _seats(interaction)
    if not found:
        raise Refusal("no-hand")
    for one in found:
        await show_hand(interaction, *one)


async def show_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Show the hand as a private answer, with the question if there is one.

    The answer also tells for whom everybody waits, and since when. A button changes where this person is asked. News
    that were not sent to them are told before.
    """
    await tell_unsent(interaction, table, seat)
    link = await interaction.client.delivery.edits.link(table)
    if table.state == "finished" and seat.seat is not None:
        seen = messages.eyes(table, await interaction.client.tables.matches.of(table))
        content = messages.own_end(table, seen, seat.seat, language(interaction))
        await reply(interaction, content.linked(link))
        return
    since = await interaction.client.tables.matches.waiting_since(table)
    content = messages.prompt(table, seat, language(interaction), since=since)
    if table.state == "running":
        say = texts.speaker(language(interaction))
        private = await interaction.client.delivery.reachability.gets_no_direct_messages(table, interaction.user.id)
        clock = await interaction.client.tables.clocks.of(table) if private else None
        told = messages.reminder(say, table, clock, seat.seat) if seat.seat is not None else None
        if told is not None:
            await reply(interaction, told)
        label, action = ("button-direct", "direct") if private else ("button-here", "askhere")
        shown = [button for row in content.rows if not isinstance(row, Menu) for button in row]
        notes = [one for one in messages.notes_buttons(say, table.game, table.id) if one not in shown]
        content = messages.with_button(content, Button(say(label), make(action, table.id)), *notes)
    if messages.is_cut(texts.speaker(language(interaction)), content):
        whole = Button(
            texts.speaker(language(interaction))("button-reading-hand"), make("words", table.id, "hand", 1, 0)
        )
        content = messages.with_button(content, whole)
    await reply(interaction, content.linked(link))


def commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Return all commands."""
    anywhere: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [hand]
    anywhere += [_game_command(game) for game in engine.games()]
    for command in anywhere:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    return anywhere


__all__ = ["commands", "show_hand", "tables_here"]
