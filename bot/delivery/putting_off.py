"""Calls that wait a little for others of the same table."""

import asyncio
from collections.abc import Callable

from bot.delivery.lanes import Urgency

PATIENCE = 1.0
"""Seconds for which questions wait for the new board to which they link, and edits for the questions."""


class PuttingOff:
    """Which calls of which tables are put off now; ``over`` is told of a table where some need wait no longer."""

    def __init__(self, over: Callable[[int], None]) -> None:
        self._over = over
        self._until: dict[tuple[int, Urgency], asyncio.TimerHandle | None] = {}

    def holds(self, table: int, urgency: Urgency) -> bool:
        """Whether the calls of that urgency wait."""
        return self._until.get((table, urgency)) is not None

    def set(self, table: int, urgency: Urgency, *, has_reason: bool) -> None:
        """Let them wait while there is a reason, for ``PATIENCE`` at most; only then there may be another one."""
        key = (table, urgency)
        if has_reason and key not in self._until:
            self._until[key] = asyncio.get_running_loop().call_later(PATIENCE, self._end, *key)
        elif not has_reason and (timer := self._until.pop(key, None)):
            timer.cancel()

    def _end(self, table: int, urgency: Urgency) -> None:
        self._until[table, urgency] = None
        self._over(table)

    def let_go(self, table: int) -> None:
        """Nothing of a table waits any more."""
        for urgency in Urgency:
            self.set(table, urgency, has_reason=False)

    def close(self) -> None:
        """Wait for nothing."""
        for timer in self._until.values():
            if timer is not None:
                timer.cancel()
