"""cluster: several processes at one PostgreSQL play a match, and they and PostgreSQL are killed again and again."""

import asyncio
import random
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

from bot.sandbox import Sandbox
from bot.store import Posted, Store
from bot.tables import Tables
from tests import postgresql
from tests.cluster.town import Town
from tests.prove.one_match import PATIENCE, OneMatch, known
from tests.prove.playground import store_at
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
        self.one_match = OneMatch(sandbox, seed, SLOWER)
        self._dice = random.Random(f"cluster {seed}")
        self.deaths: list[str] = []

    async def run(self) -> None:
        """Play to the end, and kill meanwhile."""
        for name in (*GATEWAYS, *WORKERS):
            await self._begin(name)
        await self._connected()
        await self.one_match.gather(None)
        await self.one_match.start()
        while not self.one_match.over:
            playing = asyncio.create_task(self.one_match.play())
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
        await self.sandbox.until(self.one_match.all_is_told, within=PATIENCE)

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

    async def check(self) -> None:
        """Assert all that must hold when everybody has been told the end."""
        async with store_at(self._town.database) as store:
            posted = await self._noted(store)
            table = await store.tables.get(1)
            require(table is not None and table.state == "finished", "the match has not ended in the store")
            match = await Tables(store).matches.of(table) if table is not None else None
        self.one_match.check_end(1, match, len(self.deaths))
        if match is not None:
            self.one_match.check_answers(match)
        unknown = self.one_match.standing - known(posted)
        require(not unknown, f"{len(unknown)} messages in the hall are not known")

    async def _noted(self, store: Store) -> dict[str, Posted]:
        """Return the posted messages, once all that was done at the end has been noted."""
        for tries in count():
            posted = await store.messages.posted(1)
            if self.one_match.standing <= {one.message for one in posted.values()} or tries > 100:
                return posted
            await asyncio.sleep(0.1)
        raise AssertionError

    def __str__(self) -> str:
        logs = "\n".join(f"{name}: {self._town.log(name)[-1500:]}" for name in (*GATEWAYS, *WORKERS))
        return f"{self.one_match}\nDeaths: {self.deaths}\n{self.one_match.scene()}\nLogs:\n{logs}"


async def _cancelled(task: asyncio.Task[None]) -> None:
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=0.01)
    if not task.cancelled():
        with suppress(TimeoutError):
            task.result()


async def case(seed: int) -> int:
    """A match, and everything killed through it; how often is returned."""
    programs = postgresql.programs()
    if programs is None:
        raise Broken("there is no PostgreSQL on this machine")
    loop = asyncio.get_running_loop()
    with tempfile.TemporaryDirectory(prefix="turncoat-prove-") as folder, postgresql.serving(programs) as server:
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
