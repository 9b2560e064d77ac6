"""Cutting the cards in the lobby, with a word in a field; and a start by somebody who has not seen it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot import texts
from bot.ingredients import Cut
from bot.tables.lobby import CUTS
from bot.verify import verify
from tests.bot.court import fine, silent
from tests.bot.playing import finished

if TYPE_CHECKING:
    from bot.sandbox import Interaction, Person
    from tests.bot.court import Court

SAY = texts.speaker("en")
CUT = SAY("button-cut")


async def cut(person: Person, court: Court, word: str) -> Interaction:
    """Press the button, and send the field with that word."""
    opened = await person.click(court.lobby, CUT)
    assert opened.modal is not None
    return await person.submit(opened, {"word": word})


async def test_the_words_stand_in_the_lobby_in_order_and_in_the_deal(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    await court.seat([anna, ben, chloe])
    await silent(cut(ben, court, "rose"))
    await silent(cut(anna, court, "*eagle* <@1>"))
    shown = court.lobby.content
    assert "Ben *rose*, Anna *" in shown
    assert "<@1>" not in shown
    assert not court.lobby.pings
    told = await fine(chloe.click(court.lobby, SAY("button-fair")))
    assert "Ben *rose*" in told.text
    await silent(anna.click(court.lobby, SAY("button-start")))
    await finished(court)
    checked = verify(court.hall.messages[-1].attachments[0].data)
    assert checked.cuts == (("Ben", "rose"), ("Anna", "*eagle* <@1>"))


async def test_strangers_do_not_cut_and_nothing_changes(court: Court, dirk: Person) -> None:
    await court.seat(court.people(3))
    before = court.lobby.content
    await court.refuses(cut(dirk, court, "rose"), "stranger")
    await court.refuses(cut(court.people(1)[0], court, " \u2060"), "cut-empty")
    assert court.lobby.content == before


async def test_a_field_that_was_opened_before_a_restart_is_read_afterwards(court: Court) -> None:
    (anna,) = court.people(1)
    await court.seat([anna])
    opened = await anna.click(court.lobby, CUT)
    await court.restart_bot()
    await silent(anna.submit(opened, {"word": "rose"}))
    assert "Anna *rose*" in court.lobby.content


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_of_many_cuts_the_newest_are_told(court: Court, language: str) -> None:
    people = court.people(3)
    people[0].locale = language
    await court.seat(people)
    table = await court.table(1)
    cuts = tuple(Cut(people[1].id, "*Ben*" * 6, f"*{number}*" * 5) for number in range(CUTS))
    assert await court.bot.store.save_table(replace(table, cuts=cuts))
    fair = await fine(court.forge(people[0], court.lobby, "tc:fair:1"))
    start = await fine(people[0].command("the-hall", "start"))
    for told in (fair, start):
        assert texts.safe(cuts[-1].word) in told.text
        assert texts.safe(cuts[0].word) not in told.text


async def test_who_starts_by_a_command_is_shown_the_words_first(court: Court) -> None:
    people = court.people(3)
    await court.seat(people)
    await silent(cut(people[1], court, "rose"))
    shown = await fine(people[0].command("the-hall", "start"))
    assert "Ben *rose*" in shown.text
    await silent(cut(people[2], court, "eagle"))
    await court.refuses(people[0].click(shown.messages[0], SAY("button-start")), "roster")
    again = await fine(people[0].command("the-hall", "start"))
    await silent(people[0].click(again.messages[0], SAY("button-start")))
    assert (await court.table(1)).state == "running"
