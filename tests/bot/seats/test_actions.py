"""Actions of people with power: kept before they are told, told at the table, listed, written to the log channel."""

import pytest
from discord import Permissions

from bot import texts
from bot.processes import supervision
from bot.sandbox import Person
from tests.bot.court import HALL, TAVERN, Court, fine, silent
from tests.bot.lobby.test_settings import chosen

SAY = texts.speaker("en")


async def closed(person: Person, command: str, **options: int | str) -> None:
    """Ask for the end of a table, and confirm it."""
    asked = await fine(person.command(TAVERN, command, **options))
    await silent(person.click(asked.messages[0], "Abort the table"))


async def logged(court: Court, anna: Person) -> None:
    """The tavern is the log channel."""
    await court.told(anna.command(HALL, "settings", log=court.sandbox.channel(TAVERN)))


def log(court: Court) -> list[str]:
    """Return the lines of the log channel, without the time."""
    return [one.content.partition("> ")[2] for one in court.sandbox.channel(TAVERN).messages]


@pytest.mark.parametrize("command", ["abort", "table close"])
async def test_a_reason_is_told_at_the_table_and_kept(court: Court, anna: Person, ben: Person, command: str) -> None:
    await logged(court, anna)
    await court.begin([ben], computers=2)
    asked = await fine(anna.command(TAVERN, command, table=1, reason="Bedtime, *all*\n@everyone"))
    reason = texts.safe("Bedtime, *all* @everyone")
    assert asked.text.endswith(f"{SAY('abort-sure')}\n> {reason}")
    await court.after(anna.click(asked.messages[0], "Abort the table"))
    end = court.hall.messages[-1]
    assert end.content.splitlines()[1] == SAY("aborted-reason", reason=reason)
    line = SAY("action-because", action=SAY("action-abort", who=f"<@{anna.id}>", table=1), reason=reason)
    assert line in (await fine(anna.command(HALL, "status"))).text
    assert log(court)[-1] == line
    assert not any(one.pings for one in court.sandbox.channel(TAVERN).messages)
    assert line not in (await fine(ben.command(HALL, "status"))).text


async def test_the_log_says_it_in_the_server_s_language(court: Court, anna: Person) -> None:
    await chosen(anna, "language", "nl")
    await logged(court, anna)
    nl = texts.speaker("nl")
    setting, value = nl("setting-log"), f"<#{court.sandbox.channel(TAVERN).id}>"
    assert log(court)[-1] == nl("action-set", who=f"<@{anna.id}>", setting=setting, value=value)


async def test_acts_untold_at_the_end_of_the_bot_are_told_once_afterwards(court: Court, anna: Person) -> None:
    await logged(court, anna)
    await court.seat([anna])
    court.bot.tables.actions.listeners.clear()
    await closed(anna, "abort", table=1)
    assert len(log(court)) == 1
    await court.restart_bot()
    await court.sandbox.until(lambda: len(log(court)) == 2)
    await court.restart_bot()
    await court.quiet()
    assert len(log(court)) == 2


async def test_a_log_channel_that_is_closed_keeps_nothing_up(court: Court, anna: Person) -> None:
    await logged(court, anna)
    court.sandbox.set_permissions(TAVERN, deny=Permissions(send_messages=True))
    await chosen(anna, "pace", "post-24")
    await court.quiet()
    court.sandbox.problems.clear()
    court.sandbox.set_permissions(TAVERN)
    await chosen(anna, "pace", "none")
    await court.quiet()
    assert len(log(court)) == 2


async def test_a_server_whose_log_discord_cannot_write_now_keeps_no_other_waiting(
    court: Court, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.01)
    await logged(court, anna)
    tower = court.sandbox.add_guild("The Tower", "the-yard", "the-cellar")
    fault = court.sandbox.fail("POST", f"/channels/{court.sandbox.channel(TAVERN).id}/messages", 503)
    await court.bot.tables.settings.choose(court.sandbox.world.home.id, anna.id, "pace", ["post-24"])
    log_there = [str(court.sandbox.channel("the-yard").id)]
    await court.bot.tables.settings.choose(tower.id, anna.id, "log", log_there)
    await court.sandbox.until(lambda: court.sandbox.channel("the-yard").messages, within=20)
    assert len(log(court)) == 1
    fault.lift()
    await court.sandbox.until(lambda: len(log(court)) == 2, within=20)
    caplog.clear()


async def test_acts_before_the_log_channel_are_not_told(court: Court, anna: Person) -> None:
    await chosen(anna, "pace", "post-24")
    await court.quiet()
    await logged(court, anna)
    assert len(log(court)) == 1


async def test_a_lobby_without_news_is_closed_and_the_channel_told(court: Court, anna: Person, ben: Person) -> None:
    now = court.bot.tables.now()
    lobby = await court.seat([anna])
    court.bot.tables.ledger.now = lambda: now + 3000
    await silent(ben.click(lobby, "Join"))
    court.bot.tables.ledger.now = lambda: now + 6500
    await court.bot.tables.ending.close_quiet_lobbies()
    assert (await court.table()).is_open
    court.bot.tables.ledger.now = lambda: now + 6700
    await court.bot.tables.ending.close_quiet_lobbies()
    await court.quiet()
    assert (await court.table()).state == "aborted"
    end = court.hall.messages[-1]
    assert end.content == SAY("aborted-quiet", game="Verräter")
    assert not end.pings
    assert not lobby.buttons
