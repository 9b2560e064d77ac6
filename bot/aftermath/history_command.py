"""/history: the last matches of somebody on this server, with how they came out, to be looked up and replayed."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot import texts
from bot.aftermath.host import Interaction
from bot.commands.asker import language
from bot.commands.lobby import game_named, suggest_games
from bot.commands.replies import reply
from bot.commands.rights import check_shows, may_see
from bot.commands.slash import named, worded
from bot.messages.content import Content, Entry, Menu
from bot.messages.ids import make_menu
from bot.messages.prompt import LONGEST
from bot.store import Placing
from bot.tables import Refusal, Table
from bot.texts import Speaker

MATCHES = 10


@app_commands.command(name=named("command-history"), description=named("command-history.description"))
@worded("history", "person", "game")
@app_commands.guild_only()
async def history(interaction: Interaction, person: discord.User | None = None, game: str | None = None) -> None:
    """Show the last matches.

    Only matches are shown of which the reader may see the story. The reader sees the channel of such a match, or sat at
    it.

    People who sat there are named, even if they show no statistics: the messages of the table name them, too.
    """
    of, tables, say = person or interaction.user, interaction.client.tables, texts.speaker(language(interaction))
    game = game_named(interaction, game)
    await check_shows(interaction, of)
    found: list[PastMatch] = []
    for one in await interaction.client.results.history(interaction.guild_id or 0, of.id, game):
        with suppress(Refusal):  # its game is gone, or what is stored of it is no table
            table = await tables.table(one.table)
            if may_see(interaction, table):
                found.append(PastMatch(one, table, await interaction.client.delivery.edits.link_to_end(table)))
        if len(found) == MATCHES:
            break
    await reply(interaction, history_page(say, texts.safe(of.display_name), found))


history.autocomplete("game")(suggest_games)

COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (history,)


TITLE = 90
"""The most characters of an entry of a menu."""


class PastMatch(NamedTuple):
    """A match that is over: how somebody came out, its table, and the address of the message of its end."""

    placing: Placing
    table: Table
    link: str


def history_page(say: Speaker, name: str, past: Sequence[PastMatch]) -> Content:
    """Return a line for each match, the latest first, as many as there is room for.

    A menu lets the reader replay one of these matches.
    """
    if not past:
        return Content(say("history-none", name=name))
    lines = [f"### {say('history-title', name=name)}"]
    for one in past:
        lines.append(_line(say, one))
        if sum(len(line) + 1 for line in lines) > LONGEST:
            lines.pop()
            break
    entries = tuple(Entry(_entry(say, one)[:TITLE], str(one.table.id)) for one in past[: len(lines) - 1])
    return Content("\n".join(lines), (Menu(make_menu("past", past[0].table.id), say("history-hint"), entries),))


def _line(say: Speaker, one: PastMatch) -> str:
    """Return the line of a match: the day, the game as a link, the opponents, and the outcome."""
    others = ", ".join(texts.safe(name) for seat, name in enumerate(one.table.names) if seat != one.placing.seat)
    game = texts.game_name(say, one.table.game)
    place = f"[{game}]({one.link})"
    when = f"<t:{int(one.placing.ended)}:d>"
    return f"- {when} **{place}** · {_outcome(say, one)} · {say('history-with', names=others)}"


def _outcome(say: Speaker, one: PastMatch) -> str:
    of = len(one.table.sitters)
    rank = min(one.placing.rank, of)  # who left ranks after all seats
    return say("history-outcome", rank=rank, seats=of, points=one.placing.points)


def _entry(say: Speaker, one: PastMatch) -> str:
    number = say("history-table", number=one.table.id)
    return f"{number} · {texts.game_name(say, one.table.game)} · {_outcome(say, one)}"
