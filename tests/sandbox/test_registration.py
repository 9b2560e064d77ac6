import copy
import json
import re
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox import Person, Sandbox
from tests.sandbox.contract import event_violations, strict, violations
from tests.sandbox.court import Court, code_of
from tests.sandbox.event_shapes import EVENTS

Json = dict[str, Any]


def a_body(name: str) -> Json:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


CALLBACK = strict(
    {
        "paths": {
            "/interactions/{interaction_id}/{interaction_token}/callback": {
                "post": {"requestBody": a_body("CallbackRequest"), "responses": {"200": a_body("CallbackResponse")}}
            }
        },
        "components": {
            "schemas": {
                "CallbackRequest": {"required": ["type"], "properties": {"type": {"type": "integer"}, "data": {}}},
                "CallbackResponse": {"properties": {"interaction": {"required": ["id", "type"]}}},
            }
        },
    }
)
"""The part of Discord's description that the tests of the checks themselves need."""


def command(**more: Any) -> Json:
    return {"name": "join", "description": "Take a seat", "type": 1} | more


async def test_one_command_is_added_or_replaced(court: Court, sandbox: Sandbox) -> None:
    for description in ("Old", "New"):
        await court.http.request(
            Route("POST", "/applications/{id}/commands", id=sandbox.world.bot.id),
            json=command(name="extra", description=description),
        )
    (extra,) = [one for one in await court.tree.fetch_commands() if one.name == "extra"]
    assert extra.description == "New"


@pytest.mark.parametrize("kind", [2, 3])
async def test_an_application_has_fifteen_menus_of_each_type(court: Court, sandbox: Sandbox, kind: int) -> None:
    menus = [{"name": f"Menu {number}", "type": kind} for number in range(16)]
    route = Route("PUT", "/applications/{id}/commands", id=sandbox.world.bot.id)
    assert await code_of(court.http.request(route, json=menus)) == 30032
    await court.http.request(route, json=menus[1:])


async def test_localizations_are_listed_only_when_asked_for(court: Court, sandbox: Sandbox) -> None:
    path = "/applications/{id}/commands"
    localized = command(name_localizations={"de": "mitspielen"})
    await court.http.request(Route("PUT", path, id=sandbox.world.bot.id), json=[localized])
    (plain,) = await court.http.request(Route("GET", path, id=sandbox.world.bot.id))
    (whole,) = await court.http.request(Route("GET", path + "?with_localizations=true", id=sandbox.world.bot.id))
    assert "name_localizations" not in plain
    assert whole["name_localizations"] == {"de": "mitspielen"}


async def test_one_command_is_fetched_and_deleted(court: Court, sandbox: Sandbox) -> None:
    (found,) = [one for one in await court.tree.fetch_commands() if one.name == "act"]
    assert (await court.tree.fetch_command(found.id)).name == "act"
    await found.delete()
    assert "act" not in [one.name for one in await court.tree.fetch_commands()]
    with pytest.raises(discord.NotFound) as gone:
        await found.delete()
    assert gone.value.code == 10063


async def test_the_application_is_told_at_both_addresses(court: Court, sandbox: Sandbox) -> None:
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await court.http.request(Route("GET", path)))["name"] == "Turncoat"


async def test_the_contract_is_really_checked(court: Court, sandbox: Sandbox, anna: Person) -> None:
    await anna.command("the-hall", "act", name="hello")
    assert violations(sandbox.requests) == []
    last = sandbox.requests[-1]
    assert last.is_interaction_answer
    assert violations([last], CALLBACK) == []
    last.body["surprise"] = 1
    number = last.answer["interaction"].pop("id")
    assert len(violations([last], CALLBACK)) == 2
    last.body.pop("surprise")
    last.answer["interaction"]["id"] = number


async def test_events_are_really_checked(court: Court, sandbox: Sandbox) -> None:
    names = re.findall(r"schemas/(\w+)", json.dumps(EVENTS))
    ours = strict({"paths": {}, "components": {"schemas": {name: {} for name in names}}})
    events = dict(copy.deepcopy(sandbox.events))
    for event, needed in {"READY": "session_id", "GUILD_CREATE": "members", "INTERACTION_CREATE": "token"}.items():
        assert event_violations([(event, events[event])], ours) == []
        del events[event][needed]
        assert event_violations([(event, events[event])], ours) == [f'{event}: : "{needed}" is a required property']
    assert event_violations([("PARTY", {})], ours) == ["PARTY: no such event"]
