"""Claims and edits of messages: which is being changed, by an answer to an interaction, by the lanes, or by both.

Answers to interactions find and change messages by ``Edits``.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.messages.content import Content
from bot.messages.wanted import link_to_board, link_to_end
from bot.store import NEWEST, Posted, PostedState, Store
from bot.tables import Table

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


class Edits:
    """Edits of messages by answers to interactions: what stands there, and what stands there afterwards.

    ``refresh`` is told of a table whose messages are to be looked at.
    """

    def __init__(self, store: Store, claims: Claims, refresh: Callable[[int], None]) -> None:
        self._store = store
        self._claims = claims
        self._refresh = refresh

    @contextmanager
    def claimed(self, table_id: int, slot: str) -> Iterator[None]:
        """Let an answer to an interaction change the message in this slot, and nobody else meanwhile."""
        try:
            with self._claims.claimed(table_id, slot):
                yield
        finally:
            self._refresh(table_id)

    async def shown(self, table: Table, posted: Posted, content: Content, *, last: bool = False) -> None:
        """Note that an interaction has put ``content``, made of the table, into a message that was posted before.

        ``last``: it stays as it is, unless somebody clicks on it, until its buttons are of no use. Without any it does
        so for ever.
        """
        state: PostedState = "settled" if last else "shown"
        picture = posted.picture if content.keep_picture else content.picture_fingerprint
        now = posted.shown_with(content.text_fingerprint, picture, state if content.rows else "closed")
        await self._note(table.id, posted, now, table.version)

    async def opened(self, table_id: int, posted: Posted) -> None:
        """Note that an interaction has put an answered question back into its message, for its seat to answer again."""
        await self._note(table_id, posted, posted.reopened())

    async def _note(self, table_id: int, before: Posted, now: Posted, made_of: int = NEWEST) -> None:
        """Remember what a message shows now, unless somebody else has changed it meanwhile: then nobody knows."""
        if now == before or await self._store.messages.swap(table_id, before, now, made_of=made_of):
            return
        if now.message is not None:
            await self._store.messages.spoil(table_id, now.message)

    async def answered_elsewhere(self, table_id: int, posted: Posted | None) -> None:
        """Bring a prompt in line when its seat has answered elsewhere, even if the prompt was to be left alone."""
        if posted is not None and (posted.rests or posted.closed):
            await self._store.messages.swap(table_id, posted, posted.spoiled())
            self._refresh(table_id)

    async def posted(self, table_id: int, slot: str) -> Posted | None:
        """Return the message in a slot of a table, if there is any."""
        return await self._store.messages.in_slot(table_id, slot)

    async def link(self, table: Table) -> str:
        """Return the address of the table's newest board, or of its lobby, or of its channel."""
        return (await self.posted_and_link(table, ""))[1]

    async def posted_and_link(self, table: Table, slot: str) -> tuple[Posted | None, str]:
        """Return the message in a slot of a table, if there is any, and the address that ``link`` brings."""
        posted = await self._store.messages.posted(table.id)
        return posted.get(slot), link_to_board(table, posted)

    async def link_to_end(self, table: Table) -> str:
        """Return the address of the message of the table's end; if it is gone, of its channel."""
        return link_to_end(table, await self._store.messages.posted(table.id))
