"""/board shows a part of a large board privately, from the reader's own view, and a menu leads to the others."""

import pytest

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import Court, silent
from tests.bot.play.test_typed import say

pytestmark = pytest.mark.usefixtures("errand")

SAY = texts.speaker("en")


async def begun(court: Court) -> list[Person]:
    """Two people at a table, of whom Anna has the turn."""
    people = court.people(2)
    await court.begin(people, game="errand")
    return people


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


async def test_a_part_by_key_or_name(court: Court) -> None:
    anna, *_ = await begun(court)
    areas = [f"M{number}" for number in range(1, 13)]
    for typed in ("M", "Ring M", "ring m"):
        part = await shown(court, anna, typed)
        assert picture(part) == ("part.png", f"Ring M for seat 0, possible: {areas}")
        assert part.content == "Errand · Ring M"
        assert entries(part) == [("Ring I", False), ("Ring M", True), ("Ring O", False)]


async def test_everybody_sees_their_own_possibilities_alone(court: Court) -> None:
    anna, ben = await begun(court)
    dirk = court.person("dirk")
    for person, seat in ((ben, 1), (dirk, None)):
        assert picture(await shown(court, person, "O"))[1] == f"Ring O for seat {seat}, possible: []"
    assert "'O16'" in str(picture(await shown(court, anna, "O"))[1])
    await say(court, anna, "errand", "send")
    assert picture(await shown(court, anna, "I"))[1] != picture(await shown(court, ben, "I"))[1]
    shown_to_all = [part.filename for one in court.hall.messages for part in one.attachments]
    assert shown_to_all.count("board.png") == 1, "nothing of it is in the channel"
    assert "part.png" not in shown_to_all


async def test_the_menu_turns_to_another_part(court: Court) -> None:
    """It stands under the whole board, too."""
    anna, ben = await begun(court)
    whole = await shown(court, ben)
    assert picture(whole)[0] == "board.png"
    assert entries(whole) == [("Ring I", False), ("Ring M", False), ("Ring O", False)]
    for part in ("O", "I"):
        await court.after(ben.choose(whole, None, [part]))
        assert picture(whole) == ("part.png", f"Ring {part} for seat 1, possible: []")
        assert [label for label, chosen in entries(whole) if chosen] == [f"Ring {part}"]
    await court.restart_bot()
    await court.after(ben.choose(whole, None, ["M"]))
    assert whole.content == "Errand · Ring M"
    await say(court, anna, "fetch", "I1")
    await silent(ben.choose(whole, None, ["I"]))


async def test_a_part_that_there_is_not(court: Court) -> None:
    """Before the start there is no board, and some games have no parts."""
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
    whole = await court.told(chloe.command("the-tavern", "board"))
    assert whole.messages[0].selects == []
    await court.refuses(chloe.command("the-tavern", "board", part="I"), "no-part")
    assert await chloe.autocomplete("the-tavern", "board", focused="part") == []
    await court.refuses(court.forge(chloe, lobby, "tm:part:2", ["I"]), "no-part")
