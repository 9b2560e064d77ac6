"""seeds: whole evenings in a seed, with all that can go wrong, each in a process of its own."""

import sys
from pathlib import Path

from tests.prove.leaks_made import ROOT, Ended, run_in
from tests.prove.row import Row, require

TOGETHER = 3
"""So many evenings begin with one import of the program."""
TAIL = 6000
"""So many letters of a story are told when something does not hold."""
LIMIT = 600.0
"""Seconds."""


async def told(*arguments: str, tree: Path = ROOT) -> Ended:
    """Run ``python -m tests.evening`` in a tree of the project."""
    return await run_in(tree, sys.executable, "-m", "tests.evening", *arguments, within=LIMIT)


async def case(seed: int) -> int:
    seeds = [str(one) for one in range(TOGETHER * seed, TOGETHER * (seed + 1))]
    ended = await told("--quiet", *seeds)
    require(not ended.code, ended.text[-TAIL:])
    return TOGETHER


SEEDS = Row(
    "seeds",
    "Bot, Discord, disk, clocks and people of an evening are in one process, and a seed makes all that happens.",
    "no evening in which anything does not hold",
    size=10_000,
    quick=3,
    case=case,
    limit=LIMIT,
)
