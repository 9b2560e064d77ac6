"""The story of what has happened, in a few lines."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot import texts
from bot.texts import Speaker
from engine import Event

LEFT_OUT = "…"


def tell(say: Speaker, game: str, events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """Return a line for each event; events of the same kind in a row share a line."""
    return [*tell_backwards(say, game, events, names)][::-1]


def tell_backwards(say: Speaker, game: str, events: Iterable[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield the lines of ``tell``, the last line first.

    Each line is made when it is asked for, because most lines have no room.
    """
    for row in reversed([[*row] for _, row in groupby(events, key=lambda event: event.kind)]):
        told = [line for event in row if (line := texts.event_line(say, game, event, names))]
        if told:
            yield " ".join(told)


def newest(backwards: Iterable[str], room: int) -> list[str]:
    """Return as many of the last lines as fit into so many characters, after a mark for lines left out.

    The last line comes first in ``backwards``. One line more is asked for than there is room for, but never more.

    >>> newest(["three", "two", "one"], 20), newest(["three", "two", "one"], 12)
    (['one', 'two', 'three'], ['…', 'two', 'three'])
    """
    kept: list[str] = []
    for line in backwards:
        room -= len(line) + 1
        if room < 0:
            return [LEFT_OUT, *kept] if kept else []
        kept.insert(0, line)
    return kept
