"""Reminders as each person wishes: deadlines are the same, and nobody else can tell."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.store import Clock, Store, Wishes
from bot.tables.time.pace import HOUR
from tests.tables.clocked_table import ClockedTable
from tests.tables.people import ANNA, PEOPLE


async def test_wishes_change_nothing_that_others_can_see(clocked: ClockedTable) -> None:
    """The clock goes on alike, and is looked at as often; only what was sent differs, which nobody else is told."""
    await clocked.sit_down(PEOPLE, pace="post-24")
    (seat,) = (await clocked.match).awaited
    begun = clocked.hand.now
    seen: list[list[tuple[Clock, tuple[float, int] | None]]] = []
    for reminders in ("usual", "off", "often"):
        await clocked.tables.wishes.choose(PEOPLE[seat].user, reminders=reminders)
        clocked.hand.now = begun
        await clocked.store.clocks.put_off(1, begun)
        await clocked.tables.ledger.set_clock(1, lambda clock, _: msgspec.structs.replace(clock, reminded={}, sent={}))
        looks = []
        for _ in range(70):
            await clocked.passes(HOUR)
            looks.append(
                (msgspec.structs.replace(await clocked.clock, sent={}, reminders=0), await clocked.store.clocks.next())
            )
        seen.append(looks)
    assert seen[0] == seen[1] == seen[2]


async def test_wishes_are_kept(store: Store, clocked: ClockedTable, tmp_path: Path) -> None:
    wishes = clocked.tables.wishes
    assert await wishes.of(ANNA.user) == Wishes()
    await wishes.choose(ANNA.user, reminders="off", zone="europe/berlin")
    await wishes.choose(ANNA.user, reminders="often")
    assert await wishes.of(ANNA.user) == Wishes(reminders="often", zone="Europe/Berlin")
    await wishes.choose(ANNA.user, zone="america/new york")
    assert (await wishes.of(ANNA.user)).zone == "America/New_York"
    await wishes.choose(ANNA.user, zone="none")
    await store.close()
    again = await Store.open(tmp_path / "turncoat.db")
    assert await again.people.wishes(ANNA.user) == Wishes(reminders="often")
    await again.close()


@pytest.mark.parametrize("body", ["{", '{"reminders":"hourly"}', "\udcff"])
async def test_wishes_that_cannot_be_read_count_as_none(store: Store, tmp_path: Path, body: str) -> None:
    await store.close()
    with sqlite3.connect(tmp_path / "turncoat.db") as database:
        stored = body.encode("utf-8", "surrogateescape")
        database.execute("INSERT INTO people (user, body) VALUES (11, CAST(? AS TEXT))", (stored,))
    database.close()
    again = await Store.open(tmp_path / "turncoat.db")
    assert await again.people.wishes(ANNA.user) == Wishes()
    await again.close()
