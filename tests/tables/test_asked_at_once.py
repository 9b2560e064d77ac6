"""Several people asked at once: of their answers, all count."""

import asyncio
from typing import Any, cast

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Refusal, Tables
from engine import Answer
from tests.tables.people import ANNA, BEN, CLEO, CLICK, HALL
from tests.vote import Vote

SEATS = {0: ANNA, 1: BEN, 2: CLEO}


@pytest.fixture(autouse=True)
def vote(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is among all games."""
    monkeypatch.setitem(cast(dict[str, Any], engine.games()), "vote", Vote())


async def started(tables: Tables) -> Table:
    table = await tables.open(HALL, ANNA, "vote", {})
    for one in (BEN, CLEO):
        await tables.join(table.id, one)
    return await tables.start(table.id, ANNA.user, CLICK)


async def test_a_button_stays_good_while_others_answer(tables: Tables) -> None:
    table = await started(tables)
    await tables.answer(table.id, CLEO.user, ["0"], step=0)
    _, match = await tables.answer(table.id, BEN.user, ["0"], step=0)
    assert match.record.answers == (Answer(2, ("0",)), Answer(1, ("0",)))


async def test_answers_given_at_the_same_time_all_count(tables: Tables, store: Store) -> None:
    table = await started(tables)
    bots = (tables, Tables(store), tables)
    votes = {0: "1", 1: "2", 2: "0"}
    await asyncio.gather(*(bots[seat].answer(table.id, SEATS[seat].user, [key], step=0) for seat, key in votes.items()))
    assert {one.seat: one.keys for one in await store.answers(table.id)} == {0: ("1",), 1: ("2",), 2: ("0",)}


async def test_a_second_click_does_not_answer_the_next_question(tables: Tables, store: Store) -> None:
    table = await started(tables)
    await tables.answer(table.id, CLEO.user, ["0"], step=0)
    await tables.answer(table.id, BEN.user, ["0"], step=0)
    both = await asyncio.gather(
        *(tables.answer(table.id, ANNA.user, ["1"], step=0) for _ in range(2)), return_exceptions=True
    )
    assert [one.key for one in both if isinstance(one, Refusal)] == ["stale"]
    assert len(await store.answers(table.id)) == 3


async def test_who_has_answered_is_told_so(tables: Tables) -> None:
    table = await started(tables)
    await tables.answer(table.id, CLEO.user, ["0"], step=0)
    with pytest.raises(Refusal, match="answered"):
        await tables.answer(table.id, CLEO.user, ["1"], step=0)
