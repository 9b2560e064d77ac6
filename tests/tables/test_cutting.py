"""Cutting the cards: what the fingerprint stands for, when it changes, and of what the deal is made."""

import pytest
from msgspec.structs import replace

import engine
from bot.fair_deal.ingredients import fingerprints, person
from bot.fair_deal.verify import verify
from bot.messages import deal_file
from bot.store import Store
from bot.tables import Refusal, Tables
from bot.tables.lobby_rules import CUTS
from engine.simulate import play_on
from tests.tables.people import ANNA, BEN, CLEO, HALL, cut, seated


async def test_the_seed_is_made_of_the_secret_and_of_the_last_fingerprint(tables: Tables) -> None:
    table = await seated(tables, ANNA, BEN, CLEO)
    await cut(tables, table.id, CLEO.user, " rose ")
    await cut(tables, table.id, ANNA.user, "eagle")
    lobby = await tables.lobby.add_computer(table.id, ANNA.user)
    table = await tables.lobby.start(table.id, ANNA.user, lobby.version)
    landscapes = next(one for one in table.ingredients if one.startswith("data landscapes "))
    assert table.ingredients == (
        f"table {table.id}",
        "game verraeter, rules 1",
        *(f"option {name} {value}" for name, value in sorted(table.options.items())),
        landscapes,
        "seat 1 person Anna",
        "seat 2 person Ben",
        "seat 3 person Cleo",
        "seat 4 computer thumb Bram ◇",
    )
    shown = fingerprints(engine.commitment(table.secret), table.ingredients, ["rose", "eagle"])
    assert table.fingerprint == lobby.fingerprint == shown[-1]
    assert (await tables.matches.of(table)).record.seed == engine.make_seed(table.secret, shown[-1:])


async def test_a_lobby_that_an_older_program_opened_deals_as_that_promised(tables: Tables, store: Store) -> None:
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    assert await store.tables.save(replace(table, deal_format=1))
    for one in (BEN, CLEO):
        table = await tables.lobby.join(table.id, one)
    assert table.fingerprint == table.commitment[:32]
    table = await tables.lobby.cut(table.id, BEN.user, "rose", "")
    table = await tables.lobby.start(table.id, ANNA.user, table.version)
    assert (table.fingerprint, table.is_cut_before_a_change) == (table.commitment[:32], False)
    assert table.ingredients[-2:] == (
        f"seat 3 person {person(table.commitment, CLEO.user)} Cleo",
        f"cut {person(table.commitment, BEN.user)} rose",
    )
    match = play_on(await tables.matches.of(table), ["thumb"] * 3, bytes(32))
    assert match.record.seed == engine.make_seed(table.secret, table.ingredients)
    checked = verify(deal_file(replace(table, state="finished"), match).content)
    assert (checked.deal.turncoat, checked.cuts) == (2, ("rose",))


async def test_so_many_words_are_kept_each_as_long_as_fits(tables: Tables) -> None:
    await tables.lobby.open(HALL, ANNA, "verraeter", {})
    for number in range(CUTS):
        table = await cut(tables, 1, ANNA.user, f"{number:02} words, longer than twenty")
    assert {one.word[2:] for one in table.cuts} == {" words, longer tha"}
    for word, key in (("rose", "cut-often"), ("\u2060 \n", "cut-empty")):
        with pytest.raises(Refusal, match=key):
            await cut(tables, 1, ANNA.user, word)
