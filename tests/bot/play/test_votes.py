"""Several people answer one question: they may change their answers, and nobody sees more than who has answered."""

import pytest

from bot import texts
from bot.fair_deal.verify import verify
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import Court, silent
from tests.bot.playing import hand_of, is_over, labels

pytestmark = pytest.mark.usefixtures("vote")

SAY = texts.speaker("en")
CHANGE, VOTES = SAY("button-change"), SAY("votes")


async def begun(court: Court, number: int = 3) -> list[Person]:
    """So many people who are all asked for their first vote."""
    people = court.people(number)
    await court.begin(people, game="vote")
    return people


async def vote(court: Court, voter: Person, message: Message, suspect: Person) -> None:
    """Vote under a message, after asking to change the vote before."""
    if CHANGE in [one.label for one in message.buttons]:
        await silent(voter.click(message, CHANGE))
    await court.after(voter.click(message, suspect.name))


def prompts(person: Person) -> list[Message]:
    """The messages of a person's direct messages, without private answers to clicks."""
    return [message for message in person.dms if message.only_for is None]


def newest(person: Person) -> Message:
    return prompts(person)[-1]


def answers(message: Message) -> list[str]:
    return [line for line in message.content.split("\n") if line.startswith("✓")]


async def test_too_late(court: Court) -> None:
    """The dead button costs no call while the match goes on; a click on it is refused, and takes it away."""
    anna, ben, chloe = people = await begun(court)
    first = newest(anna)
    for one in people:
        await vote(court, one, newest(one), anna if one is not anna else ben)
    assert labels(first) == [CHANGE]
    await court.refuses(anna.click(first, CHANGE), "stale")
    assert labels(first) == []
    assert answers(first) == ["✓ You vote for Ben."]
    assert labels(newest(anna)) == ["Ben", "Chloé"], "the new question stands"

    old = prompts(ben)[0]
    for one in people:
        await vote(court, one, newest(one), anna if one is not anna else ben)
    assert is_over(court)
    await court.quiet()
    await court.refuses(court.forge(ben, old, "tc:change:1:1"), "over")
    assert [bool(message.buttons) for message in prompts(ben)] == [False, False, True], "the end"
    checked = verify(await court.proof())
    assert (checked.names, checked.match.length) == (("Anna", "Ben", "Chloé"), 6)
    assert prompts(chloe)[-2].content.count("✓") == 2


async def test_an_answer_changed_elsewhere_stands_in_direct_messages_too(court: Court) -> None:
    """By a command, under the opened question as well, and under the own hand; the newest one counts."""
    anna, ben, chloe = await begun(court)
    prompt = newest(anna)
    await vote(court, anna, prompt, ben)
    await silent(anna.click(prompt, CHANGE))
    assert labels(prompt) == ["Ben", "Chloé"]
    since, voted = len(court.sandbox.requests), ["✓ You vote for Chloé."]
    told = await court.told(anna.command("the-hall", "vote vote", answer="Chloé"))
    assert answers(told.messages[0]) == voted
    assert (answers(prompt), labels(prompt)) == (voted, [CHANGE])
    (hand,) = await hand_of(court, anna, court.boards[-1])
    assert (answers(hand), labels(hand)) == (voted, [CHANGE, SAY("button-here")])
    await vote(court, anna, hand, ben)
    for message in (hand, prompt):
        assert (answers(message), labels(message)) == (["✓ You vote for Ben."], [CHANGE])
    assert sum(not one.is_interaction_answer for one in court.sandbox.requests[since:]) == 2
    for one in (ben, chloe):
        await vote(court, one, newest(one), anna)
    for line in ("Anna votes for Ben.", "Ben votes for Anna.", "Chloé votes for Anna."):
        assert any(line in one.content for one in court.hall.messages)
        assert line not in court.boards[0].content, "it has been told aloud"


async def test_nobody_is_voted_for_by_a_name_that_cannot_be_seen(court: Court) -> None:
    """Discord would refuse a button without words, and nobody could vote."""
    anna, ben, _ = court.people(3)
    ben.name = "\u200b\u200e"
    await begun(court)
    assert (await court.table()).names == ("Anna", "ben", "Chloé")
    assert labels(newest(anna)) == ["ben", "Chloé"]


def record(message: Message) -> list[str]:
    return message.content.split("\n")[1:]


async def test_the_board_leads_to_the_votes_and_so_does_the_command(court: Court, dirk: Person) -> None:
    anna, ben, chloe = await begun(court)
    await vote(court, anna, newest(anna), ben)
    (private,) = (await court.told(ben.click(court.boards[-1], VOTES))).messages
    assert record(private) == [SAY("votes-none")], "before the last vote it tells of none"
    for voter in (ben, chloe):
        await vote(court, voter, newest(voter), chloe if voter is ben else ben)
    public = len(court.hall.messages)
    line = "**Round 1, The vote: Ben has the most votes.** Ben 2 (Anna, Chloé) · Chloé 1 (Ben)"
    (private,) = (await court.told(dirk.click(court.boards[-1], VOTES))).messages
    assert (private.only_for, record(private)) == (dirk, [line])
    assert [one.filename for one in private.attachments] == ["votes.png"]
    (by_command,) = (await court.told(dirk.command("the-hall", "board", part="votes"))).messages
    assert record(by_command) == [line]
    (board,) = (await court.told(dirk.command("the-hall", "board"))).messages
    assert labels(board) == [VOTES]
    await court.after(dirk.click(board, VOTES))
    assert record(board) == [line], "in the message that was clicked"
    assert len(court.hall.messages) == public, "nobody else sees it"


async def test_a_table_may_leave_votes_to_memory(court: Court, dirk: Person) -> None:
    await court.begin(court.people(3), game="vote", options={"votes": "off"})
    assert VOTES not in labels(court.boards[-1])
    await court.refuses(court.forge(dirk, court.boards[-1], "tc:votes:1:0"), "votes")
    await court.refuses(dirk.command("the-hall", "board", part="votes"), "votes")
