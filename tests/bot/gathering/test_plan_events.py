"""The scheduled event of a plan: it stands in the server's own list, if the server wishes it and the bot may."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from discord import Permissions

from bot import texts
from bot.sandbox import Message, Person
from bot.sandbox.world.guilds import BOT_MAY, MOST_EVENTS, ServerEvent
from bot.store import PlanEvent, StoreError
from tests.bot.court import HALL, Court, Wall, fine, silent
from tests.sandbox.contract import violations

SAY = texts.speaker("en")
HOUR, MINUTE = 3600.0, 60.0
LIST = "/guilds/{0}/scheduled-events"


@pytest.fixture
async def court(empty_court: Court, anna: Person) -> AsyncIterator[Court]:
    """The court, with a clock on the wall, whose server wishes events; the bot may create them."""
    empty_court.wall = Wall()
    empty_court.sandbox.set_bot_role(BOT_MAY | Permissions(create_events=True))
    await empty_court.start_bot()
    await empty_court.bot.tables.settings.choose(empty_court.sandbox.world.home.id, anna.id, "events", ["on"])
    yield empty_court
    assert violations(empty_court.sandbox.requests) == []


def listed(court: Court) -> list[ServerEvent]:
    """The events in the server's list."""
    return list(court.sandbox.world.home.events.values())


def made(court: Court) -> list[tuple[str, int]]:
    """The calls about events, with their answers."""
    return [(one.method, one.status) for one in court.sandbox.requests if "/scheduled-events" in one.path]


async def plan(court: Court, *coming: Person) -> tuple[Message, str]:
    """Anna plans a table, and these people say that they come; the plan is returned, and what Anna is told."""
    told = (await fine(court.person("anna").command(HALL, "plan", when="in 2 hours", game="verraeter"))).text
    await court.quiet()
    message = court.hall.messages[-1]
    for one in coming:
        await silent(one.click(message, "I’m in"))
        await court.quiet()
    return message, told


async def too_few(court: Court, ben: Person) -> Message:
    """Nobody but Ben is there at the time, and the bot asks him; the question is returned."""
    await plan(court, ben)
    await court.passes(2 * HOUR + 1)
    await fine(ben.click(court.hall.messages[-1], "I’m here"))
    await court.passes(11 * MINUTE)
    return next(one for one in reversed(court.hall.messages) if one.content.startswith("<@"))


async def test_a_plan_has_an_event_that_says_how_to_come(court: Court, ben: Person) -> None:
    message, told = await plan(court, ben)
    (event,) = listed(court)
    table = await court.table()
    assert table.plan is not None
    assert event.name == "Verräter, The Court of Turncoats"
    assert event.description == (
        f"Anna is planning a table of Verräter. To come along, press *I’m in* below the plan in <#{table.channel}>. "
        "The table opens there by itself.\nPlan 1"
    )
    assert (event.start.timestamp(), event.end.timestamp()) == (table.plan.at, table.plan.at + 2 * HOUR)
    assert event.location == f"https://discord.com/channels/{table.guild}/{table.channel}"
    assert SAY("event-none", why="permission") not in told
    await silent(court.person("anna").click(message, "Not this time"))
    await court.quiet()
    (same,) = listed(court)
    assert same is event
    assert event.description.startswith("Ben is planning"), "the host has handed on"
    await court.restart_bot()
    await court.passes(1)
    assert [method for method, _ in made(court)] == ["GET", "POST", "GET", "PATCH"], "a start makes no call"


async def test_an_event_goes_with_its_plan(court: Court, anna: Person) -> None:
    message, _ = await plan(court)
    (sure,) = (await fine(anna.click(message, "Cancel"))).messages
    await fine(anna.click(sure, "Cancel"))
    await court.quiet()
    assert listed(court) == []


async def test_a_moved_plan_has_another_event(court: Court, ben: Person) -> None:
    asked = await too_few(court, ben)
    (before,) = listed(court)
    await fine(ben.click(asked, "Same time tomorrow"))
    await court.quiet()
    (after,) = listed(court)
    assert after.id != before.id, "an event that has begun cannot be put off"
    assert (after.start - before.start).total_seconds() == 24 * HOUR


async def test_the_event_of_a_match_ends_by_itself(court: Court, ben: Person, chloe: Person) -> None:
    await plan(court, ben, chloe)
    await court.passes(2 * HOUR - 14 * MINUTE)
    for one in (court.person("anna"), ben, chloe):
        await fine(one.click(court.hall.messages[-1], "I’m here"))
    await court.passes(15 * MINUTE)
    assert (await court.table()).state == "running"
    await court.bot.tables.ending.abort(1, None)
    await court.quiet()
    assert len(listed(court)) == 1
    assert [method for method, _ in made(court)] == ["GET", "POST", "GET"]


class TestRefusals:
    """A plan whose event Discord refuses is a plan all the same; its host is told once."""

    async def test_without_the_permission_the_host_is_told(self, court: Court, anna: Person, ben: Person) -> None:
        court.sandbox.set_bot_role(BOT_MAY)
        _, told = await plan(court, ben)
        assert told.endswith(SAY("event-none", why="permission"))
        assert SAY("refusal-events") in (await fine(anna.command(HALL, "status"))).text
        await court.restart_bot()
        await court.passes(1)
        assert made(court) == [("GET", 200), ("POST", 403)], "it is tried once"

    async def test_a_full_list_takes_no_more(self, court: Court, ben: Person) -> None:
        world = court.sandbox.world
        await plan(court)
        (event,) = listed(court)
        world.home.events = {number: replace(event, id=number, description="") for number in range(MOST_EVENTS)}
        told = (await fine(ben.command(HALL, "plan", when="in 3 hours"))).text
        assert told.endswith(SAY("event-none", why="full"))

    async def test_an_event_that_a_moderator_deleted_stays_away(self, court: Court, anna: Person, ben: Person) -> None:
        message, _ = await plan(court, ben)
        court.sandbox.world.home.events.clear()
        await silent(anna.click(message, "Not this time"))
        await court.quiet()
        assert listed(court) == []
        assert "**Ben** (host)" in message.content

    async def test_events_are_switched_on_by_a_bot_that_may_create_them(self, court: Court, anna: Person) -> None:
        court.sandbox.set_bot_role(BOT_MAY)
        panel = (await fine(anna.command(HALL, "settings"))).messages[0]
        refused = await fine(court.forge(anna, panel, "tm:set:events", ["on"]))
        assert refused.text == SAY("refusal-events")


class TestCrashes:
    """A bot that dies between two steps makes no event twice."""

    async def test_killed_between_making_and_noting(self, court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
        async def dies(table_id: int, event: PlanEvent) -> None:
            raise StoreError("the bot dies here")

        monkeypatch.setattr(court.bot.tables.plans, "note_event", dies)
        await plan(court)
        (event,) = listed(court)
        await court.restart_bot()
        await court.passes(1)
        assert listed(court) == [event]
        assert [method for method, _ in made(court)] == ["GET", "POST", "GET", "GET"]
        after = (await court.table()).plan
        assert after is not None
        assert after.event is not None
        assert after.event.id == event.id

    async def test_an_answer_that_is_lost_makes_no_second_event(self, court: Court) -> None:
        path = LIST.format(court.sandbox.world.home.id)
        court.sandbox.fail_next("POST", path, 502, done=True)
        await plan(court)
        await court.quiet()
        assert len(listed(court)) == 1
