"""Metrics of the running bot, for its operator: all instruments, beside no other part of the bot.

The metrics may be read by people who should not read them. So the metrics name nobody and no table, and count nothing
by seat or by kind of question. At a table that is alone, a single click, picture or thought would already tell who is
asked in secret. So the effects of matches are shown in bundles (``Bundle``). Waiting things are shown in round numbers
(``rounded``).
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, disable_created_metrics
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from bot import VERSION

BUNDLE = 50
"""So many that happened are shown at once, or more, and never fewer."""

ROUND = 10
"""Numbers of waiting things are shown in tens."""

_leave_out_when_made: Callable[[], None] = disable_created_metrics
_leave_out_when_made()
registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry)
GCCollector(registry)
Info("turncoat", "The program", registry=registry).info({"version": VERSION})


class Bundle:
    """Something that happens often. It is shown, by ``show``, together with others alone.

    To note something costs less than a microsecond, in whichever thread it happens.

    >>> shown = []
    >>> bundle = Bundle(shown.append)
    >>> for number in range(BUNDLE - 1):
    ...     bundle.observe(number)
    >>> bundle.show()
    >>> shown
    []
    >>> bundle.observe(7)
    >>> bundle.show()
    >>> len(shown)
    50
    """

    def __init__(self, shown: Callable[[float], None]) -> None:
        self._shown = shown
        self._noted: deque[float] = deque()

    def observe(self, value: float = 1.0) -> None:
        """Note how long something took; or, if the time is not measured, that it happened."""
        self._noted.append(value)

    def show(self, least: int = BUNDLE) -> None:
        """Show what was noted, unless it is less than ``least``."""
        if len(self._noted) >= least:
            for _ in range(len(self._noted)):
                self._shown(self._noted.popleft())

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Note the time that the work meanwhile takes, however it ends."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - begun)


class Bundles(dict[str, Bundle]):
    """A bundle for each value of a label. Nothing of that value is shown before the first bundle is."""

    def __init__(self, shown: Callable[[str], Callable[[float], None]]) -> None:
        super().__init__()
        self._shown = shown

    def __missing__(self, label: str) -> Bundle:
        return self.setdefault(label, Bundle(self._shown(label)))


def _seconds(name: str, about: str, buckets: tuple[float, ...]) -> Bundle:
    return Bundle(Histogram(f"turncoat_{name}_seconds", about, buckets=buckets, registry=registry).observe)


def _counter(name: str, about: str, *labels: str, known: Iterable[tuple[str, ...]]) -> Counter:
    """Make a counter; the known values of its labels are shown at 0.

    A number that was not there before it rose is not seen to rise.
    """
    counter = Counter(f"turncoat_{name}", about, labels, registry=registry)
    for one in known:
        counter.labels(*one)
    return counter


def _count(name: str, about: str, label: str, *known: str) -> Bundles:
    counter = _counter(name, about, label, known=[(one,) for one in known])
    return Bundles(lambda value: lambda number: counter.labels(value).inc(number))


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"turncoat_{name}", about, labels, registry=registry)


def rounded(number: int) -> int:
    """Return the number of waiting things in the round form that is shown.

    >>> rounded(9), rounded(137)
    (0, 130)
    """
    return number // ROUND * ROUND


# Waiting times of people

acknowledged = _seconds(
    "acknowledgement",
    "From a click or a command to its acknowledgement, after what it brings is stored",
    (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0),
)
looked = _seconds(
    "reconcile",
    "Making a plan of what is to be shown of a table that has changed",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 60.0),
)
calls_waiting = _gauge("calls_waiting", "Calls that are due to a place, in tens: channel, or direct (messages)", "to")
openings_waiting = _gauge(
    "openings_waiting", "People who are awaited and whose direct messages are still to be opened, in tens"
)

_drawing = Histogram(
    "turncoat_drawing_seconds",
    "Drawing a picture, in a process or in a thread",
    ["where"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 10.0),
    registry=registry,
)
for _where in ("process", "thread"):
    _drawing.labels(_where)
drawn = Bundles(lambda where: lambda seconds: _drawing.labels(where).observe(seconds))
overtaken = Bundle(
    Counter("turncoat_drawings_overtaken", "Pictures that nobody needed any more", registry=registry).inc
)
drawings_waiting = _gauge("drawings_waiting", "Pictures that wait to be drawn, in tens")

# The loop and the gateway

lag = Histogram(
    "turncoat_loop_lag_seconds",
    "By how much the event loop is late, measured twice a second",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0),
    registry=registry,
)
silence = _gauge("loop_silence_seconds", "Since when the event loop has given no sign")
shards = _gauge("shards", "Shards of this process: wanted, or connected", "state")
latency = _gauge("shard_latency_seconds", "From a heartbeat of a shard to its answer; none while it is lost", "shard")

# Discord's limits

refused = _counter(
    "refused_requests",
    "Requests that Discord answered with 401, 403 or 429, and whose limit it was",
    *("status", "scope"),
    known=[("401", ""), ("403", ""), ("429", ""), ("429", "user"), ("429", "global"), ("429", "shared")],
)
invalid = _gauge("invalid_requests", "Invalid requests of the last 10 minutes; at 10,000 Discord bans the address")
rate = _gauge("calls_per_second_allowed", "Calls a second to direct messages that the bot allows itself")

# Tables

tables = _gauge("tables", "Open tables: lobby, or running", "game", "state")
answered = _counter("answers", "Answers that were stored, also those of computer players", "game", known=())
answers = Bundles(lambda game: lambda number: answered.labels(game).inc(number))
clocks_due = _gauge("clocks_due", "Clocks that have been due for more than 10 seconds")
matches = _gauge("matches", "Matches in memory")
kept_answers = _gauge("matches_answers", "Answers of the matches in memory, in hundreds")
lookups = _count(
    "match_lookups",
    "Matches that were asked for, and were in memory or had to be replayed",
    "found",
    *("memory", "replayed"),
)
thoughts = _count(
    "thoughts",
    "Thoughts of strong players, and advice: whole, shorter, or none for lack of time",
    "part",
    *("whole", "shorter", "none"),
)
thoughts_waiting = _gauge("thoughts_waiting", "Questions that wait to be thought of, in tens")

# The store

wrote = _seconds(
    "database_write",
    "Writing to the database, until it is on the disk",
    (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 10.0),
)
database = _gauge("database_bytes", "Size of the database, in whole MiB")

# Several processes

buckets = _gauge("buckets", "Buckets of tables that this process owns, of 256")
lost_locks = Counter("turncoat_lost_locks", "How often all buckets were lost with a connection", registry=registry)
notices = _counter(
    "notices", "Notices to and from other processes: sent, or heard", "way", known=[("sent",), ("heard",)]
)

# Failures

errors = _counter(
    "errors",
    "What went wrong, by what it was: work in the background, a defect somebody met, a picture, ...",
    "kind",
    known=[(kind,) for kind in ("defect", "drawing", "thinking", "film", "page", "delivery", "reconcile", "store")],
)

_BUNDLES = (acknowledged, looked, overtaken, wrote)
_LABELLED = (drawn, answers, lookups, thoughts)


def bundles() -> list[Bundle]:
    """Return all bundles that there are by now."""
    return [*_BUNDLES, *(bundle for bundles in _LABELLED for bundle in tuple(bundles.values()))]


def show() -> None:
    """Show what has been noted since the last time."""
    for one in bundles():
        one.show()
