"""What is logged of a whole match, at the most talkative level, holds no secret of anybody and no token."""

import asyncio
import base64
import logging
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot import client, logs
from bot.config import Settings
from bot.sandbox import Sandbox, redirect
from engine.verraeter.components import ROLES
from tests.bench.playing import play

TALKATIVE = ("discord", "aiosqlite")


class Lines(logging.Handler):
    """Every line as it is written, before tokens are taken out."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    root = logging.getLogger()
    before = root.handlers[:], root.level, [logging.getLogger(name).level for name in TALKATIVE]
    logs.set_up(Sandbox.token, "debug")
    handler = Lines()
    root.handlers[:] = [handler]
    yield handler.written
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    for name, level in zip(TALKATIVE, before[2], strict=True):
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(False)


async def test_a_whole_match(lines: list[str], tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        bot = client.create(Settings(Sandbox.token, data=tmp_path), pace=0)
        running = asyncio.create_task(bot.start(Sandbox.token))
        await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands)
        people = [sandbox.people[key] for key in ("anna", "ben", "chloe")]
        hall = sandbox.channel("the-hall")
        await people[0].command("the-hall", "join")
        await sandbox.until(lambda: hall.messages)
        for one in people[1:]:
            await one.click(hall.messages[0], "Join")
        await people[0].click(hall.messages[0], "Start")
        assert await play(sandbox, people, random.Random(5), []) > 50
        table = await bot.tables.table(1)
        answers = await bot.store.answers(1)
        await bot.close()
        await running
    assert table.state == "finished"
    whole = "\n".join(lines)
    assert len(lines) > 5, "something was logged"
    for secret in (Sandbox.token, table.secret.hex(), engine.make_seed(table.secret, table.ingredients).hex()):
        assert secret not in whole
    assert base64.b64encode(table.secret).decode() not in whole
    for role in ROLES:
        assert role not in whole.lower()
    assert not any(repr(" ".join(answer.keys)) in whole for answer in answers if len(answer.keys) > 1)
