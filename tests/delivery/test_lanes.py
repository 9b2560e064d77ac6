"""Calls wait for their turn by urgency and age, below Discord's limits, each destination by itself."""

import asyncio
from itertools import pairwise

import aiohttp
import pytest

from bot.delivery.lanes import FIRST_PAUSE, LONGEST_PAUSE, Destination, Lanes, Urgency
from bot.delivery.limiter import BURST, RATE, SLOWER, WITHIN, Limiter
from bot.delivery.plan import Edit, urgency_of
from bot.messages.content import Content
from bot.store import Posted
from bot.tables.slots import Board, Nudge
from tests.virtual_time import at_once


class Discord:
    """Takes calls from its lanes, and notes when each was made."""

    def __init__(self, refused: int = 0) -> None:
        self.clock = asyncio.get_running_loop().time
        self.limiter = Limiter(self.clock)
        for _ in range(refused):
            self.limiter.note(403)
        self.defects = list[tuple[Destination, int, Exception]]()
        self.lanes = Lanes(self.deliver, self.limiter, self.clock, lambda *told: self.defects.append(told))
        self.calls: list[tuple[float, Destination]] = []
        self.failing: set[Destination] = set()
        self.error: Exception = OSError("no")
        self.seconds: dict[Destination, float] = {}
        self.left: dict[Destination, Urgency] = {}

    async def deliver(self, to: Destination) -> Urgency | None:
        self.calls.append((self.clock(), to))
        await asyncio.sleep(self.seconds.get(to, 0.05))
        if to in self.failing:
            raise self.error
        return self.left.pop(to, None)

    async def ends(self, seconds: float) -> None:
        """Let the lanes work for so long, and no longer."""
        await asyncio.sleep(seconds)
        await self.lanes.close()

    @property
    def order(self) -> list[int]:
        return [to.table for _, to in self.calls]

    def times(self, table: int) -> list[float]:
        return [at for at, to in self.calls if to.table == table]


def places(number: int) -> list[Destination]:
    return [Destination(table, 7) for table in range(number)]


def most_in_a_second(times: list[float]) -> int:
    return max(sum(start <= at < start + 1 for at in times) for start in times)


@at_once
async def test_questions_come_before_what_is_new_and_that_before_what_changes_as_fast_as_discord_takes() -> None:
    discord, some = Discord(), places(270)
    for number, urgency in enumerate((Urgency.EDIT, Urgency.POST, Urgency.PROMPT)):
        for to in some[90 * number : 90 * (number + 1)]:
            discord.lanes.want(to, urgency)
    await discord.ends(60)
    assert discord.order == [*range(180, 270), *range(90, 180), *range(90)]
    times = [at for at, _ in discord.calls]
    assert most_in_a_second(times) <= RATE + BURST <= 50
    assert times[-1] - times[0] <= len(times) / RATE


@at_once
async def test_one_call_at_a_time_for_a_destination_and_nobody_waits_for_another() -> None:
    discord, (slow, quick) = Discord(), places(2)
    discord.seconds[slow] = 8.0
    for _ in range(20):
        discord.lanes.want(slow, Urgency.PROMPT)
        discord.lanes.want(quick, Urgency.EDIT)
        await asyncio.sleep(0.5)
    await discord.ends(60)
    assert len(discord.times(quick.table)) == 20
    times = discord.times(slow.table)
    assert len(times) == 3, "what is wanted meanwhile is one call"
    assert all(later - earlier >= 8 for earlier, later in pairwise(times))


def test_a_call_of_people_hurries_as_their_questions_do() -> None:
    posted = Posted("", 7, None, "", "")
    board, call = (Edit("post", slot, 7, None, posted, Content("")) for slot in (Board(1), Nudge()))
    assert urgency_of([board, call]) is Urgency.PROMPT
    assert urgency_of([board]) is Urgency.POST


@at_once
async def test_a_question_behind_a_role_does_not_wait_for_its_turn_again() -> None:
    """The person can answer only then."""
    discord, some = Discord(), places(100)
    discord.left[some[0]] = Urgency.PROMPT
    for to in some:
        discord.lanes.want(to, Urgency.PROMPT)
    await discord.ends(10)
    assert discord.order.index(0, 1) < 10
    assert len(discord.order) == len(some) + 1


@at_once
async def test_an_unwanted_message_is_not_sent() -> None:
    discord, (first, second) = Discord(), places(2)
    for _ in range(BURST + RATE):
        discord.limiter.take()
    discord.lanes.want(first, Urgency.EDIT)
    discord.lanes.want(second, Urgency.EDIT)
    await asyncio.sleep(0.5)
    discord.lanes.want(first, None)
    await discord.ends(60)
    assert discord.order == [second.table]


@at_once
async def test_a_destination_that_fails_is_tried_again_by_itself_after_growing_pauses() -> None:
    discord, (failing, fine) = Discord(), places(2)
    discord.failing.add(failing)
    discord.lanes.want(failing, Urgency.PROMPT)
    for _ in range(100):
        discord.lanes.want(fine, Urgency.EDIT)
        await asyncio.sleep(30)
    assert discord.lanes.fails(failing)
    discord.failing.clear()
    await asyncio.sleep(2 * LONGEST_PAUSE)
    assert not discord.lanes.fails(failing)
    await discord.lanes.close()
    pauses = [round(later - earlier) for earlier, later in pairwise(discord.times(failing.table))]
    assert pauses[:4] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE, 8 * FIRST_PAUSE]
    assert pauses[-1] == max(pauses) == LONGEST_PAUSE
    assert len(discord.times(fine.table)) == 100


@pytest.mark.parametrize(
    ("error", "told"),
    [(OSError("no"), 0), (aiohttp.ServerDisconnectedError(), 0), (TimeoutError(), 0), (LookupError("no board"), 4)],
    ids=lambda one: type(one).__name__,
)
@at_once
async def test_a_defect_is_told_each_time_and_trouble_on_the_way_is_not(error: Exception, told: int) -> None:
    discord, to = Discord(), Destination(3, 7)
    discord.error = error
    discord.failing.add(to)
    discord.lanes.want(to, Urgency.POST)
    await discord.ends(8 * FIRST_PAUSE)
    assert discord.defects == [(to, number + 1, error) for number in range(told)]


@at_once
async def test_the_log_names_nobody_whose_messages_cannot_be_sent(caplog: pytest.LogCaptureFixture) -> None:
    discord, channel, person = Discord(), Destination(3, 700), Destination(3, 77_000_111)
    discord.failing |= {channel, person}
    discord.lanes.want(channel, Urgency.POST)
    discord.lanes.want(person, Urgency.PROMPT, direct=True)
    await discord.ends(FIRST_PAUSE / 2)
    told = [record.getMessage() for record in caplog.records]
    assert {line.partition(",")[0] for line in told} == {
        "table 3: no message could be shown in its channel",
        "table 3: no message could be shown in direct messages",
    }
    assert "77000111" not in " ".join(told)


@at_once
async def test_calls_that_were_kept_waiting_together_are_made_one_after_the_other() -> None:
    """By a picture, a bucket of discord.py, or direct messages that must be opened first."""
    clock, opened, made = asyncio.get_running_loop().time, asyncio.Event(), list[float]()
    limiter = Limiter(clock)

    async def deliver(to: Destination) -> Urgency | None:
        if to.table < 120:
            await opened.wait()
        await limiter.turn()
        made.append(clock())
        return None

    lanes = Lanes(deliver, limiter, clock)
    for to in places(240):
        lanes.want(to, Urgency.PROMPT)
    await asyncio.sleep(4)
    opened.set()
    await asyncio.sleep(20)
    await lanes.close()
    assert len(made) == 240
    assert most_in_a_second(made) <= 50
    assert made[-1] - made[0] <= 240 / RATE + 3


# The number of refusals


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
    limiter.share(1 / 4)
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


def test_calls_that_a_proxy_queues_do_not_wait_here() -> None:
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
@at_once
async def test_boards_are_as_fast_as_ever_while_direct_messages_are_slowed_down(refused: int) -> None:
    discord = Discord(refused)
    for table in range(600):
        discord.lanes.want(Destination(table, 1), Urgency.PROMPT, direct=True)
    began = discord.clock()
    for table in range(600):
        discord.lanes.want(Destination(table, 7), Urgency.EDIT)
        await asyncio.sleep(0.04)
    await discord.ends(1)
    late = [at - began - 0.04 * to.table for at, to in discord.calls if to.place == 7]
    assert len(late) == 600
    assert max(late) <= 0.1
    assert len(discord.calls) - len(late) == pytest.approx(dict(SLOWER)[refused] * 25, abs=3)
