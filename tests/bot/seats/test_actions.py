"""Actions of people with power: kept before they are told, told at the table, listed, written to the log channel."""

import pytest
from discord import Permissions

from bot import texts
from bot.processes import supervision
from bot.sandbox import Person
from bot.tables.time import timing
from tests.bot.court import HALL, TAVERN, Court, fine
from tests.bot.lobby.test_settings import chosen
from tests.bot.seats.test_abort import confirmed

SAY = texts.speaker("en")


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


async def test_the_log_says_it_in_the_server_s_language_and_nothing_of_acts_before(court: Court, anna: Person) -> None:
    await chosen(anna, "language", "nl")
    await court.quiet()
    await logged(court, anna)
    nl, value = texts.speaker("nl"), f"<#{court.sandbox.channel(TAVERN).id}>"
    assert log(court) == [nl("action-set", who=f"<@{anna.id}>", setting=nl("setting-log"), value=value)]


async def test_acts_untold_at_the_end_of_the_bot_are_told_once_afterwards(court: Court, anna: Person) -> None:
    await logged(court, anna)
    await court.seat([anna])
    court.bot.tables.actions.listeners.clear()
    await confirmed(anna, TAVERN, table=1)
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


async def late(court: Court) -> tuple[int, Person]:
    """A match by post at which somebody's time is up: their seat, and who they are."""
    people = court.people(4)[1:]
    await court.seat(people)
    await court.bot.tables.lobby.choose(1, people[0].id, "pace", "post-24")
    await court.quiet()
    await court.after(people[0].click(court.lobby, "Start"))
    (seat,) = (await court.match()).awaited
    await court.bot.tables.ledger.set_clock(1, lambda clock, _: timing.is_up(clock, seat))
    await court.quiet()
    return seat, people[seat]


def act(what: str, who: str, about: str = "", reason: str = "") -> str:
    """The line that the table reads."""
    told = SAY("act", what=what, who=who, about=about)
    return SAY("action-because", action=told, reason=reason) if reason else told


async def test_an_admin_lets_somebody_stand_in_and_offers_the_seat(court: Court, anna: Person) -> None:
    await logged(court, anna)
    seat, gone = await late(court)
    standin = act("standin", "Anna", gone.name, "Asleep, *all*").replace("*all*", texts.safe("*all*"))
    done = await fine(anna.command(TAVERN, "table stand-in", table=1, seat=seat + 1, reason="Asleep, *all*"))
    assert done.text == SAY("table-done", line=standin)
    assert done.messages[0].only_for is anna
    await court.told(anna.command(TAVERN, "table offer", table=1, seat=seat + 1))
    told = "\n".join(one.content for one in court.boards)
    assert told.index(standin) < told.index(SAY("tenure", why="time", before=gone.name, name="", seat=1, host=""))
    assert act("offer", "Anna", gone.name) in told
    status = (await fine(anna.command(HALL, "status"))).text
    for what in ("standin", "offer"):
        line = SAY(f"action-{what}", who=f"<@{anna.id}>", about=f"<@{gone.id}>", table=1)
        assert line in status
        assert [one for one in log(court) if one.startswith(line)]
    for part in (SAY("status-away", names=gone.name), SAY("status-offered", names=gone.name), "24 hours a turn", "⏳"):
        assert part in status


async def test_status_tells_everybody_pace_and_deadline_but_not_what_was_done(court: Court) -> None:
    seat, _ = await late(court)
    until = SAY("time-until", when=f"<t:{int((await court.deadlines())[seat])}:R>")
    status = (await fine(court.person("dirk").command(HALL, "status"))).text
    assert status.splitlines()[1:] == [f"-# by post, 24 hours a turn · {until}"]


async def test_an_admin_and_the_host_stop_the_clock_and_everybody_reads_it(
    court: Court, anna: Person, ben: Person
) -> None:
    await court.begin([ben, court.person("chloe"), court.person("dirk")])
    await court.told(anna.command(TAVERN, "table pause", table=1, reason="Pizza"))
    await court.refuses(ben.command(HALL, "clock pause"), "paused-already")
    assert act("pause", "Anna", reason="Pizza") in court.boards[-1].content
    assert "⏸ Paused by Anna" in court.boards[-1].content
    await court.restart_bot()
    await court.told(anna.command(TAVERN, "table resume", table=1))
    assert act("resume", "Anna") in court.boards[-1].content
    for command, paused in (("clock pause", True), ("clock resume", False)):
        await court.told(ben.command(HALL, command))
        assert ("⏸ Paused by Ben" in court.boards[-1].content) is paused
    ends = await court.deadlines()
    await court.told(ben.command(HALL, "clock more"))
    assert [now - ends[seat] for seat, now in (await court.deadlines()).items()] == [120.0]


async def test_table_is_for_those_who_administer(court: Court, ben: Person, anna: Person) -> None:
    await court.begin([ben, court.person("chloe")], computers=1)
    court.sandbox.add_guild("The Tower", "the-yard")

    async def suggested(person: Person, typed: str, table: int = 1) -> list[int]:
        choices = await person.autocomplete(HALL, "table offer", focused="seat", seat=typed, table=table)
        return [int(value) for _, value in choices]

    assert [await suggested(anna, typed) for typed in ("", "Chlo")] == [[1, 2, 3], [2]]
    assert await suggested(anna, "", table=2) == await suggested(ben, "") == []
    await court.refuses(anna.command(HALL, "table offer", table=1, seat=1), "offer-present", name="Ben")
    for wrong in (0, 5, -3):
        await court.refuses(anna.command(HALL, "table stand-in", table=1, seat=wrong), "option")
    acts: dict[str, dict[str, int]] = {word: {} for word in ("close", "pause", "resume")}
    acts |= {word: {"seat": 1} for word in ("stand-in", "offer")}
    for word, seat in acts.items():
        await court.refuses(ben.command(HALL, f"table {word}", table=1, **seat), "administer")
        await court.refuses(anna.command(HALL, f"table {word}", table=2, **seat), "no-such-table")
        await court.refuses(anna.command("the-yard", f"table {word}", table=1, **seat), "no-such-table")
    await court.bot.tables.ending.abort(1, None)
    for word, seat in acts.items():
        await court.refuses(anna.command(HALL, f"table {word}", table=1, **seat), "over")
