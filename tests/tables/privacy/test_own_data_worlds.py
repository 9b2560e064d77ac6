"""One's own data are the same, whatever others have done in secret, and hold nothing that was not decided upon."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import pytest
from msgspec.structs import fields, replace

from bot.fair_deal.ingredients import Cut
from bot.privacy.own_data import OwnData
from bot.store import Act, Plan, Posted, Removal, Restoration, Sitter, Store, Summons, Table, Verdict, Wishes
from bot.tables import Tables, tenures
from engine.players import PLAYERS, chance_for
from tests.matches import seed_of
from tests.tables.people import EVA
from tests.tables.privacy.traces import BEN, BLOCKER, DIRK, ZELDA

Change = Callable[[Table], Table]

PUBLIC = "id state guild guild_name channel language game options opened started ended pace"
"""Fields of a table that are told as they are: everybody there knows them."""

ANOTHER = 940_100_200_300_400_500
ANSWERS = 5


def seats(change: Callable[[int, Sitter], Sitter]) -> Change:
    """The same with other sitters."""
    return lambda table: replace(table, sitters=tuple(change(seat, one) for seat, one in enumerate(table.sitters)))


def of_others(**values: object) -> Change:
    """The same with all sitters but Zelda otherwise."""
    return seats(lambda _, one: one if one.user == ZELDA.user else replace(one, **values))


def of_her(**values: object) -> Change:
    """The same with Zelda's seat otherwise."""
    return seats(lambda _, one: replace(one, **values) if one.user == ZELDA.user else one)


SITTERS: Mapping[str, Change | None] = {
    "name": None,
    "user": of_others(user=ANOTHER),
    "language": of_others(language="nl"),
    "player": of_others(player="search"),
    "standing": of_others(standing=3),
    "away": of_others(away=True),
    "timeouts": of_others(timeouts=2),
    "offered": of_others(offered=True),
    "offered_to": of_her(offered_to=ANOTHER),
    "quietly": of_her(quietly=True),
    "tips": of_others(tips=4),
    "large": of_others(large=True),
    "reading": of_others(reading="words"),
}
"""Changes of another sitter, field by field. Zelda is told none of them. ``None``: everybody knows the field."""


def fields_with(names: str, other: Callable[[Any], object]) -> dict[str, Change]:
    """The same with another value of these fields, each by itself."""
    return {name: partial(_with, name, other) for name in names.split()}


def _with(name: str, other: Callable[[Any], object], table: Table) -> Table:
    return replace(table, **{name: other(getattr(table, name))})


TABLES: Mapping[str, Change] = {
    **fields_with("host opener", lambda _: ANOTHER),
    **fields_with("version rules news talk deal_format parent", lambda was: was + 1),
    **fields_with("quiet only_invited thread put_away cleared", lambda was: not was),
    **fields_with("remarks rated last_words votes advice_counts", lambda was: not was),
    **fields_with("ended_by ended_for substitutes reveals advice shown", lambda was: f"{was}!"),
    **fields_with("invited guests games turning_points", lambda was: (*(was or ()), ANOTHER)),
    **fields_with("ingredients", lambda was: (*was, "person Nora")),
    **fields_with("acts", lambda was: (*was, Act(0, 0, "taken_back", "Ben"))),
    **fields_with("cuts", lambda was: (*was, Cut(ANOTHER, "Nora", "oak"))),
    **fields_with("verdicts", lambda was: (*was, Verdict(ANOTHER, 1, 1, 1, 1))),
    **fields_with("data", lambda _: {"more": 1}),
    **fields_with("seed", lambda _: seed_of("seed")),
    **fields_with("uncalled", lambda _: (ZELDA.user, ANOTHER)),
    **fields_with("waves", lambda _: ((ANOTHER,),)),
    **fields_with("removed", lambda _: (Removal(ANOTHER, "Nora"),)),
    **fields_with("restored", lambda _: (Restoration(5.0, 3.0, 1),)),
    **fields_with("summons", lambda _: Summons(at=1.0, game="", language="en", people=(ANOTHER,))),
    **fields_with(
        "tenures", lambda was: tuple(replace(one, step=one.step + 2 * (one.user != ZELDA.user)) for one in was)
    ),
    "sitters": of_others(user=ANOTHER, player="easy"),
    "secret": lambda table: replace(table, secret=seed_of("another"), shown=table.fingerprint),
    "agreed": lambda table: replace(table, agreed=tuple(set(range(3)) - {table.seat_of(ZELDA.user)})),
    "plan": lambda table: replace(
        table, plan=Plan(0, "UTC", 4, 1, 1, "asked", (ANOTHER,), here=(ANOTHER,), coming=table.sitters[1:])
    ),
}
"""A table that is another one for everybody but Zelda, field by field."""


@pytest.fixture
def table(traces: Mapping[str, Table]) -> Table:
    return traces["running"]


def test_every_field_of_a_table_is_decided_upon() -> None:
    named = {one.name for one in fields(Table)}
    assert {*PUBLIC.split(), *TABLES} == named
    assert {one.name for one in fields(Sitter)} == SITTERS.keys()


@pytest.mark.parametrize("field", [*TABLES, *(f"sitters.{name}" for name, change in SITTERS.items() if change)])
async def test_fields_of_a_table_about_others_change_nothing(
    table: Table, tables: Tables, store: Store, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, own = await tables.matches.of(table), OwnData(tables, store)
    change = TABLES.get(field) or SITTERS[field.removeprefix("sitters.")]
    assert change is not None
    worlds = [replace(table, host=BEN.user, opener=BEN.user, guests=(ZELDA.user,))]
    read = store.tables.get

    async def table_of(number: int) -> Table | None:
        return worlds[-1] if number == table.id else await read(number)

    async def match_of(*_: object) -> object:
        return match

    monkeypatch.setattr(store.tables, "get", table_of)
    monkeypatch.setattr(tables.matches, "of", match_of)
    before = await own.files(ZELDA.user)
    worlds.append(change(worlds[0]))
    assert worlds[-1] != worlds[0]
    after = await own.files(ZELDA.user)
    if field == "secret":  # it salts whoever is in the deal
        before, after = ({**one, "tables.json": "salted"} for one in (before, after))
        assert table.secret.hex() not in str(await own.files(ZELDA.user))
    assert after == before


async def _answers(table: Table, tables: Tables, store: Store) -> None:
    """Let somebody else answer, and take back answers that are not hers."""
    match = await tables.matches.of(table)
    other = next(seat for seat, one in enumerate(table.sitters) if one.user not in (ZELDA.user, None))
    await store._db.execute(
        "INSERT INTO answers (table_id, step, seat, keys, at) VALUES ($1, $2, $3, 'x', 5)",
        table.id,
        match.length,
        other,
    )


async def _wishes(table: Table, tables: Tables, store: Store) -> None:
    await store.people.save_wishes(BEN.user, Wishes(zone="Asia/Tokyo", tips=False, statistics=False))
    await store.direct.save_channel(BEN.user, 888000888000888)
    await store.direct.save_closed(BEN.user, 9)


async def _blocks(table: Table, tables: Tables, store: Store) -> None:
    await tables.blocks.add(BEN.user, ZELDA.user)
    await tables.blocks.add(DIRK.user, BEN.user)


async def _unblocks(table: Table, tables: Tables, store: Store) -> None:
    await tables.blocks.remove(BLOCKER, ZELDA.user)


async def _messages(table: Table, tables: Tables, store: Store) -> None:
    """Others are asked, reminded and told their roles; the board is edited."""
    for slot, channel in (("prompt:1:4", 888), ("role:1:0", 888), ("guest:12", 888), ("board:1", table.channel)):
        await store.messages.swap(table.id, None, Posted(slot, channel, 99, "text", ""))


async def _clock(table: Table, tables: Tables, store: Store) -> None:
    await store._db.execute("UPDATE clocks SET body = replace(body, '1', '2') WHERE table_id = $1", table.id)


DEEDS = (_answers, _wishes, _blocks, _unblocks, _messages, _clock)


@pytest.mark.parametrize("deed", DEEDS, ids=lambda one: one.__name__.strip("_"))
async def test_secret_acts_of_others_change_nothing(
    table: Table, tables: Tables, store: Store, deed: Callable[[Table, Tables, Store], Awaitable[None]]
) -> None:
    """But the view, which is compared for whole matches."""
    own = OwnData(tables, store)
    before = await own.files(ZELDA.user)
    await deed(table, tables, store)
    assert {**await own.files(ZELDA.user), "running.json": None} == {**before, "running.json": None}


@pytest.mark.parametrize("taken", [True, False])
async def test_own_data_of_a_seat_that_changed_hands_stay_the_same(
    table: Table, tables: Tables, store: Store, taken: bool
) -> None:
    """Check everybody who answers there then, a computer player or a newcomer, and what becomes of their seat."""
    seat = table.seat_of(ZELDA.user)
    assert seat is not None
    await _played_on(table, tables, seat)
    table = await tables.seats.change(table.id, lambda now, at: tenures.leave(now, at, ZELDA.user, "Zelda (computer)"))
    own = OwnData(tables, store)
    if taken:
        table = await tables.seats.take(table.id, seat, EVA)
        assert (await own.files(EVA.user))["answers.json"] == [{"table": table.id, "answers": []}]
    before: dict[str, Any] = await own.files(ZELDA.user)
    hers = {one["table"]: one["answers"] for one in before["answers.json"]}
    assert len(hers[table.id]) >= ANSWERS
    await _played_on(table, tables, seat)
    await tables.seats.change(table.id, lambda now, _: otherwise(now, seat))
    assert await own.files(ZELDA.user) == before


async def _played_on(table: Table, tables: Tables, seat: int) -> None:
    """Until the seat has given some more answers; each of them is its person's."""
    match, given = await tables.matches.of(table), 0
    while given < ANSWERS:
        asked = match.awaited[0]
        chance = chance_for(table.secret, asked, match.length)
        keys = PLAYERS["chance"].answer(match.view(asked), match.decisions[asked], chance)
        await tables.answers.give_for_computer(await tables.ledger.present(table.id), asked, keys)
        given += asked == seat
        match = await tables.matches.of(await tables.table(table.id))


def otherwise(table: Table, seat: int) -> Table:
    """The table after a lot has happened to who sits in a seat."""
    one = replace(table.sitters[seat], language="nl", standing=7, timeouts=2, tips=9, quietly=True)
    return replace(table, sitters=(*table.sitters[:seat], one, *table.sitters[seat + 1 :]))
