"""Deeds of two processes at one table at once.

The things that a process has read may not be so any more when the process writes.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import Clock, Store
from bot.tables import Refusal, Table, Tables, Times, tenures
from bot.tables.servers import Servers
from engine import Keys
from tests.matches import thumb
from tests.store.some_clocks import set_clock
from tests.tables.clocked_table import ClockedTable
from tests.tables.conftest import Clock as Hand
from tests.tables.people import ANNA, BEN, CLEO, TAVERN


@pytest.fixture
async def clocked(store: Store, clock: Hand) -> ClockedTable:
    one = ClockedTable(store, clock)
    await one.sit_down([ANNA, BEN, CLEO], pace="post-24")
    return one


@pytest.fixture
async def other(clocked: ClockedTable) -> Tables:
    """The tables of another process."""
    return Tables(clocked.store, times=Times(clocked.hand))


Before = Callable[[object, str, Callable[[], Awaitable[object]]], None]


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Before:
    """Let another process do something when this one is about to write, once."""

    def just_before(part: object, write: str, deed: Callable[[], Awaitable[object]]) -> None:
        real = getattr(part, write)

        async def late(*arguments: Any) -> Any:
            monkeypatch.setattr(part, write, real)
            await deed()
            return await real(*arguments)

        monkeypatch.setattr(part, write, late)

    return just_before


async def asked(tables: Tables) -> tuple[int, int, Keys]:
    """The first seat that is asked, who sits there, and a sensible answer."""
    table = await tables.table(1)
    match = await tables.matches.of(table)
    return match.awaited[0], table.sitters[match.awaited[0]].user or 0, thumb(match)


def leave(tables: Tables, user: int) -> Awaitable[Table]:
    return tables.seats.change(1, lambda now, progress: tenures.leave(now, progress, user, "A computer"))


def remind(tables: Tables) -> Awaitable[object]:
    return tables.ledger.set_clock(1, lambda clock, _: replace(clock, reminders=7))


async def test_nobody_answers_for_a_seat_that_they_have_just_left(
    clocked: ClockedTable, other: Tables, before: Before
) -> None:
    _, user, given = await asked(clocked.tables)
    before(clocked.store.answers, "append", lambda: leave(other, user))
    with pytest.raises(Refusal, match="stranger"):
        await clocked.tables.answers.give(1, user, given)
    assert await clocked.store.answers.how_far(1) == (0, 0)


async def test_a_leaver_has_given_the_answer_stored_meanwhile(
    clocked: ClockedTable, other: Tables, before: Before
) -> None:
    seat, user, given = await asked(clocked.tables)
    before(clocked.store.tables, "save", lambda: other.answers.give(1, user, given))
    table = await leave(clocked.tables, user)
    assert [(one.step, one.why) for one in table.tenures if one.seat == seat] == [(0, "start"), (1, "left")]


async def test_a_channel_that_another_process_takes_meanwhile_is_taken(
    clocked: ClockedTable, other: Tables, before: Before
) -> None:
    before(clocked.store.tables, "open", lambda: other.lobby.open(TAVERN, BEN, "traitor", {}))
    with pytest.raises(Refusal, match="channel-taken"):
        await clocked.tables.lobby.open(TAVERN, ANNA, "verraeter", {})
    assert (await clocked.tables.table_in(TAVERN.channel)).host == BEN.user


async def test_changes_and_moves_of_a_clock_are_all_kept(clocked: ClockedTable, other: Tables, before: Before) -> None:
    table, then = await clocked.table, await clocked.clock
    before(clocked.store.clocks, "swap", lambda: remind(other))
    await clocked.tables.ledger.set_clock(1, lambda clock, _: replace(clock, more=True))
    assert await clocked.clock == replace(then, reminders=7, more=True)
    before(clocked.store.clocks, "swap", lambda: clocked.store.clocks.move(table.guild, 100.0, 0.0))
    await clocked.tables.ledger.set_clock(1, lambda clock, _: replace(clock, more=False))
    assert await clocked.clock == replace(then.moved(100.0), reminders=7)


async def test_an_answer_turns_the_clock_that_another_process_has_changed(
    clocked: ClockedTable, other: Tables, before: Before
) -> None:
    """The answer is given once more, so that neither is lost; its clock stands before anybody looks at the table."""
    _, user, given = await asked(clocked.tables)
    before(clocked.store.answers, "append", lambda: remind(other))
    clocked.hand.now += 5
    await clocked.tables.answers.give(1, user, given)
    stored = await clocked.store.clocks.numbered(1)
    assert stored.how_far == (0, 1)
    assert stored.clock == await clocked.clock
    assert (stored.clock.reminders, stored.clock.heard) == (7, clocked.hand.now)
    assert stored.number == (await clocked.store.clocks.numbered(1)).number, "the look has nothing to change"


async def test_an_older_match_does_not_turn_the_clock_back(clocked: ClockedTable, other: Tables) -> None:
    table, older = await clocked.table, await clocked.match
    clocked.hand.now += 60
    while (await other.matches.of(table)).onlooker.view.stage == older.onlooker.view.stage:
        _, user, given = await asked(other)
        await other.answers.give(1, user, given)
    now = await other.ledger.present_clock(1)
    assert await clocked.tables.clocks.bring_up(table, older) == now == await other.ledger.present_clock(1)


async def test_a_clock_changed_meanwhile_is_not_put_off(store: Store) -> None:
    await set_clock(store, 1, Clock(), 100.0)
    await store.clocks.put_off(1, 500.0, 99.0)
    assert await store.clocks.next() == (100.0, 1)
    await store.clocks.put_off(1, 500.0, 100.0)
    assert await store.clocks.next() == (500.0, 1)


async def test_only_clocks_of_ones_own_buckets_are_looked_at(store: Store) -> None:
    await set_clock(store, 3, Clock(), 100.0)
    await set_clock(store, 256 + 4, Clock(), 200.0)
    assert await store.clocks.next("0001" + "0" * 252) == (100.0, 3)
    assert await store.clocks.next("00001" + "0" * 251) == (200.0, 260)
    assert await store.clocks.next("0" * 256) is None


async def test_two_servers_that_remove_the_bot_at_once_are_both_gone(store: Store, clock: Hand, before: Before) -> None:
    one, other = Servers(store, clock), Servers(store, clock)
    before(store.facts, "swap", lambda: other.left(2))
    await one.left(1)
    assert one.is_gone(1)
    assert one.is_gone(2)
    assert await other.load() == [1]
    assert other.is_gone(1)
