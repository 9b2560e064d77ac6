"""A process that tries cases, one after the other, and can be ended with all that it has begun."""

import multiprocessing
import os
import signal
import time
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection

from tests.prove.ledger import Tried
from tests.prove.row import Broken, Row

TO_START = 60.0
PROCESSES = multiprocessing.get_context("spawn")


def attempt(row: Row, seed: int) -> Tried:
    begun = time.monotonic()
    trials, broken = 0, ""
    try:
        trials = row.tried(seed)
    except Broken as found:
        broken = str(found)
    except Exception:  # whatever it is: it does not hold
        broken = traceback.format_exc()
    return Tried(seed, trials, round(time.monotonic() - begun, 3), time.time(), broken)


class Worker:
    """Tries one case at a time, in a process of its own."""

    def __init__(self) -> None:
        self.row: Row | None = None
        self._seed = 0
        self._begun = 0.0
        self._begin()

    def _begin(self) -> None:
        self._ready = False
        self.pipe, theirs = PROCESSES.Pipe()
        self._process = PROCESSES.Process(target=_work, args=(theirs,))
        self._process.start()
        theirs.close()

    def give(self, row: Row, seed: int) -> None:
        self.row, self._seed, self._begun = row, seed, time.monotonic()
        self.pipe.send((row, seed))

    def take(self) -> Tried | None:
        """Return the result of its case, if the result is known by now.

        A process that has ended, or hangs, is replaced.
        """
        row = self.row
        if row is None:
            return None
        seconds = time.monotonic() - self._begun
        most = row.limit if self._ready else TO_START
        broken = f"It was not through after {most:.0f} s." if seconds > most else ""
        if self.pipe.poll():
            try:
                told: Tried | None = self.pipe.recv()
            except EOFError:
                broken = "Its process has ended."
            else:
                self._ready, self._begun = True, time.monotonic()
                self.row = row if told is None else None
                return told
        if not broken:
            return None
        self.row = None
        self.end()
        self._begin()
        return Tried(self._seed, 0, round(seconds, 3), time.time(), broken)

    def end(self) -> None:
        """End it, with all processes that it has begun."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid or 0, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    """Try what is asked for, until nobody asks any more."""
    os.setsid()
    with suppress(EOFError, KeyboardInterrupt):
        pipe.send(None)  # from now on it can try something
        while True:
            row, seed = pipe.recv()
            pipe.send(attempt(row, seed))
