"""calls: whom a host calls, in evenings of chance, is whom plain rules allow, and nobody else."""

import random
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from msgspec.structs import replace

import engine
from bot.gathering.calling import Calls
from bot.gathering.calls import Circumstances, order
from bot.store import CallWish, Store
from bot.tables import Person, Place, Refusal, Sitter, Table, Tables, Times
from tests.bot.bot_on_sandbox import Wall
from tests.prove.playground import store_at
from tests.prove.row import Broken, Row, require

PRESSES = 25
"""*Call players* is pressed so often in a case."""
IMAGINED = 200
"""After each press so many other tables are imagined."""
GUILD = 1
PEOPLE = range(101, 131)
GAMES = tuple(engine.games())
ZONES = ("", "", "UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York")
DAY, HOUR = 24 * 3600.0, 3600.0


class Walk:
    """A server of thirty people, of whom some asked to be called; what happened there is written down again here."""

    def __init__(self, tables: Tables, store: Store, wall: Wall, dice: random.Random) -> None:
        self.tables, self.store, self.wall, self.dice = tables, store, wall, dice
        self.calls = Calls(tables, store)
        self.zones: dict[int, str] = {}
        self.wishes: dict[tuple[int, str], tuple[int, int] | None] = {}
        self.blocks: set[tuple[int, int]] = set()
        self.blind: set[int] = set()
        self.past: list[tuple[int, int, int, float]] = []
        self.presses: list[tuple[int, float]] = []
        self.sitting: set[int | None] = set()
        self.channel = 0

    async def begin(self) -> None:
        """Let people choose where they live, and ask to be called."""
        for user in PEOPLE:
            self.zones[user] = self.dice.choice(ZONES)
            await self.tables.wishes.choose(user, zone=self.zones[user] or "none")
            for _ in range(self.dice.choice((0, 1, 1, 2))):
                await self.wish(user)

    async def wish(self, user: int) -> None:
        """Ask to be called to a game or all, at any time or between hours."""
        game = self.dice.choice(("", *GAMES))
        since, until = self.dice.sample(range(25), 2)
        hours = self.dice.choice((None, None, (since, until)))
        await self.calls.wish(CallWish(user, GUILD, game, *(hours or (None, None))))
        if not game:
            for one in [one for one in self.wishes if one[0] == user]:
                del self.wishes[one]
        self.wishes[user, game] = hours

    async def change(self) -> None:
        """Let somebody change a wish, block somebody, or see the channel no more."""
        one, other = self.dice.sample(PEOPLE, 2)
        deed = self.dice.randrange(5)
        if deed == 0:
            await self.wish(one)
        elif deed == 1:
            await self.calls.end(one, GUILD)
            self.wishes = {key: hours for key, hours in self.wishes.items() if key[0] != one}
        elif deed == 2:
            await self.tables.blocks.add(one, other)
            self.blocks.add((one, other))
        elif deed == 3:
            await self.tables.blocks.remove(one, other)
            self.blocks.discard((one, other))
        else:
            self.blind ^= {one}

    async def press(self) -> None:
        """Open a table, let some sit down, and press *Call players*, twice. Raises ``Broken``."""
        self.wall.now += self.dice.choice((30.0, 600.0, HOUR, 5 * HOUR))
        await self.change()
        table = await self.opened()
        if table is None:
            return
        allowed = self.allowed(table)
        refused = self.host_is_tired(table)
        found = await self.pressed(table)
        require(found == ([] if refused else allowed), f"{found} were called, {allowed} may be, refused: {refused}")
        now = self.wall.now
        if found:
            self.presses.append((table.host, now))
            self.past += [(user, table.id, table.host, now) for user in found]
            require(await self.pressed(table) == [], "a table called twice")
        await self.empty()
        await self.imagine(table)

    async def imagine(self, table: Table) -> None:
        """Imagine other tables at other times, and ask who may be called there. Raises ``Broken``."""
        now, past = self.wall.now, await self.store.calls.since(GUILD, 0.0)
        asked = {game: await self.store.calls.asked(GUILD, game) for game in GAMES}
        for _ in range(IMAGINED):
            self.wall.now = now + self.dice.uniform(0, 2 * DAY)
            here = self.dice.sample(PEOPLE, self.dice.randint(1, 4))
            sitters = tuple(Sitter(name=str(one), user=one) for one in here)
            other = replace(table, id=0, host=here[0], game=self.dice.choice(GAMES), sitters=sitters)
            apart = {one for pair in self.blocks if set(pair) & set(here) for one in pair} - set(here)
            found = order(asked[other.game], Circumstances(self.wall.now, other, apart, past))
            require([one.user for one in found] == self.may_be_called(other), f"imagined: {found} at {other}")
        self.wall.now = now

    async def opened(self) -> Table | None:
        """Open a table of chance; nobody is called who sits elsewhere, so some tables stay."""
        host, *others = self.dice.sample(PEOPLE, self.dice.choice((1, 1, 2, 3)))
        self.channel += 1
        place = Place(GUILD, "The Court", self.channel, "en")
        with suppress(Refusal):
            table = await self.tables.lobby.open(place, _person(host), self.dice.choice(GAMES), {})
            for one in others:
                with suppress(Refusal):
                    table = await self.tables.lobby.join(table.id, _person(one))
            return table
        return None

    async def pressed(self, table: Table) -> list[int]:
        """Press the button, and return who is called."""

        async def sees(user: int) -> bool:
            return user not in self.blind

        try:
            called = await self.calls.call(await self.calls.check(table.id, table.host), sees)
        except Refusal:
            return []
        return list(called.summons.people) if called.summons is not None else []

    async def empty(self) -> None:
        """Let everybody leave most tables, one in four stays for a while."""
        for one in await self.tables.open_tables(GUILD):
            if self.dice.random() < 0.75:
                for sitter in one.sitters:
                    await self.tables.lobby.leave(one.id, sitter.user or 0)
        self.sitting = {sitter.user for one in await self.tables.open_tables(GUILD) for sitter in one.sitters}

    def allowed(self, table: Table) -> list[int]:
        """Return whom a call to a table mentions by plain rules."""
        return [user for user in self.may_be_called(table)[:20] if user not in self.blind][:10]

    def may_be_called(self, table: Table) -> list[int]:
        """Return whom plain rules allow to call; the person who waits longest comes first."""
        here = {one.user for one in table.sitters}
        found = [user for user in PEOPLE if self.may_be(user, table, here)]
        last = {user: max((at for one, _, _, at in self.past if one == user), default=0.0) for user in found}
        return sorted(found, key=lambda user: (last[user], user))

    def may_be(self, user: int, table: Table, here: set[int | None]) -> bool:
        now, zone = self.wall.now, self.zones[user]
        hour = datetime.fromtimestamp(now, ZoneInfo(zone)).hour if zone else None
        night = hour is not None and (hour >= 22 or hour < 8)
        hours = [self.wishes[user, game] for game in ("", table.game) if (user, game) in self.wishes]
        day = [one for one in self.past if one[0] == user and one[3] > now - DAY]
        apart = any((user, one) in self.blocks or (one, user) in self.blocks for one in here if one)
        return (
            any(_includes(one, hour) for one in hours)
            and not night
            and not apart
            and user not in here
            and user not in self.sitting
            and len(day) < 3
            and all(host != table.host for _, _, host, _ in day)
        )

    def host_is_tired(self, table: Table) -> bool:
        """Return whether the host has called, or the server was called, often enough."""
        now = self.wall.now
        mine = sum(1 for host, at in self.presses if host == table.host and at >= now - DAY)
        return mine >= 3 or sum(1 for _, at in self.presses if at >= now - HOUR) >= 10


def _includes(hours: tuple[int, int] | None, hour: int | None) -> bool:
    if hours is None:
        return True
    since, until = hours
    each = range(since, until) if since < until else (*range(since, 24), *range(until))
    return hour in each


def _person(user: int) -> Person:
    return Person(user, f"Person {user}", "en")


async def case(seed: int, presses: int = PRESSES) -> int:
    """Press the button so often; each time what happened before counts."""
    dice = random.Random(f"calls {seed}")
    wall = Wall()
    wall.now = 1_790_000_000.0
    with tempfile.TemporaryDirectory() as folder:
        async with store_at(Path(folder) / "turncoat.db") as store:
            walk = Walk(Tables(store, times=Times(wall, wall)), store, wall, dice)
            await walk.begin()
            for number in range(presses):
                try:
                    await walk.press()
                except Broken as broken:
                    raise Broken(f"seed {seed}, press {number}: {broken}") from None
    return presses * (1 + IMAGINED)


CALLS = Row(
    "calls",
    "Hosts call players again and again while people ask, block, sit down and leave: those who are called are those "
    "whom plain rules allow.",
    "0 calls differ",
    size=100_000,
    quick=500,
    case=case,
    limit=600.0,
)
