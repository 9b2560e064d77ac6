"""Installation contexts, interaction contexts, and the limits of an app where only a person has installed it.

Each test begins with its rule, after Discord's documentation.
"""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sandbox import NotPossible, Person, Sandbox
from tests.sandbox.conftest import running
from tests.sandbox.court import Court, button, code_of, view

Interaction = discord.Interaction[Any]


@pytest.fixture
async def court(sandbox: Sandbox) -> AsyncIterator[Court]:
    """A bot with a command for everywhere and both kinds of installation, beside one for servers alone."""
    court = Court()
    everywhere = app_commands.Command[Any, ..., Any](name="away", description="Do it anywhere", callback=court._command)
    everywhere.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
    everywhere.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
    court.tree.add_command(everywhere)

    @court.act
    async def speak(interaction: Interaction) -> None:
        await interaction.response.send_message("spoken", view=view(button("speak")))

    async with running(court, sandbox):
        sandbox.add_foreign_guild("Far Away", "far-hall")
        yield court


def last(sandbox: Sandbox) -> dict[str, Any]:
    """Return the last interaction as the bot got it."""
    return next(data for event, data in reversed(sandbox.events) if event == "INTERACTION_CREATE")


def private(sandbox: Sandbox, *people: Person) -> str:
    """Open direct messages between people, and return their name."""
    return sandbox.add_people_channel("friends", *people).name


async def test_a_command_is_offered_where_allowed(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    """Integration types say by which installations a command is available, contexts where it can be used."""
    friends, anna.installed = private(sandbox, anna, ben), True
    for place in ("the-hall", "far-hall", "dm", friends):
        assert (await anna.command(place, "away", name="speak")).text == "spoken"
    for place in ("far-hall", friends):
        with pytest.raises(NotPossible, match="no command /act here"):
            await anna.command(place, "act", name="speak")
        with pytest.raises(NotPossible, match="no command /away here"):
            await ben.command(place, "away", name="speak")
    sandbox.remove_member(anna)
    assert (await anna.command("dm", "away", name="speak")).text == "spoken"
    with pytest.raises(NotPossible, match="no command /act here"):
        await anna.command("dm", "act", name="speak")


@pytest.mark.parametrize(
    ("place", "context", "owners"),
    [
        ("the-hall", 0, {"0": "guild", "1": "anna"}),
        ("far-hall", 0, {"1": "anna"}),
        ("dm", 1, {"0": "0", "1": "anna"}),
        ("friends", 2, {"1": "anna"}),
        ("group", 2, {"1": "anna"}),
    ],
)
async def test_an_interaction_tells_its_context_and_by_whose_installation_it_comes(
    court: Court, sandbox: Sandbox, anna: Person, ben: Person, place: str, context: int, owners: dict[str, str]
) -> None:
    """GUILD_INSTALL: the id of the server, or "0" in a DM with the bot; USER_INSTALL: the id of the user."""
    private(sandbox, anna, ben)
    sandbox.add_people_channel("group", anna, ben, sandbox.people["emma"])
    anna.installed = True
    await anna.command(place, "away", name="speak")
    told, ids = last(sandbox), {"guild": str(sandbox.world.home.id), "anna": str(anna.id), "0": "0"}
    assert told["context"] == context
    assert told["authorizing_integration_owners"] == {key: ids[one] for key, one in owners.items()}
    assert told["channel"]["type"] == {"dm": 1, "friends": 1, "group": 3}.get(place, 0)
    assert told["attachment_size_limit"] == 10 * 1024 * 1024


async def test_permissions_of_an_app_that_is_absent(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    """ATTACH_FILES, EMBED_LINKS and MENTION_EVERYONE; in DMs with the bot also USE_EXTERNAL_EMOJIS."""
    friends, anna.installed = private(sandbox, anna, ben), True
    least = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)
    most = least | discord.Permissions(external_emojis=True)
    for place, allowed in (("far-hall", least), (friends, least), ("dm", most)):
        await anna.command(place, "away", name="speak")
        assert last(sandbox)["app_permissions"] == str(allowed.value)


async def test_a_press_comes_by_the_installation_of_whoever_asked_for_the_message(
    court: Court, sandbox: Sandbox, anna: Person, ben: Person
) -> None:
    anna.installed = True
    asked = await anna.command("far-hall", "away", name="speak")
    await ben.click(asked.messages[0], "speak")
    assert last(sandbox)["member"]["user"]["username"] == "ben"
    assert last(sandbox)["authorizing_integration_owners"] == {"1": str(anna.id)}


@pytest.mark.parametrize(("place", "most"), [("the-hall", 7), ("dm", 7), ("far-hall", 5)])
async def test_five_follow_ups_of_a_guest(court: Court, sandbox: Sandbox, anna: Person, place: str, most: int) -> None:
    """An app that only the user has installed is limited to 5 follow-up messages an interaction."""

    @court.act
    async def chatter(interaction: Interaction) -> None:
        await interaction.response.send_message("first", ephemeral=True)
        codes.extend([await code_of(interaction.followup.send(str(number))) for number in range(7)])

    codes: list[int] = []
    anna.installed = True
    await anna.command(place, "away", name="chatter")
    await sandbox.until(lambda: len(codes) == 7)
    assert codes == [0] * most + [40094] * (7 - most)


async def test_a_channel_without_the_bot_is_closed(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    """403 50001, Missing Access. Its answers go through the interaction alone, and no event tells of them."""
    friends, anna.installed = private(sandbox, anna, ben), True
    for place in ("far-hall", friends):
        number = anna.channel(place).id
        asked = await anna.command(place, "away", name="speak")
        await anna.command("the-hall", "act", name="hello")
        assert "MESSAGE_CREATE" not in court.events
        http = court.http
        assert await code_of(http.get_channel(number)) == 50001
        assert await code_of(http.get_message(number, asked.messages[0].id)) == 50001
        assert await code_of(http.delete_message(number, asked.messages[0].id)) == 50001
        there = court.get_partial_messageable(number)
        assert await code_of(there.send("by its own hand")) == 50001
