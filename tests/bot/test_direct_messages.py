"""Direct messages are opened when somebody sits down, and whoever cannot be sent any plays in the channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot import texts
from bot.messages import delivery
from bot.tables import Person
from tests.bot.court import fine, silent
from tests.bot.playing import Question, answer, asked, play_on
from tests.bot.test_closed_dms import private_hand

if TYPE_CHECKING:
    import random

    from bot.sandbox import Message
    from tests.bot.court import Court

SAY = texts.speaker("en")
OPENING = ("POST", "/users/@me/channels")


def made(court: Court, method: str, path: str, since: int = 0) -> list[int]:
    """How the calls of that kind were answered."""
    return [one.status for one in court.sandbox.requests[since:] if (one.method, one.path) == (method, path)]


def call(court: Court) -> Message | None:
    """The call that stands in the channel."""
    found = [one for one in court.hall.messages if "Press **My hand**" in one.content]
    assert len(found) <= 1
    return found[0] if found else None


async def test_they_are_opened_when_somebody_sits_down_and_none_at_the_start(court: Court) -> None:
    people = court.people(4)
    lobby = await court.seat(people)
    assert made(court, *OPENING) == [200] * 4
    assert [one.dms for one in people] == [[]] * 4
    await silent(people[0].click(lobby, "Start"))
    await court.quiet()
    assert made(court, *OPENING) == [200] * 4
    assert asked(court) is not None


async def test_one_after_the_other(court: Court) -> None:
    hold = court.sandbox.hold(*OPENING)
    people = court.people(4)
    await fine(people[0].command("the-hall", "join"))
    await hold.reached.wait()
    for one in people[1:]:
        await fine(one.command("the-hall", "join"))
    await court.sandbox.until(lambda: court.hall.messages and "4. Dirk" in court.lobby.content)
    assert hold.met == 1
    hold.release()
    await court.quiet()
    assert made(court, *OPENING) == [200] * 4


@pytest.mark.parametrize("code", [40003, 20026])
async def test_discord_lets_the_bot_open_none(court: Court, chance: random.Random, code: int) -> None:
    """That is nobody's setting; nobody is tried while it lasts, and *My hand* works."""
    court.sandbox.fail(*OPENING, 403, code=code)
    anna, *_ = people = court.people(3)
    await court.begin(people)
    assert made(court, *OPENING) == [403]
    standing = call(court)
    assert standing is not None
    (name,) = standing.pings
    assert standing.content == SAY("nudge-ours", names=f"<@{name}>", button="My hand")
    person = next(one for one in people if one.id == name)
    shown = (await fine(person.click(standing, "My hand"))).messages[0]
    await court.quiet()
    assert "Try direct messages again" not in [one.label for one in shown.buttons]
    await answer(court, Question(person, shown), chance)
    await court.quiet()
    assert (await court.match()).length == 1
    assert made(court, *OPENING) == [403]
    assert SAY("trouble-opening-paused") in (await fine(anna.command("the-hall", "status"))).text


async def test_closed_ones_are_tried_once_at_a_table(court: Court, chance: random.Random) -> None:
    """40 answers had brought 16 refusals."""
    anna = court.person("anna")
    anna.dm_open = False
    await court.begin([anna], computers=2)
    for _ in range(4):
        hand = await private_hand(court, anna, by_command=True)
        if not hand.buttons and not hand.selects:
            break
        await answer(court, Question(anna, hand), chance)
        await court.quiet()
    assert [one.status for one in court.sandbox.requests].count(403) == 1


async def test_who_says_so_gets_direct_messages_again(court: Court) -> None:
    anna = court.person("anna")
    anna.dm_open = False
    await court.begin([anna], computers=2)
    hand = await private_hand(court, anna, by_command=False)
    await fine(anna.click(hand, "Try direct messages again"))
    await court.quiet()
    assert call(court) is not None, "they are closed as before"
    assert anna.dms == []
    anna.dm_open = True
    told = await fine(anna.click(hand, "Try direct messages again"))
    assert [one.content for one in told.messages] == [SAY("direct")]
    await court.quiet()
    assert call(court) is None
    question = asked(court)
    assert question is not None
    assert question.message.pings == (anna.id,)
    hand = await private_hand(court, anna, by_command=False)
    assert "Try direct messages again" not in [one.label for one in hand.buttons]


async def test_the_next_table_tries_them_again(court: Court) -> None:
    anna = court.person("anna")
    anna.dm_open = False
    await court.begin([anna], computers=2)
    await court.bot.tables.abort(1, Person(anna.id, "Anna", "en"))
    await court.quiet()
    anna.dm_open = True
    await court.begin([anna], computers=2)
    assert asked(court) is not None
    assert call(court) is None


@pytest.mark.usefixtures("vote")
async def test_the_call_is_edited_while_it_is_needed(court: Court) -> None:
    people = court.people(3)
    for one in people[1:]:
        one.dm_open = False
    await court.begin(people, game="vote")
    standing = call(court)
    assert standing is not None
    assert [one.label for one in standing.buttons] == ["My hand"]
    assert set(standing.pings) == {one.id for one in people[1:]}
    hand = (await fine(people[1].click(standing, "My hand"))).messages[0]
    await court.quiet()
    await silent(people[1].click(hand, "Anna"))
    await court.quiet()
    assert call(court) is standing
    assert standing.content == SAY("nudge", names=f"<@{people[2].id}>", button="My hand")


async def test_the_call_is_forgotten_only_when_it_is_gone(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D7: with a 503 there it stood for ever."""
    monkeypatch.setattr(delivery, "FIRST_PAUSE", 0.05)
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
    while called.id in standing.pings and "nudge" in await court.bot.store.posted(1) and not fault.met:
        hand = await private_hand(court, called, by_command=True)
        await answer(court, Question(called, hand), chance)
        await court.quiet()
    assert "nudge" in await court.bot.store.posted(1)
    await court.sandbox.until(lambda: fault.met > 1)
    fault.lift()
    await court.sandbox.until(lambda: standing.deleted)
    await court.quiet()
    assert court.standing() == await court.known()
