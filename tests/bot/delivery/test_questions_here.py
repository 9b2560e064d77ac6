"""Private questions in the channel for people who wish: whole games without a single direct message."""

import random

import pytest

import engine
from bot import texts
from bot.sandbox import Message
from tests.bot.court import Court, Wall
from tests.bot.delivery.test_direct_messages import OPENING, calls, made
from tests.bot.lobby.test_settings import chosen
from tests.bot.playing import Question, almost_finished, answer, hand_of, is_over, labels, present
from tests.matches import SHORT
from tests.samples import samples

SAY = texts.speaker("en")
GAMES = tuple(engine.games()) if samples(0, 1) else SHORT[:2]
BY_HAND = samples(10, 20)
"""So many answers of a match are given by *My hand*, and its last ones."""


def is_question(message: Message) -> bool:
    """Return whether a message asks something."""
    ids = [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]
    return any(one.split(":")[1] in ("answer", "menu", "through", "confirm") for one in ids)


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
