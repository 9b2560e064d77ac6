"""A person who reads words alone: no picture, no emoji, no colour; every answer is typed as a command suggests it."""

import random
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bot.commands.typed import NOTHING
from bot.sandbox import Interaction, Message, Person
from tests.bot.bot_on_sandbox import HALL, NO_OPTIONS, Court, fine
from tests.bot.playing import OPTIONS, next_question

LOCALES = {"en": "en-US", "de": "de", "nl": "nl"}
_BRACKETS = re.compile(r"\([^()]*\)")
_ELLIPSIS = re.compile(r"(?m)^[-> ]*…")
_LINK = re.compile(r"<[^<>]*>|https?://\S+")


_COMMAND = re.compile(r"</([^:<>]+):\d+>")
"""A command in a text, as Discord writes it."""


class Unsaid(AssertionError):
    """A question that does not say in words what can be chosen."""


def words_of(text: str) -> list[str]:
    """Return the words of a text, and no sign of any kind.

    >>> words_of("**K♦** (power 13) 🎲"), words_of("Anna · face down (no. 3)")
    (['k', 'power', '13'], ['anna', 'face', 'down', 'no', '3'])
    """
    return re.findall(r"[^\W_]+", _LINK.sub(" ", text).casefold())


def signs_in(said: Iterable[str]) -> list[str]:
    """Return the texts that say anything by a sign: an emoji, a suit, an arrow, or an ellipsis in place of words.

    >>> signs_in(["A♠", "a → b", "…\\nlater", "Maximil…"])
    ['A♠', 'a → b', '…\\nlater']
    """
    return [one for one in said if _ELLIPSIS.search(one) or any(map(_is_sign, one))]


@cache
def _is_sign(letter: str) -> bool:
    return unicodedata.category(letter) == "So" or "ARROW" in unicodedata.name(letter, "")


def understood(label: str, said: Iterable[str]) -> bool:
    """Return whether the words of a choice, those in brackets left out, stand in what a question says.

    A choice without a word means nothing.

    >>> understood("Card 3 (yours)", ["You hold:", "Card 3"]), understood("Card 3", ["Your cards"])
    (True, False)
    >>> understood("🎲", ["🎲"])
    False
    """
    meant = words_of(_BRACKETS.sub(" ", label)) or words_of(label)
    known = {word for text in said for word in words_of(text)}
    return bool(meant) and known.issuperset(meant)


def said_by(message: Message) -> list[str]:
    """Return the text of a message, and the words of its buttons and menus."""
    said = [message.content, *(one.label or "" for one in message.buttons)]
    for menu in message.selects:
        said += [menu.placeholder or "", *(f"{one.label} {one.description or ''}" for one in menu.options)]
    return said


def command_in(message: Message) -> str:
    """Return the command that answers a question, as its words name it."""
    found = [str(one) for one in _COMMAND.findall(message.content) if one in OPTIONS]
    if not found:
        raise Unsaid(f"no command answers: {message.content}")
    return found[-1]


def check(message: Message, offered: Sequence[tuple[str, str]]) -> None:
    """Raise ``Unsaid`` unless a message asks in words, and says what each answer is, without a picture.

    ``offered`` are the labels and values of the answers to its question. To take nothing needs no further words.
    """
    said = said_by(message)
    if message.attachments:
        raise Unsaid(f"a picture: {message.content}")
    if signs := signs_in([*said, *(label for label, _ in offered)]):
        raise Unsaid(f"by a sign: {signs}")
    if not any(line.startswith("### ") and len(words_of(line)) > 1 for line in message.content.split("\n")):
        raise Unsaid(f"no question: {message.content}")
    lacking = [label for label, value in offered if not value.endswith(f"/{NOTHING}") and not understood(label, said)]
    if lacking:
        raise Unsaid(f"{lacking} of {message.content!r} with {said[1:]}")
    read = Counter(" ".join(words_of(label)) for label, _ in offered)
    if alike := [words for words, times in read.items() if times > 1]:
        raise Unsaid(f"not told apart: {alike} of {offered}")


class Reader:
    """A person at a table who knows only what the words say, and seldom takes what they took before."""

    def __init__(self, person: Person, dice: random.Random) -> None:
        self.person = person
        self._dice = dice
        self._taken: Counter[str] = Counter()

    async def answer(self, court: Court, message: Message) -> Interaction:
        """Answer a question by a command, with what its words say; take more if it was too little."""
        typed, before, command = "", (await court.match()).length, command_in(message)
        while True:
            offered = await self._offered(command, typed)
            check(message, offered)
            self._dice.shuffle(offered)
            label, value = min(offered, key=lambda one: self._taken[one[0]])
            told = await court.told(self.person.command("dm", command, **{OPTIONS[command]: value}))
            if (await court.match()).length > before:
                self._taken[label] += 1
                return told
            if len(value) <= len(typed):
                raise Unsaid(f"{label!r} is no answer: {told.text}")
            typed = value.partition("/")[2]

    async def _offered(self, command: str, typed: str) -> list[tuple[str, str]]:
        """Return the suggestions of a command, of one step, that go on from there."""
        found = await self.person.autocomplete("dm", command, focused=OPTIONS[command], **{OPTIONS[command]: typed})
        answers = [(label, str(value)) for label, value in found]
        longer = [(label, value) for label, value in answers if value.count(" ") == bool(typed) + typed.count(" ")]
        if not longer:
            raise Unsaid(f"{command} does not answer the question, or go on from {typed!r}")
        return longer


async def begin_by_words(
    court: Court, game: str, language: str, readers: int, computers: int = 0, options: Mapping[str, str] = NO_OPTIONS
) -> list[Person]:
    """Begin a match of people who read words alone, in their language, and of computer players."""
    people = court.people(readers)
    for one in people:
        one.locale = LOCALES[language]
        await fine(one.command(HALL, "my reading", how="words"))
    await court.begin(people, computers=computers, game=game, options=options)
    return people


async def play_by_words(court: Court, people: Sequence[Person], seed: str, most: int | None = None) -> int:
    """Let people who read words alone play to the end of the match, or give so many answers. Return their number."""
    readers = {one: Reader(one, random.Random(f"{seed} {one.key}")) for one in people}
    done: set[str] = set()
    while len(done) != most and (question := await next_question(court, done)):
        done.add(question.step)
        told = await readers[question.person].answer(court, question.message)
        assert not told.failed
        assert [one.content for one in told.messages if one.attachments] == [], "a private answer has a picture"
        assert signs_in(text for one in told.messages for text in said_by(one)) == []
    private = [message for one in people for message in one.dms]
    assert [one.content for one in private if one.attachments] == [], "a private message has a picture"
    assert signs_in(text for one in private for text in said_by(one)) == []
    return len(done)
