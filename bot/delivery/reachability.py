"""Finds out how the people of a table are reached."""

from collections.abc import Callable, Collection, Iterable

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.plan import StandingNudge
from bot.messages.reach import NOBODY, Reach
from bot.messages.truth import Eyes
from bot.store import Store
from bot.tables import Table
from bot.tables.slots import Nudge
from engine import View

TO_CALL = 300.0
"""Seconds after which players are not called any more who should have been."""


class Reachability:
    """Puts together what people wish, what servers have chosen, and what is known of direct messages."""

    def __init__(
        self, store: Store, direct: DirectMessages, refresh: Callable[[int], None], now: Callable[[], float]
    ) -> None:
        """Make the reachability; ``refresh`` is told of a table whose messages are to be looked at."""
        self._now = now
        self._refresh = refresh
        self._store = store
        self._direct = direct
        self._first: dict[int, dict[int, str]] = {}

    def let_go(self, table_id: int) -> None:
        """Let another process show the table."""
        self._first.pop(table_id, None)

    async def of(self, table: Table, seen: Eyes | None, posted: Collection[str], nudged: StandingNudge | None) -> Reach:
        """Return how the people of a table are reached now.

        ``nudged`` is the call that stands, if this process has posted it.
        """
        view = seen.onlooker.view if seen is not None and table.state == "running" else None
        sitters = [one.user for one in table.sitters if one.user is not None]
        written = [*sitters, *(one.user for one in table.removed if table.seat_of(one.user) is None)]
        here = await self._store.people.asked_here(table.guild, written)
        others = [user for user in written if user not in here and not await self._direct.reaches(user)]
        closed = [user for user in others if await self._direct.closed(user)]
        unopened = [user for user in others if user not in closed and await self._direct.known(user) is None]
        if unopened:
            await self._direct.read_pause()
        asked = [table.sitters[seat].user for seat in view.asked] if view is not None else []
        beyond = {one for one in unopened if self._direct.openings.is_beyond(one, awaited=one in asked)}
        unreached = {*here, *closed, *beyond}
        reached = [user for user in asked if user is not None and user not in unreached]
        guests = await self._guests(table)
        undecided = await self._store.notes.undecided(table.guild, table.id) if table.state == "finished" else NOBODY
        return Reach(
            closed=frozenset(closed),
            asked_here=here,
            unopened=frozenset(unopened),
            unopenable=frozenset(beyond),
            newcomers=await self._new(table, view, reached, standing=Nudge() in posted and nudged is None),
            known_guests=frozenset(user for user, known in guests.items() if known),
            unknown_guests=frozenset([user for user in guests if await self._is_stranger(user, known=guests[user])]),
            still_named=held(view, nudged) if view is not None else NOBODY,
            undecided_note_takers=undecided,
            summons_is_late=table.summons is not None and self._now() - table.summons.at > TO_CALL,
        )

    async def gets_no_direct_messages(self, table: Table, user: int) -> bool:
        """Return whether somebody's questions stay in the channel: they wish so, or take no direct messages."""
        return bool(await self._store.people.asked_here(table.guild, [user])) or await self._direct.closed(user)

    async def is_unsent(self, table: Table, user: int, slot: str) -> bool:
        """Return whether the message of a slot was not sent to somebody's direct messages, or will not be."""
        old = await self._store.messages.in_slot(table.id, slot)
        return old.message is None if old is not None else await self.gets_no_direct_messages(table, user)

    async def has_used_direct_messages(self, user: int) -> None:
        """Note that somebody has pressed or typed something in the bot's direct messages."""
        await self._direct.used(user)

    async def try_directly(self, table_id: int, user: int, slots: Iterable[str]) -> None:
        """Try direct messages again, because somebody says that they take them.

        The messages of the given slots are sent, if they were not.
        """
        await self._direct.try_again(user)
        for slot in slots:
            old = await self._store.messages.in_slot(table_id, slot)
            if old is not None and old.message is None:
                await self._store.messages.drop(table_id, old)
        self._refresh(table_id)

    async def _guests(self, table: Table) -> dict[int, bool]:
        """Return the guests, or the people to whom a seat is offered.

        Each comes with whether they have used direct messages and take them.
        """
        offered = [one.offered_to for one in table.sitters if one.offered_to is not None]
        users = table.called if table.state == "lobby" else offered if table.state == "running" else ()
        here = await self._store.people.asked_here(table.guild, users) if users else ()
        return {
            user: user not in here and await self._direct.has_used(user) and not await self._direct.closed(user)
            for user in users
        }

    async def _is_stranger(self, user: int, *, known: bool) -> bool:
        """Return whether somebody is to be notified in the channel; a person who blocks anybody at all is not.

        So a person who sees that a guest is not notified does not learn whom the guest blocks.
        """
        return not known and not await self._store.people.blocked_by(user)

    async def _new(self, table: Table, view: View | None, asked: Collection[int], *, standing: bool) -> frozenset[int]:
        """Return the people who are asked in direct messages for the first time, and have never used them.

        They are called, too, once for ever, for as long as the stage lasts. ``standing``: an earlier start has posted
        the call.
        """
        before = self._first.pop(table.id, {})
        found: dict[int, str] = {}
        stage = view.stage if view is not None else ""
        for user in asked if view is not None else ():
            if before.get(user) == stage or await self._is_first(user, f"{table.id} {stage}", standing=standing):
                found[user] = stage
        if found:
            self._first[table.id] = found
        return frozenset(found)

    async def _is_first(self, user: int, where: str, *, standing: bool) -> bool:
        if await self._direct.has_used(user):
            return False
        called = await self._direct.called_first(user)
        if called is None:
            await self._store.direct.save_called(user, where)  # once for ever
        return called is None or (standing and called == where)


def held(view: View, nudged: StandingNudge | None) -> frozenset[int]:
    """Return the people whom the standing call goes on to name.

    The call names all its people while it is a secret who has answered since.
    """
    goes_on = nudged is not None and view.hides_answers and view.stage == nudged.stage
    return nudged.called if nudged is not None and goes_on else NOBODY
