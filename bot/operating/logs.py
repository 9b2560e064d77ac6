"""Logging to standard error, without any secret and without what players see."""

import json
import logging
import re
import sys
import threading
import time
from collections.abc import Mapping
from types import TracebackType

import discord

from bot.config import LogFormat, LogLevel

_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s'\"]+")


Secrets = Mapping[str, str]
"""Secret text -> the text that replaces it."""


def without_secrets(text: str, secrets: Secrets) -> str:
    """Return the text without the bot's secrets, and without the tokens of interactions in addresses.

    >>> without_secrets("a.b.c /webhooks/12/xyz/messages", {"a.b.c": "[token]"})
    '[token] /webhooks/12/[token]/messages'
    """
    for secret, instead in secrets.items():
        text = text.replace(secret, instead)
    return _INTERACTION_TOKEN.sub(r"\1[token]", text)


class AsText(logging.Formatter):
    """Lines to be read, without secrets at any place: in exceptions also."""

    def __init__(self, secrets: Secrets) -> None:
        super().__init__("%(asctime)s %(levelname)-8s %(name)s: %(message)s")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return the whole text of a record."""
        return without_secrets(super().format(record), self._secrets)


class AsJson(logging.Formatter):
    r"""A JSON object on one line, without secrets; the time is UTC.

    >>> print(AsJson({"a.b.c": "[token]"}).format(logging.makeLogRecord(
    ...     {"created": 0.5, "levelname": "INFO", "name": "bot", "msg": "two\nlines of %s", "args": ("a.b.c",)})))
    {"time": "1970-01-01T00:00:00.500Z", "level": "info", "logger": "bot", "message": "two\nlines of [token]"}
    """

    def __init__(self, secrets: Secrets) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return the object of a record; with ``exception`` if there is an exception."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "time": f"{at}.{int(record.created % 1 * 1000):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        cleaned = {key: without_secrets(text, self._secrets) for key, text in told.items()}
        return json.dumps(cleaned, ensure_ascii=False)


def set_up(secrets: Secrets, level: LogLevel, layout: LogFormat = "text") -> None:
    """Write everything of ``level`` and above to standard error, uncaught exceptions included."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson(secrets) if layout == "json" else AsText(secrets))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # At debug discord.py writes whole messages, and aiosqlite all that is stored: hands, roles and seeds among them.
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(max(logging.getLogger().level, logging.INFO))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not speak
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_uncaught_in_thread


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger("bot").critical("Turncoat has stopped because of a defect", exc_info=(kind, error, trace))


def _log_uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        _log_uncaught(args.exc_type, args.exc_value, args.exc_traceback)
