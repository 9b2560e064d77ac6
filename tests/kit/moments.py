"""The moments of matches that have a picture, as messages show them, and views of every phase to draw."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from bot import pictures
from bot.messages.wanted import rows_aloud
from bot.pictures import MomentOf
from engine import Event, Match
from tests.matches import a_match, play_by_chance, seed_of


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


def every_phase(
    game: str, phases: Collection[str], shows: Callable[[Any], bool], seats: int, answers: int = 0, **options: str
) -> dict[str, tuple[Any, ...]]:
    """Phase -> views at one moment that ``shows`` something: the onlooker's, then every seat's. Also a ``round``."""
    found: dict[str, tuple[Any, ...]] = {}
    for number in range(100):
        match = a_match(f"pictures {number}", game=game, seats=seats, options=options, answers=answers)
        while True:
            views = tuple(match.view(seat) for seat in (None, *range(seats)))
            if match.result is not None or shows(views[0]):
                found.setdefault(views[0].phase, views)
            if match.result is not None:
                break
            play_by_chance(match, seed_of(str(number)), 1)
        found.setdefault("round", (match.rounds[0],))
        if {*phases} <= {*found}:
            return {phase: found[phase] for phase in found if phase in phases}
    raise AssertionError(f"only {sorted(found)}")
