"""Tables are changed by compare and swap; a channel has one that is open."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import ChannelTaken, Sitter, Store, Table
from tests.tables.people import ANNA, BEN, HALL, TAVERN, a_table


def fresh(text: str = "table", channel: int = HALL.channel) -> Table:
    return replace(a_table(text, channel=channel), id=0, version=0)


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = await store.tables.open(fresh())
    assert table.id > 0
    assert await store.tables.get(table.id) == table
    assert await store.tables.get(table.id + 1) is None


async def test_each_change_counts_up_the_version(store: Store) -> None:
    table = await store.tables.open(fresh())
    changed = await store.tables.save(replace(table, host=BEN.user))
    assert changed == replace(table, host=BEN.user, version=table.version + 1)
    assert await store.tables.get(table.id) == changed


async def test_what_somebody_changed_meanwhile_is_not_overwritten(store: Store) -> None:
    table = await store.tables.open(fresh())
    changed = await store.tables.save(replace(table, host=BEN.user))
    assert await store.tables.save(replace(table, host=ANNA.user, state="aborted")) is None
    assert await store.tables.get(table.id) == changed


async def test_of_ten_changes_at_once_one_wins(store: Store) -> None:
    table = await store.tables.open(fresh())
    saved = await asyncio.gather(*(store.tables.save(replace(table, host=host)) for host in range(10)))
    (won,) = [one for one in saved if one is not None]
    assert await store.tables.get(table.id) == won


async def test_a_channel_has_one_open_table(store: Store) -> None:
    first = await store.tables.open(replace(fresh(), state="lobby"))
    with pytest.raises(ChannelTaken):
        await store.tables.open(fresh())
    assert await store.tables.all_open() == [first]


async def test_of_two_tables_opened_at_once_one_wins(store: Store) -> None:
    opened = await asyncio.gather(*(store.tables.open(fresh()) for _ in range(5)), return_exceptions=True)
    assert [type(one) for one in opened].count(ChannelTaken) == 4
    assert len(await store.tables.all_open()) == 1


@pytest.mark.parametrize("state", ["finished", "aborted"])
async def test_after_an_ended_table_the_channel_is_free(store: Store, state: str) -> None:
    first = await store.tables.open(fresh())
    ended = await store.tables.save(replace(first, state=state))
    assert await store.tables.in_channel(HALL.channel) == ended, "the latest one, while there is no other"
    second = await store.tables.open(fresh())
    assert await store.tables.in_channel(HALL.channel) == second
    assert await store.tables.all_open() == [second]


async def test_the_open_table_of_a_channel_is_found_before_later_ended_ones(store: Store) -> None:
    ended = await store.tables.open(replace(fresh(), state="finished"))
    running = await store.tables.open(fresh())
    await store.tables.open(replace(fresh(), state="aborted"))
    assert ended.id < running.id
    assert await store.tables.in_channel(HALL.channel) == running
    assert await store.tables.in_channel(TAVERN.channel) is None


async def test_open_tables_of_servers_and_people(store: Store) -> None:
    hall = await store.tables.open(fresh())
    elsewhere = await store.tables.open(replace(fresh(channel=300), guild=2))
    alone = (Sitter(ANNA.name, ANNA.user), Sitter("Computer 1", player="thumb"))
    lobby = await store.tables.open(replace(fresh(channel=TAVERN.channel), state="lobby", sitters=alone))
    await store.tables.open(replace(fresh(channel=400), state="finished"))
    assert await store.tables.all_open() == [hall, elsewhere, lobby]
    assert await store.tables.open_on(1) == [hall, lobby]
    assert await store.tables.open_of(ANNA.user) == [hall, elsewhere, lobby]
    assert await store.tables.open_of(BEN.user) == [hall, elsewhere]
    assert await store.tables.open_of(1) == [], "1 is part of other numbers, and nobody"


async def test_who_got_up_no_longer_sits_there(store: Store) -> None:
    table = await store.tables.open(replace(fresh(), state="lobby"))
    await store.tables.save(replace(table, sitters=table.sitters[1:]))
    assert await store.tables.open_of(ANNA.user) == []


async def test_reopened_it_has_the_same_tables(where: Path | str) -> None:
    store = await Store.open(where)
    tables = [await store.tables.open(fresh(str(number), channel=number)) for number in range(5)]
    await store.close()
    again = await Store.open(where)
    assert await again.tables.all_open() == tables
    later = await again.tables.open(fresh(channel=99))
    assert later.id > tables[-1].id
    await again.close()
