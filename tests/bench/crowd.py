"""How long people wait for their question, and the channel for its board, when 200 tables are played at once.

Nothing waits: the bot's own queues and limits and discord.py's waiting for its buckets run in virtual time, against
the sandbox's rate limits, without HTTP and pictures.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple, cast

from discord.http import Ratelimit
from multidict import CIMultiDict

import engine
from bot.messages.delivery import Delivery, Destination, Urgency
from bot.messages.limiter import Limiter
from bot.sandbox.limits import Limits
from bot.sandbox.refusals import Refusal
from engine.players import PLAYERS, chance_for
from tests.virtual_time import run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from aiohttp import ClientResponse

TABLES, PEOPLE = 200, 4
MINUTES = 10
PACE = (4.0, 8.0)  # seconds between two answers at a table
LATENCY = (0.08, 0.25)  # seconds
TRIES = 5
COURSES = 8


class Turn(NamedTuple):
    """What an answer leads to: who is asked next, unless in the same message, and whether a round begins."""

    asked: int | None
    new_board: bool


@cache
def turns(course: int) -> tuple[Turn, ...]:
    """The answers of a whole match of computer players."""
    match = engine.start("verraeter", seats=PEOPLE, options={"preset": "online"}, seed=course.to_bytes(32, "big"))
    found = []
    while match.result is None:
        seat, rounds = match.awaited[0], len(match.rounds)
        chance = chance_for(bytes(32), seat, match.length)
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance))
        after = match.awaited[0] if match.awaited else None
        found.append(Turn(after if after != seat else None, len(match.rounds) > rounds))
    return tuple(found)


@dataclass
class Place:
    """What a channel, or somebody's direct messages, should show, and does."""

    path: str
    wanted: int = 0
    shown: int = 0
    posts: int = 0
    edits: bool = False
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
                await asyncio.sleep(self._chance.uniform(*LATENCY) / 2)
                try:
                    headers = self.limits.pass_through(method, path)
                except Refusal as refusal:
                    self.note(refusal.status)
                    await asyncio.sleep(float(refusal.body["retry_after"]))
                    continue
                await asyncio.sleep(self._chance.uniform(*LATENCY) / 2)
                bucket.update(cast("ClientResponse", Answer(CIMultiDict(headers))))
                return
        raise OSError("too many requests")

    def note(self, status: int) -> None:
        self.limits.note(status, {})
        self.limiter.note(status)


class Answer(NamedTuple):
    """As much of an answer as discord.py's buckets read."""

    headers: CIMultiDict[str]


class Crowd:
    """All tables, whose people answer whether or not they have been asked."""

    def __init__(self, clock: Callable[[], float], closed: float) -> None:
        self.clock = clock
        self.chance = random.Random(200)
        self.discord = Discord(clock, Limiter(clock))
        self.delivery = Delivery(self.deliver, self.discord.limiter, clock)
        self.places: dict[Destination, Place] = {}
        self.closed = {
            Destination(table, seat)
            for table in range(TABLES)
            for seat in range(PEOPLE)
            if self.chance.random() < closed
        }
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
                self.want(channel, Urgency.POST)  # the call
            else:
                self.want(person, Urgency.PROMPT)

    def course(self, number: int) -> Iterator[Turn]:
        """One match after the other; tables are at different points of theirs."""
        course = turns(number % COURSES)
        yield from course[self.chance.randrange(len(course)) :]
        while True:
            for seat in range(PEOPLE):  # at the next table closed direct messages are tried again
                self.known_closed.discard(Destination(number, seat))
            yield from turns(self.chance.randrange(COURSES))

    def want(self, to: Destination, urgency: Urgency) -> None:
        place = self.places.setdefault(to, Place(f"/channels/{to.table * 10 + to.place}/messages"))
        place.wanted += 1
        place.since.append((place.wanted, self.clock()))
        if urgency is Urgency.EDIT:
            place.edits = True
        else:
            place.posts += 1
        self.delivery.want(to, self.urgency(to, place))

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
            self.want(Destination(to.table, PEOPLE), Urgency.POST)
        elif posts:
            await self.discord.call("POST", place.path)
            place.posts -= 1
        else:
            place.edits = False
            await self.discord.call("PATCH", f"{place.path}/1")
        now = self.clock()
        kind = "board" if to.place == PEOPLE else "question"
        self.waits[kind] += [now - since for number, since in place.since if number <= newest]
        place.since = [one for one in place.since if one[0] > newest]
        return self.urgency(to, place)


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was."""
    found = []
    of = f"{TABLES} tables of Verräter at once, an answer every 4-8 s, simulated {MINUTES} minutes"
    for closed, who in ((0.0, ""), (0.3, ", 30 % with closed direct messages")):
        crowd = run(partial(_played, closed))
        found += [
            (f"{of}{who}: question, p95", "3 s", f"{_p95(crowd.waits['question']):.1f} s"),
            (f"{of}{who}: board, p95", "10 s", f"{_p95(crowd.waits['board']):.1f} s"),
            (f"{of}{who}: invalid requests", "50" if not closed else "", f"{crowd.discord.limits.invalid_requests}"),
        ]
    return found


async def _played(closed: float, clock: Callable[[], float]) -> Crowd:
    crowd = Crowd(clock, closed)
    await crowd.play()
    return crowd


def _p95(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.95)]
