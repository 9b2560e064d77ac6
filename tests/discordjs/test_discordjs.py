"""The sandbox is for any bot: one on discord.js logs in, registers a command, answers, edits, sends files."""

import asyncio
import os
import shutil
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox import Person, Sandbox
from tests.sandbox.contract import event_violations, violations

pytestmark = pytest.mark.asyncio(loop_scope="module")

HERE = Path(__file__).parent
PACKAGES = Path.home() / ".cache" / "turncoat-discordjs" / "node_modules"
TO_START = 20.0


def missing() -> str | None:
    """The missing things that the bot needs."""
    if shutil.which("node") is None:
        return "no node on PATH"
    return None if (PACKAGES / "discord.js").is_dir() else "no discord.js (.ci/run installs it)"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sandbox() -> AsyncIterator[Sandbox]:
    if what := missing():
        (pytest.fail if "TURNCOAT_NODE_REQUIRED" in os.environ else pytest.skip)(what)
    async with Sandbox(record_bodies=True) as sandbox:
        yield sandbox
    assert sandbox.problems == []
    assert violations(sandbox.requests) == []
    assert event_violations(sandbox.events) == []


async def line(bot: Process) -> str:
    """The next message of the bot."""
    assert bot.stdout is not None
    said = (await asyncio.wait_for(bot.stdout.readline(), TO_START)).decode().rstrip()
    assert said, "the bot has ended"
    return said


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(sandbox: Sandbox) -> AsyncIterator[Process]:
    bot = await asyncio.create_subprocess_exec(
        *("node", str(HERE / "bot.cjs"), sandbox.address, sandbox.token),
        env={**os.environ, "NODE_PATH": str(PACKAGES)},
        stdout=PIPE,
    )
    try:
        assert await line(bot) == "Turncoat on The Court of Turncoats: Tu es"
        yield bot
    finally:
        bot.kill()
        await bot.wait()


@pytest.fixture(scope="module")
def anna(sandbox: Sandbox) -> Person:
    return sandbox.people["anna"]


async def test_a_bot_on_discord_js_plays_on_the_sandbox(sandbox: Sandbox, bot: Process, anna: Person) -> None:
    offered = await anna.autocomplete("the-hall", "do", focused="deed")
    assert [value for _, value in offered] == ["hello", "later", "picture", "secret"]

    hello = await anna.command("the-hall", "do", deed="hello")
    await sandbox.until(lambda: hello.text == "hello Anna")

    later = await anna.command("the-hall", "do", deed="later")
    await sandbox.until(lambda: [one.content for one in later.messages] == ["now", "and more"])
    assert all(one.only_for is anna for one in later.messages)

    picture = await anna.command("the-hall", "do", deed="picture")
    await sandbox.until(lambda: picture.response and picture.response.attachments)
    sent = next(one for one in sandbox.channel("the-hall").messages if one.content == "Two")
    assert [(one.filename, one.description, one.data) for one in sent.attachments] == [
        ("two.txt", "The second", b"second")
    ]

    await anna.command("the-hall", "do", deed="secret")
    await sandbox.until(lambda: anna.dms)
    asked = anna.dms[-1]
    assert (await anna.click(asked, "Press")).failed is False
    assert (asked.content, asked.buttons) == ("Pressed", [])


async def test_a_bot_on_discord_js_resumes_and_keeps_to_limits(sandbox: Sandbox, bot: Process, anna: Person) -> None:
    await sandbox.reconnect_gateway()
    assert await line(bot) == "resumed"
    sandbox.fail_next("POST", "/users/@me/channels", 429, retry_after=0.01)
    reply = await anna.command("the-hall", "do", deed="secret")
    await sandbox.until(lambda: reply.text == "sent")
    assert anna.dms[-1].content == "Psst"
