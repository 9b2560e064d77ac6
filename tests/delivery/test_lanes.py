"""Calls wait for their turn by urgency and age, below Discord's limits, each destination by itself."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from bot.delivery.lanes import FIRST_PAUSE, LONGEST_PAUSE, Destination, Lanes, Urgency
from bot.delivery.limiter import BURST, RATE, SLOWER, WITHIN, Limiter
from tests.virtual_time import run

if TYPE_CHECKING:
    from collections.abc import Callable


class Discord:
    """Takes calls, and notes when each was made."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.calls: list[tuple[float, Destination]] = []
        self.failing: set[Destination] = set()
        self.seconds: dict[Destination, float] = {}

    async def deliver(self, to: Destination) -> Urgency | None:
        self.calls.append((self.clock(), to))
        await asyncio.sleep(self.seconds.get(to, 0.05))
        if to in self.failing:
            raise OSError("no")
        return None

    @property
    def order(self) -> list[int]:
        return [to.table for _, to in self.calls]


def places(number: int) -> list[Destination]:
    return [Destination(table, 7) for table in range(number)]


def test_questions_come_before_what_is_new_and_that_before_what_changes() -> None:
    async def work(clock: Callable[[], float]) -> list[int]:
        discord = Discord(clock)
        delivery = Lanes(discord.deliver, Limiter(clock), clock)
        edits, posts, prompts = (places(30 * number)[30 * (number - 1) :] for number in (1, 2, 3))
        for some, urgency in ((edits, Urgency.EDIT), (posts, Urgency.POST), (prompts, Urgency.PROMPT)):
            for to in some:
                delivery.want(to, urgency)
        await asyncio.sleep(60)
        await delivery.close()
        return discord.order

    assert run(work) == [*range(60, 90), *range(30, 60), *range(30)]


def test_no_more_calls_a_second_than_discord_takes() -> None:
    async def work(clock: Callable[[], float]) -> list[float]:
        discord = Discord(clock)
        delivery = Lanes(discord.deliver, Limiter(clock), clock)
        for to in places(5 * RATE):
            delivery.want(to, Urgency.EDIT)
        await asyncio.sleep(60)
        await delivery.close()
        return [at for at, _ in discord.calls]

    times = run(work)
    assert len(times) == 5 * RATE
    assert max(sum(start <= at < start + 1 for at in times) for start in times) <= RATE + BURST <= 50
    assert times[-1] - times[0] <= 5


def test_one_call_at_a_time_for_a_destination_and_nobody_waits_for_another() -> None:
    async def work(clock: Callable[[], float]) -> Discord:
        discord = Discord(clock)
        slow, quick = places(2)
        discord.seconds[slow] = 8.0
        delivery = Lanes(discord.deliver, Limiter(clock), clock)
        for _ in range(20):
            delivery.want(slow, Urgency.PROMPT)
            delivery.want(quick, Urgency.EDIT)
            await asyncio.sleep(0.5)
        await asyncio.sleep(60)
        await delivery.close()
        return discord

    discord = run(work)
    assert discord.order.count(1) == 20
    slow = [at for at, to in discord.calls if to.table == 0]
    assert len(slow) == 3, "what is wanted meanwhile is one call"
    assert all(later - earlier >= 8 for earlier, later in pairwise(slow))


def test_what_is_not_wanted_any_more_is_not_sent() -> None:
    async def work(clock: Callable[[], float]) -> list[int]:
        discord = Discord(clock)
        limiter = Limiter(clock)
        for _ in range(BURST + RATE):
            limiter.take()
        delivery = Lanes(discord.deliver, limiter, clock)
        first, second = places(2)
        delivery.want(first, Urgency.EDIT)
        delivery.want(second, Urgency.EDIT)
        await asyncio.sleep(0.5)
        delivery.want(first, None)
        await asyncio.sleep(60)
        await delivery.close()
        return discord.order

    assert run(work) == [1]


def test_a_destination_that_fails_is_tried_again_by_itself_after_growing_pauses() -> None:
    async def work(clock: Callable[[], float]) -> tuple[Discord, bool, bool]:
        discord = Discord(clock)
        failing, fine = places(2)
        discord.failing.add(failing)
        delivery = Lanes(discord.deliver, Limiter(clock), clock)
        delivery.want(failing, Urgency.PROMPT)
        for _ in range(100):
            delivery.want(fine, Urgency.EDIT)
            await asyncio.sleep(30)
        fails = delivery.fails(failing)
        discord.failing.clear()
        await asyncio.sleep(2 * LONGEST_PAUSE)
        still = delivery.fails(failing)
        await delivery.close()
        return discord, fails, still

    discord, fails, still = run(work)
    assert (fails, still) == (True, False)
    times = [at for at, to in discord.calls if to.table == 0]
    pauses = [round(later - earlier) for earlier, later in pairwise(times)]
    assert pauses[:4] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE, 8 * FIRST_PAUSE]
    assert pauses[-1] == max(pauses) == LONGEST_PAUSE
    assert discord.order.count(1) == 100


def test_the_log_names_nobody_whose_messages_cannot_be_sent(caplog: pytest.LogCaptureFixture) -> None:
    async def work(clock: Callable[[], float]) -> None:
        discord = Discord(clock)
        channel, person = Destination(3, 700), Destination(3, 77_000_111)
        discord.failing |= {channel, person}
        lanes = Lanes(discord.deliver, Limiter(clock), clock)
        lanes.want(channel, Urgency.POST)
        lanes.want(person, Urgency.PROMPT, direct=True)
        await asyncio.sleep(FIRST_PAUSE / 2)
        await lanes.close()

    run(work)
    told = [record.getMessage() for record in caplog.records]
    assert {line.partition(",")[0] for line in told} == {
        "table 3: nothing could be shown in its channel",
        "table 3: nothing could be shown in direct messages",
    }
    assert "77000111" not in " ".join(told)


# How many were refused


def test_refused_calls_are_counted_for_ten_minutes() -> None:
    now = 0.0
    limiter = Limiter(lambda: now)
    for status in (200, 204, 400, 401, 403, 404, 429, 500, 503):
        limiter.note(status)
    limiter.note(429, "shared")
    assert limiter.refused == 3
    now = WITHIN - 1
    limiter.note(403)
    assert limiter.refused == 4
    now = WITHIN
    assert limiter.refused == 1


def test_several_processes_share_what_the_bot_may() -> None:
    """Calls as well as refused ones: Discord counts those of all together."""
    now = 0.0
    limiter = Limiter(lambda: now)
    limiter.part = 1 / 4
    assert limiter.rate == RATE / 4
    made = 0
    while now < 60:
        now += limiter.wait()
        limiter.take()
        made += 1
    assert made == pytest.approx(60 * RATE / 4, rel=0.01)
    for _ in range(SLOWER[-1][0] // 4):
        limiter.note(403)
    assert limiter.direct_rate == SLOWER[-1][1] / 4


def test_what_a_proxy_queues_does_not_wait_here() -> None:
    now = 0.0
    limiter = Limiter(lambda: now, queued=True)
    for _ in range(1000):
        assert limiter.wait() == 0
        limiter.take()
    for _ in range(SLOWER[-1][0]):
        limiter.note(403)
    limiter.take(direct=True)
    assert limiter.wait() == 0
    assert limiter.wait(direct=True) > 0, "nobody else keeps the bot from being banned"


def test_the_more_are_refused_the_slower_direct_messages_become() -> None:
    """Before Discord bans the bot at 10,000, and not where a crowd with closed direct messages begins to play."""
    now = 0.0
    limiter = Limiter(lambda: now)
    rates = []
    for number in range(1, SLOWER[0][0] + 1):
        limiter.note(403)
        if number in (1, *(limit for limit, _ in SLOWER)):
            rates.append(limiter.direct_rate)
    assert rates == [RATE, *(rate for _, rate in reversed(SLOWER))]
    assert rates[-1] * WITHIN + SLOWER[0][0] < 10_000
    assert (min(limit for limit, _ in SLOWER), limiter.rate) == (3000, RATE)
    now = WITHIN
    assert limiter.direct_rate == RATE


@pytest.mark.parametrize("refused", [limit for limit, _ in SLOWER])
def test_boards_are_as_fast_as_ever_while_direct_messages_are_slowed_down(refused: int) -> None:
    async def work(clock: Callable[[], float]) -> tuple[list[float], int]:
        discord = Discord(clock)
        limiter = Limiter(clock)
        for _ in range(refused):
            limiter.note(403)
        delivery = Lanes(discord.deliver, limiter, clock)
        for table in range(600):
            delivery.want(Destination(table, 1), Urgency.PROMPT, direct=True)
        began = clock()
        for table in range(600):
            delivery.want(Destination(table, 7), Urgency.EDIT)
            await asyncio.sleep(0.04)
        await asyncio.sleep(1)
        await delivery.close()
        boards = [(at - began, to.table) for at, to in discord.calls if to.place == 7]
        return [at - 0.04 * table for at, table in boards], len(discord.calls) - len(boards)

    late, direct = run(work)
    assert len(late) == 600
    assert max(late) <= 0.1
    assert direct == pytest.approx(dict(SLOWER)[refused] * 25, abs=3)


def test_calls_that_were_kept_waiting_together_are_made_one_after_the_other() -> None:
    """By a picture, a bucket of discord.py, or direct messages that must be opened first."""

    async def work(clock: Callable[[], float]) -> list[float]:
        limiter, made = Limiter(clock), list[float]()
        opened = asyncio.Event()

        async def deliver(to: Destination) -> Urgency | None:
            if to.table < 120:
                await opened.wait()
            await limiter.turn()
            made.append(clock())
            return None

        delivery = Lanes(deliver, limiter, clock)
        for to in places(240):
            delivery.want(to, Urgency.PROMPT)
        await asyncio.sleep(4)
        opened.set()
        await asyncio.sleep(20)
        await delivery.close()
        return made

    times = run(work)
    assert len(times) == 240
    assert max(sum(start <= at < start + 1 for at in times) for start in times) <= 50
    assert times[-1] - times[0] <= 240 / RATE + 3
