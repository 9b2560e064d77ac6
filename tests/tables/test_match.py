"""From the start to the end: every answer is on disk before it counts, and of two only one does."""

import asyncio
import gc
import weakref
from typing import Any

import pytest
from msgspec.structs import replace

from bot.processes.supervision import Supervisor
from bot.store import Store, Table
from bot.tables import Refusal, RuleRefusal, Tables, matches, recovery
from engine import Answer, Match
from tests.sample_games.errand import ErrandView
from tests.tables.people import ANNA, BEN, EVA, HALL, PEOPLE, TAVERN, a_table, match_of, recovered, started


async def stored(store: Store, text: str, answers: int | None = 0, channel: int = HALL.channel) -> tuple[Table, Match]:
    """A running table of four people in the store, and its match."""
    table = await store.tables.open(replace(a_table(text, channel=channel), id=0))
    match = match_of(table, answers)
    for step, answer in enumerate(match.record.answers):
        await store.answers.append(table.id, step, answer, 1_600_000_000 + step)
    return table, match


def asked(table: Table, match: Match) -> tuple[int, tuple[str, ...], int]:
    """Return the person who is asked, an answer that fits, and the number of the question."""
    ((seat, decision),) = match.decisions.items()
    return table.sitters[seat].user or 0, decision.keys[: decision.least], match.question(seat)


async def refused(
    tables: Tables, store: Store, table: Table, user: int, keys: tuple[str, ...], question: int | None = None
) -> str:
    before = await store.answers.standing(table.id)
    with pytest.raises(Refusal) as refusal:
        await tables.answers.give(table.id, user, keys, question=question)
    assert await store.answers.standing(table.id) == before
    return refusal.value.key


async def test_an_answer_is_on_disk_when_it_is_accepted(tables: Tables, store: Store) -> None:
    table, before = await stored(store, "answer", 10)
    user, keys, question = asked(table, before)
    changes: list[Table] = []
    tables.listeners.append(lambda table, _: changes.append(table))
    after, match = await tables.answers.give(table.id, user, keys, question=question)
    assert after == table
    assert match.length == 11
    assert (await store.answers.standing(table.id))[10] == Answer(table.seat_of(user) or 0, keys)
    assert await store.answers.time_of(table.id, 10) == tables.now()
    assert changes == [table]


async def test_an_outdated_read_costs_another_try(tables: Tables, store: Store) -> None:
    """The table has changed since a click has read it: somebody else is away."""
    table, match = await stored(store, "outdated", 10)
    user, keys, question = asked(table, match)
    before = await tables.ledger.so_far(table.id)
    await tables.seats.be_away(table.id, next(one.user for one in table.sitters if one.user and one.user != user))
    async with asyncio.timeout(30):
        after, match = await tables.answers.give(table.id, user, keys, question=question, so_far=before)
    assert (after.version, match.length) == (table.version + 1, 11)
    assert await store.answers.how_far(table.id) == (0, 11)


@pytest.mark.parametrize(
    ("limit", "number", "lengths", "kept"),
    [
        ("IN_MEMORY", matches.AN_ANSWER * (4 * matches.BEGINNING + 10), (0, 4, 5, 6, 4), (1, 2, 3, 3, 3)),
        ("OVER", 1, (4, None, None), (1, 2, 2)),
    ],
)
async def test_only_so_many_matches_stay_in_memory(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, limit: str, number: int, lengths: Any, kept: Any
) -> None:
    """As many as have so many answers together, and so many that are over; all others are still to be had."""
    monkeypatch.setattr(matches, limit, number)
    for channel, (answers, length) in enumerate(zip(lengths, kept, strict=True)):
        table, _ = await stored(store, str(channel), answers, channel=channel)
        await tables.matches.of(table)
        assert len(tables.matches) == length
    for table in await store.tables.all_open():
        assert (await tables.matches.of(table)).length == len(await store.answers.standing(table.id))
        assert len(tables.matches) <= max(kept)


async def test_a_match_rests_before_another_one_goes(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same match, which knows the same again."""
    monkeypatch.setattr(matches, "NOTICED", 1)
    (one, _), (other, _) = [await stored(store, f"rest {channel}", 10, channel=channel) for channel in (1, 2)]
    match = await tables.matches.of(one)
    known, asked = [match.seat(seat) for seat in range(4)], list(map(match.question, range(4)))
    await tables.matches.of(one)
    assert match.has_noticed
    (await tables.matches.of(other)).seat(0)
    await tables.matches.of(other)
    assert not match.has_noticed
    assert await tables.matches.of(one) is match
    assert ([match.seat(seat) for seat in range(4)], list(map(match.question, range(4)))) == (known, asked)


async def test_a_match_that_is_let_go_is_gone_at_once(tables: Tables, store: Store) -> None:
    table, _ = await stored(store, "gone", 10)
    one, other = await asyncio.gather(tables.matches.of(table), tables.matches.of(table))
    assert one is other, "of a match that two ask for at once there is one"
    seen = weakref.ref(one)
    del one, other
    assert (await tables.matches.seat(table)).moments
    gc.disable()
    try:
        tables.matches.forget(table.id)
        assert seen() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("by", ["a start", "an answer"])
async def test_a_crash_before_the_end_was_written_is_made_good(tables: Tables, store: Store, by: str) -> None:
    """The last answer is on disk, but not yet that the table has ended. Reading does not close it."""
    table, match = await stored(store, "crash", None)
    changes: list[Table] = []
    tables.listeners.append(lambda table, _: changes.append(table))
    assert (await tables.matches.of(table)).result == match.result is not None
    assert (await tables.matches.seat(table, ANNA.user)).view.result == match.result
    assert (await tables.table(table.id), changes) == (table, [])
    if by == "a start":
        assert await recovered(tables) == [table.id]
    else:
        assert await refused(tables, store, table, ANNA.user, ("farmer",), question=match.question(0)) == "answered"
    assert (await tables.table(table.id)).state == "finished"
    assert {one.id for one in changes} == {table.id}


async def test_somebody_sees_what_their_seat_may_and_all_others_what_everybody_may(
    tables: Tables, store: Store
) -> None:
    table, match = await stored(store, "seen", 10)
    assert await tables.matches.seat(table, BEN.user) == match.seat(1)
    assert await tables.matches.seat(table, EVA.user) == await tables.matches.seat(table) == match.onlooker
    aborted = await tables.ending.abort(table.id, ANNA)
    assert [(await tables.matches.seat(aborted, one.user)).decision for one in PEOPLE] == [None] * 4
    lobby = await tables.lobby.open(TAVERN, EVA, "verraeter", {})
    with pytest.raises(Refusal, match="not-started"):
        await tables.matches.seat(lobby)
    with pytest.raises(Refusal, match="over"):
        await tables.matches.seat(await tables.ending.abort(lobby.id, EVA), EVA.user)


async def test_waiting_counts_from_the_last_answer_that_everybody_knows_of(tables: Tables, store: Store) -> None:
    table, match = await stored(store, "since", 0)
    assert await tables.matches.waiting_since(table) == table.started
    table, match = await stored(store, "since", 14, channel=2)
    assert 0 < match.told < 14, "the last one was secret"
    assert await tables.matches.waiting_since(table) == 1_600_000_000 + match.told - 1


async def test_after_a_start_every_open_table_is_looked_at(tables: Tables, store: Store) -> None:
    running, _ = await stored(store, "one", 30, channel=1)
    over, _ = await stored(store, "two", 30, channel=2)
    await store.tables.save(replace(over, state="aborted"))
    lobby = await tables.lobby.open(HALL, EVA, "verraeter", {})
    assert sorted(await recovered(tables)) == [running.id, lobby.id]


async def test_a_record_that_cannot_be_replayed_is_refused_and_harms_no_other(tables: Tables, store: Store) -> None:
    broken, _ = await stored(store, "broken", 10, channel=1)
    await store.answers.append(broken.id, 10, Answer(0, ("nonsense",)), 1)
    fine, _ = await stored(store, "fine", 10, channel=2)
    with pytest.raises(Refusal, match="unreadable"):
        await tables.matches.of(broken)
    assert fine.id in await recovered(tables)
    assert (await tables.ending.abort(broken.id, ANNA)).state == "aborted"


async def test_a_table_that_cannot_be_shown_keeps_no_other_waiting_and_is_looked_at_again(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "AGAIN", 0.0)
    broken, fine = [(await stored(store, str(channel), channel=channel))[0].id for channel in (1, 2)]
    supervisor, shown, again = Supervisor(), list[int](), asyncio.Event()

    async def show(table: int) -> None:
        shown.append(table)
        if shown == [broken]:
            raise ValueError("it cannot be shown")
        if len(shown) == 3:
            again.set()

    recovery.Recovery(tables, supervisor, wake=lambda _: None, show=show).look_at([broken, fine])
    async with asyncio.timeout(30):
        await again.wait()
    assert sorted(shown) == [broken, broken, fine]
    assert (supervisor.failures["recovery"].times, supervisor.failures["recovery"].table) == (1, broken)
    await supervisor.close()


async def test_a_match_of_other_rules_is_never_reinterpreted(tables: Tables, store: Store) -> None:
    table, _ = await stored(store, "rules", 10)
    newer = await store.tables.save(replace(table, rules=table.rules + 1))
    assert newer is not None
    assert await refused(tables, store, newer, ANNA.user, ("farmer",)) == "unreadable"


@pytest.mark.deal("shields 8")
@pytest.mark.usefixtures("errand")
async def test_nobody_is_told_a_rule_by_what_another_one_holds(tables: Tables) -> None:
    """Check a window in which the first person asked has the shield that another person lacks."""
    table = await started(tables, *PEOPLE, game="errand")
    for key in ("buy", "M", "M7"):
        _, match = await tables.answers.give(table.id, ANNA.user, [key])
    first, *others = (view for seat in match.awaited if isinstance(view := match.view(seat), ErrandView))
    assert first.shield
    without = next(view.seat for view in others if not view.shield)
    with pytest.raises(Refusal) as refused:
        await tables.answers.give(table.id, PEOPLE[without or 0].user, ["shield"])
    assert isinstance(refused.value, RuleRefusal)
