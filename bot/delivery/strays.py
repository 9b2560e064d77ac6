"""Messages that were posted and never noted, after a crash or a lost answer; some are still wanted."""

import logging
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from typing import Any

import discord

from bot.delivery import calls
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.lanes import Destination
from bot.delivery.plan import Edit
from bot.messages.ids import number, read
from bot.processes.owners import Buckets, bucket_of
from bot.store import Posted, Restoration, Store
from bot.tables import Table

_log = logging.getLogger(__name__)

Stray = dict[str, Any]
"""A message as Discord describes it."""

LOOKED_AT = 100
"""A search looks at so many of a channel's newest messages."""

NONCE_KNOWN = 100.0
"""Seconds for which Discord surely knows a nonce: it says, for a few minutes."""

SKEW = 60.0
"""Seconds by which the clocks of two machines may differ."""

NO_TABLE = ("rules", "topic", "setting", "set")
"""Actions of buttons and menus that name no table."""


class Strays:
    """Looks through the channels of tables of an earlier start, or another owner, each once, before anything is posted.

    Discord knows nonces for minutes only, so after a long outage nothing else would keep a second board away.

    Also looks for unknown posts of this start, once no nonce finds them: something else is due there.
    """

    def __init__(
        self, client: discord.Client, store: Store, direct: DirectMessages, clock: Callable[[], float]
    ) -> None:
        """Make the strays of a start at the present time of the ``clock``."""
        self._client = client
        self._store = store
        self._direct = direct
        self._clock = clock
        self._since = clock()
        self._doubts: dict[Destination, dict[Posted, float]] = {}
        self._taken: dict[int, float] = {}
        self._looked: set[Destination] = set()

    def taken(self, buckets: Buckets, at: float) -> None:
        """Note that the tables of these buckets were shown by another process until then."""
        self._taken |= dict.fromkeys(buckets, at + SKEW)
        self._looked = {to for to in self._looked if bucket_of(to.table) not in buckets}

    def doubt(self, to: Destination, now: Posted) -> None:
        """Note that a message may have been posted: its answer was lost, or could not be noted."""
        self._doubts.setdefault(to, {}).setdefault(now, self._clock())

    def known(self, to: Destination, now: Posted) -> None:
        """Note that a message is known to stand: its nonce has found it, if it was posted before."""
        doubts = self._doubts.get(to, {})
        doubts.pop(now, None)
        if not doubts:
            self._doubts.pop(to, None)

    def are_known(self, table: Table, to: Destination) -> bool:
        """Return whether all messages at a destination are known for sure, so that nothing need be searched."""
        return to not in self._doubts and self._is_searched(table, to)

    def _is_searched(self, table: Table, to: Destination) -> bool:
        return to in self._looked or self._is_of_this_start(table)

    def _is_doubted(self, to: Destination, dues: list[Edit]) -> bool:
        """Return whether a message may stand at a destination that no nonce of what is due there finds."""
        due = {one.now for one in dues if one.verb == "post"}
        old = self._clock() - NONCE_KNOWN
        return any(now not in due or since < old for now, since in self._doubts.get(to, {}).items())

    async def took_in(self, table: Table, to: Destination, dues: list[Edit]) -> bool:
        """Adopt the wanted ones of the unknown messages that stand there, remove the others.

        Return whether any was adopted. ``dues`` are the calls that are due for the destination; the first of them posts
        something, or searches. Raise the errors of discord.py.
        """
        if self._is_searched(table, to) and not self._is_doubted(to, dues):
            return False
        channel = table.channel if dues[0].user is None else await self._direct.known(dues[0].user)
        found = await self._unknown(channel) if channel is not None else []
        taken = set()
        for one, message in adopted(dues, found):
            stands = one.now.sent(channel or 0, message).spoiled()
            if await self._store.messages.swap(table.id, one.old, stands, made_of=table.version, about=one.about):
                taken.add(message)
        for message in {*left_over(found, table.id, taken), *lost(found, table.restored)} - taken:
            await calls.delete(self._client, channel or 0, message)
        self._looked.add(to)
        self._doubts.pop(to, None)
        return bool(taken)

    def unsearched(self, table: Table) -> list[int]:
        """Return the places to search, because nothing may ever be posted there again.

        So nothing else would find the messages that stand unknown there. These are places of doubtful posts of this
        start. The direct messages of people who left the match before count also, and all places of a restored table.
        Nothing is known of a table that was put away, so nothing is unknown.
        """
        if table.put_away:
            return []
        doubted = {to.place for to in self._doubts if to.table == table.id}
        return sorted(doubted | set(self._unsearched_since_start(table)))

    def _unsearched_since_start(self, table: Table) -> list[int]:
        if self._is_of_this_start(table):
            return []
        here = {one.user for one in table.sitters}
        places = {one.user for one in table.tenures} - here
        if table.restored and table.is_open:
            places |= {*here, table.channel}
        return [place for place in places if place and Destination(table.id, place) not in self._looked]

    def _is_of_this_start(self, table: Table) -> bool:
        """Return whether all messages of the table were posted since this start."""
        return table.opened >= self._taken.get(bucket_of(table.id), self._since)

    async def _unknown(self, channel: int) -> list[Stray]:
        """Return the bot's messages in a channel that are no table's, as far as is known."""
        known = await self._store.messages.in_channel(channel)
        try:
            found = await calls.newest(self._client, channel, LOOKED_AT)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("a channel cannot be searched for stray messages: %s", error)
            return []
        return [one for one in found if int(one["id"]) not in known]


def adopted(dues: Iterable[Edit], strays: Iterable[Stray]) -> Iterator[tuple[Edit, int]]:
    """Yield messages to be posted that stand there already, by their text, with the ids of those that do.

    >>> list(adopted([], [{"id": "5", "content": "Hello"}]))
    []
    """
    waiting = list(dues)
    for stray in strays:
        for one in waiting:
            if one.verb == "post" and one.content.text == stray["content"]:
                waiting.remove(one)
                yield one, int(stray["id"])
                break


def left_over(strays: Iterable[Stray], table: int, taken: Collection[int]) -> list[int]:
    """Return the ids of strays that have live buttons or menus of the table, except those ``taken``."""
    return [int(one["id"]) for one in strays if int(one["id"]) not in taken and table in _tables(one["components"])]


def lost(strays: Iterable[Stray], restored: Iterable[Restoration]) -> set[int]:
    """Return the ids of strays that were posted after what the database was put back to, and before it was."""
    posted = {int(one["id"]): datetime.fromisoformat(one["timestamp"]).timestamp() for one in strays}
    return {message for message, at in posted.items() if any(one.to < at < one.at for one in restored)}


def _tables(parts: Iterable[dict[str, Any]]) -> Iterator[int]:
    """Yield the tables that buttons and menus name.

    >>> row = [{"components": [{"custom_id": "tc:hand:12"}, {"custom_id": "tc:rules:traitor"}]}]
    >>> list(_tables(row))
    [12]
    """
    for part in parts:
        action, arguments = read(str(part.get("custom_id", "")))
        if arguments and action not in NO_TABLE:
            yield number(arguments[0])
        yield from _tables(part.get("components", ()))
