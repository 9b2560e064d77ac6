"""A menu of the parts of a board, to look closer."""

from collections.abc import Sequence

from bot import texts
from bot.messages.content import Entry, Menu
from bot.messages.ids import make_menu
from bot.texts import Speaker


def parts_menu(
    say: Speaker, game: str, table: int, parts: Sequence[str], action: str, shown: str = ""
) -> tuple[Menu, ...]:
    """The menu of these parts, that which is ``shown`` chosen; none if there are none.

    ``action`` is ``part`` in a private message that shows them, one after the other, and ``closer`` in any other, which
    stays as it is while a private one is made.
    """
    entries = tuple(Entry(texts.part_name(say, game, part), part, chosen=part == shown) for part in parts)
    return (Menu(make_menu(action, table), say("parts-hint"), entries),) if parts else ()
