"""Reminders as each person wishes: deadlines are the same, and nobody else can tell."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.store import Store, Wishes
from bot.tables.time.pace import HOUR
from tests.tables.conftest import Clock as Hand
from tests.tables.evening import Evening
from tests.tables.people import ANNA, PEOPLE

if TYPE_CHECKING:
    from bot.store import Clock


@pytest.fixture
def evening(store: Store, clock: Hand) -> Evening:
    clock.now = 1_700_000_000 // (24 * HOUR) * 24 * HOUR + 12 * HOUR  # noon in UTC
    return Evening(store, clock)


async def reminded_at(evening: Evening, hours: int, **wishes: str) -> list[int]:
    """After how many hours the one who is asked is reminded, by post."""
    await evening.sit_down(PEOPLE, pace="post-24")
    (seat,) = (await evening.match).awaited
    await evening.tables.wishes.choose(PEOPLE[seat].user, **wishes)
    found, before = [], 0
    for hour in range(1, hours):
        await evening.passes(HOUR)
        sent = (await evening.clock).sent.get(seat, 0)
        found += [hour] * (sent - before)
        before = sent
    return found


@pytest.mark.parametrize(
    ("wishes", "hours"),
    [
        ({}, [16, 70]),
        ({"reminders": "off"}, []),
        ({"reminders": "often"}, [8, 16, 24, 32, 40, 48, 56, 64, 70]),
        ({"zone": "UTC"}, [70]),
        ({"zone": "Asia/Tokyo", "reminders": "often"}, [16, 24, 40, 48, 64, 70]),
    ],
    ids=["usual", "off", "often", "quiet in Greenwich", "quiet in Tokyo"],
)
async def test_when_somebody_is_reminded_by_post(evening: Evening, wishes: dict[str, str], hours: list[int]) -> None:
    """Remind a third of the time before its end, and two hours before the end of the reserve.

    After 16 hours it is 4 in the morning in Greenwich and 13 in Tokyo, after 70 it is 10, and 19.
    """
    assert await reminded_at(evening, 72, **wishes) == hours


async def test_wishes_change_nothing_that_others_can_see(evening: Evening) -> None:
    """The clock goes on alike, and is looked at as often; only what was sent differs, which nobody else is told."""
    await evening.sit_down(PEOPLE, pace="post-24")
    (seat,) = (await evening.match).awaited
    begun = evening.hand.now
    seen: list[list[tuple[Clock, tuple[float, int] | None]]] = []
    for reminders in ("usual", "off", "often"):
        await evening.tables.wishes.choose(PEOPLE[seat].user, reminders)
        evening.hand.now = begun
        await evening.store.clocks.put_off(1, begun)
        await evening.tables.ledger.set_clock(1, lambda clock, _: msgspec.structs.replace(clock, reminded={}, sent={}))
        looks = []
        for _ in range(70):
            await evening.passes(HOUR)
            looks.append(
                (msgspec.structs.replace(await evening.clock, sent={}, reminders=0), await evening.store.clocks.next())
            )
        seen.append(looks)
    assert seen[0] == seen[1] == seen[2]


async def test_wishes_are_kept(store: Store, evening: Evening, tmp_path: Path) -> None:
    wishes = evening.tables.wishes
    assert await wishes.of(ANNA.user) == Wishes()
    await wishes.choose(ANNA.user, "off", "europe/berlin")
    await wishes.choose(ANNA.user, "often")
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
