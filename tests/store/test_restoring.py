"""A database that was put back: everything is shown again, and no number comes again that was given since."""

from pathlib import Path

from msgspec.structs import replace

from bot.store import Posted, Restoration, ShownTable, Store
from engine import Answer
from tests.store.test_tables import fresh

AT = 1_900_000_000.5
BOARD = Posted("board:1", 100, 5001, "text", "picture")
END = Posted("end", 100, 5002, "text", "picture", "closed")


async def test_messages_are_shown_again_and_numbers_go_on_above(where: Path | str) -> None:
    """A table that cannot be read stays as it is, as does one that is over; a second time is told, too."""
    store = await Store.open(where)
    table = await store.tables.open(replace(fresh(channel=1), state="running", started=1.0))
    over = await store.tables.open(replace(fresh(channel=2), state="finished", started=1.0, ended=5.0))
    broken = await store.tables.open(fresh(channel=3))
    await store._db.execute("UPDATE tables SET body = '{' WHERE id = $1", broken.id)
    await store.answers.append(table.id, 0, Answer(0, ("a",)), 7.0)
    await store.messages.note(table.id, (None, BOARD), (None, END))
    await store.shown.save("program", [ShownTable(table.id, table.version, 1, None)])
    for times in (1, 2):
        await store.was_put_back(AT)
        await store.close()
        store = await Store.open(where)  # as the next start finds it
        now = await store.tables.get(table.id)
        assert now is not None
        assert now.version > AT - 1
        assert now.restored[-1] == Restoration(AT, table.opened, 1)
        assert len(now.restored) == times
        assert await store.messages.posted(table.id) == {
            "board:1": replace(BOARD, state="stale", picture="?"),
            "end": END,
        }
        assert await store.shown.tables("program") == set()
        assert (await store.tables.open(fresh(channel=10 + times))).id > AT - 1
        assert await store.tables.get(over.id) == over
        assert await store._db.fetch("SELECT body FROM tables WHERE id = $1", broken.id) == [("{",)]
    await store.close()
    again = await Store.open(where)
    assert await again.tables.get(table.id) == now, "it is found once"
    await again.close()
