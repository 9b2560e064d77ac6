"""Passing in advance, on Discord: no message meanwhile, nobody else notices, and it can be taken back."""

import pytest

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import Court
from tests.bot.play.test_typed import answers, receipts, say, types
from tests.bot.playing import labels

pytestmark = pytest.mark.usefixtures("errand")

SAY = texts.speaker("en")
STANDING, AGAIN, HAND = SAY("button-standing"), SAY("button-again"), SAY("button-hand")
HERE = SAY("button-here")
PROMISED = SAY("prompt-standing")


async def asked(court: Court) -> list[Person]:
    """Three people; Anna wishes to buy, and both others are asked."""
    people = court.people(3)
    await court.begin(people, game="errand")
    await say(court, people[0], "fetch", "I1")
    return people


async def hand(court: Court, person: Person) -> Message:
    shown = await court.told(person.command("the-hall", "hand"))
    return shown.messages[0]


def sent(person: Person) -> int:
    """Return the number of messages that the bot has sent to a person."""
    return len([one for one in person.dms if one.only_for is None])


async def test_by_button_until_the_next_turn(court: Court) -> None:
    anna, ben, chloe = await asked(court)
    prompt = ben.dms[-1]
    offered = await ben.autocomplete("the-hall", "errand parry", focused="reaction")
    assert offered[-1] == (STANDING, "1/+")
    await court.after(ben.click(prompt, STANDING))
    assert (receipts(prompt), labels(prompt)) == (["✓ You let it pass."], [])
    assert PROMISED in prompt.content.splitlines()
    await say(court, chloe, "parry", "pass")
    number = sent(ben)
    for area in ("I2", "I3"):
        await say(court, anna, "fetch", area)
        assert "Asked: Ben, Chloé. Who has answered stays secret" in court.boards[-1].content
        assert await ben.autocomplete("the-hall", "errand parry", focused="reaction") == []
        await say(court, chloe, "parry", "pass")
    assert sent(ben) == number
    assert (await answers(court)).count("pass") == 6
    await say(court, anna, "errand", "done")
    assert sent(ben) == number + 1
    await say(court, ben, "fetch", "I4")
    await say(court, anna, "parry", "pass")
    await say(court, chloe, "parry", "pass")
    await say(court, ben, "errand", "done")
    await say(court, chloe, "fetch", "I5")
    assert STANDING in labels(ben.dms[-1]), "his turn has come since: he is asked again"


@pytest.mark.deal("standing 2")
async def test_taken_back_under_the_hand(court: Court) -> None:
    anna, ben, chloe = await asked(court)
    assert AGAIN not in labels(await hand(court, anna))
    prompt = ben.dms[-1]
    assert await say(court, ben, "parry", "+") == ["✓ You let it pass."]
    assert labels(prompt) == []
    mine = await hand(court, ben)
    assert (labels(mine), mine.content.endswith(PROMISED)) == ([AGAIN, HERE], True)
    for _ in range(2):
        await court.after(court.forge(ben, mine, "tc:again:1"))
        assert (mine.content, labels(mine)) == (SAY("again"), [])
    assert labels(await hand(court, ben)) == [HERE]
    await say(court, chloe, "parry", "pass")
    await say(court, anna, "fetch", "I2")
    assert labels(ben.dms[-1])[0] == STANDING


async def test_closed_direct_messages(court: Court) -> None:
    """Check that everybody who was asked is called until the last answer is in, whoever has answered."""
    ben, chloe = court.person("ben"), court.person("chloe")
    ben.dm_open = chloe.dm_open = False
    await asked(court)
    call = SAY("nudge", names=f"<@{ben.id}>, <@{chloe.id}>", button=HAND)

    def calls() -> list[str]:
        return [one.content for one in court.hall.messages if one.pings]

    assert calls() == [call]
    mine = (await court.told(ben.click(court.boards[-1], HAND))).messages[0]
    before = [(one.id, one.content) for one in court.hall.messages]
    since = len(court.sandbox.requests)
    await court.after(ben.click(mine, STANDING))
    assert [(one.id, one.content) for one in court.hall.messages] == before
    assert [one for one in court.sandbox.requests[since:] if not one.is_interaction_answer] == []
    assert PROMISED in mine.content.splitlines()
    await say(court, chloe, "parry", "pass")
    assert calls() == []
    assert (await court.match()).awaited == (0,)
    anna = court.person("anna")
    await say(court, anna, "fetch", "I2")
    assert calls() == [call], "nobody can tell who has promised to pass"
    await say(court, chloe, "parry", "pass")
    assert calls() == []
    assert court.standing() == await court.known()


async def test_buttons_that_nobody_was_shown(court: Court) -> None:
    anna, ben, chloe = await asked(court)
    prompt = ben.dms[-1]
    await court.refuses(court.forge(anna, court.boards[-1], "tc:standing:1:1"), "answered")
    await court.refuses(court.forge(anna, court.boards[-1], "tc:standing:1:9"), "not-asked")
    await court.refuses(court.forge(court.person("dirk"), court.boards[-1], "tc:standing:1:1"), "stranger")
    await court.refuses(court.forge(court.person("dirk"), court.boards[-1], "tc:again:1"), "stranger")
    await court.refuses(court.forge(ben, prompt, "tc:standing:1"), "forged")
    await court.refuses(court.forge(ben, prompt, "tc:standing:1:0"), "stale")
    await court.refuses(court.forge(ben, prompt, "tc:standing:1:x"), "stale")
    await court.refuses(court.forge(ben, prompt, "tc:standing:7:1"), "no-such-table")
    assert STANDING in labels(prompt)
    await say(court, ben, "parry", "pass")
    await court.refuses(court.forge(ben, prompt, "tc:standing:1:1"), "answered")
    await say(court, chloe, "parry", "pass")
    number, turn = (await court.match()).question(0), anna.dms[-1]
    await court.refuses(court.forge(anna, turn, f"tc:standing:1:{number}"), "forged")
    await court.refuses(types(anna, "errand", "+"), "illegal-unknown", key="+", number=0)
    assert labels(turn)[-1] == "End my turn"
