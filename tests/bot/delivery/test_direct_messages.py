"""Direct messages: opened at the first question; people without them, or who wish so, are asked in the channel."""

import random

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.delivery import direct_messages as directly
from bot.delivery import lanes
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import Court, Wall, fine
from tests.bot.lobby.test_settings import chosen
from tests.bot.playing import Question, almost_finished, answer, asked, hand_of, ids, is_over, labels, present, shown_on
from tests.matches import SHORT
from tests.samples import samples

SAY = texts.speaker("en")
OPENING = ("POST", "/users/@me/channels")
CALLING = ("press **my hand**", "your question is here")


def made(court: Court, method: str, path: str, since: int = 0) -> list[int]:
    """Return the statuses that answered the calls of that kind."""
    return [one.status for one in court.sandbox.requests[since:] if (one.method, one.path) == (method, path)]


async def newest(court: Court) -> int:
    """The newest table."""
    return max(one.table for one in await court.bot.store.tables.whereabouts(0))


def calls(court: Court) -> list[Message]:
    """The call that stands in the channel, if any."""
    found = [one for one in court.hall.messages if any(words in one.content.lower() for words in CALLING)]
    assert len(found) <= 1
    return found


async def answer_by_hand(court: Court, person: Person, chance: random.Random) -> None:
    """Let somebody answer in private in the channel."""
    await court.told(answer(court, Question(person, (await hand_of(court, person))[-1]), chance))


@pytest.mark.usefixtures("vote")
async def test_only_so_many_are_opened_in_ten_minutes(empty_court: Court, chance: random.Random) -> None:
    court = empty_court
    court.settings = replace(court.settings, openings=2)
    await court.start_bot()
    anna, *_ = people = await court.match_of(4, "vote")
    assert made(court, *OPENING) == [200] * 2
    (standing,) = calls(court)
    waiting = [one for one in people if not one.dms]
    assert sorted(standing.pings) == sorted(one.id for one in waiting)
    assert court.bot.delivery.backlog.openings_waiting == 2
    assert SAY("openings-waiting", number=2) in (await fine(anna.command("the-hall", "status"))).text
    for one in people:
        await answer_by_hand(court, one, chance)
    assert made(court, *OPENING) == [200] * 2


async def test_they_are_opened_at_a_first_question_and_new_people_called(court: Court, chance: random.Random) -> None:
    new, used, _ = people = court.people(3)
    await court.are_new(new)
    lobby = await court.seat(people)
    assert made(court, *OPENING) == []
    await court.after(people[0].click(lobby, "Start"))
    assert made(court, *OPENING) == [200]
    assert [one for one in people if one.dms] == [present(court).person]
    called = 0
    for _ in range(8):
        question = present(court)
        for standing in calls(court):
            called += 1
            assert standing.content == SAY("nudge-new", names=f"<@{new.id}>", button="My hand")
            assert question.person is new
        await court.told(answer(court, question, chance))
    assert called == 1
    assert (await court.bot.store.direct.get(new.id)).used
    assert not (await court.bot.store.direct.get(used.id)).called


async def test_a_command_there_uses_them_unless_it_is_refused(court: Court) -> None:
    people = court.people(3)
    new = people[0]
    await court.begin(people)
    await court.are_new(new)
    await court.refuses(new.command("dm", "rules", word="no such word"), "no-word", word="no such word", near="none")
    assert not (await court.bot.store.direct.get(new.id)).used
    await court.told(new.command("dm", "rules"))
    assert (await court.bot.store.direct.get(new.id)).used


@pytest.mark.parametrize("code", [40003, 20026])
async def test_discord_lets_the_bot_open_none(court: Court, chance: random.Random, code: int) -> None:
    """It is nobody's setting: nobody is tried while it lasts, and *My hand* works."""
    court.sandbox.fail(*OPENING, 403, code=code)
    anna, *_ = people = await court.match_of(3)
    assert made(court, *OPENING) == [403]
    (standing,) = calls(court)
    (name,) = standing.pings
    assert standing.content == SAY("nudge-ours", names=f"<@{name}>", button="My hand")
    person = next(one for one in people if one.id == name)
    (shown, *_) = await hand_of(court, person, standing)
    assert "Ask me by direct message" not in labels(shown)
    await court.told(answer(court, Question(person, shown), chance))
    assert (await court.match()).length == 1
    assert made(court, *OPENING) == [403]
    assert SAY("trouble-opening-paused") in (await fine(anna.command("the-hall", "status"))).text


async def test_a_person_who_asks_gets_direct_messages_again(court: Court) -> None:
    anna = court.person("anna")
    anna.dm_open = False
    await court.begin([anna], computers=2)
    *_, hand = await hand_of(court, anna, court.boards[-1])
    await court.told(anna.click(hand, "Ask me by direct message"))
    assert calls(court), "they are closed as before"
    assert anna.dms == []
    anna.dm_open = True
    told = await fine(anna.click(hand, "Ask me by direct message"))
    assert [one.content for one in told.messages] == [SAY("direct")]
    await court.quiet()
    assert calls(court) == []
    question = present(court)
    assert question.message.pings == (anna.id,)
    *_, hand = await hand_of(court, anna, court.boards[-1])
    assert "Ask me by direct message" not in labels(hand)


async def test_closed_ones_are_remembered_for_days(empty_court: Court) -> None:
    """Also after a restart; then the next question tries them again."""
    court = empty_court
    court.wall = Wall()
    await court.start_bot()
    anna = court.person("anna")
    anna.dm_open = False
    for days in (0, 3):
        court.wall.now += days * directly.A_DAY
        await court.begin([anna], computers=2)
        assert calls(court)
        await court.close_table(await newest(court))
        await court.restart_bot()
    assert [one.status for one in court.sandbox.requests].count(403) == 1
    anna.dm_open = True
    court.wall.now += directly.CLOSED_FOR
    await court.begin([anna], computers=2)
    assert asked(court)
    assert calls(court) == []


@pytest.mark.usefixtures("vote")
async def test_a_bot_taken_for_spam_writes_to_nobody_new_for_hours(empty_court: Court) -> None:
    """20026 at one person's question: they are called, nobody's direct messages are opened, and a restart knows it."""
    court = empty_court
    court.wall = Wall()
    await court.start_bot()
    anna, ben, chloe = court.people(3)
    fault = court.sandbox.fail("POST", "/channels/*/messages", 403, code=20026, person=anna)
    await court.begin([anna, ben], computers=1, game="vote")
    assert fault.met == 1
    (standing,) = calls(court)
    assert standing.pings == (anna.id,)
    assert ben.dms
    await court.close_table()
    await court.restart_bot()
    await court.begin([anna, ben, chloe], game="vote")
    assert made(court, *OPENING) == [200, 200]
    assert fault.met == 1
    (standing,) = calls(court)
    assert sorted(standing.pings) == sorted([anna.id, chloe.id])
    fault.lift()
    await court.close_table(2)
    court.wall.now += directly.PAUSES[directly.SPAM]
    await court.quiet()
    await court.begin([anna, ben, chloe], game="vote")
    assert calls(court) == []
    assert made(court, *OPENING) == [200] * 3


async def test_a_gone_call_is_forgotten(court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """D7: with a 503 there it stood for ever."""
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    anna, ben, _ = people = court.people(3)
    anna.dm_open = ben.dm_open = False
    await court.begin(people)
    while not calls(court):
        await shown_on(court, chance, 1)
    (standing,) = calls(court)
    called = next(one for one in people if one.id in standing.pings)
    fault = court.sandbox.fail("DELETE", "/channels/*/messages/*", 503)
    while called.id in standing.pings and "nudge" in await court.bot.store.messages.posted(1) and not fault.met:
        await answer_by_hand(court, called, chance)
    assert "nudge" in await court.bot.store.messages.posted(1)
    await court.sandbox.until(lambda: fault.met > 1)
    fault.lift()
    await court.sandbox.until(lambda: standing.deleted)
    await court.quiet()
    assert court.standing() == await court.known()


GAMES = tuple(engine.games()) if samples(0, 1) else SHORT[:2]
BY_HAND = samples(10, 20)
"""So many answers of a match are given by *My hand*, and its last ones."""


def is_question(message: Message) -> bool:
    """Return whether a message asks something."""
    return any(one.split(":")[1] in ("answer", "menu", "through", "confirm") for one in ids(message))


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(court: Court, chance: random.Random, game: str) -> None:
    """Nobody's direct messages are opened, the call names all who are asked, and everybody plays to the end by it."""
    await chosen(court.person("anna"), "questions", "here")
    people = court.people(max(3, engine.game(game).seats[0]))
    await court.begin(people, game=game)
    told: dict[int, set[str]] = {one.id: set() for one in people}
    for number in range(2 * BY_HAND):
        if is_over(court):
            break
        if number == BY_HAND:
            await almost_finished(court)
        match = await court.match()
        awaited = {people[seat].id for seat in match.onlooker.view.asked}
        (standing,) = calls(court)
        assert {one.id for one in people if f"<@{one.id}>" in standing.content} == awaited <= set(standing.pings)
        person = people[chance.choice(match.awaited)]
        *news, question = await hand_of(court, person, standing)
        told[person.id] |= {file.filename for one in news for file in one.attachments}
        assert is_question(question)
        await court.told(answer(court, Question(person, question), chance))
    assert is_over(court)
    assert all("role.png" in some for some in told.values()) or game == "het_verraad"
    assert calls(court) == []
    assert made(court, *OPENING) == []
    assert [one.dms for one in people] == [[]] * len(people)
    for one in people:
        (end,) = await hand_of(court, one, court.hall.messages[-1])
        assert SAY("button-record") in labels(end)


async def test_a_person_changes_where_to_be_asked_with_one_click(court: Court, chance: random.Random) -> None:
    """Check that everybody else is asked as before, and that the wish holds at the next table, too."""
    await court.match_of(3)
    person = present(court).person
    *_, hand = await hand_of(court, person, court.boards[-1])
    assert (await court.told(person.click(hand, SAY("button-here")))).text == SAY("here")
    (standing,) = calls(court)
    assert standing.pings == (person.id,)
    number, answers = len(person.dms), 0
    while answers < 3:
        if found := calls(court):
            question, answers = Question(person, (await hand_of(court, person, found[0]))[-1]), answers + 1
        else:
            question = present(court)
        await court.told(answer(court, question, chance))
    assert len(person.dms) == number
    *_, hand = await hand_of(court, person, court.boards[-1])
    assert (await court.told(person.click(hand, SAY("button-direct")))).text == SAY("direct")
    while (question := present(court)).person is not person:
        await court.told(answer(court, question, chance))
    assert len(person.dms) > number
    assert calls(court) == []


async def test_a_server_s_choice_holds_at_once_and_a_reminder_is_found_under_my_hand(empty_court: Court) -> None:
    court = empty_court
    court.wall = Wall()
    await court.start_bot()
    people = await court.match_of(3)
    person = present(court).person
    panel = await chosen(people[0], "questions", "here")
    await court.quiet()
    assert f"**{SAY('setting-questions.is-here')}**" in panel.content
    (standing,) = calls(court)
    assert standing.pings == (person.id,)
    sent = [len(one.dms) for one in people]
    (seat,) = (await court.match()).awaited
    (end,) = (await court.deadlines()).values()
    await court.passes(end - court.wall.now - 60)
    clock = await court.bot.store.clocks.get(1)
    assert clock is not None
    assert clock.sent.get(seat)
    *_, told, question = await hand_of(court, person, standing)
    assert told.content.startswith("⏰")
    assert is_question(question)
    assert [len(one.dms) for one in people] == sent
