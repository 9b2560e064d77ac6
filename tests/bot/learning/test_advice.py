"""Advice by *What would you do?*: a private answer of a computer player that sees what the person sees."""

import asyncio
from collections.abc import Sequence

import pytest

from bot import texts
from bot.commands import replies
from bot.learning import advice
from bot.learning.advice import advice_page
from bot.learning.advisor import Advice
from bot.sandbox import Person
from bot.tables.players.thinking import Thinking
from engine import Chance, Decision, View
from engine.players.by_search import Thought
from tests.bot.court import Court, fine, refusal, silent
from tests.bot.playing import Question, labels, present, take

SAY = texts.speaker("en")
LABEL = SAY("button-advice")


class Mind:
    """Thinks that the first choice wins 61 of 100 tries, and the second 54; as soon as it may, if it is not busy."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.busy = False
        self.asked: list[tuple[View, Decision]] = []

    async def think(self, view: View, decision: Decision, _chance: Chance) -> Thought | None:
        self.asked.append((view, decision))
        await self.may.wait()
        first, second = ((key,) for key in decision.keys[:2])
        return None if self.busy else Thought(first, {first: 0.61, second: 0.54}, {first: 50, second: 50})


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    mind = Mind()
    monkeypatch.setattr(Thinking, "think", mind.think)
    return mind


async def begun(court: Court, people: Sequence[Person]) -> Question:
    """A match of these people and computer players; who is asked first."""
    await court.begin(people, computers=3 - len(people))
    return present(court)


async def test_a_lone_person_is_told_what_a_computer_player_would_do(court: Court, anna: Person, mind: Mind) -> None:
    question = await begun(court, [anna])
    mind.busy = True
    await court.refuses(anna.click(question.message, LABEL), "advice-busy")
    mind.busy = False
    mind.asked.clear()
    assert SAY("lobby-advice") in await court.terms(anna)
    calls = len(court.sandbox.requests)
    told = await fine(anna.click(question.message, LABEL))
    assert told.messages[0].only_for is anna
    table = await court.table()
    seat = await court.bot.tables.matches.seat(table, anna.id)
    assert seat.decision is not None
    assert mind.asked == [(seat.view, seat.decision)], "nothing else is known"
    first, second = seat.decision.keys[:2]
    advised = Advice((first,), 61, (((second,), 54),))
    assert told.text == advice_page(table, seat, advised, "en")
    assert [one for one in court.sandbox.requests[calls:] if not one.is_interaction_answer] == []
    await court.refuses(court.forge(anna, question.message, "tc:advice:1:2"), "advice-over")
    await take(question, first)
    await court.quiet()
    await court.refuses(court.forge(anna, question.message, "tc:advice:1:1"), "advice-over")


async def test_with_others_there_is_advice_only_if_the_host_wishes_it(
    court: Court, anna: Person, ben: Person, chloe: Person
) -> None:
    question = await begun(court, [anna, ben])
    assert LABEL not in labels(question.message)
    assert SAY("lobby-advice") not in await court.terms(anna)
    await court.refuses(court.forge(question.person, question.message, "tc:advice:1:1"), "advice-off")
    await court.refuses(court.forge(chloe, question.message, "tc:advice:1:1"), "stranger")


async def test_the_host_chooses_it_among_the_options(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna, ben], computers=1)
    (panel,) = (await fine(anna.click(lobby, "Options"))).messages
    await silent(anna.choose(panel, "tm:option:1", ["advice"]))
    await court.after(anna.choose(panel, "tm:value:1:advice", ["on"]))
    assert (await court.table()).advice == "on"
    assert SAY("lobby-counts-not") in lobby.content
    assert SAY("lobby-uncounted-advice") in (told := await court.terms(anna))
    assert SAY("lobby-advice") in told
    await court.refuses(court.forge(anna, panel, "tm:value:1:advice", ["always"]), "option")
    await court.after(anna.click(lobby, "Start"))
    assert LABEL in labels(present(court).message)


def test_a_person_is_told_to_wait_before_the_click_is_deferred() -> None:
    assert advice.SOON < replies.TO_DEFER


async def test_a_long_thought_shows_that_it_is_under_way_and_is_dropped_if_the_question_is_over_by_then(
    court: Court, anna: Person, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "SOON", 0.0)
    question = await begun(court, [anna])
    mind.may.clear()
    told = await anna.click(question.message, LABEL)
    again = await anna.click(question.message, LABEL)
    assert len(mind.asked) == 1, "who asks twice at once is told the same"
    seat = await court.bot.tables.matches.seat(await court.table(), anna.id)
    assert seat.decision is not None
    await take(question, seat.decision.keys[0])
    mind.may.set()
    await court.quiet()
    assert [one.text for one in (told, again)] == [refusal("advice-over")] * 2
