"""Slash commands in a long turn, on Discord: what is typed answers all the questions on its way, or none."""

from collections.abc import Coroutine

import pytest

from bot.sandbox import Interaction, Message, Person
from tests.bot.court import Court, silent
from tests.bot.playing import labels
from tests.errand import ErrandView

pytestmark = pytest.mark.usefixtures("errand")

OPTION = {"errand": "deed", "fetch": "area", "send": "to", "parry": "reaction"}


async def begun(court: Court) -> list[Person]:
    """Three people, of whom Anna has the first turn."""
    people = court.people(3)
    await court.begin(people, game="errand")
    return people


async def begun_without_shield(court: Court) -> list[Person]:
    """Three people, of whom Anna has the first turn, and no shield."""
    while True:
        people = await begun(court)
        table = await court.bot.tables.table_in(court.hall.id)
        view = (await court.match(table.id)).seat(0).view
        assert isinstance(view, ErrandView)
        if not view.shield:
            return people
        await court.bot.tables.ending.abort(table.id, None)


def types(person: Person, command: str, typed: str, where: str = "the-hall") -> Coroutine[None, None, Interaction]:
    return person.command(where, f"errand {command}", **{OPTION[command]: typed})


async def say(court: Court, person: Person, command: str, typed: str, where: str = "the-hall") -> list[str]:
    """Use a command; the receipts that it is answered with."""
    told = await court.told(types(person, command, typed, where))
    return receipts(told.messages[0])


def receipts(message: Message) -> list[str]:
    return [line for line in message.content.split("\n") if line.startswith("✓")]


async def answers(court: Court) -> list[str]:
    return [key for step in (await court.match()).steps for key in step.keys]


async def test_three_questions_at_once(court: Court) -> None:
    """Check that the direct messages are brought in line with a single call, as for any answer."""
    anna, ben, _ = await begun(court)
    prompt, since = anna.dms[-1], len(court.sandbox.requests)
    assert await say(court, anna, "fetch", "M7") == ["✓ You want M7 for 2."]
    assert await answers(court) == ["buy", "M", "M7"]
    assert "Anna wants M7 for 2." in court.boards[-1].content
    assert ben.dms[-1].buttons
    assert (receipts(prompt), labels(prompt), prompt.selects) == (["✓ You want M7 for 2."], [], [])
    edits = [one for one in court.sandbox.requests[since:] if one.path.endswith(f"/messages/{prompt.id}")]
    assert [one.method for one in edits] == ["PATCH"]


async def test_a_whole_turn_by_suggestions_in_the_channel_and_in_direct_messages(court: Court) -> None:
    anna, ben, _ = await begun(court)
    for where, command, typed, given in (
        ("the-hall", "send", "chl", ["send", "2"]),
        ("dm", "fetch", "o16", ["buy", "O", "O16"]),
    ):
        option = {OPTION[command]: typed}
        ((_, value),) = await anna.autocomplete(where, f"errand {command}", focused=OPTION[command], **option)
        assert await ben.autocomplete(where, f"errand {command}", focused=OPTION[command], **option) == []
        await say(court, anna, command, str(value), where)
        assert (await answers(court))[-len(given) :] == given
    assert anna.dms[-1].content.count("✓") == 2


@pytest.mark.deal("shield 1")
async def test_the_rule_that_is_against_it_is_told_privately_and_nothing_changes(court: Court) -> None:
    anna, ben, chloe = await begun_without_shield(court)
    for one, command, typed in ((anna, "fetch", "M7"), (ben, "parry", "pass"), (chloe, "parry", "pass")):
        await say(court, one, command, typed)
    before, prompt = await court.kept(), anna.dms[-1]
    shown = prompt.content, labels(prompt)
    for command, typed, rule in (
        ("fetch", "M7", "M7 belongs to Anna."),
        ("fetch", "buy M M7", "There is no area buy M M7."),
        ("fetch", "**@everyone**", "There is no area \\*\\*@\u2060everyone\\*\\*."),
        ("parry", "shield", "You have no shield to raise."),
    ):
        told = await court.told(types(anna, command, typed))
        assert [(one.content, one.only_for, one.pings) for one in told.messages] == [(rule, anna, ())]
    assert await court.kept() == before
    assert (prompt.content, labels(prompt)) == shown
    await court.refuses(types(anna, "send", "Dirk"), "illegal-unknown", key="Dirk", number=0)
    await court.refuses(types(anna, "parry", "pass"), "other-question")
    await court.refuses(types(ben, "fetch", "M7"), "not-asked")


async def test_forged_buttons_are_told_the_rule_too(court: Court) -> None:
    anna, *_ = await begun(court)
    await say(court, anna, "fetch", "M")
    prompt, before = anna.dms[-1], await court.kept()
    shown = prompt.content, [one.custom_id for one in prompt.selects]
    for custom_id, values in (("tc:answer:1:3:Z9", None), ("tm:menu:1:3:0:0", ["Z9"])):
        told = await court.forge(anna, prompt, custom_id, values)
        await court.quiet()
        assert [one.content for one in told.messages] == ["There is no area Z9."]
        assert (prompt.content, [one.custom_id for one in prompt.selects]) == shown
    assert await court.kept() == before
    await silent(anna.click(prompt, "Back"))
    told = await court.forge(anna, prompt, "tc:answer:1:4:Z9")
    await court.quiet()
    assert [one.content for one in told.messages] == ["There is no area Z9."]


async def test_at_two_tables_the_suggestion_says_which(court: Court) -> None:
    anna, *_ = await begun(court)
    await court.begin([anna], computers=1, channel="the-tavern", game="errand")
    offered = await anna.autocomplete("dm", "errand send", focused="to")
    assert [str(value) for _, value in offered] == ["1/send 1", "1/send 2", "2/send 1"]
    await court.refuses(types(anna, "send", "1", "dm"), "which-table")
    await say(court, anna, "send", "2/send 1", "dm")
    assert [step.keys for step in (await court.match(2)).steps] == [("send",), ("1",)]
    assert await answers(court) == []
