"""The lives of a bot: everything that a life has begun is dropped with it, as the memory of a killed process."""

import sqlite3
from contextvars import Context, ContextVar, copy_context


class Death(Exception):
    """A life ended while it made a call."""


class Life:
    """A life of the bot. After its death none of its steps is made any more, and its connections are cut.

    The steps are counted: a life can end between any two of them. ``fails`` makes its disk refuse to write.
    """

    def __init__(self) -> None:
        self.dead = False
        self.steps = 0
        self.last: int | None = None
        self.fails = False
        self.files: list[sqlite3.Connection] = []
        self.context: Context = copy_context()
        self.context.run(LIFE.set, self)

    def step(self) -> bool:
        """Count a step; return whether it may be made."""
        self.steps += 1
        return not self.dead

    def end(self) -> None:
        """Drop it. What it has not committed is not on the disk."""
        self.dead = True
        for one in self.files:
            one.close()


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)
"""The life that makes the present step; ``None`` for Discord and people."""
