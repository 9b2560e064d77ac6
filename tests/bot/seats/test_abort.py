"""/abort and /table: acts of people with power are kept before they are told, told at the table, and logged."""

import random

import pytest

from bot import texts
from bot.processes import supervision
from bot.sandbox import Interaction, Person
from bot.tables.time import clock_rules
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine, silent
from tests.bot.lobby.test_settings import chosen
from tests.bot.playing import play_on, present

SAY = texts.speaker("en")


async def confirmed(person: Person, channel: str = "the-hall", **options: int) -> Interaction:
    """Ask for the end of a table, and press the button to confirm."""
    asked_for = await fine(person.command(channel, "abort", **options))
    (message,) = asked_for.messages
    assert message.only_for is person
    assert message.content.endswith(SAY("abort-sure"))
    return await silent(person.click(message, "Abort the table"))


async def test_the_host_closes_a_table_in_its_lobby(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    await court.seat([ben, chloe])
    lobby = court.lobby
    await court.refuses(chloe.command("the-hall", "abort"), "abort-lobby")
    done = await confirmed(ben)
    await court.quiet()
    assert done.source is not None
    assert done.source.content == SAY("abort-done")
    assert (await court.table()).state == "aborted"
    assert SAY("lobby-aborted") in lobby.content
    assert not lobby.buttons
    end = court.hall.messages[-1]
    assert end.content == SAY("aborted", by="Ben", names=f"<@{ben.id}>, <@{chloe.id}>")
    assert sorted(end.pings) == sorted([ben.id, chloe.id])
    await court.refuses(anna.command("the-hall", "abort"), "no-table")


async def test_a_manager_closes_a_running_table(court: Court, chance: random.Random) -> None:
    anna, ben, chloe, dirk = court.people(4)
    await court.begin([ben, chloe, dirk])
    await play_on(court, chance, 7)
    await court.quiet()
    question = present(court)
    for one in (ben, chloe, dirk):
        await court.refuses(one.command("the-hall", "abort"), "abort-running")
    await confirmed(anna)
    await court.quiet()

    table = await court.table()
    assert (table.state, table.ended_by) == ("aborted", "Anna")
    assert (await court.match()).length == 7
    end = court.hall.messages[-1]
    assert end.content.startswith(SAY("aborted", by="Anna", names=f"<@{ben.id}>, <@{chloe.id}>, <@{dirk.id}>"))
    assert end.attachments == []
    assert (await court.table()).secret.hex() not in end.content
    assert sorted(end.pings) == sorted([ben.id, chloe.id, dirk.id])
    assert not court.boards[-1].buttons
    assert question.message.content.splitlines()[-1] == SAY("prompt-aborted")
    for one in (ben, chloe, dirk):
        assert not any(message.buttons or message.selects for message in one.dms)

    await court.refuses(ben.command("the-hall", "verraeter place", landscape="0"), "no-table")


async def test_a_late_confirmation(court: Court, anna: Person, ben: Person) -> None:
    """A deed that was allowed when the button was shown need not be allowed, or possible, any more."""
    lobby = await court.seat([ben], computers=2)
    old = (await fine(ben.command("the-hall", "abort"))).messages[0]
    assert (await court.table()).is_open, "nothing closes before it is confirmed"
    await court.after(ben.click(lobby, "Start"))
    await court.refuses(ben.click(old, "Abort the table"), "abort-running")
    late = (await fine(anna.command("the-hall", "abort"))).messages[0]
    await confirmed(anna)
    await court.quiet()
    await court.refuses(anna.click(late, "Abort the table"), "over")


async def test_a_table_whose_channel_is_gone_is_closed_from_another_one(
    court: Court, anna: Person, ben: Person, chloe: Person, chance: random.Random
) -> None:
    await court.begin([ben, chloe], computers=1)
    await play_on(court, chance, 3)
    court.sandbox.delete_channel("the-hall")
    await court.quiet()
    assert await ben.autocomplete("the-tavern", "abort", focused="table", table=1) == []
    offered = await anna.autocomplete("the-tavern", "abort", focused="table", table=1)
    assert offered == [("1: Verräter, Ben, Chloé, Bram ◇", 1)]
    assert await anna.autocomplete("the-tavern", "abort", focused="table", table="9") == []
    await court.refuses(ben.command("the-tavern", "abort", table=1), "abort-running")
    await court.refuses(anna.command("the-tavern", "abort"), "no-table")
    await court.refuses(anna.command("the-tavern", "abort", table=7), "no-such-table")
    await court.refuses(anna.command("the-tavern", "abort", table=2**53 - 1), "no-such-table")
    await confirmed(anna, "the-tavern", table=1)
    await court.quiet()
    assert (await court.table()).state == "aborted"
    for one in (ben, chloe):
        assert SAY("aborted", by="Anna", names=f"<@{ben.id}>, <@{chloe.id}>") in one.dms[-1].content
        assert not any(message.buttons or message.selects for message in one.dms[:-1])


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


async def test_an_act_that_the_log_channel_refuses_holds_no_other_one_up(court: Court, anna: Person) -> None:
    await logged(court, anna)
    await court.quiet()
    refused = court.sandbox.fail("POST", f"/channels/{court.sandbox.channel(TAVERN).id}/messages", 403, code=50001)
    await chosen(anna, "language", "nl")
    await court.quiet()
    refused.lift()
    await chosen(anna, "language", "de")
    await court.sandbox.until(lambda: len(log(court)) == 2)
    assert log(court)[1].endswith("Deutsch.")


async def test_acts_untold_at_the_end_of_the_bot_are_told_once_afterwards(court: Court, anna: Person) -> None:
    """In the server's language, and nothing of acts before there was a log."""
    await chosen(anna, "language", "nl")
    await court.quiet()
    await logged(court, anna)
    nl, value = texts.speaker("nl"), f"<#{court.sandbox.channel(TAVERN).id}>"
    assert log(court) == [nl("action-set", who=f"<@{anna.id}>", setting=nl("setting-log"), value=value)]
    await court.seat([anna])
    court.bot.tables.actions.listeners.clear()
    await confirmed(anna, TAVERN, table=1)
    await court.restart_bot()
    await court.sandbox.until(lambda: len(log(court)) == 2)
    await court.restart_bot()
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
    await court.bot.tables.ledger.set_clock(1, lambda clock, _: clock_rules.is_up(clock, seat))
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
    (awaited,) = (await court.deadlines()).values()
    of_table = (await fine(court.person("dirk").command(HALL, "status"))).text.splitlines()[1:]
    until = SAY("time-until", when=f"<t:{int(awaited)}:R>")
    assert until in of_table[0], "everybody is told pace and deadline"
    assert standin not in "".join(of_table), "and nothing that was done"


async def test_an_admin_and_the_host_stop_the_clock_and_all_read_it(court: Court, anna: Person, ben: Person) -> None:
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
