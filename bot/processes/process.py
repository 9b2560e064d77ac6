"""A process that works for the bot, seen from the bot."""

import asyncio
import os
import pickle
import subprocess
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Any, Generic, TypeVar

from bot.processes.serving import LENGTH, Failed

PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""How Windows is told that a process stands back; elsewhere it says so itself."""

WINDOWS_NEEDS = ("SYSTEMROOT",)
"""Without these Python does not start there."""

Answer = TypeVar("Answer")


class Process(Generic[Answer]):
    """A process that does one job after the other, each with an ``Answer``, and ends with the bot."""

    def __init__(
        self, process: asyncio.subprocess.Process, jobs: asyncio.StreamWriter, answers: asyncio.StreamReader
    ) -> None:
        """Made by ``Process.begin`` alone."""
        self._process = process
        self._jobs = jobs
        self._answers = answers
        self._spoilt = False

    @classmethod
    async def begin(cls, module: str) -> "Process[Answer]":
        """A new process in which that module serves.

        It inherits neither the bot's environment, which may hold its token, nor any open file. It stays in the bot's
        session: between sessions Linux shares processors evenly, whoever stands back in them.
        """
        needed = {name: os.environ[name] for name in WINDOWS_NEEDS if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module),
            env={"PYTHONPATH": os.pathsep.join(sys.path), **needed},
            stdin=PIPE,
            stdout=PIPE,
            creationflags=PRIORITY,
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("a process has no pipes")
        return cls(process, process.stdin, process.stdout)

    @property
    def has_ended(self) -> bool:
        """Whether it is gone, or of no more use because nobody waited for its answer."""
        return self._spoilt or self._process.returncode is not None

    async def do(self, job: tuple[Any, ...], patience: float) -> Answer:
        """What comes of a job.

        Raises ``Failed`` if it went wrong, ``TimeoutError`` when it takes more than ``patience`` seconds, ``EOFError``
        or ``OSError`` when the process has ended.
        """
        self._spoilt = True
        async with asyncio.timeout(patience):
            packed = pickle.dumps(job)
            self._jobs.write(LENGTH.pack(len(packed)) + packed)
            await self._jobs.drain()
            (length,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
            answer: Answer | Failed = pickle.loads(await self._answers.readexactly(length))
        self._spoilt = False
        if isinstance(answer, Failed):
            raise answer
        return answer

    async def end(self) -> None:
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def cores() -> int:
    """How many cores the bot may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
