"""Several processes of the bot at one PostgreSQL: real ones for workers, and a court on its gateway."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.config import VARIABLES
from bot.sandbox import Person, Sandbox
from tests.bot.bot_on_sandbox import HALL, Court, fine, silent

PROJECT = Path(__file__).parents[2]
BEGUN = 30.0
"""Seconds within which a worker has begun."""


async def started(court: Court, people: Sequence[Person]) -> None:
    """Open a table and start: a click waits until a worker has posted or edited the lobby, and then the board.

    A worker that has just begun needs some time for that.
    """
    await fine(people[0].command(HALL, "join"))
    await court.sandbox.until(lambda: court.hall.messages, within=BEGUN)
    for one in people[1:]:
        await silent(one.click(court.lobby, "Join"))
    await court.sandbox.until(
        lambda: any(one.label == "Start" and not one.disabled for one in court.lobby.buttons), within=BEGUN
    )
    await silent(people[0].click(court.lobby, "Start"))
    await court.sandbox.until(lambda: court.boards, within=BEGUN)


class Town:
    """The processes that run, by their names; ``kept`` is where their folders are."""

    def __init__(self, sandbox: Sandbox, kept: Path, database: str) -> None:
        self.sandbox = sandbox
        self.kept = kept
        self.database = database
        self.processes: dict[str, asyncio.subprocess.Process] = {}

    async def begin(self, name: str, role: str, *configured: str) -> None:
        """Start a process in a role, with these lines more in its configuration."""
        folder = self.kept / name
        folder.mkdir(exist_ok=True)
        config = folder / "config.toml"
        own = (f'token = "{self.sandbox.token}"', f'database = "{self.database}"', f'role = "{role}"')
        config.write_text("\n".join((*own, 'drawing = "threads"', *configured)), encoding="utf-8")
        with (folder / "log.txt").open("ab") as log:
            self.processes[name] = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run", "--with-parent"),
                *("--discord", self.sandbox.address, "--config", str(config)),
                cwd=PROJECT,
                env={name: value for name, value in os.environ.items() if name not in VARIABLES.values()},
                stdin=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def kill(self, name: str, number: signal.Signals = signal.SIGKILL) -> None:
        """End a process at once, as a machine that breaks down does, or as another signal ends it."""
        process = self.processes.pop(name)
        with suppress(ProcessLookupError):
            process.send_signal(number)
        await process.wait()

    async def close(self) -> None:
        """End all of them."""
        for name in list(self.processes):
            await self.kill(name)

    def log(self, name: str) -> str:
        """Return the log of a process."""
        return (self.kept / name / "log.txt").read_text(encoding="utf-8")
