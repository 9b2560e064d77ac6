"""Nobody waits: clocks, reminders, stand-ins, pauses, as agreed on in the lobby (docs/operating.md).

No match stops, and nobody loses time, through something that they could not know or help.
"""

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from bot.store import Clock, Table
from bot.tables import Refusal, tenures
from bot.tables.players.thoughts import Thoughts
from bot.tables.time import clock_rules, talk_rules
from bot.tables.time.clock_rules import ClockDeed, Due
from bot.tables.time.pace import DAY, HOUR, MINUTE, PACES, SLOW, pace_of
from tests.bot.bot_on_sandbox import fixed_secrets
from tests.bot.silence import silent_answers
from tests.games.het_verraad.situations import CITY
from tests.matches import SHORT, thumb
from tests.store.in_file import changes
from tests.tables.clocked_table import ClockedTable
from tests.tables.people import ANNA, BEN, CLEO, EIGHT, PEOPLE, TAVERN, answered

LIVE = 2 * MINUTE + 5 * MINUTE


@pytest.mark.parametrize("game", engine.games())
def test_no_return_is_told_by_an_answer_that_nobody_notices(game: str) -> None:
    dice = random.Random(game)
    given = list(silent_answers(engine.start(game, seats=4, options={}, seed=bytes(32)), dice))
    assert given
    assert all(tenures.may_hide(one.before, one.seat) for one in given)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_clock_that_is_set_otherwise_moves_no_deadline(clocked: ClockedTable, jump: float) -> None:
    await clocked.sit_down(PEOPLE)
    before = await clocked.left()
    steady = clocked.hand.now
    clocked.begin_program(steady=lambda: steady)
    await clocked.look()
    clocked.hand.now += jump
    await clocked.look()
    assert await clocked.left() == before


async def test_a_clock_of_hours_waits_for_the_regular_look(
    clocked: ClockedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An alarm for each would stay until then, and a bot by post would gather thousands."""
    loop, set_alarms = asyncio.get_running_loop(), list[float]()
    later = loop.call_later

    def call_later(delay: float, *rest: Any, **named: Any) -> asyncio.TimerHandle:
        set_alarms.append(delay)
        return later(delay, *rest, **named)

    await clocked.sit_down(PEOPLE, pace="post-8")
    await clocked.look()
    monkeypatch.setattr(loop, "call_later", call_later)
    for hours in (7, 6, 5):
        clocked.timekeeper._set(clocked.hand() + hours * HOUR)
    assert set_alarms == []
    clocked.timekeeper._set(clocked.hand() + 1)
    assert set_alarms == [1]


async def test_the_time_of_a_table_that_cannot_be_looked_at_keeps_no_other_waiting(clocked: ClockedTable) -> None:
    await clocked.sit_down(PEOPLE)
    other = await clocked.tables.lobby.open(TAVERN, EIGHT[4], "verraeter", {}, given={"pace": "live"})
    for one in EIGHT[5:8]:
        await clocked.tables.lobby.join(other.id, one)
    await clocked.passes(1)
    await clocked.tables.lobby.start(other.id, EIGHT[4].user)
    await clocked.tables.ledger.present_clock(other.id)
    broken = clocked.tables.seats.change

    async def change_seats(table_id: int, *changes: Any) -> Table:
        if table_id == 1:
            raise RuntimeError("a defect")
        return await broken(table_id, *changes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clocked.tables.seats, "change", change_seats)
        await clocked.passes(LIVE + MINUTE)
    assert any(one.away for one in (await clocked.tables.stored(other.id)).sitters)
    assert not any(one.away for one in (await clocked.table).sitters)
    await clocked.passes(MINUTE)
    assert any(one.away for one in (await clocked.table).sitters), "it is looked at again"


async def city(clocked: ClockedTable, computers: int = 0) -> None:
    """A match of Het Verraad in which people have many influence cards, always the same."""
    clocked.data = {"het_verraad": {str(name): value for name, value in CITY.table.data.items()}}
    clocked.begin_program()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.lobby.secrets", fixed_secrets("city1"))
        await clocked.sit_down(PEOPLE[: 4 - computers], "het_verraad", computers=computers)


async def test_after_the_end_of_a_window_a_computer_player_may_take_its_time(clocked: ClockedTable) -> None:
    """Meanwhile the timekeeper neither turns in circles nor passes for anybody in the next window."""
    await city(clocked, computers=1)
    wake = clocked.tables.listeners.pop()
    while len((match := await clocked.match).awaited) < 2 or 3 not in match.awaited:
        if match.awaited == (3,):
            turn = await clocked.computers._turn(1, None)
            assert turn is not None
            await clocked.computers._answer(turn, Thoughts(None), 0.0)
        else:
            await clocked.answer(match.awaited[0])
    assert match.onlooker.view.hides_answers
    passed = match.length + len(match.awaited) - 1
    async with asyncio.timeout(30):
        await clocked.passes(PACES["live"].window if PACES["live"] else 0)
    assert (await clocked.match).length == passed
    clocked.tables.listeners.append(wake)
    clocked.computers.wake(1)
    await clocked.look()
    assert (await clocked.match).length > passed


async def test_a_window_right_after_a_window_has_its_full_time(clocked: ClockedTable) -> None:
    """H-8.5; also where nobody looked at the clock in between, because answers came fast."""
    await city(clocked)
    windows = 0
    while windows < 5:
        match, table = await clocked.match, await clocked.table
        was_window = match.onlooker.view.hides_answers
        if was_window and windows % 2:
            await clocked.passes(1)
        await clocked.tables.answers.give(1, table.sitters[match.awaited[0]].user or 0, thumb(match))
        if match.onlooker.view.hides_answers and not was_window:
            windows += 1
            assert set((await clocked.left()).values()) == {20.0}


@pytest.mark.parametrize(("game", "pace"), [*((game, "live") for game in engine.games()), (SHORT[0], "post-24")])
async def test_one_of_four_vanishes_and_the_match_ends(clocked: ClockedTable, game: str, pace: str) -> None:
    await clocked.sit_down(PEOPLE, game, pace)
    gone = (await clocked.match).awaited[0]
    while (await clocked.table).state == "running":
        match = await clocked.match
        others = [seat for seat in match.awaited if seat != gone]
        if others:
            await clocked.answer(others[0])
        else:
            await clocked.passes(4 * DAY if pace.startswith("post") else 15 * MINUTE)
    table = await clocked.table
    assert table.state == "finished"
    assert table.sitters[gone].away
    assert table.sitters[gone].user == PEOPLE[gone].user


# Nobody loses time through something that they could not know or help


async def test_the_first_answer_after_an_outage_costs_no_reserve(clocked: ClockedTable) -> None:
    """It may come before the timekeeper has looked; and the next one asked has no more time than anybody."""
    await clocked.sit_down(PEOPLE)
    await clocked.passes(MINUTE)
    clocked.hand.now += 10 * HOUR
    clocked.hears = False
    clocked.begin_program()
    await clocked.timekeeper.look()
    clocked.hears = True
    match, table = await clocked.match, await clocked.table
    await clocked.tables.answers.give(1, table.sitters[match.awaited[0]].user or 0, thumb(match))
    await answered(clocked.computers)  # nobody has looked at the clock yet
    await clocked.look()
    assert (await clocked.clock).reserve == {}
    assert set((await clocked.left()).values()) == {LIVE}


async def test_a_table_that_was_closed_takes_no_answer(clocked: ClockedTable) -> None:
    """Check a table that is closed while an answer is on its way."""
    await clocked.sit_down(PEOPLE)
    now = await clocked.tables.ledger.present(1)
    await clocked.tables.ending.abort(1, ANNA)
    with pytest.raises(Refusal, match="answered"):
        await clocked.tables.answers.give_for_computer(now, now.match.awaited[0], thumb(now.match))
    assert await clocked.store.answers.how_far(1) == (0, 0)


async def test_a_table_whose_game_is_missing_for_a_while_has_its_clock_again(
    clocked: ClockedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await clocked.sit_down(PEOPLE)
    gone = (await clocked.match).awaited[0]

    async def missing(table: object) -> object:
        raise Refusal("game-missing")

    with monkeypatch.context() as patch:
        patch.setattr(clocked.tables.matches, "of", missing)
        clocked.hand.now += 100
        await clocked.timekeeper.look()
    await clocked.passes(2 * HOUR)
    assert (await clocked.table).sitters[gone].timeouts == 1


def test_a_player_back_in_a_window_keeps_the_reserve_and_has_the_time_of_all() -> None:
    window = Clock(stage="3:act:hidden", since={0: 1000.0, 1: 1000.0}, reserve={1: 600.0}, heard=1000.0)
    assert clock_rules.restarted(window, SLOW, 1, 1005.0, newcomer=False) == window


def test_more_time_in_a_window_is_a_window() -> None:
    window = Clock(stage="3:act:hidden", since={0: 1000.0}, heard=1000.0)
    assert clock_rules.deadlines(clock_rules.given_more(window, SLOW, 1005.0), SLOW) == {0: 1040.0}


def test_more_time_while_the_clock_stands_still_is_as_much() -> None:
    live = PACES["live"]
    assert live is not None
    still = Clock(stage="3:act", since={0: 1000.0}, heard=1000.0, paused=1010.0, until=5000.0, paused_by="Anna")
    more = clock_rules.gone_on(clock_rules.given_more(still, live, 2010.0), 2010.0)
    assert clock_rules.deadlines(more, live) == {0: 2000.0 + live.time + LIVE}


@pytest.mark.parametrize("deed", ["up", "stand in", "remind", "pause"])
async def test_nothing_is_done_that_is_not_due_any_more(clocked: ClockedTable, deed: ClockDeed) -> None:
    """An answer, or a computer player, was quicker: it came after the timekeeper had looked, and is in time."""
    await clocked.sit_down(PEOPLE)
    table, match, clock, pace = await clocked.table, await clocked.match, await clocked.clock, PACES["live"]
    assert pace is not None
    found = [one for one in clock_rules.dues(clock, pace, list(clock.since)) if one.deed == deed]
    due = found[0] if found else Due(clocked.hand.now, deed, match.awaited[0])
    clocked.hand.now = due.at - 1
    await clocked.answer()
    before = await clocked.table, await clocked.clock
    clocked.hand.now += 1
    with suppress(Refusal):
        await clocked.timekeeper._do(table, match, pace, due)
    assert (await clocked.table, await clocked.clock) == before


async def test_a_clock_that_is_put_off_to_when_it_is_due_is_not_written(clocked: ClockedTable) -> None:
    await clocked.sit_down(PEOPLE)
    before = await changes(clocked.store)
    due = await clocked.store.clocks.next()
    assert due is not None
    await clocked.store.clocks.put_off(1, due[0])
    assert await changes(clocked.store) == before
    await clocked.store.clocks.put_off(1, None)
    await clocked.store.clocks.put_off(1, None)
    assert await changes(clocked.store) == before + 1


async def test_nobody_begins_to_talk_about_a_question_that_has_been_put(clocked: ClockedTable) -> None:
    """It was put at once to one person, at whose table no clock ran."""
    await clocked.sit_down(PEOPLE, "the_traitors")
    while not (await clocked.match).onlooker.view.talks:
        await clocked.answer()
    view, pace, now = (await clocked.match).onlooker.view, pace_of(await clocked.table), clocked.hand()
    assert pace is not None
    clock = clock_rules.first_begun(Clock(), replace(pace, talk=3 * MINUTE), view, now)
    assert talk_rules.going_on(clock) is None
    assert clock.since == dict.fromkeys(view.asked, now)


@pytest.mark.usefixtures("errand")
async def test_an_answer_in_a_secret_window_leaves_the_clock_as_it_is(clocked: ClockedTable) -> None:
    """Else who has answered would show in whose time is told (H-8.5)."""
    await clocked.sit_down(PEOPLE, game="errand")
    for key in ("buy", "M", "M7"):
        await clocked.tables.answers.give(1, ANNA.user, [key])
    before = await clocked.clock
    assert len(before.since) == len((await clocked.match).awaited) == 3
    for one in (CLEO, BEN):
        clocked.hand.now += MINUTE
        await clocked.tables.answers.give(1, one.user, ["pass"])
        assert await clocked.clock == before
