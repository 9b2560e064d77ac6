"""Tables are changed by compare and swap; a channel has one that is open."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import ChannelTaken, Store, Table
from tests.tables.people import ANNA, BEN, HALL, a_table

TIMES = 10
"""So often several writers write at once."""


def fresh(text: str = "table", channel: int = HALL.channel) -> Table:
    return replace(a_table(text, channel=channel), id=0, version=0)


async def test_a_table_comes_back_as_it_was_and_each_change_counts_up_its_version(store: Store) -> None:
    table = await store.tables.open(fresh())
    assert table.id > 0
    assert await store.tables.get(table.id) == table
    assert await store.tables.get(table.id + 1) is None
    changed = await store.tables.save(replace(table, host=BEN.user))
    assert changed == replace(table, host=BEN.user, version=table.version + 1)
    assert await store.tables.save(replace(table, host=ANNA.user, state="aborted")) is None, "it was changed meanwhile"
    assert await store.tables.get(table.id) == changed


async def test_one_of_several_changes_at_once_wins(stores: tuple[Store, ...]) -> None:
    table = await stores[0].tables.open(fresh())
    for _ in range(TIMES):
        at_once = (one.tables.save(replace(table, host=host)) for host, one in enumerate(stores * 5))
        (table,) = [one for one in await asyncio.gather(*at_once) if one is not None]
        assert await stores[-1].tables.get(table.id) == table


async def test_one_of_several_tables_opened_in_a_channel_at_once_wins(stores: tuple[Store, ...]) -> None:
    for channel in range(TIMES):
        at_once = (one.tables.open(replace(fresh(channel=channel), state="lobby")) for one in stores * 2)
        opened = await asyncio.gather(*at_once, return_exceptions=True)
        assert [type(one) for one in opened].count(ChannelTaken) == len(opened) - 1
    assert len(await stores[0].tables.all_open()) == TIMES
    with pytest.raises(ChannelTaken):
        await stores[-1].tables.open(fresh(channel=0))


@pytest.mark.parametrize("state", ["finished", "aborted"])
async def test_after_an_ended_table_the_channel_is_free(store: Store, state: str) -> None:
    first = await store.tables.open(fresh())
    ended = await store.tables.save(replace(first, state=state))
    assert await store.tables.in_channel(HALL.channel) == ended, "the latest one, while there is no other"
    second = await store.tables.open(fresh())
    assert await store.tables.in_channel(HALL.channel) == second
    assert await store.tables.all_open() == [second]
