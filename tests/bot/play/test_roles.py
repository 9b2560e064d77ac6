"""A role is a moment: a direct message of its own with a card, in the reader's language, or told privately."""

import pytest

import engine
from bot import texts
from bot.delivery import lanes
from engine.the_traitors.view import TheTraitorsView
from tests.bot.bot_on_sandbox import Court, silent
from tests.bot.match_rules import is_role
from tests.bot.playing import Question, hand_of, reach, take
from tests.games.the_traitors.test_among_people import question_of

GAME = "the_traitors"
SAY = texts.speaker("en")


def told(match: engine.Match, seat: int, names: list[str]) -> str:
    """Return the text that a seat is told of its present role."""
    return "\n".join(texts.casting(SAY, match.game.key, match.view(seat).cast, names))


def recruiting(match: engine.Match) -> bool:
    return any(decision.keys == ("accept", "reject") for decision in match.decisions.values())


def playable(match: engine.Match) -> bool:
    views = [match.view(seat) for seat in match.decisions]
    return any(isinstance(view, TheTraitorsView) and "gold" in view.hand for view in views)


async def test_the_board_waits_for_nothing_told_to_a_recruit(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-4.3: or the others would notice by how long it takes."""
    monkeypatch.setattr(lanes, "LINK_PATIENCE", 3600.0)
    people = await court.match_of(4, GAME)
    match = await reach(court, lambda match: recruiting(match) and playable(match))
    (seat,) = match.decisions
    recruit, prompt = people[seat], question_of(people[seat])
    hold = court.sandbox.hold("POST", "/channels/*/messages", person=recruit)
    await silent(recruit.click(prompt, "Accept"))
    await hold.reached.wait()
    before = court.boards[-1].content
    await take(Question(recruit, prompt), "gold.1")
    await court.sandbox.until(lambda: court.boards[-1].content != before)
    assert not any("a Traitor now" in one.content for one in recruit.dms)
    hold.release()
    await court.quiet()


async def test_with_closed_direct_messages_it_is_told_privately(court: Court) -> None:
    """Above the question, as long as it is news, and to a recruit at once; it is sent once they are open again."""
    people = court.people(4)
    for one in people:
        one.dm_open = False
    await court.begin(people, game=GAME)
    match = await court.match()
    (seat,) = match.decisions
    names = [one.name for one in people]
    for number, person in enumerate(people):
        card, hand = await hand_of(court, person, court.boards[-1])
        assert told(match, number, names) in card.content
        assert is_role(card)
        assert bool(hand.buttons[:-2] or hand.selects) == (number == seat)
    person = people[seat]
    person.dm_open = True
    *_, hand = await hand_of(court, person)
    await court.told(person.click(hand, "Ask me by direct message"))
    assert [is_role(one) for one in person.dms[-2:]] == [True, False]
    assert len(await hand_of(court, person)) == 1, "it has been sent"
    match = await reach(court, lambda match: recruiting(match) and seat not in match.decisions)
    recruit = people[match.awaited[0]]
    *_, hand = await hand_of(court, recruit)
    (card,) = (await court.told(recruit.click(hand, "Accept"))).messages
    assert card.only_for is recruit
    assert "### You are a Traitor now." in card.content
    assert recruit.dms == []
