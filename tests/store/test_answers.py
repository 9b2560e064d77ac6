"""Answers are appended one by one; of two that come at once, one wins."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from bot.store import Clock, NextClock, NumberedClock, Posted, ShownTable, Store, Table
from bot.tables.slots import Prompt, put_aside
from engine import Answer
from tests.store.some_clocks import set_clock
from tests.store.test_tables import TIMES, fresh


async def test_one_of_several_answers_at_once_wins(stores: tuple[Store, ...]) -> None:
    table = await stores[0].tables.open(fresh())
    given = []
    for step in range(TIMES):
        at_once = (
            one.answers.append(table.id, step, Answer(seat, ("a",)), seat) for seat, one in enumerate(stores * 5)
        )
        won = await asyncio.gather(*at_once)
        assert won.count(True) == 1
        given.append(Answer(won.index(True), ("a",)))
        assert await stores[0].answers.time_of(table.id, step) == float(won.index(True))
    assert await stores[-1].answers.standing(table.id) == tuple(given)
    assert await stores[-1].answers.how_far(table.id) == (0, TIMES)


async def test_an_answer_comes_with_the_clock_that_it_turns(stores: tuple[Store, ...]) -> None:
    """If somebody has turned the clock meanwhile, neither is written."""
    first, second = stores[0], stores[-1]
    table = await first.tables.open(fresh())
    turned, late = Clock(stage="1:farm", heard=7.0), Clock(stage="1:council", heard=8.0)
    assert await first.answers.append(table.id, 0, Answer(0, ("a",)), 7.0, 0, table.version, NextClock(turned, 97.0, 0))
    assert await second.clocks.numbered(table.id) == NumberedClock(1, turned, (0, 1))
    assert await second.clocks.next() == (97.0, table.id)
    for number in (0, 2):
        stale = NextClock(late, 98.0, number)
        assert not await second.answers.append(table.id, 1, Answer(1, ("b",)), 8.0, 0, table.version, stale)
    assert not await second.answers.append(table.id, 0, Answer(1, ("b",)), 8.0, 0, None, NextClock(late, 98.0, 1))
    assert await first.clocks.numbered(table.id) == NumberedClock(1, turned, (0, 1))
    assert await second.answers.append(table.id, 1, Answer(1, ("b",)), 8.0, 0, None, NextClock(late, 98.0, 1))
    assert await first.clocks.numbered(table.id) == NumberedClock(2, late, (0, 2))
    assert await first.answers.standing(table.id) == (Answer(0, ("a",)), Answer(1, ("b",)))


async def test_one_of_an_answer_with_a_clock_and_a_turn_of_the_clock_wins(stores: tuple[Store, ...]) -> None:
    table = await stores[0].tables.open(fresh())
    for step in range(TIMES):
        number, _, (_, length) = await stores[0].clocks.numbered(table.id)
        mine, theirs = (NextClock(Clock(reminders=one), 9.0, number) for one in (2 * step, 2 * step + 1))
        appended, turned = await asyncio.gather(
            stores[0].answers.append(table.id, length, Answer(0, ("a",)), 7.0, 0, None, mine),
            stores[-1].clocks.swap(table.id, theirs),
        )
        assert appended != turned
        after = NumberedClock(number + 1, (mine if appended else theirs).clock, (0, length + appended))
        assert await stores[-1].clocks.numbered(table.id) == after


async def test_one_of_an_answer_and_a_taking_back_wins(stores: tuple[Store, ...]) -> None:
    """No answer stands that was given to what has been taken back."""
    first, second = stores[0], stores[-1]
    table: Table = await first.tables.open(fresh())
    assert await first.answers.append(table.id, 0, Answer(0, ("a",)), 1.0)
    for epoch in range(TIMES):
        appended, taken = await asyncio.gather(
            second.answers.append(table.id, 1, Answer(1, ("b",)), 2.0, epoch),
            asyncio.gather(
                *(one.tables.take_back(table, 0, epoch, 2.0, None, (Prompt(0, 1), Prompt(0, 2))) for one in stores * 2)
            ),
        )
        assert [appended, *(one is not None for one in taken)].count(True) == 1
        saved = next((one for one in taken if one is not None), None)
        if saved is None:
            saved = await first.tables.take_back(table, 1, epoch, 2.0, None, (Prompt(0, 1), Prompt(0, 2)))
        else:
            assert await second.answers.append(table.id, 0, Answer(0, ("a",)), 1.0, epoch + 1)
        assert saved is not None
        table = saved
        assert await second.answers.how_far(table.id) == (epoch + 1, 1)
        assert len((await second.answers.given(table.id)).undone) == epoch + 1


async def running(store: Store) -> Table:
    """A table at which two answers have been given."""
    table = await store.tables.open(fresh())
    for step in range(2):
        assert await store.answers.append(table.id, step, Answer(step, ("a",)), 100.0 + step)
    return table


async def test_a_table_that_has_ended_is_shown_whatever_its_clock_was(store: Store) -> None:
    table = await running(store)
    await set_clock(store, table.id, Clock(heard=7.0), None)
    over = await store.tables.save(replace(table, state="finished"))
    assert over is not None
    await store.shown.save("program", [ShownTable(table.id, over.version, 2, None)])
    assert await store.shown.tables("program") == {table.id}


async def test_a_clock_that_cannot_be_read_costs_its_own_table_alone(store: Store) -> None:
    """The others are known to be shown, and a start goes on."""
    one = await running(store)
    other = await store.tables.open(fresh(channel=4711))
    for table, answers in ((one, 2), (other, 0)):
        await set_clock(store, table.id, Clock(heard=7.0), None)
        await store.shown.save("program", [ShownTable(table.id, table.version, answers, Clock(heard=7.0))])
    assert await store.shown.tables("program") == {one.id, other.id}
    await store._db.execute("UPDATE clocks SET body = $1 WHERE table_id = $2", "{", one.id)
    assert await store.shown.tables("program") == {other.id}


async def test_a_table_is_not_shown_any_more_once_a_message_or_an_answer_is_gone(store: Store) -> None:
    """It is posted again, by the next start if the program ends before."""
    table = await running(store)
    nudge = Posted("nudge", 1, 2, "", "")
    await store.messages.note(table.id, (None, nudge), (None, Posted("prompt:0:1", 3, 4, "", "")))
    left = replace(table, host=4711)
    taken_back = store.tables.take_back(
        replace(left, version=left.version + 1), 1, 0, 200.0, None, (Prompt(1, 4), Prompt(1, 5))
    )
    for change, version in (
        (store.messages.drop(table.id, nudge), table.version),
        (store.tables.save(left, aside=[put_aside(0, 4)]), table.version),
        (taken_back, table.version + 1),
    ):
        await store.shown.save("program", [ShownTable(table.id, version, 2, None)])
        assert await store.shown.tables("program") == {table.id}
        assert await change
        await store.answers.append(table.id, 1, Answer(1, ("b",)), 201.0, 1)
        assert await store.shown.tables("program") == set()


async def test_reopened_it_is_the_same_and_tables_do_not_mix(where: Path | str) -> None:
    store = await Store.open(where)
    tables = [await store.tables.open(fresh(str(number), channel=number)) for number in range(1, 5)]
    for table in tables:
        for step in range(table.id):
            assert await store.answers.append(table.id, step, Answer(step, (f"t{table.id}", "b")), 7.0)
    await store.messages.swap(1, None, Posted("lobby", 1, 2, "t", "p", state="closed"))
    await store.facts.save("commands everywhere", "first")
    await store.facts.save("commands everywhere", "second")
    await store.close()

    again = await Store.open(where)
    assert await again.tables.all_open() == tables
    for table in tables:
        given = tuple(Answer(step, (f"t{table.id}", "b")) for step in range(table.id))
        assert await again.answers.standing(table.id) == given
    assert await again.messages.posted(1) == {"lobby": Posted("lobby", 1, 2, "t", "p", state="closed")}
    assert await again.facts.get("commands everywhere") == "second"
    assert await again.facts.get("nothing of the kind") is None
    assert await again.size() > 10_000
    assert (await again.tables.open(fresh(channel=99))).id > tables[-1].id
    await again.close()
