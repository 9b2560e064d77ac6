"""A table at which people answer, or do not, while time is passed on by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.processes.supervision import Supervisor
from bot.tables import Computers, Person, Sitter, Table, Tables, Timekeeper, Times, tenures
from bot.tables.time import clock_rules
from bot.tables.time.clock_rules import deadlines
from bot.tables.time.hearing import OwnShards
from bot.tables.time.pace import pace_of
from engine.players import PLAYERS, chance_for
from tests.tables.people import HALL, answered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.store import Clock, Store
    from engine import Match
    from tests.tables.conftest import Clock as Hand


class ClockedTable:
    """One table, its people, and the clock on the wall. ``number`` is the table's id."""

    def __init__(self, store: Store, hand: Hand) -> None:
        self.store = store
        self.hand = hand
        self.hears = True
        self.number = 1
        self.data: Mapping[str, Mapping[str, object]] = {}
        self.begin_program()

    def begin_program(self, steady: Callable[[], float] | None = None) -> None:
        """The program starts, perhaps again; ``steady`` seconds are those of the clock on the wall, if not others."""
        times = Times(self.hand, steady or self.hand)
        self.tables = Tables(self.store, data=self.data, times=times)
        self.computers = Computers(self.tables, 0)
        self.timekeeper = Timekeeper(self.tables, self.store, times, self._own, Supervisor())
        self.tables.listeners.append(lambda table, _: self.computers.changed(table))

    def _own(self) -> OwnShards:
        return OwnShards(1, (0,), frozenset((0,) if self.hears else ()))

    async def sit_down(
        self,
        people: Sequence[Person],
        game: str = "verraeter",
        pace: str = "live",
        *,
        computers: int = 0,
        talk: int = 0,
    ) -> None:
        """Open a table of that pace, and start."""
        table = await self.tables.lobby.open(HALL, people[0], game, {}, given={"pace": pace, "talk": str(talk)})
        for one in people[1:]:
            await self.tables.lobby.join(table.id, one)
        for _ in range(computers):
            await self.tables.lobby.add_computer(table.id, people[0].user)
        await self.tables.lobby.start(table.id, people[0].user)
        await self.look()

    @property
    async def table(self) -> Table:
        return await self.tables.stored(self.number)

    @property
    async def match(self) -> Match:
        return await self.tables.matches.of(await self.table)

    @property
    async def clock(self) -> Clock:
        table = await self.table
        clock = await self.tables.clocks.bring_up(table, await self.tables.matches.of(table))
        assert clock is not None
        return clock

    async def left(self) -> dict[int, float]:
        """Return the seconds left to each seat that everybody waits for, by seat."""
        clock, pace = await self.clock, pace_of(await self.table)
        assert pace is not None
        return {seat: end - self.hand() for seat, end in deadlines(clock, pace).items()}

    async def look(self) -> None:
        """Do everything that is due now, until computer players have answered."""
        if (await self.table).state == "running":
            await self.tables.clocks.bring_up(await self.table, await self.match)
        await self.timekeeper.look()
        await answered(self.computers)

    async def passes(self, seconds: float) -> None:
        """So much time passes; what is due meanwhile is done when it is."""
        end = self.hand() + seconds
        await self.look()
        while self.hears and (found := await self.store.clocks.next()) is not None and found[0] <= end:
            self.hand.now = max(self.hand.now, found[0])
            await self.look()
        self.hand.now = end
        await self.look()

    async def answer(self, seat: int | None = None) -> int:
        """The seat, or the first one that is awaited, answers sensibly; which one did is returned."""
        match, table = await self.match, await self.table
        seat = match.awaited[0] if seat is None else seat
        keys = PLAYERS["thumb"].answer(
            match.view(seat), match.decisions[seat], chance_for(bytes(32), seat, match.length)
        )
        await self.tables.answers.give(1, table.sitters[seat].user or 0, keys)
        await self.look()
        return seat

    async def come_back(self, person: Person) -> None:
        await self.tables.seats.change(1, lambda now, progress: tenures.come_back(now, progress, person.user))
        await self.look()

    async def take(self, seat: int, newcomer: Sitter) -> Table:
        return await self.tables.seats.change(1, lambda now, progress: tenures.take(now, progress, seat, newcomer))

    async def offer(self, person: Person, to: Person) -> Table:
        return await self.tables.seats.change(1, lambda now, _: tenures.offer(now, person.user, to.user))

    async def leave(self, person: Person) -> Table:
        return await self.tables.seats.change(
            1, lambda now, progress: tenures.leave(now, progress, person.user, "Stand-in")
        )

    async def pause(self, seconds: float) -> None:
        """The host stops the clock, for so long at most."""
        now = self.hand()
        await self.tables.ledger.set_clock(
            1, lambda clock, _: clock_rules.paused(clock, now, until=now + seconds, by="Anna")
        )

    async def be_away(self, person: Person) -> None:
        await self.tables.seats.change(1, lambda now, progress: tenures.be_away(now, progress, person.user))
        await self.look()
