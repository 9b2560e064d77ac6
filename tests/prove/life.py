"""The bot as a process that can be killed: forked from one in which everything is imported, so it lives at once."""

import asyncio
import ctypes
import itertools
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot import client, sandbox, texts
from bot.config import Settings
from bot.operating import logs
from bot.store.answers import AnswerRows
from bot.store.clocks import ClockRows
from bot.store.direct import DirectRows
from bot.store.facts import FactRows
from bot.store.hearing import HearingRows
from bot.store.messages import MessageRows
from bot.store.shown import ShownRows
from bot.store.tables import TableRows
from bot.tables import Times
from tests.bot.outlines import instead_of_pictures

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.prove.life"])
TO_CONNECT = 30.0
LOG = "log.txt"
WRITES: dict[type[object], tuple[str, ...]] = {
    TableRows: ("open", "save", "take_back"),
    AnswerRows: ("append",),
    ClockRows: ("swap", "put_off"),
    MessageRows: ("swap", "note", "drop"),
    ShownRows: ("save",),
    FactRows: ("save", "swap"),
    DirectRows: ("_save",),
    HearingRows: ("note",),
}
COUNT_EVERY = 0.5

for _language in texts.LANGUAGES:
    texts.speaker(_language)


class Birth(NamedTuple):
    """The parameters of a life: the place of its data, its address and token, and whether it draws.

    ``database`` is the address of a PostgreSQL; if empty, the database is a file in the folder.
    """

    folder: Path
    address: str
    token: str
    draws: bool
    database: str = ""


class Doom(NamedTuple):
    """A life ends by itself at its write of this number into the database: ``done``, or before that."""

    number: int
    done: bool


class Shared(NamedTuple):
    """Values that a life and its watcher share: the seconds that its time is ahead, and its number of tasks."""

    ahead: ctypes.c_double
    tasks: ctypes.c_long


class Life:
    """A process of the bot, from its start to its death."""

    def __init__(self, birth: Birth, shared: Shared, doom: Doom | None = None) -> None:
        self._process = PROCESSES.Process(target=_live, args=(birth, shared, doom))
        self.killed = asyncio.Event()

    def begin(self) -> None:
        self._process.start()
        asyncio.get_running_loop().add_reader(self._process.sentinel, self.killed.set)

    @property
    def number(self) -> int:
        return self._process.pid or 0

    def kill(self) -> None:
        """End it as a power failure would."""
        self._process.kill()
        self.killed.set()

    async def buried(self) -> bool:
        """Wait until nothing is left of it; whether it was killed, and has not ended in any other way."""
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        await asyncio.to_thread(self._process.join)
        killed = self._process.exitcode == -signal.SIGKILL
        self._process.close()
        return killed


def shared() -> Shared:
    """Return values that all lives of a bot share with their watcher."""
    return Shared(PROCESSES.RawValue(ctypes.c_double, 0.0), PROCESSES.RawValue(ctypes.c_long, 0))


def _live(birth: Birth, shared: Shared, doom: Doom | None) -> None:
    with (birth.folder / LOG).open("ab") as log:
        os.dup2(log.fileno(), 2)
    sandbox.redirect(birth.address)
    logs.set_up({birth.token: "[token]"}, "warning", "text")
    ahead = shared.ahead
    times = Times(lambda: time.time() + ahead.value, lambda: time.monotonic() + ahead.value, often=0.2)
    settings = Settings(token=birth.token, data=birth.folder, drawing="threads", database=birth.database)
    with pytest.MonkeyPatch.context() as patch:
        if not birth.draws:
            instead_of_pictures(patch)
        if doom is not None:
            _strike(patch, doom)
        asyncio.run(_play(settings, times, shared))


def _strike(patch: pytest.MonkeyPatch, doom: Doom) -> None:
    """Let this process end at a write."""
    numbers = itertools.count(1)

    def mortal(write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def written(*arguments: Any, **named: Any) -> Any:
            dies = next(numbers) == doom.number
            if dies and not doom.done:
                os.kill(os.getpid(), signal.SIGKILL)
            result = await write(*arguments, **named)
            if dies:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        return written

    for part, name in ((part, name) for part, names in WRITES.items() for name in names):
        patch.setattr(part, name, mortal(getattr(part, name)))


async def _play(settings: Settings, times: Times, shared: Shared) -> None:
    async with client.create(settings, pace=0, times=times) as bot:
        counting = asyncio.create_task(_count(shared))
        await bot.start(settings.token)
        counting.cancel()


async def _count(shared: Shared) -> None:
    while True:
        shared.tasks.value = len(asyncio.all_tasks())
        await asyncio.sleep(COUNT_EVERY)
