"""The demonstration: a sandbox in this process, the bot on a leash in its own process, a table to join."""

import asyncio
import os
import select
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path

from bot.config import VARIABLES
from bot.sandbox import Sandbox
from bot.tables import Times

PROJECT = Path(__file__).parents[2]
CHANNEL = "the-hall"
TO_START = 60.0
TO_END = 10.0
STANDARD_INPUT = 0
ENDED_FROM_OUTSIDE = (0, -signal.SIGKILL, -signal.SIGTERM)


class DemoError(Exception):
    """The demonstration cannot go on; the text says why."""


class BotProcess:
    """The bot as a process of its own, started again at once whenever it dies."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is for its configuration and its database."""
        self._config = folder / "config.toml"
        pages = f"127.0.0.1:{_free_port()}"
        lines = (f'token = "{Sandbox.token}"', 'log_level = "warning"', f'pages = "{pages}"')
        self._config.write_text("\n".join((*lines, f'public_url = "http://{pages}"', "")), encoding="utf-8")
        self._process: Process | None = None
        self._leash = os.pipe()  # the bot ends when its other end is gone, however this process ends
        self._ahead = 0.0

    async def keep_running(self, address: str) -> None:
        """Play on the sandbox at ``address``. Raises ``DemoError`` when the bot gives up by itself."""
        while True:
            self.lead(self._ahead)
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run", "--with-parent"),
                *("--discord", address, "--config", str(self._config)),
                cwd=PROJECT,
                env=_environment(),
                stdin=self._leash[0],
                start_new_session=True,  # Ctrl-C is for this process, which then ends the other
            )
            if await self._process.wait() not in ENDED_FROM_OUTSIDE:
                raise DemoError("The bot has given up. What it wrote above says why.")

    def lead(self, ahead: float) -> None:
        """Let the bot's time be ahead of the machine's by so many seconds, also when it is started again."""
        self._ahead = ahead
        os.write(self._leash[1], f"{ahead}\n".encode())

    async def kill(self) -> None:
        """End the bot as a power cut would."""
        self._send(signal.SIGKILL)

    async def end(self) -> None:
        """End the bot, gently if it lets itself be ended within a while."""
        self._send(signal.SIGTERM)
        if self._process:
            try:
                await asyncio.wait_for(self._process.wait(), TO_END)
            except TimeoutError:
                self._send(signal.SIGKILL)
                await self._process.wait()
        for end in self._leash:
            os.close(end)

    def _send(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            if self._process:
                self._process.send_signal(number)


class Leash:
    """The bot's end of a leash, at standard input; ``BotProcess`` holds the other end.

    Ends this process when the other one lets go, and hears what time it is there.

    Each line says by how many seconds the time to go by is ahead of the machine's. The file itself is read, not
    ``sys.stdin``: its lock would still be held when the interpreter ends.
    """

    def __init__(self) -> None:
        """Hear at once the input that is there already, and then the further input."""
        self._ahead = 0.0
        self._begun = b""
        if select.select((STANDARD_INPUT,), (), (), 0)[0]:
            self._hear()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def times(self) -> Times:
        """The time to go by; what it is moved on by counts as time that has passed."""
        return Times(lambda: time.time() + self._ahead, lambda: time.monotonic() + self._ahead, often=1.0)

    def _listen(self) -> None:
        while self._hear():
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    def _hear(self) -> bool:
        """Hear what is said next; whether the other process is still there."""
        heard = os.read(STANDARD_INPUT, 1024)
        *lines, self._begun = (self._begun + heard).split(b"\n")
        if lines:
            self._ahead = float(lines[-1])
        return bool(heard)


def _environment() -> dict[str, str]:
    """Return the environment for the processes that are begun here.

    All variables are passed on, except the variables that are meant for another bot.
    """
    return {name: value for name, value in os.environ.items() if name not in VARIABLES.values()}


def _free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


async def run(port: int, *, browser: bool) -> None:
    """Serve the demonstration until cancelled; ``port`` 0 takes a free one.

    Raises ``DemoError`` when the bot does not start, ``OSError`` when the port cannot be had.
    """
    with tempfile.TemporaryDirectory(prefix="turncoat-demo-") as folder:
        bot = BotProcess(Path(folder))
        async with Sandbox(port, restart_bot=bot.kill, lead_bot=bot.lead) as sandbox:
            running = asyncio.create_task(bot.keep_running(sandbox.address))
            opening = asyncio.create_task(_open(sandbox, browser=browser))
            try:
                await asyncio.wait((running, opening), return_when=asyncio.FIRST_COMPLETED)
                if opening.done():
                    opening.result()
                await running
            finally:
                running.cancel()
                opening.cancel()
                await bot.end()


async def _open(sandbox: Sandbox, *, browser: bool) -> None:
    """Open a table, and show it."""
    print("Turncoat is starting ...", flush=True)
    anna, *others = sandbox.people.values()
    hall = sandbox.channel(CHANNEL)
    try:
        await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=TO_START)
        await anna.command(CHANNEL, "join")
        await sandbox.until(lambda: hall.messages, within=TO_START)
    except TimeoutError as error:
        raise DemoError("The bot opens no table. Its log above says why.") from error
    lines = [
        f"Turncoat is ready: {sandbox.address}/",
        f"  {anna.name} has opened a table in #{CHANNEL}. Others join it there:",
        *(f"  {one.name:<6} {sandbox.address}/as/{one.key}" for one in others),
        "Ctrl-C ends it.",
    ]
    print("\n".join(lines), flush=True)
    if browser and _has_screen():
        await asyncio.to_thread(webbrowser.open, f"{sandbox.address}/")


def _has_screen() -> bool:
    """Return whether a browser would open a window, and not take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
