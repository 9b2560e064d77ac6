"""An evening from its beginning to its end: a Discord, a bot that may die, people, and what must hold of all of it."""

import asyncio
import os
import random
import shutil
import tempfile
import traceback
from pathlib import Path

import msgspec
import pytest

from bot import client
from bot.client import Turncoat
from bot.config import Settings
from bot.processes import Process
from bot.sandbox import Sandbox, redirect
from bot.sandbox.world.world import Change
from bot.store.location import DATABASE
from bot.store.sqlite import database
from tests.bot.outlines import instead_of_pictures
from tests.evening import clocks, disk, heart
from tests.evening.guests import Meeting
from tests.evening.lives import Life
from tests.evening.loop import WORK, Loop
from tests.evening.plan import HOUR, Plan
from tests.evening.stored import Stored
from tests.evening.story import Story
from tests.evening.watch import Watch
from tests.prove.row import Broken

LATEST = 4 * HOUR
"""Seconds after which every evening is over."""
AFTERWARDS = 30.0
"""Seconds in which the last things are shown."""


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of an evening: the reason why it is broken (or nothing), and its story."""

    broken: str
    lines: list[str]
    mark: str
    passed: float
    acknowledged: int = 0
    deaths: int = 0
    calls: int = 0


class Evening:
    """An evening of a plan, on a loop of its own."""

    def __init__(self, plan: Plan, loop: Loop, folder: Path) -> None:
        self.plan, self.loop, self.folder = plan, loop, folder
        self.story = Story()
        self.life: Life | None = None
        self.deaths = 0
        self.bot: Turncoat | None = None
        self.meetings: list[Meeting] = []

    async def run(self) -> None:
        """Let everybody come, play, and go."""
        async with Sandbox() as sandbox:
            self.sandbox = sandbox
            sandbox.limits.on = sandbox.gateway.starts.on = True
            redirect(sandbox.address)
            sandbox.world.watch(self._hear)
            sandbox.world.watch(self.story.hear)
            self.meetings = [Meeting(sandbox, one, self.plan.seed, self.plan.length) for one in self.plan.parties]
            self.watch = Watch(Stored(self.folder / DATABASE), self.meetings)
            self.loop.settled = self.watch.settled
            self.live()
            async with asyncio.timeout(LATEST), asyncio.TaskGroup() as tasks:
                for one in self.meetings:
                    tasks.create_task(one.meet())
            await asyncio.sleep(AFTERWARDS)

    def live(self) -> None:
        """Begin a life of the bot."""
        self.life = Life()
        self.life.context.run(self.loop.create_task, self._live(), name="bot")

    async def _live(self) -> None:
        settings = Settings(token=self.sandbox.token, data=self.folder, drawing="threads")
        async with client.create(settings) as self.bot:
            await self.bot.start(self.sandbox.token)

    def _hear(self, change: Change) -> None:
        for one in self.meetings:
            if change.kind == "interaction" and change.subject.user.key in {guest.person.key for guest in one.guests}:
                one.notice(change.subject)
                self.watch.hear(change.subject)
            elif change.kind in ("posted", "edited"):
                one.news.set()


def held(plan: Plan) -> Outcome:
    """Hold an evening in this process; nothing else may happen in the process, before or after."""
    clocks.begin(plan.seed)
    folder = Path(tempfile.gettempdir()) / f"turncoat-evening-{os.getpid()}"
    folder.mkdir(mode=0o700)
    loop = Loop(random.Random(f"loop {plan.seed}"))
    evening = Evening(plan, loop, folder)
    broken = ""
    with pytest.MonkeyPatch.context() as patch:
        _install(patch)
        try:
            loop.run_until_complete(evening.run())
        except (Exception, BaseExceptionGroup) as error:
            broken = _told(error)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    taken = sum(len(one.taken) for one in evening.meetings)
    calls = len(evening.sandbox.requests)
    return Outcome(broken, evening.story.lines, evening.story.mark, clocks.CLOCK.passed, taken, evening.deaths, calls)


def _told(error: BaseException) -> str:
    """Return the reason of an error, the innermost of a group."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error) if isinstance(error, Broken) else "".join(traceback.format_exception(error)[-4:])


def _install(patch: pytest.MonkeyPatch) -> None:
    """Put the parts of an evening in the place of threads, processes and pictures."""
    disk.install(patch)
    heart.install(patch)
    instead_of_pictures(patch)
    patch.setattr(database, "DURABLE", "synchronous = OFF")
    patch.setattr(Process, "do", _done)
    patch.setattr(Process, "begin", _begun)


async def _done(_: Process[object], job: tuple[object, ...], __: float) -> object:
    """Do a job of another process here."""
    function, *arguments = job
    assert callable(function)
    await asyncio.sleep(WORK[1])
    return function(*arguments)


async def _begun(_: Process[object]) -> None:
    """Begin no process."""
