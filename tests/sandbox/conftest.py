import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from bot.sandbox import Person, Sandbox, redirect
from tests.sandbox.clock import Clock
from tests.sandbox.contract import event_violations, violations
from tests.sandbox.court import Court


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def sandbox(clock: Clock) -> AsyncIterator[Sandbox]:
    """A sandbox whose whole traffic, at the end of the test, keeps to Discord's contract."""
    async with Sandbox(clock=clock, record_bodies=True) as sandbox:
        redirect(sandbox.address)
        yield sandbox
    assert violations(sandbox.requests) == []
    assert event_violations(sandbox.events) == []


@asynccontextmanager
async def running(court: Court, sandbox: Sandbox) -> AsyncIterator[Court]:
    """Run a bot until it has seen the server."""

    @court.act
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello", ephemeral=True)

    task = asyncio.create_task(court.start(sandbox.token))
    try:
        await sandbox.until(lambda: sandbox.bot_online or task.done())
        if task.done():
            await task
        await sandbox.people["anna"].command("the-hall", "act", name="hello")
        yield court
    finally:
        await court.close()
        await task


@pytest.fixture
async def court(sandbox: Sandbox) -> AsyncIterator[Court]:
    async with running(Court(), sandbox) as court:
        yield court


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.people["anna"]


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return sandbox.people["ben"]
