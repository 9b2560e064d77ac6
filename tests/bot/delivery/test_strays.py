"""A post is never noted, by a death or a lost answer, and no nonce finds it any more."""

import asyncio
import random
from typing import Any

import pytest

from bot import texts
from bot.delivery import lanes
from bot.store import Posted
from tests.bot.court import Court, silent
from tests.bot.delivery.test_nonces import answer_for_the_asked
from tests.bot.playing import asked, play_on
from tests.bot.seats.test_handing_over import panel

SAY = texts.speaker("en")


def note_nothing(court: Court, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Until it has died, the bot does not come to note what it has posted in slots of that kind."""
    save = court.bot.store.messages.swap

    async def dying(table_id: int, before: Posted | None, now: Posted, **known: Any) -> bool:
        if now.slot.startswith(what):
            await asyncio.Event().wait()
        return await save(table_id, before, now, **known)

    monkeypatch.setattr(court.bot.store.messages, "swap", dying)


async def begin_and_die(court: Court, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Begin a match of three people whose board or first question is posted, but not noted."""
    people = court.people(3)
    lobby = await court.seat(people)
    note_nothing(court, monkeypatch, what)
    await silent(people[0].click(lobby, "Start"))
    await court.sandbox.until(lambda: court.boards and (what == "board" or asked(court)))
    await court.stop_bot()
    forget_nonces(court)


def forget_nonces(court: Court) -> None:
    """Minutes pass."""
    for channel in court.sandbox.world.channels.values():
        for message in channel.messages:
            message.nonce = None


@pytest.mark.parametrize(("what", "outdated"), [("prompt", False), ("board", False), ("board", True)])
async def test_a_message_is_adopted_if_it_says_the_same_and_else_removed(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch, what: str, outdated: bool
) -> None:
    """Else there were two boards, and old buttons that live."""
    await begin_and_die(court, monkeypatch, what)
    before = court.standing()
    stray = court.boards[0]
    if outdated:
        stray.content = "What stood here when the bot died"
    await court.start_bot()
    await court.quiet()
    assert (stray.deleted, len(court.boards)) == (outdated, 1)
    assert before - court.standing() == ({stray.id} if outdated else set())
    assert court.standing() == await court.known()
    assert await play_on(court, chance, 2) == 2


async def test_messages_of_another_table_are_not_adopted(court: Court) -> None:
    """The same people close two tables, which says the same of both; the second was opened before a restart."""
    people = court.people(2)
    for number in (1, 2):
        await court.seat(people)
        if number == 2:
            forget_nonces(court)
            await court.restart_bot()
        await court.bot.tables.ending.abort(number, None)
        await court.quiet()
    first, second = await court.known(1), await court.known(2)
    assert not first & second
    assert court.standing() == first | second


async def test_a_question_of_a_person_gone_unsearched_goes(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is posted to them any more, and so nothing else would find it."""
    await begin_and_die(court, monkeypatch, "prompt")
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    (question,) = [one for person in court.people(3) for one in person.dms if one.buttons or one.selects]
    person = next(one for one in court.people(3) if question in one.dms)
    fault = court.sandbox.fail("GET", "/channels/*/messages*", 503, person=person)
    await court.start_bot()
    await court.sandbox.until(lambda: fault.met)
    before = len(court.hall.messages)
    await silent(person.click(await panel(person), SAY("button-hand-over")))
    await court.sandbox.until(lambda: len(court.hall.messages) > before)  # nothing is planned for them any more
    fault.lift()
    await court.sandbox.until(lambda: question.deleted)
    await court.quiet()
    assert court.standing() == await court.known()


@pytest.mark.deal("strays 5")
async def test_a_question_of_a_person_gone_before_the_death_goes(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was on its way when they left, and all else is shown, which is remembered for the next start."""
    people = court.people(3)
    lobby = await court.seat(people)
    note_nothing(court, monkeypatch, "prompt:2:")
    await silent(people[0].click(lobby, "Start"))
    await court.sandbox.until(lambda: asked(court))
    (question,) = [one for one in people[2].dms if one.buttons or one.selects]
    await silent(people[2].click(await panel(people[2]), SAY("button-hand-over")))
    await court.sandbox.until(lambda: asked(court) and len(court.bot.delivery.tasks) == 1)
    await court.bot.marks.save()
    await court.stop_bot()
    forget_nonces(court)
    await court.start_bot()
    await court.quiet()
    assert question.deleted
    assert court.standing() == await court.known()
    await court.restart_bot()
    await court.quiet()
    assert court.standing() == await court.known()


async def test_an_answered_question_of_this_start_is_removed(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord posts it, its answer is lost, and what is due then changes."""
    await court.begin(court.people(3))
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.3)
    court.sandbox.fail_next("POST", "/channels/*/messages", 503, done=True)
    await answer_for_the_asked(court)
    await court.sandbox.until(lambda: any(one.status == 503 for one in court.sandbox.requests))
    before = court.standing()
    await answer_for_the_asked(court)
    await court.sandbox.until(lambda: before - court.standing() and not any(court.bot.delivery.backlog.waiting))
    await court.quiet()
    assert court.standing() == await court.known()


async def test_equal_questions_of_this_start_are_not_looked_for(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its nonce finds it."""
    await court.begin(court.people(3))
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    court.sandbox.fail_next("POST", "/channels/*/messages", 503, done=True)
    await answer_for_the_asked(court)

    def made(method: str) -> list[int]:
        calls = [one for one in court.sandbox.requests if one.path.endswith("/messages")]
        return [one.status for one in calls if one.method == method]

    await court.sandbox.until(lambda: made("POST")[-2:] == [503, 200])
    await court.quiet()
    assert court.standing() == await court.known()
    assert made("GET") == []
