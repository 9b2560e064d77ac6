"""/block and /unblock: with whom somebody does not wish to sit."""

from typing import Any

import discord
from discord import app_commands

from bot import texts
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import language, reply
from bot.tables import Refusal

MENTIONED = 80
"""So many people fit into a message."""


def check_people(people: list[discord.User]) -> None:
    """Refuse bots: they do not play."""
    if any(one.bot for one in people):
        raise Refusal("is-bot")


async def check_shows(interaction: Interaction, of: discord.User | discord.Member) -> None:
    """Refuse to tell others what became of somebody who shows no statistics."""
    if of.id != interaction.user.id and not (await interaction.client.tables.wishes.of(of.id)).statistics:
        raise Refusal("no-statistics", name=texts.safe(of.display_name))


@app_commands.command(name=named("command-block"), description=named("command-block.description"))
@app_commands.rename(person=named("command-block.person"))
@app_commands.describe(person=named("command-block.person-note"))
@app_commands.guild_only()
async def block(interaction: Interaction, person: discord.User | None = None) -> None:
    """Keep somebody from the tables where one sits, without telling them; or list whom one keeps away."""
    say, blocks, user = texts.speaker(language(interaction)), interaction.client.tables.blocks, interaction.user.id
    if person is None:
        names = ", ".join(f"<@{one}>" for one in (await blocks.of(user))[:MENTIONED])
        await reply(interaction, say("blocks", names=names) if names else say("blocks-none"))
        return
    check_people([person])
    await blocks.add(user, person.id)
    await reply(interaction, say("blocked", name=person.mention))


@app_commands.command(name=named("command-unblock"), description=named("command-unblock.description"))
@app_commands.rename(person=named("command-unblock.person"))
@app_commands.describe(person=named("command-unblock.person-note"))
@app_commands.guild_only()
async def unblock(interaction: Interaction, person: discord.User) -> None:
    """Let somebody sit where one sits again."""
    await interaction.client.tables.blocks.remove(interaction.user.id, person.id)
    await reply(interaction, texts.speaker(language(interaction))("unblocked", name=person.mention))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (block, unblock)
