"""Log lines of a whole match, at the most talkative level: no secret of anybody and no token."""

import base64
import logging
import random
import re
import sys
from collections.abc import Iterator

import pytest

import engine
from bot.operating import logs
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import is_over, play_on
from tests.kit.games import HOOKS
from tests.samples import samples

ANSWERS = samples(20, 50)
TALKATIVE = ("discord", "aiosqlite")


class Lines(logging.Handler):
    """Every line as it is written, before tokens are taken out."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, empty_court: Court) -> Iterator[list[str]]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    root = logging.getLogger()
    before = root.handlers[:], root.level, [logging.getLogger(name).level for name in TALKATIVE]
    logs.set_up({empty_court.sandbox.token: "[token]"}, "debug")
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
async def test_a_match(empty_court: Court, lines: list[str], chance: random.Random, game: str) -> None:
    court = empty_court
    if HOOKS[game].soon:
        court.replace_data(game, **HOOKS[game].soon)
    await court.start_bot()
    await court.begin(court.people(HOOKS[game].people), game=game)
    done = await play_on(court, chance, ANSWERS)
    assert done == ANSWERS or (done > 10 and is_over(court))
    table, answers = await court.table(), await court.bot.store.answers.standing(1)
    await court.stop_bot()
    whole = "\n".join(lines)
    assert len(lines) > 5, "something was logged"
    for secret in (court.sandbox.token, table.secret.hex(), table.dealt_from.hex()):
        assert secret not in whole
    assert base64.b64encode(table.secret).decode() not in whole
    for word in HOOKS[game].words:
        assert not re.search(rf"\b{re.escape(word)}\b", whole), word
    assert not any(repr(" ".join(answer.keys)) in whole for answer in answers if len(answer.keys) > 1)
