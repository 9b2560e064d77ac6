"""Direct messages are opened at the first question, and people without them play in the channel."""

import contextlib
import random
import sqlite3

import pytest
from msgspec.structs import replace

from bot import texts
from bot.delivery import direct_messages as directly
from bot.delivery import lanes, openings
from bot.sandbox import Message
from bot.store.errors import is_away
from bot.tables import Person
from tests.bot.court import Court, Wall, fine, silent
from tests.bot.delivery.test_closed_dms import private_hand
from tests.bot.playing import Question, answer, asked, play_on, present

SAY = texts.speaker("en")
OPENING = ("POST", "/users/@me/channels")


def made(court: Court, method: str, path: str, since: int = 0) -> list[int]:
    """Return the statuses that answered the calls of that kind."""
    return [one.status for one in court.sandbox.requests[since:] if (one.method, one.path) == (method, path)]


async def newest(court: Court) -> int:
    """The newest table."""
    return max(one.table for one in await court.bot.store.tables.whereabouts(0))


def call(court: Court) -> Message | None:
    """The call that stands in the channel."""
    found = [one for one in court.hall.messages if "press **my hand**" in one.content.lower()]
    assert len(found) <= 1
    return found[0] if found else None


async def test_they_are_opened_at_the_first_question_and_not_at_a_seat(court: Court) -> None:
    people = court.people(4)
    lobby = await court.seat(people)
    assert made(court, *OPENING) == []
    await court.after(people[0].click(lobby, "Start"))
    assert made(court, *OPENING) == [200]
    question = present(court)
    assert [one for one in people if one.dms] == [question.person]
    assert call(court) is None


@pytest.mark.usefixtures("vote")
async def test_slow_openings_delay_nobody(court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its person is called in the channel; once it is through, their next question comes as a direct message."""
    monkeypatch.setattr(openings, "CALLED_AFTER", 0.3)
    people = court.people(3)
    slow = people[1]
    court.sandbox.limits.on = True  # else discord.py makes one such call at a time
    hold = court.sandbox.hold(*OPENING, person=slow)
    lobby = await court.seat(people, game="vote")
    await silent(people[0].click(lobby, "Start"))
    await court.sandbox.until(lambda: sum(bool(one.dms) for one in people) == 2)
    await court.sandbox.until(lambda: call(court) is not None)
    standing = call(court)
    assert standing is not None
    assert standing.pings == (slow.id,)
    hold.release()
    await court.quiet()
    assert made(court, *OPENING) == [200] * 3
    assert not slow.dms
    for one in people:
        hand = await private_hand(court, one, by_command=True)
        await answer(court, Question(one, hand), chance)
        await court.quiet()
    assert [bool(one.dms) for one in people] == [True] * 3
    assert call(court) is None


@pytest.mark.usefixtures("vote")
async def test_only_so_many_are_opened_in_ten_minutes(empty_court: Court, chance: random.Random) -> None:
    """Check that a person beyond the limit is called at once, and that `/status` says so."""
    court = empty_court
    court.settings = replace(court.settings, openings=2)
    await court.start_bot()
    anna, *_ = people = court.people(4)
    await court.begin(people, game="vote")
    assert made(court, *OPENING) == [200] * 2
    standing = call(court)
    assert standing is not None
    waiting = [one for one in people if not one.dms]
    assert sorted(standing.pings) == sorted(one.id for one in waiting)
    assert court.bot.delivery.backlog.openings_waiting == 2
    assert SAY("openings-waiting", number=2) in (await fine(anna.command("the-hall", "status"))).text
    for one in people:
        hand = await private_hand(court, one, by_command=True)
        await answer(court, Question(one, hand), chance)
        await court.quiet()
    assert made(court, *OPENING) == [200] * 2


async def test_people_new_to_them_are_called_to_their_first_question(court: Court, chance: random.Random) -> None:
    """Once for ever, and never who has pressed anything there."""
    people = court.people(3)
    new, used = people[:2]
    await court.are_new(new)
    await court.begin(people)
    called = 0
    for _ in range(8):
        question = present(court)
        standing = call(court)
        if standing is not None:
            called += 1
            assert standing.content == SAY("nudge-new", names=f"<@{new.id}>", button="My hand")
            assert question.person is new
        await answer(court, question, chance)
        await court.quiet()
    assert called == 1
    assert (await court.bot.store.direct.get(new.id)).used
    assert not (await court.bot.store.direct.get(used.id)).called


@pytest.mark.parametrize("error", [sqlite3.OperationalError("database or disk is full"), KeyError("a defect")])
async def test_clicks_there_survive_full_disks(court: Court, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    (new,) = court.people(1)
    await court.are_new(new)

    async def fails(user: int) -> None:
        raise error

    monkeypatch.setattr(court.bot.store.direct, "save_used", fails)
    with contextlib.nullcontext() if is_away(error) else pytest.raises(KeyError):
        await court.bot.delivery.reachability.has_used_direct_messages(new.id)
    assert await court.bot.delivery._direct.has_used(new.id), "it is known meanwhile"


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
    anna, *_ = people = court.people(3)
    await court.begin(people)
    assert made(court, *OPENING) == [403]
    standing = call(court)
    assert standing is not None
    (name,) = standing.pings
    assert standing.content == SAY("nudge-ours", names=f"<@{name}>", button="My hand")
    person = next(one for one in people if one.id == name)
    shown = (await court.told(person.click(standing, "My hand"))).messages[0]
    assert "Ask me by direct message" not in [one.label for one in shown.buttons]
    await answer(court, Question(person, shown), chance)
    await court.quiet()
    assert (await court.match()).length == 1
    assert made(court, *OPENING) == [403]
    assert SAY("trouble-opening-paused") in (await fine(anna.command("the-hall", "status"))).text


async def test_a_person_who_asks_gets_direct_messages_again(court: Court) -> None:
    anna = court.person("anna")
    anna.dm_open = False
    await court.begin([anna], computers=2)
    hand = await private_hand(court, anna, by_command=False)
    await court.told(anna.click(hand, "Ask me by direct message"))
    assert call(court) is not None, "they are closed as before"
    assert anna.dms == []
    anna.dm_open = True
    told = await fine(anna.click(hand, "Ask me by direct message"))
    assert [one.content for one in told.messages] == [SAY("direct")]
    await court.quiet()
    assert call(court) is None
    question = present(court)
    assert question.message.pings == (anna.id,)
    hand = await private_hand(court, anna, by_command=False)
    assert "Ask me by direct message" not in [one.label for one in hand.buttons]


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
        assert call(court) is not None
        await court.bot.tables.ending.abort(await newest(court), Person(anna.id, "Anna", "en"))
        await court.quiet()
        await court.restart_bot()
    assert [one.status for one in court.sandbox.requests].count(403) == 1
    anna.dm_open = True
    court.wall.now += directly.CLOSED_FOR
    await court.begin([anna], computers=2)
    assert asked(court) is not None
    assert call(court) is None


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
    standing = call(court)
    assert standing is not None
    assert standing.pings == (anna.id,)
    assert ben.dms
    await court.bot.tables.ending.abort(1, Person(anna.id, "Anna", "en"))
    await court.quiet()
    await court.restart_bot()
    await court.begin([anna, ben, chloe], game="vote")
    assert made(court, *OPENING) == [200, 200]
    assert fault.met == 1
    standing = call(court)
    assert standing is not None
    assert sorted(standing.pings) == sorted([anna.id, chloe.id])
    fault.lift()
    await court.bot.tables.ending.abort(2, Person(anna.id, "Anna", "en"))
    court.wall.now += directly.PAUSES[directly.SPAM]
    await court.quiet()
    await court.begin([anna, ben, chloe], game="vote")
    assert call(court) is None
    assert made(court, *OPENING) == [200] * 3


async def test_a_call_is_forgotten_once_gone(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D7: with a 503 there it stood for ever."""
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    anna, ben, _ = people = court.people(3)
    anna.dm_open = ben.dm_open = False
    await court.begin(people)
    while call(court) is None:
        await play_on(court, chance, 1)
        await court.quiet()
    standing = call(court)
    assert standing is not None
    called = next(one for one in people if one.id in standing.pings)
    fault = court.sandbox.fail("DELETE", "/channels/*/messages/*", 503)
    while called.id in standing.pings and "nudge" in await court.bot.store.messages.posted(1) and not fault.met:
        hand = await private_hand(court, called, by_command=True)
        await answer(court, Question(called, hand), chance)
        await court.quiet()
    assert "nudge" in await court.bot.store.messages.posted(1)
    await court.sandbox.until(lambda: fault.met > 1)
    fault.lift()
    await court.sandbox.until(lambda: standing.deleted)
    await court.quiet()
    assert court.standing() == await court.known()
