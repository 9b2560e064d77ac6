"""A row of which no table can be made costs its table only, and stays as it is."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import ChannelTaken, Direct, Store, Table
from bot.store.sqlite.database import Sqlite
from tests.tables.people import ANNA, HALL, TAVERN, a_table

OTHERS = 300
BROKEN = {"no JSON": b"{", "another form": b'{"id": "one"}', "nothing": b"", "no UTF-8": b'{"\xff": 1}'}


def fresh(channel: int, **changed: object) -> Table:
    return replace(a_table("row", channel=channel), id=0, version=0, **changed)


async def spoil(store: Store, table: Table, body: bytes) -> None:
    """Only a file can have what is no UTF-8."""
    if isinstance(store._db, Sqlite):
        query = "UPDATE tables SET body = CAST(x'BODY' AS TEXT) WHERE id = $1"
        await store._db.execute(query.replace("BODY", body.hex()), table.id)
    else:
        await store._db.execute("UPDATE tables SET body = $1 WHERE id = $2", body.decode(errors="replace"), table.id)


async def body_of(store: Store, table: Table) -> object:
    ((body,),) = await store._db.fetch("SELECT body FROM tables WHERE id = $1", table.id)
    return body


@pytest.mark.parametrize("body", BROKEN.values(), ids=list(BROKEN))
async def test_lists_go_on_without_it(store: Store, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    before = await store.tables.open(fresh(TAVERN.channel))
    broken = await store.tables.open(fresh(HALL.channel))
    after = await store.tables.open(fresh(OTHERS))
    await spoil(store, broken, body)
    for _ in range(2):
        assert await store.tables.get(broken.id) is None
        assert await store.tables.in_channel(HALL.channel) is None
        assert await store.tables.all_open() == [before, after]
        assert await store.tables.open_on(HALL.guild) == [before, after]
        assert await store.tables.open_of(ANNA.user) == [before, after]
    (line,) = [one.getMessage() for one in caplog.records]
    assert line.startswith(f"table {broken.id} cannot be read")


@pytest.mark.parametrize("body", BROKEN.values(), ids=list(BROKEN))
async def test_its_channel_is_free(store: Store, body: bytes) -> None:
    older = await store.tables.open(fresh(HALL.channel, state="aborted"))
    broken = await store.tables.open(fresh(HALL.channel))
    await spoil(store, broken, body)
    kept = await body_of(store, broken)
    assert await store.tables.in_channel(HALL.channel) == older
    table = await store.tables.open(fresh(HALL.channel))
    assert await store.tables.in_channel(HALL.channel) == table
    assert await body_of(store, broken) == kept
    with pytest.raises(ChannelTaken):
        await store.tables.open(fresh(HALL.channel))


@pytest.mark.parametrize("damaged", ["channel = 'abc'", "closed = 'x'", "called = CAST(x'ff' AS TEXT)"])
async def test_a_person_whose_row_is_damaged_is_unknown(path: Path, damaged: str) -> None:
    """Only a file can have such rows."""
    store = await Store.open(path)
    await store.tables.open(fresh(HALL.channel))
    await store.direct.save_channel(ANNA.user, 5)
    assert await store.direct.get(ANNA.user) == Direct(channel=5)
    query = 'UPDATE direct SET DAMAGED WHERE "user" = $1'
    await store._db.execute(query.replace("DAMAGED", damaged), ANNA.user)
    assert await store.direct.get(ANNA.user) == Direct()
    await store.close()
