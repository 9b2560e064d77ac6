"""Tries the cases of the rows on all cores, and says how far it is."""

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import wait
from pathlib import Path

from bot.processes import cores
from tests.prove.ledger import Ledger, Tried
from tests.prove.row import Row
from tests.prove.worker import Worker

LOOK = 0.5
"""Seconds after which it is looked whether a case hangs."""
TELL = 20.0
"""Seconds between two lines that say how far it is, where lines cannot be written over."""
MOST_FAILED = 10
"""After so many cases that do not hold a row is given up."""
ENDS = 5
"""So many lines from either end of a case that does not hold are told once more at the end of a run."""


class Progress:
    """The progress of a row: its earlier trials, and the time since which it is tried now."""

    def __init__(self, row: Row, ledger: Ledger, *, quick: bool) -> None:
        self.row, self.ledger, self._quick = row, ledger, quick
        self._target = row.trials(quick=quick)
        self._begun: float | None = None
        self._before = ledger.trials

    @property
    def through(self) -> bool:
        """Return whether all trials were made, or too many cases do not hold."""
        return self.ledger.trials >= self._target or len(self.ledger.broken) >= MOST_FAILED

    def seeds(self) -> Iterator[int]:
        """The next seeds, until it is through."""
        self._begun = time.monotonic()
        for seed in self.ledger.untried():
            if self.through:
                return
            yield seed

    def add(self, one: Tried) -> None:
        """Keep what was tried, and say at once what does not hold."""
        self.ledger.add(one)
        if one.broken:
            tell_line(f"{self.row.name}: a case does not hold.\n{one.broken.rstrip()}\n{self._to_repeat(one)}")

    def tell(self) -> None:
        """Say how far it is, and the first and last lines of each case that does not hold."""
        tell_line(str(self))
        for one in self.ledger.broken:
            lines = one.broken.strip().splitlines()
            told = lines if len(lines) <= 2 * ENDS else [*lines[:ENDS], "...", *lines[-ENDS:]]
            tell_line("\n".join((*told, self._to_repeat(one))))

    def _to_repeat(self, one: Tried) -> str:
        return f"To repeat it: {command(self.row.name, f'--seed {one.seed}', '--quick' if self._quick else '')}"

    def __str__(self) -> str:
        made, failed = self.ledger.trials, len(self.ledger.broken)
        text = f"{self.row.name}: {made:,} of {self._target:,}, {failed} failed"
        if self._begun is None or self.through or made == self._before:
            return text
        left = (time.monotonic() - self._begun) * (self._target - made) / (made - self._before)
        return f"{text}, about {left / 60:.0f} min left"


def run(progress: Sequence[Progress], minutes: float | None, workers: int | None) -> None:
    """Try all rows, one after the other, for so many minutes at most; what was tried is in their ledgers."""
    with tempfile.TemporaryDirectory(prefix="turncoat-proving-") as folder:
        Path(folder).chmod(0o711)  # a PostgreSQL in it may be somebody else's
        os.environ["TMPDIR"] = folder  # so that nothing is left of a process that was killed
        _run(progress, minutes, workers)


def _run(progress: Sequence[Progress], minutes: float | None, workers: int | None) -> None:
    until = time.monotonic() + minutes * 60 if minutes is not None else float("inf")
    jobs = ((one, seed) for one in progress for seed in one.seeds())
    given: dict[Worker, Progress] = {}
    every = [Worker() for _ in range(workers or cores())]
    told = time.monotonic()
    try:
        while True:
            for worker in every:
                if worker not in given and time.monotonic() < until and (job := next(jobs, None)) is not None:
                    given[worker] = job[0]
                    worker.give(job[0].row, job[1])
            if not given:
                return
            wait([worker.pipe for worker in given], LOOK)
            for worker, one in list(given.items()):
                if (tried := worker.take()) is not None:
                    one.add(tried)
                    del given[worker]
            told = _tell(list(dict.fromkeys(given.values())), told)
    finally:
        for worker in every:
            worker.end()
        _clear()


def _tell(under_way: list[Progress], told: float) -> float:
    """Say how far it is; when that was said last is returned."""
    if sys.stderr.isatty():
        _clear()
        sys.stderr.write("  ·  ".join(map(str, under_way)))
    elif time.monotonic() - told >= TELL:
        sys.stderr.write("\n".join([*map(str, under_way), ""]))
    else:
        return told
    sys.stderr.flush()
    return time.monotonic()


def _clear() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")


def tell_line(text: str) -> None:
    _clear()
    print(text, flush=True)


def command(row: str, *options: str) -> str:
    """Return the command that proves a row by itself."""
    return " ".join(filter(None, (".venv/bin/python -m tests.prove", row, *options)))
