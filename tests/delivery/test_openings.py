"""Direct messages are opened so many in ten minutes, those first whom everybody awaits; a slow one holds nobody."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.limiter import Limiter
from bot.delivery.marks import Marks
from bot.delivery.openings import AT_ONCE, CALLED_AFTER, WITHIN, OpeningPaused, Openings
from bot.store import ShownTable, Store, StoreError
from tests.tables.people import ANNA, a_table
from tests.virtual_time import at_once

MOST = 8


class People:
    """Opens at once, but those of the ``slow`` only after a while; ``opened`` are all whose turn came."""

    def __init__(self) -> None:
        self.clock = asyncio.get_running_loop().time
        self.most = float(MOST)
        self.opened: list[int] = []
        self.slow: dict[int, float] = {}
        self.openings = Openings(self.open, lambda: self.most, self.clock)

    async def open(self, person: int) -> int:
        self.opened.append(person)
        await asyncio.sleep(self.slow.get(person, 0.1))
        return 100 + person

    async def waits(self, person: int) -> tuple[int | None, float]:
        """Return the channel that a person gets, and the seconds after which they know.

        The channel is ``None`` if openings are paused.
        """
        begun = self.clock()
        try:
            return await self.openings.opened(person), round(self.clock() - begun, 1)
        except OpeningPaused:
            return None, round(self.clock() - begun, 1)


@at_once
async def test_awaited_players_come_first() -> None:
    people = People()
    people.slow = dict.fromkeys(range(AT_ONCE), 1.0)
    people.openings.want(1, dict.fromkeys(range(AT_ONCE), True))
    people.openings.want(2, {10: False, 11: True})
    people.openings.want(3, {12: True})
    await asyncio.sleep(10)
    assert people.opened[AT_ONCE:] == [11, 12, 10]


@at_once
async def test_the_awaited_are_beyond_the_limit_only_behind_others_who_are_awaited() -> None:
    people = People()
    people.slow = dict.fromkeys(range(AT_ONCE), 1.0)
    people.openings.want(1, dict.fromkeys(range(AT_ONCE), True))
    people.openings.want(2, dict.fromkeys(range(10, 10 + MOST - AT_ONCE), False))
    assert [people.openings.is_beyond(one, awaited=True) for one in (0, 20)] == [False, False]
    assert [people.openings.is_beyond(one, awaited=False) for one in (10, 20)] == [False, True]


@at_once
async def test_people_over_the_limit_know_at_once_and_are_opened_later() -> None:
    people = People()
    people.openings.want(1, dict.fromkeys(range(MOST + 1), True))
    found = await asyncio.gather(*(people.waits(one) for one in range(MOST + 1)))
    assert [channel for channel, _ in found] == [*range(100, 100 + MOST), None]
    assert found[-1][1] == 0.0
    assert (people.openings.waiting, len(people.opened)) == (1, MOST)
    assert people.openings.is_beyond(MOST, awaited=True)
    await asyncio.sleep(WITHIN)
    people.openings.want(1, {MOST: True})
    assert await people.waits(MOST) == (100 + MOST, 0.1)
    assert people.openings.waiting == 0


@at_once
async def test_a_slow_opening_is_waited_for_so_long_and_holds_nobody_else() -> None:
    people = People()
    people.slow = {1: 8.0}
    slow, other = await asyncio.gather(people.waits(1), people.waits(2))
    assert (slow, other) == ((None, CALLED_AFTER), (102, 0.1))
    assert await people.waits(1) == (None, 0.0), "they have waited for long enough"
    await asyncio.sleep(4)
    assert people.openings.tasks == []


@at_once
async def test_while_discord_lets_the_bot_open_none_nobody_waits() -> None:
    people = People()
    people.slow = dict.fromkeys(range(AT_ONCE), 3.0)
    waiting = [asyncio.create_task(people.waits(one)) for one in range(AT_ONCE + 2)]
    await asyncio.sleep(1)
    people.most = 0.0
    people.openings.give_up()
    assert [await one for one in waiting[AT_ONCE:]] == [(None, 1.0)] * 2
    assert [channel for channel, _ in [await one for one in waiting[:AT_ONCE]]] == [100, 101, 102, 103, 104]
    assert await people.waits(7) == (None, 0.0)


@at_once
async def test_an_opening_that_fails_tells_why_and_is_tried_again() -> None:
    refusals = [OSError("Discord is away")]

    async def open_one(person: int) -> int:
        if refusals:
            raise refusals.pop()
        return 100 + person

    openings = Openings(open_one, lambda: float(MOST), asyncio.get_running_loop().time)
    with pytest.raises(OSError, match="away"):
        await openings.opened(1)
    assert await openings.opened(1) == 101


@at_once
async def test_people_who_need_no_message_any_more_are_not_opened() -> None:
    people = People()
    people.slow = dict.fromkeys(range(AT_ONCE), 1.0)
    people.openings.want(1, dict.fromkeys(range(AT_ONCE), True))
    people.openings.want(2, {10: True})
    people.openings.want(2, {})
    await asyncio.sleep(5)
    assert 10 not in people.opened
    await people.openings.close()


# A store that is away: a click is no worse for it, and the bot ends all the same


async def test_use_that_is_not_stored_is_noted_by_the_next_click_and_marks_stop_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(tmp_path / "bot.db")
    await store.tables.open(a_table())  # of who sits nowhere nothing is kept
    errors: list[Exception] = [ValueError("a defect"), StoreError("The connection to the database was lost.")]

    async def away(user: int) -> None:
        raise errors.pop()

    def direct_messages() -> DirectMessages:
        return DirectMessages(discord.Client(intents=discord.Intents(guilds=True)), store, Limiter(), 20)

    direct = direct_messages()
    with monkeypatch.context() as patched:
        patched.setattr(store.direct, "save_used", away)
        await direct.used(ANNA.user)
        with pytest.raises(ValueError, match="a defect"):
            await direct.used(ANNA.user)
    assert await direct.has_used(ANNA.user)
    assert not await direct_messages().has_used(ANNA.user), "the store does not know yet"
    await direct.used(ANNA.user)
    assert await direct_messages().has_used(ANNA.user)
    marks = Marks(store, "program")
    marks.add(ShownTable(1, 1, 0, None))
    await store.close()
    await marks.close()
    assert [one.levelname for one in caplog.records if one.name == "bot.delivery.marks"] == ["WARNING"]
