"""Nobody waits: clocks, reminders, stand-ins, pauses, as agreed on in the lobby (docs/operating.md)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from bot.store import Table
from bot.tables import Person, Refusal, Sitter, tenures
from bot.tables.players.thoughts import Thoughts
from bot.tables.time.pace import DAY, HOUR, MINUTE, PACES
from bot.tables.time.timing import Deed, Due
from engine.players import PLAYERS, chance_for
from tests.bot.court import fixed_secrets
from tests.bot.silence import silent_answers
from tests.games.het_verraad.situations import CITY
from tests.matches import SHORT
from tests.tables.evening import Evening
from tests.tables.people import ANNA, BEN, CLEO, EIGHT, EVA, PEOPLE, TAVERN

Look = Callable[[int], Awaitable[Table]]
LIVE = 2 * MINUTE + 5 * MINUTE


@pytest.mark.parametrize(("game", "whole"), [("verraeter", LIVE), ("het_verraad", 13 * MINUTE)])
async def test_a_stage_has_its_time_and_a_reserve(evening: Evening, game: str, whole: float) -> None:
    await evening.sit_down(PEOPLE, game)
    seat = (await evening.match).awaited[0]
    assert await evening.left() == {seat: whole}
    await evening.passes(MINUTE)
    assert await evening.left() == {seat: whole - MINUTE}


async def test_used_reserve_never_comes_back(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.passes(3 * MINUTE)
    slow = await evening.answer()
    while (await evening.match).awaited != (slow,):
        await evening.answer()
    assert await evening.left() == {slow: LIVE - MINUTE}


async def test_several_questions_of_a_turn_share_their_time(evening: Evening) -> None:
    await evening.sit_down(PEOPLE, "the_traitors")
    (seat,) = (await evening.match).awaited
    await evening.passes(MINUTE)
    phase = (await evening.match).onlooker.view.phase
    await evening.answer(seat)
    match = await evening.match
    if match.awaited == (seat,) and match.onlooker.view.phase == phase:
        assert await evening.left() == {seat: LIVE - MINUTE}


@pytest.mark.parametrize(("people", "pace"), [((ANNA,), "live"), (PEOPLE, "none")])
async def test_no_clock_runs_for_one_person_or_where_none_was_agreed_on(
    evening: Evening, people: tuple[Person, ...], pace: str
) -> None:
    await evening.sit_down(people, pace=pace, computers=4 - len(people))
    assert await evening.tables.clocks.bring_up(await evening.table, await evening.match) is None
    await evening.passes(30 * DAY)
    table = await evening.table
    assert table.state == "running"
    assert all(one.answers for one in table.sitters if one.user)


async def test_live_one_reminder_half_a_minute_before_the_reserve_begins(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    seat = (await evening.match).awaited[0]
    await evening.passes(89)
    assert (await evening.clock).sent == {}
    await evening.passes(1)
    assert (await evening.clock).sent == {seat: 1}
    await evening.passes(LIVE - 91)
    assert (await evening.clock).sent == {seat: 1}


async def test_every_reminder_has_a_number_of_its_own(evening: Evening) -> None:
    """By which its message is known; whatever moves a deadline, it is not sent again."""
    await evening.sit_down(PEOPLE)
    first = (await evening.match).awaited[0]
    await evening.passes(90)
    evening.hand.now += HOUR
    evening.begin_program()
    await evening.look()
    assert (await evening.clock).sent == {first: 1}
    await evening.answer(first)
    second = (await evening.match).awaited[0]
    await evening.passes(90)
    assert (await evening.clock).sent == {second: 2}


async def test_live_a_computer_player_stands_in_at_zero(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    seat = (await evening.match).awaited[0]
    await evening.passes(LIVE - 1)
    assert (await evening.match).length == 0
    await evening.passes(1)
    table = await evening.table
    assert table.sitters[seat].away
    assert table.sitters[seat].user is not None, "the seat stays the person's"
    assert (await evening.match).length == 1
    assert [(one.seat, one.why) for one in table.tenures if one.why != "start"] == [(seat, "time")]
    for _ in range(12):
        assert await evening.answer() != seat, "nobody waits a second time for the same person"
    assert (await evening.match).length > 1 + 12


async def test_by_post_the_others_may_let_one_stand_in_which_else_comes_after_a_day(evening: Evening) -> None:
    await evening.sit_down(PEOPLE, pace="post-8")
    seat = (await evening.match).awaited[0]
    await evening.passes(8 * HOUR + 48 * HOUR)
    assert (await evening.clock).up == (seat,)
    assert (await evening.table).sitters[seat].answers
    await evening.passes(DAY - 1)
    assert (await evening.table).sitters[seat].answers
    await evening.passes(1)
    assert (await evening.table).sitters[seat].away


async def test_a_player_who_is_back_answers_the_next_question_with_no_reserve_left(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    gone = (await evening.match).awaited[0]
    await evening.passes(LIVE)
    await evening.come_back(PEOPLE[gone])
    while (await evening.match).awaited != (gone,):
        await evening.answer()
    assert await evening.left() == {gone: 2 * MINUTE}
    await evening.answer(gone)
    assert [one.why for one in (await evening.table).tenures if one.seat == gone] == ["start", "time", "back"]


async def test_an_answer_that_everybody_notices_is_given_by_who_is_back(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    gone = (await evening.match).awaited[0]
    evening.tables.listeners.clear()  # the computer player is slower
    await evening.be_away(PEOPLE[gone])
    await evening.answer(gone)
    assert (await evening.table).sitters[gone].answers
    assert (await evening.match).length == 1
    assert [one.why for one in (await evening.table).tenures_of(gone)] == ["start", "away", "back"]


async def test_an_answer_that_nobody_may_notice_is_given_again_by_who_is_back(evening: Evening) -> None:
    await evening.sit_down(PEOPLE, game="traitor")
    while not (await evening.match).onlooker.view.hides_steps:
        await evening.answer()
    gone, length = (await evening.match).awaited[0], (await evening.match).length
    evening.tables.listeners.clear()  # the computer player is slower
    await evening.be_away(PEOPLE[gone])
    with pytest.raises(Refusal, match="back-first"):
        await evening.answer(gone)
    back = await evening.table
    assert back.sitters[gone].answers
    assert (await evening.match).length == length
    await evening.answer(gone)
    assert (await evening.match).length == length + 1
    assert await evening.table == back, "with the answer nothing is told any more"


@pytest.mark.parametrize("game", engine.games())
def test_no_return_is_told_by_an_answer_that_nobody_notices(game: str) -> None:
    dice = random.Random(game)
    given = list(silent_answers(engine.start(game, seats=4, options={}, seed=bytes(32)), dice))
    assert given
    assert all(tenures.may_hide(one.before, one.seat) for one in given)


async def test_the_third_time_out_offers_the_seat_by_post_the_second(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    gone = (await evening.match).awaited[0]
    for times in (1, 2, 3):
        while (await evening.match).awaited != (gone,):
            await evening.answer()
        await evening.passes(LIVE)
        sitter = (await evening.table).sitters[gone]
        assert (sitter.timeouts, sitter.offered) == (times, times == 3)
        if times < 3:
            await evening.come_back(PEOPLE[gone])
    assert {one.offered_at for name, one in PACES.items() if one is not None and name.startswith("post")} == {2}


async def test_an_offered_seat_is_taken_once(evening: Evening) -> None:
    """The newcomer has the full time, the former sitter is out for good."""
    await evening.sit_down(PEOPLE)
    gone = (await evening.match).awaited[0]
    present = next(one for one in PEOPLE if one != PEOPLE[gone])
    await evening.leave(PEOPLE[gone])
    table = await evening.take(gone, Sitter("Eva", EVA.user))
    assert table.sitters[gone] == Sitter("Eva", EVA.user)
    for late, why in ((21, "seat-not-free"), (PEOPLE[gone].user, "sat-here"), (present.user, "sat-here")):
        with pytest.raises(Refusal, match=why):
            await evening.take(gone, Sitter("Late", late))
    await evening.look()
    while (await evening.match).awaited != (gone,):
        await evening.answer()
    assert await evening.left() == {gone: LIVE}
    assert [one.why for one in table.tenures if one.seat == gone] == ["start", "left", "taken"]
    assert table.tenures_of(gone)[-1].user == EVA.user


async def test_a_seat_is_offered_to_one_person(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.offer(ANNA, EVA)
    with pytest.raises(Refusal, match="seat-not-free"):
        await evening.take(0, Sitter("Fay", 21))
    assert (await evening.take(0, Sitter("Eva", EVA.user))).host == EVA.user, "the host's role goes along"
    with pytest.raises(Refusal, match="sat-here"):
        await evening.offer(BEN, ANNA)


async def test_a_player_who_offered_the_seat_may_keep_it_after_all(evening: Evening) -> None:
    """Answering is no such wish: they play on until it is taken."""
    await evening.sit_down(PEOPLE)
    seat = (await evening.match).awaited[0]
    await evening.offer(PEOPLE[seat], EVA)
    await evening.answer()
    assert (await evening.table).sitters[seat].offered_to == EVA.user
    before = (await evening.table).tenures
    await evening.come_back(PEOPLE[seat])
    table = await evening.table
    assert (table.sitters[seat].offered, table.sitters[seat].offered_to) == (False, None)
    assert table.tenures == before, "nobody else has answered for it"
    with pytest.raises(Refusal, match="seat-not-free"):
        await evening.take(seat, Sitter("Eva", EVA.user))
    with pytest.raises(Refusal, match="not-away"):
        await evening.come_back(PEOPLE[seat])
    assert await evening.table == table


async def test_tables_for_computer_stand_ins_alone_offer_no_seat(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.store.tables.save(replace(await evening.table, substitutes="computers"))
    with pytest.raises(Refusal, match="computers-only"):
        await evening.offer(ANNA, EVA)
    assert not any(one.offered for one in (await evening.leave(ANNA)).sitters)


async def test_while_everybody_is_away_nothing_goes_on_and_the_table_is_paused_then_closed(evening: Evening) -> None:
    await evening.sit_down([ANNA, BEN, CLEO])
    for one in (ANNA, BEN, CLEO):
        await evening.be_away(one)
    length = (await evening.match).length
    await evening.passes(30 * MINUTE)
    assert (await evening.match).length == length
    assert (await evening.clock).paused
    await evening.passes(DAY - 1)
    assert (await evening.table).state == "running"
    await evening.passes(1)
    table = await evening.table
    assert (table.state, table.quiet) == ("aborted", True)


async def test_a_player_who_is_back_ends_the_silence(evening: Evening) -> None:
    await evening.sit_down([ANNA, BEN, CLEO])
    for one in (ANNA, BEN, CLEO):
        await evening.be_away(one)
    await evening.passes(HOUR)
    await evening.come_back(BEN)
    assert not (await evening.clock).paused
    assert (await evening.match).awaited == (1,) or (await evening.match).result is not None


async def test_an_answer_ends_a_pause(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.pause(30 * MINUTE)
    await evening.passes(MINUTE)
    await evening.answer()
    assert not (await evening.clock).paused


async def test_time_in_which_the_bot_was_down_or_heard_nothing_does_not_count(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.passes(MINUTE)
    before = await evening.left()
    evening.hand.now += HOUR
    evening.begin_program()
    await evening.look()
    assert {seat: round(left) for seat, left in (await evening.left()).items()} == before
    before = await evening.left()
    evening.hears = False
    await evening.passes(HOUR)
    assert (await evening.match).length == 0
    evening.hears = True
    await evening.look()
    assert await evening.left() == before


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_clock_that_is_set_otherwise_moves_no_deadline(evening: Evening, jump: float) -> None:
    await evening.sit_down(PEOPLE)
    before = await evening.left()
    steady = evening.hand.now
    evening.begin_program(steady=lambda: steady)
    await evening.look()
    evening.hand.now += jump
    await evening.look()
    assert await evening.left() == before


async def test_the_time_of_a_table_that_cannot_be_looked_at_keeps_no_other_waiting(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    other = await evening.tables.lobby.open(TAVERN, EIGHT[4], "verraeter", {}, given={"pace": "live"})
    for one in EIGHT[5:8]:
        await evening.tables.lobby.join(other.id, one)
    await evening.passes(1)
    await evening.tables.lobby.start(other.id, EIGHT[4].user)
    await evening.tables.ledger.present_clock(other.id)
    broken = evening.tables.seats.change

    async def change_seats(table_id: int, *changes: Any) -> Table:
        if table_id == 1:
            raise RuntimeError("a defect")
        return await broken(table_id, *changes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evening.tables.seats, "change", change_seats)
        await evening.passes(LIVE + MINUTE)
    assert any(one.away for one in (await evening.tables.stored(other.id)).sitters)
    assert not any(one.away for one in (await evening.table).sitters)
    await evening.passes(MINUTE)
    assert any(one.away for one in (await evening.table).sitters), "it is looked at again"


async def city(evening: Evening, computers: int = 0) -> None:
    """A match of Het Verraad in which people have many influence cards, always the same."""
    evening.data = {"het_verraad": {str(name): value for name, value in CITY.table.data.items()}}
    evening.begin_program()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.lobby.secrets", fixed_secrets("city1"))
        await evening.sit_down(PEOPLE[: 4 - computers], "het_verraad", computers=computers)


async def test_after_the_end_of_a_window_a_computer_player_may_take_its_time(evening: Evening) -> None:
    """Meanwhile the timekeeper neither turns in circles nor passes for anybody in the next window."""
    await city(evening, computers=1)
    wake = evening.tables.listeners.pop()
    while len((match := await evening.match).awaited) < 2 or 3 not in match.awaited:
        if match.awaited == (3,):
            turn = await evening.computers._turn(1, None)
            assert turn is not None
            await evening.computers._answer(turn, Thoughts(None), 0.0)
        else:
            await evening.answer(match.awaited[0])
    assert match.onlooker.view.hides_answers
    passed = match.length + len(match.awaited) - 1
    async with asyncio.timeout(5):
        await evening.passes(PACES["live"].window if PACES["live"] else 0)
    assert (await evening.match).length == passed
    evening.tables.listeners.append(wake)
    evening.computers.wake(1)
    await evening.look()
    assert (await evening.match).length > passed


async def test_a_window_right_after_a_window_has_its_full_time(evening: Evening) -> None:
    """H-8.5; also where nobody looked at the clock in between, because answers came fast."""
    await city(evening)
    windows = 0
    while windows < 5:
        match, table = await evening.match, await evening.table
        was_window = match.onlooker.view.hides_answers
        if was_window and windows % 2:
            await evening.passes(1)
        seat = match.awaited[0]
        keys = PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance_for(bytes(32), seat, 0))
        await evening.tables.answers.give(1, table.sitters[seat].user or 0, keys)
        if match.onlooker.view.hides_answers and not was_window:
            windows += 1
            assert set((await evening.left()).values()) == {20.0}


@pytest.mark.parametrize(("game", "pace"), [*((game, "live") for game in engine.games()), (SHORT[0], "post-24")])
async def test_one_of_four_vanishes_and_the_match_ends(evening: Evening, game: str, pace: str) -> None:
    await evening.sit_down(PEOPLE, game, pace)
    gone = (await evening.match).awaited[0]
    while (await evening.table).state == "running":
        match = await evening.match
        others = [seat for seat in match.awaited if seat != gone]
        if others:
            await evening.answer(others[0])
        else:
            await evening.passes(4 * DAY if pace.startswith("post") else 15 * MINUTE)
    table = await evening.table
    assert table.state == "finished"
    assert table.sitters[gone].away
    assert table.sitters[gone].user == PEOPLE[gone].user


@pytest.mark.parametrize(("pace", "jump"), [("live", HOUR), ("live", DAY), ("post-8", 4 * DAY)])
async def test_time_that_jumps_over_several_deadlines_does_all_that_was_due(
    evening: Evening, pace: str, jump: float
) -> None:
    await evening.sit_down(PEOPLE, pace=pace)
    seat = (await evening.match).awaited[0]
    evening.hand.now += jump
    await evening.look()
    table = await evening.table
    assert [one.away for one in table.sitters] == [one == seat for one in range(len(PEOPLE))]
    assert not (await evening.clock).paused
    assert (await evening.match).length


@pytest.mark.parametrize("deed", ["up", "stand in"])
async def test_an_answer_at_the_last_instant_is_in_time(evening: Evening, deed: Deed) -> None:
    """The timekeeper has seen that their time is up; their answer is stored before it does anything about that."""
    await evening.sit_down(PEOPLE)
    table, match, pace = await evening.table, await evening.match, PACES["live"]
    (seat,) = match.awaited
    await evening.answer(seat)
    assert seat not in (await evening.match).awaited
    assert pace is not None
    await evening.timekeeper._do(table, match, pace, Due(evening.hand.now, deed, seat))
    sitter = (await evening.table).sitters[seat]
    assert (sitter.answers, sitter.timeouts) == (True, 0)
    assert (await evening.clock).up == ()
