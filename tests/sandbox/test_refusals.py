"""Refusals of Discord, which are refusals of the sandbox: status, code, field."""

import io
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox import Person, Sandbox
from tests.sandbox.court import Court, hall

Json = dict[str, Any]


async def refused(court: Court, method: str, path: str, body: Any) -> discord.HTTPException:
    """Send a request by discord.py's own HTTP client; return the refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await court.http.request(Route(method, path), json=body)
    return caught.value


async def test_unknown_things_are_not_found(court: Court, sandbox: Sandbox) -> None:
    hall = sandbox.channel("the-hall").id
    for path, code in (
        ("/channels/1", 10003),
        (f"/channels/{hall}/messages/1", 10008),
        ("/guilds/1", 10004),
        (f"/guilds/{sandbox.world.home.id}/members/1", 10013),
        ("/users/1", 10013),
    ):
        refusal = await refused(court, "GET", path, None)
        assert (refusal.status, refusal.code) == (404, code)
    assert sandbox.problems == []


@pytest.mark.parametrize("digits", [20, 5000])
async def test_an_endless_id(court: Court, sandbox: Sandbox, digits: int) -> None:
    endless = "9" * digits
    hall = f"/channels/{sandbox.channel('the-hall').id}"
    for method, path, body, field in (
        ("GET", f"/channels/{endless}", None, "channel_id"),
        ("GET", f"{hall}/messages/{endless}", None, "message_id"),
        ("GET", f"/guilds/{endless}", None, "guild_id"),
        ("GET", f"/users/{endless}", None, "user_id"),
        ("POST", f"/interactions/{endless}/token/callback", {"type": 6}, "interaction_id"),
        ("POST", "/users/@me/channels", {"recipient_id": endless}, "recipient_id"),
        ("POST", f"{hall}/messages", {"content": "x", "allowed_mentions": {"users": [endless]}}, "allowed_mentions"),
    ):
        refusal = await refused(court, method, path, body)
        assert (refusal.status, refusal.code) == (400, 50035)
        assert field in refusal.text
        assert "is not snowflake" in refusal.text


async def test_others_messages_can_neither_be_edited_nor_deleted(court: Court, sandbox: Sandbox, anna: Person) -> None:
    here = f"/channels/{sandbox.channel('the-hall').id}/messages/{anna.say('the-hall', 'Mine').id}"
    assert (await refused(court, "PATCH", here, {"content": "x"})).code == 50005
    assert (await refused(court, "DELETE", here, None)).code == 50013
    dm = await (await court.fetch_user(anna.id)).create_dm()
    in_dm = f"/channels/{dm.id}/messages/{anna.say('dm', 'Mine').id}"
    assert (await refused(court, "DELETE", in_dm, None)).code == 50003


async def test_an_ephemeral_message_is_out_of_reach_of_channels(court: Court, sandbox: Sandbox, anna: Person) -> None:
    reply = await anna.command("the-hall", "act", name="hello")
    here = f"/channels/{sandbox.channel('the-hall').id}/messages/{reply.messages[0].id}"
    assert (await refused(court, "PATCH", here, {"content": "x"})).code == 10008


async def test_a_route_that_the_sandbox_does_not_know_is_loud(court: Court, sandbox: Sandbox) -> None:
    refusal = await refused(court, "POST", f"/guilds/{sandbox.world.home.id}/bans", {})
    assert refusal.status == 404
    assert "POST" in sandbox.problems[0]
    assert "/bans" in sandbox.problems[0]


async def test_a_problem_never_shows_a_token(court: Court, sandbox: Sandbox, anna: Person) -> None:
    tokens: list[str] = []

    @court.act
    async def wrong(interaction: discord.Interaction[Any]) -> None:
        tokens.append(interaction.token)
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        assert (await refused(court, "POST", path, {"type": 4, "data": {"content": ""}})).code == 50006
        await interaction.response.defer()

    await anna.command("the-hall", "act", name="wrong")
    assert len(sandbox.problems) == 1
    assert tokens[0] not in sandbox.problems[0]
    assert sandbox.token not in sandbox.problems[0]


@pytest.mark.parametrize(
    ("answer", "field"),
    [
        ({"type": 8, "data": {"choices": [{"name": "x", "value": str(n)} for n in range(26)]}}, "choices"),
        ({"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}}, "name"),
        ({"type": 4, "data": {"content": "x"}}, "type"),
        ({"type": 12}, "type"),
    ],
)
async def test_autocompletion_takes_up_to_25_choices_and_nothing_else(
    court: Court, sandbox: Sandbox, anna: Person, answer: Json, field: str
) -> None:
    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[Any]:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        refusal = await refused(court, "POST", path, answer)
        return [discord.app_commands.Choice(name=refusal.text[-90:], value=str(refusal.code))]

    command = court.tree.get_command("name")
    assert isinstance(command, discord.app_commands.Command)
    command.autocomplete("role")(complete)
    ((said, code),) = await anna.autocomplete("the-hall", "name", focused="role")
    assert code == "50035"
    assert field in said


async def test_an_edit_without_a_message_is_refused(court: Court, anna: Person) -> None:
    """A slash command has no message to update."""

    @court.act
    async def update(interaction: discord.Interaction[Any]) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        refusal = await refused(court, "POST", path, {"type": 7, "data": {"content": "x"}})
        await interaction.response.send_message(str(refusal.code))

    assert (await anna.command("the-hall", "act", name="update")).text == "50035"


async def test_too_large_files(court: Court, sandbox: Sandbox) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await hall(court, sandbox).send(file=discord.File(io.BytesIO(bytes(11 * 1024 * 1024)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_a_request_without_the_token(court: Court, sandbox: Sandbox) -> None:
    court.http.token = None
    assert (await refused(court, "GET", "/users/@me", None)).status == 401
