"""Counts that pin the rules, like perft in chess: how many courses of 1, 2 and 3 answers follow a known record."""

from pathlib import Path

import msgspec
import pytest

import engine
from engine import Answer, Decision, Record

RECORDS = Path(__file__).parent / "records" / "1"


def courses(record: Record, depth: int) -> int:
    """Return the number of different courses of ``depth`` answers; a course that ends earlier counts as one course."""
    match = engine.replay(record)
    if match.result is not None:
        return 1
    ((seat, decision),) = match.decisions.items()
    possible = answers(decision)
    if depth == 1:
        return len(possible)
    following = (msgspec.structs.replace(record, answers=(*record.answers, Answer(seat, keys))) for keys in possible)
    return sum(courses(one, depth - 1) for one in following)


def answers(decision: Decision) -> list[tuple[str, ...]]:
    """Every answer that fits the decision."""
    found: list[tuple[str, ...]] = [()]
    for key in decision.keys:
        found += [(*taken, key) for taken in found if len(taken) < decision.most]
    return [taken for taken in found if len(taken) >= decision.least]


@pytest.mark.parametrize(
    ("name", "given", "counts"),
    [
        ("whole/online-4", 0, (12, 132, 1320)),
        ("whole/online-4", 4, (10, 50, 200)),
        ("whole/online-4", 5, (5, 20, 60)),
        ("whole/online-4", 7, (3, 6, 48)),
        ("whole/online-4", 9, (8, 64, 512)),
        ("whole/online-4", 11, (8, 64, 512)),
        ("whole/online-3", 3, (6, 30, 120)),
        ("whole/online-3", 4, (5, 20, 60)),
        ("whole/online-3", 6, (3, 24, 192)),
        ("whole/online-3", 8, (8, 64, 382)),
        ("whole/online-3", 30, (8, 256)),
        ("whole/classic-4", 0, (12, 132, 1320)),
        ("whole/classic-4", 4, (8, 40, 160)),
        ("whole/classic-4", 5, (5, 20, 60)),
        ("whole/classic-4", 8, (2, 16, 128)),
        ("whole/classic-4", 9, (8, 64, 512)),
        ("whole/classic-4", 12, (8, 32, 232)),
        ("whole/classic-3", 3, (6, 30, 120)),
        ("whole/classic-3", 5, (4, 12, 96)),
        ("whole/classic-3", 7, (8, 64, 512)),
        ("half/building", 35, (5, 28, 162)),
        ("half/building_from", 22, (2, 11, 58)),
        ("half/building_to", 80, (9, 10, 22)),
        ("half/discard", 41, (4, 16, 80)),
    ],
)
def test_number_of_courses(name: str, given: int, counts: tuple[int, ...]) -> None:
    whole = Record.from_json((RECORDS / f"{name}.json").read_bytes())
    record = msgspec.structs.replace(whole, answers=whole.answers[:given])
    assert tuple(courses(record, depth) for depth in range(1, len(counts) + 1)) == counts
