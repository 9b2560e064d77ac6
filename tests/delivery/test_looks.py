"""Trouble while a table is looked at, or its messages are sent: the table is tried again by itself."""

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.looks import LONGEST, RETRY
from bot.store import ON_TIME, StoreError
from bot.tables import Refusal
from bot.watching import metrics
from tests.delivery.delivered_table import LIMIT, Call, DeliveredTable, limited, response, spend
from tests.tables.people import a_table, match_of

TABLE = a_table("trouble")
DEFECT, AWAY = ValueError("a defect"), StoreError("The connection to the database was lost.")
NEVER = 2000.0


def counted() -> list[float]:
    """Return the numbers of failures for the program's own reasons, and for the store's."""
    return [metrics.errors.labels(kind)._value.get() for kind in ("reconcile", "store")]


def broken(delivered: DeliveredTable, error: Exception, heals: float) -> list[float]:
    """Let the store not tell until then what is posted; return the times at which it is asked."""
    asked, real, now = list[float](), delivered.store.messages.posted_and_burnt, asyncio.get_running_loop().time
    began = now()

    async def posted_and_burnt(table: int) -> Any:
        asked.append(round(now() - began, 1))
        if asked[-1] < heals:
            raise error
        return await real(table)

    delivered.patch.setattr(delivered.store.messages, "posted_and_burnt", posted_and_burnt)
    return asked


def posts(calls: list[Call]) -> list[float]:
    """Return when something was posted in the channel."""
    return [at for at, to, what, _ in calls if (to, what) == (TABLE.channel, "post")]


PAUSES = [*(RETRY * 2**number for number in range(6)), LONGEST, LONGEST]


@pytest.mark.parametrize(
    ("error", "counts", "told"),
    [(DEFECT, [len(PAUSES), 0], PAUSES), (AWAY, [0, len(PAUSES)], [])],
    ids=["a defect", "the store away"],
)
def test_a_table_that_cannot_be_shown_is_tried_again_after_growing_pauses(
    error: Exception, counts: list[float], told: list[float], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has a defect each time; of its own absence the store itself tells."""

    async def course(delivered: DeliveredTable) -> None:
        asked = broken(delivered, error, heals=sum(PAUSES))
        await delivered.begin(TABLE, ())
        await delivered.until(sum(PAUSES) - 1)
        assert (await delivered.delivery.backlog.late(delivered.number)).channel
        assert len(delivered.discord.calls) == bool(told), "people are told of a defect once"
        await delivered.until(sum(PAUSES) + 60)
        assert [later - earlier for earlier, later in pairwise(asked)][: len(PAUSES)] == PAUSES
        assert await delivered.delivery.backlog.late(delivered.number) == ON_TIME
        again = broken(delivered, ValueError("another"), heals=1.0)
        delivered.delivery.refresh(delivered.number)
        await delivered.until(sum(PAUSES) + 60 + 2 * RETRY)
        assert again[:2] == [0, RETRY], "pauses begin again"

    before = counted()
    shown, notices = posts(spend(tmp_path, course)), int(bool(told))
    assert shown[:notices] == [sum(PAUSES[:2])] * notices
    assert shown[notices] >= sum(PAUSES)
    assert [now - then for now, then in zip(counted(), before, strict=True)] == [counts[0] + 1, counts[1]]
    of_this = [one for one in caplog.records if one.exc_info and one.exc_info[1] is error]
    assert len([one for one in of_this if one.name == "bot.delivery.defects"]) == notices
    lines = [one for one in of_this if one.name == "bot.delivery.looks"]
    assert [one.getMessage() for one in lines] == [
        f"table 1 could not be shown, next try in {pause:.0f} s" for pause in told
    ]


def test_a_change_of_a_table_that_cannot_be_shown_is_looked_at_at_once(tmp_path: Path) -> None:
    """The look that was to come later is not made as well."""

    async def course(delivered: DeliveredTable) -> None:
        asked = broken(delivered, DEFECT, heals=RETRY / 2)
        await delivered.begin(TABLE, ())
        await delivered.until(RETRY / 2)
        delivered.delivery.refresh(delivered.number)
        await delivered.until(RETRY - 0.1)
        looks = len(asked)
        assert looks > 1
        await delivered.until(3 * RETRY)
        assert len(asked) == looks

    assert posts(spend(tmp_path, course))[0] == RETRY / 2


def test_a_channel_that_refuses_a_notice_gets_its_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def course(delivered: DeliveredTable) -> None:
        delivered.discord.troubles[TABLE.channel] = forbidden
        broken(delivered, DEFECT, heals=4 * RETRY)
        await delivered.begin(TABLE, ())
        await delivered.until(4 * RETRY)
        del delivered.discord.troubles[TABLE.channel]
        await delivered.until(8 * RETRY)
        assert await delivered.delivery.backlog.late(delivered.number) == ON_TIME

    refused, shown, *_ = posts(spend(tmp_path, course))
    assert (refused, shown) == (3 * RETRY, 7 * RETRY)
    assert "the people of table 1 cannot be told that it is not shown" in caplog.text


async def forbidden(*_: object) -> None:
    raise discord.Forbidden(response(403), None)


@pytest.mark.parametrize("leaves", ["lost", "close"])
def test_a_table_of_another_process_is_not_tried_again(leaves: str, tmp_path: Path) -> None:
    async def course(delivered: DeliveredTable) -> None:
        asked = broken(delivered, DEFECT, NEVER)
        await delivered.begin(TABLE, ())
        await delivered.until(1)
        if leaves == "lost":
            delivered.delivery.lost(frozenset({delivered.number}))
        else:
            await delivered.delivery.close()
        await delivered.until(2 * RETRY)
        assert asked == [0]

    assert spend(tmp_path, course) == []


def test_a_table_without_rules_is_told_and_tried_only_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Such as a table whose game is missing: trying again would not help before the table changes."""

    async def course(delivered: DeliveredTable) -> None:
        asked = broken(delivered, Refusal("unplayable"), NEVER)
        await delivered.begin(TABLE, ())
        await delivered.until(NEVER)
        assert asked == [0]
        assert await delivered.delivery.backlog.late(delivered.number) == ON_TIME

    before = counted()
    assert spend(tmp_path, course) == []
    assert counted() == before
    assert "table 1 cannot be shown: unplayable" in caplog.messages


# Calls


def test_an_old_message_that_takes_no_edit_now_gives_way_to_a_new_one(tmp_path: Path) -> None:
    """discord.py would wait for longer than it may, because Discord takes few edits of old messages."""
    match = match_of(TABLE)
    seat = match.awaited[0]

    async def edit(*_: object) -> None:
        raise discord.RateLimited(LIMIT)

    async def course(delivered: DeliveredTable) -> None:
        await delivered.begin(TABLE, ())
        await delivered.until(10)
        delivered.patch.setattr("bot.delivery.calls.edit", edit)
        await delivered.answer(seat, match.decisions[seat].keys[:1])
        await delivered.until(60)
        assert await delivered.delivery.backlog.late(delivered.number) == ON_TIME

    made = [what for at, to, what, _ in spend(tmp_path, course) if to == TABLE.channel and at >= 10]
    assert made == ["delete", "post"] * 2, "the call of the asked seat, and the board"


def test_a_new_message_that_discord_takes_later_is_sent_when_it_does(tmp_path: Path) -> None:
    async def course(delivered: DeliveredTable) -> None:
        delivered.discord.troubles[TABLE.channel] = limited
        await delivered.begin(TABLE, ())
        await delivered.until(LIMIT)
        assert (await delivered.delivery.backlog.late(delivered.number)).channel
        await delivered.until(LIMIT + 60)
        assert await delivered.delivery.backlog.late(delivered.number) == ON_TIME

    first, second, *_ = posts(spend(tmp_path, course))
    assert first < 1
    assert second >= first + LIMIT


@pytest.mark.parametrize(
    "error", [discord.Forbidden(response(403), None), discord.NotFound(response(404), None)], ids=["locked", "gone"]
)
def test_a_channel_that_cannot_be_looked_through_is_shown_all_the_same(
    error: discord.HTTPException, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Unknown messages of an earlier start may stand there; each place is looked through once."""
    caplog.set_level("INFO", "bot.delivery")
    looked = Counter[int]()

    async def newest(client: object, channel: int, limit: int) -> list[dict[str, Any]]:
        looked[channel] += 1
        raise error

    async def usual(delivered: DeliveredTable) -> None:
        await delivered.begin(TABLE, ())
        await delivered.until(60)

    async def course(delivered: DeliveredTable) -> None:
        delivered.patch.setattr("bot.delivery.calls.newest", newest)
        await usual(delivered)

    made = spend(tmp_path, course)
    assert made == spend(tmp_path, usual)
    assert set(looked.values()) == {1}
    assert looked[TABLE.channel] == 1
    assert posts(made) != []
    assert "cannot be searched for stray messages" in caplog.text


def test_a_table_that_was_just_written_is_not_read_again(tmp_path: Path) -> None:
    """If anything else is told of the table before the look, the look reads it all the same."""

    async def course(delivered: DeliveredTable) -> None:
        await delivered.begin(TABLE, ())
        await delivered.until(60)
        reads, real = Counter[int](), delivered.store.tables.with_clock
        so_far = await real(delivered.number)

        async def with_clock(table: int) -> Any:
            reads[table] += 1
            return await real(table)

        delivered.patch.setattr(delivered.store.tables, "with_clock", with_clock)
        for told, read in (
            ((so_far,), 0),
            ((so_far, so_far), 0),
            ((None, so_far), 1),
            ((so_far, None), 1),
            ((so_far, None, so_far), 1),
            ((so_far,), 0),
        ):
            reads.clear()
            for one in told:
                delivered.delivery.refresh(delivered.number, one)
            await asyncio.sleep(1)
            assert reads[delivered.number] == read, told

    spend(tmp_path, course)
