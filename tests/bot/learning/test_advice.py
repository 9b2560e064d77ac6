"""Tips below questions; advice by *What would you do?*, of a computer player that sees what the person sees."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bot import texts
from bot.commands import replies
from bot.learning import advice
from bot.learning.advice import advice_page
from bot.learning.advisor import Advice
from bot.sandbox import Message, Person
from bot.tables.players.thinking import Thinking
from engine import Chance, Decision, View
from engine.players.by_search import Thought
from tests.bot.bot_on_sandbox import HALL, Court, fine, refusal, silent
from tests.bot.lobby.test_guests import option
from tests.bot.playing import Question, answer, ids, labels, present, reach, take

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


async def test_the_host_chooses_it_among_the_options(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([anna, ben], computers=1)
    assert SAY("lobby-advice") not in await court.terms(anna)
    await option(court, anna, "advice", "on")
    assert (await court.table()).advice == "on"
    assert SAY("lobby-counts-not") in lobby.content
    assert SAY("lobby-uncounted-advice") in (told := await court.terms(anna))
    assert SAY("lobby-advice") in told
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


def told(*, given: bool) -> str:
    """Return the answer about tips; commands are mentioned by the ids that they have now."""
    return SAY("tips-given" if given else "tips-not-given")


def question_under(message: Message) -> str:
    """Return the number of the question under a message, as its buttons and menus have it."""
    actions = ("answer", "picks", "menu", "confirm")
    return next(one.split(":")[3] for one in ids(message) if one.split(":")[1] in actions)


def tips_in(message: Message) -> list[str]:
    return [line for line in message.content.splitlines() if line.startswith("**Tip:**")]


async def test_a_tip_is_no_call_more_and_goes_with_its_question(court: Court, chance: random.Random) -> None:
    """In the message of the question, which a restart leaves as it is; and once only."""
    await court.match_of(3)
    first = present(court)
    assert tips_in(first.message) == [f"**Tip:** {SAY('verraeter-tip-farm')}"]
    before = len(court.sandbox.requests)
    await court.restart_bot()
    await court.quiet()
    edits = [one for one in court.sandbox.requests[before:] if "/messages" in one.path]
    assert edits == []
    await court.told(answer(court, first, chance))
    assert tips_in(first.message) == []
    assert SAY("tip-off") not in first.message.content


async def test_no_more_tips(court: Court) -> None:
    """A pick stays picked, nobody else's messages change; questions of older programs have a button for it."""
    await court.match_of(3)
    await reach(court, lambda match: "supply" in {one.kind for one in match.decisions.values()})
    person, message = present(court)
    question = question_under(message)
    for mangled in ("9:0", "0:999999999999", "x:0", "0:x", "-1:0"):
        await court.refuses(court.forge(person, message, f"tc:notips:1:{question}:{mangled}"), "forged")
    await court.refuses(court.forge(court.person("hugo"), message, f"tc:notips:1:{question}:0:0"), "stranger")
    assert tips_in(message)
    await silent(person.click(message, message.buttons[0].custom_id or ""))
    picked = labels(message)
    assert picked[0].startswith("✓")
    before = len(court.sandbox.requests)
    said = await court.told(court.forge(person, message, f"tc:notips:1:{question}:0:1"))
    assert [one.content for one in said.messages] == [told(given=False)]
    assert tips_in(message) == []
    assert labels(message) == picked, "the pick is still there"
    assert [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer] == []
    (own,) = (await fine(person.command(HALL, "my tips"))).messages
    assert (own.content, own.only_for) == (told(given=False), person)
    await court.restart_bot()
    assert tips_in(message) == []
    assert (await fine(person.command("dm", "my tips", shown="on"))).text == told(given=True)
    await court.quiet()
    assert tips_in(message), "the present question has one again"
    assert (await fine(person.command(HALL, "my tips", shown="off"))).text == told(given=False)
