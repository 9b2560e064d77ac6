"""Matches with no, one, two or three turning points that their end tells; everybody plays by rule of thumb."""

from collections import Counter
from collections.abc import Generator, Iterator

from msgspec.structs import replace

import engine
from bot.messages.truth import eyes
from bot.messages.turning import believable
from engine import Record, TurningPoint
from engine.estimate import Estimate, Position, estimate
from engine.simulate import play_on
from engine.turning_points import TOLD, sides, touched, treasons, turning_points
from tests.bench.figures import Row
from tests.tables.people import a_table, match_of

Search = Generator[Position, Estimate, tuple[TurningPoint, ...]]

MATCHES = 40
"""So many matches of each game."""


def rows() -> Iterator[Row]:
    for game in engine.games():
        found = Counter(told(game, number) for number in range(MATCHES))
        shares = ", ".join(f"{found[number]} with {number}" for number in range(TOLD + 1))
        yield f"turning points of {MATCHES} matches of {game}", "most with 1 or more", shares


def told(game: str, number: int) -> int:
    """Return the number of turning points that the end of a match tells, and its story."""
    least, *more = engine.game(game).seats
    table = a_table(f"swings {number}", seats=least + number % (len(more) + 1), game=game)
    match = play_on(match_of(table), ["thumb"] * len(table.sitters), table.secret)
    winners = match.result.winners if match.result else ()
    won = [float(seat in winners) for seat in range(match.seats)]
    steps = sides(match)
    betrayed, foresees = treasons(match, steps), match.game.foresees
    search = turning_points(steps, won, foresees=foresees, betrayals=betrayed, touched=touched(match, steps))
    points = _found(search, match.record, table.fingerprint)
    finished = replace(table, state="finished", ended=1.0, turning_points=points)
    return len(believable(finished, eyes(finished, match).turns or ()))


def _found(search: Search, record: Record, seed: str) -> tuple[TurningPoint, ...]:
    """Return the turning points for which a search asks estimates."""
    position = next(search)
    while True:
        try:
            position = search.send(estimate(record, position, seed))
        except StopIteration as end:
            points: tuple[TurningPoint, ...] = end.value
            return points
