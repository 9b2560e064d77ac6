"""/rules: short help on a game's rules, by topic, and what a word means."""

from typing import Any

from discord import app_commands

import engine
from bot import texts
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.lobby import game_named, game_typed, suggest_games
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.commands.slash import named, suggesting
from bot.learning import glossary
from bot.messages import Content, Entry, Menu
from bot.messages.ids import make_menu
from bot.tables import Refusal
from bot.texts import limits


def page(reader: str, game: str, topic: str = "") -> Content:
    """Return the help on a ``topic``, with a menu of all topics; without a topic the first one."""
    if game not in engine.games():
        raise Refusal("forged")
    say = texts.speaker(reader)
    topics = dict(texts.rules_topics(say, game))
    topic = topic if topic in topics else next(iter(topics))
    entries = tuple(Entry(title, key, chosen=key == topic) for key, title in topics.items())
    text = f"### {texts.game_name(say, game)} · {topics[topic]}\n{texts.rules(say, game, topic)}"
    return Content(text, (Menu(make_menu("topic", game), say("rules-hint"), entries),), keep_picture=True)


@app_commands.command(name=named("command-rules"), description=named("command-rules.description"))
@app_commands.rename(
    topic=named("command-rules.topic"), word=named("command-rules.word"), game=named("command-rules.game")
)
@app_commands.describe(
    topic=named("command-rules.topic-note"),
    word=named("command-rules.word-note"),
    game=named("command-rules.game-note"),
)
async def rules(
    interaction: Interaction, topic: str | None = None, word: str | None = None, game: str | None = None
) -> None:
    """Explain the rules, or a word of theirs."""
    game = game_named(interaction, game)
    reader = language(interaction)
    if word is not None:
        games = await _games(interaction, game)
        await reply(interaction, glossary.explained(texts.speaker(reader), games, word))
    else:
        await reply(interaction, page(reader, game or await _game(interaction), topic or ""))


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


@on("rules")
async def show(interaction: Interaction, game: str, topic: str = "") -> None:
    """Open the help privately, on a topic if the button names one."""
    await reply(interaction, page(language(interaction), game, topic))


@on("topic")
async def pick_topic(interaction: Interaction, game: str, *, value: str) -> None:
    """Turn to the topic that was picked."""
    await update(interaction, page(language(interaction), game, value))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rules,)
