"""All tables: what may happen to one from the lobby to the end. Whatever it returns is on disk."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

import engine
from bot.names import called
from bot.store import Act, Action, Clock, Numbered, Sitter, Table, Timed, What, nothing_written
from bot.tables import limits, lobby, tenures
from bot.tables.closing import Closing
from bot.tables.kept import GoneOn
from bot.tables.people import Person
from bot.tables.refusal import Refusal, illegal
from bot.tables.taking_back import is_withdrawn
from bot.tables.tenures import Progress
from bot.tables.time import talk, timing
from bot.tables.time.clocks import Change, unchanged
from bot.tables.time.pace import Pace
from bot.texts import safe
from bot.watching import metrics


class Running(msgspec.Struct, frozen=True):
    """A table whose match is running, how far that has come, and its clock, if one runs."""

    table: Table
    progress: Progress
    clock: Clock | None


class Tables(Closing):
    """Opens, changes and ends tables (``bot.tables.kept``); plays their matches."""

    # The match

    async def answer(
        self, table_id: int, user: int, keys: Sequence[str], *, question: int | None = None
    ) -> tuple[Table, engine.Match]:
        """A person's answer to the question of that number (``engine.Match.question``); without one, to the present.

        The table and its match after the answer are returned. Refuses strangers, who is not asked, earlier questions,
        and answers that do not fit. Who was away is back, if it is to the present question. They have to answer once
        more where nobody may notice the answer: everybody is told of the return.
        """
        while True:
            table, clock = await self.so_far(table_id)
            if table.state == "lobby":
                raise Refusal("not-started")
            if table.state != "running":
                raise Refusal("over")
            seat = lobby.check_sits(table, user)
            if self.servers.is_gone(table.guild):
                raise Refusal("server-gone", server=table.guild_name)
            match = await self.match(table, clock.how_far)
            if match.result is not None:
                await self.finish(table.id)  # it could not be closed when the last answer was given
            if seat not in match.decisions:
                if question is None or question > match.question(seat):
                    raise Refusal("not-asked")
                raise Refusal("withdrawn" if is_withdrawn(match, seat, question) else "answered")
            if question is None:
                question = match.question(seat)
            if question != match.question(seat):
                raise Refusal("stale" if seat in match.awaited else "answered")
            if tenures.is_absent(table.sitters[seat]):
                await self._be_present(table_id, user)
                if tenures.may_hide(match, seat):
                    raise Refusal("back-first")
                continue
            if (after := await self._append(table, clock, match, seat, keys)) is not None:
                return after, match

    async def answer_ahead(
        self, table_id: int, user: int, answers: Sequence[Sequence[str]], *, question: int
    ) -> tuple[Table, engine.Match]:
        """A person's answers to the question of that number and to those that it opens, one after the other."""
        first, *others = answers
        table, match = await self.answer(table_id, user, first, question=question)
        for keys in others:
            seat = lobby.check_sits(table, user)
            table, match = await self.answer(table_id, user, keys, question=match.question(seat))
        return table, match

    async def answer_in_advance(self, table_id: int, user: int, *, question: int) -> tuple[Table, engine.Match]:
        """A person's standing answer, now and until they are asked anything else (``engine.Game.standing``)."""
        table = await self.table(table_id)
        seat = lobby.check_sits(table, user)
        match = await self.match(table)
        kind = match.decisions[seat].kind if seat in match.decisions else ""
        if question == match.question(seat) and kind and kind not in match.game.standing:
            raise Refusal("forged")
        table, match = await self.answer(table_id, user, [match.game.standing.get(kind, "")], question=question)
        if table.state != "running":
            return table, match
        return await self._change(table_id, lambda now: lobby.set_standing(now, user, question)), match

    async def answer_again(self, table_id: int, user: int) -> Table:
        """Take a standing answer back."""
        return await self._change(table_id, lambda now: lobby.set_standing(now, user, None))

    async def answer_for_computer(self, table: Table, match: engine.Match, seat: int, keys: Sequence[str]) -> None:
        """A computer player's answer, or a standing one; refused if somebody else was quicker."""
        now, clock = await self.so_far(table.id)
        if now.state != "running":
            raise Refusal("over")
        if now.sitters[seat] != table.sitters[seat] or await self._append(now, clock, match, seat, keys) is None:
            raise Refusal("answered")

    async def _append(
        self, table: Table, left: Numbered, match: engine.Match, seat: int, keys: Sequence[str]
    ) -> Table | None:
        """Store an answer and play it, and return the table; ``None`` if something else came between.

        That is another answer, or a change of the ``table``, such as who sits there: nothing has changed. Its clock was
        ``left`` so. The answer is rehearsed first: a defect of the game refuses it, and makes no table unreadable.
        """
        decision = match.decisions.get(seat)
        if decision is None:
            raise Refusal("not-asked")
        epoch, step = match.epoch, match.length
        async with self._one_by_one(table.id):
            with nothing_written():
                clock = await self.clocks.bring_up(
                    table, match, left
                )  # no stage is passed over, however fast they come
            if match.length != step:
                return None
            if match.onlooker.view.talks and talk.going_on(clock):
                raise Refusal("talk-first")
            taken = _taken(table, match, seat, decision, keys)
            at = self.clock()
            if not await self._store.answers.append(
                table.id, step, engine.Answer(seat, taken), at, epoch, table.version
            ):
                self.matches.forget(table.id)
                return None
        metrics.answers[table.game].observe()
        if match.length == step:
            match.play(seat, taken)
            self.clocks.answered(table, match, at)
        if match.result is not None:
            await self.finish(table.id)
            table = await self.table(table.id)
        self._changed(table)
        return table

    # Seats, time

    async def _be_present(self, table_id: int, user: int) -> Table:
        def present(table: Table, progress: Progress) -> Table:
            return tenures.be_present(table, progress, lobby.check_sits(table, user))

        return await self.change_seats(table_id, present)

    async def change_seats(
        self, table_id: int, change: Callable[[Table, Progress], Table], time: Change = unchanged
    ) -> Table:
        """Change who answers for the seats of a match (``bot.tables.tenures``), and with it its ``time``.

        Whoever is back, or new, has new time for the present stage.
        """
        async with self._one_by_one(table_id):
            while True:
                with suppress(GoneOn):
                    return await self._change_seats(table_id, change, time)

    async def _change_seats(self, table_id: int, change: Callable[[Table, Progress], Table], time: Change) -> Table:
        table = await self.table(table_id)
        match = await self.match(table) if table.started else None
        progress = _progress(match) if match is not None else Progress(0, 0)

        async def clock(before: Table, after: Table) -> Timed | None:
            return await self.clocks.after(before, after, match, time) if match is not None else None

        return await self._change(table_id, lambda now: change(now, progress), clock=clock, match=match)

    async def let_stand_in(self, table_id: int, seat: int) -> Table:
        """A computer player stands in for somebody whose time is up. Refuses for anybody else."""
        clock = await self.present_clock(table_id)
        if clock is None or seat not in clock.up:
            raise Refusal("not-overdue")

        def stand_in(table: Table, progress: Progress) -> Table:
            if not table.sitters[seat].answers:
                raise Refusal("not-overdue")
            return tenures.stand_in(table, progress, seat)

        def still_up(clock: Clock, _: Pace) -> Clock:
            if seat not in clock.up:
                raise Refusal("not-overdue")
            return clock

        return await self.change_seats(table_id, stand_in, still_up)

    async def take_seat(self, table_id: int, seat: int, person: Person) -> Table:
        """A person takes an offered seat. Refuses whom a block keeps from somebody there, without saying so."""
        newcomer = Sitter(name=called(person.name), user=person.user, language=person.language)
        blockers = await self.blocks.around(person.user)

        def take(table: Table, progress: Progress) -> Table:
            return tenures.take(table, progress, seat, newcomer, blockers)

        table = await self.table(table_id)
        take(table, Progress(0, 0))  # what nobody may do is refused first
        await limits.check_seats(self._store, person.user)
        newcomer = replace(newcomer, tips=await self._tips_since(table, seat, person.user))
        return await self.change_seats(table_id, take)

    async def check_hand_over(self, table_id: int, user: int, to: int) -> Table:
        """The table at which a person may offer their seat to another one; refuses where they may not."""
        if to in await self.blocks.of(user):
            raise Refusal("handover-blocked")
        table = await self.table(table_id)
        tenures.offer(table, user, to)
        return table

    async def hand_over(self, table_id: int, user: int, to: int) -> Table:
        """A person offers their seat to another one. Who blocks somebody there, or was removed, is not called to it.

        Whom somebody there blocks is called as all others: that nobody calls them would tell them of the block.
        """
        table = await self.check_hand_over(table_id, user, to)
        blocked = {*await self.blocks.of(to)}
        quietly = any(one.user in blocked for one in table.sitters) or any(one.user == to for one in table.removed)
        return await self.change_seats(table_id, lambda now, _: tenures.offer(now, user, to, quietly=quietly))

    async def intervene(
        self,
        table_id: int,
        by: Person,
        what: What,
        change: Callable[[Running], Table],
        time: Change = unchanged,
        *,
        seat: int | None = None,
        reason: str = "",
    ) -> Table:
        """An act of somebody with power over a running match (``bot.tables.intervening``), perhaps about a ``seat``.

        It is kept together with the changed table and its ``time``, and then told to the table; ``reason`` is safe to
        show.
        """
        async with self._one_by_one(table_id):
            while True:
                with suppress(GoneOn):
                    return await self._intervene(table_id, by, what, change, time, seat, reason)

    async def _intervene(
        self,
        table_id: int,
        by: Person,
        what: What,
        change: Callable[[Running], Table],
        time: Change,
        seat: int | None,
        reason: str,
    ) -> Table:
        table = await self.table(table_id)
        tenures.check_running(table)
        match = await self.match(table)
        progress, clock = _progress(match), await self.clocks.bring_up(table, match)

        def changed(now: Table) -> Table:
            tenures.check_running(now)
            after = change(Running(now, progress, clock))
            name = now.names[seat] if seat is not None else ""
            act = Act(progress.events, len(now.tenures), what, by.name, name, reason)
            return replace(after, acts=(*now.acts, act))

        def action(after: Table) -> Action:
            return self.actions.at(after, by.user, what, about=_about(after, seat), reason=reason)

        async def timed(before: Table, after: Table) -> Timed | None:
            return await self.clocks.after(before, after, match, time)

        return await self._change(table_id, changed, action=action, clock=timed, match=match)

    async def set_clock(self, table_id: int, change: Change) -> Table:
        """Change the clock of a running match (``bot.tables.time.timing``); refuses where none runs."""
        async with self._one_by_one(table_id):
            table = await self.table(table_id)
            tenures.check_running(table)
            await self.clocks.change(table, await self.match(table), change)
        self._changed(table)
        return table

    async def be_ready(self, table_id: int, user: int, number: int) -> Table:
        """Somebody need not talk any longer, in the talk of that number. When all are ready, it is over."""
        return await self._say_in_talk(table_id, user, number, talk.is_ready)

    async def talk_more(self, table_id: int, user: int, number: int) -> Table:
        """Somebody wishes to talk for longer, in the talk of that number."""
        return await self._say_in_talk(table_id, user, number, talk.prolonged)

    async def _say_in_talk(
        self, table_id: int, user: int, number: int, change: Callable[[Clock, int, float], Clock]
    ) -> Table:
        """Who was away is back, and a pause is over; only who is alive may say something."""
        table = await self.table(table_id)
        seat, match = lobby.check_sits(table, user), await self.match(table)
        now = await self.clocks.talk(table, match)
        if now is None or now.number != number:
            raise Refusal("talk-over")
        if seat not in match.onlooker.view.asked:
            raise Refusal("talk-out")
        if table.sitters[seat].away:
            await self.change_seats(table_id, lambda here, progress: tenures.be_present(here, progress, seat))
        at = self.clock()

        def say(clock: Clock, _: Pace) -> Clock:
            return change(timing.gone_on(clock, at) if clock.paused else clock, seat, at)

        return await self.set_clock(table_id, say)

    async def pass_for_all(self, table_id: int) -> None:
        """The time is up in which answers are given in secret: for everybody who has not, the standing one is."""
        table = await self.table(table_id)
        match = await self.match(table)
        open_still = {seat: match.question(seat) for seat in match.awaited}
        for seat, question in open_still.items():
            if seat not in match.awaited or match.question(seat) != question:
                continue  # they have just answered themselves
            passing = match.game.standing.get(match.decisions[seat].kind)
            if passing and table.sitters[seat].answers:
                await self.answer_for_computer(table, match, seat, [passing])

    async def show_all(self) -> None:
        """Let every running table be shown anew, for its deadlines have moved."""
        for table in await self.open_tables():
            if table.state == "running":
                self._changed(table)


def _taken(
    table: Table, match: engine.Match, seat: int, decision: engine.Decision, keys: Sequence[str]
) -> tuple[str, ...]:
    """The keys as the seat's answer to that question, rehearsed; refuses those that do not fit."""
    try:
        taken = decision.answer(keys)
    except engine.IllegalAnswer as error:
        if error.reason == "unknown":
            raise illegal(table, match.seat(seat), [decision.kind], error.key) from None
        raise Refusal(f"illegal-{error.reason.replace('_', '-')}", number=error.number) from None
    match.rehearse(seat, taken)
    return taken


def _progress(match: engine.Match) -> Progress:
    onlooker = match.onlooker
    return Progress(match.length, len(onlooker.events), max(1, onlooker.view.round), tuple(onlooker.view.asked))


def _about(table: Table, seat: int | None) -> str:
    """Whose seat an act is about, as actions keep it."""
    if seat is None:
        return ""
    user = table.sitters[seat].user
    return f"<@{user}>" if user is not None else safe(table.names[seat])
