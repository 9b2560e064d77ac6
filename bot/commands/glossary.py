"""What a word of a game, or of the bot itself, means: a part of /rules."""

from collections.abc import Sequence

from discord import app_commands

from bot import texts
from bot.messages import Button, Content
from bot.messages.ids import make
from bot.messages.labels import ROOM, cut
from bot.tables import Refusal
from bot.texts import Speaker, glossary
from bot.texts.glossary import Word

MOST_CHOICES = 25
MOST_BUTTONS = 5
LONGEST = 60
"""How much of a word that nobody knows is told back."""


def suggested(say: Speaker, games: Sequence[str], typed: str) -> list[app_commands.Choice[str]]:
    """The words in which that stands: of the first of the games, of the bot itself, then of the other games."""
    found = [one for game in _places(games) for one in glossary.matching(glossary.glossary(say, game), typed)]
    several = len(games) > 1
    return [
        app_commands.Choice(name=_name(say, one) if several else one.word, value=f"{one.game}/{one.key}")
        for one in found[:MOST_CHOICES]
    ]


def explained(say: Speaker, games: Sequence[str], typed: str) -> Content:
    """What a word means, in each of the games that have it; refuses one that there is not, with the nearest."""
    words = [one for game in _places(games) for one in glossary.glossary(say, game)]
    found = [one for one in words if f"{one.game}/{one.key}" == typed] or glossary.called(words, typed)
    if not found:
        near = ", ".join(f"*{word}*" for word in glossary.nearest(words, typed)) or "none"
        raise Refusal("no-word", word=texts.safe(typed.strip()[:LONGEST]), near=near)
    lines = [f"### {_name(say, one)}\n{glossary.meaning(say, one)}" for one in found]
    buttons = tuple(button for one in found if (button := _more(say, one, several=len(found) > 1)))
    return Content("\n".join(lines), (buttons[:MOST_BUTTONS],) if buttons else ())


def _name(say: Speaker, word: Word) -> str:
    return word.word if word.game == glossary.OWN else f"{word.word} · {texts.game_name(say, word.game)}"


def _more(say: Speaker, word: Word, *, several: bool) -> Button | None:
    """What opens the rules where there is more on the word; ``several``: it says of which game they are."""
    topic = glossary.topic(say, word)
    if topic is None:
        return None
    title = dict(texts.rules_topics(say, word.game))[topic]
    game = texts.game_name(say, word.game)
    label = say("word-more-of", topic=title, game=game) if several else say("word-more", topic=title)
    return Button(cut(label, ROOM), make("rules", word.game, topic))


def _places(games: Sequence[str]) -> list[str]:
    first, *others = games
    return [first, glossary.OWN, *others]
