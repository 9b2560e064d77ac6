"""``python -m tests.bench [--scale] [module ...]``: the measurements of this folder, each printed when it is there.

Without any named, all but those that are long; with ``--scale`` the long ones alone. A core's speed differs from hour
to hour, so behind each figure of CPU stands how many times it is that of a fixed piece of plain Python in the same run.
"""

import asyncio
import importlib
import pkgutil
import re
import statistics
import sys
import time
from typing import Any

import tests.bench
from tests.bench.figures import Row

SCALE = ("finished", "hundreds", "restarting", "several", "swings")
"""Instruments that take minutes."""

WIDTH = 100
HEAD = ("what", "to reach", "measured")
PIECE = 100_000
"""So many additions are the fixed piece."""


def main() -> None:
    """Measure what is named, or all, and print what comes out."""
    modules = [one.name for one in pkgutil.iter_modules(tests.bench.__path__) if one.name != "__main__"]
    named = [name for name in sys.argv[1:] if name != "--scale"]
    if set(named) - set(modules):
        sys.exit(f"There are {', '.join(modules)}.")
    piece = _piece()
    _tell(HEAD)
    _tell(("a fixed piece of plain Python: CPU", "", f"{piece:.1f} ms"))
    for name in named or [one for one in modules if (one in SCALE) == ("--scale" in sys.argv)]:
        rows: Any = getattr(importlib.import_module(f"tests.bench.{name}"), "rows", list)()
        for what, reach, measured in asyncio.run(rows) if asyncio.iscoroutine(rows) else rows:
            _tell((what, reach, measured + _ratio(what, measured, piece)))


def _piece() -> float:
    """Milliseconds of CPU that the fixed piece takes, the median of some."""
    times = []
    for _ in range(15):
        begun, total = time.process_time(), 0
        for number in range(PIECE):
            total += number
        times.append((time.process_time() - begun) * 1000)
    return statistics.median(times)


def _ratio(what: str, measured: str, piece: float) -> str:
    """Return the number of fixed pieces in a figure of CPU; empty for another figure.

    >>> _ratio("CPU of a click", "9.0 ms", 6.0), _ratio("click to answer", "9.0 ms", 6.0)
    (' = 1.50 x', '')
    """
    found = re.fullmatch(r"([\d.]+) ms", measured) if "CPU" in what else None
    return f" = {float(found[1]) / piece:.2f} x" if found is not None else ""


def _tell(row: Row) -> None:
    what, reach, measured = row
    print(f"{what:<{WIDTH}}  {reach:>14}  {measured:>18}", flush=True)


if __name__ == "__main__":
    main()
