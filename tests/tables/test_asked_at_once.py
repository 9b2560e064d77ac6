"""Several people asked at once: of their answers, all count."""

import asyncio

import pytest

from bot.store import Store, Table
from bot.tables import Refusal, Tables
from engine import Answer
from tests.tables.people import ANNA, BEN, CLEO, started

SEATS = {0: ANNA, 1: BEN, 2: CLEO}


@pytest.fixture
async def table(tables: Tables, vote: None) -> Table:
    """A table at which all three are asked."""
    return await started(tables, *SEATS.values(), game="vote")


async def test_answers_given_at_the_same_time_all_count(tables: Tables, store: Store, table: Table) -> None:
    bots = (tables, Tables(store), tables)
    votes = {0: "1", 1: "2", 2: "0"}
    await asyncio.gather(
        *(bots[seat].answers.give(table.id, SEATS[seat].user, [key], question=1) for seat, key in votes.items())
    )
    assert {one.seat: one.keys for one in await store.answers.standing(table.id)} == {0: ("1",), 1: ("2",), 2: ("0",)}


async def test_a_second_click_does_not_answer_the_next_question(tables: Tables, store: Store, table: Table) -> None:
    """Buttons stay good while others answer, as long as nothing else is asked."""
    for one in (CLEO, BEN):
        await tables.answers.give(table.id, one.user, ["0"], question=1)
    both = await asyncio.gather(
        *(tables.answers.give(table.id, ANNA.user, ["1"], question=1) for _ in range(2)), return_exceptions=True
    )
    assert [one.key for one in both if isinstance(one, Refusal)] == ["stale"]
    given = (Answer(2, ("0",)), Answer(1, ("0",)), Answer(0, ("1",)))
    assert await store.answers.standing(table.id) == given


async def test_a_second_click_does_not_replace_the_answer(tables: Tables, store: Store, table: Table) -> None:
    both = await asyncio.gather(
        *(tables.answers.give(table.id, CLEO.user, [key], question=1) for key in ("0", "1")), return_exceptions=True
    )
    assert [one.key for one in both if isinstance(one, Refusal)] == ["answered"]
    assert len(await store.answers.standing(table.id)) == 1


async def test_a_late_change_and_the_last_answer_at_the_same_time(tables: Tables, store: Store, table: Table) -> None:
    """Whichever comes first: the last answer counts, and the change counts for this question or is refused."""
    await tables.answers.give(table.id, CLEO.user, ["0"], question=1)
    await tables.answers.give(table.id, BEN.user, ["0"], question=1)
    bots = (tables, Tables(store))
    both = await asyncio.gather(
        bots[0].answers.give(table.id, ANNA.user, ["1"], question=1),
        bots[1].answers.give(table.id, CLEO.user, ["1"], question=2),
        return_exceptions=True,
    )
    refused = [one.key for one in both if isinstance(one, Refusal)]
    answers = [one.seat for one in await store.answers.standing(table.id)]
    assert (refused, answers) in ((["stale"], [2, 1, 0]), ([], [2, 1, 2, 0]))
    for one in bots:
        match = await one.matches.of(table)
        assert (match.length, match.awaited) == (len(answers), (0, 1, 2))
