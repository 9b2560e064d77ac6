"""Answers to the questions of a match: given, given in advance, given by computer players, taken back."""

import asyncio
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

import engine
from bot.store import Act, NumberedClock, Store, Table, nothing_written
from bot.tables import lobby_rules, taking_back, tenures
from bot.tables.ending import Ending
from bot.tables.ledger import Ledger, RunningTable, SoFar
from bot.tables.refusal import Refusal, check_running, check_sits, illegal
from bot.tables.seats import Seats
from bot.tables.servers import Servers
from bot.tables.slots import Prompt
from bot.tables.time import clock_rules, pace, talk_rules
from bot.tables.time.clocks import Turn, unchanged
from bot.watching import metrics
from engine import Match, Seat
from engine.kinds import BACK


class Answers:
    """Stores answers, and lets the matches play them. An answer that is returned is on disk."""

    def __init__(self, ledger: Ledger, store: Store, servers: Servers, seats: Seats, ending: Ending) -> None:
        self._ledger = ledger
        self._store = store
        self._servers = servers
        self._seats = seats
        self._ending = ending

    async def give(
        self, table_id: int, user: int, keys: Sequence[str], *, question: int | None = None, so_far: SoFar | None = None
    ) -> tuple[Table, Match]:
        """Store a person's answer to the question of that number (``Match.question``), or else to the present question.

        Return the table and its match after the answer. Refuse strangers, people who are not asked, earlier questions,
        and answers that do not fit. A person who was away is back, if the answer is to the present question. They have
        to answer once more if nobody may notice the answer: everybody is told of the return. Facts just read of the
        table (``so_far``) need not be read again.
        """
        while True:
            table, left = so_far or await self._ledger.so_far(table_id)
            so_far = None
            seat = self._check_plays(table, user)
            match = await self._ledger.matches.of(table, left.how_far)
            if match.result is not None:
                await self._ending.finish(table, match)  # it could not be closed when the last answer was given
            question = _check_asked(match, seat, question)
            if table.sitters[seat].is_absent:
                await self._seats.be_present(table_id, user)
                if tenures.may_hide(match, seat):
                    raise Refusal("back-first")
                continue
            now = RunningTable(table, match, left, match.how_far)
            if (after := await self._append(now, seat, keys)) is not None:
                return after.table, match

    async def give_ahead(
        self,
        table_id: int,
        user: int,
        answers: Sequence[Sequence[str]],
        *,
        question: int,
        so_far: SoFar | None = None,
        then: bool = False,
    ) -> tuple[Table, Match]:
        """Store a person's answers to the question of that number and to those that it opens, one after the other.

        Going back passes over questions with a single choice, too. With ``then`` the question that follows gets its
        usual answer at once, if it has any (``engine.Game.then``).
        """
        first, *others = answers
        table, match = await self.give(table_id, user, first, question=question, so_far=so_far)
        for keys in others:
            seat = check_sits(table, user)
            table, match = await self.give(table_id, user, keys, question=match.question(seat))
        seat = check_sits(table, user)
        while [*answers[-1]] == [BACK.key] and match.decisions[seat].keys[1:] == (BACK.key,):
            table, match = await self.give(table_id, user, answers[-1], question=match.question(seat))
        answered, asked = match.seat(seat).moments[-1].answered, match.decisions.get(seat)
        usual = match.game.then.get(answered.decision.kind) if then and answered is not None else None
        if answered is None or asked is None or usual is None:
            return table, match
        if asked.kind == usual.kind and usual.after in ("", *answered.keys):
            return await self.give(table_id, user, [usual.key], question=match.question(seat))
        return table, match

    async def give_in_advance(self, table_id: int, user: int, *, question: int) -> tuple[Table, Match]:
        """Give a person's standing answer, now and until they are asked anything else (``engine.Game.standing``)."""
        table = await self._ledger.table(table_id)
        seat = check_sits(table, user)
        match = await self._ledger.matches.of(table)
        kind = match.decisions[seat].kind if seat in match.decisions else ""
        if question == match.question(seat) and kind and kind not in match.game.standing:
            raise Refusal("forged")
        table, match = await self.give(table_id, user, [match.game.standing.get(kind, "")], question=question)
        if table.state != "running":
            return table, match
        return await self._set_standing(table_id, user, question), match

    async def ask_again(self, table_id: int, user: int) -> Table:
        """Take a standing answer back: its person is asked again from now on."""
        return await self._set_standing(table_id, user, None)

    async def _set_standing(self, table_id: int, user: int, question: int | None) -> Table:
        return await self._ledger.alter(table_id, lambda now: lobby_rules.set_standing(now, user, question))

    async def give_for_computer(self, now: RunningTable, seat: int, keys: Sequence[str]) -> RunningTable:
        """Store a computer player's answer, or a standing answer, to the question that its seat was asked ``now``.

        Return the table after the answer. Refuse the answer if somebody else was quicker, or the table has changed.
        """
        check_running(now.table)
        after = await self._append(now, seat, keys)
        if after is None:
            raise Refusal("answered")
        return after

    async def pass_for_all(self, table_id: int) -> None:
        """Answer for all who have not answered when the time of a window is up.

        Their standing answers are given. If there are none to the question, computer players stand in from now on.
        """
        begun = await self._ledger.present(table_id)
        open_still = {seat: begun.match.question(seat) for seat in begun.match.awaited}
        for seat, question in open_still.items():
            now = await self._ledger.present(table_id)
            if seat not in now.match.awaited or now.match.question(seat) != question:
                continue  # they have just answered themselves
            if now.table.sitters[seat] != begun.table.sitters[seat]:
                raise Refusal("answered")
            passing = now.match.game.standing.get(now.match.decisions[seat].kind)
            if not now.table.sitters[seat].answers:
                continue
            if passing:
                await self.give_for_computer(now, seat, [passing])
            else:
                await self._seats.change(table_id, partial(tenures.stand_in, seat=seat))

    async def take_back(self, table_id: int, user: int, question: int) -> tuple[Table, Seat]:
        """Take a person's answer to the question of that number back, if it is the last answer of the match.

        Return the table, and their seat, which is asked again. Refuse everything else for one of three reasons, in this
        order. Somebody has learned something or may have answered, the time for it is over, or something else has
        happened.
        """
        async with self._ledger.one_by_one(table_id):
            table = await self._ledger.table(table_id)
            seat = self._check_plays(table, user)
            match = await self._ledger.matches.of(table)
            step = taking_back.own_last(match, seat, question)
            given = await self._store.answers.given(table.id)
            # Its own thread: with many seats it takes a tenth of a second, and others click meanwhile.
            before, why = await asyncio.to_thread(taking_back.undone, table, given, step, table.people)
            if why is not None:
                raise Refusal(f"taking-back-{why}")
            await self._check_time(table, step)
            taking_back.check_last(table, match, seat, step)
            taking_back.check_stage(before, seat)
            table = await self._undo(table, match, before, seat)
        self._ledger.changed(table)
        return table, pace.seen(table, before.seat(seat))

    def _check_plays(self, table: Table, user: int) -> int:
        """Return the seat of somebody in a running match; refuse strangers, and a server that removed the bot."""
        check_running(table)
        seat = check_sits(table, user)
        if self._servers.is_gone(table.guild):
            raise Refusal("server-gone", server=table.guild_name)
        return seat

    async def _append(self, now: RunningTable, seat: int, keys: Sequence[str]) -> RunningTable | None:
        """Store an answer and play it, and return the table after it; ``None`` if something else came between.

        Another answer may come between, or a change of the table, such as who sits there: nothing has changed then.
        The answer is rehearsed first: a defect of the game refuses it, and makes no table unreadable. The rehearsal
        also tells the clock after the answer, which is stored with it.
        """
        table, match, (epoch, step) = now.table, now.match, now.step
        decision = match.decisions.get(seat)
        if decision is None:
            raise Refusal("not-asked")
        clocks = self._ledger.clocks
        async with self._ledger.one_by_one(table.id):
            with nothing_written():
                # No stage is passed over, however fast they come.
                present = await clocks.numbered(table, match, now.left)
            if match.how_far != now.step:
                return None
            if match.onlooker.view.talks and talk_rules.going_on(present.clock):
                raise Refusal("talk-first")
            answer = engine.Answer(seat, _taken(table, match, seat, decision, keys))
            rehearsed = match.copy()
            rehearsed.play(seat, answer.keys)
            at = self._ledger.now()
            with nothing_written():
                turned = await clocks.ahead(table, rehearsed, present, at)
            if not await self._store.answers.append(table.id, step, answer, at, epoch, table.version, turned):
                self._ledger.matches.forget(table.id)
                return None
        metrics.answers[table.game].observe()
        if match.length == step:
            match.follow(rehearsed)
            clocks.answered(table, match, at, turned)
        left = present._replace(how_far=(epoch, step + 1))
        if turned is not None:
            left = NumberedClock(left.number + 1, turned.clock, left.how_far)
        if match.result is not None:
            table = await self._ending.finish(table, match)
            self._ledger.changed(table)
        else:
            self._ledger.changed(table, left)
        return RunningTable(table, match, left, left.how_far)

    async def _check_time(self, table: Table, step: int) -> None:
        agreed = pace.pace_of(table)
        at = await self._store.answers.time_of(table.id, step) or 0.0
        if self._ledger.now() - at > (agreed.take_back if agreed is not None else pace.TAKE_BACK):
            raise Refusal("taking-back-late")

    async def _undo(self, table: Table, match: Match, before: Match, seat: int) -> Table:
        """Store that the last answer of ``match`` is taken back; ``before`` is the match then.

        If everybody could notice the answer, the table is told, and the clock goes back.
        """
        clocks = self._ledger.clocks
        noticed = match.onlooker != before.onlooker
        taking_back.check_nothing_else(table, match, before, noticed=noticed)
        changed, clock = table, None
        if noticed:
            act = Act(len(before.onlooker.events), len(table.tenures), "taken_back", table.names[seat])
            changed = replace(table, acts=(*table.acts, act))
            went_on = taking_back.went_on(before, match)
            turn: Turn = (lambda now, _: clock_rules.taken_back(now)) if went_on else unchanged
            clock = await clocks.after(table, changed, match, await clocks.numbered(table, match), turn)
        now, then = (Prompt(seat, pace.seen(table, one.seat(seat)).run) for one in (match, before))
        saved = await self._store.tables.take_back(
            changed, before.length, match.epoch, self._ledger.now(), clock, (now, then)
        )
        if saved is None:
            raise Refusal("taking-back-since")
        self._ledger.matches.keep(table.id, before)
        if clock is not None:
            clocks.stored(clock.due)
        return saved


def _check_asked(match: Match, seat: int, question: int | None) -> int:
    """Return the number of the question that a seat is asked now; refuse an answer to any other."""
    now = match.question(seat)
    if seat not in match.decisions:
        if question is None or question > now:
            raise Refusal("not-asked")
        raise Refusal("withdrawn" if taking_back.is_withdrawn(match, seat, question) else "answered")
    if question not in (None, now):
        raise Refusal("stale" if seat in match.awaited else "answered")
    return now


def _taken(table: Table, match: Match, seat: int, decision: engine.Decision, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the keys as the seat's answer to that question; refuse those that do not fit."""
    try:
        return decision.answer(keys)
    except engine.IllegalAnswer as error:
        if error.reason == "unknown":
            raise illegal(table, match.seat(seat), [decision.kind], error.key) from None
        raise Refusal(f"illegal-{error.reason.replace('_', '-')}", number=error.number) from None
