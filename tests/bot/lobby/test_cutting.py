"""Cutting the cards in the lobby, with a word in a field; and a start by somebody who has not seen it."""

import re

from msgspec.structs import replace

from bot import texts
from bot.fair_deal.verify import sentences, verify
from bot.sandbox import Interaction, Message, Person
from tests.bot.court import Court, fine, silent
from tests.bot.playing import finished

SAY = texts.speaker("en")
CHANGED = SAY("lobby-cut-again")


def noted(court: Court) -> str:
    """The fingerprint that stands in the lobby."""
    (found,) = re.findall(r"`([0-9a-f]{32})`", court.lobby.content)
    return str(found)


async def proof(court: Court, who: Person) -> Message:
    """The private answer that proves the deal of the match that has just ended, to anybody who asks."""
    return (await fine(who.click(court.hall.messages[-1], SAY("button-fair")))).messages[-1]


async def cut(person: Person, court: Court, word: str) -> Interaction:
    """Press the button, and send the field with that word."""
    sent = await person.submit(await court.more(person, court.lobby, "button-cut"), {"word": word})
    await court.quiet()
    return sent


async def test_the_last_cutter_who_noted_the_fingerprint_is_told_that_nobody_chose_the_deal(court: Court) -> None:
    """As somebody does it who has nothing but Discord, a pencil, and the program that checks."""
    anna, ben, chloe = court.people(3)
    await court.seat([anna, ben, chloe])
    first = noted(court)
    opened = await court.more(ben, court.lobby, "button-cut")
    assert first in str(opened.modal), "it stands above the field, too"
    await court.restart_bot()
    await court.after(ben.submit(opened, {"word": "rose"}))
    second = noted(court)
    await silent(cut(anna, court, "*eagle* <@1>"))
    answered = noted(court)
    assert len({first, second, answered}) == 3
    assert "Ben *rose*, Anna *" in court.lobby.content
    assert "<@1>" not in court.lobby.content
    assert CHANGED not in court.lobby.content
    assert not court.lobby.pings
    court.bot.settings = replace(court.settings, source="https://example.org/turncoat")
    told = await fine(court.more(chloe, court.lobby, "button-fair"))
    assert "Ben *rose*" in told.text
    assert SAY("fair-program", source="<https://example.org/turncoat>") in told.text
    await silent(anna.click(court.lobby, SAY("button-start")))
    await finished(court)
    assert noted(court) == answered
    end = await proof(court, court.person("dirk"))
    assert SAY("fair-end-cut") in end.content
    checked = verify(end.attachments[0].data)
    assert (checked.cuts, checked.fingerprints) == (("rose", "*eagle* <@1>"), (first, second, answered))
    assert "So nobody chose the deal, if you noted" in "\n".join(sentences(checked, second, "*eagle* <@1>"))
    assert "So nobody chose" not in "\n".join(sentences(checked, first, "rose"))


async def test_a_change_after_a_cut_is_told_beside_the_new_fingerprint_until_somebody_cuts_again(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    await court.seat([anna, ben, chloe])
    await silent(cut(ben, court, "rose"))
    before, opened = noted(court), await court.more(ben, court.lobby, "button-cut")
    await court.after(dirk.click(court.lobby, "Join"))
    await court.refuses(ben.submit(opened, {"word": "eagle"}), "cut-late")
    assert noted(court) != before
    assert CHANGED in court.lobby.content
    shown = await fine(anna.command("the-hall", "start"))
    assert all(told in shown.text for told in ("Ben *rose*", CHANGED, noted(court)))
    await silent(cut(ben, court, "eagle"))
    assert CHANGED not in court.lobby.content
    await court.refuses(anna.click(shown.messages[0], SAY("button-start")), "roster")
    await court.leaves(dirk, court.lobby)
    again = await fine(anna.command("the-hall", "start"))
    await silent(anna.click(again.messages[0], SAY("button-start")))
    await finished(court)
    assert SAY("lobby-cut-before") in court.lobby.content
    assert SAY("fair-end-cut") not in (await proof(court, ben)).content
