"""The speed of the engine."""

import time
from typing import NamedTuple

import engine
from engine import Record
from engine.players import PLAYERS, chance_for
from tests.bench.figures import Row, named
from tests.matches import play_by_chance, seed_of

TRIES = 3


class Table(NamedTuple):
    """The game, the number of seats and of matches, and the decisions per second to reach."""

    game: str
    seats: int
    matches: int = 40
    reach: int = 50_000


TABLES = (
    Table("verraeter", 4),
    Table("the_traitors", 4),
    Table("the_traitors", 8),
    Table("traitor", 4),
    Table("traitor", 8),
    Table("het_verraad", 2, 6, 20_000),
    Table("het_verraad", 5, 6, 20_000),
)
BUSIEST = Table("het_verraad", 5, 6)
"""The game and seats with the most choices to list."""


def rows() -> list[Row]:
    found = []
    for table in TABLES:
        records = _records(table)
        measured = max(_decisions_per_second(records) for _ in range(TRIES))
        what = f"{named(table.game, table.seats)}: decisions per second with choices, checks and events"
        found.append((what, f"{table.reach:,}", f"{measured:,.0f}"))
    slowest, asked = max(_slowest(record) for record in _records(BUSIEST))
    of = named(BUSIEST.game, BUSIEST.seats)
    what = f"{of}: the slowest answer, all choices of the next decision listed ({asked})"
    found.append((what, "1 ms", f"{slowest * 1000:.2f} ms"))
    for table in TABLES:
        what = f"{named(table.game, table.seats)}: an answer by rule of thumb, on average"
        found.append((what, "1 ms", f"{min(_thumb(table) for _ in range(TRIES)) * 1000:.2f} ms"))
    return found


def _records(table: Table) -> list[Record]:
    """Whole matches by chance."""
    seeds = [seed_of(f"bench {number}") for number in range(table.matches)]
    return [play_by_chance(engine.start(table.game, seats=table.seats, seed=seed), seed).record for seed in seeds]


def _decisions_per_second(records: list[Record]) -> float:
    """Matches whose answers are known beforehand, so that the players are not measured."""
    begin = time.perf_counter()
    for record in records:
        match = engine.start(record.game, seats=record.seats, seed=record.seed)
        for answer in record.answers:
            match.play(answer.seat, answer.keys)
    return sum(len(record.answers) for record in records) / (time.perf_counter() - begin)


def _thumb(table: Table) -> float:
    """The seconds that an answer by rule of thumb takes, on the average of a match."""
    match = engine.start(table.game, seats=table.seats, seed=seed_of("bench"))
    seconds = 0.0
    while match.result is None:
        seat = match.awaited[0]
        view, decision = match.view(seat), match.decisions[seat]
        chance = chance_for(bytes(32), seat, match.length)
        begin = time.perf_counter()
        keys = PLAYERS["thumb"].answer(view, decision, chance)
        seconds += time.perf_counter() - begin
        match.play(seat, keys)
    return seconds / match.length


def _slowest(record: Record) -> tuple[float, str]:
    """The seconds of the slowest answer of a match, and what is asked then; of each answer the best of tries."""
    best: list[float] = [1.0] * len(record.answers)
    asked = [""] * len(record.answers)
    for _ in range(TRIES):
        match = engine.start(record.game, seats=record.seats, seed=record.seed)
        for step, answer in enumerate(record.answers):
            begin = time.perf_counter()
            match.play(answer.seat, answer.keys)
            best[step] = min(best[step], time.perf_counter() - begin)
            asked[step] = ", ".join(f"{one.kind} with {len(one.choices)}" for one in match.decisions.values())
    return max(zip(best, asked, strict=True))
