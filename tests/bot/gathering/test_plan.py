"""A table that is planned for a time: people say if they come, and it opens by itself."""

from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import HALL, Court, Wall, fine, refusal, silent
from tests.bot.gathering.evening import evening

SAY = texts.speaker("en")
HOUR, MINUTE = 3600.0, 60.0


@pytest.fixture
async def court(empty_court: Court) -> AsyncIterator[Court]:
    """The court, with a clock on the wall."""
    empty_court.wall = Wall()
    await empty_court.start_bot()
    yield empty_court


async def plan(court: Court, *coming: Person, when: str = "in 2 hours") -> Message:
    """Anna plans a table, and these people say that they come; the plan is returned."""
    await fine(court.person("anna").command(HALL, "plan", when=when, game="verraeter"))
    await court.quiet()
    message = court.hall.messages[-1]
    for one in coming:
        await silent(one.click(message, "I’m in"))
        await court.quiet()
    return message


def calls(court: Court) -> list[str]:
    """The texts of the messages in the hall that mention somebody."""
    return [one.content for one in court.hall.messages if one.content.startswith("<@")]


def mentioned(people: Sequence[Person]) -> str:
    return ", ".join(f"<@{one.id}>" for one in people)


class TestEvening:
    """A plan from its announcement to the first board."""

    async def test_all_come_without_a_typed_word(self, court: Court, anna: Person, ben: Person, chloe: Person) -> None:
        message = await plan(court, ben, chloe)
        assert "**Anna** (host) · **Ben** · **Chloé**" in message.content
        assert [one.label for one in message.buttons] == ["I’m in", "Not this time", "Cancel"]
        await court.passes(2 * HOUR - 16 * MINUTE)
        assert calls(court) == []
        await court.passes(2 * MINUTE)
        (reminder,) = calls(court)
        soon = f"<t:{await planned_for(court):.0f}:R>"
        assert reminder == SAY("plan-reminder", names=mentioned([anna, ben, chloe]), game="Verräter", soon=soon)
        assert soon in reminder, "true also if the bot was away, and reminds late"
        for one in (anna, ben, chloe):
            said = await fine(one.click(court.hall.messages[-1], "I’m here"))
            assert said.text == SAY("plan-you-are-here")
        await court.quiet()
        assert message.content.count("✅") == 3
        await court.passes(14 * MINUTE + 1)
        (call,) = calls(court)
        assert "it is time" in call, "the reminder is gone"
        assert (await court.table()).state == "lobby"
        await court.passes(30)
        assert (await court.table()).state == "running"
        assert (await court.table()).names == ("Anna", "Ben", "Chloé")
        assert calls(court)[:1] != [call], "nobody is called to what has begun"
        assert message.content.endswith(SAY("plan-opened"))
        assert not message.buttons

    async def test_those_who_are_late_are_awaited_for_two_minutes(
        self, court: Court, anna: Person, ben: Person, chloe: Person, dirk: Person
    ) -> None:
        message = await plan(court, ben, chloe, dirk)
        await court.passes(2 * HOUR + 1)
        for one in (anna, ben, chloe):
            await fine(one.click(court.hall.messages[-1] if one is anna else call(court), "I’m here"))
            await court.quiet()
        assert SAY("lobby-coming", names="Dirk") in court.lobby.content
        await court.passes(60)
        assert (await court.table()).state == "lobby"
        await court.passes(65)
        assert (await court.table()).names == ("Anna", "Ben", "Chloé")
        assert (await court.table()).state == "running"
        assert "Dirk" not in message.content.splitlines()[-1]

    async def test_too_few_move_with_their_seats(self, court: Court, anna: Person, ben: Person, chloe: Person) -> None:
        first = await plan(court, ben, chloe)
        await court.passes(2 * HOUR + 1)
        await fine(ben.click(call(court), "I’m here"))
        await court.passes(11 * MINUTE)
        asked = call(court)
        assert asked.content == SAY("plan-too-few", names=mentioned([ben]), game="Verräter"), "the host is not there"
        refused = await fine(chloe.click(asked, "30 minutes later"))
        assert refused.text == refusal("plan-host")
        at = (await planned_for(court)) + 30 * MINUTE
        assert (await fine(ben.click(asked, "30 minutes later"))).text == SAY("plan-was-moved", when=f"<t:{at:.0f}:F>")
        await court.quiet()
        assert await planned_for(court) == at
        again = court.hall.messages[-2]
        assert "**Ben** (host)" in again.content
        assert "**Chloé**" in again.content
        assert "Moved to" in first.content
        assert [one.content for one in court.hall.messages if "Ready" in one.content] == [], "the lobby is gone"
        assert call(court).content.startswith(mentioned([anna, chloe]).split(",")[0])
        late = await fine(court.forge(ben, again, "tc:plan-move:1:0:half"))
        assert late.text == refusal("plan-host") or late.text == refusal("plan-over")

    async def test_too_few_and_no_answer_close_the_plan(self, court: Court, ben: Person) -> None:
        message = await plan(court, ben)
        await court.passes(3 * HOUR)
        assert (await court.table()).state == "aborted"
        assert court.hall.messages[-1].content == SAY("plan-ended", game="Verräter")
        assert message.content.endswith(SAY("plan-closed"))
        assert calls(court) == []

    async def test_a_seat_is_given_back_and_the_host_hands_on(self, court: Court, anna: Person, ben: Person) -> None:
        message = await plan(court, ben)
        await silent(anna.click(message, "Not this time"))
        await court.quiet()
        assert "**Ben** (host)" in message.content
        await silent(ben.click(message, "Not this time"))
        await court.quiet()
        assert (await court.table()).state == "aborted"
        assert not message.buttons

    async def test_a_busy_channel_delays_the_table(self, court: Court, anna: Person, ben: Person) -> None:
        await plan(court, ben)
        await fine(court.person("dirk").command(HALL, "join", game="verraeter"))
        await court.passes(2 * HOUR - 10 * MINUTE)  # a quiet lobby is closed by no chore meanwhile
        await fine(anna.click(call(court), "I’m here"))
        await court.passes(10 * MINUTE + 30)
        assert SAY("plan-busy") in call(court).content
        assert (await court.table()).state == "planned"
        await fine(court.person("dirk").command(HALL, "leave"))
        await court.passes(30)
        assert (await court.table()).state == "lobby"
        assert "**Anna** (host)" in court.lobby.content


class TestRestarts:
    """A bot that was away makes up for it, and calls nobody in vain."""

    async def test_a_bot_that_was_down_over_the_hour_opens_late_and_says_so(self, court: Court, ben: Person) -> None:
        await plan(court, ben)
        await court.stop_bot()
        assert court.wall is not None
        court.wall.now += 2 * HOUR + 20 * MINUTE
        await court.start_bot()
        await court.passes(1)
        (told,) = calls(court)
        assert "it is time" in told
        assert SAY("plan-late") in told
        await court.restart_bot()
        await court.passes(1)
        assert calls(court) == [told], "it is posted once"

    async def test_a_bot_that_was_down_for_long_closes_the_plan(self, court: Court, ben: Person) -> None:
        await plan(court, ben)
        await court.stop_bot()
        assert court.wall is not None
        court.wall.now += 5 * HOUR
        await court.start_bot()
        await court.passes(1)
        assert (await court.table()).state == "aborted"
        assert court.hall.messages[-1].content.startswith("I was away for hours")
        assert calls(court) == []


class TestBounds:
    """So many plans, for such times, by such people."""

    async def test_a_flood_of_plans_harms_nobody_else(self, court: Court, anna: Person, ben: Person) -> None:
        told = [(await fine(anna.command(HALL, "plan", when=f"in {2 + n} hours"))).text for n in range(5)]
        assert told[2:] == [refusal("most-plans", number=2)] * 3
        said = (await fine(ben.command(HALL, "plan", when="in 3 hours"))).text
        assert said.startswith("Planned: ")
        await court.quiet()
        assert len(court.hall.messages) == 3

    async def test_a_wrong_time_is_refused_and_a_time_zone_asked_for_once(self, court: Court, anna: Person) -> None:
        for when, refused in (
            *(("when I like", "when-unknown"), ("in 2 minutes", "when-near"), ("friday 20:30", "when-zone")),
        ):
            await court.refuses(anna.command(HALL, "plan", when=when), refused, minutes=10)
        zone = "Europe/Berlin"
        assert (await fine(anna.command(HALL, "plan", when="tomorrow 8pm", **{"time-zone": zone}))).text.startswith(
            "Planned"
        )
        await court.quiet()
        at = datetime.fromtimestamp(await planned_for(court), ZoneInfo(zone))
        assert (at.hour, at.minute) == (20, 0)
        assert (await fine(anna.command(HALL, "plan", when="morgen 21 Uhr"))).text.startswith("Planned")

    async def test_suggestions_say_how_a_time_is_understood(self, court: Court, anna: Person) -> None:
        await court.bot.tables.wishes.choose_types_in(anna.id, "Europe/Berlin")
        found = await anna.autocomplete(HALL, "plan", focused="when", when="saturday half past eight")
        assert [name for name, _ in found] == [
            "Saturday 16 January, 20:30, Europe/Berlin",
            "Saturday 16 January, 08:30, Europe/Berlin",
        ]
        zone = {"time-zone": "Asia/Tokyo"}
        found = await anna.autocomplete(HALL, "plan", focused="when", when="saturday 20:30", **zone)
        assert [name for name, _ in found] == ["Saturday 16 January, 20:30, Asia/Tokyo"]
        ((_, value),) = await anna.autocomplete(HALL, "plan", focused="when", when="in 10 min")
        said = (await fine(anna.command(HALL, "plan", when=value))).text
        assert said.endswith("At the time I call everybody who is in.")


async def test_an_admin_cancels_any_plan_and_all_who_come_are_told(court: Court, ben: Person, chloe: Person) -> None:
    message = await plan(court, ben)
    told = (await fine(ben.command(HALL, "status"))).text
    assert SAY("status-plans") in told
    assert "2 are coming" in told
    (refused,) = (await fine(chloe.click(message, "Cancel"))).messages
    assert refused.content == refusal("abort-lobby")
    (sure,) = (await fine(court.person("anna").click(message, "Cancel"))).messages
    assert SAY("plan-cancel-sure") in sure.content
    await fine(court.person("anna").click(sure, "Cancel"))
    await court.quiet()
    assert calls(court)[-1].startswith(mentioned([court.person("anna"), ben]))
    assert message.content.endswith(SAY("plan-closed"))


def call(court: Court) -> Message:
    """The newest message in the hall that mentions somebody."""
    return [one for one in court.hall.messages if one.content.startswith("<@")][-1]


async def planned_for(court: Court) -> float:
    """For when the first table is planned."""
    table = await court.table()
    assert table.plan is not None
    return table.plan.at


async def test_a_person_who_has_their_data_deleted_comes_no_more(court: Court, anna: Person, ben: Person) -> None:
    message = await plan(court, ben)
    await court.passes(2 * HOUR - 10 * MINUTE)
    await court.bot.deletions.delete(anna.id)
    await court.quiet()
    assert "**Ben** (host)" in message.content
    assert "Anna" not in message.content
    assert str(anna.id) not in call(court).content
    assert str(anna.id) not in repr(await court.table())


SOON = 300.0
"""Seconds after the time of the plan within which the cards are to be dealt."""


@pytest.mark.parametrize("seed", [0, 1])
async def test_an_evening_begins_in_time_though_two_are_late_and_one_is_absent(court: Court, seed: int) -> None:
    assert 0 <= await evening(court, seed) <= SOON
