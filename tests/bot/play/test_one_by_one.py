"""One person's or one channel's trouble is nobody else's: every place gets its messages by itself."""

import asyncio
import random
from typing import Any

import pytest

from bot import texts
from bot.delivery import lanes
from bot.sandbox.faults import Hold
from bot.store import Posted
from bot.tables.time import clock_rules
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.play.test_standing import types
from tests.bot.playing import answer, asked, next_question, present
from tests.bot.seats.test_handing_over import panel

pytestmark = pytest.mark.usefixtures("vote")

SAY = texts.speaker("en")


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)


async def questions_under_way(court: Court) -> list[Hold]:
    """Anna wishes to buy, and Discord holds the questions to both others back."""
    anna, *others = await court.match_of(3, "errand")
    holds = [court.sandbox.hold("POST", "/channels/*/messages", person=one) for one in others]
    await fine(types(anna, "fetch", "I1"))
    await court.sandbox.until(lambda: all(hold.met for hold in holds))
    return holds


@pytest.mark.usefixtures("errand")
async def test_a_look_makes_no_board_wait_longer_for_questions(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "LINK_PATIENCE", 60.0)
    holds = await questions_under_way(court)
    before = set(court.bot.delivery.tasks)
    court.bot.delivery.refresh(1)
    await asyncio.wait(set(court.bot.delivery.tasks) - before)
    for hold in holds:
        hold.release()
    await court.quiet()
    assert "Asked: Ben, Chloé. Who has answered stays secret" in court.boards[-1].content


@pytest.mark.usefixtures("errand")
async def test_a_board_waits_for_no_question_posted_meanwhile(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was late by a second, until it waited for questions no longer."""
    monkeypatch.setattr(lanes, "LINK_PATIENCE", 60.0)
    holds = await questions_under_way(court)
    store, read, posting = court.bot.store, asyncio.Event(), asyncio.Event()
    posted, posted_in, plans = store.messages.posted_and_burnt, store.messages.in_slot, court.bot.delivery._plans.newest
    before = plans[1]

    async def reads_too_early(table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        found = await posted(table_id)
        read.set()
        await posting.wait()
        return found

    async def is_overtaken(table_id: int, slot: str) -> Posted | None:
        if slot.startswith("board"):
            posting.set()
            await court.sandbox.until(lambda: plans.get(1) is not before)
        return await posted_in(table_id, slot)

    monkeypatch.setattr(store.messages, "posted_and_burnt", reads_too_early)
    monkeypatch.setattr(store.messages, "in_slot", is_overtaken)
    now = court.bot.tables.now()
    await court.bot.tables.ledger.set_clock(
        1, lambda clock, _: clock_rules.paused(clock, now, until=now + 600.0, by="Anna")
    )
    await read.wait()
    for hold in holds:
        hold.release()
    await posting.wait()
    await court.quiet()
    assert "Paused by Anna" in court.boards[-1].content


async def test_a_board_posted_during_a_look_is_not_posted_again(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord would know it by its nonce, for some minutes; but it is a call that nobody needs."""
    people = court.people(3)
    lobby = await court.seat(people)
    hold = court.sandbox.hold("POST", "/channels/*/messages", channel="the-hall")
    await silent(people[0].click(lobby, "Start"))
    await court.sandbox.until(lambda: hold.met)
    store, messages = court.bot.store, court.bot.delivery
    posted_and_burnt = store.messages.posted_and_burnt

    async def reads_too_early(table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        found = await posted_and_burnt(table_id)
        hold.release()
        await court.sandbox.until(lambda: all(to.place != court.hall.id for to in messages._lanes.sending))
        return found

    with monkeypatch.context() as patched:
        patched.setattr(store.messages, "posted_and_burnt", reads_too_early)
        await messages.bring_in_line(1)
    await court.quiet()
    posts = [one for one in court.sandbox.requests if one.method == "POST" and "board.png" in repr(one.body)]
    assert len([one for one in posts if f"/channels/{court.hall.id}/" in one.path]) == len(court.boards) == 1
    assert messages._plans.noted == {}, "nothing is kept of a table that is shown"


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50007)])
async def test_a_refused_edit_of_a_seat_that_was_handed_over_concerns_that_message_alone(
    court: Court, chance: random.Random, status: int, code: int
) -> None:
    """D1: it was taken for the channel's, whose boards froze for the rest of the match."""
    await court.match_of(3)
    question = present(court)
    leaving = question.person
    fault = court.sandbox.fail("PATCH", "/channels/*/messages/*", status, code=code, person=leaving)
    await court.after(leaving.click(await panel(leaving), SAY("button-hand-over")))
    assert fault.met
    assert court.bot.delivery.backlog.troubles == {}
    before = court.boards[-1].content
    done = {question.step}
    for _ in range(3):
        following = await next_question(court, done)
        assert following is not None
        done.add(following.step)
        await answer(court, following, chance)
    await court.quiet()
    assert court.boards[-1].content != before
    assert fault.met == 1


async def test_store_errors_are_mended(court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """D2: what was not HTTP was not tried again."""
    await court.match_of(3)
    first = court.boards[-1].content
    save = court.bot.store.messages.swap
    failing = 3

    async def full(table_id: int, before: Posted | None, now: Posted, **known: Any) -> bool:
        nonlocal failing
        if failing:
            failing -= 1
            raise OSError("the disk is full")
        return await save(table_id, before, now, **known)

    question = present(court)
    monkeypatch.setattr(court.bot.store.messages, "swap", full)
    (decision,) = (await court.match()).decisions.values()
    await court.bot.tables.answers.give(1, question.person.id, [decision.choices[0].key])
    await court.sandbox.until(lambda: not failing and court.boards[-1].content != first and asked(court))
    table = await court.table()
    await court.sandbox.until(lambda: not any(court.bot.delivery.backlog.delayed(table)))
    await court.quiet()
    assert court.standing() == await court.known()
