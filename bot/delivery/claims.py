"""Claims of messages: which message is being changed, by an answer to an interaction, by the lanes, or by both."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_Slot = tuple[int, str]

LONGEST = 20.0
"""Seconds after which another process's claim ends in any case: the process may have ended, or a notice been lost."""


class Claims:
    """The slots of all tables in which something is being changed.

    ``tell`` tells other processes of each claim of this process that begins or ends. ``over`` is told of a table whose
    claim another process has given back.

    >>> claims = Claims(lambda table, slot, begins: None, print)
    >>> with claims.claimed(1, "lobby"):
    ...     claims.has(1, "lobby")
    True
    >>> claims.has(1, "lobby")
    False
    """

    def __init__(self, tell: Callable[[int, str, bool], None], over: Callable[[int], None]) -> None:
        self._tell = tell
        self._over = over
        self._claimed: Counter[_Slot] = Counter()
        self._sending: set[_Slot] = set()
        self._disturbed: set[_Slot] = set()
        self._elsewhere: dict[_Slot, list[asyncio.TimerHandle]] = {}

    @contextmanager
    def claimed(self, table: int, slot: str) -> Iterator[None]:
        """Let an answer to an interaction change the message, and nobody else meanwhile."""
        self._tell(table, slot, True)
        self._begin((table, slot))
        try:
            yield
        finally:
            self._end((table, slot))
            self._tell(table, slot, False)

    def hear(self, table: int, slot: str, *, begins: bool) -> None:
        """Know that another process begins or ends to change a message; an end that has no beginning is harmless."""
        key = (table, slot)
        if begins:
            self._begin(key)
            timer = asyncio.get_running_loop().call_later(LONGEST, self._end_elsewhere, key)
            self._elsewhere.setdefault(key, []).append(timer)
        elif key in self._elsewhere:
            self._end_elsewhere(key)

    def _end_elsewhere(self, key: _Slot) -> None:
        timers = self._elsewhere[key]
        timers.pop(0).cancel()
        if not timers:
            del self._elsewhere[key]
        self._end(key)
        self._over(key[0])

    def _begin(self, key: _Slot) -> None:
        if key in self._sending or key in self._claimed:
            self._disturbed.add(key)
        self._claimed[key] += 1

    def _end(self, key: _Slot) -> None:
        self._claimed[key] -= 1
        if not self._claimed[key]:
            del self._claimed[key]

    @contextmanager
    def sending(self, table: int, slot: str) -> Iterator[None]:
        """Note meanwhile that the message is posted, edited or deleted as the newest plan says."""
        self._sending.add((table, slot))
        try:
            yield
        finally:
            self._sending.discard((table, slot))

    def sends(self, table: int) -> bool:
        """Return whether any message of the table is on its way, perhaps an outdated message."""
        return any(key[0] == table for key in self._sending)

    def slots(self, table: int) -> set[str]:
        """Return the slots of a table's messages that answers to interactions change."""
        return {slot for where, slot in self._claimed if where == table}

    def has(self, table: int, slot: str) -> bool:
        """Return whether an answer to an interaction changes the message."""
        return (table, slot) in self._claimed

    def at(self, table: int) -> bool:
        """Return whether an answer to an interaction changes any message of the table."""
        return any(key[0] == table for key in self._claimed)

    def disturbed(self, table: int, slot: str) -> bool:
        """Return whether two changes of the message overlapped, so that its present content is unknown."""
        return (table, slot) in self._disturbed

    def settled(self, table: int) -> list[str]:
        """Return the disturbed slots of a table that nobody is changing any more. Each is told once."""
        busy = self._sending | self._claimed.keys()
        found = {key for key in self._disturbed if key[0] == table and key not in busy}
        self._disturbed -= found
        return sorted(slot for _, slot in found)

    def close(self) -> None:
        """Wait for no other process any more."""
        for timers in self._elsewhere.values():
            for timer in timers:
                timer.cancel()
