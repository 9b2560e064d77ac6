"""The glossary: what the words of the bot and of each game mean, and which words somebody may look for.

A word is a message ``<game>-word-<key>``, or ``bot-word-<key>`` of the bot, with the word in ``.word``. A word of a
game has in ``.topic`` the key of the rules' topic that says more. Perhaps ``.also`` has other names with semicolons
between them, such as words of the printed rules. A word is found by its names in all languages.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from discord import app_commands

from bot import texts
from bot.messages import Button, Content
from bot.messages.ids import make
from bot.messages.labels import ROOM, cut
from bot.tables import Refusal
from bot.texts import Speaker, limits
from bot.texts.finding import fitting, folded
from engine.decision import NO_FACTS, Fact

OWN = "bot"
"""The name in place of a game for the words of the bot itself."""

NEAR = 0.65
"""Words at least so alike may be slips of each other: 1 is equal."""


class Word(NamedTuple):
    """A word as it is called in a language; ``key`` and ``game`` name it in all of them.

    ``also`` are its other names: synonyms, and its names in other languages.
    """

    game: str
    key: str
    word: str
    also: tuple[str, ...] = ()


def glossary(say: Speaker, game: str) -> list[Word]:
    """Return the words of a game, or with ``OWN`` of the bot itself, by the alphabet."""
    start = f"{game}-word-"
    keys = [key for key in say.keys if key.startswith(start)]
    found = (Word(game, key.removeprefix(start), say(f"{key}.word"), tuple(_also(say, key))) for key in keys)
    return sorted(found, key=lambda one: folded(one.word))


def _also(own: Speaker, key: str) -> Iterator[str]:
    for language in texts.LANGUAGES:
        say = texts.speaker(language)
        if language != own.language:
            yield say(f"{key}.word")
        if say.knows(f"{key}.also"):
            yield from (one.strip() for one in say(f"{key}.also").split(";"))


def meaning(say: Speaker, word: Word, facts: Mapping[str, Fact] = NO_FACTS) -> str:
    """Return the meaning of a word, in a sentence or two; ``facts`` are the ``help_facts`` of its game."""
    return say(f"{word.game}-word-{word.key}", **facts)


def topic(say: Speaker, word: Word) -> str | None:
    """Return the key of the rules' topic that says more; ``None`` for a word of the bot itself."""
    message = f"{word.game}-word-{word.key}.topic"
    return say(message) if say.knows(message) else None


def matching(words: Iterable[Word], typed: str) -> list[Word]:
    """Return the words that contain what was typed, and then those with another name that begins with it.

    The first words are called so or begin with what was typed.

    >>> some = [Word("", "", one) for one in ("Oath of office", "Büro", "Coffee")] + [Word("", "", "Hall", ("Office",))]
    >>> [one.word for one in matching(some, "OFF")], [one.word for one in matching(some, "buro")]
    (['Oath of office', 'Coffee', 'Hall'], ['Büro'])
    """
    known = list(words)
    own = fitting(known, lambda one: [one.word], typed)
    start = folded(typed)
    return own + [one for one in known if one not in own and any(folded(name).startswith(start) for name in one.also)]


def called(words: Iterable[Word], typed: str) -> list[Word]:
    """Return the words of that name; else those with that other name; else the only word that contains it.

    >>> some = [Word("", "", "Estate", ("Farm",)), Word("", "", "Farmer"), Word("", "", "Büro")]
    >>> [one.word for one in called(some, "farm")], [one.word for one in called(some, "bür")], called(some, "r")
    (['Estate'], ['Büro'], [])
    """
    known, wanted = list(words), folded(typed)
    exact = [one for one in known if folded(one.word) == wanted]
    exact = exact or [one for one in known if wanted in map(folded, one.also)]
    found = exact or (matching(known, typed) if wanted else [])
    return found if exact or len({folded(one.word) for one in found}) == 1 else []


def nearest(words: Sequence[Word], typed: str, number: int = 3) -> list[str]:
    """Return the words that somebody may have meant instead of ``typed``.

    Words that contain the typed text come first, then words like it.

    >>> some = [Word("", "", one) for one in ("Estate", "Office", "Supply card")]
    >>> nearest(some, "estat"), nearest(some, "ofice"), nearest(some, "card"), nearest(some, "xyz")
    (['Estate'], ['Office'], ['Supply card'], [])
    """
    spelt = {folded(one.word): one.word for one in words}
    within = [one.word for one in matching(words, typed)] if typed.strip() else []
    like = [spelt[one] for one in get_close_matches(folded(typed), spelt, number, NEAR)]
    return list(dict.fromkeys([*within, *like]))[:number]


LONGEST = 60
"""At most so many characters of an unknown word are told back."""


def suggested(say: Speaker, games: Sequence[str], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the words in which ``typed`` stands.

    The first game's words come first, then those of the bot itself, then of the other games.
    """
    found = [one for game in _places(games) for one in matching(glossary(say, game), typed)]
    several = len(games) > 1
    return [
        app_commands.Choice(name=_name(say, one) if several else one.word, value=f"{one.game}/{one.key}")
        for one in found[: limits.SUGGESTIONS]
    ]


def explained(say: Speaker, games: Mapping[str, Mapping[str, Fact]], typed: str) -> Content:
    """Return the meaning of a word, in each of the games that have the word.

    ``games`` has the ``help_facts`` of each game. Refuse a word that does not exist, and name the nearest words.
    """
    words = [one for game in _places(list(games)) for one in glossary(say, game)]
    found = [one for one in words if f"{one.game}/{one.key}" == typed] or called(words, typed)
    if not found:
        near = ", ".join(f"*{word}*" for word in nearest(words, typed)) or "none"
        raise Refusal("no-word", word=texts.safe(typed.strip()[:LONGEST]), near=near)
    lines = [f"### {_name(say, one)}\n{meaning(say, one, games.get(one.game, NO_FACTS))}" for one in found]
    buttons = tuple(button for one in found if (button := _more(say, one, several=len(found) > 1)))
    return Content("\n".join(lines), (buttons[: limits.BUTTONS],) if buttons else ())


def _name(say: Speaker, word: Word) -> str:
    return word.word if word.game == OWN else f"{word.word} · {texts.game_name(say, word.game)}"


def _more(say: Speaker, word: Word, *, several: bool) -> Button | None:
    """Return the button that opens the rules, if they say more on the word.

    ``several``: the button names the game of the rules.
    """
    more = topic(say, word)
    if more is None:
        return None
    title = dict(texts.rules_topics(say, word.game))[more]
    game = texts.game_name(say, word.game)
    label = say("word-more-of", topic=title, game=game) if several else say("word-more", topic=title)
    return Button(cut(label, ROOM), make("rules", word.game, more))


def _places(games: Sequence[str]) -> list[str]:
    first, *others = games
    return [first, OWN, *others]
