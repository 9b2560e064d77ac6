"""Discord's rate limits, on demand (Discord's documentation, "Rate Limits"), and what it counts as invalid requests."""

import hashlib
import math
import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.refusals import rate_limited

GLOBAL_LIMIT = 50  # requests a second
INVALID_WITHIN = 10 * 60.0  # seconds
INVALID = (401, 403, 429)
TOKENS_OF_INTERACTIONS = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class Rule:
    """So many requests in so many seconds, counted for each ``major`` part of the path that matches by itself.

    Discord tells its limits only in headers; these are the ones bots have met.
    """

    method: str
    path: re.Pattern[str]
    limit: int
    seconds: float


def _rule(method: str, path: str, limit: int, seconds: float) -> Rule:
    return Rule(method, re.compile(path), limit, seconds)


RULES = (
    _rule("POST", r"(?P<major>/channels/\d+)/messages", 5, 5),
    _rule("PATCH", r"(?P<major>/channels/\d+)/messages/\d+", 5, 5),
    _rule("DELETE", r"(?P<major>/channels/\d+)/messages/\d+", 5, 1),
    _rule("POST", r"(?P<major>/users/@me)/channels", 5, 5),
    _rule("PUT", r"(?P<major>/applications/\d+).*/commands", 2, 20),
    _rule("POST", r"(?P<major>/webhooks/\d+/[^/]+)", 5, 2),
    _rule("PATCH", r"(?P<major>/webhooks/\d+/[^/]+)/messages/.*", 5, 2),
    _rule(".*", r"(?P<major>/(channels|guilds)/\d+|/)(?!webhooks|interactions).*", 50, 1),
)


@dataclass(slots=True)
class Window:
    """The used part of a rule's limit, and the time until which it counts."""

    ends: float = 0.0
    used: int = 0

    def take(self, now: float, limit: int, seconds: float) -> bool:
        """Use one of it if there is one left."""
        if now >= self.ends:
            self.ends, self.used = now + seconds, 0
        if self.used >= limit:
            return False
        self.used += 1
        return True


@dataclass(slots=True)
class Limits:
    """The count of requests, by the sandbox's clock; too many are refused only while it is ``on``.

    ``hurry`` divides all of Discord's seconds. So tests with clients that really wait need not wait long.
    """

    clock: Callable[[], float]
    on: bool = False
    hurry: float = 1.0
    rules: tuple[Rule, ...] = RULES
    _windows: dict[tuple[Rule, str], Window] = field(default_factory=dict)
    _global: Window = field(default_factory=Window)
    _invalid: deque[float] = field(default_factory=deque)
    _banned_until: float = -math.inf

    def ban(self, seconds: float) -> None:
        """Take no request for so long, no answer to an interaction either, as Discord bans an address."""
        self._banned_until = self.clock() + seconds

    @property
    def banned(self) -> float:
        """For how many seconds more no request is taken; 0 if any is."""
        return max(0.0, self._banned_until - self.clock())

    def pass_through(self, method: str, path: str) -> dict[str, str]:
        """Count a request and return the headers of its answer. Raises Refusal (429) if it is too much."""
        if not self.on:
            return {}
        now = self.clock()
        if not path.startswith(TOKENS_OF_INTERACTIONS) and not self._global.take(now, GLOBAL_LIMIT, 1 / self.hurry):
            raise rate_limited(self._global.ends - now, everywhere=True)
        found = self._rule_for(method, path)
        if found is None:
            return {}
        rule, _ = found
        window = self._windows.setdefault(found, Window())
        fits = window.take(now, rule.limit, rule.seconds / self.hurry)
        headers = _headers(rule, window, now)
        if not fits:
            refusal = rate_limited(window.ends - now)
            refusal.headers |= headers
            raise refusal
        return headers

    def _rule_for(self, method: str, path: str) -> tuple[Rule, str] | None:
        for rule in self.rules:
            match = rule.path.fullmatch(path)
            if match and re.fullmatch(rule.method, method):
                return rule, match["major"]
        return None

    def note(self, status: int, headers: dict[str, str]) -> None:
        """Note the answer to a request; a limit that a bot shares with others is not its fault."""
        if status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            self._invalid.append(self.clock())

    @property
    def invalid_requests(self) -> int:
        """The number of requests of the last 10 minutes that were answered by 401, 403 or 429.

        At 10,000 of these requests Discord bans.
        """
        since = self.clock() - INVALID_WITHIN
        while self._invalid and self._invalid[0] <= since:
            self._invalid.popleft()
        return len(self._invalid)


def _headers(rule: Rule, window: Window, now: float) -> dict[str, str]:
    left = max(0.0, window.ends - now)
    return {
        "X-RateLimit-Limit": str(rule.limit),
        "X-RateLimit-Remaining": str(rule.limit - window.used),
        "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(f"{rule.method} {rule.path.pattern}".encode()).hexdigest()[:32],
    }
