"""Messages of a table as answers to interactions find and change them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.delivery.claims import Claims
from bot.messages.content import Content
from bot.messages.wanted import link_to_board, link_to_end
from bot.store import NEWEST, Posted, PostedState, Store
from bot.tables import Table


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

    async def found(self, table: Table, slot: str, channel: int, message: int) -> Posted | None:
        """Note the message of a question that nobody knows: a process posted it, and died before it noted that.

        Nothing else would find the message once its buttons have gone. Return nothing if somebody knows it.
        """
        one = Posted(slot, channel, message, "", "", "stale")
        known = await self._store.messages.in_channel(channel)
        return one if message not in known and await self._store.messages.swap(table.id, None, one) else None

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

    async def posted_and_link(self, table: Table, slot: str, number: int = 0) -> tuple[Posted | None, str]:
        """Return the message in a slot of a table, if any, and the address of the board in that round."""
        posted = await self._store.messages.posted(table.id)
        return posted.get(slot), link_to_board(table, posted, number)

    async def link_to_end(self, table: Table) -> str:
        """Return the address of the message of the table's end; if it is gone, of its channel."""
        return link_to_end(table, await self._store.messages.posted(table.id))
