"""Wishes that a match keeps for its people: tips in first matches of a game, and the look of messages."""

from contextlib import suppress

from msgspec.structs import replace

from bot.store import Sitter, Store, Table, Wishes
from bot.tables import lobby_rules
from bot.tables.ledger import Ledger
from bot.tables.refusal import Refusal
from bot.tables.wishes import WishesOfPeople

MATCHES = 2
"""In so many matches of a game, their first ones, a person is given tips."""


class Tips:
    """Gives tips to whom a game is new, unless they wish for none. A match keeps who was new to it at its start."""

    def __init__(self, ledger: Ledger, store: Store, wishes: WishesOfPeople) -> None:
        self._ledger = ledger
        self._store = store
        self._wishes = wishes

    async def choose(self, user: int, *, given: bool) -> Wishes:
        """Let somebody have tips, or none any more: from now on, also at the tables at which they play."""
        wishes = await self._wishes.choose(user, tips=given)
        for table in await self._ledger.open_tables_of(user):
            seat = table.seat_of(user) if table.state == "running" else None
            if seat is not None and given != (table.sitters[seat].tips is not None):
                with suppress(Refusal):  # a match that cannot be replayed asks nothing
                    await self._choose_at(table, seat, user)
        return wishes

    async def _choose_at(self, table: Table, seat: int, user: int) -> None:
        since = await self.since(table, seat, user)
        await self._ledger.alter(table.id, lambda now: lobby_rules.set_tips(now, user, since))

    async def since(self, table: Table, seat: int, user: int) -> int | None:
        """Return the number of a seat's question from which on that person gets tips there now; else ``None``."""
        if not await self._gets_tips(table, user):
            return None
        match = await self._ledger.matches.of(table)
        return match.question(seat) + (seat not in match.decisions)

    async def dealt(self, table: Table) -> Table:
        """Return the table with tips for those to whom its game is new, as its match begins."""
        people = [one.user for one in table.sitters if one.user is not None]
        new = [user for user in people if await self._gets_tips(table, user)]
        return replace(table, sitters=tuple(replace(one, tips=0 if one.user in new else None) for one in table.sitters))

    async def _gets_tips(self, table: Table, user: int) -> bool:
        if not (await self._wishes.of(user)).tips:
            return False
        first = await self._store.people.first_matches(user, table.game, MATCHES)
        return table.id in first or len(first) < MATCHES


class Looks:
    """Gives large pictures, or words, to whom wishes them."""

    def __init__(self, ledger: Ledger, store: Store, wishes: WishesOfPeople) -> None:
        self._ledger = ledger
        self._store = store
        self._wishes = wishes

    async def choose(self, user: int, *, large: bool | None = None, reading: str | None = None) -> Wishes:
        """Let somebody have large pictures, or words: from now on, also at the tables at which they play."""
        wishes = await self._wishes.choose(user, large=large, reading=reading)
        for table in await self._ledger.open_tables_of(user):
            if table.state == "running" and any(one != _seen_as(one, wishes) for one in _of(table, user)):
                with suppress(Refusal):  # the person has left meanwhile
                    await self._ledger.alter(table.id, lambda now: lobby_rules.set_look(now, user, wishes))
        return wishes

    async def dealt(self, table: Table) -> Table:
        """Return the table as its match begins: with large pictures or words for those who wish them."""
        sitters = [one if one.user is None else _seen_as(one, await self._wishes.of(one.user)) for one in table.sitters]
        return replace(table, sitters=tuple(sitters))

    async def look(self, user: int, table: Table, events: int) -> int | None:
        """Note that somebody was told so many public events of a table; return the number at their last look."""
        return await self._store.people.looked(user, table.id, events)

    async def of_newcomer(self, sitter: Sitter, user: int) -> Sitter:
        """Return who takes a seat, with the look that they wish."""
        return _seen_as(sitter, await self._wishes.of(user))


def _of(table: Table, user: int) -> list[Sitter]:
    return [one for one in table.sitters if one.user == user]


def _seen_as(sitter: Sitter, wishes: Wishes) -> Sitter:
    return replace(sitter, large=wishes.large, reading=wishes.reading)
