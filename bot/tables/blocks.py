"""Who blocks whom: who is blocked takes no seat where the other sits, and is not told why."""

from collections.abc import Callable

from bot.store import Store
from bot.tables.refusal import Refusal

MOST = 100
"""How many people somebody can block."""


class Blocks:
    """Keeps whom people block. ``clock`` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, user: int) -> tuple[int, ...]:
        """Whom somebody blocks, the last one first."""
        return await self._store.people.blocked_by(user)

    async def add(self, user: int, other: int) -> None:
        """Block somebody; asking twice is harmless."""
        if user == other:
            raise Refusal("block-self")
        known = await self.of(user)
        if other not in known and len(known) >= MOST:
            raise Refusal("block-most", number=MOST)
        await self._store.people.block(user, other, self._clock())

    async def remove(self, user: int, other: int) -> None:
        """Block somebody no more; harmless when they are not blocked."""
        await self._store.people.unblock(user, other)

    async def against(self, user: int) -> frozenset[int]:
        """Who blocks somebody."""
        return await self._store.people.blockers_of(user)

    async def around(self, user: int) -> frozenset[int]:
        """Whom somebody blocks, and who blocks them."""
        return await self.against(user) | {*await self.of(user)}
