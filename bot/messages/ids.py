"""What a ``custom_id`` says: an action and its arguments, parted by colons. Reading one never fails.

>>> make("answer", 12, 40, "3-4")
'tc:answer:12:40:3-4'
>>> read("tc:answer:12:40:3-4")
('answer', ['12', '40', '3-4'])
>>> read("something else")
('', [])

Menus have a prefix of their own, which their actions must have.

>>> make("menu", 12, 40, 0, 0)
'tm:menu:12:40:0:0'
>>> read("tc:menu:12:40:0:0")
('', [])
"""

from collections.abc import Callable

BUTTON = "tc"
MENU = "tm"
LESSON = "lesson-"
"""What the actions of a lesson begin with, so that nobody takes them for those of a table."""
MENU_ACTIONS = (
    "menu",
    "page",
    "option",
    "value",
    "topic",
    "part",
    "closer",
    "game",
    "level",
    "round",
    "since",
    "past",
    "seen",
    "season",
    "setting",
    "set",
    "lessons",
    f"{LESSON}menu",
    f"{LESSON}page",
)


def make(action: str, *arguments: int | str) -> str:
    """The ``custom_id`` of an action."""
    return ":".join((_prefix(action), action, *map(str, arguments)))


def of_question(table: int, question: int) -> Callable[..., str]:
    """Makes the ids of the actions that answer a table's question of that number (``engine.Seat.question``).

    >>> of_question(12, 40)("answer", "3-4")
    'tc:answer:12:40:3-4'
    """
    return lambda action, *more: make(action, table, question, *more)


def of_lesson(game: str, chapter: str, mark: str, path: str) -> Callable[..., str]:
    """Makes the ids of what can be done at the step of a lesson to which the path leads (``engine.Lesson``).

    >>> of_lesson("verraeter", "1", "c0ffee", "00")("answer", "traitor")
    'tc:lesson-answer:verraeter:1:c0ffee:00:traitor'
    """
    return lambda action, *more: make(f"{LESSON}{action}", game, chapter, mark, path, *more)


def read(custom_id: str) -> tuple[str, list[str]]:
    """Action and arguments; an empty action when the id is not ours."""
    prefix, *parts = custom_id.split(":")
    if not parts or prefix != _prefix(parts[0]):
        return "", []
    return parts[0], parts[1:]


def _prefix(action: str) -> str:
    return MENU if action in MENU_ACTIONS else BUTTON


def number(text: str) -> int:
    """A table, question or page from an id; -1 for anything that is none, or too large for the store."""
    return _number(text, 18)


def snowflake(text: str) -> int:
    """A person's id, as a value of a menu; -1 for anything that is none."""
    found = _number(text, 19)
    return found if found < 1 << 63 else -1


def mask(text: str) -> int:
    """A mask from an id, for up to 200 choices; -1 for anything that is none."""
    return _number(text, 61)


def _number(text: str, digits: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else -1
