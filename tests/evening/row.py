"""seeds: whole evenings in a seed, with all that can go wrong, each in a process of its own."""

import asyncio
import os
import sys
from pathlib import Path

from tests.prove.row import Broken, Row

ROOT = Path(__file__).parents[2]
TOGETHER = 3
"""So many evenings begin with one import of the program."""
TAIL = 6000
"""So many letters of a story are told when something does not hold."""


async def told(*arguments: str, tree: Path = ROOT) -> tuple[bool, str]:
    """Run ``python -m tests.evening`` in a tree of the project; return whether all held, and what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.evening",
        *arguments,
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate()
    return process.returncode == 0, printed.decode()


async def case(seed: int) -> int:
    """Hold some evenings."""
    seeds = [str(one) for one in range(TOGETHER * seed, TOGETHER * (seed + 1))]
    held, printed = await told("--quiet", *seeds)
    if not held:
        raise Broken(printed[-TAIL:])
    return TOGETHER


SEEDS = Row(
    "seeds",
    "Bot, Discord, disk, clocks and people of an evening are in one process, and a seed makes all that happens.",
    "no evening in which anything does not hold",
    size=10_000,
    quick=3,
    case=case,
    limit=600.0,
)
