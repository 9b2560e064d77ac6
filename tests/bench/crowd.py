"""Waiting times with 200 tables played at once: people wait for a question, the channel for its board.

Nothing really waits.
The bot's own queues and limits and discord.py's waiting for its buckets run in virtual time.
They run against the sandbox's rate limits, without HTTP and pictures.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from types import SimpleNamespace
from typing import NamedTuple, cast

import msgspec
from aiohttp import ClientResponse
from discord.http import Ratelimit
from multidict import CIMultiDict

import engine
from bot.delivery.lanes import Destination, Lanes, Urgency
from bot.delivery.limiter import Limiter
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.limits import Limits
from tests.bench.figures import Row, at_most
from tests.evening.crowd import SOON, Waits
from tests.evening.row import told
from tests.matches import thumb
from tests.virtual_time import run

TABLES, PEOPLE = 200, 4
MINUTES = 10
PACE = (4.0, 8.0)  # seconds between two answers at a table
LATENCY = (0.08, 0.25)  # seconds
TRIES = 5
COURSES = 8


class Turn(NamedTuple):
    """The result of an answer: the seat asked next, unless in the same message, and whether a round begins."""

    asked: int | None
    new_board: bool


@cache
def turns(course: int) -> tuple[Turn, ...]:
    """The answers of a whole match of computer players."""
    match = engine.start("verraeter", seats=PEOPLE, options={"preset": "online"}, seed=course.to_bytes(32, "big"))
    found = []
    while match.result is None:
        seat, rounds = match.awaited[0], len(match.rounds)
        match.play(seat, thumb(match))
        after = match.awaited[0] if match.awaited else None
        found.append(Turn(after if after != seat else None, len(match.rounds) > rounds))
    return tuple(found)


@dataclass
class Place:
    """The wanted and the shown state of a channel, or of somebody's direct messages.

    ``calls`` are the calls in the channel.
    Each call has the number of the post, the person called, and the time since when everybody awaits that person.
    """

    path: str
    wanted: int = 0
    shown: int = 0
    posts: int = 0
    posted: int = 0
    edits: bool = False
    calls: list[tuple[int, Destination, float]] = field(default_factory=list)
    since: list[tuple[int, float]] = field(default_factory=list)


class Discord:
    """Discord's limits, and discord.py before them: one waits where Discord's headers say that nothing is left."""

    def __init__(self, clock: Callable[[], float], limiter: Limiter) -> None:
        self.limits = Limits(clock, on=True)
        self.limiter = limiter
        self._chance = random.Random(1)
        self._buckets: dict[tuple[str, str], Ratelimit] = {}

    async def call(self, method: str, path: str) -> None:
        bucket = self._buckets.get((method, path))
        if bucket is None:
            bucket = self._buckets[method, path] = Ratelimit(30.0)
        async with bucket:
            for _ in range(TRIES):
                await self.limiter.turn()
                await asyncio.sleep(self._chance.uniform(*LATENCY) / 2)
                try:
                    headers = self.limits.pass_through(method, path)
                except Refusal as refusal:
                    self.note(refusal.status)
                    await asyncio.sleep(float(refusal.body["retry_after"]))
                    continue
                await asyncio.sleep(self._chance.uniform(*LATENCY) / 2)
                bucket.update(cast("ClientResponse", SimpleNamespace(headers=CIMultiDict(headers))))
                return
        raise OSError("too many requests")

    def note(self, status: int) -> None:
        self.limits.note(status, {})
        self.limiter.note(status)


class Crowd:
    """All tables, whose people answer whether or not they have been asked.

    The direct messages of a share of the people are ``closed``, or ``new``: never opened before.
    With ``within`` the tables begin in so many seconds, all with their first question.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        closed: float = 0.0,
    ) -> None:
        self.clock = clock
        self.chance = random.Random(200)
        self.discord = Discord(clock, Limiter(clock))
        self.delivery = Lanes(self.deliver, self.discord.limiter, clock)
        self.places: dict[Destination, Place] = {}
        everybody = [Destination(table, seat) for table in range(TABLES) for seat in range(PEOPLE)]
        self.closed = {one for one in everybody if self.chance.random() < closed}
        self.known_closed: set[Destination] = set()
        self.calls = self.answers = 0
        self.waits: dict[str, list[float]] = {"question": [], "board": []}

    async def play(self) -> None:
        playing = [asyncio.create_task(self.table(number)) for number in range(TABLES)]
        await asyncio.sleep(MINUTES * 60)
        for one in playing:
            one.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        await self.delivery.close()
        if failed := [one for one in ended if not isinstance(one, asyncio.CancelledError)]:
            raise RuntimeError(failed[0])

    async def table(self, number: int) -> None:
        channel = Destination(number, PEOPLE)
        for turn in self.course(number):
            await asyncio.sleep(self.chance.uniform(*PACE))
            self.answers += 1
            self.want(channel, Urgency.POST if turn.new_board else Urgency.EDIT)
            if turn.asked is None:
                continue
            person = Destination(number, turn.asked)
            if person in self.known_closed:
                self.call(person, self.clock())
            else:
                self.want(person, Urgency.PROMPT)

    def call(self, person: Destination, since: float) -> None:
        """Call somebody in the channel to a question for which they have been awaited since then."""
        channel = Destination(person.table, PEOPLE)
        self.want(channel, Urgency.POST)
        place = self.places[channel]
        place.calls.append((place.posted + place.posts, person, since))

    def course(self, number: int) -> Iterator[Turn]:
        """One match after the other; tables are at different points of theirs."""
        course = turns(number % COURSES)
        yield from course[self.chance.randrange(len(course)) :]
        while True:
            yield from turns(self.chance.randrange(COURSES))

    def want(self, to: Destination, urgency: Urgency) -> None:
        place = self.places.setdefault(to, Place(f"/channels/{to.table * 10 + to.place}/messages"))
        place.wanted += 1
        place.since.append((place.wanted, self.clock()))
        if urgency is Urgency.EDIT:
            place.edits = True
        else:
            place.posts += 1
        self.delivery.want(to, self.urgency(to, place), direct=to.place != PEOPLE)

    def urgency(self, to: Destination, place: Place) -> Urgency | None:
        if place.posts:
            return Urgency.POST if to.place == PEOPLE else Urgency.PROMPT
        return Urgency.EDIT if place.edits else None

    async def deliver(self, to: Destination) -> Urgency | None:
        """Make the next call there, with the newest content."""
        place = self.places[to]
        newest, posts = place.wanted, place.posts
        self.calls += 1
        if to in self.closed:
            await asyncio.sleep(LATENCY[1])
            self.discord.note(403)
            self.known_closed.add(to)
            place.posts = 0
            for _, since in place.since:
                self.call(to, since)
            place.since.clear()
        elif posts:
            await self.discord.call("POST", place.path)
            place.posts -= 1
            place.posted += 1
            for number, _, since in place.calls:
                if number <= place.posted:
                    self.waits["question"].append(self.clock() - since)
            place.calls = [one for one in place.calls if one[0] > place.posted]
        else:
            place.edits = False
            await self.discord.call("PATCH", f"{place.path}/1")
        for since in [since for number, since in place.since if number <= newest]:
            if to.place == PEOPLE:
                self.waits["board"].append(self.clock() - since)
            else:
                self.waits["question"].append(self.clock() - since)
        place.since = [one for one in place.since if one[0] > newest]
        return self.urgency(to, place)


def rows() -> list[Row]:
    found = []
    of = f"{TABLES} tables of Verräter at once, an answer every 4-8 s, simulated {MINUTES} minutes"
    for closed, who in ((0.0, ""), (0.3, ", 30 % with closed direct messages")):
        crowd = run(partial(_played, closed))
        found += [
            (f"{of}{who}: question, p95", "3 s", f"{at_most(crowd.waits['question'], 0.95):.1f} s"),
            (f"{of}{who}: board, p95", "10 s", f"{at_most(crowd.waits['board'], 0.95):.1f} s"),
            (f"{of}{who}: invalid requests", "50" if not closed else "", f"{crowd.discord.limits.invalid_requests}"),
        ]
    return [*found, *_common_start()]


def _common_start() -> Iterator[Row]:
    """Yield the waiting times when many tables of all games begin at once, with the whole bot.

    Some people are new: their direct messages were never opened.
    """
    for new, who in (("0", ""), ("0.2", ", a fifth of the people new")):
        _, found = asyncio.run(told("crowd", str(TABLES), f"{2 * SOON:.0f}", new, "0"))
        crowd = msgspec.json.decode(found, type=Waits)
        of = f"{TABLES} tables of four games begun within 2 s{who}"
        yield f"{of}: first question or call, p50", "", f"{at_most(crowd.first, 0.5):.1f} s"
        yield f"{of}: the same, p95", "", f"{at_most(crowd.first, 0.95):.1f} s"
        yield f"{of}: the longest wait for it", f"{SOON:.0f} s", f"{max(crowd.first):.1f} s"
        yield f"{of}: awaited without either for {SOON:.0f} s", "0", f"{crowd.never}"
        yield f"{of}: invalid requests", "", f"{crowd.invalid}"


async def _played(closed: float, clock: Callable[[], float]) -> Crowd:
    crowd = Crowd(clock, closed)
    await crowd.play()
    return crowd
