"""Talks before a question of a match: people are ready, or wish to go on."""

from collections.abc import Callable

from bot.store import Clock, Table
from bot.tables.ledger import Ledger
from bot.tables.refusal import Refusal, check_sits
from bot.tables.seats import Seats
from bot.tables.time import clock_rules, talk_rules
from bot.tables.time.pace import Pace


class Talks:
    """Stores what people say about the talk at their table (``bot.tables.time.talk_rules``)."""

    def __init__(self, ledger: Ledger, seats: Seats) -> None:
        self._ledger = ledger
        self._seats = seats

    async def be_ready(self, table_id: int, user: int, number: int) -> Table:
        """Note that somebody need not talk any longer, in the talk of that number. When all are ready, it is over."""
        return await self._say(table_id, user, number, talk_rules.is_ready)

    async def prolong(self, table_id: int, user: int, number: int) -> Table:
        """Note that somebody wishes to talk for longer, in the talk of that number."""
        return await self._say(table_id, user, number, talk_rules.prolonged)

    async def _say(self, table_id: int, user: int, number: int, change: Callable[[Clock, int, float], Clock]) -> Table:
        """Let somebody say something in the talk of a number.

        A person who was away is back, and a pause is over. Only living players may say something.
        """
        table = await self._ledger.table(table_id)
        seat, match = check_sits(table, user), await self._ledger.matches.of(table)
        now = await self._ledger.clocks.talk(table, match)
        if now is None or now.number != number:
            raise Refusal("talk-over")
        if seat not in match.onlooker.view.asked:
            raise Refusal("talk-out")
        if table.sitters[seat].away:
            await self._seats.be_present(table_id, user)
        at = self._ledger.now()

        def say(clock: Clock, _: Pace) -> Clock:
            return change(clock_rules.gone_on(clock, at) if clock.paused else clock, seat, at)

        return await self._ledger.set_clock(table_id, say)
