"""Logging to standard error, without any token and without what players see."""

import logging
import re
import sys
import threading
from types import TracebackType

import discord

from bot.config import LogLevel

_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s'\"]+")


class WithoutTokens(logging.Formatter):
    """Leaves out the bot's token, and the tokens of interactions in addresses, wherever they are: exceptions too.

    >>> record = logging.makeLogRecord({"levelname": "INFO", "msg": "a.b.c /webhooks/12/xyz/messages"})
    >>> WithoutTokens("a.b.c", "%(levelname)s %(message)s").format(record)
    'INFO [token] /webhooks/12/[token]/messages'
    """

    def __init__(self, token: str, layout: str) -> None:
        super().__init__(layout)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The whole text of a record."""
        return _INTERACTION_TOKEN.sub(r"\1[token]", super().format(record).replace(self._token, "[token]"))


def set_up(token: str, level: LogLevel) -> None:
    """Write everything of ``level`` and above to standard error, uncaught exceptions included."""
    handler = logging.StreamHandler()
    handler.setFormatter(WithoutTokens(token, "%(asctime)s %(levelname)-8s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # At debug discord.py writes whole messages, and aiosqlite all that is stored: hands, roles and seeds among them.
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(max(logging.getLogger().level, logging.INFO))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not speak
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_uncaught_in_thread


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger("bot").critical("Turncoat has stopped by a defect", exc_info=(kind, error, trace))


def _log_uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        _log_uncaught(args.exc_type, args.exc_value, args.exc_traceback)
