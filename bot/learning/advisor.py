"""The answer that a computer player would give in somebody's place."""

import asyncio
import hashlib

import msgspec

from bot.store import Table
from bot.tables.players.thoughts import Thinker
from bot.tables.refusal import Refusal
from engine import Keys, Seat, SeededChance
from engine.players.by_search import Thought


class Advice(msgspec.Struct, frozen=True):
    """The answer that is advised, and how many of 100 imagined matches it wins, if they were needed.

    ``others`` are those that were tried, with the same of each, those first that were thought about for longest.
    """

    keys: Keys
    won: int | None = None
    others: tuple[tuple[Keys, int], ...] = ()


class Advisor:
    """Advice made of what a seat sees and is asked, and of nothing else.

    Somebody who asks twice at once is told the same.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._under_way: dict[tuple[int, int | None, int], asyncio.Task[Thought | None]] = {}

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """Return advice on the seat's present question; refuses if there is too much to think about, or at the end."""
        key = (table.id, seat.seat, seat.question)
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._think(table, seat))
            task.add_done_callback(lambda _: self._under_way.pop(key))
        try:
            thought = await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            thought = None  # the bot ends, and no process thinks any more
        if thought is None:
            raise Refusal("advice-busy")
        return _advice(thought)

    async def _think(self, table: Table, seat: Seat) -> Thought | None:
        if seat.decision is None:
            return None
        return await self._thinker.think(seat.view, seat.decision, _chance(table, seat))


def _advice(thought: Thought) -> Advice:
    won = {keys: round(100 * value) for keys, value in thought.values.items()}
    others = sorted(won, key=lambda keys: (-thought.tries[keys], -won[keys]))
    return Advice(
        thought.keys, won.get(thought.keys), tuple((keys, won[keys]) for keys in others if keys != thought.keys)
    )


def _chance(table: Table, seat: Seat) -> SeededChance:
    """Return the chance for the advice on that question.

    This chance is always the same, and has nothing of the deal.
    """
    return SeededChance(hashlib.sha256(f"turncoat advice {table.id} {seat.seat} {seat.question}".encode()).digest())
