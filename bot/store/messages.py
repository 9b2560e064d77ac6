"""Messages that were posted for tables, slot by slot, changed by compare-and-swap: an old owner overwrites nothing."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.store.database import Database, Statement, Value, upsert

PostedState = Literal["shown", "opened", "stale", "settled", "closed"]


class Posted(msgspec.Struct, frozen=True):
    """A message that the bot has posted, or tried to.

    ``slot`` is the message's place among the table's messages. ``channel`` is the channel in which it stands, also in
    direct messages. ``message`` is its id, ``None`` if Discord refused it. ``text`` and ``picture`` are fingerprints of
    its content.

    The ``state`` has five values. A ``shown`` message shows what the fingerprints say. An ``opened`` question was
    opened again by its seat, to change the answer, and is left alone meanwhile. A ``stale`` message has unknown
    content, and is shown again. A ``settled`` message has a button, and changes only when the button is of no more use.
    A ``closed`` message never changes again.
    """

    slot: str
    channel: int
    message: int | None
    text: str
    picture: str
    state: PostedState = "shown"

    @property
    def closed(self) -> bool:
        """Tell whether the message will never change again."""
        return self.state == "closed"

    @property
    def rests(self) -> bool:
        """Tell whether the bot leaves the message alone for as long as its question stands."""
        return self.state in ("opened", "settled")

    def shown_with(self, text: str, picture: str, state: PostedState = "shown") -> "Posted":
        """Return the message once it shows what these fingerprints say, left in that state."""
        return msgspec.structs.replace(self, text=text, picture=picture, state=state)

    def reopened(self) -> "Posted":
        """Return the message once its seat has put the question back into it; its picture stays, if that is known."""
        return msgspec.structs.replace(self, picture=UNKNOWN if self.state == "stale" else self.picture, state="opened")

    def spoiled(self) -> "Posted":
        """Return the message once nobody knows any more what it shows."""
        return msgspec.structs.replace(self, state="stale")

    def sent(self, channel: int, message: int | None) -> "Posted":
        """Return what stands once Discord has made the message, or with ``None`` has refused it."""
        return msgspec.structs.replace(self, channel=channel, message=message)

    def shows(self, other: "Posted") -> bool:
        """Return whether it is known to show the same as the other."""
        known = self.state in ("shown", "settled", "closed")
        return known and (self.text, self.picture) == (other.text, other.picture)

    def has_picture(self, picture: str) -> bool:
        """Return whether it is known to show the picture of that fingerprint, or none if that is empty."""
        return self.state != "stale" and self.picture == picture

    def nonce(self, secret: bytes, place: int, *burnt: int) -> str:
        """Return the nonce by which Discord knows a message that is posted twice.

        The nonce is equal for equal contents in the same place. Discord makes no deleted message again. So the nonce is
        another one after each message that was ``burnt`` in the slot. The people who get the message may see the nonce.
        The table's ``secret`` keeps them from finding out the slot by trying.
        """
        whole = f"{secret.hex()} {self.slot} {place} {burnt} {self.text} {self.picture}"
        return hashlib.sha256(whole.encode()).hexdigest()[:25]


class StandingMessage(msgspec.Struct, frozen=True):
    """A message that stands somewhere for a table."""

    table: int
    slot: str
    message: int | None


SELECT = "SELECT slot, channel, message, text, picture, state FROM posted"

UNKNOWN = "?"
"""Is no fingerprint of any picture."""

AGAIN = "~"
"""Stands behind the fingerprint of a text, once for each time that its message is to be shown again."""

NEWEST = 2**53
"""A version that no table comes to: of the table as it is now."""

NOBODY: Mapping[str, int] = {}

ROW = "(SELECT channel, body, forgotten, ended, goes FROM tables WHERE id = $1 LIMIT 1 HOLDING) AS its"
"""The row of a table, held. The limit keeps a condition from being asked first."""
ITS = f"FROM {ROW} WHERE forgotten > $8"
"""The row of a table that has forgotten somebody since then."""
ADD = """
    INSERT INTO posted (table_id, slot, channel, message, text, picture, state)
    SELECT $1, $2, $3, $4, $5, CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN '?' ELSE $6 END,
        CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN 'stale' ELSE $7 END
    WHERE EXISTS (SELECT 1 FROM ROW WHERE ended IS NULL OR goes IN ('table', 'messages'))
    AND NOT EXISTS (SELECT 1 ITS AND body NOT LIKE $9)
    ON CONFLICT (table_id, slot) DO NOTHING
    """
CHANGE = """
    UPDATE posted SET channel = $3, message = $4, text = $5,
        picture = CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN '?' ELSE $6 END,
        state = CASE WHEN EXISTS (SELECT 1 ITS AND its.channel = $3) THEN 'stale' ELSE $7 END
    WHERE table_id = $1 AND slot = $2 AND channel = $10 AND coalesce(message, 0) = $11
    AND text = $12 AND picture = $13 AND state = $14 AND NOT EXISTS (SELECT 1 ITS AND body NOT LIKE $9)
    """

FREE = """
    DELETE FROM posted WHERE table_id = $1
    AND slot IN (SELECT $2 || slot FROM posted WHERE table_id = $1 AND (ITS_OWN))
    """
PUT_ASIDE = "UPDATE posted SET slot = $2 || slot WHERE table_id = $1 AND (ITS_OWN)"


class MessageRows:
    """Messages, by the ids of their tables."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def posted(self, table_id: int) -> dict[str, Posted]:
        """Return what was posted for a table: slot -> message."""
        rows = await self._db.fetch(f"{SELECT} WHERE table_id = $1", table_id)
        return {row[0]: Posted(*row) for row in rows}

    async def posted_and_burnt(self, table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        """Return what was posted for a table, and the ids of the messages that were deleted last, both by slot."""
        burnt = "SELECT slot, 0, message, '', '', '' FROM burnt WHERE table_id = $1"
        rows = await self._db.fetch(f"{SELECT} WHERE table_id = $1 UNION ALL {burnt}", table_id)
        return {row[0]: Posted(*row) for row in rows if row[5]}, {row[0]: row[2] for row in rows if not row[5]}

    async def in_slot(self, table_id: int, slot: str) -> Posted | None:
        """Return what was posted for a table in that slot, if anything was."""
        rows = await self._db.fetch(f"{SELECT} WHERE table_id = $1 AND slot = $2", table_id, slot)
        return next((Posted(*row) for row in rows), None)

    async def in_channel(self, channel: int) -> set[int]:
        """Return the ids of all messages that were posted in a channel, for whichever table."""
        rows = await self._db.fetch("SELECT message FROM posted WHERE channel = $1", channel)
        return {row[0] for row in rows if row[0] is not None}

    async def sent_to(self, user: int, slots: Collection[str]) -> list[StandingMessage]:
        """Return the messages in somebody's direct messages, and those with their id in slots like any of ``slots``."""
        query = """
            SELECT table_id, slot, message FROM posted WHERE SLOTS
            OR channel = (SELECT channel FROM direct WHERE "user" = $1)
            UNION SELECT table_id, slot, message FROM burnt WHERE slot LIKE $2
            ORDER BY table_id, slot
            """
        query = query.replace("SLOTS", " OR ".join(f"slot LIKE ${place}" for place in range(3, 3 + len(slots))))
        found = await self._db.fetch(query, user, f"%:{user}", *slots)
        return [StandingMessage(*row) for row in found]

    async def swap(
        self, table_id: int, before: Posted | None, now: Posted, *, made_of: int = NEWEST, about: int | None = None
    ) -> bool:
        """Remember what now stands in a slot, if what was ``before`` still does; return whether it did.

        Without a ``before`` nothing may stand there. The message was ``made_of`` that version of the table. If the
        table has forgotten somebody since, what stands in its channel is stale. A message is ``about`` somebody who got
        it, or whose id its slot has. If the table does not name this person any more, nothing is noted. Nothing is
        added to a table whose messages were dropped.
        """
        return await self._db.together(self._swap(table_id, before, now, made_of, about))

    async def note(
        self,
        table_id: int,
        *changes: tuple[Posted | None, Posted],
        made_of: int = NEWEST,
        about: Mapping[str, int] = NOBODY,
    ) -> None:
        """Do as ``swap`` does, for each of several slots by itself; ``about`` whom the messages are, by their slots."""
        # In one order, so that no two who write wait for each other.
        ordered = sorted(changes, key=lambda change: change[1].slot)
        swaps = [self._swap(table_id, before, now, made_of, about.get(now.slot)) for before, now in ordered]
        if swaps:
            await self._db.together(*swaps, always=True)

    async def drop(self, table_id: int, before: Posted) -> bool:
        """Forget a slot, if what was ``before`` still stands there: not everything is shown any more.

        The message that stood there was deleted, and is remembered as ``burnt``.
        """
        query = """
            DELETE FROM posted WHERE table_id = $1 AND slot = $2 AND channel = $3 AND coalesce(message, 0) = $4
            AND text = $5 AND picture = $6 AND state = $7
            """
        gone: list[Statement] = []
        if before.message is not None:
            gone.append((upsert("burnt", "table_id, slot", "message"), (table_id, before.slot, before.message)))
        return await self._db.together((query, _values(table_id, before)), _not_shown(table_id), *gone)

    async def spoil(self, table_id: int, message: int) -> None:
        """Mark a message as stale, wherever it stands by now: nobody knows what it shows."""
        query = "UPDATE posted SET state = 'stale' WHERE table_id = $1 AND message = $2"
        await self._db.together((query, (table_id, message)))

    def _swap(self, table_id: int, before: Posted | None, now: Posted, made_of: int, about: int | None) -> Statement:
        """Return the statement that replaces a message's record and holds the row of the table.

        So anybody who takes somebody out of the table comes before this statement, or after it.
        """
        new = (now.channel, now.message, now.text, now.picture, now.state, made_of, f"%{about or ''}%")
        query = (ADD if before is None else CHANGE).replace("ITS", ITS).replace("ROW", ROW)
        query = query.replace("HOLDING", self._db.holding)
        old = _values(table_id, before)[2:] if before is not None else ()
        return query, (table_id, now.slot, *new, *old)


def _values(table_id: int, one: Posted) -> tuple[int | str, ...]:
    return (table_id, one.slot, one.channel, one.message or 0, one.text, one.picture, one.state)


class Aside(NamedTuple):
    """Slots that are freed: those whose keys begin with one of these. The keys of their messages get a mark before."""

    mark: str
    beginnings: tuple[str, ...]


def put_aside(table_id: int, aside: Aside) -> list[Statement]:
    """Return what frees the slots of a table, and keeps their messages under other keys."""
    values: tuple[Value, ...] = (table_id, aside.mark, *(f"{one}%" for one in aside.beginnings))
    its_own = " OR ".join(f"slot LIKE ${place}" for place, _ in enumerate(aside.beginnings, 3))
    free, rename = (one.replace("ITS_OWN", its_own) for one in (FREE, PUT_ASIDE))
    return [(free, values), (rename, values), _not_shown(table_id)]


def shown_again(table_id: int, slot: str) -> Statement:
    """Return what has the message of a slot shown again; it keeps its picture if that stays the same.

    Each time makes another row. So an edit that is under way since before cannot count as this edit.
    """
    query = "UPDATE posted SET state = 'stale', text = text || $3 WHERE table_id = $1 AND slot = $2"
    return query, (table_id, str(slot), AGAIN)


def moved(table_id: int, before: str, after: str) -> list[Statement]:
    """Return what puts the message of a slot into another slot, to be shown again."""
    values = (table_id, str(before), str(after))
    free = """
        DELETE FROM posted WHERE table_id = $1 AND slot = $3 AND $2 <> slot
        AND EXISTS (SELECT 1 FROM posted WHERE table_id = $1 AND slot = $2)
        """
    move = "UPDATE posted SET slot = $3, state = 'stale' WHERE table_id = $1 AND slot = $2"
    return [(free, values), (move, values)]


def _not_shown(table_id: int) -> Statement:
    """Return the statement that lets the next start look at a table, despite anything remembered (``ShownRows``)."""
    return "DELETE FROM shown WHERE table_id = $1", (table_id,)
