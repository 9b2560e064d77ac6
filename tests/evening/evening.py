"""An evening from its beginning to its end: a Discord, a bot that may die, people, and what must hold of all of it."""

import asyncio
import logging
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
from bot.fair_deal.verify import verify
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
from tests.evening.plan import CAMP, HOUR, Plan
from tests.evening.stored import Stored
from tests.evening.story import Story
from tests.evening.troubles import happen
from tests.evening.watch import Counted, Watch
from tests.prove.playground import Lines
from tests.prove.row import Broken, require

LATEST = 4 * HOUR
"""Seconds after which every evening is over."""
AFTERWARDS = 400.0
YEARS = 800 * 24 * HOUR
TO_DROP = 60.0
"""Seconds in which a life has dropped what was kept for long enough."""
TO_PROVE = 5.0
"""Seconds in which the last things are shown."""


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of an evening: the reason why it is broken (or nothing), where that was found, and its story."""

    broken: str
    where: str
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
        self.deleted: set[int] = set()
        self.graves: list[asyncio.Task[object]] = []
        self.bot: Turncoat | None = None
        self.meetings: list[Meeting] = []
        self.errors = Lines(logging.ERROR)
        logging.getLogger().addHandler(self.errors)

    async def run(self) -> None:
        async with Sandbox() as sandbox:
            self.sandbox = sandbox
            sandbox.rest.limits = self.counted = Counted(sandbox.world.clock)
            sandbox.gateway.starts.on = True
            redirect(sandbox.address)
            sandbox.add_guild("The Exiles", CAMP)
            stored = Stored(self.folder / DATABASE)
            self.meetings += [Meeting(sandbox, one, stored, self.plan, self.meetings) for one in self.plan.parties]
            self.watch = Watch(self, stored)
            self.loop.settled = self.watch.settled
            sandbox.world.watch(self._hear)
            sandbox.world.watch(self.story.hear)
            self.live()
            await self._play()
            self.watch.at_the_end()
            await self._rest()
            self.watch.years_later()

    async def _play(self) -> None:
        """Let everything happen, and wait until all is shown."""
        try:
            async with asyncio.timeout(LATEST), asyncio.TaskGroup() as tasks:
                for one in self.plan.troubles:
                    tasks.create_task(happen(self, one))
                for meeting in self.meetings:
                    tasks.create_task(meeting.meet())
        except TimeoutError:
            raise Broken(f"after {LATEST / HOUR:.0f} hours a match is not over") from None
        await asyncio.sleep(AFTERWARDS)
        for meeting in self.meetings:
            await self._verify(meeting)

    async def _rest(self) -> None:
        """Let there be no bot for years, and begin a last life."""
        if self.life is not None:
            self.loop.end(self.life)
        self.loop.settled = lambda: None
        clocks.CLOCK.passed += YEARS
        self.live()
        await asyncio.sleep(TO_DROP)

    async def _verify(self, meeting: Meeting) -> None:
        """Somebody asks for the proof of the deal, and looks whether nobody has chosen the deal."""
        table = meeting.table
        if table is None or table.state != "finished" or not table.has_proof:
            return
        message, custom_id = next(meeting.buttons(f"tc:fair:{table.id}"), (meeting.channel.messages[-1], ""))
        asked = await meeting.guests[0].send(message, custom_id)
        await asyncio.sleep(TO_PROVE)
        files = [file for one in (asked.messages if asked is not None else ()) for file in one.attachments]
        require(files, "there is no proof of the deal")
        verify(files[0].data)

    def live(self) -> None:
        self.story.tell("life", "begins")
        self.life = Life()
        self.life.context.run(self.loop.create_task, self._live(), name="bot")

    def died(self) -> None:
        self.story.tell("life", "ends")
        self.deaths += 1
        self.graves += asyncio.all_tasks(self.loop)

    async def _live(self) -> None:
        settings = Settings(token=self.sandbox.token, data=self.folder, drawing="threads")
        async with client.create(settings) as self.bot:
            await self.bot.start(self.sandbox.token)

    def _hear(self, change: Change) -> None:
        self.watch.hear(change)
        for one in self.meetings:
            if change.kind == "interaction" and change.subject.user.key in {guest.person.key for guest in one.guests}:
                one.notice(change.subject)
            elif change.kind in ("posted", "edited"):
                one.news.set()


def held(plan: Plan) -> Outcome:
    """Hold an evening in this process; nothing else may happen in the process, before or after."""
    clocks.begin(plan.seed)
    folder = Path(tempfile.gettempdir()) / f"turncoat-evening-{os.getpid()}"
    folder.mkdir(mode=0o700)
    loop = Loop(random.Random(f"loop {plan.seed}"))
    evening = Evening(plan, loop, folder)
    broken = where = ""
    with pytest.MonkeyPatch.context() as patch:
        install(patch)
        try:
            loop.run_until_complete(evening.run())
        except (Exception, BaseExceptionGroup) as error:
            broken, where = _told(error)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    taken = sum(len(one.taken) for one in evening.meetings)
    calls = len(evening.sandbox.requests)
    lines, mark = evening.story.lines, evening.story.mark
    return Outcome(broken, where, lines, mark, clocks.CLOCK.passed % YEARS, taken, evening.deaths, calls)


def _told(error: BaseException) -> tuple[str, str]:
    """Return the reason of an error, the innermost of a group, and the line that found it."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    found = [one for one in traceback.extract_tb(error.__traceback__) if one.name != require.__name__]
    where = f"{found[-1].name} {found[-1].lineno}"
    return str(error) if isinstance(error, Broken) else "".join(traceback.format_exception(error)[-4:]), where


def install(patch: pytest.MonkeyPatch) -> None:
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
