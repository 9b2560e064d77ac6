"""/history: the last matches of somebody on this server, with how they came out, to be looked up and replayed."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot import messages, texts
from bot.commands.afterwards import may_see
from bot.commands.host import Interaction
from bot.commands.lobby import game_named, suggest_games
from bot.commands.naming import named
from bot.commands.people import check_shows
from bot.commands.replies import language, reply
from bot.messages import Past
from bot.tables import Refusal

MATCHES = 10


@app_commands.command(name=named("command-history"), description=named("command-history.description"))
@app_commands.rename(person=named("command-history.person"), game=named("command-history.game"))
@app_commands.describe(person=named("command-history.person-note"), game=named("command-history.game-note"))
@app_commands.guild_only()
async def history(interaction: Interaction, person: discord.User | None = None, game: str | None = None) -> None:
    """Show the last matches.

    Only matches of which the reader may see the story: whose channel they see, or at which they sat.

    Those who sat there are named, be it that they show no statistics: the messages of the table name them, too.
    """
    of, tables, say = person or interaction.user, interaction.client.tables, texts.speaker(language(interaction))
    game = game_named(interaction, game)
    await check_shows(interaction, of)
    found: list[Past] = []
    for one in await tables.history(interaction.guild_id or 0, of.id, game):
        with suppress(Refusal):  # its game is gone, or what is stored of it is no table
            table = await tables.table(one.table)
            if may_see(interaction, table):
                found.append(Past(one, table, await interaction.client.messages.link_to_end(table)))
        if len(found) == MATCHES:
            break
    await reply(interaction, messages.history(say, texts.safe(of.display_name), found))


history.autocomplete("game")(suggest_games)

COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (history,)
