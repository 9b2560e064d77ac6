"""Taking back at a table: the last answer alone, soon, once a stage; the player asked again has gained nothing."""

import asyncio

import pytest
from msgspec.structs import replace

import engine
from bot.store import Clock, Sitter, Store
from bot.tables import Refusal, Table
from bot.tables import taking_back as module
from bot.tables.ledger import RunningTable
from bot.tables.players.thoughts import Thoughts
from bot.tables.time.clocks import Clocks
from bot.tables.time.pace import MINUTE
from engine import Match
from tests.matches import everything
from tests.tables.clocked_table import ClockedTable
from tests.tables.conftest import Clock as Hand
from tests.tables.people import PEOPLE, a_table, match_of
from tests.tables.test_levels import Mind

pytestmark = pytest.mark.deal("taking back")
WHOLE = 7 * MINUTE
"""Time and reserve of somebody who plays live."""


@pytest.fixture
async def clocked(store: Store, clock: Hand) -> ClockedTable:
    """Four people place their first farms on the open ring, live."""
    one = ClockedTable(store, clock)
    await one.sit_down(PEOPLE)
    return one


async def user(clocked: ClockedTable, seat: int) -> int:
    return (await clocked.table).sitters[seat].user or 0


async def otherwise(clocked: ClockedTable) -> str:
    """A key that nobody takes by themselves here."""
    match = await clocked.match
    return match.decisions[match.awaited[0]].keys[-1]


async def take_back(clocked: ClockedTable, seat: int) -> None:
    """The seat presses the button of its last answer."""
    answered = next(one.answered for one in (await clocked.match).seat(seat).moments[::-1] if one.answered)
    await clocked.tables.answers.take_back(1, await user(clocked, seat), answered.question)
    await clocked.look()


async def test_time_that_does_not_count_is_not_taken_off_the_clock_that_comes_back(clocked: ClockedTable) -> None:
    await clocked.passes(MINUTE)
    first = await clocked.answer()
    await clocked.store.clocks.move((await clocked.table).guild, 1000, clocked.hand())
    clocked.hand.now += 1000
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.time.pace.TAKE_BACK", 2000.0)
        patch.setattr(clocked.store.answers, "time_of", lambda *_: asyncio.sleep(0, clocked.hand()))
        await take_back(clocked, first)
    assert await clocked.left() == {first: WHOLE - MINUTE}


async def test_answers_before_one_that_was_taken_back_stand(clocked: ClockedTable) -> None:
    """Or the numbers of the questions in between would be forgotten: each has its place in the course."""
    first = await clocked.answer()
    table, match = await clocked.table, (await clocked.match).copy()
    module.check_last(table, match, first, 0)
    match.give_and_take_back(match.awaited[0], [await otherwise(clocked)])
    with pytest.raises(Refusal, match="taking-back-since"):
        module.check_last(table, match, first, 0)


@pytest.mark.parametrize("order", [1, -1])
async def test_one_of_a_click_and_the_next_answer_wins(clocked: ClockedTable, order: int) -> None:
    first = await clocked.answer()
    second, match = (await clocked.match).awaited[0], await clocked.match
    key = await otherwise(clocked)
    answer = clocked.tables.answers.give(1, await user(clocked, second), [key], question=match.question(second))
    back = clocked.tables.answers.take_back(1, await user(clocked, first), 1)
    found = await asyncio.gather(*(answer, back)[::order], return_exceptions=True)
    assert [isinstance(one, Refusal) for one in found].count(True) == 1
    assert await clocked.store.answers.how_far(1) in ((1, 0), (0, 2))
    assert list((await clocked.clock).since) == list((await clocked.match).awaited)
    again = engine.replay((await clocked.table).record((await clocked.store.answers.given(1)).answers))
    assert again.record == (await clocked.match).record


async def test_an_answer_to_the_course_that_is_gone_is_not_stored(
    clocked: ClockedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the table while the answer before is taken back, and given otherwise: as many answers stand then."""
    first = await clocked.answer()
    second, old, key = (await clocked.match).awaited[0], (await clocked.match).copy(), await otherwise(clocked)
    await take_back(clocked, first)
    await clocked.answer(first)
    table, left = await clocked.tables.ledger.so_far(1)
    clock = await clocked.clock
    brought: list[Match] = []

    async def advanced(_: Clocks, __: Table, match: Match, ___: Clock | None) -> None:
        brought.append(match)

    monkeypatch.setattr(Clocks, "_advanced", advanced)
    now = RunningTable(table, old, left, (old.epoch, old.length))
    assert not await clocked.tables.answers._append(now, second, [key])
    assert brought == []
    monkeypatch.undo()
    assert (await clocked.clock, await clocked.store.answers.how_far(1)) == (clock, (1, 1))


async def test_a_taking_back_or_an_act_that_is_cut_off_has_not_happened(
    clocked: ClockedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Match, table, clock and act are kept together or not at all."""
    first = await clocked.answer()
    before = everything(await clocked.match), await clocked.table, await clocked.clock
    monkeypatch.setattr("bot.store.tables.clock_row", lambda *_: ("NO SQL", ()))
    for deed in (take_back(clocked, first), clocked.tables.referee.pause(1, PEOPLE[0])):
        with pytest.raises(Exception, match="syntax"):
            await deed
    monkeypatch.undo()
    assert before == (everything(await clocked.match), await clocked.table, await clocked.clock)
    assert await clocked.store.answers.how_far(1) == (0, 1)
    assert await clocked.tables.actions.of(1) == []
    await take_back(clocked, first)


async def test_thoughts_about_the_course_that_is_gone_are_dropped() -> None:
    table = replace(a_table("levels"), sitters=tuple(Sitter(f"Computer {seat}", player="search") for seat in range(4)))
    match, mind = match_of(table), Mind(slow=True)
    thoughts = Thoughts(mind)
    thoughts.begin(table, match)
    await asyncio.sleep(0)
    (seat,) = match.awaited
    decision, keys = match.decisions[seat], match.decisions[seat].keys[:1]
    thoughts._answers[seat, match.question(seat) + 1] = decision, keys  # thought ahead, of a question that is not put
    match.give_and_take_back(seat, keys)
    thoughts.begin(table, match)
    await asyncio.sleep(0)
    assert thoughts.answer(match, seat) is None
    assert (mind.given_up, mind.asked) == (1, [seat, seat]), "it begins again"
    thoughts.stop()
