"""Long turns of small questions on Discord: commands, passing in advance, and parts of the board."""

from collections.abc import Coroutine

import pytest

from bot import texts
from bot.sandbox import Interaction, Message, Person
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import hand_of, labels

pytestmark = pytest.mark.usefixtures("errand")

SAY = texts.speaker("en")
STANDING, AGAIN, HERE = SAY("button-standing"), SAY("button-again"), SAY("button-here")
PROMISED = SAY("prompt-standing")


async def asked(court: Court) -> list[Person]:
    """Three people; Anna wishes to buy, and both others are asked."""
    people = await court.match_of(3, "errand")
    await say(court, people[0], "fetch", "I1")
    return people


def sent(person: Person) -> int:
    """Return the number of messages that the bot has sent to a person."""
    return len([one for one in person.dms if one.only_for is None])


@pytest.mark.deal("standing 2")
async def test_passing_in_advance_until_the_next_turn_or_until_taken_back(court: Court) -> None:
    anna, ben, chloe = await asked(court)
    prompt = ben.dms[-1]
    assert (await ben.autocomplete("the-hall", "errand parry", focused="answer"))[-1] == (STANDING, "1/+")
    await court.after(ben.click(prompt, STANDING))
    assert (receipts(prompt), labels(prompt)) == (["✓ You let it pass."], [])
    assert PROMISED in prompt.content.splitlines()
    await say(court, chloe, "parry", "pass")
    number = sent(ben)
    await say(court, anna, "fetch", "I2")
    assert "Asked: Ben, Chloé. Who has answered stays secret" in court.boards[-1].content
    assert await ben.autocomplete("the-hall", "errand parry", focused="answer") == []
    await say(court, chloe, "parry", "pass")
    assert (sent(ben), (await answers(court)).count("pass")) == (number, 4)
    await say(court, anna, "errand", "done")
    assert sent(ben) == number + 1
    await say(court, ben, "fetch", "I4")
    assert AGAIN not in labels((await hand_of(court, anna))[0])
    for one in (anna, chloe):
        await say(court, one, "parry", "pass")
    await say(court, ben, "errand", "done")
    await say(court, chloe, "fetch", "I5")
    prompt = ben.dms[-1]
    assert STANDING in labels(prompt), "his turn has come since: he is asked again"
    assert await say(court, ben, "parry", "+") == ["✓ You let it pass."]
    assert labels(prompt) == []
    (mine,) = await hand_of(court, ben)
    assert (labels(mine), mine.content.endswith(PROMISED)) == ([AGAIN, HERE], True)
    for _ in range(2):
        await court.after(court.forge(ben, mine, "tc:again:1"))
        assert (mine.content, labels(mine)) == (SAY("again"), [])
    assert labels((await hand_of(court, ben))[0]) == [HERE]
    await say(court, anna, "parry", "pass")
    await say(court, chloe, "fetch", "I6")
    assert labels(ben.dms[-1])[:2] == ["Let it pass", STANDING]


def types(person: Person, command: str, typed: str, where: str = "the-hall") -> Coroutine[None, None, Interaction]:
    return person.command(where, f"errand {command}", answer=typed)


async def say(court: Court, person: Person, command: str, typed: str, where: str = "the-hall") -> list[str]:
    """Use a command; the receipts that it is answered with."""
    told = await court.told(types(person, command, typed, where))
    return receipts(told.messages[0])


def receipts(message: Message) -> list[str]:
    return [line for line in message.content.split("\n") if line.startswith("✓")]


async def answers(court: Court) -> list[str]:
    return [key for step in (await court.match()).steps for key in step.keys]


async def test_three_questions_at_once(court: Court) -> None:
    anna, ben, chloe = await court.match_of(3, "errand")
    prompt, since = anna.dms[-1], len(court.sandbox.requests)
    assert await say(court, anna, "fetch", "M7") == ["✓ You want M7 for 2."]
    assert await answers(court) == ["buy", "M", "M7"]
    assert "Anna wants M7 for 2." in court.boards[-1].content
    assert ben.dms[-1].buttons
    assert (receipts(prompt), labels(prompt), prompt.selects) == (["✓ You want M7 for 2."], [], [])
    edits = [one for one in court.sandbox.requests[since:] if one.path.endswith(f"/messages/{prompt.id}")]
    assert [one.method for one in edits] == ["PATCH"]
    typed = "There is no area \\*\\*@\u2060everyone\\*\\*."
    await court.refuses(types(ben, "fetch", "M7"), "other-question")
    await say(court, ben, "parry", "pass")
    await say(court, chloe, "parry", "pass")
    before = await court.kept()
    for one, rule in (("M7", "M7 belongs to Anna."), ("**@everyone**", typed)):
        told = await court.told(types(anna, "fetch", one))
        assert [(message.content, message.only_for, message.pings) for message in told.messages] == [(rule, anna, ())]
    assert await court.kept() == before


async def shown(court: Court, person: Person, part: str | None = None) -> Message:
    """Return the private answer to /board."""
    told = await court.told(person.command("the-hall", "board", **({"part": part} if part is not None else {})))
    (message,) = told.messages
    assert message.only_for is person
    return message


def picture(message: Message) -> tuple[str, str | None]:
    (file,) = message.attachments
    return file.filename, file.description


def entries(message: Message) -> list[tuple[str, bool]]:
    (menu,) = message.selects
    assert menu.custom_id == "tm:part:1"
    return [(one.label, one.default) for one in menu.options]


async def test_parts_by_name_or_menu_show_everybody_their_own_possibilities_alone(court: Court, dirk: Person) -> None:
    anna, ben = await court.match_of(2, "errand")
    areas = [f"M{number}" for number in range(1, 13)]
    for typed in ("M", "Ring M", "ring m"):
        part = await shown(court, anna, typed)
        assert picture(part) == ("part.png", f"Ring M for seat 0, possible: {areas}")
        assert part.content == "Errand · Ring M"
        assert entries(part) == [("Ring I", False), ("Ring M", True), ("Ring O", False)]
    for person, seat in ((ben, 1), (dirk, None)):
        assert picture(await shown(court, person, "O"))[1] == f"Ring O for seat {seat}, possible: []"
    whole = await shown(court, ben)
    assert picture(whole)[0] == "board.png"
    assert entries(whole) == [("Ring I", False), ("Ring M", False), ("Ring O", False)]
    for name in ("O", "I"):
        await court.after(ben.choose(whole, None, [name]))
        assert picture(whole) == ("part.png", f"Ring {name} for seat 1, possible: []")
        assert [label for label, chosen in entries(whole) if chosen] == [f"Ring {name}"]
    await court.restart_bot()
    await court.after(ben.choose(whole, None, ["M"]))
    assert whole.content == "Errand · Ring M"
    await say(court, anna, "errand", "send")
    assert picture(await shown(court, anna, "I"))[1] != picture(await shown(court, ben, "I"))[1]
    shown_to_all = [part.filename for one in court.hall.messages for part in one.attachments]
    assert shown_to_all.count("board.png") == 1, "nothing of it is in the channel"
    assert "part.png" not in shown_to_all


async def test_a_part_that_there_is_not(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna, ben], game="errand")
    await court.refuses(anna.command("the-hall", "board", part="I"), "no-board")
    await court.refuses(court.forge(anna, lobby, "tm:part:1", ["I"]), "no-board")
    await court.after(anna.click(lobby, "Start"))
    parts = [("Ring I", "I"), ("Ring M", "M"), ("Ring O", "O")]
    assert await anna.autocomplete("the-hall", "board", focused="part") == parts
    assert await anna.autocomplete("the-hall", "board", focused="part", part="ng o") == parts[2:]
    for typed in ("X", "ring", "", "@everyone"):
        await court.refuses(anna.command("the-hall", "board", part=typed), "no-part")
    for values in (["X"], []):
        await court.refuses(court.forge(ben, lobby, "tm:part:1", values), "no-part")
    await court.begin([chloe], computers=2, channel="the-tavern")
    assert (await court.told(chloe.command("the-tavern", "board"))).messages[0].selects == []
    await court.refuses(chloe.command("the-tavern", "board", part="I"), "no-part")
    assert await chloe.autocomplete("the-tavern", "board", focused="part") == []
    await court.refuses(court.forge(chloe, lobby, "tm:part:2", ["I"]), "no-part")
