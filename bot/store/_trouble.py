"""Why nothing can be written at present: the log has a line when that begins, and another when it is over."""

import logging
import time

_log = logging.getLogger(__name__)

SELDOM = 60.0
"""Seconds between two such beginnings of which the log has a line: on a full disk little things fit now and then."""


class Trouble:
    """The trouble of the database of that name; ``reason`` is empty while all is well."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._told_at = -SELDOM
        self._is_told = False
        self.reason = ""

    def begins(self, reason: str) -> None:
        """Something could not be written."""
        now = time.monotonic()
        if not self.reason and now - self._told_at >= SELDOM:
            self._told_at, self._is_told = now, True
            _log.warning("the database %s takes nothing, and until it does answers are refused: %s", self._name, reason)
        self.reason = reason

    def is_over(self) -> None:
        """Something was written."""
        self.reason = ""
        if self._is_told:
            self._is_told = False
            _log.warning("the database %s can be written again", self._name)
