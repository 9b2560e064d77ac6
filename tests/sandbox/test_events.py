"""Scheduled events: made, listed, changed and deleted as Discord does it, and refused as Discord refuses."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from discord import Permissions
from discord.http import Route

from bot.sandbox import Sandbox
from bot.sandbox.world.guilds import MOST_EVENTS
from tests.sandbox.court import Court, code_of

Json = dict[str, Any]


def wanted(sandbox: Sandbox, hours: float = 1) -> Json:
    begins = sandbox.world.now() + timedelta(hours=hours)
    return {
        "name": "Traitor",
        "description": "Come all",
        "entity_type": 3,
        "entity_metadata": {"location": "the hall"},
        "privacy_level": 2,
        "scheduled_start_time": begins.isoformat(),
        "scheduled_end_time": (begins + timedelta(hours=2)).isoformat(),
    }


@pytest.fixture(autouse=True)
def rights(sandbox: Sandbox) -> None:
    """Let the bot create events."""
    sandbox.set_bot_role(Permissions(create_events=True))


async def call(court: Court, sandbox: Sandbox, method: str, body: Json | None = None, event: object = None) -> Any:
    path = f"/guilds/{sandbox.world.home.id}/scheduled-events" + (f"/{event}" if event else "")
    return await court.http.request(Route(method, path), json=body)


async def refused(court: Court, sandbox: Sandbox, method: str, body: Json | None, event: object = None) -> int:
    return await code_of(call(court, sandbox, method, body, event))


async def test_an_event_from_its_making_to_its_end(court: Court, sandbox: Sandbox) -> None:
    made = await call(court, sandbox, "POST", wanted(sandbox))
    changed = await call(court, sandbox, "PATCH", {"name": "Verräter"}, made["id"])
    assert changed == {**made, "name": "Verräter"}
    guild = discord.utils.get(court.guilds, id=sandbox.world.home.id)
    assert guild is not None
    (seen,) = await guild.fetch_scheduled_events(with_counts=False)
    assert (seen.name, seen.location, seen.creator_id) == ("Verräter", "the hall", sandbox.world.bot.id)
    sandbox.world.pass_time(3700)
    (begun,) = await call(court, sandbox, "GET")
    assert begun["status"] == 2
    later = {"scheduled_start_time": wanted(sandbox)["scheduled_start_time"]}
    assert await refused(court, sandbox, "PATCH", later, made["id"])
    sandbox.world.pass_time(7200)
    assert await call(court, sandbox, "GET") == []
    assert await refused(court, sandbox, "PATCH", {"name": "Late"}, made["id"]) == 180000
    await call(court, sandbox, "DELETE", event=made["id"])
    assert await refused(court, sandbox, "DELETE", None, made["id"]) == 10070
    assert len(sandbox.problems) == 1, "to move what has begun is a mistake of the bot"
    sandbox.problems.clear()


@pytest.mark.parametrize(
    "wrong",
    [
        {"scheduled_end_time": None},
        {"entity_metadata": None},
        {"privacy_level": 1},
        {"name": ""},
        {"entity_metadata": {"location": "x" * 101}},
        {"description": "x" * 1001},
        {"scheduled_start_time": "2020-01-01T00:00:00+00:00"},
        {"scheduled_end_time": "2020-01-01T00:00:00+00:00"},
    ],
)
async def test_a_body_that_is_wrong(court: Court, sandbox: Sandbox, wrong: Json) -> None:
    assert await refused(court, sandbox, "POST", wanted(sandbox) | wrong) == 50035
    assert len(sandbox.problems) == 1
    sandbox.problems.clear()


async def test_permissions_and_the_most_events(court: Court, sandbox: Sandbox) -> None:
    made = await call(court, sandbox, "POST", wanted(sandbox))
    events = sandbox.world.home.events
    events[int(made["id"])].creator = sandbox.people["anna"]
    assert await refused(court, sandbox, "DELETE", None, made["id"]) == 50013, "it is somebody else's"
    sandbox.set_bot_role(Permissions(manage_events=True))
    await call(court, sandbox, "PATCH", {"name": "Managed"}, made["id"])
    assert await refused(court, sandbox, "POST", wanted(sandbox)) == 50013
    sandbox.set_bot_role(Permissions(create_events=True))
    (event,) = events.values()
    events |= dict.fromkeys(range(MOST_EVENTS - 1), event)
    assert await refused(court, sandbox, "POST", wanted(sandbox)) == 30038
