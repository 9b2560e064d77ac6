"""The bot as it runs for others: a process of its own, with its database, against a sandbox in this one."""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.sandbox import Interaction, Sandbox
from bot.sandbox.world.guilds import User
from tests.bench import echo
from tests.bot.bot_on_sandbox import HALL

ROOT = Path(__file__).parents[2]
TO_START = 120.0
COLOUR = "#8e6fc0"


class Running(NamedTuple):
    """A sandbox and the bot that is connected to it."""

    sandbox: Sandbox
    process: asyncio.subprocess.Process

    def memory(self) -> float:
        """The most resident memory that the bot has needed so far, in MB."""
        return memory_of(self.process.pid, "VmHWM")

    def spent(self) -> tuple[float, float]:
        """Seconds of CPU that the bot's own process has taken so far, and those that work for it."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        return seconds_of(own), sum(seconds_of(int(child)) for child in children)


def memory_of(process: int | str, kind: str) -> float:
    """Memory of a process in MB, of the kind that the system calls so."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith(kind))) / 1024


def seconds_of(process: int) -> float:
    """Seconds of CPU that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def running(folder: Path | None = None, guests: Iterable[int] = ()) -> AsyncIterator[Running]:
    """The bot, connected and with its commands registered; ``folder`` holds its database, if there is to be one.

    ``guests`` are the ids of people who are on the server, too.
    """
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as spare:
        data = folder or Path(spare)
        config = data / "config.toml"
        config.write_text(
            f'token = "{Sandbox.token}"\ndata = "."\nlog_level = "warning"\nopenings = 10000\n', encoding="utf-8"
        )
        async with Sandbox() as sandbox, AsyncExitStack() as stack:
            for guest in guests:
                sandbox.world.add_user(User(guest, f"guest {guest}", f"Guest {guest}", COLOUR))
            process = await stack.enter_async_context(
                _begun("bot", "run", "--discord", sandbox.address, "--config", str(config))
            )
            await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=TO_START)
            yield Running(sandbox, process)


@asynccontextmanager
async def echoing() -> AsyncIterator[Callable[[str], Awaitable[Interaction]]]:
    """A bare discord.py client on a sandbox of its own (``tests.bench.echo``): what clicks on a button of its."""
    async with Sandbox() as sandbox, _begun(echo.__name__, sandbox.address):
        channel = sandbox.channel(HALL)
        await sandbox.until(lambda: channel.messages, within=TO_START)
        anna, message = sandbox.people["anna"], channel.messages[0]
        yield lambda label: anna.click(message, label)


@asynccontextmanager
async def _begun(module: str, *arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, *arguments, cwd=ROOT)
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()
