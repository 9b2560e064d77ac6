"""Planned tables: made, changed, and kept to their time. Each returned table is on disk."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

import engine
from bot.store import Plan, PlanEvent, Sitter, Store, Table
from bot.tables import limits
from bot.tables.choices import begun, offered
from bot.tables.ledger import Change, Ledger
from bot.tables.lobby import NOTHING, Lobby, sitter_of
from bot.tables.people import Blocks, Person, Place
from bot.tables.plans import rules
from bot.tables.plans.rules import By, PlanDeed
from bot.tables.refusal import Refusal
from bot.tables.settings import SettingsOfServers


class Plans:
    """Makes plans, lets people come and go, and does what is due at their time."""

    def __init__(self, ledger: Ledger, store: Store, settings: SettingsOfServers, blocks: Blocks, lobby: Lobby) -> None:
        self._ledger = ledger
        self._store = store
        self._settings = settings
        self._blocks = blocks
        self._lobby = lobby
        self._making = asyncio.Lock()

    async def make(self, place: Place, person: Person, game: str, at: float, zone: str, seats: int = 0) -> Table:
        """Plan a table for a time, with the person as host, who comes; ``seats``: for at most so many people."""
        async with self._making:  # who asks twice at once is refused once
            settings = await self._settings.of(place.guild)
            if game not in offered(settings):
                raise Refusal("not-offered")
            possible = engine.game(game).seats
            seats = seats or possible[-1]
            if seats not in possible:
                raise Refusal("plan-seats", least=possible[0], most=possible[-1])
            await limits.check_planning(self._store, place.guild, person.user, self._ledger.now())
            place = replace(place, language=settings.language or place.language)
            event = PlanEvent() if settings.events else None
            plan = Plan(at=at, zone=zone, seats=seats, since=self._ledger.now(), event=event)
            table = replace(self._lobby.fresh(place, person, game, settings), state="planned", plan=plan)
            return await self._ledger.add(begun(table, settings, NOTHING))

    async def on(self, guild: int) -> list[Table]:
        """Return the tables that are planned on a server, by their time."""
        found = await self._store.tables.planned_on(guild)
        return sorted(found, key=lambda one: one.plan.at if one.plan else 0)

    async def come(self, table_id: int, person: Person) -> Table:
        """Let a person come."""
        table = await self._ledger.table(table_id)
        if table.state == "lobby":
            return await self._lobby.join(table_id, person)
        if table.seat_of(person.user) is None:
            await limits.check_coming(self._store, person.user)
        return await self._sit(table_id, person, rules.come)

    async def is_here(self, table_id: int, person: Person) -> Table:
        """Note that a person is there: they sit down once the table opens, and at once if it has."""
        table = await self._ledger.table(table_id)
        if table.state == "lobby":
            rules.plan_of(table)
            return await self._lobby.join(table_id, person)
        await limits.check_seats(self._store, person.user)
        return await self._sit(table_id, person, rules.is_here)

    async def _sit(self, table_id: int, person: Person, sit: Callable[[Table, Sitter, frozenset[int]], Table]) -> Table:
        blockers = frozenset(await self._blocks.against(person.user))
        return await self._ledger.alter(table_id, lambda table: sit(table, sitter_of(person), blockers))

    async def go(self, table_id: int, user: int) -> Table:
        """Let a person who was coming stay away."""
        return await self._ledger.alter(table_id, lambda table: rules.go(table, user))

    async def move(self, table_id: int, user: int, number: int, by: By) -> Table:
        """Move the plan to a later time, as the host chooses; ``number`` is how often it was moved before."""

        def move(table: Table) -> Table:
            plan = rules.plan_of(table)
            if user != table.host:
                raise Refusal("plan-host")
            if plan.number != number:
                raise Refusal("plan-over")
            return rules.moved(table, by, self._ledger.now())

        return await self._ledger.alter(table_id, move)

    async def event_of(self, table_id: int) -> PlanEvent | None:
        """Return the event that a plan has, or was refused, in its server's own list."""
        plan = (await self._ledger.stored(table_id)).plan
        return None if plan is None else plan.event

    async def note_event(self, table_id: int, event: PlanEvent) -> Table:
        """Note the event that a plan has in its server's own list."""

        def note(table: Table) -> Table:
            return table if table.plan is None else replace(table, plan=replace(table.plan, event=event))

        return await self._ledger.alter(table_id, note)

    # Time

    async def do_due(self, table: Table) -> bool:
        """Do the first thing that is due and possible; return whether anything was done, here or by somebody else."""
        now = self._ledger.now()
        due = [one.deed for one in rules.dues(table) if one.at <= now]
        for deed in due:
            if await self._do(table, deed, now):
                return True
        return False

    async def _do(self, table: Table, deed: PlanDeed, now: float) -> bool:
        if deed == "start":
            return await self._start(table)
        after = await self._after(table, deed, now)
        if after is None:
            return False
        await self._ledger.swap(table, Change(after))
        return True

    async def _after(self, table: Table, deed: PlanDeed, now: float) -> Table | None:
        """Return the table after a deed; ``None`` if the deed cannot be done now."""
        match deed:
            case "remind":
                late = table.plan is not None and now >= table.plan.at - rules.LATE
                return None if late else rules.reminded(table, now)
            case "call":
                return rules.called(table, now, busy=await self._is_busy(table))
            case "open":
                return None if await self._is_busy(table) else self._opened(table)
            case "ask":
                return rules.asked(table, now)
            case _:
                return rules.closed(table)

    def _opened(self, table: Table) -> Table:
        return replace(rules.opened(table), rules=engine.game(table.game).rules_version)

    async def _start(self, table: Table) -> bool:
        """Start the match; somebody may have left or cut the cards meanwhile."""
        try:
            await self._lobby.start(table.id, table.host)
        except Refusal:
            return False
        return True

    async def _is_busy(self, table: Table) -> bool:
        """Return whether the channel has another table, or the server as many as it allows."""
        await self._store.tables.clear(table.channel)
        latest = await self._ledger.latest_in(table.channel)
        if latest is not None and latest.is_open:
            return True
        most = (await self._settings.of(table.guild)).tables
        return len(await self._ledger.open_tables(table.guild)) >= most
