"""/stats: what somebody's matches on this server come to, privately; who asks about themselves may show it to all."""

from typing import Any

import discord
from discord import app_commands

from bot import messages, texts
from bot.commands.host import Interaction
from bot.commands.lobby import game_named, suggest_games
from bot.commands.naming import named
from bot.commands.people import check_people, check_shows
from bot.commands.replies import language, place, reply, show, shown_language
from bot.commands.rights import may_write
from bot.commands.router import on
from bot.tables import Refusal
from bot.tables.statistics import Rival, Statistics

RIVALS = 3
"""With so many people somebody is compared."""


@app_commands.command(name=named("command-stats"), description=named("command-stats.description"))
@app_commands.rename(person=named("command-stats.person"), game=named("command-stats.game"))
@app_commands.describe(person=named("command-stats.person-note"), game=named("command-stats.game-note"))
@app_commands.guild_only()
async def stats(interaction: Interaction, person: discord.User | None = None, game: str | None = None) -> None:
    """Show what somebody's matches come to."""
    check_people([person] if person is not None else [])
    of = person or interaction.user
    own, say = of.id == interaction.user.id, texts.speaker(language(interaction))
    await check_shows(interaction, of)
    game = game_named(interaction, game)
    found = await _look(interaction, of.id, game)
    if not found.total.matches:
        await reply(interaction, messages.no_statistics(say, of.display_name, game, own=own))
        return
    listed = (await interaction.client.tables.wishes.of(of.id)).statistics
    rivals = await _rivals(interaction, found) if listed else {}
    if own:
        here = may_write(interaction)
        told = messages.own_statistics(say, of.display_name, game, found, rivals, listed=listed, here=here)
    else:
        told = messages.statistics(say, of.display_name, found, rivals)
    await reply(interaction, told)


stats.autocomplete("game")(suggest_games)


@on("statshere")
async def show_here(interaction: Interaction, game_key: str) -> None:
    """Show one's own to the whole channel, in its language; only who may write there does.

    Those with whom one has played are left out: they have not asked to be compared in public.
    """
    if not may_write(interaction):
        raise Refusal("show-here")
    game, name = game_named(interaction, game_key or None), interaction.user.display_name
    found = await _look(interaction, interaction.user.id, game)
    if not found.total.matches:
        say = texts.speaker(language(interaction))
        await reply(interaction, messages.no_statistics(say, name, game, own=True))
        return
    await show(interaction, messages.statistics(texts.speaker(await shown_language(interaction)), name, found, {}))


async def _look(interaction: Interaction, user: int, game: str | None) -> Statistics:
    return await interaction.client.tables.statistics(place(interaction).guild, user, game)


async def _rivals(interaction: Interaction, found: Statistics) -> dict[Rival, str]:
    """Those most often played with who show statistics, each with the name they had last."""
    tables, rivals = interaction.client.tables, list[Rival]()
    for one in found.rivals:
        if (await tables.wishes.of(one.user)).statistics:
            rivals.append(one)
        if len(rivals) == RIVALS:
            break
    names = await tables.ratings.names(place(interaction).guild, [one.user for one in rivals])
    return {one: names.get(one.user, "") for one in rivals}


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (stats,)
