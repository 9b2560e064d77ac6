"""A message that goes and comes back is posted by another nonce: Discord makes none of a deleted message again."""

import asyncio
import random
from typing import Any

import pytest

import engine
from bot import texts
from bot.sandbox import Message, Person
from bot.store import Posted
from engine.players import PLAYERS, chance_for
from tests.bot.court import Court
from tests.bot.playing import Question, answer, hand_of, is_over, questions
from tests.samples import samples

ANSWERS = samples(10, 40)
CASES = [*zip([*engine.games()] * 2, (1, 8, 1, 8, 8, 1, 8, 1), strict=True)]
"""Games, and how many people have closed direct messages."""
SAY = texts.speaker("en")


def standing(court: Court, text: str) -> list[Message]:
    return [one for one in court.hall.messages if one.content == text]


def calls_for(court: Court, person: Person) -> list[Message]:
    """The calls in the hall that have notified somebody and still stand."""
    return [one for one in court.hall.messages if person.id in one.pings and one.buttons[:1]]


async def awaited(court: Court) -> list[Person]:
    """The people for whom the match waits."""
    table, match = await court.table(), await court.match()
    users = {table.sitters[seat].user for seat in match.awaited}
    return [one for one in court.sandbox.people.values() if one.id in users]


def refused_posts(court: Court) -> list[str]:
    return [one.path for one in court.sandbox.requests if one.method == "POST" and one.status == 404]


@pytest.mark.parametrize(("game", "closed"), CASES[: samples(4, len(CASES))])
async def test_everybody_awaited_is_called(court: Court, chance: random.Random, game: str, closed: int) -> None:
    """As long as the match goes on, or for some answers, by however many people with closed direct messages."""
    people = court.people(max(3, engine.game(game).seats[0]))
    unreached = people[1 : 1 + closed]
    for one in unreached:
        one.dm_open = False
    await court.begin(people, game=game)
    called = uncalled = answers = 0
    while not is_over(court) and answers < ANSWERS:
        (person, *_) = await awaited(court)
        if person.dm_open:
            question = next(one for one in questions(court) if one.person is person)
        else:
            called, uncalled = called + bool(calls_for(court, person)), uncalled + (not calls_for(court, person))
            question = Question(person, (await hand_of(court, person))[-1])
        await court.told(answer(court, question, chance))
        answers += 1
    assert called > 0
    assert (uncalled, len(refused_posts(court))) == (0, 0), f"{called} calls in {answers} answers"
    assert {one for message in court.hall.messages for one in message.pings} <= {one.id for one in unreached}
    assert [one.dms for one in unreached] == [[]] * len(unreached)


async def test_a_person_who_leaves_and_returns_and_leaves_is_announced_each_time(court: Court) -> None:
    """The same words within minutes; also where another start has deleted them."""
    anna, *_ = people = court.people(3)
    await court.begin(people)
    text = SAY("absence-away", name="Anna")
    for number in range(3):
        await court.told(anna.command("the-hall", "seat away"))
        assert len(standing(court, text)) == 1
        await court.told(anna.command("the-hall", "seat back"))
        assert standing(court, text) == []
        if number == 1:
            await court.restart_bot()
    assert refused_posts(court) == []


async def test_a_nonce_that_was_burnt_unnoted_is_salted(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal of the nonce is no trouble of the channel: the message is posted all the same."""
    anna, *_ = people = court.people(3)
    await court.begin(people)

    posted = court.bot.store.messages.posted_and_burnt

    async def none(table: int) -> tuple[dict[str, Posted], dict[str, int]]:
        return (await posted(table))[0], {}

    monkeypatch.setattr(court.bot.store.messages, "posted_and_burnt", none)
    for _ in range(2):
        await court.told(anna.command("the-hall", "seat away"))
        assert len(standing(court, SAY("absence-away", name="Anna"))) == 1
        assert court.bot.delivery.backlog.troubles == {}
        await court.told(anna.command("the-hall", "seat back"))
    assert len(refused_posts(court)) == len(court.sandbox.problems) == 1
    court.sandbox.problems.clear()


async def answer_for_the_asked(court: Court) -> str:
    """Answer for the person who is asked; return where their question stands, or will."""
    table = await court.table()
    match = await court.bot.tables.matches.of(table)
    (seat,) = match.awaited
    dice = chance_for(table.secret, seat, match.length)
    keys = PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], dice)
    slot = f"prompt:{seat}:{match.seat(seat).run}"
    user = table.sitters[seat].user
    assert user is not None
    await court.bot.tables.answers.give(table.id, user, keys)
    return slot


async def test_a_question_posted_meanwhile_becomes_a_receipt_all_the_same(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.begin(court.people(3))
    messages = court.bot.store.messages
    swap, read_slots = messages.swap, messages.posted_and_burnt
    posted, read, noted = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def noted_late(table_id: int, before: Posted | None, now: Posted, **known: Any) -> bool:
        if before is None and now.slot.startswith("prompt:") and not noted.is_set():
            posted.set()
            await read.wait()
            done = await swap(table_id, before, now, **known)
            noted.set()
            return done
        return await swap(table_id, before, now, **known)

    async def read_before(table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        found = await read_slots(table_id)
        if posted.is_set() and not read.is_set():
            read.set()
            await noted.wait()
        return found

    monkeypatch.setattr(messages, "swap", noted_late)
    monkeypatch.setattr(messages, "posted_and_burnt", read_before)
    await answer_for_the_asked(court)
    await posted.wait()
    slot = await answer_for_the_asked(court)
    await noted.wait()
    await court.quiet()
    stands = await messages.in_slot((await court.table()).id, slot)
    assert stands is not None
    (message,) = [one for one in court.sandbox.world.channels[stands.channel].messages if one.id == stands.message]
    assert message.selects == [], "nobody is asked there any more"
