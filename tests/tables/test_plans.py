"""Planned tables and calls to players, whatever people do; *calls* in ``make prove`` goes on with the latter."""

import random

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Refusal, Tables
from bot.tables.plans import rules
from tests.prove.calls import case
from tests.samples import samples
from tests.tables.conftest import Clock
from tests.tables.people import EIGHT, HALL, TAVERN

HOUR = 3600.0
GAMES = ("verraeter", "traitor")
MOVES = 3
"""A walk moves a plan so often at most, so that it ends."""


async def deed(tables: Tables, table: Table, chance: random.Random) -> None:
    """Let somebody do something, whether they may or not."""
    who, plans = chance.choice(EIGHT), tables.plans
    number = table.plan.number if table.plan is not None else 0
    match chance.randrange(7):
        case 0 | 1:
            await plans.come(table.id, who)
        case 2 | 3:
            await plans.is_here(table.id, who)
        case 4:
            await plans.go(table.id, who.user)
        case 5:
            await tables.lobby.leave(table.id, who.user)
        case _:
            await plans.move(table.id, table.host, number if number < MOVES else -1, chance.choice(("half", "day")))


async def time_passes(tables: Tables, table: Table, clock: Clock, seconds: float) -> None:
    """Let time pass, and do what is due meanwhile when it is."""
    end = clock.now + seconds
    while True:
        table = await tables.stored(table.id)
        due = rules.next_look(table)
        if due is None or due > end:
            break
        clock.now = max(clock.now, due)
        if not await tables.plans.do_due(table):
            break  # the channel is busy
    clock.now = end


async def check(tables: Tables, store: Store, table_id: int) -> None:
    """Check what always holds of a planned table, with the time at which it is stored to be looked at."""
    table = await tables.stored(table_id)
    assert table.plan is not None
    people = [one.user for one in (*table.sitters, *table.still_coming)]
    assert len(people) == len(set(people)), "somebody comes twice"
    assert len(table.sitters) <= engine.game(table.game).seats[-1]
    assert set(table.plan.here) <= set(people) or table.state != "planned"
    if rules.waits(table):
        assert table.host in people
        assert await store.clocks.next() == (rules.next_look(table), table.id), "it is forgotten"
    if table.state == "lobby":
        assert table.people, "nobody is there"


@pytest.mark.parametrize("seed", range(samples(20, 500)))
async def test_a_plan_begins_or_ends_whatever_people_do(store: Store, tables: Tables, clock: Clock, seed: int) -> None:
    chance = random.Random(f"plan {seed}")
    table = await tables.plans.make(HALL, EIGHT[0], chance.choice(GAMES), clock.now + 2 * HOUR, "Europe/Berlin")
    if chance.random() < 0.3:
        await tables.lobby.open(HALL, EIGHT[1], "traitor", {})  # the channel is busy
    for _ in range(chance.randint(5, 40)):
        await time_passes(tables, table, clock, chance.choice((1.0, 60.0, 600.0, HOUR)))
        try:
            await deed(tables, await tables.stored(table.id), chance)
        except Refusal:
            continue
        await check(tables, store, table.id)
    for _ in range(100):
        await time_passes(tables, table, clock, HOUR)
        await check(tables, store, table.id)
    assert (await tables.stored(table.id)).state in ("running", "aborted", "lobby")
    assert (await store.tables.planned_on(HALL.guild)) == []


async def test_so_many_plans_somebody_may_have_and_come_to(tables: Tables, clock: Clock) -> None:
    at = clock.now + 2 * HOUR
    for _ in range(2):
        await tables.plans.make(TAVERN, EIGHT[0], "verraeter", at, "UTC")
    with pytest.raises(Refusal, match="most-plans"):
        await tables.plans.make(HALL, EIGHT[0], "verraeter", at, "UTC")
    made = [await tables.plans.make(HALL, one, "verraeter", at, "UTC") for one in EIGHT[1:5] for _ in range(2)]
    with pytest.raises(Refusal, match="most-plans-here"):
        await tables.plans.make(HALL, EIGHT[5], "verraeter", at, "UTC")
    for one in made[:5]:
        await tables.plans.come(one.id, EIGHT[6])
    with pytest.raises(Refusal, match="most-coming"):
        await tables.plans.come(made[5].id, EIGHT[6])


@pytest.mark.parametrize("seed", range(samples(2, 20)))
async def test_people_who_are_called_are_those_whom_plain_rules_allow(seed: int) -> None:
    assert await case(seed, presses=4) == 804
