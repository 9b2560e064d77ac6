"""Answers: those that stand, and those that were taken back."""

from contextlib import suppress

import msgspec

from bot.store.clocks import NextClock
from bot.store.database import Database, NewAnswer, Statement
from bot.store.errors import StoreError, WriteLost, is_away
from engine import Answer

LOOKS = 3
"""So often it is looked whether an answer stands; PostgreSQL is waited for each time."""


class GivenAnswers(msgspec.Struct, frozen=True):
    """The answers of a match: those that stand, and those that were ``undone``, each with its step, in their order."""

    answers: tuple[Answer, ...] = ()
    undone: tuple[tuple[int, Answer], ...] = ()


class DatedAnswer(msgspec.Struct, frozen=True):
    """An answer, by which seat, at which step (from 0), and when; whether it was ``undone``."""

    step: int
    seat: int
    keys: str
    at: float
    undone: bool


class AnswerRows:
    """Answers, by the ids of their tables."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def append(
        self,
        table_id: int,
        step: int,
        answer: Answer,
        at: float,
        epoch: int = 0,
        version: int | None = None,
        clock: NextClock | None = None,
    ) -> bool:
        """Write the answer of step ``step`` (from 0); ``False``, and nothing written, if that is not the next one.

        The answer is not the next one either if any other number of answers than ``epoch`` has been taken back. Then it
        answers a question that is not put any more. With a ``version`` it is not either if anybody has changed the
        table since: perhaps somebody else sits there now. ``at`` is the time in seconds since 1970.

        A ``clock`` that the answer changes is written with it. If anybody has changed the clock, nothing is written.

        When the database is away meanwhile, it is looked whether the answer stands. Raise ``WriteLost`` if it does not,
        and any other error that ``is_away`` tells of if nobody can know.
        """
        new = NewAnswer(table_id, step, answer.seat, " ".join(answer.keys), at, epoch, version)
        try:
            return await self._db.append(new, clock.row if clock is not None else None)
        except Exception as error:
            if not is_away(error):
                raise
            if not await self._stands(new):
                raise WriteLost(str(error)) from error
            return True

    async def _stands(self, new: NewAnswer) -> bool:
        query = "SELECT 1 FROM answers WHERE table_id = $1 AND step = $2 AND seat = $3 AND keys = $4 AND at = $5"
        for _ in range(LOOKS - 1):
            with suppress(StoreError):
                return bool(await self._db.fetch(query, *new[:5]))
        return bool(await self._db.fetch(query, *new[:5]))

    async def how_far(self, table_id: int) -> tuple[int, int]:
        """Return how many answers of a table have been taken back, and how many stand."""
        for epoch, length in await self._db.fetch("SELECT epoch, length FROM tables WHERE id = $1", table_id):
            return int(epoch), int(length)
        return 0, 0

    async def given(self, table_id: int) -> GivenAnswers:
        """Return all answers of a table in their order, as they stood at one moment."""
        query = """
            SELECT NULL AS number, step, seat, keys FROM answers WHERE table_id = $1
            UNION ALL SELECT number, step, seat, keys FROM undone WHERE table_id = $1 ORDER BY number, step
            """
        found: dict[bool, list[tuple[int, Answer]]] = {True: [], False: []}
        for number, step, seat, keys in await self._db.fetch(query, table_id):
            found[number is None].append((step, Answer(seat, tuple(keys.split()))))
        return GivenAnswers(tuple(answer for _, answer in found[True]), tuple(found[False]))

    async def standing(self, table_id: int) -> tuple[Answer, ...]:
        """Return all answers of a table that stand, in their order."""
        return (await self.given(table_id)).answers

    async def time_of(self, table_id: int, step: int) -> float | None:
        """Return when the answer of step ``step`` (from 0) was given; ``None`` if it has not been."""
        rows = await self._db.fetch("SELECT at FROM answers WHERE table_id = $1 AND step = $2", table_id, step)
        return next((float(row[0]) for row in rows), None)

    async def dated(self, table_id: int) -> list[DatedAnswer]:
        """Return all answers of a table, those taken back included, in the order of their steps."""
        query = """
            SELECT step, seat, keys, at, 0 FROM answers WHERE table_id = $1
            UNION ALL SELECT step, seat, keys, at, 1 FROM undone WHERE table_id = $1 ORDER BY step
            """
        rows = await self._db.fetch(query, table_id)
        return [DatedAnswer(step, seat, keys, at, bool(undone)) for step, seat, keys, at, undone in rows]


def undoing(table_id: int, step: int, number: int, at: float) -> tuple[Statement, Statement]:
    """Return what moves an answer to those that were taken back, as the one of that number."""
    values = (table_id, step)
    move = """
        INSERT INTO undone (table_id, number, step, seat, keys, at)
        SELECT table_id, $3, step, seat, keys, $4 FROM answers WHERE table_id = $1 AND step = $2
        """
    return (move, (*values, number, at)), ("DELETE FROM answers WHERE table_id = $1 AND step = $2", values)
