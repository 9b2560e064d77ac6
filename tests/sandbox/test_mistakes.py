"""Mistakes in messages, modals and commands, each told with its field; one bot makes all of them."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord.http import Route

from bot.sandbox import Person, Sandbox, redirect
from tests.sandbox.conftest import running
from tests.sandbox.contract import event_violations, violations
from tests.sandbox.court import Court
from tests.sandbox.test_refusals import refused
from tests.sandbox.test_registration import command

Json = dict[str, Any]
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def everywhere() -> AsyncIterator[tuple[Court, Sandbox]]:
    """A bot and its sandbox, for all tests here."""
    async with Sandbox(record_bodies=True) as sandbox:
        redirect(sandbox.address)
        async with running(Court(), sandbox) as court:
            yield court, sandbox
    assert violations(sandbox.requests) == []
    assert event_violations(sandbox.events) == []


@pytest.fixture
def court(everywhere: tuple[Court, Sandbox]) -> Court:
    return everywhere[0]


@pytest.fixture
def sandbox(everywhere: tuple[Court, Sandbox]) -> Sandbox:
    """The sandbox, which knows of no mistake by now."""
    everywhere[1].problems.clear()
    return everywhere[1]


def button(custom_id: str | None = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | more


def entry(value: str = "a", **more: Any) -> Json:
    return {"label": "Choose", "value": value} | more


def menu(**more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [entry()]} | more


def rows(*parts: Json) -> Json:
    return {"content": "x", "components": [{"type": 1, "components": [part]} for part in parts]}


def one_row(*parts: Json) -> Json:
    return {"content": "x", "components": [{"type": 1, "components": list(parts)}]}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"content": "x" * 2001}, "content: Must be 2000 or fewer"),
        ({"content": "x", "embeds": [{"title": "x"}]}, "embeds: Must be"),
        ({"content": "x", "colour": 1}, "colour: The sandbox does not know"),
        ({"content": "x", "flags": 1 << 15}, "flags: The sandbox refuses"),
        ({"content": "x", "flags": 1 << 6}, "flags: The sandbox refuses"),
        ({"content": "x", "components": [{"type": 17, "components": []}]}, "components.0.type: Invalid value 17"),
        ({"content": "x", "components": [{"type": 10, "content": "x"}]}, "components.0.type: Invalid value 10"),
        (rows(*(button(str(n)) for n in range(6))), "components: Must be"),
        (one_row(*(button(str(n)) for n in range(6))), "components.0.components: Must be"),
        (one_row(), "components.0.components: Must be"),
        (one_row(menu(), button()), "components.0.components: A select menu needs a row"),
        (rows(button("a"), button("a")), "components.1.components.0.custom_id: Component custom id cannot be dupl"),
        (rows(button("a" * 101)), "components.0.components.0.custom_id: Must be 100 or fewer"),
        (rows(button(label="a" * 81)), "components.0.components.0.label: Must be 80 or fewer"),
        (rows(button(label="")), "components.0.components.0.label: A button needs"),
        (rows(button(custom_id=None)), "components.0.components.0.custom_id: A custom id is required"),
        (rows(button(url="https://example.org")), "components.0.components.0.url: A custom id and url"),
        (rows(button(style=5)), "components.0.components.0.custom_id: A custom id and url"),
        (
            rows(button(style=5, custom_id=None, url="attachment://board.png")),
            "components.0.components.0.url: Scheme must be",
        ),
        (rows(button(style=9)), "components.0.components.0.style: Invalid enum value 9"),
        (rows({"type": 2, "label": "x"}), "components.0.components.0.style: This field is required"),
        (rows({"type": 4, "custom_id": "x", "style": 1}), "components.0.components.0.type: Invalid value 4"),
        (rows(menu(options=[entry(str(n)) for n in range(26)])), "components.0.components.0.options: Must be"),
        (rows(menu(options=[])), "components.0.components.0.options: Must be"),
        (rows(menu(options=[entry("a"), entry("a")])), "components.0.components.0.options: The specified option"),
        (rows(menu(options=[entry(label="x" * 101)])), "options.0.label: Must be 100 or fewer"),
        (rows(menu(options=[entry(value="x" * 101)])), "options.0.value: Must be 100 or fewer"),
        (rows(menu(options=[entry(description="x" * 101)])), "options.0.description: Must be 100 or fewer"),
        (rows(menu(placeholder="x" * 151)), "components.0.components.0.placeholder: Must be 150 or fewer"),
        (rows(menu(max_values=2)), "components.0.components.0.max_values: max_values 2 is over 1 options"),
        (rows(menu(min_values=2)), "components.0.components.0.min_values: min_values 2 is over max_values 1"),
        (rows(menu(max_values=26)), "components.0.components.0.max_values: int value should be less"),
        (
            rows(menu(options=[entry("a", default=True), entry("b", default=True)])),
            "components.0.components.0.options: More options are selected",
        ),
        ({"content": "x", "attachments": [{"id": "0"}]}, "attachments.0.id: No file or attachment"),
        (
            {"content": "x", "attachments": [{"id": "0", "description": "x" * 1025}]},
            "attachments.0.description: Must be 1024 or fewer",
        ),
        (rows(button(emoji={"name": "dice"})), "components.0.components.0.emoji: Invalid emoji"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            'allowed_mentions: parse:["users"] and users: [ids...] are mutually exclusive',
        ),
        ({"content": "x", "tts": True}, "tts: Invalid"),
        ({"content": 5}, "content: Expected `str | null`"),
    ],
)
async def test_a_message_with_a_mistake(court: Court, sandbox: Sandbox, body: Json, field: str) -> None:
    refusal = await refused(court, "POST", f"/channels/{sandbox.channel('the-hall').id}/messages", body)
    assert (refusal.status, refusal.code) == (400, 50035)
    assert field in refusal.text
    assert sandbox.channel("the-hall").messages == []
    assert len(sandbox.problems) == 1


@pytest.mark.parametrize("body", [{"content": ""}, {"content": "  "}, {}, {"content": None, "components": []}])
async def test_an_empty_message(court: Court, sandbox: Sandbox, body: Json) -> None:
    refusal = await refused(court, "POST", f"/channels/{sandbox.channel('the-hall').id}/messages", body)
    assert (refusal.status, refusal.code) == (400, 50006)


@pytest.mark.parametrize(
    "body",
    [
        {"custom_id": "x", "title": "x" * 46, "components": [{"type": 1, "components": []}]},
        {"custom_id": "x", "title": "x", "components": []},
        {
            "custom_id": "x",
            "title": "x",
            "components": [
                {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "same", "style": 1}},
                {"type": 18, "label": "y", "component": {"type": 4, "custom_id": "same", "style": 1}},
            ],
        },
        {"custom_id": "x", "title": "x", "components": [{"type": 1, "components": [button()]}]},
    ],
)
async def test_a_modal_with_a_mistake(court: Court, sandbox: Sandbox, anna: Person, body: Json) -> None:
    @court.act
    async def form(interaction: discord.Interaction[Any]) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        refusal = await refused(court, "POST", path, {"type": 9, "data": body})
        await interaction.response.send_message(str(refusal.code))

    assert (await anna.command("the-hall", "act", name="form")).text == "50035"


def option(**more: Any) -> Json:
    return {"name": "game", "description": "Which game", "type": 3} | more


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        ([command(name="Join")], "0.name: Command name is invalid"),
        ([command(name="join us")], "0.name: Command name is invalid"),
        ([command(name="x" * 33)], "0.name: Must be 32 or fewer"),
        ([command(description="")], "0.description: This field is required"),
        ([command(description="x" * 101)], "0.description: Must be 100 or fewer"),
        ([command(), command()], "1.name: Application command names must be unique"),
        ([command(name_localizations={"xx": "mee"})], "0.name_localizations.xx: Unknown locale"),
        ([command(name_localizations={"nl": "Mee Doen"})], "0.name_localizations.nl: Command name is invalid"),
        ([command(description_localizations={"nl": "x" * 101})], "Must be 100 or fewer"),
        ([command(colour=1)], "0.colour: The sandbox does not know this field"),
        ([command(options=[option()] * 2)], "0.options.1.name: Option name already exists"),
        ([command(options=[option(name=str(n)) for n in range(26)])], "0.options: Must be <= 25"),
        (
            [command(options=[option(), option(name="preset", required=True)])],
            "0.options.1: Required options must be placed before non-required options",
        ),
        (
            [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
            "0.options.0.choices: Must be <= 25",
        ),
        (
            [command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
            "0.options.0.autocomplete: Not possible",
        ),
        ([command(options=[option(type=5, autocomplete=True)])], "0.options.0.autocomplete: Not possible"),
        ([command(options=[option(type=1), option(name="to")])], "0.options.1.type: Sub-command and sub-command group"),
        (
            [command(options=[option(type=1, options=[option(type=1)])])],
            "0.options.0.options.0.type: Sub-command and sub-command group",
        ),
        (
            [command(options=[option(type=2, options=[option(type=2)])])],
            "0.options.0.options.0.type: Sub-command and sub-command group",
        ),
        (
            [command(options=[option(type=1, options=[option()] * 2)])],
            "0.options.0.options.1.name: Option name already",
        ),
        (
            [{"name": "Look", "type": 2, "description": "At somebody"}],
            "0.description: Context menus have no description",
        ),
        ([{"name": "Look", "type": 3, "options": [option()]}], "0.options: Context menus have no options"),
        ([{"name": "Look", "type": 2, "name_localizations": {"xx": "Look"}}], "Unknown locale xx"),
        ([{"name": "Look", "type": 2, "name_localizations": {"de": "x" * 33}}], "Must be between 1 and 32"),
        ([command(options=[option(type=12)])], "0.options.0.type: int value should be less"),
        (
            [
                command(
                    options=[
                        option(name=str(n), choices=[{"name": "x" * 90 + str(k), "value": str(k)} for k in range(25)])
                        for n in range(4)
                    ]
                )
            ],
            "Command exceeds maximum size",
        ),
    ],
)
async def test_a_registration_with_a_mistake(court: Court, sandbox: Sandbox, commands: list[Json], said: str) -> None:
    before = list(sandbox.world.commands)
    with pytest.raises(discord.HTTPException) as refused:
        await court.http.request(Route("PUT", "/applications/{id}/commands", id=sandbox.world.bot.id), json=commands)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert said in refused.value.text
    assert sandbox.world.commands == before


async def test_more_than_100_commands(court: Court, sandbox: Sandbox) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await court.http.request(
            Route("PUT", "/applications/{id}/commands", id=sandbox.world.bot.id),
            json=[command(name=f"c{n}") for n in range(101)],
        )
    assert refused.value.code == 30032
