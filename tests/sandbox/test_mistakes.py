"""Mistakes in messages, modals and commands, each told with its field; one bot makes all of them."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio

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


FIRST = "components.0.components.0."
PARTS = [
    (button("a" * 101), "custom_id: Must be 100 or fewer"),
    (button(label="a" * 81), "label: Must be 80 or fewer"),
    (button(label=""), "label: A button needs"),
    (button(custom_id=None), "custom_id: A custom id is required"),
    (button(url="https://example.org"), "url: A custom id and url"),
    (button(style=5), "custom_id: A custom id and url"),
    (button(style=5, custom_id=None, url="attachment://board.png"), "url: Scheme must be"),
    (button(style=9), "style: Invalid enum value 9"),
    (button(emoji={"name": "dice"}), "emoji: Invalid emoji"),
    ({"type": 2, "label": "x"}, "style: This field is required"),
    ({"type": 4, "custom_id": "x", "style": 1}, "type: Invalid value 4"),
    (menu(options=[entry(str(n)) for n in range(26)]), "options: Must be"),
    (menu(options=[]), "options: Must be"),
    (menu(options=[entry("a"), entry("a")]), "options: The specified option"),
    (menu(options=[entry(label="x" * 101)]), "options.0.label: Must be 100 or fewer"),
    (menu(options=[entry(value="x" * 101)]), "options.0.value: Must be 100 or fewer"),
    (menu(options=[entry(description="x" * 101)]), "options.0.description: Must be 100 or fewer"),
    (menu(options=[entry(one, default=True) for one in "ab"]), "options: More options are selected"),
    (menu(placeholder="x" * 151), "placeholder: Must be 150 or fewer"),
    (menu(max_values=2), "max_values: max_values 2 is over 1 options"),
    (menu(min_values=2), "min_values: min_values 2 is over max_values 1"),
    (menu(max_values=26), "max_values: int value should be less"),
]
"""Single parts of a message, and their mistakes."""


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
        *((rows(part), FIRST + fault) for part, fault in PARTS),
        ({"content": "x", "attachments": [{"id": "0"}]}, "attachments.0.id: No file or attachment"),
        (
            {"content": "x", "attachments": [{"id": "0", "description": "x" * 1025}]},
            "attachments.0.description: Must be 1024 or fewer",
        ),
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


FIELD = {"type": 4, "custom_id": "same", "style": 1}


@pytest.mark.parametrize(
    "body",
    [
        {"title": "x" * 46, "components": [{"type": 1, "components": []}]},
        {"components": []},
        {"components": [{"type": 18, "label": one, "component": FIELD} for one in "xy"]},
        {"components": [{"type": 1, "components": [button()]}]},
    ],
)
async def test_a_modal_with_a_mistake(court: Court, sandbox: Sandbox, anna: Person, body: Json) -> None:
    @court.act
    async def form(interaction: discord.Interaction[Any]) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        refusal = await refused(court, "POST", path, {"type": 9, "data": {"custom_id": "x", "title": "x"} | body})
        await interaction.response.send_message(str(refusal.code))

    assert (await anna.command("the-hall", "act", name="form")).text == "50035"


def option(**more: Any) -> Json:
    return {"name": "game", "description": "Which game", "type": 3} | more


NUMBERS = [{"name": str(number), "value": str(number)} for number in range(26)]
LONG = [{"name": "x" * 90 + str(number), "value": str(number)} for number in range(25)]
COMMANDS = [
    (command(name="Join"), "0.name: Command name is invalid"),
    (command(name="join us"), "0.name: Command name is invalid"),
    (command(name="x" * 33), "0.name: Must be 32 or fewer"),
    (command(description=""), "0.description: This field is required"),
    (command(description="x" * 101), "0.description: Must be 100 or fewer"),
    (command(name_localizations={"xx": "mee"}), "0.name_localizations.xx: Unknown locale"),
    (command(name_localizations={"nl": "Mee Doen"}), "0.name_localizations.nl: Command name is invalid"),
    (command(description_localizations={"nl": "x" * 101}), "Must be 100 or fewer"),
    (command(colour=1), "0.colour: The sandbox does not know this field"),
    ({"name": "Look", "type": 2, "description": "At somebody"}, "0.description: Context menus have no description"),
    ({"name": "Look", "type": 3, "options": [option()]}, "0.options: Context menus have no options"),
    ({"name": "Look", "type": 2, "name_localizations": {"xx": "Look"}}, "Unknown locale xx"),
    ({"name": "Look", "type": 2, "name_localizations": {"de": "x" * 33}}, "Must be between 1 and 32"),
]
"""Commands, and their mistakes."""
OPTIONS = [
    ([option()] * 2, "0.options.1.name: Option name already exists"),
    ([option(name=str(number)) for number in range(26)], "0.options: Must be <= 25"),
    ([option(), option(name="preset", required=True)], "0.options.1: Required options must be placed before non-req"),
    ([option(choices=NUMBERS)], "0.options.0.choices: Must be <= 25"),
    ([option(autocomplete=True, choices=NUMBERS[:1])], "0.options.0.autocomplete: Not possible"),
    ([option(type=5, autocomplete=True)], "0.options.0.autocomplete: Not possible"),
    ([option(type=1), option(name="to")], "0.options.1.type: Sub-command and sub-command group"),
    ([option(type=1, options=[option(type=1)])], "0.options.0.options.0.type: Sub-command and sub-command group"),
    ([option(type=2, options=[option(type=2)])], "0.options.0.options.0.type: Sub-command and sub-command group"),
    ([option(type=1, options=[option()] * 2)], "0.options.0.options.1.name: Option name already"),
    ([option(type=12)], "0.options.0.type: int value should be less"),
    ([option(name=str(number), choices=LONG) for number in range(4)], "Command exceeds maximum size"),
]
"""Options of a command, and their mistakes."""


async def registration(court: Court, sandbox: Sandbox, *commands: Json) -> discord.HTTPException:
    return await refused(court, "PUT", f"/applications/{sandbox.world.bot.id}/commands", [*commands])


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        ([command(), command()], "1.name: Application command names must be unique"),
        *(([one], said) for one, said in COMMANDS),
        *(([command(options=options)], said) for options, said in OPTIONS),
    ],
)
async def test_a_registration_with_a_mistake(court: Court, sandbox: Sandbox, commands: list[Json], said: str) -> None:
    before = list(sandbox.world.commands)
    refusal = await registration(court, sandbox, *commands)
    assert (refusal.status, refusal.code) == (400, 50035)
    assert said in refusal.text
    assert sandbox.world.commands == before


async def test_more_than_100_commands(court: Court, sandbox: Sandbox) -> None:
    assert (await registration(court, sandbox, *(command(name=f"c{number}") for number in range(101)))).code == 30032
