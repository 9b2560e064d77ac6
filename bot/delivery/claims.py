"""Who is changing a message at present: an answer to an interaction, the reconciler, or both at once."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_Slot = tuple[int, str]

LONGEST = 20.0
"""Seconds after which such a claim is over in any case: the process may have ended, or a notice been lost."""


class Claims:
    """The slots of all tables in which something is being changed.

    >>> claims = Claims()
    >>> with claims.claimed(1, "lobby"):
    ...     claims.has(1, "lobby")
    True
    >>> claims.has(1, "lobby")
    False
    """

    def __init__(self) -> None:
        self._claimed: Counter[_Slot] = Counter()
        self._sending: set[_Slot] = set()
        self._disturbed: set[_Slot] = set()

    @contextmanager
    def claimed(self, table: int, slot: str) -> Iterator[None]:
        """Meanwhile an answer to an interaction changes the message, and nobody else should."""
        self.begin(table, slot)
        try:
            yield
        finally:
            self.end(table, slot)

    def begin(self, table: int, slot: str) -> None:
        """From now on an answer to an interaction changes the message, until ``end``."""
        key = (table, slot)
        if key in self._sending or key in self._claimed:
            self._disturbed.add(key)
        self._claimed[key] += 1

    def end(self, table: int, slot: str) -> None:
        """That is over."""
        key = (table, slot)
        self._claimed[key] -= 1
        if not self._claimed[key]:
            del self._claimed[key]

    @contextmanager
    def sending(self, table: int, slot: str) -> Iterator[None]:
        """Meanwhile the message is posted, edited or deleted as the newest plan says."""
        self._sending.add((table, slot))
        try:
            yield
        finally:
            self._sending.discard((table, slot))

    def sends(self, table: int) -> bool:
        """Whether any message of the table is on its way, maybe one that is not wanted any more."""
        return any(key[0] == table for key in self._sending)

    def has(self, table: int, slot: str) -> bool:
        """Whether an answer to an interaction changes the message."""
        return (table, slot) in self._claimed

    def at(self, table: int) -> bool:
        """Whether an answer to an interaction changes any message of the table."""
        return any(key[0] == table for key in self._claimed)

    def disturbed(self, table: int, slot: str) -> bool:
        """Whether two have been changing the message at once, so that nobody knows what it shows."""
        return (table, slot) in self._disturbed

    def settled(self, table: int) -> list[str]:
        """The disturbed slots of a table that nobody is changing any more. Each is told once."""
        busy = self._sending | self._claimed.keys()
        found = {key for key in self._disturbed if key[0] == table and key not in busy}
        self._disturbed -= found
        return sorted(slot for _, slot in found)


class Elsewhere:
    """Keeps them among the ``claims``; ``over`` is told of a table of which one has ended."""

    def __init__(self, claims: Claims, over: Callable[[int], None]) -> None:
        self._claims = claims
        self._over = over
        self._until: dict[tuple[int, str], list[asyncio.TimerHandle]] = {}

    def begin(self, table: int, slot: str) -> None:
        """Another process begins to change a message."""
        self._claims.begin(table, slot)
        timer = asyncio.get_running_loop().call_later(LONGEST, self.end, table, slot)
        self._until.setdefault((table, slot), []).append(timer)

    def end(self, table: int, slot: str) -> None:
        """It has; harmless where it was not heard that it would."""
        timers = self._until.get((table, slot))
        if timers is None:
            return
        timers.pop(0).cancel()
        if not timers:
            del self._until[table, slot]
        self._claims.end(table, slot)
        self._over(table)

    def close(self) -> None:
        """Wait for none of them."""
        for timers in self._until.values():
            for timer in timers:
                timer.cancel()
