"""The commands that answer questions, one of each game with a word for each kind of question, and /hand."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

import engine
from bot import messages, texts
from bot.commands.naming import named
from bot.commands.replies import Interaction, guarded, language, reply
from bot.commands.typed import Asked, is_standing, questions, read_answers, suggestions
from bot.tables import Refusal, Table

MOST_CHOICES = 25
NAME_LENGTH = 100


def _game_command(game: str) -> app_commands.Group:
    """The command of a game, with a subcommand for each word that it gives to its kinds of questions."""
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
        await guarded(interaction, _answer(interaction, game, word, answer))

    @command.autocomplete("answer")
    async def _choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = texts.speaker(language(interaction))
        found = [one for one in await _seats(interaction) if one.table.game == game and questions(one, word)]
        choices: list[app_commands.Choice[str]] = []
        for one in found:
            before = f"{_where(interaction, one.table)}: " if len(found) > 1 else ""
            for label, value in suggestions(say, one, word, typed):
                shown = f"{before}{label}"[:NAME_LENGTH]
                choices.append(app_commands.Choice(name=shown, value=f"{one.table.id}/{value}"))
        return choices[:MOST_CHOICES]

    return command


def _where(interaction: Interaction, table: Table) -> str:
    """Server and channel by name: tables in direct messages are told apart by them."""
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
    one = _fitting(found, command)
    say = texts.speaker(language(interaction))
    answers = [] if is_standing(say, one, command, keys_text) else read_answers(say, one, command, keys_text)
    client = interaction.client
    start, slot = messages.run_start(one.match, one.seat), messages.prompt_slot(one.match, one.seat)
    posted = await client.store.posted(one.table.id)
    user, question = interaction.user.id, one.question
    with client.messages.claimed(one.table.id, slot):  # what stands there is brought in line with the last answer
        if answers:
            table, match = await client.tables.answer_ahead(one.table.id, user, answers, question=question)
        else:
            table, match = await client.tables.answer_in_advance(one.table.id, user, question=question)
    link = messages.link_to_board(table, posted)
    await reply(interaction, messages.answered(table, match, one.seat, start, language(interaction), link))
    await client.messages.answered_elsewhere(table.id, posted.get(slot))


def _of_game(interaction: Interaction, found: Sequence[Asked], game: str) -> list[Asked]:
    """Those of a person's seats that are at a game; refuses, with the command that is right instead, if none is."""
    fitting = [one for one in found if one.table.game == game]
    if fitting:
        return fitting
    for one in found:
        if one.decision is not None:
            name = texts.game_name(texts.speaker(language(interaction)), one.table.game)
            word = one.command_of(one.decision.kind)
            raise Refusal("not-this-game", game=name, key=one.table.game, word=word)
    raise Refusal("not-asked")


def _fitting(found: Sequence[Asked], command: str) -> Asked:
    """The one of a person's seats at which the command answers something, or might."""
    asked = [one for one in found if one.decision is not None]
    fitting = [one for one in asked if questions(one, command)]
    if len(fitting) > 1:
        raise Refusal("which-table")
    if fitting:
        return fitting[0]
    if len(asked) == 1:
        return asked[0]  # a rule may say why the command does nothing now
    raise Refusal("other-question" if asked else "not-asked")


async def _seats(interaction: Interaction) -> list[Asked]:
    """The person's seats: at the table of this channel, or in direct messages at all their tables."""
    tables, user = interaction.client.tables, interaction.user.id
    if interaction.guild_id is None:
        found = await tables.store.open_tables_of_user(user)
    else:
        one = await tables.store.table_in(interaction.channel_id or 0)
        found = [one] if one is not None else []
    seats = []
    for table in found:
        seat = table.seat_of(user)
        if table.state == "running" and seat is not None:
            try:
                seats.append(Asked(table, await tables.match(table), seat))
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
    await show_hand(interaction, found[0])
    for one in found[1:]:
        await show_hand(interaction, one)


async def show_hand(interaction: Interaction, one: Asked) -> None:
    """The hand, with the question if there is one, as a private answer."""
    posted = await interaction.client.store.posted(one.table.id)
    link = messages.link_to_board(one.table, posted)
    await reply(interaction, messages.prompt(one.table, one.match, one.seat, language(interaction), link))


def commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All of them."""
    anywhere: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [hand]
    anywhere += [_game_command(game) for game in engine.games()]
    for command in anywhere:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    return anywhere


__all__ = ["commands", "show_hand"]
