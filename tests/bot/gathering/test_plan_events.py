"""The scheduled event of a plan: it stands in the server's own list, if the server wishes it and the bot may."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from discord import Permissions

from bot import texts
from bot.sandbox import Message, Person
from bot.sandbox.world.guilds import BOT_MAY, MOST_EVENTS, ServerEvent
from bot.store import PlanEvent, StoreError
from tests.bot.bot_on_sandbox import HALL, Court, Wall, fine
from tests.sandbox.contract import violations

SAY = texts.speaker("en")
HOUR, MINUTE = 3600.0, 60.0


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
    told = await court.told(court.person("anna").command(HALL, "plan", when="in 2 hours", game="verraeter"))
    message = court.hall.messages[-1]
    for one in coming:
        await court.after(one.click(message, "I’m in"))
    return message, told.text


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
    await court.after(court.person("anna").click(message, "Not this time"))
    (same,) = listed(court)
    assert same is event
    assert event.description.startswith("Ben is planning"), "the host has handed on"
    await court.restart_bot()
    await court.passes(1)
    assert [method for method, _ in made(court)] == ["GET", "POST", "GET", "PATCH"], "a start makes no call"


async def test_a_moved_plan_has_another_event(court: Court, ben: Person) -> None:
    await plan(court, ben)
    await court.passes(2 * HOUR + 1)
    await fine(ben.click(court.hall.messages[-1], "I’m here"))
    await court.passes(11 * MINUTE)
    asked = next(one for one in reversed(court.hall.messages) if one.content.startswith("<@"))
    (before,) = listed(court)
    await court.told(ben.click(asked, "Same time tomorrow"))
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
    await court.close_table()
    assert len(listed(court)) == 1
    assert [method for method, _ in made(court)] == ["GET", "POST", "GET"]


async def test_without_the_permission_the_host_is_told_once(court: Court, anna: Person, ben: Person) -> None:
    """A plan whose event Discord refuses is a plan all the same."""
    court.sandbox.set_bot_role(BOT_MAY)
    _, told = await plan(court, ben)
    assert told.endswith(SAY("event-none", why="permission"))
    assert SAY("refusal-events") in (await fine(anna.command(HALL, "status"))).text
    await court.restart_bot()
    await court.passes(1)
    assert made(court) == [("GET", 200), ("POST", 403)], "it is tried once"
    await court.refuses(court.forge(anna, court.hall.messages[-1], "tm:set:events", ["on"]), "events")


async def test_a_full_list_takes_no_more(court: Court, ben: Person) -> None:
    await plan(court)
    (event,) = listed(court)
    court.sandbox.world.home.events = {one: replace(event, id=one, description="") for one in range(MOST_EVENTS)}
    told = (await fine(ben.command(HALL, "plan", when="in 3 hours"))).text
    assert told.endswith(SAY("event-none", why="full"))


async def test_an_event_that_a_moderator_deleted_stays_away(court: Court, anna: Person, ben: Person) -> None:
    message, _ = await plan(court, ben)
    court.sandbox.world.home.events.clear()
    await court.after(anna.click(message, "Not this time"))
    assert listed(court) == []
    assert "**Ben** (host)" in message.content
    await court.after(ben.click(message, "Not this time"))
    assert ((await court.table()).state, message.buttons) == ("aborted", [])


async def test_a_death_before_noting_doubles_no_event(
    court: Court, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(table_id: int, event: PlanEvent) -> None:
        raise StoreError("the bot dies here")

    monkeypatch.setattr(court.bot.tables.plans, "note_event", dies)
    message, _ = await plan(court)
    (event,) = listed(court)
    await court.restart_bot()
    await court.passes(1)
    assert listed(court) == [event]
    assert [method for method, _ in made(court)] == ["GET", "POST", "GET", "GET"]
    (sure,) = (await fine(anna.click(message, "Cancel"))).messages
    await court.told(anna.click(sure, "Cancel"))
    assert listed(court) == [], "it is known, and goes with its plan"


async def test_an_answer_that_is_lost_makes_no_second_event(court: Court) -> None:
    court.sandbox.fail_next("POST", f"/guilds/{court.sandbox.world.home.id}/scheduled-events", 502, done=True)
    await plan(court)
    await court.quiet()
    assert len(listed(court)) == 1
