"""Messages that go and come back under another nonce, and posts that are never noted, by a death or a lost answer."""

import asyncio
import random
from typing import Any

import pytest

import engine
from bot import texts
from bot.delivery import lanes
from bot.sandbox import Message, Person
from bot.store import Posted
from engine.players import PLAYERS, chance_for
from tests.bot.bot_on_sandbox import Court, silent
from tests.bot.playing import Question, answer, asked, hand_of, is_over, play_on, present, questions
from tests.bot.seats.test_handing_over import panel
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
    anna, *_ = await court.match_of(3)
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
    anna, *_ = await court.match_of(3)

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


async def test_a_question_posted_meanwhile_becomes_a_receipt(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    await court.match_of(3)
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


async def test_an_unknown_question_is_known_by_its_answer(court: Court, chance: random.Random) -> None:
    """The process that posted it died before it noted that; another one hears the click, and takes the buttons away."""
    await court.match_of(3)
    question = present(court)
    await court.bot.store._db.execute("DELETE FROM posted WHERE message = $1", question.message.id)
    await answer(court, question, chance)
    assert question.message.id in await court.known()


async def test_messages_of_another_table_are_not_adopted(court: Court) -> None:
    """The same people close two tables, which says the same of both; the second was opened before a restart."""
    people = court.people(2)
    for number in (1, 2):
        await court.seat(people)
        if number == 2:
            forget_nonces(court)
            await court.restart_bot()
        await court.close_table(number)
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
    await court.match_of(3)
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
    await court.match_of(3)
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
