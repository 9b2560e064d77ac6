"""``python -m bot person``: the file and the database are the same as after /privacy, whoever it is."""

import asyncio
import random
import re
from functools import partial
from pathlib import Path

import pytest

from bot.operating import person
from bot.privacy.deletions import Deletions
from bot.privacy.own_data import OwnData
from bot.store import Deletion, Store, Table, copy_database
from bot.store.schema import SCHEMA
from bot.tables import Tables, Times
from tests.tables.conftest import Clock
from tests.tables.privacy.traces import BEN, CLEO, DIRK, ZELDA

TIMES = Times(Clock(), Clock())
TABLES = re.findall(r"CREATE TABLE (\w+)", SCHEMA)


class Chance(random.Random):
    """A stand-in for the module ``secrets``."""

    def token_bytes(self, number: int) -> bytes:
        return self.randbytes(number)

    def token_hex(self, number: int) -> str:
        return self.randbytes(number).hex()


async def everything(where: Path) -> list[str]:
    """Every row of every table of a database."""
    store = await Store.open(where)
    rows = [(name, tuple(row)) for name in TABLES for row in await store._db.fetch(" ".join(("SELECT * FROM", name)))]
    await store.close()
    return sorted(map(repr, rows))


async def nothing(_: object) -> None:
    """Show nothing."""


def deletions(store: Store) -> Deletions:
    """The deletions of a bot."""
    return Deletions(Tables(store, times=TIMES), store, nothing, lambda _: None)


async def by_privacy(where: Path, user: int) -> tuple[bytes, Deletion]:
    """Give out somebody's data as /privacy does, and delete them."""
    store = await Store.open(where)
    zipped = await OwnData(Tables(store, times=TIMES), store).zipped(user)
    done = await deletions(store).delete(user)
    await store.close()
    return zipped, done


async def by_command(where: Path, user: int) -> tuple[bytes, Deletion]:
    """Give out somebody's data by the command, and delete them."""
    return await person.export(where, user), await person.delete(where, user)


async def beside_a_bot(where: Path, user: int) -> tuple[bytes, Deletion]:
    """Give out somebody's data while a bot runs, and have the bot delete them."""
    store = await Store.open(where)
    zipped, deleting = await person.export(where, user), asyncio.create_task(person.delete(where, user))
    while not deleting.done():
        await deletions(store).take_orders()
        await asyncio.sleep(0)
    await store.close()
    return zipped, await deleting


async def test_it_is_the_same_as_by_privacy(
    left: tuple[Path, dict[str, Table]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People have their data deleted one after the other, half of them while a bot runs."""
    monkeypatch.setattr(person, "Tables", partial(Tables, times=TIMES))
    monkeypatch.setattr(person, "EVERY", 0)
    monkeypatch.setattr("bot.store.ratings.new_mark", lambda: 1)
    monkeypatch.setattr("bot.store.sqlite.instance.TO_HAVE_FOLDER", 0)
    places = tmp_path / "one.db", tmp_path / "other.db"
    for place in places:
        await copy_database(left[0], place, lambda _: None)
    for number, one in enumerate((ZELDA, BEN, CLEO, DIRK)):
        found = []
        ways = by_privacy, (by_command, beside_a_bot)[number % 2]
        for way, where in zip(ways, places, strict=True):
            monkeypatch.setattr("bot.privacy.deletions.secrets", Chance(f"person {number}"))
            found.append(await way(where, one.user))
        assert found[0] == found[1]
        assert await everything(places[0]) == await everything(places[1])
