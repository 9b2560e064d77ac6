"""Nobody waits: clocks, reminders, stand-ins, pauses, as agreed on in the lobby (docs/operating.md)."""

import asyncio
import random
import sqlite3
from typing import Any

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Person, tenures
from bot.tables.players.thoughts import Thoughts
from bot.tables.time.pace import DAY, HOUR, MINUTE, PACES
from tests.bot.court import fixed_secrets
from tests.bot.silence import silent_answers
from tests.games.het_verraad.situations import CITY
from tests.matches import SHORT, thumb
from tests.tables.evening import Evening
from tests.tables.people import EIGHT, PEOPLE, TAVERN

ADMIN = Person(99, "Greta", "en")
LIVE = 2 * MINUTE + 5 * MINUTE


@pytest.mark.parametrize("game", engine.games())
def test_no_return_is_told_by_an_answer_that_nobody_notices(game: str) -> None:
    dice = random.Random(game)
    given = list(silent_answers(engine.start(game, seats=4, options={}, seed=bytes(32)), dice))
    assert given
    assert all(tenures.may_hide(one.before, one.seat) for one in given)


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
        await evening.tables.answers.give(1, table.sitters[match.awaited[0]].user or 0, thumb(match))
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


async def test_act_and_clock_are_kept_together_or_not_at_all(
    evening: Evening, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.sit_down(PEOPLE)
    before = await evening.table, await evening.clock
    monkeypatch.setattr("bot.store.tables.clock_row", lambda *_: ("INSERT INTO nowhere VALUES (1)", ()))
    with pytest.raises(sqlite3.OperationalError):
        await evening.tables.referee.pause(1, ADMIN)
    monkeypatch.undo()
    assert (await evening.table, await evening.clock) == before
    assert await evening.tables.actions.of(1) == []
