"""``python -m bot person``: the file and the database are the same as after /privacy, whoever it is."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pytest

import engine
from bot.operating import person
from bot.privacy.deletions import Deletions
from bot.privacy.own_data import OwnData
from bot.store import CallWish, Consent, Deletion, Posted, Store, Wishes, move
from bot.store.schema import SCHEMA
from bot.tables import Person, Place, Refusal, Tables, Times
from engine.players import PLAYERS, chance_for
from engine.simulate import play_on
from tests.samples import samples
from tests.tables.conftest import Clock
from tests.tables.people import cut, seated

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.store import Table
    from tests import postgresql

    Where = Path | str

NAMES = ("Zelda", "Ben", "Cleo", "Dirk", "Eva Maria", "Eva", "Al", "Gus", "Hein", "Ida")
PEOPLE = tuple(Person(number * 100_200_300_400_500, name, "en") for number, name in enumerate(NAMES, 3))
TIMES = Times(Clock(), Clock())
TABLES = re.findall(r"CREATE TABLE (\w+)", SCHEMA)
SOME = 24
"""So many things happen before anybody is deleted."""


class Chance(random.Random):
    """A stand-in for the module ``secrets``."""

    def token_bytes(self, number: int) -> bytes:
        return self.randbytes(number)

    def token_hex(self, number: int) -> str:
        return self.randbytes(number).hex()


class Life:
    """A database in which people do anything, by chance."""

    def __init__(self, store: Store, dice: random.Random) -> None:
        self.store = store
        self.tables = Tables(store, times=TIMES)
        self.dice = dice

    def others(self, one: Person, number: int) -> list[Person]:
        return self.dice.sample([other for other in PEOPLE if other is not one], number)

    async def lobby(self, host: Person, place: Place) -> Table:
        """Some sit down and cut the cards; others are invited, or removed."""
        guest, *others = self.others(host, self.dice.randint(2, 4))
        table = await seated(self.tables, host, *others, place=place, game="traitor", pace="live")
        for one in (host, *others):
            if self.dice.random() < 0.5:
                await cut(self.tables, table.id, one.user, f"word of {one.name}")
        await self.tables.lobby.invite(table.id, host.user, [guest.user])
        return await self.tables.table(table.id)

    async def match(self, host: Person, place: Place) -> Table:
        """They play a while."""
        table = await self.lobby(host, place)
        table = await self.tables.lobby.start(table.id, host.user, table.version)
        for _ in range(self.dice.randint(0, 12)):
            match = await self.tables.matches.of(table)
            seat = match.awaited[0]
            chance = chance_for(table.secret, seat, match.length)
            keys = PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], chance)
            await self.tables.answers.give(table.id, table.sitters[seat].user or 0, keys)
        return table

    async def ended(self, host: Person, place: Place) -> None:
        """They play to the end, or somebody closes the table, and says why."""
        table = await self.match(host, place)
        if self.dice.random() < 0.5:
            match = await self.tables.matches.of(table)
            whole = play_on(engine.replay(match.record), ["chance"] * match.seats, bytes(32))
            for step, answer in list(enumerate(whole.record.answers))[match.length :]:
                assert await self.store.answers.append(table.id, step, answer, 1.0)
            await self.tables.ending.finish_if_over(table.id)
        else:
            why = f"{self.dice.choice(NAMES)} and <@{self.dice.choice(PEOPLE).user}> did not come"
            await self.tables.ending.abort(table.id, self.dice.choice(PEOPLE), why)

    async def absence(self, host: Person, place: Place) -> None:
        """The host pauses, takes notes, and maybe leaves."""
        table = await self.match(host, place)
        await self.tables.referee.pause(table.id, host, f"{host.name} was called")
        await self.tables.notes.write(table.id, host.user, f"{self.dice.choice(NAMES)}, I think")
        await self.store.notes.save_consent(Consent(host.user, place.guild, table.id, shows=True))
        await self.tables.looks.look(host.user, table, 3)
        if self.dice.random() < 0.5:
            await self.tables.seats.leave(table.id, host.user, f"{host.name} (computer)")

    async def plan(self, host: Person, place: Place) -> None:
        planned = await self.tables.plans.make(place, host, "traitor", self.tables.now() + 3600, "Europe/Berlin")
        await self.tables.plans.come(planned.id, self.others(host, 1)[0])

    async def choices(self, one: Person, place: Place) -> None:
        """Somebody chooses, blocks, wishes to be called, and plays alone."""
        await self.store.people.save_wishes(one.user, Wishes(zone="Asia/Tokyo", statistics=self.dice.random() < 0.5))
        await self.tables.blocks.add(one.user, self.others(one, 1)[0].user)
        await self.store.calls.save(CallWish(one.user, place.guild, "traitor", 18, 23))
        await self.tables.settings.choose(place.guild, one.user, "pace", ["none"])
        await self.tables.alone.begin(one.user, one.name, "traitor")

    async def message(self, one: Person, place: Place) -> None:
        """Somebody has direct messages of a table."""
        channel = one.user // 1000
        await self.store.direct.save_channel(one.user, channel)
        table = await self.lobby(one, place)
        for slot, where in ((f"guest:{one.user}", channel), (f"offer:1:{one.user}", place.channel), ("end:0", channel)):
            await self.store.messages.swap(table.id, None, Posted(slot, where, self.dice.randint(1, 10**9), "text", ""))

    async def go_on(self) -> None:
        """Something happens, if the tables do not refuse it."""
        place = Place(self.dice.randint(1, 2), "The Court", self.dice.randint(100, 199), "en")
        with suppress(Refusal):
            await self.dice.choice(DEEDS)(self, self.dice.choice(PEOPLE), place)


DEEDS = (Life.lobby, Life.match, Life.ended, Life.absence, Life.plan, Life.choices, Life.message)


async def everything(where: Where) -> list[str]:
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


async def by_privacy(where: Where, user: int) -> tuple[bytes, Deletion]:
    """Give out somebody's data as /privacy does, and delete them."""
    store = await Store.open(where)
    zipped = await OwnData(Tables(store, times=TIMES), store).zipped(user)
    done = await deletions(store).delete(user)
    await store.close()
    return zipped, done


async def by_command(where: Where, user: int) -> tuple[bytes, Deletion]:
    """Give out somebody's data by the command, and delete them."""
    return await person.export(where, user), await person.delete(where, user)


async def beside_a_bot(where: Where, user: int) -> tuple[bytes, Deletion]:
    """Give out somebody's data while a bot runs, and have the bot delete them."""
    store = await Store.open(where)
    zipped, deleting = await person.export(where, user), asyncio.create_task(person.delete(where, user))
    while not deleting.done():
        await deletions(store).take_orders()
        await asyncio.sleep(0)
    await store.close()
    return zipped, await deleting


@pytest.fixture(params=["sqlite", "postgresql"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> list[Where]:
    """Two empty places of databases of a kind."""
    if request.param == "sqlite":
        return [tmp_path / "one.db", tmp_path / "other.db"]
    return [request.getfixturevalue("postgres"), request.getfixturevalue("another_postgres")]


@pytest.fixture
async def another_postgres(postgres_server: postgresql.Server) -> AsyncIterator[str]:
    async with postgres_server.database() as address:
        yield address


@pytest.mark.parametrize("seed", range(samples(1, 50)))
async def test_it_is_the_same_as_by_privacy(
    seed: int, places: list[Where], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten people have their data deleted one after the other, half of them while a bot runs."""
    monkeypatch.setattr(person, "Tables", partial(Tables, times=TIMES))
    monkeypatch.setattr(person, "EVERY", 0)
    monkeypatch.setattr("bot.store.ratings.new_mark", lambda: 1)
    monkeypatch.setattr("bot.store.sqlite.instance.TO_HAVE_FOLDER", 0)
    dice, life = random.Random(f"person {seed}"), tmp_path / "life.db"
    store = await Store.open(life)
    evening = Life(store, dice)
    for _ in range(SOME):
        await evening.go_on()
    await store.close()
    for place in places:
        await move(life, place, lambda _: None)
    for number, one in enumerate(dice.sample(PEOPLE, len(PEOPLE))):
        found = []
        ways = by_privacy, (by_command, beside_a_bot)[number % 2]
        for way, where in zip(ways, places, strict=True):
            monkeypatch.setattr("bot.privacy.deletions.secrets", Chance(f"{seed} {number}"))
            found.append(await way(where, one.user))
        assert found[0] == found[1]
        assert await everything(places[0]) == await everything(places[1])
