"""A table of rules that this program does not have: it is told so, it can be closed, and others are not disturbed."""

import random

import pytest
from msgspec.structs import replace

from bot import texts
from bot.sandbox import Person
from tests.bot.court import Court, fine, refusal
from tests.bot.playing import play_on

SAY = texts.speaker("en")


async def change(court: Court, **fields: object) -> None:
    """Change the first table, as if a newer program had played it, or another package had brought its game."""
    assert await court.bot.store.tables.save(replace(await court.table(), **fields))
    await court.restart_bot()
    await court.quiet()


def only_said(caplog: pytest.LogCaptureFixture, *beginnings: str) -> None:
    """Check that errors with these beginnings were logged, and no others; forget them, as they were expected."""
    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert all(any(error.startswith(one) for error in errors) for one in beginnings)
    assert all(error.startswith(beginnings) for error in errors)
    caplog.clear()


async def close(court: Court, admin: Person, *people: Person) -> None:
    """Close the table in the hall; the people there are told, and the next table can be opened."""
    sure = await fine(admin.command("the-hall", "abort"))
    await court.after(admin.click(sure.messages[0], SAY("button-abort")))
    assert (await court.table()).state == "aborted"
    names = ", ".join(f"<@{one.id}>" for one in people)
    assert SAY("aborted", by="Anna", names=names) in court.hall.messages[-1].content
    await court.restart_bot()
    await court.quiet()
    await fine(people[0].command("the-hall", "join"))
    assert (await court.table(2)).names == (people[0].name,)


async def test_an_unreadable_table_can_be_closed_and_everybody_is_told(
    court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await change(court, rules=99)
    await court.refuses(ben.command("the-hall", "hand"), "unreadable")
    status = await fine(anna.command("the-hall", "status"))
    assert refusal("unreadable") in status.text
    assert "**The bot**" in status.text
    await close(court, anna, ben)
    only_said(caplog, "table 1 cannot be replayed")


async def test_an_unreadable_table_hides_no_others_in_direct_messages(
    court: Court, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await court.begin([ben], computers=2, channel="the-tavern")
    await change(court, rules=99)
    hand = await court.told(ben.command("dm", "hand"))
    assert len(hand.messages) == 1
    assert f"<#{court.sandbox.channel('the-tavern').id}>" in hand.messages[0].content
    only_said(caplog, "table 1 cannot be replayed")


async def test_bad_rows_stop_nobody(court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    """A clock that cannot be read begins again."""
    await court.seat([ben])
    await court.begin([anna, court.person("dirk")], computers=2, channel="the-tavern")
    await court.bot.store._db.execute("UPDATE tables SET body = '{' WHERE id = 1")
    await court.bot.store._db.execute("UPDATE clocks SET body = '{' WHERE table_id = 2")
    await court.restart_bot()
    await court.quiet()
    status = await fine(anna.command("the-hall", "status"))
    assert SAY("status-no-table") in status.text
    assert SAY("status-server", number=1) in status.text
    await court.refuses(court.forge(ben, court.lobby, "tc:leave:1"), "no-such-table")
    await fine(ben.command("the-hall", "join"))
    assert (await court.table(3)).names == ("Ben",)
    clock = await court.bot.store.clocks.get(2)
    assert clock is not None
    assert set(clock.since) == set((await court.match(2)).awaited)
    assert await play_on(court, random.Random(1), answers=2) == 2
    only_said(caplog, "table 1 cannot be read", "a clock cannot be read")


async def test_a_lobby_of_a_game_that_is_gone_is_shown_and_closed(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([ben, anna])
    await change(court, game="chess")
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
    await close(court, anna, ben, anna)
