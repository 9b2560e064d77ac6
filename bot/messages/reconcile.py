"""Brings what Discord shows in line with what the tables should show."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
import msgspec

from bot.messages import sending
from bot.messages.content import Content, Wanted
from bot.messages.truth import Eyes, eyes
from bot.messages.wanted import NUDGE, called, link_to_board, nudge_slot, wanted
from bot.store import Posted, Store
from bot.tables import Refusal, Table, Tables

_log = logging.getLogger(__name__)

RETRY = 30.0
"""Seconds until a table is looked at again after Discord had trouble."""

PATIENCE = 10.0
"""Seconds after which nobody waits for a table's messages any more."""

DMS_CLOSED = (50007, 50278)
MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
THREAD_ARCHIVED = 50083


class Messages:
    """The messages of all tables. Nothing else in the bot sends game messages.

    At most one call a table is under way; while it is, further changes only mark the table, so that the newest state
    wins.
    """

    def __init__(self, client: discord.Client, tables: Tables, store: Store) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._dirty: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._claimed: set[tuple[int, str]] = set()
        self._closed = False
        self._retries: dict[int, asyncio.TimerHandle] = {}
        self.troubles: dict[int, str] = {}
        """Tables whose channel refuses messages, and why: ``channel-gone``, ``no-access`` or ``server-gone``."""

    def refresh(self, table_id: int) -> None:
        """The table has changed, or may look different from what it should."""
        if self._closed:
            return
        self._dirty.add(table_id)
        worker = self._workers.get(table_id)
        if worker is None or worker.done():
            self._workers[table_id] = asyncio.create_task(self._work(table_id))

    async def bring_in_line(self, table_id: int) -> None:
        """Look at a table, and wait until nothing differs any more or it is put off; no longer than ``PATIENCE``."""
        self.refresh(table_id)
        worker = self._workers.get(table_id)
        if worker is not None:
            await asyncio.wait((worker,), timeout=PATIENCE)

    @contextmanager
    def claimed(self, table_id: int, slot: str) -> Iterator[None]:
        """Meanwhile the message in this slot is changed by the answer to an interaction, and by nobody else."""
        key = (table_id, slot)
        self._claimed.add(key)
        try:
            yield
        finally:
            self._claimed.discard(key)
            self.refresh(table_id)

    async def shown(self, table_id: int, posted: Posted, content: Content, *, last: bool = False) -> None:
        """An interaction has put ``content`` into a message that was posted before.

        ``last``: it stays as it is, unless somebody clicks on it. Without buttons it does so too.
        """
        now = msgspec.structs.replace(
            posted,
            text=content.text_fingerprint,
            picture=posted.picture if content.keep_picture else content.picture_fingerprint,
            state="closed" if last or not content.rows else "shown",
        )
        await self._store.save_posted(table_id, now)

    async def opened(self, table_id: int, posted: Posted) -> None:
        """An interaction has put an answered question back into its message, for its seat to answer again."""
        await self._store.save_posted(table_id, msgspec.structs.replace(posted, state="opened"))

    async def answered_elsewhere(self, table_id: int, posted: Posted | None) -> None:
        """A seat has answered, but not in its prompt. That is brought in line, even if it was to be left alone."""
        if posted is not None and posted.state in ("closed", "opened"):
            await self._store.save_posted(table_id, msgspec.structs.replace(posted, state="stale"))
            self.refresh(table_id)

    async def posted(self, table_id: int, slot: str) -> Posted | None:
        """What stands in a slot of a table, if anything does."""
        return (await self._store.posted(table_id)).get(slot)

    async def link(self, table: Table) -> str:
        """The address of the table's newest board, or of its lobby, or of its channel."""
        return link_to_board(table, await self._store.posted(table.id))

    async def close(self) -> None:
        """Stop; what is missing is made up for after the next start."""
        self._closed = True
        for retry in self._retries.values():
            retry.cancel()
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def _work(self, table_id: int) -> None:
        try:
            while table_id in self._dirty:
                self._dirty.discard(table_id)
                await self._reconcile(table_id)
        except Refusal as refusal:
            _log.warning("table %d cannot be shown: %s", table_id, refusal.key)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            _log.warning("table %d could not be shown, next try in %d s: %s", table_id, RETRY, error)
            self._retry_later(table_id)
        except Exception:  # nobody awaits this task: a defect would be seen only when the table is shown no more
            _log.exception("table %d could not be shown", table_id)
        finally:
            if self._workers.get(table_id) is asyncio.current_task():
                del self._workers[table_id]

    def _retry_later(self, table_id: int) -> None:
        old = self._retries.pop(table_id, None)
        if old is not None:
            old.cancel()
        self._retries[table_id] = asyncio.get_running_loop().call_later(RETRY, self.refresh, table_id)

    async def _reconcile(self, table_id: int) -> None:
        """Make calls until nothing differs, or the table has changed meanwhile."""
        table = await self._tables.stored(table_id)
        seen = await self._eyes(table)
        posted = await self._store.posted(table_id)
        self.troubles.pop(table_id, None)
        if self._tables.servers.is_gone(table.guild):
            self.troubles[table_id] = "server-gone"
            if table.is_open:
                return
        for slot in [slot for slot in posted if slot.startswith(NUDGE) and table_id not in self.troubles]:
            if seen is None or slot != nudge_slot(seen.onlooker) or not called(table, seen, posted):
                await self._remove(table, posted.pop(slot))
        for one in wanted(table, seen, posted):
            if table_id in self._dirty:
                return
            old = posted.get(one.slot)
            if (table_id, one.slot) in self._claimed or (old is not None and old.closed):
                continue
            if one.user is None and table_id in self.troubles:
                continue
            now = await self._close_difference(table, one, old)
            if now is None:
                posted.pop(one.slot, None)
                await self._store.forget_posted(table_id, one.slot)
            elif now != old:
                posted[one.slot] = now
                await self._store.save_posted(table_id, now)

    async def _eyes(self, table: Table) -> Eyes | None:
        """What is seen of the match, if it has started. One that cannot be replayed can still be told to be aborted."""
        try:
            return eyes(table, await self._tables.match(table)) if table.started else None
        except Refusal:
            if table.state != "aborted":
                raise
            return None

    async def _close_difference(self, table: Table, one: Wanted, old: Posted | None) -> Posted | None:
        """Post or edit a message if it differs. What stands now is returned; ``None`` when nothing does."""
        content = one.content
        picture = content.picture_fingerprint
        if old is not None and content.keep_picture:
            picture = old.picture
        now = Posted(one.slot, 0, None, content.text_fingerprint, picture, "closed" if one.last else "shown")
        try:
            if old is None:
                message = await self._post(table, one, nonce=now.nonce(table.secret))
                return msgspec.structs.replace(now, channel=message.channel.id, message=message.id)
            now = msgspec.structs.replace(now, channel=old.channel, message=old.message)
            if old.message is not None and not old.shows(now):
                draw = old.picture != now.picture
                try:
                    edited = await self._edit(table, content, old, draw=draw)
                except discord.HTTPException as error:
                    if error.code != THREAD_ARCHIVED:
                        raise
                    await self._client.http.edit_channel(old.channel, archived=False)
                    edited = await self._edit(table, content, old, draw=draw)
                if not edited:
                    return old
            return now
        except discord.HTTPException as error:
            return self._refused(table, one, old, now, error)

    async def _post(self, table: Table, one: Wanted, nonce: str) -> discord.Message:
        """Post a message. One that was posted just before a crash is known by its nonce, and not posted twice."""
        channel = await self._channel(table, one)
        attached = await sending.files(one.content)
        mentions = sending.mentions(one.content.ping)
        rows = sending.view(one.content)
        if rows is None:
            return await channel.send(one.content.text, files=attached, allowed_mentions=mentions, nonce=nonce)
        return await channel.send(one.content.text, files=attached, view=rows, allowed_mentions=mentions, nonce=nonce)

    async def _edit(self, table: Table, content: Content, old: Posted, *, draw: bool) -> bool:
        """Edit a message, its picture too if that is to be drawn; ``False``: it was outdated when it was drawn."""
        attached = await sending.files(content) if draw else discord.utils.MISSING
        if table.id in self._dirty:
            return False
        message = self._client.get_partial_messageable(old.channel).get_partial_message(old.message or 0)
        await message.edit(
            content=content.text,
            view=sending.view(content),
            attachments=attached,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return True

    async def _remove(self, table: Table, old: Posted) -> None:
        await self._store.forget_posted(table.id, old.slot)
        if old.message is None:
            return
        try:
            await self._client.get_partial_messageable(old.channel).get_partial_message(old.message).delete()
        except (discord.NotFound, discord.Forbidden):
            _log.info("table %d: %s was gone already", table.id, old.slot)

    def _refused(
        self, table: Table, one: Wanted, old: Posted | None, now: Posted, error: discord.HTTPException
    ) -> Posted | None:
        """What stands after Discord refused a call. Trouble on its side is raised, to be tried again later.

        Closed direct messages are remembered for this question; the channel then calls its people. A deleted message
        is posted again with the next change. A channel that is gone or closed to the bot is not tried again before the
        table changes.
        """
        if error.status >= 500 or error.status == 429:
            raise error
        if one.user is not None:
            if error.code not in (*DMS_CLOSED, MESSAGE_GONE):
                _log.warning("table %d: a direct message was refused: %s", table.id, error)
            return msgspec.structs.replace(now, message=None)
        if error.code == MESSAGE_GONE:
            self._dirty.add(table.id)
            return msgspec.structs.replace(now, message=None) if one.last else None
        _log.warning("table %d: the channel refused %s: %s", table.id, one.slot, error)
        self.troubles[table.id] = "channel-gone" if error.code == CHANNEL_GONE else "no-access"
        return old

    async def _channel(self, table: Table, one: Wanted) -> discord.abc.Messageable:
        if one.user is None:
            return self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        known = await self._store.fact(f"dm {one.user}")
        if known is None:
            channel = await self._client.create_dm(discord.Object(one.user))
            known = str(channel.id)
            await self._store.save_fact(f"dm {one.user}", known)
        return self._client.get_partial_messageable(int(known))
