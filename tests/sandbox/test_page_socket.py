"""Frames that the web page gets and sends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox

Json = dict[str, Any]


class Page:
    """A page's connection in the hands of a test."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def get(self, kind: str) -> Json:
        """Return the next frame of this type, passing over others."""
        while True:
            frame: Json = await self._socket.receive_json(timeout=5)
            if frame["type"] == kind:
                return frame

    async def send(self, **frame: Any) -> None:
        await self._socket.send_json(frame)


@asynccontextmanager
async def page_of(sandbox: Sandbox, person: str) -> AsyncIterator[Page]:
    address = f"{sandbox.address}/page-socket?as={person}"
    async with aiohttp.ClientSession() as client, client.ws_connect(address) as socket:
        yield Page(socket)


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    async with page_of(sandbox, "anna") as page:
        yield page


@pytest.fixture
def hall(sandbox: Sandbox) -> str:
    return str(sandbox.channel("the-hall").id)


async def test_nonsense_from_the_page_is_answered(page: Page, hall: str) -> None:
    await page.send(type="dance")
    assert "dance" in (await page.get("problem"))["text"]
    await page.send(type="command", nonce="n1", channel_id=hall, name="nothing", options={})
    assert "nothing" in (await page.get("interaction"))["message"]
    await page.send(type="click", nonce="n2", channel_id="x", message_id="1", custom_id="a")
    assert (await page.get("interaction"))["state"] == "failed"


async def test_time_goes_forward_where_the_bot_goes_by_it() -> None:
    told: list[float] = []
    async with Sandbox(lead_bot=told.append) as sandbox, page_of(sandbox, "anna") as page:
        hello = await page.get("hello")
        assert (hello["can_pass_time"], hello["ahead"]) == (True, 0)
        await page.send(type="pass_time", seconds=30)
        await page.send(type="pass_time", seconds=3600)
        assert [(await page.get("time"))["ahead"] for _ in range(2)] == [30, 3630]
        for wrong in (0, -60, 1e12, float("nan")):
            await page.send(type="pass_time", seconds=wrong)
            assert "forward only" in (await page.get("problem"))["text"]
    assert told == [30, 3630]


async def test_time_cannot_be_moved_if_the_bot_has_its_own_clock(sandbox: Sandbox, page: Page) -> None:
    assert (await page.get("hello"))["can_pass_time"] is False
    await page.send(type="pass_time", seconds=30)
    assert "does not know" in (await page.get("problem"))["text"]
    assert sandbox.world.ahead == 0


async def test_nobody_else_has_a_page(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as client:
        for path in ("/page-socket?as=mallory", "/as/mallory"):
            async with client.get(sandbox.address + path) as answer:
                assert answer.status == 404
        for path in ("/", "/as/ben", "/page/index.html"):
            async with client.get(sandbox.address + path) as answer:
                assert answer.status == 200
                assert answer.headers["Cache-Control"] == "no-cache"  # an older page would not fit


async def test_servers_are_founded_and_changed(sandbox: Sandbox, page: Page) -> None:
    await page.send(type="found_server")
    guild = (await page.get("guild"))["guild"]
    assert (await page.get("channel"))["channel"]["guild_id"] == guild["id"]
    for wanted, locale in (({"community": True, "language": "de"}, "de"), ({"community": False}, "en-US")):
        await page.send(type="set_server", guild_id=guild["id"], **wanted)
        await page.get("guild")
        assert sandbox.world.guilds[int(guild["id"])].locale == locale
    await page.send(type="set_server", guild_id=guild["id"], bot_here=False, timed_out=True)
    changed = [(await page.get("guild"))["guild"] for _ in range(2)]
    assert [(one["bot_here"], one["timed_out"]) for one in changed] == [(False, False), (False, True)]
    await page.send(type="set_server", guild_id=guild["id"], language="tlh")
    assert "the locale is one of" in (await page.get("problem"))["text"]
