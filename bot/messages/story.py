"""What has happened, in a few lines."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot import texts
from bot.texts import Speaker
from engine import Event

LEFT_OUT = "…"


def tell(say: Speaker, game: str, events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """A line for each event; those of one kind in a row share theirs."""
    lines = []
    for _, row in groupby(events, key=lambda event: event.kind):
        told = [line for event in row if (line := texts.event_line(say, game, event, names))]
        if told:
            lines.append(" ".join(told))
    return lines


def newest(lines: Sequence[str], room: int) -> list[str]:
    """As many of the last lines as fit into so many characters, after a mark for those left out.

    >>> newest(["one", "two", "three"], 20), newest(["one", "two", "three"], 12)
    (['one', 'two', 'three'], ['…', 'two', 'three'])
    """
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return [LEFT_OUT, *kept] if kept else []
        kept.insert(0, line)
    return kept
