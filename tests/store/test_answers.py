"""Answers are appended one by one; of two that come at once, one wins."""

import asyncio
from pathlib import Path
from typing import Any

from bot.store import Posted, Store
from engine import Answer


async def pragma(store: Store, name: str) -> Any:
    rows = await store._db.execute_fetchall(f"PRAGMA {name}")
    return next(iter(rows))[0]


async def test_answers_come_back_in_their_order(store: Store) -> None:
    given = (Answer(2, ("farmer",)), Answer(0, ()), Answer(1, ("3.1", "4.1")))
    for step, answer in enumerate(given):
        assert await store.append(1, step, answer, 100.5 + step)
    assert await store.answers(1) == given
    assert await store.how_far(1) == (0, 3)
    assert [await store.answered_at(1, step) for step in range(4)] == [100.5, 101.5, 102.5, None]


async def test_a_table_without_answers(store: Store) -> None:
    assert await store.answers(1) == ()
    assert await store.how_far(1) == (0, 0)
    assert await store.answered_at(1, -1) is None


async def test_a_step_is_answered_once(store: Store) -> None:
    assert await store.append(1, 0, Answer(0, ("a",)), 1)
    assert not await store.append(1, 0, Answer(1, ("b",)), 2)
    assert await store.answers(1) == (Answer(0, ("a",)),)
    assert await store.answered_at(1, 0) == 1.0


async def test_of_ten_answers_at_once_one_wins(store: Store) -> None:
    won = await asyncio.gather(*(store.append(1, 0, Answer(seat, ("a",)), 1) for seat in range(10)))
    assert won.count(True) == 1
    assert await store.answers(1) == (Answer(won.index(True), ("a",)),)


async def test_tables_do_not_mix(store: Store) -> None:
    for table in range(1, 40):
        for step in range(table % 7):
            assert await store.append(table, step, Answer(step, (f"t{table}",)), table)
    for table in range(1, 40):
        assert await store.answers(table) == tuple(Answer(step, (f"t{table}",)) for step in range(table % 7))


async def test_what_was_posted_is_remembered_by_slot(store: Store) -> None:
    board = Posted("board:1", 100, 5001, "text", "picture")
    refused = Posted("prompt:0:4", 300, None, "text", "picture")
    for one in (board, refused):
        await store.save_posted(1, one)
    await store.save_posted(2, Posted("board:1", 200, 6001, "", ""))
    later = Posted("board:1", 100, 5001, "other text", "picture", state="closed")
    await store.save_posted(1, later)
    assert await store.posted(1) == {"board:1": later, "prompt:0:4": refused}
    await store.forget_posted(1, "board:1")
    assert await store.posted(1) == {"prompt:0:4": refused}
    assert list(await store.posted(2)) == ["board:1"]


async def test_reopened_it_is_the_same(path: Path) -> None:
    store = await Store.open(path)
    await store.append(1, 0, Answer(0, ("a", "b")), 7)
    await store.save_posted(1, Posted("lobby", 1, 2, "t", "p", state="closed"))
    await store.save_fact("commands everywhere", "first")
    await store.save_fact("commands everywhere", "second")
    await store.close()

    again = await Store.open(path)
    assert await again.answers(1) == (Answer(0, ("a", "b")),)
    assert await again.posted(1) == {"lobby": Posted("lobby", 1, 2, "t", "p", state="closed")}
    assert await again.fact("commands everywhere") == "second"
    assert await again.fact("nothing of the kind") is None
    assert again.size() > 10_000
    await again.close()
