"""Log lines of a whole match, at the most talkative level: no secret of anybody and no token."""

import asyncio
import base64
import json
import logging
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import engine
from bot import client
from bot.config import Settings
from bot.operating import logs
from bot.sandbox import Sandbox, redirect
from tests.bot.playing import clicks, next_question
from tests.kit.games import HOOKS
from tests.samples import samples

FEW = 1
"""Points that end a match of Het Verraad."""
ANSWERS = samples(20, 50)
TALKATIVE = ("discord", "aiosqlite")


class Here(NamedTuple):
    """A place where people play."""

    sandbox: Sandbox


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
    logs.set_up({Sandbox.token: "[token]"}, "debug")
    handler = Lines()
    root.handlers[:] = [handler]
    yield handler.written
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    for name, level in zip(TALKATIVE, before[2], strict=True):
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(False)


@pytest.mark.usefixtures("outlines")
@pytest.mark.parametrize("game", engine.games())
async def test_a_match(lines: list[str], tmp_path: Path, game: str) -> None:
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        track = {**engine.game("het_verraad").data["track"], "end": {str(seats): FEW for seats in range(2, 6)}}
        (tmp_path / "track.json").write_text(json.dumps(track), encoding="utf-8")
        own = {"het_verraad": {"track": tmp_path / "track.json"}}
        bot = client.create(Settings(Sandbox.token, data=tmp_path, drawing="threads", replacements=own), pace=0)
        running = asyncio.create_task(bot.start(Sandbox.token))
        try:
            await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands)
            anna, *others = list(sandbox.people.values())[: HOOKS[game].people]
            hall = sandbox.channel("the-hall")
            await anna.command("the-hall", "join", game=game)
            await sandbox.until(lambda: hall.messages)
            if engine.game(game).talks:
                await bot.tables.lobby.choose(1, anna.id, "talk", "0")
            for one in others:
                await one.click(hall.messages[0], "Join")
            await anna.click(hall.messages[0], "Start")
            done: set[str] = set()
            while len(done) < ANSWERS and (question := await next_question(Here(sandbox), done)):
                done.add(question.step)
                await clicks(question, random.Random(len(done)))
            table = await bot.tables.table(1)
            answers = await bot.store.answers.standing(1)
        finally:
            await bot.close()
        await running
    assert len(done) > 10, "the deal is another one each time, and Traitor may soon be over"
    assert table.state == "finished" or len(done) == ANSWERS
    whole = "\n".join(lines)
    assert len(lines) > 5, "something was logged"
    for secret in (Sandbox.token, table.secret.hex(), table.dealt_from.hex()):
        assert secret not in whole
    assert base64.b64encode(table.secret).decode() not in whole
    for word in HOOKS[game].words:
        assert not re.search(rf"\b{re.escape(word)}\b", whole), word
    assert not any(repr(" ".join(answer.keys)) in whole for answer in answers if len(answer.keys) > 1)
