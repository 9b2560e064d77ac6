"""cluster: several processes at one PostgreSQL play a match, and they and PostgreSQL are killed again and again."""

import asyncio
import random
import tempfile
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path

from bot.fair_deal.verify import verify
from bot.sandbox import Sandbox
from bot.store import Posted, Store
from bot.tables import Tables
from tests import postgresql
from tests.bot.court import HALL
from tests.bot.manners import is_end
from tests.cluster.town import Town
from tests.prove.evening import PATIENCE, Evening, still_asked
from tests.prove.row import Broken, Row, require
from tests.samples import samples

SLOWER = 5
"""So much longer than Discord an interaction waits: the machine is busy, and deaths are what is tried."""
TO_CONNECT = 90.0
GATEWAYS = {"gateway 0": 'shards = "0/2"', "gateway 1": 'shards = "1/2"'}
WORKERS = ("worker 0", "worker 1")
DATABASE = "PostgreSQL"
LIVES = (0.2, 3.0)
"""Seconds for which nobody dies."""
AWAY = (0.0, 2.0)
"""Seconds for which somebody is dead."""
MOST = samples(8, 30)
"""So many deaths has a match at most; then it is played to its end."""


class Cluster:
    """A match of a town in which everything is killed in turn."""

    def __init__(self, sandbox: Sandbox, server: postgresql.Server, town: Town, seed: int) -> None:
        self.sandbox, self._server, self._town = sandbox, server, town
        self.evening = Evening(sandbox, seed, SLOWER)
        self._dice = random.Random(f"cluster {seed}")
        self.deaths: list[str] = []

    async def run(self) -> None:
        """Play to the end, and kill meanwhile."""
        for name in (*GATEWAYS, *WORKERS):
            await self._begin(name)
        await self._connected()
        await self.evening.gather(None)
        await self.evening.start()
        while not self.evening.over:
            playing = asyncio.create_task(self.evening.play())
            mortal = len(self.deaths) < MOST
            await asyncio.wait((playing,), timeout=self._dice.uniform(*LIVES) if mortal else None)
            if playing.done():
                playing.result()
            elif (victim := self._dice.choice((*GATEWAYS, *WORKERS, *WORKERS, DATABASE))) in WORKERS:
                self.deaths.append(victim)
                await self._town.kill(victim)
                await asyncio.wait((playing,), timeout=self._dice.uniform(*AWAY))
                await self._begin(victim)
                await _cancelled(playing)
            else:
                self.deaths.append(victim)
                await _cancelled(playing)
                await self._kill(victim)
        await self.sandbox.until(self._all_is_told, within=PATIENCE)

    async def _begin(self, name: str) -> None:
        role = "gateway" if name in GATEWAYS else "worker"
        await self._town.begin(name, role, 'log_level = "warning"', GATEWAYS.get(name, ""))

    async def _kill(self, victim: str) -> None:
        """Kill what people cannot do without, and let it live again."""
        if victim == DATABASE:
            await asyncio.to_thread(self._server.crash)
            await asyncio.sleep(self._dice.uniform(*AWAY))
            await asyncio.to_thread(self._server.start)
            await asyncio.sleep(1.0)
        else:
            await self._town.kill(victim)
            await self._begin(victim)
        await self._connected()

    async def _connected(self) -> None:
        await self.sandbox.until(lambda: self.sandbox.bot_online and self.sandbox.world.commands, within=TO_CONNECT)

    def _all_is_told(self) -> bool:
        """Everybody has been told the end, and no question is left."""
        return all(any(map(is_end, one.dms)) for one in self.evening.people) and not still_asked(self.sandbox)

    async def check(self) -> None:
        """Assert all that must hold when everybody has been told the end."""
        store = await Store.open(self._town.database)
        try:
            posted = await self._noted(store)
            table = await store.tables.get(1)
            require(table is not None and table.state == "finished", "the match has not ended in the store")
            match = await Tables(store).matches.of(table) if table is not None else None
        finally:
            await store.close()
        hall = self.sandbox.channel(HALL).messages
        records = [file for one in hall for file in one.attachments if file.filename == "turncoat-1.json"]
        require(len(records) == 1, f"the record was published {len(records)} times")
        proven = verify(records[0].data)
        require(match is not None and proven.match.record.answers == match.record.answers, "the record is another one")
        given = Counter[tuple[str, int]]()
        keys: dict[tuple[str, int], tuple[str, ...]] = {}
        for seat, person in enumerate(self.evening.people):
            for moment in proven.match.seat(seat).moments:
                if moment.answered is not None:
                    given[person.key, moment.answered.question] += 1
                    keys[person.key, moment.answered.question] = moment.answered.keys
            require(sum(map(is_end, person.dms)) == 1, f"{person.name} was not told the end once")
        for one, key in self.evening.taken.items():
            require(given[one] == 1, f"the acknowledged answer {one} is there {given[one]} times")
            require(key is None or keys[one] == (key,), f"{one} was {key}, and {keys[one]} is there")
        times = Counter(one.message for one in posted.values() if one.message is not None)
        require(all(number == 1 for number in times.values()), f"messages that stand in two slots: {times}")
        standing = {one.id for one in hall if one.author is self.sandbox.world.bot}
        require(standing <= set(times), f"{len(standing - set(times))} messages in the hall are not known")
        require(not self.sandbox.problems, f"Discord would have refused: {self.sandbox.problems}")

    async def _noted(self, store: Store) -> dict[str, Posted]:
        """Return the posted messages, once all that was done at the end has been noted."""
        for tries in count():
            posted = await store.messages.posted(1)
            known = {one.message for one in posted.values()}
            standing = {one.id for one in self.sandbox.channel(HALL).messages if one.author is self.sandbox.world.bot}
            if standing <= known or tries > 100:
                return posted
            await asyncio.sleep(0.1)
        raise AssertionError

    def __str__(self) -> str:
        logs = "\n".join(f"{name}: {self._town.log(name)[-1500:]}" for name in (*GATEWAYS, *WORKERS))
        return f"{self.evening}\nDeaths: {self.deaths}\n{self.evening.scene()}\nLogs:\n{logs}"


async def _cancelled(task: asyncio.Task[None]) -> None:
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=0.01)
    if not task.cancelled():
        with suppress(TimeoutError):
            task.result()


def case(seed: int) -> int:
    """A match, and everything killed through it; how often is returned."""
    return asyncio.run(_case(seed))


async def _case(seed: int) -> int:
    programs = postgresql.programs()
    require(programs is not None, "there is no PostgreSQL on this machine")
    assert programs is not None
    loop = asyncio.get_running_loop()
    with (
        tempfile.TemporaryDirectory(prefix="turncoat-prove-") as folder,
        postgresql.serving(programs) as server,
    ):
        async with server.database() as address, Sandbox(clock=lambda: loop.time() / SLOWER) as sandbox:
            town = Town(sandbox, Path(folder), address)
            cluster = Cluster(sandbox, server, town, seed)
            try:
                await cluster.run()
                await cluster.check()
            except (Broken, TimeoutError) as error:
                raise Broken(f"{error}\n{cluster}") from error
            finally:
                await town.close()
    return len(cluster.deaths)


CLUSTER = Row(
    "cluster",
    "Two processes on the gateway and two workers play at one PostgreSQL; any of them is killed, and PostgreSQL, too.",
    "0 acknowledged answers lost or doubled, each slot one message, one record each",
    size=200,
    quick=5,
    case=case,
    limit=900.0,
)
