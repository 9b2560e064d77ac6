"""Waiting times for answers and questions, and the cost of a click, with one process and with more.

The processes share a PostgreSQL, and a click costs time in each of them.
All tables are played at once; the sandbox in this process also has a part of the machine.
"""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bot.sandbox import Person, Sandbox
from tests import postgresql
from tests.bench.bot_process import seconds_of
from tests.bench.figures import Row, p99
from tests.bot.bot_on_sandbox import silent
from tests.bot.playing import Question, clicks, questions_of
from tests.cluster.town import Town

TABLES, PEOPLE = 8, 4
ANSWERS = 25
"""At each table; the first ones are not measured."""
WARM = 5
PACE = (0.2, 0.8)
"""Seconds for which somebody thinks who is asked. Quicker, and Discord's limit on calls would be what is measured."""
PATIENCE = 60.0

SETS = {
    "one process": {"all": ("all", "")},
    "a gateway and two workers": {"gateway": ("gateway", ""), "one": ("worker", ""), "two": ("worker", "")},
    "two gateways and two workers": {
        "gateway 0": ("gateway", 'shards = "0/2"'),
        "gateway 1": ("gateway", 'shards = "1/2"'),
        "one": ("worker", ""),
        "two": ("worker", ""),
    },
}
"""The processes of each set by their names: their role, and what else is configured."""


def rows() -> list[Row]:
    """Return the rows.

    Without PostgreSQL there are no rows.
    """
    programs = postgresql.programs()
    if programs is None:
        return []
    found = []
    for name, processes in SETS.items():
        with postgresql.serving(programs, durable=True) as server:
            found += asyncio.run(_measured(name, server.address(), processes))
    return found


async def _measured(name: str, database: str, processes: dict[str, tuple[str, str]]) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as folder:
        async with Sandbox() as sandbox:
            town = Town(sandbox, Path(folder), database)
            try:
                for one, (role, configured) in processes.items():
                    await town.begin(one, role, 'log_level = "warning"', configured)
                await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=PATIENCE)
                crowd = Crowd(sandbox, town)
                await crowd.play()
            finally:
                await town.close()
    what = f"{name}, {TABLES} tables of Verräter at once"
    costs = ", ".join(f"{one} {spent * 1000 / len(crowd.waits):.1f}" for one, spent in crowd.spent.items())
    return [
        (f"{what}: clicks a second", "", f"{len(crowd.waits) / crowd.took:.0f}"),
        (f"{what}: click to acknowledgement, p50 and p99", "", _middle_and_slowest(crowd.waits)),
        (f"{what}: acknowledgement to the next question, p50 and p99", "", _middle_and_slowest(crowd.asked)),
        (f"{what}: CPU of each process a click, drawing included", "", f"{costs} ms"),
    ]


def _middle_and_slowest(times: Sequence[float]) -> str:
    return f"{statistics.median(times) * 1000:.0f} ms, {p99(times):.0f} ms"


class Crowd:
    """People who play, at each table others; seconds that they waited, and of CPU that each process took meanwhile."""

    def __init__(self, sandbox: Sandbox, town: Town) -> None:
        self._sandbox = sandbox
        self._town = town
        self._warm = 0
        self._begun = 0.0
        self._before: dict[str, float] = {}
        self.waits: list[float] = []
        self.asked: list[float] = []
        self.spent: dict[str, float] = {}
        self.took = 0.0

    async def play(self) -> None:
        """Found the tables, and play at all of them."""
        tables = [await self._opened(number) for number in range(TABLES)]
        await asyncio.gather(*(self._played(number, people) for number, people in enumerate(tables)))
        self.took = time.perf_counter() - self._begun
        self.spent = {one: spent - self._before[one] for one, spent in self._spent().items()}

    async def _opened(self, number: int) -> list[Person]:
        """A table in a channel of its own, at which people sit who sit nowhere else."""
        room = self._sandbox.world.add_channel(f"room-{number}")
        people = [self._sandbox.add_person(f"Guest {number} {seat}") for seat in range(PEOPLE)]
        for one in people:
            self._sandbox.add_member(one)
        host, *others = people
        await host.command(room.name, "join", game="verraeter")
        await self._sandbox.until(lambda: room.messages, within=PATIENCE)
        lobby = room.messages[0]
        for one in others:
            await silent(one.click(lobby, "Join"))
        await self._sandbox.until(lambda: any(one.label == "Start" and not one.disabled for one in lobby.buttons))
        await silent(host.click(lobby, "Start"))
        return people

    async def _played(self, number: int, people: Sequence[Person]) -> None:
        """So many answers of a table, one after the other."""
        chance, done, since = random.Random(number), set[str](), 0.0
        while len(done) < ANSWERS:
            question = await self._next(people, done)
            if len(done) > WARM:
                self.asked.append(time.perf_counter() - since)
            done.add(question.step)
            await asyncio.sleep(chance.uniform(*PACE))
            for click in await clicks(question, chance):
                if len(done) > WARM and click.acknowledged_after is not None:
                    self.waits.append(click.acknowledged_after)
            since = time.perf_counter()
            if len(done) == WARM:
                self._is_warm()

    async def _next(self, people: Sequence[Person], done: set[str]) -> Question:
        await self._sandbox.until(lambda: _open(people, done), within=PATIENCE)
        return _open(people, done)[0]

    def _is_warm(self) -> None:
        """The last table to be warm begins the measurement."""
        self._warm += 1
        if self._warm == TABLES:
            self.waits.clear()
            self.asked.clear()
            self._begun, self._before = time.perf_counter(), self._spent()

    def _spent(self) -> dict[str, float]:
        return {name: seconds_of(process.pid) for name, process in self._town.processes.items()}


def _open(people: Sequence[Person], done: set[str]) -> list[Question]:
    return [one for one in questions_of(people) if one.step not in done]
