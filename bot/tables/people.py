"""People at tables: who wishes something, and where; and who blocks whom."""

from collections.abc import Callable

import msgspec

from bot.store import Store
from bot.tables.refusal import Refusal

MOST = 100
"""Somebody can block at most so many people."""


class Person(msgspec.Struct, frozen=True):
    """A person on Discord who wishes something."""

    user: int
    name: str
    language: str


class Place(msgspec.Struct, frozen=True):
    """A channel of a server; ``thread``: a thread that was made for a table.

    ``parent`` is the channel whose public thread it is, and 0 for any other kind of channel.
    """

    guild: int
    guild_name: str
    channel: int
    language: str
    thread: bool = False
    parent: int = 0


def mention(user: int) -> str:
    """Return somebody as Discord mentions them."""
    return f"<@{user}>"


class Blocks:
    """The blocks between people.

    A blocked person takes no seat at a table where the other person sits, and is not told why.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def of(self, user: int) -> tuple[int, ...]:
        """Return the people whom somebody blocks, the last one first."""
        return await self._store.people.blocked_by(user)

    async def add(self, user: int, other: int) -> None:
        """Block somebody; asking twice is harmless."""
        if user == other:
            raise Refusal("block-self")
        known = await self.of(user)
        if other not in known and len(known) >= MOST:
            raise Refusal("block-most", number=MOST)
        await self._store.people.block(user, other, self._now())

    async def remove(self, user: int, other: int) -> None:
        """Block somebody no more; harmless when they are not blocked."""
        await self._store.people.unblock(user, other)

    async def against(self, user: int) -> frozenset[int]:
        """Return the people who block somebody."""
        return await self._store.people.blockers_of(user)

    async def around(self, user: int) -> frozenset[int]:
        """Return the people whom somebody blocks, and the people who block them."""
        return await self.against(user) | {*await self.of(user)}
