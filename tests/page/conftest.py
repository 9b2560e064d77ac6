import asyncio
import json
import os
import shutil
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, NamedTuple, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, ViewportSize, async_playwright, expect

import engine
from bot import client
from bot.config import Settings
from bot.sandbox import Sandbox, redirect
from bot.tables import Times
from tests.bot.bot_on_sandbox import SOON
from tests.page.herald import Herald
from tests.sandbox.clock import Clock

Scheme = Literal["dark", "light"]


class OpenPage(Protocol):
    """Opens the page as a person, on a system with a dark or a light scheme, on a phone with ``touch``."""

    async def __call__(
        self, person: str = "anna", viewport: ViewportSize = ..., *, scheme: Scheme = ..., touch: bool = ...
    ) -> Page: ...


class Here(NamedTuple):
    sandbox: Sandbox


QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--renderer-process-limit=1"),
    "--disable-features=IsolateOrigins,site-per-process,ProactivelySwapBrowsingInstance",
]
WIDE: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 20_000  # milliseconds; a busy machine is slow
FEW = 4  # points that end a match


def chromium() -> str | None:
    """Return the path of the system's Chromium, or ``None`` if the system has none."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def where_it_is_noon() -> str:
    """Return a time zone in which no day ends while a test runs.

    The time zones of this kind have the opposite sign.
    """
    return f"Etc/GMT{datetime.now(UTC).hour - 12:+}"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The system's Chromium, one for all tests; these run in the session's event loop because it lives there."""
    path = chromium()
    if path is None:
        missing = "no Chromium on PATH (chromium, chromium-browser or google-chrome)"
        (pytest.fail if "TURNCOAT_BROWSER_REQUIRED" in os.environ else pytest.skip)(missing)
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        await browser.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def restarts() -> asyncio.Queue[str]:
    """Return the queue of requests to the operator."""
    return asyncio.Queue()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(clock: Clock, restarts: asyncio.Queue[str]) -> AsyncIterator[Sandbox]:
    async def restart() -> None:
        await restarts.put("restart the bot")

    async with Sandbox(clock=clock, restart_bot=restart, lead_bot=lambda _: None) as sandbox:
        redirect(sandbox.address)
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[client.Turncoat]:
    """The real bot, connected, whose computer players do not think for long, and with a short Het Verraad."""
    track = {**engine.game("het_verraad").data["track"], "end": {str(seats): FEW for seats in range(2, 6)}}
    (tmp_path / "track.json").write_text(json.dumps(track), encoding="utf-8")
    own = {"het_verraad": {"track": tmp_path / "track.json"}}
    times = Times(lambda: sandbox.world.now().timestamp(), lambda: time.monotonic() + sandbox.world.ahead, 0.1)
    bot = client.create(
        Settings(token=sandbox.token, data=tmp_path, drawing="threads", replacements=own), pace=0, times=times
    )
    bot._connection.guild_ready_timeout = SOON
    running = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.until(lambda: (sandbox.bot_online and sandbox.world.commands) or running.done(), within=20)
        yield bot
    finally:
        await bot.close()
    await running


@pytest_asyncio.fixture(loop_scope="session")
async def herald(sandbox: Sandbox) -> AsyncIterator[Herald]:
    """A small bot, connected and with its commands registered."""
    herald = Herald()
    task = asyncio.create_task(herald.start(sandbox.token))
    await sandbox.until(lambda: (sandbox.bot_online and sandbox.world.commands) or task.done())
    if task.done():
        await task
    yield herald
    await herald.close()
    await task


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def spare_pages() -> dict[bool, list[Page]]:
    """Pages that no test uses just now, in contexts of their own: those of computers, and those of phones."""
    return {False: [], True: []}


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(sandbox: Sandbox, browser: Browser, spare_pages: dict[bool, list[Page]]) -> AsyncIterator[OpenPage]:
    """Opens the page as a person, with nothing kept of other tests; at the end no page has complained.

    Each sandbox has a port of its own, so a browser keeps apart what their pages store.
    """
    complaints: list[str] = []
    used: list[tuple[bool, Page]] = []

    def fails(error: Error) -> None:
        complaints.append(str(error))

    def says(line: ConsoleMessage) -> None:
        if line.type == "error":
            complaints.append(line.text)

    async def open_page(
        person: str = "anna", viewport: ViewportSize = WIDE, *, scheme: Scheme = "dark", touch: bool = False
    ) -> Page:
        page = spare_pages[touch].pop() if spare_pages[touch] else await _new_page(browser, touch=touch)
        used.append((touch, page))
        await page.set_viewport_size(viewport)
        await page.emulate_media(color_scheme=scheme)
        page.on("pageerror", fails)
        page.on("console", says)
        await page.goto(f"{sandbox.address}/as/{person}")
        await page.locator("#composer textarea").wait_for()
        return page

    yield open_page
    for touch, page in used:
        if not page.is_closed():
            page.remove_listener("pageerror", fails)
            page.remove_listener("console", says)
            await page.mouse.move(0, 0)
            await page.goto("about:blank")
            spare_pages[touch].append(page)
    # That the connection was cut on purpose is no fault of the page.
    assert [it for it in complaints if "WebSocket" not in it and "ERR_CONNECTION" not in it] == []


async def _new_page(browser: Browser, *, touch: bool) -> Page:
    context = await browser.new_context(
        reduced_motion="reduce", has_touch=touch, is_mobile=touch, timezone_id=where_it_is_noon()
    )
    context.set_default_timeout(PATIENCE)
    return await context.new_page()
