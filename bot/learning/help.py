"""/rules: short help on a game's rules, by topic, and what a word means."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

import engine
from bot import texts
from bot.commands.asker import is_here, language
from bot.commands.host import Interaction
from bot.commands.lobby import game_named, game_typed, suggest_games
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.commands.slash import everywhere, named, suggesting, worded
from bot.learning import glossary
from bot.learning.lone_match import play_button
from bot.messages import Content, Entry, Menu, with_button
from bot.messages.ids import make_menu
from bot.tables import Refusal
from bot.texts import limits
from engine.decision import Fact


async def page(interaction: Interaction, game: str, topic: str = "") -> Content:
    """Return the help on a ``topic``, with a menu of all topics; without a topic the first one."""
    if game not in engine.games():
        raise Refusal("forged")
    reader, facts = language(interaction), await _facts(interaction, game)
    say = texts.speaker(reader)
    topics = dict(texts.rules_topics(say, game))
    topic = topic if topic in topics else next(iter(topics))
    entries = tuple(Entry(title, key, chosen=key == topic) for key, title in topics.items())
    text = f"### {texts.game_name(say, game)} · {topics[topic]}\n{texts.rules(say, game, topic, facts)}"
    return Content(text, (Menu(make_menu("topic", game), say("rules-hint"), entries),), keep_picture=True)


async def _page_with_play(interaction: Interaction, game: str, topic: str = "") -> Content:
    """Return the help on a topic; where no table stands, with the button to play the game alone."""
    content = await page(interaction, game, topic)
    if is_here(interaction):
        return content
    going_on = await interaction.client.tables.alone.of(interaction.user.id)
    return with_button(content, play_button(texts.speaker(language(interaction)), game, going_on))


@app_commands.command(name=named("command-rules"), description=named("command-rules.description"))
@worded("rules", "topic", "word", "game")
async def rules(
    interaction: Interaction, topic: str | None = None, word: str | None = None, game: str | None = None
) -> None:
    """Explain the rules, or a word of theirs."""
    game = game_named(interaction, game)
    if word is not None:
        facts = {one: await _facts(interaction, one) for one in await _games(interaction, game)}
        await reply(interaction, glossary.explained(texts.speaker(language(interaction)), facts, word))
    else:
        chosen = game or await _game(interaction)
        await reply(interaction, await _page_with_play(interaction, chosen, topic or ""))


rules.autocomplete("game")(suggest_games)


@rules.autocomplete("topic")
@suggesting
async def _topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    say = texts.speaker(language(interaction))
    chosen = game_typed(getattr(interaction.namespace, "game", None))
    topics = texts.rules_topics(say, chosen or await _game(interaction))
    return [app_commands.Choice(name=title, value=key) for key, title in topics if typed.lower() in title.lower()][
        : limits.SUGGESTIONS
    ]


@rules.autocomplete("word")
@suggesting
async def _words(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    games = await _games(interaction, game_typed(getattr(interaction.namespace, "game", None)))
    return glossary.suggested(texts.speaker(language(interaction)), games, typed)


async def _games(interaction: Interaction, chosen: str | None) -> list[str]:
    """Return the games whose words are meant.

    This is the game that was chosen, or else all games, the channel's first.
    """
    if chosen is not None:
        return [chosen]
    first = await _game(interaction)
    return [first, *(one for one in engine.games() if one != first)]


async def _game(interaction: Interaction) -> str:
    """Return the game of the channel's table, if that game is here; otherwise the first game there is."""
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    return table.game if table is not None and table.has_game else next(iter(engine.games()))


async def _facts(interaction: Interaction, game: str) -> Mapping[str, Fact]:
    """Return the facts of the game's help: of the channel's table with this game, or else of a new table."""
    tables = interaction.client.tables
    table = await tables.latest_in(interaction.channel_id or 0)
    data = table.data if table is not None and table.game == game else tables.lobby.data_of(game)
    return engine.game(game).help_facts(data)


@on("rules")
async def show(interaction: Interaction, game: str, topic: str = "") -> None:
    """Open the help privately, on a topic if the button names one."""
    await reply(interaction, await page(interaction, game, topic))


@on("topic")
async def pick_topic(interaction: Interaction, game: str, *, value: str) -> None:
    """Turn to the topic that was picked."""
    await update(interaction, await _page_with_play(interaction, game, value))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (everywhere(rules),)
