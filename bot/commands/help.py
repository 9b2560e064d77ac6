"""/rules: short help on a game's rules, by topic."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

import engine
from bot import texts
from bot.commands.host import Interaction
from bot.commands.lobby import suggest_games, unknown_game
from bot.commands.naming import named
from bot.commands.replies import guarded, language, reply, suggesting, update
from bot.messages import Content, Entry, Menu
from bot.messages.ids import make
from bot.tables import Refusal


def page(reader: str, game: str, topic: str = "") -> Content:
    """The help on a topic, the first one without it, with a menu of all topics."""
    if game not in engine.games():
        raise Refusal("forged")
    say = texts.speaker(reader)
    topics = dict(texts.rules_topics(say, game))
    topic = topic if topic in topics else next(iter(topics))
    entries = tuple(Entry(title, key, chosen=key == topic) for key, title in topics.items())
    text = f"### {texts.game_name(say, game)} · {topics[topic]}\n{texts.rules(say, game, topic)}"
    return Content(text, (Menu(make("topic", game), say("rules-hint"), entries),), keep_picture=True)


@app_commands.command(name=named("command-rules"), description=named("command-rules.description"))
@app_commands.rename(topic=named("command-rules.topic"), game=named("command-rules.game"))
@app_commands.describe(topic=named("command-rules.topic-note"), game=named("command-rules.game-note"))
async def rules(interaction: Interaction, topic: str | None = None, game: str | None = None) -> None:
    """Explain the rules."""
    await guarded(interaction, _rules(interaction, topic or "", game))


async def _rules(interaction: Interaction, topic: str, game: str | None) -> None:
    if game is not None and game not in engine.games():
        raise unknown_game(interaction)
    await reply(interaction, page(language(interaction), game or await _game(interaction), topic))


rules.autocomplete("game")(suggest_games)


@rules.autocomplete("topic")
@suggesting
async def _topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    say = texts.speaker(language(interaction))
    chosen = str(getattr(interaction.namespace, "game", None))
    topics = texts.rules_topics(say, chosen if chosen in engine.games() else await _game(interaction))
    return [app_commands.Choice(name=title, value=key) for key, title in topics if typed.lower() in title.lower()][:25]


async def _game(interaction: Interaction) -> str:
    """The game of the channel's table, if that is here; else the first one there is."""
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    return table.game if table is not None and table.has_game else next(iter(engine.games()))


async def show(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """Open the help privately."""
    await reply(interaction, page(language(interaction), arguments[0]))


async def pick_topic(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """Turn to the topic that was picked."""
    await update(interaction, page(language(interaction), arguments[0], values[0] if values else ""))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rules,)
