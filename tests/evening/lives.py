"""The lives of a bot: everything that a life has begun is dropped with it, as the memory of a killed process."""

import sqlite3
from contextvars import Context, ContextVar, copy_context


class Life:
    """A life of the bot. After its death none of its steps is made any more, and its connections are cut.

    The steps are counted: after the ``last`` one no other is made. Until it ``thaws`` its steps wait. ``fails`` makes
    its disk refuse to write.
    """

    def __init__(self) -> None:
        self.dead = False
        self.steps = 0
        self.last: int | None = None
        self.thaws = 0.0
        self.fails = False
        self.files: list[sqlite3.Connection] = []
        self.context: Context = copy_context()
        self.context.run(LIFE.set, self)

    def step(self) -> bool:
        """Count a step; return whether it may be made."""
        if self.dead or (self.last is not None and self.steps >= self.last):
            return False
        self.steps += 1
        return True

    def end(self) -> None:
        """Drop it. What it has not committed is not on the disk."""
        self.dead = True
        for one in self.files:
            one.close()


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)
"""The life that makes the present step; ``None`` for Discord and people."""
