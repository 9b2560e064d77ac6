"""Who is given tips: what is worth knowing of a question, in a person's first matches of a game."""

from contextlib import suppress

from msgspec.structs import replace

from bot.store import Table, Wishes
from bot.tables import lobby
from bot.tables.kept import Kept
from bot.tables.refusal import Refusal

MATCHES = 2
"""In so many matches of a game, their first ones, a person is given tips."""


class Tips(Kept):
    """Gives tips to whom a game is new, unless they wish for none. A match keeps who was new to it at its start."""

    async def wish_tips(self, user: int, *, given: bool) -> Wishes:
        """Somebody wishes for tips, or for none any more: from now on, at the tables at which they play, too."""
        wishes = await self.wishes.choose_tips(user, given=given)
        for table in await self.open_tables_of(user):
            seat = table.seat_of(user) if table.state == "running" else None
            if seat is not None and given != (table.sitters[seat].tips is not None):
                with suppress(Refusal):  # one that cannot be replayed asks nothing
                    await self._wish_tips_at(table, seat, user)
        return wishes

    async def _wish_tips_at(self, table: Table, seat: int, user: int) -> None:
        since = await self._tips_since(table, seat, user)
        await self._change(table.id, lambda now: lobby.set_tips(now, user, since))

    async def _tips_since(self, table: Table, seat: int, user: int) -> int | None:
        """The number of a seat's question from which on that person is given tips there now; ``None``: they are not."""
        if not await self._gets_tips(table, user):
            return None
        match = await self.match(table)
        return match.question(seat) + (seat not in match.decisions)

    async def _dealt_tips(self, table_id: int) -> Table:
        """The table of that id, with tips for those to whom its game is new."""
        table = await self.table(table_id)
        people = [one.user for one in table.sitters if one.user is not None]
        new = [user for user in people if await self._gets_tips(table, user)]
        return replace(table, sitters=tuple(replace(one, tips=0 if one.user in new else None) for one in table.sitters))

    async def _gets_tips(self, table: Table, user: int) -> bool:
        if not (await self.wishes.of(user)).tips:
            return False
        first = await self._store.people.first_matches(user, table.game, MATCHES)
        return table.id in first or len(first) < MATCHES
