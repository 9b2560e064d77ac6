"""Tips below questions, the button for no more of them, and /my tips."""

import random

import pytest

from bot import texts
from bot.sandbox import Interaction, Message, Person
from tests.bot.court import HALL, Court, fine, silent
from tests.bot.playing import answer, labels, next_question, present, reach

SAY = texts.speaker("en")


def told(*, given: bool) -> str:
    """Return the answer about tips; commands are mentioned by the ids that they have now."""
    return SAY("tips-given" if given else "tips-not-given")


async def end_tips(court: Court, person: Person, message: Message, mask: int = 0) -> Interaction:
    """Press the button for no more tips that questions of older programs have; ``mask`` are the picks there."""
    ids = [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]
    question = next(one.split(":")[3] for one in ids if one.split(":")[1] in ("answer", "picks", "menu", "confirm"))
    return await court.forge(person, message, f"tc:notips:1:{question}:0:{mask}")


def tips_in(message: Message) -> list[str]:
    return [line for line in message.content.splitlines() if line.startswith("**Tip:**")]


async def test_a_tip_is_no_call_more_and_goes_with_its_question(court: Court, chance: random.Random) -> None:
    """In the message of the question, which a restart leaves as it is; and once only."""
    await court.begin(court.people(3))
    first = await next_question(court)
    assert first is not None
    assert tips_in(first.message) == [f"**Tip:** {SAY('verraeter-tip-farm')}"]
    before = len(court.sandbox.requests)
    await court.restart_bot()
    await court.quiet()
    edits = [one for one in court.sandbox.requests[before:] if "/messages" in one.path]
    assert edits == []
    await answer(court, first, chance)
    await court.quiet()
    assert tips_in(first.message) == []
    assert SAY("tip-off") not in first.message.content


async def test_no_more_tips(court: Court) -> None:
    """A pick stays picked, nobody else's messages change; questions of older programs have a button for it."""
    await court.begin(court.people(3))
    await reach(court, lambda match: "supply" in {one.kind for one in match.decisions.values()})
    question = present(court)
    person, message = question
    assert tips_in(message)
    await silent(person.click(message, message.buttons[0].custom_id or ""))
    picked = labels(message)
    assert picked[0].startswith("✓")
    before = len(court.sandbox.requests)
    said = await court.told(end_tips(court, person, message, 1))
    assert [one.content for one in said.messages] == [told(given=False)]
    assert tips_in(message) == []
    assert labels(message) == picked, "the pick is still there"
    assert [one for one in court.sandbox.requests[before:] if not one.is_interaction_answer] == []
    assert (await fine(person.command(HALL, "my tips"))).text == told(given=False)
    await court.restart_bot()
    assert tips_in(message) == []
    assert (await fine(person.command("dm", "my tips", shown="on"))).text == told(given=True)
    await court.quiet()
    assert tips_in(message), "the present question has one again"


@pytest.mark.parametrize("where", [HALL, "dm"])
async def test_the_command_tells_and_changes_the_wish(court: Court, anna: Person, ben: Person, where: str) -> None:
    said = await fine(anna.command(where, "my tips"))
    assert said.text == told(given=True)
    assert where == "dm" or said.messages[0].only_for is anna
    assert (await fine(anna.command(where, "my tips", shown="off"))).text == told(given=False)
    assert (await fine(anna.command(where, "my tips"))).text == told(given=False)
    assert (await fine(ben.command(where, "my tips"))).text == told(given=True)
    await court.begin(court.people(3))
    assert [one.tips for one in (await court.table()).sitters] == [None, 0, 0]


async def test_a_tip_never_shown_is_refused_and_tips_go_on(court: Court) -> None:
    await court.begin(court.people(3))
    question = present(court)
    person, message = question
    for mangled in ("9:0", "0:999999999999", "x:0", "0:x", "-1:0"):
        await court.refuses(court.forge(person, message, f"tc:notips:1:1:{mangled}"), "forged")
    await court.refuses(court.forge(court.person("hugo"), message, "tc:notips:1:1:0:0"), "stranger")
    assert (await court.bot.tables.wishes.of(person.id)).tips
