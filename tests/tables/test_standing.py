"""Answers given in advance: they hold until their seat is asked anything else, whatever happens to the bot."""

from collections.abc import Sequence

import pytest

from bot.store import Store, Table
from bot.tables import Computers, Person, Tables, stands, tenures
from engine import Match
from tests.tables.conftest import Waits
from tests.tables.people import ANNA, BEN, CLEO, answered, started

pytestmark = pytest.mark.usefixtures("waits")

PEOPLE = (ANNA, BEN, CLEO)
BUY = ("buy", "I", "I1"), ("buy", "I", "I2")


@pytest.fixture(autouse=True)
async def table(tables: Tables, errand: None) -> Table:
    """A table of three people."""
    return await started(tables, *PEOPLE, game="errand")


@pytest.fixture
def computers(tables: Tables) -> Computers:
    """Give standing answers."""
    return Computers(tables)


async def say(tables: Tables, person: Person, *keys: str) -> Match:
    """A person's answers, one after the other."""
    for key in keys:
        _, match = await tables.answers.give(1, person.user, [key])
    return match


async def passes_in_advance(tables: Tables, person: Person) -> Match:
    match = await tables.matches.of(await tables.table(1))
    seat = PEOPLE.index(person)
    return (await tables.answers.give_in_advance(1, person.user, question=match.question(seat)))[1]


async def settled(tables: Tables, computers: Computers) -> Match:
    """The match once the seats that need not be waited for have answered."""
    computers.wake(1)
    await answered(computers)
    return await tables.matches.of(await tables.table(1))


async def test_taken_back_at_the_last_moment_the_next_question_waits_for_its_person(
    tables: Tables, computers: Computers, waits: Waits
) -> None:
    await say(tables, ANNA, *BUY[0])
    await passes_in_advance(tables, BEN)
    await say(tables, CLEO, "pass")
    waits.meanwhile = lambda: tables.answers.ask_again(1, BEN.user)
    await say(tables, ANNA, *BUY[1])
    assert (await settled(tables, computers)).awaited == (1, 2)
    assert waits


class Killed(BaseException):
    """The process was killed."""


async def test_killed_between_answer_and_promise_the_seat_has_answered_and_is_asked_again(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is half there: the answer counts, and what was not promised is not done in its person's name."""
    await say(tables, ANNA, *BUY[0])

    async def killed(table: Table, *_: object) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(store.tables, "save", killed)
        with pytest.raises(Killed):
            await passes_in_advance(tables, BEN)
    again = Tables(store)
    computers = Computers(again)
    assert (await settled(again, computers)).awaited == (2,)
    await say(again, CLEO, "pass")
    await say(again, ANNA, *BUY[1])
    assert (await settled(again, computers)).awaited == (1, 2)
    await passes_in_advance(again, BEN)
    assert stands(await again.table(1), (await again.matches.of(await again.table(1))).seat(1))


async def test_an_answer_in_advance_takes_as_long_as_a_computer_player_s(
    tables: Tables, computers: Computers, waits: Waits
) -> None:
    """However many there are of either, everybody sees one pause and nothing in it."""
    await tables.seats.change(1, lambda now, progress: tenures.leave(now, progress, CLEO.user, "Cleo (computer)"))
    await say(tables, ANNA, *BUY[0])
    await settled(tables, computers)
    assert len(waits) == 1
    await passes_in_advance(tables, BEN)
    assert len(waits) == 1
    await say(tables, ANNA, *BUY[1])
    match = await settled(tables, computers)
    assert (match.awaited, len(waits), len(set(waits))) == ((0,), 2, 1)
    assert [step.seat for step in match.steps[-2:]] == [1, 2]


async def test_a_promise_by_the_last_answer_is_none(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    await say(tables, ANNA, *BUY[0])
    give = tables.answers.give

    async def last(table_id: int, user: int, keys: Sequence[str], *, question: int) -> tuple[Table, Match]:
        """Every answer is the last one of its match."""
        table, match = await give(table_id, user, keys, question=question)
        return await tables.ending.finish(table, match), match

    monkeypatch.setattr(tables.answers, "give", last)
    table, match = await tables.answers.give_in_advance(1, BEN.user, question=1)
    assert (table.state, table.sitters[1].standing) == ("finished", None)
    assert match.steps[-1].keys == ("pass",)
