"""/leaderboard: who has the best rating in a game on this server, privately, and in the channel for all if one wishes.

Game, season and page stand in the ids; everything is looked up when it is asked for.
"""

from typing import Any

from discord import app_commands

from bot import messages, texts
from bot.commands.host import Interaction
from bot.commands.lobby import game_named, suggest_games
from bot.commands.naming import named
from bot.commands.replies import language, place, reply, show, shown_language, suggesting, update
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.messages import Content
from bot.tables import Refusal
from bot.tables.ratings import Leaderboard

MOST = 25
"""So many suggestions Discord takes."""


@app_commands.command(name=named("command-leaderboard"), description=named("command-leaderboard.description"))
@app_commands.rename(game=named("command-leaderboard.game"), season=named("command-leaderboard.season"))
@app_commands.describe(game=named("command-leaderboard.game-note"), season=named("command-leaderboard.season-note"))
@app_commands.guild_only()
async def leaderboard(interaction: Interaction, game: str | None = None, season: str | None = None) -> None:
    """Show the leaderboard."""
    await reply(interaction, await _page(interaction, await _look(interaction, game, season), 0))


leaderboard.autocomplete("game")(suggest_games)


@leaderboard.autocomplete("season")
@suggesting
async def _suggest_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The seasons of the game that has been chosen, narrowed by what has been typed."""
    board, say = await _look(interaction, interaction.namespace.game), texts.speaker(language(interaction))
    shown = {key: messages.season_name(say, key) for key in board.seasons}
    found = [app_commands.Choice(name=name, value=key) for key, name in shown.items() if typed.lower() in name.lower()]
    return found[:MOST]


@on("leaders")
async def turn(interaction: Interaction, game: str, season: str, page: int) -> None:
    """Turn to another page, in the private message that shows one."""
    await update(interaction, await _page(interaction, await _look(interaction, game, season), page))


@on("season")
async def pick_season(interaction: Interaction, game: str, *, value: str) -> None:
    """Turn to the season that was picked."""
    await update(interaction, await _page(interaction, await _look(interaction, game, value), 0))


@on("leadershere")
async def show_here(interaction: Interaction, game: str, season: str, page: int) -> None:
    """Show a page to the whole channel, in its language; only who may write there does."""
    if not may_write(interaction):
        raise Refusal("show-here")
    board = await _look(interaction, game, season)
    names = await _names(interaction, board, page)
    say = texts.speaker(await shown_language(interaction))
    await show(interaction, messages.shown_leaderboard(say, board, names, page))


async def _look(interaction: Interaction, game: str | None, season: str | None = None) -> Leaderboard:
    """The leaderboard of the server; refuses a game that there is not."""
    game = game_named(interaction, game)
    return await interaction.client.tables.ratings.leaderboard(place(interaction).guild, game, season)


async def _page(interaction: Interaction, board: Leaderboard, page: int) -> Content:
    names, say = await _names(interaction, board, page), texts.speaker(language(interaction))
    return messages.leaderboard(say, board, names, interaction.user.id, page, here=may_write(interaction))


async def _names(interaction: Interaction, board: Leaderboard, page: int) -> dict[int, str]:
    users = [one.user for one in messages.on_page(board, page)]
    return await interaction.client.tables.ratings.names(place(interaction).guild, users)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (leaderboard,)
