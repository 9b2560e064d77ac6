"""Several people answer one question: they may change their answers, and nobody sees more than who has answered."""

from collections.abc import Sequence

import pytest

from bot import texts
from bot.fair_deal.verify import verify
from bot.sandbox import Message, Person
from tests.bot.court import Court, fine, silent
from tests.bot.playing import is_over, labels

pytestmark = pytest.mark.usefixtures("vote")

SAY = texts.speaker("en")
CHANGE, HAND = SAY("button-change"), SAY("button-hand")


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


def calls(court: Court, since: int) -> list[tuple[str, bool]]:
    """The calls that were no answers to interactions: how, and whether with a picture."""
    found = [one for one in court.sandbox.requests[since:] if not one.is_interaction_answer]
    return [(one.method, "attachments" in (one.body or {})) for one in found]


def in_the_hall(court: Court) -> list[tuple[str, list[str]]]:
    return [(one.content, labels(one)) for one in court.hall.messages]


def in_direct_messages(people: Sequence[Person]) -> list[tuple[str, list[str | None]]]:
    return [(one.content, [button.custom_id for button in one.buttons]) for person in people for one in prompts(person)]


async def test_an_answer_is_changed_and_the_newest_counts(court: Court) -> None:
    anna, ben, chloe = await begun(court)
    await vote(court, anna, newest(anna), ben)
    assert answers(newest(anna)) == ["✓ You vote for Ben."]
    assert SAY("prompt-changeable") in newest(anna).content
    assert labels(newest(anna)) == [CHANGE]
    await silent(anna.click(newest(anna), CHANGE))
    assert labels(newest(anna)) == ["Ben", "Chloé"]
    assert "### Who is to win ballot 1?" in newest(anna).content
    await vote(court, anna, newest(anna), chloe)
    assert answers(newest(anna)) == ["✓ You vote for Chloé."]
    assert labels(newest(anna)) == [CHANGE]
    assert len(prompts(anna)) == 1
    for one in (ben, chloe):
        await vote(court, one, newest(one), anna)
    for told in ("Anna votes for Chloé.", "Ben votes for Anna.", "Chloé votes for Anna."):
        assert any(told in message for message, _ in in_the_hall(court))
        assert told not in court.boards[0].content, "it has been told aloud"


async def test_a_single_answer_shows_only_in_the_count(court: Court) -> None:
    anna, ben, chloe = people = await begun(court)
    hall, others = in_the_hall(court), in_direct_messages([ben, chloe])
    board = court.boards[-1].attachments[0]
    since = len(court.sandbox.requests)
    await vote(court, anna, newest(anna), ben)
    assert calls(court, since) == [("PATCH", False)]
    old, new = "Waiting for Anna, Ben, Chloé.", "1 of 3 have answered. Waiting for Ben, Chloé."
    assert in_the_hall(court) == [(content.replace(old, new), buttons) for content, buttons in hall]
    assert court.boards[-1].attachments[0] is board
    assert in_direct_messages([ben, chloe]) == others

    hall, since = in_the_hall(court), len(court.sandbox.requests)
    for suspect in (chloe, ben, ben, chloe):
        await vote(court, anna, newest(anna), suspect)
    assert calls(court, since) == []
    assert in_the_hall(court) == hall
    assert in_direct_messages([ben, chloe]) == others
    assert [one.pings for one in court.hall.messages] == [()] * 3, "lobby, board, and what is told aloud"
    assert [len(prompts(one)) for one in people] == [1, 1, 1]


async def test_the_calls_of_a_whole_vote(court: Court) -> None:
    """For the last answer of three: two boards, two messages aloud, two prompts, and few receipts."""
    anna, ben, chloe = await begun(court)
    for one, suspect in ((anna, ben), (ben, anna)):
        await vote(court, one, newest(one), suspect)
    await court.after(ben.click(newest(ben), CHANGE))
    since = len(court.sandbox.requests)
    await vote(court, chloe, newest(chloe), anna)
    made = [one for one in court.sandbox.requests[since:] if not one.is_interaction_answer]
    posted = [one.path for one in made if one.method == "POST"]
    edited = [one.path.rpartition("/")[2] for one in made if one.method == "PATCH"]
    hall = f"/channels/{court.hall.id}/messages"
    assert posted[:2] == [hall, hall], "what is told aloud, then a new board"
    assert sorted(posted[2:]) == sorted(f"/channels/{newest(one).channel.id}/messages" for one in (anna, ben))
    first_ballot, first_board = court.hall.messages[1:3]
    assert sorted(edited) == sorted(str(one.id) for one in (first_ballot, prompts(ben)[0], first_board))
    address = f"https://discord.com/channels/{court.sandbox.world.home.id}/{court.hall.id}"
    assert f"[board]({address})" in newest(chloe).content, "the new board was to come"
    assert len(made) == len(posted) + len(edited)
    assert [one.content.split("\n")[0] for one in court.hall.messages[1:]] == [
        "Ballot 1 begins.",
        "**Vote** · Round 1 of 2",
        "Ballot 2 begins.",
        "**Vote** · Round 2 of 2 · the votes are being turned",
    ]


async def test_too_late(court: Court) -> None:
    """Check that the dead button costs no call while the match goes on.

    A person who clicks the button is told, and the button goes, as at the end.
    """
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
    assert [labels(message) for message in prompts(ben)] == [
        [],
        [],
        [SAY(f"button-{key}") for key in ("rematch", "story", "replay", "film", "page", "record")],
    ]
    checked = verify(await court.proof())
    match = checked.match
    assert (checked.names, match.length) == (("Anna", "Ben", "Chloé"), 6)
    assert prompts(chloe)[-2].content.count("✓") == 2


@pytest.mark.parametrize(("way", "opened"), [("command", True), ("hand", False)])
async def test_an_answer_changed_elsewhere_stands_in_the_direct_message_too(
    court: Court, way: str, opened: bool
) -> None:
    anna, ben, chloe = await begun(court)
    prompt = newest(anna)
    await vote(court, anna, prompt, ben)
    if opened:
        await silent(anna.click(prompt, CHANGE))
    since = len(court.sandbox.requests)
    if way == "command":
        told = await court.told(anna.command("the-hall", "vote vote", **{"player": "Chloé"}))
        assert answers(told.messages[0]) == ["✓ You vote for Chloé."]
    else:
        hand = (await court.told(anna.click(court.boards[-1], HAND))).messages[0]
        assert (answers(hand), labels(hand)) == (["✓ You vote for Ben."], [CHANGE, SAY("button-here")])
        await vote(court, anna, hand, chloe)
        assert (answers(hand), labels(hand)) == (["✓ You vote for Chloé."], [CHANGE])
    assert (answers(prompt), labels(prompt)) == (["✓ You vote for Chloé."], [CHANGE])
    assert len(calls(court, since)) == 1
    await vote(court, anna, prompt, ben)
    for one in (ben, chloe):
        await vote(court, one, newest(one), anna)
    assert answers(prompt) == ["✓ You vote for Ben."]
    assert any("Anna votes for Ben." in message for message, _ in in_the_hall(court))


async def test_between_any_two_clicks_the_bot_starts_again(court: Court) -> None:
    anna, ben, chloe = people = await begun(court)
    prompt = newest(anna)
    for label in ("Ben", CHANGE, "Chloé", CHANGE):
        await court.restart_bot()
        await court.after(anna.click(prompt, label))
    await court.restart_bot()
    for one in (ben, chloe):
        await vote(court, one, newest(one), anna)
        await court.restart_bot()
        await court.quiet()
    assert (answers(prompt), labels(prompt)) == (["✓ You vote for Chloé."], [])
    first_ballot, second_ballot = court.hall.messages[1:4:2]
    assert first_ballot.content.split("\n") == [
        *("Ballot 1 begins.", "||Anna votes for Chloé.", "Ben votes for Anna.", "Chloé votes for Anna.||"),
    ]
    assert (labels(first_ballot), labels(second_ballot)) == ([], [HAND])
    assert [len(prompts(one)) for one in people] == [2, 2, 1]
    assert court.standing() == await court.known()


async def test_a_vote_that_is_aborted(court: Court) -> None:
    anna, ben, chloe = await begun(court)
    await vote(court, ben, newest(ben), anna)
    await vote(court, chloe, newest(chloe), anna)
    await silent(chloe.click(newest(chloe), CHANGE))
    sure = (await fine(anna.command("the-hall", "abort"))).messages[0]
    await court.after(anna.click(sure, SAY("button-abort")))
    assert (answers(newest(anna)), labels(newest(anna))) == ([], [])
    assert SAY("prompt-aborted") in newest(anna).content
    assert (answers(newest(chloe)), labels(newest(chloe))) == (["✓ You vote for Anna."], [])
    assert labels(newest(ben)) == []
    await court.refuses(court.forge(ben, newest(ben), "tc:change:1:1"), "over")
    assert {label for message in court.hall.messages[:-1] for label in labels(message)} == set()
    assert court.hall.messages[1].content == "Ballot 1 begins."


async def test_a_message_told_aloud_that_was_deleted(court: Court) -> None:
    """While more may follow it is posted again; when it is over it is gone."""
    anna, ben, chloe = people = await begun(court)
    court.sandbox.delete_message(court.hall.messages[1])
    for one in people:
        await vote(court, one, newest(one), anna if one is not anna else ben)
    told = [one.content.split("\n")[0] for one in court.hall.messages]
    assert told[2:] == ["Ballot 2 begins.", "**Vote** · Round 2 of 2 · the votes are being turned"]
    assert court.standing() == await court.known()
    assert newest(chloe).buttons


async def test_nobody_is_voted_for_by_a_name_that_cannot_be_seen(court: Court) -> None:
    """Discord would refuse a button without words, and nobody could vote."""
    anna, ben, _ = court.people(3)
    ben.name = "\u200b\u200e"
    await begun(court)
    assert (await court.table()).names == ("Anna", "ben", "Chloé")
    assert labels(newest(anna)) == ["ben", "Chloé"]


async def test_a_call_goes_when_its_people_have_answered(court: Court) -> None:
    people = court.people(4)
    anna, ben, chloe, dirk = people
    ben.dm_open = dirk.dm_open = False
    await court.begin(people, game="vote")
    (nudge,) = [one for one in court.hall.messages if one.pings]
    assert sorted(nudge.pings) == sorted([ben.id, dirk.id])
    for one, others in ((ben, f"<@{dirk.id}>"), (dirk, "")):
        hand = (await court.told(one.click(court.boards[-1], HAND))).messages[0]
        await vote(court, one, hand, anna)
        called = [SAY("nudge", names=others, button=HAND)] if others else []
        assert [message.content for message in court.hall.messages if message.pings] == called
    assert "2 of 4 have answered. Waiting for Anna, Chloé." in court.boards[-1].content
    for one in (anna, chloe):
        await vote(court, one, newest(one), ben)
    assert len([one for one in court.hall.messages if one.pings]) == 1, "one call for the next ballot"
    assert court.standing() == await court.known()
