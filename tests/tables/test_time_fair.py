"""No match stops, and nobody loses time, through something that they could not know or help."""

from __future__ import annotations

from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.store import Clock
from bot.tables import Person, Refusal, Sitter
from bot.tables.time import talk, timing
from bot.tables.time.pace import DAY, HOUR, MINUTE, PACES, SLOW, pace_of
from engine.players import PLAYERS, chance_for
from tests.store.in_file import changes
from tests.tables.evening import Evening
from tests.tables.people import ANNA, BEN, CLEO, HALL, PEOPLE, answered

LIVE = 2 * MINUTE + 5 * MINUTE


async def answer_unseen(evening: Evening, seat: int) -> None:
    """Answer, and let nobody look at the clock after that; computer players do what they do then."""
    match, table = await evening.match, await evening.table
    keys = PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance_for(bytes(32), seat, match.length))
    await evening.tables.answers.give(1, table.sitters[seat].user or 0, keys)
    await answered(evening.computers)


async def test_a_computer_player_is_next_when_an_answer_ends_a_pause(evening: Evening) -> None:
    await evening.sit_down([ANNA, BEN], computers=2)
    for _ in range(6):
        await evening.pause(HOUR)
        evening.hand.now += MINUTE
        await answer_unseen(evening, (await evening.match).awaited[0])
        assert (await evening.match).awaited[0] in (0, 1)


async def test_a_player_left_alone_has_new_time_when_a_seat_is_taken(evening: Evening) -> None:
    """No clock ran for one person; what was left of the reserve is left."""
    await evening.sit_down([ANNA, BEN], computers=2)
    while (await evening.match).awaited != (0,):
        await evening.answer()
    await evening.passes(3 * MINUTE)
    await evening.answer()
    while (await evening.match).awaited != (0,):
        await evening.answer()
    await evening.leave(BEN)
    await evening.passes(10 * MINUTE)
    await evening.take(1, Sitter("Cleo", CLEO.user))
    found = await evening.store.clocks.next()
    assert found is not None
    assert found[0] > evening.hand()
    assert await evening.left() == {0: LIVE - MINUTE}
    await evening.look()
    await evening.passes(MINUTE)
    await evening.answer()
    assert (await evening.clock).reserve == {0: 4 * MINUTE}


async def test_the_first_answer_after_an_outage_costs_no_reserve(evening: Evening) -> None:
    """It may come before the timekeeper has looked; and the next one asked has no more time than anybody."""
    await evening.sit_down(PEOPLE)
    await evening.passes(MINUTE)
    evening.hand.now += 10 * HOUR
    evening.hears = False
    evening.begin_program()
    await evening.timekeeper.look()
    evening.hears = True
    first = (await evening.match).awaited[0]
    await answer_unseen(evening, first)
    await evening.look()
    assert (await evening.clock).reserve == {}
    assert set((await evening.left()).values()) == {LIVE}


async def test_a_table_that_was_closed_takes_no_answer(evening: Evening) -> None:
    """Check a table that is closed while an answer is on its way."""
    await evening.sit_down(PEOPLE)
    now = await evening.tables.ledger.present(1)
    seat = now.match.awaited[0]
    keys = PLAYERS["thumb"].answer(now.match.view(seat), now.match.decisions[seat], chance_for(bytes(32), seat, 0))
    await evening.tables.ending.abort(1, ANNA)
    with pytest.raises(Refusal, match="answered"):
        await evening.tables.answers.give_for_computer(now, seat, keys)
    assert await evening.store.answers.how_far(1) == (0, 0)


async def test_a_button_that_is_of_no_use_any_more_brings_nobody_back(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    gone = (await evening.match).awaited[0]
    await evening.passes(LIVE)
    for question in (0, None):
        with pytest.raises(Refusal):
            await evening.tables.answers.give(1, PEOPLE[gone].user, ["nonsense"], question=question)
    assert (await evening.table).sitters[gone].away


async def test_a_table_whose_game_is_missing_for_a_while_has_its_clock_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.sit_down(PEOPLE)
    gone = (await evening.match).awaited[0]

    async def missing(table: object) -> object:
        raise Refusal("game-missing")

    with monkeypatch.context() as patch:
        patch.setattr(evening.tables.matches, "of", missing)
        evening.hand.now += 100
        await evening.timekeeper.look()
    await evening.passes(2 * HOUR)
    assert (await evening.table).sitters[gone].timeouts == 1


@pytest.mark.parametrize(("people", "pace"), [((ANNA, BEN), "live"), ((ANNA, BEN, CLEO), "none")])
async def test_a_table_is_closed_when_the_last_one_who_is_there_leaves_and_no_clock_runs(
    evening: Evening, people: tuple[Person, ...], pace: str
) -> None:
    *others, last = people
    await evening.sit_down(people, pace=pace, computers=4 - len(people))
    for one in others:
        await evening.be_away(one)
    assert (await evening.leave(last)).state == "aborted"


async def test_players_who_are_away_may_come_back_until_the_clock_ends(evening: Evening) -> None:
    await evening.sit_down([ANNA, BEN, CLEO], computers=1)
    await evening.be_away(ANNA)
    await evening.be_away(BEN)
    assert (await evening.leave(CLEO)).state == "running"
    await evening.passes(2 * DAY)
    assert (await evening.table).quiet


async def test_the_host_leaves_the_table_to_somebody_who_is_there(evening: Evening) -> None:
    await evening.sit_down([ANNA, BEN, CLEO])
    await evening.be_away(BEN)
    assert (await evening.leave(ANNA)).host == CLEO.user


def test_a_player_back_in_a_window_keeps_the_reserve_and_has_the_time_of_all() -> None:
    window = Clock(stage="3:act:hidden", since={0: 1000.0, 1: 1000.0}, reserve={1: 600.0}, heard=1000.0)
    assert timing.restarted(window, SLOW, 1, 1005.0, newcomer=False) == window


async def test_time_in_which_a_server_had_removed_the_bot_does_not_count(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    await evening.passes(MINUTE)
    before = await evening.left()
    await evening.tables.servers.left(1)
    await evening.passes(2 * HOUR)
    await evening.tables.servers.joined(1)
    assert await evening.left() == before
    await evening.tables.servers.compare([])  # as when it is noticed only at the next start
    await evening.passes(2 * HOUR)
    assert await evening.tables.servers.compare([1]) == [1]
    assert await evening.left() == before
    await evening.passes(MINUTE)
    assert (await evening.match).length == 0
    assert set((await evening.left()).values()) == {LIVE - 2 * MINUTE}


async def test_more_time_is_at_least_the_time_of_a_stage_from_now(evening: Evening) -> None:
    """Also where it was up long ago: then it is not up again at once."""
    await evening.sit_down(PEOPLE, pace="post-8")
    seat = (await evening.match).awaited[0]
    await evening.passes(56 * HOUR + 12 * HOUR)
    reminded = (await evening.clock).reminders
    await evening.tables.referee.give_more(1, ANNA)
    assert await evening.left() == {seat: 8 * HOUR}
    await evening.passes(MINUTE)
    assert (await evening.clock).reminders == reminded, "the times of reminders that have passed stay passed"
    await evening.passes(8 * HOUR - 2 * MINUTE)
    assert (await evening.table).sitters[seat].timeouts == 1


def test_more_time_in_a_window_is_a_window() -> None:
    window = Clock(stage="3:act:hidden", since={0: 1000.0}, heard=1000.0)
    assert timing.deadlines(timing.given_more(window, SLOW, 1005.0), SLOW) == {0: 1040.0}


def test_more_time_while_the_clock_stands_still_is_as_much() -> None:
    live = PACES["live"]
    assert live is not None
    still = Clock(stage="3:act", since={0: 1000.0}, heard=1000.0, paused=1010.0, until=5000.0, paused_by="Anna")
    more = timing.gone_on(timing.given_more(still, live, 2010.0), 2010.0)
    assert timing.deadlines(more, live) == {0: 2000.0 + live.time + LIVE}


@pytest.mark.parametrize("deed", ["up", "remind", "pause"])
async def test_nothing_is_done_that_is_not_due_any_more(evening: Evening, deed: str) -> None:
    """An answer, or a computer player, was quicker."""
    await evening.sit_down(PEOPLE)
    table, match, clock = await evening.table, await evening.match, await evening.clock
    pace = pace_of(table)
    assert pace is not None
    due = next(one for one in timing.dues(clock, pace, list(clock.since)) if one.deed == deed)
    evening.hand.now = due.at - 1
    await evening.answer()
    before = await evening.table, await evening.clock
    evening.hand.now += 1
    with suppress(Refusal):
        await evening.timekeeper._do(table, match, pace, due)
    assert (await evening.table, await evening.clock) == before


async def test_nobody_is_replaced_who_has_just_answered(evening: Evening) -> None:
    await evening.sit_down(PEOPLE, pace="post-8")
    seat = (await evening.match).awaited[0]
    await evening.passes(57 * HOUR)
    assert (await evening.store.clocks.get(1) or Clock()).up == (seat,)
    await answer_unseen(evening, seat)
    with pytest.raises(Refusal, match="not-overdue"):
        await evening.tables.seats.let_stand_in(1, seat)
    assert (await evening.table).sitters[seat].answers


async def test_a_lobby_has_an_hour_from_the_start_of_the_program(evening: Evening) -> None:
    await evening.tables.lobby.open(HALL, ANNA, "verraeter", {})
    evening.hand.now += 2 * HOUR
    evening.begin_program()
    await evening.tables.ending.close_quiet_lobbies()
    assert (await evening.table).state == "lobby"
    evening.hand.now += HOUR
    await evening.tables.ending.close_quiet_lobbies()
    assert (await evening.table).state == "aborted"


async def test_a_clock_that_is_put_off_to_when_it_is_due_is_not_written(evening: Evening) -> None:
    await evening.sit_down(PEOPLE)
    before = await changes(evening.store)
    due = await evening.store.clocks.next()
    assert due is not None
    await evening.store.clocks.put_off(1, due[0])
    assert await changes(evening.store) == before
    await evening.store.clocks.put_off(1, None)
    await evening.store.clocks.put_off(1, None)
    assert await changes(evening.store) == before + 1


async def test_nobody_begins_to_talk_about_a_question_that_has_been_put(evening: Evening) -> None:
    """It was put at once to one person, at whose table no clock ran."""
    await evening.sit_down(PEOPLE, "the_traitors")
    while not (await evening.match).onlooker.view.talks:
        await evening.answer()
    view, pace, now = (await evening.match).onlooker.view, pace_of(await evening.table), evening.hand()
    assert pace is not None
    clock = timing.first_begun(Clock(), replace(pace, talk=3 * MINUTE), view, now)
    assert talk.going_on(clock) is None
    assert clock.since == dict.fromkeys(view.asked, now)


@pytest.mark.usefixtures("errand")
async def test_an_answer_in_a_secret_window_leaves_the_clock_as_it_is(evening: Evening) -> None:
    """Else who has answered would show in whose time is told (H-8.5)."""
    await evening.sit_down(PEOPLE, game="errand")
    for key in ("buy", "M", "M7"):
        await evening.tables.answers.give(1, ANNA.user, [key])
    before = await evening.clock
    assert len(before.since) == len((await evening.match).awaited) == 3
    for one in (CLEO, BEN):
        evening.hand.now += MINUTE
        await evening.tables.answers.give(1, one.user, ["pass"])
        assert await evening.clock == before
