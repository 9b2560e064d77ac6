"""The record of votes is shown to anybody, privately, unless people at the table have to remember."""

import pytest

from bot import texts
from bot.sandbox import Message
from tests.bot.court import Court
from tests.bot.play.test_votes import begun, newest, vote
from tests.bot.playing import labels

pytestmark = pytest.mark.usefixtures("vote")

SAY = texts.speaker("en")
VOTES = SAY("votes")


async def voted(court: Court, rounds: int = 1) -> None:
    """Three people vote for each other."""
    anna, ben, chloe = await begun(court)
    for _ in range(rounds):
        for voter, suspect in ((anna, ben), (ben, chloe), (chloe, ben)):
            await vote(court, voter, newest(voter), suspect)


def record(message: Message) -> list[str]:
    return message.content.split("\n")[1:]


async def test_the_board_leads_to_it_and_so_does_the_command(court: Court) -> None:
    await voted(court)
    dirk, public = court.person("dirk"), len(court.hall.messages)
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


async def test_before_the_last_vote_it_tells_of_none(court: Court) -> None:
    anna, ben, _ = await begun(court)
    await vote(court, anna, newest(anna), ben)
    (private,) = (await court.told(ben.click(court.boards[-1], VOTES))).messages
    assert record(private) == [SAY("votes-none")]


async def test_a_table_may_leave_it_to_memory(court: Court) -> None:
    people = court.people(3)
    await court.begin(people, game="vote", options={"votes": "off"})
    dirk = court.person("dirk")
    assert VOTES not in labels(court.boards[-1])
    await court.refuses(court.forge(dirk, court.boards[-1], "tc:votes:1:0"), "votes")
    await court.refuses(dirk.command("the-hall", "board", part="votes"), "votes")
