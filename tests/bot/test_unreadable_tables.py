"""A table of rules that this program does not have: it is told so, it can be closed, and others are not disturbed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot import texts
from tests.bot.court import fine, refusal, silent

if TYPE_CHECKING:
    import pytest

    from bot.sandbox import Person
    from tests.bot.court import Court

SAY = texts.speaker("en")


async def make_unreadable(court: Court, number: int) -> None:
    """As if a newer program had played it."""
    assert await court.bot.store.save_table(replace(await court.table(number), rules=99))
    await court.restart_bot()
    await court.quiet()


def only_said_unreadable(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing else was logged as an error, and this was expected."""
    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert errors
    assert all(error.startswith("table 1 cannot be replayed") for error in errors)
    caplog.clear()


async def test_it_can_be_closed_and_everybody_is_told(
    court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await make_unreadable(court, 1)
    await court.refuses(ben.command("the-hall", "hand"), "unreadable")
    status = await fine(anna.command("the-hall", "status"))
    assert refusal("unreadable") in status.text
    assert "**The bot**" in status.text
    sure = await fine(anna.command("the-hall", "abort"))
    await silent(anna.click(sure.messages[0], SAY("button-abort")))
    await court.quiet()
    assert (await court.table()).state == "aborted"
    assert SAY("aborted", by="Anna", names=f"<@{ben.id}>") in court.hall.messages[-1].content
    await fine(ben.command("the-hall", "join"))
    assert (await court.table(2)).names == ("Ben",)
    only_said_unreadable(caplog)


async def test_it_does_not_hide_others_in_direct_messages(
    court: Court, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await court.begin([ben], computers=2, channel="the-tavern")
    await make_unreadable(court, 1)
    hand = await fine(ben.command("dm", "hand"))
    await court.quiet()
    assert len(hand.messages) == 1
    assert f"<#{court.sandbox.channel('the-tavern').id}>" in hand.messages[0].content
    only_said_unreadable(caplog)
