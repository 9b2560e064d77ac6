"""A table of rules that this program does not have: it is told so, it can be closed, and others are not disturbed."""

import random

import pytest
from msgspec.structs import replace

from bot import texts
from bot.sandbox import Person
from tests.bot.court import Court, fine, refusal
from tests.bot.playing import play_on

SAY = texts.speaker("en")


async def make_unreadable(court: Court, number: int) -> None:
    """As if a newer program had played it."""
    assert await court.bot.store.tables.save(replace(await court.table(number), rules=99))
    await court.restart_bot()
    await court.quiet()


def only_said_unreadable(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing else was logged as an error, and this was expected."""
    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert errors
    assert all(error.startswith("table 1 cannot be replayed") for error in errors)
    caplog.clear()


async def test_an_unreadable_table_can_be_closed_and_everybody_is_told(
    court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await make_unreadable(court, 1)
    await court.refuses(ben.command("the-hall", "hand"), "unreadable")
    status = await fine(anna.command("the-hall", "status"))
    assert refusal("unreadable") in status.text
    assert "**The bot**" in status.text
    sure = await fine(anna.command("the-hall", "abort"))
    await court.after(anna.click(sure.messages[0], SAY("button-abort")))
    assert (await court.table()).state == "aborted"
    assert SAY("aborted", by="Anna", names=f"<@{ben.id}>") in court.hall.messages[-1].content
    await fine(ben.command("the-hall", "join"))
    assert (await court.table(2)).names == ("Ben",)
    only_said_unreadable(caplog)


async def test_an_unreadable_table_hides_no_others_in_direct_messages(
    court: Court, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await court.begin([ben], computers=2, channel="the-tavern")
    await make_unreadable(court, 1)
    hand = await court.told(ben.command("dm", "hand"))
    assert len(hand.messages) == 1
    assert f"<#{court.sandbox.channel('the-tavern').id}>" in hand.messages[0].content
    only_said_unreadable(caplog)


async def test_bad_rows_stop_nobody(court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    await court.seat([ben])
    await court.begin([anna], computers=2, channel="the-tavern")
    await court.bot.store._db.execute("UPDATE tables SET body = '{' WHERE id = 1")
    await court.restart_bot()
    await court.quiet()
    status = await fine(anna.command("the-hall", "status"))
    assert SAY("status-no-table") in status.text
    assert SAY("status-server", number=1) in status.text
    await court.refuses(court.forge(ben, court.lobby, "tc:leave:1"), "no-such-table")
    await fine(ben.command("the-hall", "join"))
    assert (await court.table(3)).names == ("Ben",)
    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert len(errors) == 1
    assert errors[0].startswith("table 1 cannot be read")
    caplog.clear()


async def test_a_bad_clock_restarts(court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    await court.begin([ben, anna], computers=2)
    await court.bot.store._db.execute("UPDATE clocks SET body = '{' WHERE table_id = 1")
    await court.restart_bot()
    await court.quiet()
    clock = await court.bot.store.clocks.get(1)
    assert clock is not None
    assert set(clock.since) == set((await court.match()).awaited)
    assert await play_on(court, random.Random(1), answers=2) == 2
    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert errors
    assert all(error.startswith("a clock cannot be read") for error in errors)
    caplog.clear()


async def change_game(court: Court, number: int) -> None:
    """As if its game were one of another package, and that gone."""
    assert await court.bot.store.tables.save(replace(await court.table(number), game="chess"))
    await court.restart_bot()
    await court.quiet()


async def test_a_lobby_of_a_game_that_is_gone_is_shown_and_closed(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([ben, anna])
    await change_game(court, 1)
    missing = refusal("game-missing", game="chess")
    status = await fine(anna.command("the-hall", "status"))
    assert status.text.count(missing) == 1, "here, and not again among the server's tables"
    for deed in ("join", "start", "leave"):
        await court.refuses(ben.command("the-hall", deed), "game-missing", game="chess")
    for custom_id in ("tc:join:1", "tc:leave:1", "tc:start:1:0", "tc:computer:1", "tc:options:1", "tc:hand:1"):
        await court.refuses(court.forge(ben, lobby, custom_id), "game-missing", game="chess")
    await fine(anna.command("the-hall", "rules"))
    assert await anna.autocomplete("the-hall", "board", focused="part") == []
    assert await anna.autocomplete("the-hall", "abort", focused="table") == [("1: chess, Ben, Anna", 1)]
    await closed(court, anna, f"<@{ben.id}>, <@{anna.id}>")


async def closed(court: Court, admin: Person, names: str) -> None:
    """Close the table in the hall, and check the aftermath.

    The people there are told, and the next table can be opened.
    """
    sure = await fine(admin.command("the-hall", "abort"))
    await court.after(admin.click(sure.messages[0], SAY("button-abort")))
    assert (await court.table()).state == "aborted"
    assert SAY("aborted", by="Anna", names=names) in court.hall.messages[-1].content
    await court.restart_bot()
    await court.quiet()
    await fine(admin.command("the-hall", "join"))
    assert (await court.table(2)).names == ("Anna",)
