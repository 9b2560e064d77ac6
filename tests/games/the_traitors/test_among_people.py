"""The Traitors among people in their direct messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import engine
from bot import texts
from tests.bot.bot_on_sandbox import silent
from tests.bot.playing import reach

if TYPE_CHECKING:
    from bot.sandbox import Message, Person
    from tests.bot.bot_on_sandbox import Court

pytestmark = pytest.mark.usefixtures("outlines")

GAME = "the_traitors"
SAY = texts.speaker("en")
CHANGE = SAY("button-change")


def everybody_votes(match: engine.Match) -> bool:
    """Return whether a first vote has just been opened among all seats."""
    asked = [decision.facts.get("ballot") for decision in match.decisions.values()]
    return asked == [1] * match.seats and match.awaited == tuple(range(match.seats))


def question_of(person: Person) -> Message:
    """The newest question in somebody's direct messages."""
    return next(message for message in reversed(person.dms) if message.buttons or message.selects)


async def vote(voter: Person, suspect: Person) -> None:
    """Vote in the direct messages."""
    message = question_of(voter)
    label = next(one.label for one in message.buttons if one.label.endswith(suspect.name))
    await silent(voter.click(message, label))


@pytest.mark.deal("vote 2")
async def test_a_vote_is_changed_and_a_tie_is_voted_on_again(court: Court) -> None:
    """T-3.7, T-8.4."""
    anna, ben, chloe, dirk = people = court.people(4)
    await court.begin(people, game=GAME)
    await reach(court, everybody_votes)
    call = court.hall.messages[-2]
    assert call.content.startswith("### Banishment: who is a Traitor?\n")
    await court.quiet()
    question, since = question_of(chloe), len(court.sandbox.requests)
    hand = question.attachments[:]
    await vote(chloe, anna)
    assert [one.method for one in court.sandbox.requests[since:] if one.is_interaction_answer] == ["POST"]
    assert (len(hand), question.attachments) == (1, hand), "the picture stays: it is neither drawn nor sent again"
    await court.quiet()
    shown = [message.content for message in court.hall.messages]
    assert "1 of 4 have answered. Waiting for Anna, Ben, Dirk." in court.boards[-1].content

    await silent(chloe.click(question_of(chloe), CHANGE))
    await vote(chloe, ben)
    await court.quiet()
    assert [message.content for message in court.hall.messages] == shown, "nobody is told that a vote was changed"
    assert "✓ You vote for Ben." in question_of(chloe).content
    assert "Anna." not in question_of(chloe).content

    first = [one.custom_id for one in question_of(dirk).buttons]
    for voter, suspect in ((anna, ben), (ben, anna), (dirk, anna)):
        assert "Votes: " not in call.content
        await vote(voter, suspect)
    await court.quiet()
    lines = call.content.replace("||", "").splitlines()
    assert lines == [
        "### Banishment: who is a Traitor?",
        "Votes: Ben 2 (Chloé, Anna) · Anna 2 (Dirk, Ben).",
        "**A tie: Anna, Ben.** 3 revotes are left.",
    ], "clockwise from the first voter"
    assert court.hall.messages[-2].content.startswith("### Vote 2: Anna and Ben are tied\n")

    second = [[button.label for button in question_of(one).buttons] for one in (chloe, dirk)]
    assert [labels[:-1] for labels in second] == [["Anna", "Ben"]] * 2, "the last button is for notes"
    for tied, rival in ((anna, ben), (ben, anna)):
        assert tied.dms[-1].content.endswith(f"✓ You vote for {rival.name}.")
        assert not tied.dms[-1].buttons, "the single choice is public, and nobody need take it"
    assert "2 of 4 have answered. Waiting for Chloé, Dirk." in court.boards[-1].content
    told = [message.content for message in (*anna.dms, *ben.dms)]
    await court.refuses(court.forge(dirk, question_of(dirk), first[0] or ""), "stale")
    await vote(chloe, ben)
    assert told == [message.content for message in (*anna.dms, *ben.dms)], "the message stays as it is"
    await vote(dirk, ben)
    await court.quiet()
    assert "**Ben is banished: " in "\n".join(one.content for one in court.hall.messages)
