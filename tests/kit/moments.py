"""The moments of matches that have a picture, as messages show them."""

from collections.abc import Iterator, Sequence

from bot import pictures
from bot.messages.wanted import rows_aloud
from bot.pictures import MomentOf
from engine import Event, Match


def told(match: Match) -> Iterator[tuple[Sequence[Event], int]]:
    """The public events up to the end of each row told aloud, and of each round; and where the row or round begins."""
    events = match.onlooker.events
    for row in rows_aloud(events):
        yield events[: row.stop], row.start
    for number in range(1, len(match.rounds) + 1):
        places = [place for place, event in enumerate(events) if max(1, event.round) == number]
        if places:
            yield events[: places[-1] + 1], places[0]


def moments(match: Match, names: Sequence[str], language: str) -> Iterator[MomentOf]:
    """The pictures of the moments of a match."""
    game = match.record.game
    for events, start in told(match):
        if (found := pictures.moment_of(game, events, start, names, language)) is not None:
            yield found
