"""A process that is as before."""

import logging
import signal
import sys
import threading
from collections.abc import Iterator

import pytest


@pytest.fixture
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All that a command changes in this process is as before afterwards."""
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    answers = {number: signal.getsignal(number) for number in numbers}
    loggers = {logging.getLogger(name): logging.getLogger(name).level for name in ("", "discord", "aiosqlite")}
    handlers = logging.getLogger().handlers[:]
    for module in (sys, threading):
        monkeypatch.setattr(module, "excepthook", module.excepthook)
    yield
    for number, answer in answers.items():
        signal.signal(number, answer)
    for logger, level in loggers.items():
        logger.setLevel(level)
    logging.getLogger().handlers[:] = handlers
    logging.captureWarnings(False)
