"""The times that a sandbox goes by in tests."""

import time


class Clock:
    """Real time, and a way to skip some of it."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self._skipped

    def skip(self, seconds: float) -> None:
        self._skipped += seconds


class StillClock(Clock):
    """A clock that stands until a test turns it."""

    def __call__(self) -> float:
        return 1000.0 + self._skipped
