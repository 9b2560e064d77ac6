"""Calls that Discord refuses: a real client asks a real sandbox, and the handlers say which refusals do no harm."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.delivery import calls
from bot.delivery.troubles import AN_HOUR, CHANNEL_GONE, TOO_OLD, edited_too_often, trouble
from bot.sandbox import Sandbox, redirect
from bot.store import Posted
from tests.delivery.delivered_table import response

NOWHERE = 4_000_000_000_000_000_000
"""No channel, message or thread has this id."""
FORBIDDEN, PERMISSIONS = 403, 50013


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as found:
        redirect(found.address)
        yield found


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[discord.Client]:
    async with discord.Client(intents=discord.Intents(guilds=True)) as found:
        await found.login(sandbox.token)
        yield found


async def test_a_message_that_is_gone_needs_no_deleting(client: discord.Client, sandbox: Sandbox) -> None:
    hall = sandbox.channel("the-hall").id
    await calls.delete(client, hall, NOWHERE)
    assert [(one.method, one.status) for one in sandbox.requests][-1] == ("DELETE", 404)


@pytest.mark.parametrize(("status", "code"), [(FORBIDDEN, PERMISSIONS), (404, 10003), (404, 0)])
async def test_a_message_may_still_be_up(client: discord.Client, sandbox: Sandbox, status: int, code: int) -> None:
    sandbox.fail("DELETE", "/channels/*", status, code=code)
    with pytest.raises(discord.HTTPException):
        await calls.delete(client, sandbox.channel("the-hall").id, NOWHERE)


async def test_a_thread_that_is_gone_or_locked_needs_no_archiving(client: discord.Client, sandbox: Sandbox) -> None:
    await calls.archive(client, NOWHERE)
    locked = sandbox.fail("PATCH", "/channels/*", FORBIDDEN, code=PERMISSIONS)
    await calls.archive(client, sandbox.channel("the-hall").id, "another name")
    assert [one.status for one in sandbox.requests][-2:] == [404, FORBIDDEN]
    locked.lift()
    sandbox.fail("PATCH", "/channels/*", 400, code=50035)
    with pytest.raises(discord.HTTPException):
        await calls.archive(client, sandbox.channel("the-hall").id)


@pytest.mark.parametrize("member_status", [0, 403, 404], ids=["known", "refused", "unknown"])
async def test_access_lacks_if_no_timeout_is_told(client: discord.Client, sandbox: Sandbox, member_status: int) -> None:
    if member_status:
        sandbox.fail("GET", "/guilds/*/members/*", member_status)
    error = discord.Forbidden(response(FORBIDDEN), {"code": PERMISSIONS, "message": "Missing Permissions"})
    assert await trouble(client, sandbox.world.home.id, NOWHERE, error) == "no-access"
    assert sandbox.requests[-1].status == (member_status or 200)


async def test_before_the_bot_has_logged_in_it_is_taken_for_timed_out_nowhere() -> None:
    error = discord.Forbidden(response(FORBIDDEN), {"code": PERMISSIONS, "message": "Missing Permissions"})
    assert await trouble(discord.Client(intents=discord.Intents(guilds=True)), 1, NOWHERE, error) == "no-access"


@pytest.mark.parametrize(
    ("error", "age", "too_often"),
    [
        (discord.RateLimited(300.0), AN_HOUR + 60, True),
        (discord.RateLimited(300.0), AN_HOUR - 60, False),
        (discord.HTTPException(response(429), {"code": TOO_OLD}), 60, True),
        (discord.HTTPException(response(404), {"code": CHANNEL_GONE}), AN_HOUR + 60, False),
        (OSError("the network is away"), AN_HOUR + 60, False),
    ],
    ids=["old", "young", "said so", "another refusal", "no refusal"],
)
def test_an_old_message_takes_few_edits(error: Exception, age: float, too_often: bool) -> None:
    now = datetime(2027, 1, 15, tzinfo=UTC)
    posted = discord.utils.time_snowflake(now - timedelta(seconds=age))
    assert edited_too_often(error, Posted("board:1", 1, posted, "text", ""), now.timestamp()) == too_often
