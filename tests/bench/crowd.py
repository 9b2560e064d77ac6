"""Waiting times with 200 tables of four games: people wait for a question, the channel for a sign of what changed.

The whole bot plays a simulated evening, with Discord's limits (``tests.evening.crowd``).
"""

import asyncio
from collections.abc import Iterator

import msgspec

from tests.bench.figures import Row, at_most
from tests.evening.crowd import SOON, TOGETHER, Waits
from tests.evening.row import told

TABLES = 200
THROUGH = 120.0
"""Seconds after which a common start is through."""
SECONDS = 180.0


def rows() -> list[Row]:
    """Return the waits at a common start, and those afterwards, with new people and with closed direct messages."""
    everybody, new, closed = _played(SECONDS), _played(2 * SOON, new=0.2), _played(SECONDS, closed=0.3)
    found = [*_common_start(everybody, ""), *_common_start(new, ", a fifth of the people new")]
    return [*found, *_afterwards(everybody, ""), *_afterwards(closed, ", 30 % with closed direct messages")]


def _played(seconds: float, new: float = 0.0, closed: float = 0.0) -> Waits:
    """Return how long a crowd waits; shares of the people are ``new``, or take no direct messages (``closed``)."""
    _, found = asyncio.run(told("crowd", str(TABLES), f"{seconds:.0f}", str(new), str(closed)))
    return msgspec.json.decode(found, type=Waits)


def _common_start(crowd: Waits, who: str) -> Iterator[Row]:
    of = f"{TABLES} tables of four games begun within {TOGETHER:.0f} s{who}"
    yield f"{of}: first question or call, p50", "", f"{at_most(crowd.first, 0.5):.1f} s"
    yield f"{of}: the same, p95", "", f"{at_most(crowd.first, 0.95):.1f} s"
    yield f"{of}: the longest wait for it", f"{SOON:.0f} s", f"{max(crowd.first):.1f} s"
    yield f"{of}: awaited without either for {SOON:.0f} s", "0", f"{crowd.never}"


def _afterwards(crowd: Waits, who: str) -> Iterator[Row]:
    questions, channel = ([wait for at, wait in some if at > THROUGH] for some in (crowd.questions, crowd.channel))
    early = [wait for at, wait in crowd.channel if 0 < at <= THROUGH]
    of = f"{TABLES} tables of four games, answers after 4-8 s{who}"
    yield f"{of}: question or call, p95", "3 s", f"{at_most(questions, 0.95):.1f} s"
    yield f"{of}: the channel shows a change, p95", "10 s", f"{at_most(channel, 0.95):.1f} s"
    yield f"{of}: the same in the {THROUGH:.0f} s after the common start", "", f"{at_most(early, 0.95):.1f} s"
    yield f"{of}: invalid requests", "", f"{crowd.invalid}"
