"""The seats of a running match: people leave, are away, come back, hand their seat over, take one."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.fair_deal.names import called
from bot.store import Sitter, Store, Table
from bot.tables import limits, tenures
from bot.tables.ledger import Change, Ledger, RunningTable
from bot.tables.people import Blocks, Person
from bot.tables.refusal import Refusal, check_sits
from bot.tables.tenures import Progress
from bot.tables.time.clocks import Turn, unchanged
from bot.tables.tips import Looks, Tips


class Seats:
    """Changes who answers for which seat (``bot.tables.tenures``)."""

    def __init__(self, ledger: Ledger, store: Store, blocks: Blocks, tips: Tips, looks: Looks) -> None:
        self._ledger = ledger
        self._store = store
        self._blocks = blocks
        self._tips = tips
        self._looks = looks

    async def change(self, table_id: int, change: Callable[[Table, Progress], Table], turn: Turn = unchanged) -> Table:
        """Change the seats of a running match, and with them its clock by the ``turn``.

        A person who is back, or new, has new time for the present stage.
        """

        def make(now: RunningTable) -> Change:
            return Change(change(now.table, now.progress))

        return await self._ledger.change_running(table_id, make, turn)

    async def leave(self, table_id: int, user: int, name: str) -> Table:
        """Let a person leave for good: a computer player called ``name`` takes their seat."""
        return await self.change(table_id, lambda table, progress: tenures.leave(table, progress, user, name))

    async def be_away(self, table_id: int, user: int) -> Table:
        """Let a computer player stand in for a person until they are back."""
        return await self.change(table_id, lambda table, progress: tenures.be_away(table, progress, user))

    async def come_back(self, table_id: int, user: int) -> Table:
        """Let a person answer for themselves again; refuses who was not away."""
        return await self.change(table_id, lambda table, progress: tenures.come_back(table, progress, user))

    async def be_present(self, table_id: int, user: int) -> Table:
        """Let a person answer for themselves, whether they were away or not."""

        def present(table: Table, progress: Progress) -> Table:
            return tenures.be_present(table, progress, check_sits(table, user))

        return await self.change(table_id, present)

    async def let_stand_in(self, table_id: int, seat: int) -> Table:
        """Let a computer player stand in for somebody whose time is up; refuse for anybody else."""
        if (await self._ledger.table(table_id)).state != "running":
            raise Refusal("not-overdue")

        def make(now: RunningTable) -> Change:
            if now.clock is None or seat not in now.clock.up or not now.table.sitters[seat].answers:
                raise Refusal("not-overdue")
            return Change(tenures.stand_in(now.table, now.progress, seat))

        return await self._ledger.change_running(table_id, make)

    async def take(self, table_id: int, seat: int, person: Person) -> Table:
        """Let a person take an offered seat.

        Refuse a person whom a block keeps from somebody there, without saying so.
        """
        newcomer = Sitter(name=called(person.name), user=person.user, language=person.language)
        blockers = await self._blocks.around(person.user)
        table = await self._ledger.table(table_id)
        tenures.take(table, Progress(0, 0), seat, newcomer, blockers)  # what nobody may do is refused first
        await limits.check_seats(self._store, person.user)
        tipped = replace(newcomer, tips=await self._tips.since(table, seat, person.user))
        sitter = await self._looks.of_newcomer(tipped, person.user)
        return await self.change(table_id, lambda now, progress: tenures.take(now, progress, seat, sitter, blockers))

    async def check_hand_over(self, table_id: int, user: int, to: int) -> Table:
        """Return the table at which a person may offer their seat to another one; refuse if they may not."""
        if to in await self._blocks.of(user):
            raise Refusal("handover-blocked")
        table = await self._ledger.table(table_id)
        tenures.offer(table, user, to)
        return table

    async def hand_over(self, table_id: int, user: int, to: int) -> Table:
        """Offer a person's seat to another one.

        A person who blocks somebody there, or was removed, is not called to it. A person whom somebody there blocks is
        called as all others. If nobody called them, they would learn of the block.
        """
        table = await self.check_hand_over(table_id, user, to)
        blocked = {*await self._blocks.of(to)}
        quietly = any(one.user in blocked for one in table.sitters) or any(one.user == to for one in table.removed)
        return await self.change(table_id, lambda now, _: tenures.offer(now, user, to, quietly=quietly))
