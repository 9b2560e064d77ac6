"""Talk before a vote, as people see it: who is ready, who wishes to talk on, and nobody is asked before."""

import pytest

from bot import texts
from bot.processes.supervision import Supervisor
from bot.sandbox import Message, Person
from bot.tables import Timekeeper, Times
from bot.tables.time.hearing import OwnShards
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import asked, hand_of, labels, questions, reach, slash
from tests.games.the_traitors.test_among_people import GAME, everybody_votes, vote

SAY = texts.speaker("en")
pytestmark = pytest.mark.deal("talk 1")  # the first Event is a banishment
LONGER, VOTE = SAY("label-longer", minutes=2), SAY("label-vote")


def label(ready: int, number: int) -> str:
    return SAY("label-ready", ready=ready, number=number)


def call(court: Court) -> Message:
    """The newest message that has called people to talk."""
    return [one for one in court.hall.messages if "Talk about it here" in one.content][-1]


async def talking(court: Court) -> list[Person]:
    """Four people who have just been called to their first banishment."""
    people = await court.match_of(4, GAME, talk=3)
    await reach(court, everybody_votes)
    return people


async def passes(court: Court, seconds: float) -> None:
    """Bring everything that was agreed on nearer by so many seconds, and do everything that is due."""
    await court.bot.tables.ledger.set_clock(1, lambda clock, _: clock.moved(-seconds))
    own = OwnShards(1, (0,), frozenset({0}))
    await Timekeeper(court.bot.tables, court.bot.store, Times(), lambda: own, Supervisor()).look()
    await court.quiet()


async def test_all_are_ready_and_the_vote_is_asked(court: Court) -> None:
    people = await talking(court)
    assert labels(call(court)) == [label(0, 4), LONGER, SAY("button-hand")]
    assert SAY("awaited-talk") in court.boards[-1].content
    assert "; everybody is talking before the vote." in (await fine(people[0].command(HALL, "status"))).text
    assert asked(court) is None
    for number, one in enumerate(people[:3]):
        since = len(court.sandbox.requests)
        await court.after(one.click(call(court), label(number, 4)))
        calls = [one.method for one in court.sandbox.requests[since:] if not one.is_interaction_answer]
        assert calls == ["PATCH"], "one edit for each who is ready"
    await court.refuses(people[0].click(call(court), label(3, 4)), "ready-already")
    await court.refuses(court.person("emma").click(call(court), label(3, 4)), "stranger")
    await court.after(people[0].click(call(court), LONGER))
    await court.refuses(people[0].click(call(court), LONGER), "talk-more-already")
    early = f"tc:answer:1:{(await court.match()).question(0)}:1"
    await court.refuses(court.forge(people[0], call(court), early), "talk-first")
    typed = {SAY(f"{GAME}-command-vote.answer"): "2"}
    await court.refuses(people[0].command("the-hall", slash(GAME, "vote"), **typed), "talk-first")
    assert SAY("awaited-talk") in (await hand_of(court, people[1]))[-1].content
    old = next(one.custom_id for one in call(court).buttons if one.label == label(3, 4)) or ""
    await court.after(people[3].click(call(court), label(3, 4)))
    assert labels(call(court)) == [VOTE, SAY("button-hand")]
    for late in (old, "tc:ready:1:x"):
        await court.refuses(court.forge(people[0], call(court), late), "talk-over")
    assert "💬" not in call(court).content
    assert len(questions(court)) == 4
    await vote(people[0], people[1])
    await court.quiet()
    assert "1 of 4 have answered." in court.boards[-1].content


async def test_people_vote_where_they_talk_and_who_is_missing_is_called_by_name(court: Court) -> None:
    """The button asks the question of the direct messages in private, and either place answers for both.

    Nobody sees who has answered.
    """
    people = await talking(court)
    await passes(court, 200)
    assert len(questions(court)) == 4
    anna, ben, *missing = people
    stands = call(court)
    hall = [(one.content, one.components) for one in court.hall.messages if one is not court.boards[-1]]
    for voter, suspect in ((anna, ben), (ben, anna)):
        before = stands.content, stands.components
        (question,) = (await court.told(voter.click(stands, VOTE))).messages
        assert question.only_for is voter
        assert question.attachments == []
        suspects = [one.label or "" for one in question.buttons if ":answer:" in (one.custom_id or "")]
        assert suspects == [one.name for one in people if one is not voter]
        await court.after(voter.click(question, next(one for one in suspects if one.endswith(suspect.name))))
        assert "✓" in question.content
        assert "✓" in voter.dms[-1].content, "the direct message shows it, too"
        assert (stands.content, stands.components) == before
    assert [(one.content, one.components) for one in court.hall.messages if one is not court.boards[-1]] == hall
    again = (await court.told(anna.click(stands, VOTE))).messages[-1]
    assert SAY("prompt-changeable") in again.content
    await court.refuses(court.person("emma").click(stands, VOTE), "stranger")
    await passes(court, 95)
    called = court.hall.messages[-1]
    assert called.content.startswith("⏰ " + ", ".join(f"<@{one.id}>" for one in missing))
    assert sorted(called.pings) == sorted(one.id for one in missing)
    for voter in missing:
        assert called in court.hall.messages
        await vote(voter, anna)
        await court.quiet()
    assert called not in court.hall.messages
