"""Several real processes of the bot at one PostgreSQL, and a sandbox for all of them."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bot.config import VARIABLES
from bot.sandbox import Sandbox

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.sandbox.messages import Channel

PROJECT = Path(__file__).parents[2]
TO_START = 30.0
HALL = "the-hall"


class Town:
    """A sandbox, an address of PostgreSQL, and the processes that run, by their names."""

    def __init__(self, sandbox: Sandbox, folder: Path, database: str) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.database = database
        self.processes: dict[str, asyncio.subprocess.Process] = {}

    @property
    def hall(self) -> Channel:
        return self.sandbox.channel(HALL)

    async def begin(self, name: str, role: str, configured: str = "") -> None:
        """Start a process in a role, configured by so much more TOML."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        config = folder / "config.toml"
        lines = (f'token = "{self.sandbox.token}"', f'database = "{self.database}"', f'role = "{role}"', configured)
        config.write_text("\n".join(('drawing = "threads"', 'log_level = "info"', *lines)), encoding="utf-8")
        with (folder / "log.txt").open("ab") as log:
            self.processes[name] = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run", "--with-parent"),
                *("--discord", self.sandbox.address, "--config", str(config)),
                cwd=PROJECT,
                env={name: value for name, value in os.environ.items() if name not in VARIABLES.values()},
                stdin=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def kill(self, name: str) -> None:
        """End a process at once, as a machine that breaks down does."""
        process = self.processes.pop(name)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def end(self, name: str) -> None:
        """End a process as an operator does."""
        process = self.processes.pop(name)
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()

    def log(self, name: str) -> str:
        return (self.folder / name / "log.txt").read_text(encoding="utf-8")


@asynccontextmanager
async def town(folder: Path, database: str, **roles: str) -> AsyncIterator[Town]:
    """A town with a process in each of these roles, by its name; all of them are killed in the end."""
    async with Sandbox() as sandbox:
        one = Town(sandbox, folder, database)
        try:
            for name, role in roles.items():
                await one.begin(name, role)
            if "gateway" in roles.values() or "all" in roles.values():
                await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=TO_START)
            yield one
        finally:
            for name in list(one.processes):
                await one.kill(name)
