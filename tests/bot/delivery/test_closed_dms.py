"""People whose direct messages are closed: they play in the channel, privately."""

import random

from bot import texts
from bot.fair_deal.verify import verify
from bot.sandbox import Message, Person
from tests.bot.court import Court, fine
from tests.bot.playing import Question, answer, asked, finished

SAY = texts.speaker("en")


def nudge_for(court: Court, person: Person) -> Message | None:
    """The call in the channel that stands now."""
    text = SAY("nudge", names=f"<@{person.id}>", button="My hand")
    found = [message for message in court.hall.messages if message.content == text]
    assert len(found) <= 1
    return found[0] if found else None


async def private_hand(court: Court, person: Person, *, by_command: bool) -> Message:
    """The hand with its question, as only this person sees it, below their role while that is news."""
    if by_command:
        shown = await fine(person.command("the-hall", "hand"))
    else:
        shown = await fine(person.click(court.boards[-1], "My hand"))
    await court.quiet()
    *_, hand = shown.messages
    assert all(one.only_for is person for one in shown.messages)
    assert hand.attachments[0].description
    return hand


async def test_a_whole_game_with_closed_dms(court: Court, chance: random.Random) -> None:
    anna, ben, chloe = people = court.people(3)
    ben.dm_open = False
    await court.begin(people)
    nudges = 0
    while nudges < 6:
        if question := asked(court):
            await answer(court, question, chance)
        else:
            nudge = nudge_for(court, ben)
            assert nudge is not None
            assert nudge.pings == (ben.id,)
            assert not nudge.attachments
            assert [one.label for one in nudge.buttons] == ["My hand"]
            hand = await private_hand(court, ben, by_command=bool(nudges % 2))
            await answer(court, Question(ben, hand), chance)
            nudges += 1
        await court.quiet()
    await finished(court)
    assert nudge_for(court, ben) is None
    assert ben.dms == []
    assert len(verify(await court.proof()).match.rounds) == len(court.boards)
    assert {anna.id, chloe.id}.isdisjoint({one for message in court.hall.messages for one in message.pings})
