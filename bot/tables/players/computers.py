"""Computer players in seats: they see only their seat's view, and answer at an even pace that says nothing.

Standing answers of people are given in the same way, and votes for which they have a single choice.
"""

import asyncio
import logging
from typing import NamedTuple

import engine
from bot.processes.owners import ALONE, Buckets, Owners, bucket_of
from bot.processes.supervision import Supervisor, cancelled
from bot.store import Table
from bot.tables.ledger import RunningTable, SoFar
from bot.tables.players.automatic import STRONG, USUAL, only_answer, standing_answer
from bot.tables.players.thoughts import Thinker, Thoughts
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.tables.time import talk_rules
from engine.players import PLAYERS, chance_for

_log = logging.getLogger(__name__)

PACE = 1.5
"""Seconds between the moment a computer player is asked and its answer, whatever the question."""

SPARE = 0.1
"""So much of the pace is there for storing answers that nobody may notice, before the one that others do."""

TO_ANSWER = 60.0
"""Seconds after which a look or an answer of a computer player is taken to hang."""


class _Turn(NamedTuple):
    """The turn of a seat that answers by itself, and the public progress: how much has happened, who is awaited."""

    now: RunningTable
    seat: int
    progress: tuple[int, ...]


class Computers:
    """The answers for people who need not be waited for, at each running table of its owner.

    Each such table has one task. After the ``pace`` come the answers that nobody may notice. The answer that others
    notice comes after ``spare`` seconds more, so it shows nowhere how many answers came before. ``thinker`` thinks for
    strong players; without a thinker they answer as usual players do. ``supervisor`` begins again a task that fails,
    such as writing an answer.
    """

    def __init__(
        self,
        tables: Tables,
        pace: float = PACE,
        supervisor: Supervisor | None = None,
        thinker: Thinker | None = None,
        owners: Owners = ALONE,
        *,
        spare: float = 0.0,
    ) -> None:
        self._tables = tables
        self._thinker = thinker
        self._owners = owners
        self._pace = pace
        self._spare = spare
        self._supervisor = supervisor or Supervisor()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        """Tables that may have changed since their tasks looked, or whose tasks are being stopped."""
        self._closed = False

    def changed(self, table: Table) -> None:
        """Note that a table stands like this now: if only people answer, there is nothing to look at."""
        if table.id in self._tasks or _has_others(table):
            self.wake(table.id)

    def wake(self, table_id: int) -> None:
        """Look whether a computer player of that table is asked, or somebody with a standing answer."""
        if self._closed or not self._owners.owns(table_id):
            return
        running = self._tasks.get(table_id)
        if running is None or running.done():
            work = self._supervisor.supervised("computers", lambda: self._answer_all(table_id), table=table_id)
            task = asyncio.create_task(work)
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._forget(table_id, done))
        else:
            self._woken.add(table_id)

    def _forget(self, table_id: int, done: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is done:
            del self._tasks[table_id]
        if table_id in self._woken:
            self._woken.discard(table_id)
            self.wake(table_id)

    def lost(self, buckets: Buckets) -> None:
        """Note that another process answers at the tables of these buckets from now on."""
        for table_id, task in self._tasks.items():
            if bucket_of(table_id) in buckets:
                task.cancel()

    async def close(self) -> None:
        """Stop; questions that have not been answered are answered after the next start."""
        self._closed = True
        await cancelled(self._tasks.values())

    async def _answer_all(self, table_id: int) -> None:
        thoughts = Thoughts(self._thinker)
        try:
            await self._answer_in_time(table_id, thoughts)
        finally:
            thoughts.stop()

    async def _answer_in_time(self, table_id: int, thoughts: Thoughts) -> None:
        step, end = (0, -1), 0.0
        shown: tuple[int, ...] = ()
        so_far: SoFar | None = None
        while (turn := await self._turn(table_id, so_far)) is not None:
            so_far = None
            if turn.now.step != step:
                thoughts.begin(turn.now.table, turn.now.match)
                step = turn.now.step
            if turn.progress == shown:  # nobody may notice that there was one answer more
                async with asyncio.timeout(TO_ANSWER):
                    so_far = await self._answer(turn, thoughts, end)
                continue
            shown = turn.progress
            del turn  # Nothing but numbers and what strong players think is kept meanwhile: many tables may be waiting.
            await asyncio.sleep(self._pace)
            end = self._tables.steady() + self._spare

    async def _turn(self, table_id: int, so_far: SoFar | None) -> _Turn | None:
        """Return the turn of the seat that answers next by itself; ``None`` if no such seat is asked now.

        Facts just written of the table (``so_far``) need not be read again. Others may have changed it since. So a task
        that ends by such facts stays woken, and the next task reads the table.
        """
        if so_far is None:
            self._woken.discard(table_id)
        try:
            async with asyncio.timeout(TO_ANSWER):
                table, left = so_far or await self._tables.ledger.so_far(table_id)
                if not _has_others(table) or self._tables.servers.is_gone(table.guild) or _nobody_is_there(table):
                    return None
                now = await self._tables.ledger.present(table_id, (table, left))
        except Refusal as refusal:
            _log.warning("the computer players of table %d cannot answer: %s", table_id, refusal.key)
            return None
        seat = answers_next(table, now.match)
        stands_still = now.clock is not None and now.clock.paused > 0
        if seat is None or stands_still or (now.match.onlooker.view.talks and talk_rules.going_on(now.clock)):
            return None
        return _Turn(now, seat, _progress(now.match))

    async def _answer(self, turn: _Turn, thoughts: Thoughts, end: float) -> SoFar | None:
        """Answer for a seat, at the ``end`` if others notice the answer.

        Return the table after the answer; ``None`` if somebody else was quicker.
        """
        now, match = turn.now, turn.now.match
        keys = _keys(now.table, match, turn.seat, thoughts)
        if self._spare and _is_noticed(match, turn.seat, keys):
            await asyncio.sleep(max(0.0, end - self._tables.steady()))
            if match.how_far != now.step:  # somebody else was quicker
                return None
        try:
            return (await self._tables.answers.give_for_computer(now, turn.seat, keys)).so_far
        except Refusal as refusal:
            if refusal.key not in ("answered", "over"):  # somebody else was quicker
                raise
            return None


def _progress(match: engine.Match) -> tuple[int, ...]:
    """Return the public progress of a match: the number of public events, and the seats that are awaited."""
    return len(match.events(None)), *match.view(None).asked


def _is_noticed(match: engine.Match, seat: int, keys: tuple[str, ...]) -> bool:
    """Return whether others will notice that the seat has given this answer."""
    after = match.copy()
    after.play(seat, keys)
    return _progress(after) != _progress(match)


def _has_others(table: Table) -> bool:
    """Return whether the table is running and somebody there need not be waited for, or may have a single choice."""
    needless = (one.player or one.away or one.standing is not None for one in table.sitters)
    return table.state == "running" and (any(needless) or bool(engine.game(table.game).public))


def _nobody_is_there(table: Table) -> bool:
    """Return whether all people are away: then nothing goes on."""
    return any(one.away for one in table.sitters) and not any(one.answers for one in table.sitters)


def answers_next(table: Table, match: engine.Match) -> int | None:
    """Return the first awaited seat with a computer player, a stand-in, a standing answer or a single choice.

    A seat that may answer again is not meant.
    """
    for seat in match.awaited:
        if not table.sitters[seat].answers or _sure(table, match, seat):
            return seat
    return None


def _sure(table: Table, match: engine.Match, seat: int) -> str | None:
    """Return the key that the seat has given in advance, or the only one that it can take, if any."""
    if table.sitters[seat].standing is None and match.decisions[seat].kind not in match.game.public:
        return None
    return standing_answer(table, match.seat(seat)) or only_answer(table, match.seat(seat))


def _keys(table: Table, match: engine.Match, seat: int, thoughts: Thoughts) -> tuple[str, ...]:
    """Return the answer that is sure, or the computer player's.

    A person who is away gets the answer of a usual computer player. So does a strong one that has not thought of any
    answer in time. A computer player that fails, or meets a defect, is replaced by chance.
    """
    if sure := _sure(table, match, seat):
        return (sure,)
    chance = chance_for(table.dealt_from, seat, match.length)
    view, decision = match.view(seat), match.decisions[seat]
    player = table.sitters[seat].player or USUAL
    thought = thoughts.answer(match, seat)
    try:
        if thought is None:
            thought = PLAYERS[USUAL if player == STRONG else player].answer(view, decision, chance)
        keys = decision.answer(thought)
        match.rehearse(seat, keys)
    except Exception:  # whatever goes wrong in a computer player costs its move, never the match
        _log.exception("computer player %s failed at table %d", table.sitters[seat].player, table.id)
        return PLAYERS["chance"].answer(view, decision, chance)
    return keys
