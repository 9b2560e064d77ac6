"""A person who reads words alone: no picture, no emoji, no colour; every answer is typed as a command suggests it."""

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot import texts
from bot.commands.typed import NOTHING
from bot.sandbox import Interaction, Message, Person
from tests.bot.court import HALL, NO_OPTIONS, Court, fine
from tests.bot.playing import OPTIONS, next_question, slash

LOCALES = {"en": "en-US", "de": "de", "nl": "nl"}
_BRACKETS = re.compile(r"\([^()]*\)")
_LINK = re.compile(r"<[^<>]*>|https?://\S+")


SUITS = {
    "en": ("clubs", "diamonds", "hearts", "spades"),
    "de": ("kreuz", "karo", "herz", "pik"),
    "nl": ("klaveren", "ruiten", "harten", "schoppen"),
}
"""The names by which the signs of suits are read aloud."""


class Unsaid(AssertionError):
    """A question that does not say in words what can be chosen."""


def words_of(text: str, language: str = "en") -> list[str]:
    """Return the words of a text as they are read aloud: suits by their names, and no other sign.

    >>> words_of("**K♦** (power 13) 🎲"), words_of("Anna · face down (no. 3)")
    (['k', 'diamonds', 'power', '13'], ['anna', 'face', 'down', 'no', '3'])
    """
    text = _LINK.sub(" ", text).casefold()
    for sign, name in zip("♣♦♥♠", SUITS[language], strict=True):
        text = text.replace(sign, f" {name} ")
    return re.findall(r"[^\W_]+", text)


def understood(label: str, said: Iterable[str], language: str = "en") -> bool:
    """Return whether the words of a choice, those in brackets left out, stand in what a question says.

    A choice without a word means nothing.

    >>> understood("Card 3 (yours)", ["You hold:", "Card 3"]), understood("Card 3", ["Your cards"])
    (True, False)
    >>> understood("🎲", ["🎲"])
    False
    """
    meant = words_of(_BRACKETS.sub(" ", label), language) or words_of(label, language)
    known = {word for text in said for word in words_of(text, language)}
    return bool(meant) and known.issuperset(meant)


def said_by(message: Message) -> list[str]:
    """Return the text of a message, and the words of its buttons and menus."""
    said = [message.content, *(one.label or "" for one in message.buttons)]
    for menu in message.selects:
        said += [menu.placeholder or "", *(f"{one.label} {one.description or ''}" for one in menu.options)]
    return said


def check(message: Message, offered: Sequence[tuple[str, str]], language: str) -> None:
    """Raise ``Unsaid`` unless a message asks in words, and says what each answer is, without a picture.

    ``offered`` are the labels and values of the answers to its question. To take nothing needs no further words.
    """
    said = said_by(message)
    if message.attachments:
        raise Unsaid(f"a picture: {message.content}")
    if not any(line.startswith("### ") and len(words_of(line)) > 1 for line in message.content.split("\n")):
        raise Unsaid(f"no question: {message.content}")
    lacking = [
        label for label, value in offered if not value.endswith(f"/{NOTHING}") and not understood(label, said, language)
    ]
    if lacking:
        raise Unsaid(f"{lacking} of {message.content!r} with {said[1:]}")
    read = Counter(" ".join(words_of(label, language)) for label, _ in offered)
    if alike := [words for words, times in read.items() if times > 1]:
        raise Unsaid(f"not told apart: {alike} of {offered}")


class Reader:
    """A person at a table who knows only what the words say, and seldom takes what they took before."""

    def __init__(self, person: Person, game: str, commands: Iterable[str], dice: random.Random) -> None:
        self.person = person
        self._commands = [slash(game, word) for word in dict.fromkeys(commands)]
        self._dice = dice
        self._taken: Counter[str] = Counter()

    async def answer(self, court: Court, message: Message) -> Interaction:
        """Answer a question by a command, with what its words say; take more if it was too little."""
        typed, before = "", (await court.match()).length
        while True:
            command, offered = await self._offered(typed)
            check(message, offered, texts.language_of(self.person.locale))
            self._dice.shuffle(offered)
            label, value = min(offered, key=lambda one: self._taken[one[0]])
            told = await court.told(self.person.command("dm", command, **{OPTIONS[command]: value}))
            if (await court.match()).length > before:
                self._taken[label] += 1
                return told
            if len(value) <= len(typed):
                raise Unsaid(f"{label!r} is no answer: {told.text}")
            typed = value.partition("/")[2]

    async def _offered(self, typed: str) -> tuple[str, list[tuple[str, str]]]:
        """Return the command that answers the question, and its suggestions of one step that go on from there."""
        for command in self._commands:
            found = await self.person.autocomplete("dm", command, focused=OPTIONS[command], **{OPTIONS[command]: typed})
            answers = [(label, str(value)) for label, value in found]
            longer = [(label, value) for label, value in answers if value.count(" ") == bool(typed) + typed.count(" ")]
            if longer:
                return command, longer
        raise Unsaid(f"no command answers the question, or goes on from {typed!r}")


async def begin_by_words(
    court: Court, game: str, language: str, seats: int, options: Mapping[str, str] = NO_OPTIONS
) -> list[Person]:
    """Begin a match of people who read words alone, in their language."""
    people = court.people(seats)
    for one in people:
        one.locale = LOCALES[language]
        await fine(one.command(HALL, "my reading", how="words"))
    await court.begin(people, game=game, options=options)
    return people


async def play_by_words(court: Court, people: Sequence[Person], seed: str, most: int | None = None) -> int:
    """Let people who read words alone play to the end of the match, or give so many answers. Return their number."""
    game = (await court.table()).game
    commands = (await court.match()).game.commands.values()
    readers = {one: Reader(one, game, commands, random.Random(f"{seed} {one.key}")) for one in people}
    done: set[str] = set()
    while len(done) != most and (question := await next_question(court, done)):
        done.add(question.step)
        told = await readers[question.person].answer(court, question.message)
        assert not told.failed
        assert [one.content for one in told.messages if one.attachments] == [], "a private answer has a picture"
    pictures = [message.content for one in people for message in one.dms if message.attachments]
    assert pictures == [], "a private message has a picture"
    return len(done)
