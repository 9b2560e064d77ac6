"""Tips below questions, the button for no more of them, and /my tips."""

import random

from bot import texts
from bot.sandbox import Message
from tests.bot.court import HALL, Court, fine, silent
from tests.bot.playing import answer, labels, present, reach

SAY = texts.speaker("en")


def told(*, given: bool) -> str:
    """Return the answer about tips; commands are mentioned by the ids that they have now."""
    return SAY("tips-given" if given else "tips-not-given")


def question_under(message: Message) -> str:
    """Return the number of the question under a message, as its buttons and menus have it."""
    ids = [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]
    return next(one.split(":")[3] for one in ids if one.split(":")[1] in ("answer", "picks", "menu", "confirm"))


def tips_in(message: Message) -> list[str]:
    return [line for line in message.content.splitlines() if line.startswith("**Tip:**")]


async def test_a_tip_is_no_call_more_and_goes_with_its_question(court: Court, chance: random.Random) -> None:
    """In the message of the question, which a restart leaves as it is; and once only."""
    await court.begin(court.people(3))
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
    await court.begin(court.people(3))
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
