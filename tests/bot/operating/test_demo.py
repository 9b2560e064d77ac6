"""``python -m bot demo``: a process of its own, looked at through its page's socket."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.config import VARIABLES
from bot.operating import demo
from bot.operating.demo import BotProcess, DemoError

PATIENCE = 60  # seconds; only a failure waits so long
ROOT = Path(__file__).parents[3]


async def ended(process: Process) -> str:
    """Return the standard error of a process, until nobody can write there any more.

    The bot's process is among the writers.
    """
    async with asyncio.timeout(PATIENCE):
        _, errors = await process.communicate()
    return errors.decode()


async def address_of(process: Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        async for line in process.stdout:
            if line.startswith(b"Turncoat is ready: "):
                return line.decode().split()[-1]
    raise AssertionError(await ended(process))


@pytest.fixture
async def whole(tmp_path: Path) -> AsyncIterator[Process]:
    """The whole demonstration, in a process of its own."""
    environ = os.environ | {"TMPDIR": str(tmp_path), **dict.fromkeys(VARIABLES.values(), "of another bot")}
    command = (sys.executable, "-m", "bot", "demo", "--no-browser", "--port", "0")
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environ, stdout=PIPE, stderr=PIPE)
    yield process
    if process.returncode is None:
        process.kill()
        await ended(process)


class Page:
    """The page of one person, with everything that the page is told."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            async for frame in self._socket:
                told: dict[str, Any] = json.loads(frame.data)
                if fits(told):
                    return told
        raise AssertionError("the page was cut off")

    async def do(self, **frame: object) -> None:
        await self._socket.send_str(json.dumps(frame))


@pytest.fixture
async def ben(whole: Process) -> AsyncIterator[Page]:
    address = await address_of(whole)
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{address}page-socket?as=ben") as connection:
        yield Page(connection)


async def test_a_table_waits_and_outlives_the_bot(whole: Process, ben: Page, tmp_path: Path) -> None:
    hello = await ben.until(lambda told: told["type"] == "hello")
    hall = next(channel["id"] for channel in hello["channels"] if channel["name"] == "the-hall")
    lobby = hello["messages"][hall][-1]
    assert "Anna" in lobby["content"]
    assert hello["can_restart_bot"]

    await ben.do(type="restart_bot")
    await ben.until(lambda told: told["type"] == "bot" and not told["online"])
    await ben.until(lambda told: told["type"] == "bot" and told["online"])
    join = next(button for row in lobby["components"] for button in row["components"] if button.get("label") == "Join")
    await ben.do(type="click", nonce="1", channel_id=hall, message_id=lobby["id"], custom_id=join["custom_id"])
    changed = await ben.until(lambda told: told["type"] == "message" and told["message"]["id"] == lobby["id"])
    assert "Anna" in changed["message"]["content"]
    assert "Ben" in changed["message"]["content"]

    whole.send_signal(signal.SIGINT)
    assert await ended(whole) == ""
    assert whole.returncode == 0
    assert await asyncio.to_thread(os.listdir, tmp_path) == []


async def test_the_bot_ends_even_if_it_is_killed_hard(whole: Process) -> None:
    await address_of(whole)
    whole.kill()
    await ended(whole)


def give(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    """Put a script in the place of Python, which runs the bot."""
    program = folder / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))


async def test_a_bot_that_gives_up_is_not_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, tmp_path, "exit 1")
    bot = BotProcess(tmp_path)
    with pytest.raises(DemoError, match="given up"):
        await asyncio.wait_for(bot.keep_running("http://127.0.0.1:9"), PATIENCE)
    await bot.end()


async def test_a_bot_that_does_not_end_gently_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "TO_END", 0.01)
    stubborn = await asyncio.create_subprocess_exec("sh", "-c", "trap '' TERM; echo; exec sleep 60", stdout=PIPE)
    assert stubborn.stdout is not None
    await stubborn.stdout.readline()
    bot = BotProcess(tmp_path)
    bot._process = stubborn
    await bot.end()
    assert stubborn.returncode == -signal.SIGKILL


async def test_a_bot_without_a_table_ends_the_demonstration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "TO_START", 0.01)
    give(monkeypatch, tmp_path, "exec sleep 60")
    with pytest.raises(DemoError, match="opens no table"):
        await asyncio.wait_for(demo.run(0, browser=False), PATIENCE)


ON_THE_LEASH = """
import time
from bot.operating.demo import Leash
now = Leash().times.now
print(round(now() - time.time()), flush=True)
while now() - time.time() < 3600:
    time.sleep(0.01)
print("later", flush=True)
time.sleep(60)
"""


async def test_the_bot_goes_by_the_time_it_is_told() -> None:
    """The last time counts, also if it was told before the start. With nobody to tell it, the bot ends."""
    theirs, own = os.pipe()
    os.write(own, b"5.0\n60.0\n")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ON_THE_LEASH), cwd=ROOT, stdin=theirs, stdout=PIPE
    )
    os.close(theirs)
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert await process.stdout.readline() == b"60\n"
        os.write(own, b"3660.0\n")
        assert await process.stdout.readline() == b"later\n"
        os.close(own)
        assert await process.wait() == -signal.SIGTERM
