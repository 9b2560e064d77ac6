"""Say messages of the Fluent files in one language."""

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk, Resource

LANGUAGES = ("en", "de", "nl")

Value = str | int | tuple[int, ...] | tuple[str, ...]
"""The types of a message's variables."""

_KEPT = 8192
"""So many messages are remembered as they were said: boards and prompts tell the same again and again."""

_ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_PART = re.compile(r"[{(]\s*(-?[a-zA-Z][\w-]*)")
"""The beginning of a message, a term or a comment; a word in a message that may be another one."""

_speakers: dict[str, "Speaker"] = {}
_games: dict[str, Mapping[str, str]] = {}
"""Fluent's source by language, for each game whose texts were added."""
_command_ids: dict[str, int] = {}
_watched: ContextVar[list[str] | None] = ContextVar("_watched", default=None)
"""The faults of texts since ``faults_of_texts`` began, if it has."""
_FOLDER = Path(__file__).parent
_log = logging.getLogger(__name__)


class _Row(FluentType):
    """A variable with several values: numbers are joined as a sum, words by commas."""

    def __init__(self, values: tuple[int, ...] | tuple[str, ...]) -> None:
        self.values = values

    def format(self, locale: Locale) -> str:
        numbers = all(isinstance(value, int) for value in self.values)
        return (" + " if numbers else ", ").join(str(value) for value in self.values)


class Speaker:
    """A speaker of messages in ``language``.

    >>> say = speaker("de")
    >>> say("verraeter-landscape", key="river")
    'Fluss'
    >>> say("verraeter-option-preset.is-classic")
    'Klassisch'
    >>> say("verraeter-rivers")
    Traceback (most recent call last):
    bot.texts.speech.MissingText: 'verraeter-rivers'

    Apart from Fluent's own functions, seven functions may be used in the files:

    - ``NAME("message", $key)`` is that message said for a key, or for each of several keys; equal keys are counted.
    - ``EACH("message", "seat amount", $seats, $amounts)`` is that message said for each place of equally long rows,
      with the named variables.
    - ``COUNT($values)`` says the number of values; of a single word there is one, of an empty word none.
    - ``SUM($eagle, $cards)`` says the sum of numbers and of rows of numbers.
    - ``MOST($powers)`` says the largest of numbers and of rows of numbers.
    - ``WORDS($key)`` says a key, or each of several, in plain words: ``night_talk`` is "Night talk".
    - ``COMMAND("hand")`` names that slash command, ``COMMAND("clock", "pause")`` that word below a command, and
      ``COMMAND("traitor", "look")`` that command of a game. People can click the name in Discord if its id is known
      (``know_commands``). Otherwise the name stands in words.
    """

    def __init__(self, language: str) -> None:
        """Make a speaker; only ``speaker`` calls this."""
        self.language = language
        self.locale = Locale(language)
        self.gather()

    def gather(self) -> None:
        """Read the messages in the bot's files and in the texts of games, and forget all others."""
        _said.cache_clear()
        functions: dict[str, Callable[..., FluentType]] = {
            "NAME": self._name,
            "EACH": self._each,
            "COUNT": _count,
            "SUM": _sum,
            "MOST": _most,
            "TOGETHER": self._together,
            "WORDS": _words,
            "COMMAND": self._command,
        }
        self._bundle = FluentBundle([self.language], functions, use_isolating=False)
        self._learned: set[str] = set()
        self._patterns: dict[str, Pattern | None] = {}
        self._sources = dict(_sources(self.language))
        self.keys = tuple(self._sources)
        """The keys of all messages, in the order of the files."""

    def knows(self, key: str) -> bool:
        """Return whether a message has that key; with ``message.attribute``, whether the message has the attribute."""
        if key not in self._patterns:
            self._find(key)
        return self._patterns[key] is not None

    def source(self, key: str) -> str:
        """Return Fluent's source of a message, for whoever looks at texts without saying them."""
        return self._sources[key]

    def __call__(self, key: str, /, **variables: Value) -> str:
        """Return the message of that key; with ``message.attribute``, an attribute of the message.

        Raise ``KeyError`` for an unknown key. A message that lacks a variable, or is not translated, is logged and
        said in English. Texts compare whether something is so as ``true`` or ``false``.
        """
        given = [(name, str(one).lower() if isinstance(one, bool) else one) for name, one in variables.items()]
        try:
            return _said(self, key, tuple(given))
        except _Mistake as mistake:
            if (watched := _watched.get()) is not None:
                watched.append(f"texts/{self.language}: {key}: {mistake}")
            else:
                log_once(self.language, key, str(mistake))
            return mistake.text if self.language == "en" else speaker("en")(key, **variables)

    def _say(self, key: str, variables: Mapping[str, Value | FluentType]) -> str:
        pattern = self._patterns[key] if self.knows(key) else None
        if pattern is None:
            if self.language != "en":
                raise _Mistake(f"{key} is not translated", "")
            raise MissingText(key)
        given = {name: _Row(value) if isinstance(value, tuple) else value for name, value in variables.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise _Mistake("; ".join(str(error) for error in errors), str(text))
        return str(text)

    def _find(self, key: str) -> None:
        """Put the pattern of a message, or of its attribute, among the known ones; ``None`` if there is none."""
        name, _, attribute = key.partition(".")
        self._learn(name)
        message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        if message is None:
            self._patterns[key] = None
        else:
            self._patterns[key] = message.attributes.get(attribute) if attribute else message.value

    def _learn(self, name: str) -> None:
        """Read a message when it is first said: all of them would take long, and most are never said.

        Its parts come first: pictures are drawn in threads, and whichever finds the message must find them, too.
        """
        if name in self._learned or name not in self._sources:
            return
        needed = [name]
        for one in needed:  # grows meanwhile
            parts = _PART.findall(self._sources[one])
            needed += [part for part in dict.fromkeys(parts) if part in self._sources and part not in needed]
        for one in reversed(needed):
            self._bundle.add_resource(_parsed(self._sources[one]))
            self._learned.add(one)

    def _name(self, message: str, keys: str | FluentInt | _Row) -> _Row:
        several = Counter(keys.values if isinstance(keys, _Row) else (keys,))
        said = ((self._say(message, {"key": key}), number) for key, number in several.items())
        return _Row(tuple(name if number == 1 else f"{number} × {name}" for name, number in said))

    def _each(self, message: str, names: str, *rows: _Row) -> _Row:
        places = zip(*(row.values for row in rows), strict=True)
        return _Row(tuple(self._say(message, dict(zip(names.split(), place, strict=True))) for place in places))

    def _together(self, row: _Row) -> _Row:
        *others, last = (str(value) for value in row.values)
        facts = {"names": ", ".join(others), "last": last}
        return _Row((self._say("end-together", facts) if others else last,))

    def _command(self, name: str, word: str = "") -> _Row:
        own = speaker("en").knows(f"command-{name}")
        first = f"command-{name}" if own else f"{name}-command"
        keys = (first, f"{first}-{word}") if word else (first,)
        english = [speaker("en")(key) for key in keys]
        if number := _command_ids.get(english[0]):
            return _Row((f"</{' '.join(english)}:{number}>",))
        return _Row((f"`/{' '.join(self._say(key, {}) for key in keys)}`",))


class MissingText(KeyError):
    """No message has the key, not even in English."""


class _Mistake(Exception):
    """A failure of Fluent to say a message properly; ``text`` is Fluent's best try."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason)
        self.text = text


def _sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the key of every message in a language, and the lines that make this message.

    The bot's own messages come first, then the messages of games.
    """
    for source in (*_own(language), *(texts.get(language, texts["en"]) for texts in _games.values())):
        yield from _entries(source)


@cache
def _own(language: str) -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for file in sorted((_FOLDER / language).glob("*.ftl")))


@cache
def _entries(source: str) -> tuple[tuple[str, str], ...]:
    parts = [(entry, *entry.partition("=")) for entry in _ENTRY.split(source)]
    return tuple((key.strip(), entry) for entry, key, equals, _ in parts if equals and not key.startswith("#"))


@cache
def _parsed(source: str) -> Resource:
    """Parse a message, once for all: games that come and go change no message but their own."""
    return FluentResource(source)


@lru_cache(_KEPT)
def _said(say: Speaker, key: str, variables: tuple[tuple[str, Value], ...]) -> str:
    return _with_single_dots(say._say(key, dict(variables)), variables)


def _with_single_dots(text: str, variables: tuple[tuple[str, Value], ...]) -> str:
    """Return a text in which a name that ends with a dot, and then a sentence, have one dot together."""
    if ".." not in text:
        return text
    rows = (value if isinstance(value, tuple) else (value,) for _, value in variables)
    for name in {one for row in rows for one in row if isinstance(one, str) and one.endswith(".")}:
        text = text.replace(f"{name}.", name)
    return text


def _count(values: _Row | str) -> FluentInt:
    return FluentInt(bool(values) if isinstance(values, str) else len(values.values))


def _sum(*values: FluentInt | _Row) -> FluentInt:
    return FluentInt(sum(_numbers(*values)))


def _most(*values: FluentInt | _Row) -> FluentInt:
    return FluentInt(max(_numbers(*values), default=0))


def _numbers(*values: FluentInt | _Row) -> list[int]:
    rows = (one.values if isinstance(one, _Row) else (one,) for one in values)
    return [int(one) for row in rows for one in row]


def _words(keys: str | FluentInt | _Row) -> _Row:
    """Return keys in plain words, each with a capital letter."""
    several = keys.values if isinstance(keys, _Row) else (keys,)
    words = (" ".join(re.split("[_-]+", str(key))) for key in several)
    return _Row(tuple(one[:1].upper() + one[1:] for one in words))


@contextmanager
def faults_of_texts() -> Iterator[list[str]]:
    """Collect the faults of texts that are said meanwhile, instead of logging them.

    >>> with faults_of_texts() as found:
    ...     _ = speaker("en")("verraeter-event-supply_played", seat="Anna")
    >>> found[0].split(": ")[:2]
    ['texts/en', 'verraeter-event-supply_played']
    """
    found: list[str] = []
    token = _watched.set(found)
    try:
        yield found
    finally:
        _watched.reset(token)


@cache
def log_once(language: str, key: str, reason: str) -> None:
    """Log the fault of a text; the second time nothing is logged."""
    _log.error("text %s in %s: %s", key, language, reason)


def know_commands(ids: Mapping[str, int]) -> None:
    """Let texts mention the slash commands of these English names by Discord's ids, and no other commands.

    >>> say = speaker("de")
    >>> know_commands({})
    >>> say("refusal-over")
    'An diesem Tisch ist das Spiel vorbei. `/mitspielen` eröffnet einen neuen.'
    >>> know_commands({"join": 4711, "clock": 4712})
    >>> say("refusal-over")
    'An diesem Tisch ist das Spiel vorbei. </join:4711> eröffnet einen neuen.'
    >>> say("refusal-paused-already")
    'Die Uhr steht schon. </clock resume:4712> lässt sie weiterlaufen.'
    >>> know_commands({})
    """
    _said.cache_clear()
    _command_ids.clear()
    _command_ids.update(ids)


def known_commands() -> Mapping[str, int]:
    """Return the ids by which texts mention slash commands now."""
    return dict(_command_ids)


def speaker(language: str) -> Speaker:
    """Return the speaker of one of ``LANGUAGES``; raise ``ValueError`` for another language."""
    if language not in LANGUAGES:
        raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
    if language not in _speakers:
        _speakers[language] = Speaker(language)
    return _speakers[language]


def check_texts(texts: Mapping[str, str]) -> None:
    """Read the texts of a game to their end, before they are added.

    Raise ``ValueError`` when there are none in English, something cannot be read, or a message is there already.
    """
    if "en" not in texts:
        raise ValueError("its texts are not there in English")
    for language in LANGUAGES:
        source, known = texts.get(language, texts["en"]), {*speaker(language).keys}
        for junk in _junk(source):
            raise ValueError(f"its text {junk.splitlines()[0]!r} in {language} cannot be read")
        for key, _ in _entries(source):
            if key in known:
                raise ValueError(f"its text {key} is there already")


@cache
def _junk(source: str) -> tuple[str, ...]:
    """Return the parts of a file that Fluent cannot read."""
    return tuple(str(entry.content) for entry in FluentResource(source).body if isinstance(entry, Junk))


def add_texts(games: Mapping[str, Mapping[str, str]]) -> None:
    """Let all speakers say the messages of games, also the speakers that are in use.

    ``games`` has for each game Fluent's source by language. English must be there, and serves for a missing language.
    """
    _games.update(games)
    for one in _speakers.values():
        one.gather()


def languages_of_game(game: str) -> tuple[str, ...]:
    """Return the languages in which a game has texts; English serves for the others.

    >>> languages_of_game("chess")
    ()
    """
    return tuple(language for language in LANGUAGES if language in _games.get(game, {}))


def drop_texts(game: str) -> None:
    """Remove the texts that were added for a game from all speakers."""
    if _games.pop(game, None):
        for one in _speakers.values():
            one.gather()


def language_of(locale: str | None) -> str:
    """Return the language to use for a Discord locale; English if we do not speak the locale's language.

    >>> language_of("de"), language_of("nl-BE"), language_of("pt-BR"), language_of(None)
    ('de', 'nl', 'en', 'en')
    """
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else "en"


def language_name(language: str) -> str:
    """Return the name of a language in this language itself.

    Raise ``ValueError`` for a language that we do not speak.

    >>> language_name("de")
    'Deutsch'
    """
    return speaker(language)("language-name")


def decimal(say: Speaker, value: float) -> str:
    """Return a number with one place after the point, if it needs one.

    >>> decimal(speaker("de"), 24.26), decimal(speaker("en"), 24.26), decimal(speaker("nl"), 3.0)
    ('24,3', '24.3', '3')
    """
    return format_decimal(value, "0.#", locale=say.locale)
