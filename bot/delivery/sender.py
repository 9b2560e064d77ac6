"""Does what is due about one message, and says what stands afterwards, whatever Discord answers."""

import logging
from collections.abc import Callable

import discord

from bot.delivery import calls, troubles
from bot.delivery.direct_messages import PAUSES, DirectMessages
from bot.delivery.drawing import Drawing
from bot.delivery.lanes import Destination
from bot.delivery.openings import OpeningPaused
from bot.delivery.plan import Edit, Plan
from bot.store import Posted
from bot.tables import Table

_log = logging.getLogger(__name__)

SALT = 1
"""Makes another nonce of the same message."""


class Sender:
    """Makes the calls of all tables, and knows which channels refuse them.

    ``clock`` is the time in seconds since 1970. ``look_again`` is told of a table that must be shown otherwise than
    planned.
    """

    def __init__(
        self,
        client: discord.Client,
        direct: DirectMessages,
        drawing: Drawing,
        clock: Callable[[], float],
        look_again: Callable[[int], None],
    ) -> None:
        self._client = client
        self._direct = direct
        self._drawing = drawing
        self._clock = clock
        self._look_again = look_again
        self.troubles: dict[int, troubles.Trouble] = {}
        """Tables whose channel refuses messages, and why."""
        self._given_up: set[int] = set()

    def refuse(self, table_id: int, trouble: troubles.Trouble) -> None:
        """Note that the channel of a table takes no messages: it is tried no more until the table changes."""
        self.troubles[table_id] = trouble
        self._given_up.add(table_id)

    def is_over(self, table_id: int, trouble: troubles.Trouble) -> None:
        """Note that a trouble is over, if the table had it."""
        if self.troubles.get(table_id) == trouble:
            del self.troubles[table_id]

    def try_again(self, table_id: int) -> None:
        """Try the channel of a table again, because the table has changed."""
        self._given_up.discard(table_id)

    def let_go(self, table_id: int) -> None:
        """Let another process show the table."""
        self.troubles.pop(table_id, None)
        self._given_up.discard(table_id)

    def has_given_up(self, table_id: int) -> bool:
        """Return whether a table's channel is not tried again until the table changes."""
        return table_id in self._given_up

    async def make(self, made: Plan, to: Destination, edit: Edit, wanted: Callable[[], bool]) -> Posted | None:
        """Make a call of a plan. Return the message that stands now; ``None`` when none does.

        Raise ``StaleContent`` if the call is not ``wanted`` once everything is drawn, and passing trouble.
        """
        try:
            now = await self._call_awake(made, to, edit, wanted)
        except OpeningPaused:
            return edit.now.sent(edit.now.channel, None)
        except (discord.RateLimited, discord.HTTPException) as error:
            return await self._refused(made.table, to, edit, error)
        if to.place == made.table.channel:
            self.troubles.pop(made.table.id, None)
        return now

    async def _call_awake(self, made: Plan, to: Destination, edit: Edit, wanted: Callable[[], bool]) -> Posted | None:
        """Make a call; if its thread sleeps, wake the thread and make the call again."""
        try:
            return await self._call(made, edit, wanted)
        except discord.HTTPException as error:
            if error.code != troubles.THREAD_ARCHIVED:
                raise
            await self._wake_thread(to.place, error)
            return await self._call(made, edit, wanted)

    async def _call(self, made: Plan, edit: Edit, wanted: Callable[[], bool]) -> Posted | None:
        table = made.table
        if edit.verb == "post":
            return await self._post(table, edit, wanted, made.burnt.get(edit.slot, 0))
        if edit.verb == "archive":
            await calls.archive(self._client, table.channel, edit.content.text)
            return edit.now.sent(table.channel, edit.now.message)
        if edit.verb == "enter":
            await self._enter(table, edit)
            return edit.now.sent(table.channel, edit.now.message)
        if edit.old is None or edit.old.message is None:
            return None
        if edit.verb == "delete":
            await calls.delete(self._client, edit.old.channel, edit.old.message)
            return None
        keeps = edit.content.keep_picture or edit.old.has_picture(edit.now.picture)
        drawing = None if keeps else self._drawing
        await calls.edit(self._client, edit.old.channel, edit.old.message, edit.content, wanted, drawing)
        return edit.now

    async def _post(self, table: Table, edit: Edit, wanted: Callable[[], bool], last: int) -> Posted:
        """Post a message, by a nonce that no deleted message of its slot had: Discord makes none of these again.

        Nor by any of those that were posted before the database was put back, and are gone.
        A deletion may have gone unnoted, such as one in another process: then the nonce is refused, and salted.
        """
        channel = await self._direct.channel(edit.user) if edit.user is not None else table.channel
        burnt = last, *(by for _, by in table.renumbered)
        nonce = edit.now.nonce(table.secret, edit.place, *burnt)
        try:
            message = await calls.post(self._client, channel, edit.content, nonce, wanted, self._drawing)
        except discord.NotFound as error:
            if error.code != troubles.MESSAGE_GONE:
                raise
            _log.info(
                "table %d: the message %s was deleted minutes ago, and is posted by another nonce", table.id, edit.slot
            )
            nonce = edit.now.nonce(table.secret, edit.place, *burnt, SALT)
            message = await calls.post(self._client, channel, edit.content, nonce, wanted, self._drawing)
        return edit.now.sent(channel, message)

    async def _enter(self, table: Table, edit: Edit) -> None:
        """Bring somebody who sits into the table's own thread; where Discord refuses that, they play all the same."""
        try:
            await calls.enter(self._client, table.channel, int(edit.slot.rpartition(":")[2]))
        except discord.HTTPException as error:
            if troubles.is_passing(error) or error.code == troubles.THREAD_ARCHIVED:
                raise
            _log.info("table %d: a player could not be added to its thread: %s", table.id, error)

    async def _wake_thread(self, thread: int, error: discord.HTTPException) -> None:
        """Bring an archived thread back; where the bot may not, because it is locked, the refusal is raised again."""
        try:
            await calls.wake(self._client, thread)
        except discord.Forbidden:
            raise error from None

    async def take_away(self, old: Posted) -> None:
        """Take a message away: Discord lets nobody edit it any more, or another one stands in its place."""
        if old.message is not None:
            await calls.delete(self._client, old.channel, old.message)

    async def _refused(
        self, table: Table, to: Destination, edit: Edit, error: discord.RateLimited | discord.HTTPException
    ) -> Posted | None:
        """Return the message that stands after a call was refused; raise passing trouble again."""
        if isinstance(error, discord.HTTPException) and (
            troubles.is_passing(error) or (edit.verb == "post" and error.code == troubles.MESSAGE_GONE)
        ):
            raise error
        if edit.old is not None and troubles.edited_too_often(error, edit.old, self._clock()):
            await self.take_away(edit.old)
            return None
        if isinstance(error, discord.RateLimited):
            raise error
        if to.place == table.channel:
            return await self._refused_by_channel(table, edit, error)
        return await self._refused_by_person(table, edit, error)

    async def _refused_by_channel(self, table: Table, edit: Edit, error: discord.HTTPException) -> Posted | None:
        """Return the message that stands after the channel has refused a call.

        A deleted message is posted again. A channel that is gone or closed to the bot is not tried again before the
        table changes.
        """
        if error.code == troubles.MESSAGE_GONE:
            self._look_again(table.id)
            return edit.now.sent(edit.now.channel, None) if edit.now.closed else None
        _log.warning("table %d: the channel refused a message (%s): %s", table.id, edit.slot.word, error)
        self.refuse(table.id, await troubles.trouble(self._client, table.guild, table.channel, error))
        self._look_again(table.id)
        return edit.old

    async def _refused_by_person(self, table: Table, edit: Edit, error: discord.HTTPException) -> Posted | None:
        """Return the record after a call to somebody's direct messages was refused: no message stands.

        The channel then calls the person.
        """
        if error.code in troubles.DMS_CLOSED and edit.user is not None:
            await self._direct.note_closed(edit.user)
        elif error.code in PAUSES and edit.user is not None:
            await self._direct.refused(edit.user, error)
        elif error.code != troubles.MESSAGE_GONE:
            _log.warning("table %d: a direct message was refused: %s", table.id, error)
        if error.code in (troubles.CHANNEL_GONE, troubles.NO_ACCESS) and edit.user is not None:
            await self._direct.forget(edit.user)
        return edit.now.sent(edit.now.channel, None)
