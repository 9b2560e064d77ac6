"""Taking back the last answer of a match: by whoever gave it, soon, and only where nobody has learned anything by it.

What refuses it says only what everybody sees, or what the seat itself knows (``engine.taking_back``).
"""

import asyncio
from collections.abc import Collection

from msgspec.structs import replace

import engine
from bot.store import Act, Given, Table
from bot.tables import clock as clocks
from bot.tables import lobby, pace, tenures
from bot.tables.clocks import Change, unchanged
from bot.tables.lobbies import Lobbies
from bot.tables.refusal import Refusal
from engine import Match, Seat
from engine.taking_back import Why, last_answer, why_it_stands


def to_take_back(table: Table, seat: Seat) -> int | None:
    """The number of the question whose answer the seat may try to take back, as far as it can tell; ``None``: none.

    None either where a computer player is awaited, which will have answered before anybody can think better of it.
    """
    waited_for = [] if seat.seat is None or table.state != "running" else [seat.seat, *seat.view.asked]
    if not waited_for or not all(table.sitters[one].answers for one in waited_for):
        return None
    answered = last_answer(engine.game(table.game), seat)
    return None if answered is None else answered.question


def is_withdrawn(match: Match, seat: int, question: int) -> bool:
    """Whether the question of that number was put to the seat in a course that was taken back."""
    return match.epoch > 0 and all(moment.asked != question for moment in match.seat(seat).moments)


class TakingBack(Lobbies):
    """Takes answers back."""

    async def take_back(self, table_id: int, user: int, question: int) -> tuple[Table, Seat]:
        """A person takes back their answer to the question of that number, if it is the last one of the match.

        The table is returned, and their seat, which is asked again. Refuses everything else, and where the time for it
        is over, something else has happened, or somebody has learned something.
        """
        async with self._one_by_one(table_id):
            table = await self.table(table_id)
            tenures.check_running(table)
            seat = lobby.check_sits(table, user)
            if self.servers.is_gone(table.guild):
                raise Refusal("server-gone", server=table.guild_name)
            match = await self.match(table)
            _check_last(table, match, seat, question)
            await self._check_time(table, match.length - 1)
            given = await self._store.given(table.id)
            # Its own thread: with many seats it takes a tenth of a second, and others click meanwhile.
            before, why = await asyncio.to_thread(_undone, table, given, table.people)
            _check_stage(before, seat)
            if why is not None:
                raise Refusal(f"taking-back-{why}")
            table = await self._undo(table, match, before, seat)
        self._changed(table)
        return table, pace.seen(table, before.seat(seat))

    async def _check_time(self, table: Table, step: int) -> None:
        agreed = pace.pace_of(table)
        at = await self._store.answered_at(table.id, step) or 0.0
        if self.clock() - at > (agreed.take_back if agreed is not None else pace.TAKE_BACK):
            raise Refusal("taking-back-late")

    async def _undo(self, table: Table, match: Match, before: Match, seat: int) -> Table:
        """Store that the last answer of ``match`` is taken back; ``before`` is the match then.

        Where everybody could notice the answer, the table is told, and the clock goes back.
        """
        noticed = match.onlooker != before.onlooker
        _check_nothing_else(table, match, before, noticed=noticed)
        changed, clock = table, None
        if noticed:
            act = Act(len(before.onlooker.events), len(table.tenures), "taken_back", table.names[seat])
            changed = replace(table, acts=(*table.acts, act))
            change: Change = (lambda now, _: clocks.taken_back(now)) if _went_on(before, match) else unchanged
            clock = await self.clocks.after(table, changed, match, change)
        runs = pace.seen(table, match.seat(seat)).run, pace.seen(table, before.seat(seat)).run
        saved = await self._store.take_back(changed, before.length, match.epoch, self.clock(), clock, seat, runs)
        if saved is None:
            raise Refusal("taking-back-since")
        self.matches.keep(table.id, before)
        if clock is not None:
            self.clocks.stored(clock.due)
        return saved


def _undone(table: Table, given: Given, people: Collection[int]) -> tuple[Match, Why | None]:
    """The match after its last answer has been taken back, and why that stands all the same."""
    *others, last = given.answers
    match = engine.replay(table.record(tuple(others)), undone=given.undone)
    why = why_it_stands(match, last.seat, last.keys, people)
    match.give_and_take_back(last.seat, last.keys)
    return match, why


def _went_on(before: Match, after: Match) -> bool:
    """Whether an answer brought another stage, or somebody else's turn: then the clock has gone on with it."""
    then, now = before.onlooker.view, after.onlooker.view
    return (then.stage, then.asked) != (now.stage, now.asked)


def _check_last(table: Table, match: Match, seat: int, question: int) -> None:
    """Refuse whatever is not the match's last answer, given by that seat to that question."""
    if not match.steps or match.steps[-1].seat != seat or tenures.is_absent(table.sitters[seat]):
        raise Refusal("taking-back-since")
    answered = match.seat(seat).moments[-1].answered
    if answered is None or answered.question != question:
        raise Refusal("taking-back-since")
    if any(one.step == match.length for one in match.taken_back):
        raise Refusal("taking-back-since")  # so what was taken back is never followed by what came before it


def _check_stage(before: Match, seat: int) -> None:
    """Refuse whoever has taken back another answer in the same stage; ``before`` has this one."""
    *others, last = before.taken_back
    if any((one.seat, one.stage) == (seat, last.stage) for one in others):
        raise Refusal("taking-back-once")


def _check_nothing_else(table: Table, match: Match, before: Match, *, noticed: bool) -> None:
    """Refuse where, since the answer, a seat has changed hands, or somebody did something that the table was told."""
    changed_hands = any(one.step > before.length for one in table.tenures)
    if changed_hands or (noticed and any(one.events >= len(match.onlooker.events) for one in table.acts)):
        raise Refusal("taking-back-since")
