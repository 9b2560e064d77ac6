"""The time that a sandbox goes by in tests."""

import time


class Clock:
    """Real time, and a way to skip some of it."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self._skipped

    def skip(self, seconds: float) -> None:
        self._skipped += seconds
