"""How fast the engine is."""

import time
from collections.abc import Iterator
from typing import NamedTuple

import engine
from bot import texts
from engine import Record
from tests.matches import play_by_chance, seed_of

TRIES = 3


class Table(NamedTuple):
    """What is played by how many, how many matches, and the decisions per second to reach."""

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
"""Where the longest list of choices is."""


def rows() -> Iterator[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was."""
    for table in TABLES:
        measured = max(_decisions_per_second(_records(table)) for _ in range(TRIES))
        yield f"{_of(table)}: decisions per second with choices, checks and events", f"{table.reach:,}", f"{measured:,.0f}"
    choices, seconds = _busiest(_records(BUSIEST))
    what = f"{_of(BUSIEST)}: the busiest decision, {choices} choices listed, with the answer before it"
    yield what, "1 ms", f"{seconds * 1000:.2f} ms"


def _of(table: Table) -> str:
    return f"{texts.game_name(texts.speaker('en'), table.game)}, {table.seats} seats"


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


def _busiest(records: list[Record]) -> tuple[int, float]:
    """The most choices that are put to a seat, and the seconds until they are; the best of tries."""
    most, best = 0, 0.0
    for record in records * TRIES:
        match = engine.start(record.game, seats=record.seats, seed=record.seed)
        for answer in record.answers:
            begin = time.perf_counter()
            match.play(answer.seat, answer.keys)
            seconds = time.perf_counter() - begin
            choices = max((len(one.choices) for one in match.decisions.values()), default=0)
            if choices > most or (choices == most and seconds < best):
                most, best = choices, seconds
    return most, best
