"""A process that works for the bot, seen from the bot."""

import asyncio
import os
import pickle
import subprocess
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from bot.processes.serving import LENGTH, JobError, packed

PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""The flag that tells Windows that a process stands back; elsewhere the process says so itself."""

WINDOWS_NEEDS = ("SYSTEMROOT",)
"""Without these Python does not start there."""

Answer = TypeVar("Answer")


class _Running(NamedTuple):
    process: asyncio.subprocess.Process
    jobs: asyncio.StreamWriter
    answers: asyncio.StreamReader


class Process(Generic[Answer]):
    """A process in which a ``module`` serves: it does one job after the other, each with an ``Answer``.

    It is begun when there is something to do, and again after it has ended or was ended. It ends with the bot.
    """

    def __init__(self, module: str) -> None:
        self._module = module
        self._running: _Running | None = None

    @property
    def number(self) -> int | None:
        """The system's number of this process while it runs, else ``None``."""
        if self._running is None or self._running.process.returncode is not None:
            return None
        return self._running.process.pid

    async def do(self, job: tuple[Any, ...], patience: float) -> Answer:
        """Return the answer of the process to a job.

        Raises ``JobError`` if the job went wrong. Raises ``TimeoutError`` when it takes more than ``patience`` seconds.
        Raises ``EOFError`` or ``OSError`` when the process ends meanwhile or cannot be begun.
        After a timeout or such an error, or when nobody waits for the answer any more, the process is ended.
        """
        try:
            async with asyncio.timeout(patience):
                answer = await self._ask(job)
        except BaseException:  # when it is cancelled, too: an answer left over would be taken for the next one's
            await self.end()
            raise
        if isinstance(answer, JobError):
            raise answer
        return answer

    async def begin(self) -> None:
        """Begin it before there is anything to do, unless it runs.

        It inherits neither the bot's environment, which may hold its token, nor any open file. It stays in the bot's
        session: between sessions Linux shares processors evenly, even if the processes in them stand back.
        """
        if self.number is not None:
            return
        needed = {name: os.environ[name] for name in WINDOWS_NEEDS if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self._module),
            env={"PYTHONPATH": os.pathsep.join(sys.path), **needed},
            stdin=PIPE,
            stdout=PIPE,
            creationflags=PRIORITY,
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("a process has no pipes")
        self._running = _Running(process, process.stdin, process.stdout)

    async def _ask(self, job: tuple[Any, ...]) -> Answer | JobError:
        await self.begin()
        if self._running is None:
            raise EOFError
        _, jobs, answers = self._running
        jobs.write(packed(job))
        await jobs.drain()
        (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
        answer: Answer | JobError = pickle.loads(await answers.readexactly(length))
        return answer

    async def end(self) -> None:
        """End it, even at work."""
        running, self._running = self._running, None
        if running is not None:
            with suppress(ProcessLookupError):
                running.process.kill()
            await running.process.communicate()  # what it wrote last is read: else it could be waited for, for ever


def cores() -> int:
    """Return the number of cores that the bot may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
