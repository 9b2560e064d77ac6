"""The texts of a ``custom_id``: an action and its arguments, parted by colons.

Reading a ``custom_id`` never fails.

>>> make("answer", 12, 40, "3-4")
'tc:answer:12:40:3-4'
>>> read("tc:answer:12:40:3-4")
('answer', ['12', '40', '3-4'])
>>> read("something else")
('', [])

Menus have a prefix of their own.

>>> make_menu("page", 12, 40, 0)
'tm:page:12:40:0'
>>> read("tm:page:12:40:0")
('page', ['12', '40', '0'])
"""

from typing import NamedTuple, NewType

BUTTON = "tc"
"""The beginning of the ids of buttons and fields."""
MENU = "tm"
LESSON = "lesson-"
"""The beginning of a lesson's actions, so that nobody takes them for actions of a table."""
LONE = "alone-"
"""The beginning of the actions of a match that somebody plays alone."""
ONLY = "only-"
"""The beginning of the action of an answer after which people are asked what usually follows."""

Mask = NewType("Mask", int)
"""Choices that are picked, with a bit for each."""
User = NewType("User", int)
"""A person's id."""


class Ids(NamedTuple):
    """Ids of what can be done in one place: at a question, or at a step of a lesson."""

    place: tuple[int | str, ...]
    before: str = ""

    def button(self, action: str, *more: int | str) -> str:
        """Return the ``custom_id`` of a button there."""
        return make(f"{self.before}{action}", *self.place, *more)

    def menu(self, action: str, *more: int | str) -> str:
        """Return the ``custom_id`` of a menu there."""
        return make_menu(f"{self.before}{action}", *self.place, *more)


def make(action: str, *arguments: int | str) -> str:
    """Return the ``custom_id`` of a button or a field."""
    return ":".join((BUTTON, action, *map(str, arguments)))


def make_menu(action: str, *arguments: int | str) -> str:
    """Return the ``custom_id`` of a menu."""
    return ":".join((MENU, action, *map(str, arguments)))


def of_question(table: int, question: int) -> Ids:
    """Return what makes the ids of the actions that answer a question of a table.

    The question has that number (``engine.Seat.question``).

    >>> of_question(12, 40).button("answer", "3-4")
    'tc:answer:12:40:3-4'
    """
    return Ids((table, question))


def of_lesson(game: str, chapter: str, mark: str, path: str) -> Ids:
    """Return what makes the ids of the actions at a step of a lesson.

    The path leads to this step (``engine.Lesson``).

    >>> of_lesson("verraeter", "1", "c0ffee", "00").button("answer", "traitor")
    'tc:lesson-answer:verraeter:1:c0ffee:00:traitor'
    """
    return Ids((game, chapter, mark, path), LESSON)


def of_lone_match(number: int, question: int) -> Ids:
    """Return what makes the ids of the actions that answer a question of the person's match of that number.

    >>> of_lone_match(3, 40).button("answer", "3-4")
    'tc:alone-answer:3:40:3-4'
    """
    return Ids((number, question), LONE)


def read(custom_id: str) -> tuple[str, list[str]]:
    """Return action and arguments; the action is empty if the id is not ours."""
    prefix, *parts = custom_id.split(":")
    return (parts[0], parts[1:]) if parts and prefix in (BUTTON, MENU) else ("", [])


def number(text: str) -> int:
    """Return a table, question or page from an id; -1 if it is no number, or too large to store."""
    return _number(text, 18)


def snowflake(text: str) -> User:
    """Return a person's id; -1 for anything that is no id."""
    found = _number(text, 19)
    return User(found if found < 1 << 63 else -1)


def mask(text: str) -> Mask:
    """Return a mask from an id, for up to 200 choices; -1 for anything that is no mask."""
    return Mask(_number(text, 61))


def _number(text: str, digits: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else -1
