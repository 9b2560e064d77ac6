"""A table with all that shows it, on a clock that nobody waits for, and a Discord that fails and delays as one likes.

Calls are taken where ``bot.delivery.calls`` would make them. The store is a real one, at work in the same thread, so
that a course always takes the same steps.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiosqlite
import discord
import pytest
from msgspec.structs import replace

from bot.delivery.delivery import Delivery
from bot.delivery.drawing import Drawing, StaleContent
from bot.delivery.limiter import Limiter
from bot.delivery.marks import Marks
from bot.messages import Content
from bot.processes.owners import ALONE
from bot.store import NumberedClock, Store, Table
from bot.tables import Computers, Tables, Times
from bot.tables.players.thoughts import Thinker
from engine import Answer
from tests.store.in_file import in_file
from tests.virtual_time import run

Trouble = Callable[[float], Awaitable[None]]

EPOCH = 1_700_000_200.0
A_CALL = 0.05
"""Seconds that a call takes, where nothing is the matter."""
DIRECT = 1_000_000
"""The difference between the number of a channel of direct messages and its person's number."""
PACE = 1.5
CLOSED = 50007
LIMIT = 300.0
"""Seconds for which a rate limit holds that is too long for discord.py."""

Call = tuple[float, int, str, tuple[object, ...]]
"""The time and place of a call, its deed, and all that its receiver may notice."""


class Discord:
    """A Discord that takes calls.

    Calls to a place in ``troubles`` meet what the trouble raises, or how long the trouble takes.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._begun = clock()
        self._numbers: Counter[int] = Counter()
        self.calls: list[Call] = []
        self.troubles: dict[int, Trouble] = {}

    async def create_dm(self, user: discord.Object) -> SimpleNamespace:
        """Open somebody's direct messages."""
        await self._take(DIRECT + user.id, "open")
        return SimpleNamespace(id=DIRECT + user.id)

    async def post(
        self, client: object, channel: int, content: Content, nonce: str, wanted: Callable[[], bool], *_: object
    ) -> int:
        """A new message; those of each place have numbers of their own."""
        if not wanted():
            raise StaleContent
        await self._take(channel, "post", *_seen(content), nonce)
        self._numbers[channel] += 1
        return channel * 1000 + self._numbers[channel]

    async def edit(
        self, client: object, channel: int, message: int, content: Content, wanted: Callable[[], bool], *_: object
    ) -> None:
        """Another content of a message."""
        if not wanted():
            raise StaleContent
        await self._take(channel, "edit", message, *_seen(content))

    async def delete(self, client: object, channel: int, message: int) -> None:
        """A message goes."""
        await self._take(channel, "delete", message)

    async def newest(self, *_: object) -> list[dict[str, Any]]:
        """Nothing stands anywhere that the bot does not know."""
        return []

    async def _take(self, place: int, what: str, *seen: object) -> None:
        self.calls.append((round(self._clock() - self._begun, 6), place, what, seen))
        await asyncio.sleep(A_CALL)
        if place in self.troubles:
            await self.troubles[place](self._clock() - self._begun)

    def told(self, but: int) -> list[Call]:
        """All calls to everybody but one person."""
        return [one for one in self.calls if one[1] != DIRECT + but]


def _seen(content: Content) -> tuple[object, ...]:
    return content.text, content.rows, content.ping, content.picture_fingerprint, content.file


async def slow(at: float) -> None:
    """Each call takes seconds."""
    await asyncio.sleep(4.0)


async def failing(at: float) -> None:
    """For a while each call is answered with an error of Discord's."""
    if at < 60:
        raise discord.DiscordServerError(response(503, "Service Unavailable"), "upstream connect error")


async def closed(at: float) -> None:
    """Nobody takes direct messages there."""
    raise discord.Forbidden(
        response(403, "Forbidden"), {"code": CLOSED, "message": "Cannot send messages to this user"}
    )


async def limited(at: float) -> None:
    """For a while discord.py would have to wait for longer than it may."""
    if at < LIMIT:
        raise discord.RateLimited(LIMIT)


def response(status: int, reason: str = "") -> Any:
    """An answer to a call, of which discord.py makes its errors."""
    return SimpleNamespace(status=status, reason=reason, headers={})


class DeliveredTable:
    """A running table at ``time``, counted from the beginning, and what is called because of it.

    All that is changed by ``patch`` is so for this evening.
    """

    def __init__(
        self, clock: Callable[[], float], store: Store, thinker: Thinker | None, patch: pytest.MonkeyPatch
    ) -> None:
        self._clock, self._begun = clock, clock()
        self.store, self.patch = store, patch
        self.tables = Tables(store, times=Times(lambda: EPOCH + clock() - self._begun, clock))
        self.discord = Discord(clock)
        limiter = Limiter(clock, queued=True)  # else one more try of somebody's would put off what comes right after
        client: Any = self.discord
        self.delivery = Delivery(client, self.tables, store, Drawing(0), Marks(store, "evening"), limiter, ALONE, 20)
        self.delivery._lanes._clock = clock
        self.computers = Computers(self.tables, PACE, thinker=thinker)
        self.tables.listeners.append(self._changed)
        self.number = 0

    def _changed(self, table: Table, left: NumberedClock | None) -> None:
        self.delivery.refresh(table.id, (table, left) if left is not None else None)
        self.computers.changed(table)

    async def begin(self, table: Table, answers: Sequence[Answer]) -> None:
        """Begin with everybody's direct messages open and with so many answers given, and show all."""
        for one in table.sitters:
            if one.user is not None:
                await self.store.direct.save_channel(one.user, DIRECT + one.user)
        self.number = (await self.store.tables.open(replace(table, id=0))).id
        for step, answer in enumerate(answers):
            assert await self.store.answers.append(self.number, step, answer, EPOCH)
        self.delivery.refresh(self.number)

    async def answer(self, seat: int, keys: Sequence[str]) -> None:
        """The person of a seat answers."""
        table = await self.tables.table(self.number)
        await self.tables.answers.give(self.number, table.sitters[seat].user or 0, keys)

    async def until(self, time: float) -> None:
        """Wait for a time."""
        await asyncio.sleep(max(0.0, self._begun + time - self._clock()))

    async def close(self) -> None:
        """End all that is under way."""
        await self.computers.close()
        await self.delivery.close()
        await self.store.close()


def spend(
    folder: Path, course: Callable[[DeliveredTable], Awaitable[None]], thinker: Thinker | None = None
) -> list[Call]:
    """All calls of an evening that takes a course."""

    async def work(clock: Callable[[], float]) -> list[Call]:
        async with _evening(clock, folder, thinker) as delivered:
            await course(delivered)
            return delivered.discord.calls

    return run(work)


@asynccontextmanager
async def _evening(clock: Callable[[], float], folder: Path, thinker: Thinker | None) -> AsyncIterator[DeliveredTable]:
    file = folder / "evening.db"
    file.write_bytes(_empty())
    with _at_work_here() as patch:
        store = await Store.open(file)
        await in_file(store)._connection.execute("PRAGMA synchronous = OFF")
        delivered = DeliveredTable(clock, store, thinker, patch)
        for name in ("post", "edit", "delete", "newest"):
            patch.setattr(f"bot.delivery.calls.{name}", getattr(delivered.discord, name))
        try:
            yield delivered
        finally:
            await delivered.close()


@cache
def _empty() -> bytes:
    """A database without any table."""

    async def work(file: Path) -> None:
        await (await Store.open(file)).close()

    with tempfile.TemporaryDirectory() as folder, _at_work_here():
        file = Path(folder) / "empty.db"
        made = work(file)
        with pytest.raises(StopIteration):
            made.send(None)  # nothing is waited for
        return file.read_bytes()


@contextmanager
def _at_work_here() -> Iterator[pytest.MonkeyPatch]:
    """Do the work of threads at once: the time here does not wait for threads."""
    with pytest.MonkeyPatch.context() as patch:
        for name, way in (("_execute", _done_here), ("_connect", _connected_here), ("close", _closed_here)):
            patch.setattr(aiosqlite.Connection, name, way)
        patch.setattr(aiosqlite.Connection, "__await__", lambda one: one._connect().__await__())
        patch.setattr(asyncio, "to_thread", _at_once)
        yield patch


async def _done_here(one: Any, work: Callable[..., object], *values: object, **named: object) -> object:
    return work(*values, **named)


async def _at_once(work: Callable[..., object], *values: object) -> object:
    return work(*values)


async def _connected_here(one: Any) -> object:
    one._connection = one._connector()
    return one


async def _closed_here(one: Any) -> None:
    one._connection.close()
    one._connection = None
