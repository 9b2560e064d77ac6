"""Logs hold no secret, wherever it comes from."""

import json
import logging
import sys
from datetime import UTC, datetime

import pytest

from bot.config import Settings
from bot.operating import logs

MADE_UP = "MTIz.abc.def"
pytestmark = pytest.mark.usefixtures("as_before")


def test_token_and_password_are_left_out_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://turncoat:p%40ssword@127.0.0.1/turncoat"
    logs.set_up(Settings(MADE_UP, database=address).secrets, "info")
    logging.getLogger("asyncpg").warning("%s refused p@ssword", address)
    log = logging.getLogger("anything")
    log.warning("a message with %s", MADE_UP)
    log.info("POST https://discord.com/api/v10/interactions/34/aW50ZXI/callback slow")
    try:
        raise ValueError(MADE_UP)
    except ValueError as error:
        log.exception("caught")
        sys.excepthook(type(error), error, error.__traceback__)
    written = capsys.readouterr().err
    assert MADE_UP not in written
    assert written.count("ValueError: [token]") == 2
    assert "/interactions/34/[token]/callback slow" in written
    assert "postgresql://turncoat:[password]@127.0.0.1/turncoat refused [password]" in written


def test_json_is_an_object_a_line_without_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    odd = 'a"b\\c.def'  # also one that JSON would write otherwise
    logs.set_up({odd: "[token]"}, "info", "json")
    log = logging.getLogger("anything")
    log.warning("two lines\nwith %s and /webhooks/12/aW50ZXI/messages", odd)
    try:
        raise ValueError(odd)
    except ValueError:
        log.exception("caught")
    warned, caught = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert list(warned) == ["time", "level", "logger", "message"]
    assert (warned["level"], warned["logger"]) == ("warning", "anything")
    assert warned["message"] == "two lines\nwith [token] and /webhooks/12/[token]/messages"
    assert datetime.fromisoformat(warned["time"]).tzinfo == UTC
    assert caught["message"] == "caught"
    assert caught["exception"].startswith("Traceback (most recent call last):\n")
    assert caught["exception"].endswith("ValueError: [token]")


def test_messages_to_players_are_not_logged_even_at_debug() -> None:
    logs.set_up({MADE_UP: "[token]"}, "debug")
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)
