"""A newcomer plays a whole game of Verräter on the page, against computer players, with the real bot."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot import client
from bot.config import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable
    from pathlib import Path

    from playwright.async_api import Page

    from bot.sandbox import Message, Sandbox
    from tests.page.conftest import OpenPage

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHOLE_GAME = 90.0  # seconds


@pytest.mark.usefixtures("bot")
async def test_a_newcomer_plays_a_whole_game_on_the_page(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page("anna")
    await page.locator("#composer textarea").fill("/join ")
    await page.keyboard.press("Enter")
    for taken in (2, 3, 4):
        await page.get_by_role("button", name="Add computer player").click()
        await expect(page.locator(".content").get_by_text(f"{taken} seats taken")).to_be_visible()
    await page.get_by_role("button", name="Start", exact=True).click()
    channels = page.get_by_role("navigation")
    await channels.get_by_role("link", name="Turncoat").click()

    await asyncio.wait_for(_play_to_the_end(sandbox, page), WHOLE_GAME)

    end = sandbox.channel("the-hall").messages[-1]
    assert re.search(r"wins?!|share the win", end.content)
    assert [button.label for button in end.buttons] == ["Rematch", "Log", "Rules"]
    await channels.get_by_role("link", name="the-hall").click()
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    picture = page.locator(".message img").last
    await expect(picture).to_have_attribute("alt", re.compile("^Verräter, over"))
    assert sandbox.problems == []


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[None]:
    """The real bot, connected, whose computer players do not think for long."""
    bot = client.create(Settings(token=sandbox.token, data=tmp_path), pace=0)
    running = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.until(lambda: (sandbox.bot_online and sandbox.world.commands) or running.done(), within=20)
        yield
    finally:
        await bot.close()
    await running


async def _play_to_the_end(sandbox: Sandbox, page: Page) -> None:
    """Answer every question as it comes, by what the page shows."""
    anna, hall = sandbox.people["anna"], sandbox.channel("the-hall")

    def over() -> bool:
        return any(button.label == "Rematch" for message in hall.messages for button in message.buttons)

    def asked() -> Message | None:
        return next((message for message in anna.dms if message.buttons or message.selects), None)

    while True:
        await sandbox.until(lambda: over() or asked(), within=20)
        question = asked()
        if question is None:
            return
        await _until_edited(sandbox, question, after=_answer(page, question))


async def _until_edited(sandbox: Sandbox, message: Message, *, after: Awaitable[None]) -> None:
    """Do something, and wait until the message says something else because of it."""
    before = message.content
    await after
    await sandbox.until(lambda: message.content != before)


async def _answer(page: Page, question: Message) -> None:
    """Click the first button, choose the first of a menu, or pick one of several and confirm."""
    shown = page.locator(f"#m-{question.id}")
    if not question.selects:
        label = next(button.label for button in question.buttons if not button.disabled)
        await shown.get_by_role("button", name=label, exact=True).click()
        return
    menu = question.selects[0]
    await shown.get_by_role("button", name=menu.placeholder or "").click()
    await page.get_by_role("listbox").get_by_role("option").first.click()
    if menu.least == 1:
        return
    await page.get_by_role("button", name="Confirm", exact=True).click()
    await shown.get_by_role("button", name=re.compile("^Confirm: [^n]")).click()
