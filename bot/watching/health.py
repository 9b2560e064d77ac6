"""The health of the bot, for anybody who watches it; the answer comes also while its event loop hangs."""

import math
import time
from collections.abc import Callable

LATE = 5.0
"""Seconds by which the event loop may be late. After 3 Discord tells the clicker that it failed."""

LATELY = 60.0
"""Seconds for which it is remembered that the loop was late."""

LOST = "the gateway is not connected"


class Health:
    """The last pulse of the event loop, and the faults that follow from it. ``clock`` gives seconds.

    Any thread may ask; the loop alone tells.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told = clock()
        self._late, self._late_at = 0.0, -math.inf
        self._gateway = LOST
        self._store = ""

    def tell(self, *, late: float, gateway: str, store: str) -> None:
        """Note that the loop goes on, late by so many seconds.

        ``gateway`` and ``store`` tell what is the matter with each of them.
        """
        self._told = self._clock()
        if late > LATE:
            self._late, self._late_at = late, self._told
        self._gateway, self._store = gateway, store

    @property
    def silence(self) -> float:
        """Seconds since the loop has told anything."""
        return self._clock() - self._told

    @property
    def faults(self) -> list[str]:
        """The present faults, each in a sentence; empty if all is well.

        >>> now = [0.0]
        >>> health = Health(lambda: now[0])
        >>> health.tell(late=0.1, gateway="", store="")
        >>> health.faults
        []
        >>> now[0] = 7.5
        >>> health.faults
        ['the event loop has been blocked for 8 s']
        """
        found = []
        if self.silence > LATE:
            found.append(f"the event loop has been blocked for {self.silence:.0f} s")
        elif self._clock() - self._late_at < LATELY:
            found.append(f"the event loop was late by {self._late:.0f} s in the last minute")
        if self._gateway:
            found.append(self._gateway)
        if self._store:
            found.append(f"the store does not write: {self._store}")
        return found
