"""A database that was put back: everything is shown again, and no number comes again that was given since."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import Posted, Restoration, ShownTable, Store
from engine import Answer
from tests.store.test_tables import fresh

AT = 1_900_000_000.5
BOARD = Posted("board:1", 100, 5001, "text", "picture")
END = Posted("end", 100, 5002, "text", "picture", "closed")


async def put_back(where: Path | str) -> Store:
    """The store after it was put back, as the next start finds it."""
    store = await Store.open(where)
    await store.was_put_back(AT)
    await store.close()
    return await Store.open(where)


@pytest.mark.parametrize("times", [1, 2])
async def test_messages_are_shown_again_and_numbers_go_on_above(where: Path | str, times: int) -> None:
    store = await Store.open(where)
    table = await store.tables.open(replace(fresh(channel=1), state="running", started=1.0))
    over = await store.tables.open(replace(fresh(channel=2), state="finished", started=1.0, ended=5.0))
    await store.answers.append(table.id, 0, Answer(0, ("a",)), 7.0)
    await store.messages.note(table.id, (None, BOARD), (None, END))
    await store.shown.save("program", [ShownTable(table.id, table.version, 1, None)])
    await store.close()
    for number in range(times):
        store = await put_back(where)
        now = await store.tables.get(table.id)
        posted = await store.messages.posted(table.id)
        shown, new = await store.shown.tables("program"), await store.tables.open(fresh(channel=10 + number))
        unchanged = await store.tables.get(over.id)
        await store.close()
        assert now is not None
        assert now.version > AT - 1
        assert now.restored[-1] == Restoration(AT, table.opened, 1)
        assert len(now.restored) == number + 1
        assert posted == {"board:1": replace(BOARD, state="stale", picture="?"), "end": END}
        assert shown == set()
        assert new.id > AT - 1
        assert unchanged == over
    again = await Store.open(where)
    assert await again.tables.get(table.id) == now, "it is found once"
    await again.close()


async def test_a_table_that_cannot_be_read_stays_as_it_is_and_the_others_are_told(where: Path | str) -> None:
    store = await Store.open(where)
    broken, table = [await store.tables.open(fresh(channel=channel)) for channel in (1, 2)]
    await store._db.execute("UPDATE tables SET body = '{' WHERE id = $1", broken.id)
    await store.close()
    store = await put_back(where)
    told = await store.tables.get(table.id)
    assert told is not None
    assert len(told.restored) == 1
    assert await store._db.fetch("SELECT body FROM tables WHERE id = $1", broken.id) == [("{",)]
    await store.close()
