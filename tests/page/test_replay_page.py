"""The page of a match that is over: one file, opened from the disk, that asks the network for nothing."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.operating import replay_page
from tests.test_replay_page import a_short_match

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_page_is_read_from_the_disk_without_a_network(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(replay_page.page(a_short_match(), "en"), encoding="utf-8")
    asked: list[str] = []
    complaints: list[str] = []
    context = await browser.new_context(offline=True)
    try:
        page = await context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(file.as_uri())
        picture = page.get_by_role("img")
        await expect(picture).to_have_attribute("aria-label", re.compile("Anna"))
        told = await page.get_by_role("listitem").first.bounding_box()
        assert told is not None
        assert told["y"] < 720, "what happened stands on the screen, below the picture"
        await page.set_viewport_size({"width": 390, "height": 800})
        back, on = (page.get_by_role("button", name=name, exact=True) for name in ("Back", "Next"))
        places = [await one.bounding_box() for one in (back, on)]
        assert len({one["y"] for one in places if one}) == 1, "beside each other, on a phone, too"
        first = await picture.get_attribute("data-shown")
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("output")).to_have_text(re.compile(r"^1 / "))
        await expect(picture).not_to_have_attribute("data-shown", first or "")
        await page.get_by_label("Through whose eyes?").select_option("1")
        await expect(picture).to_have_attribute("aria-label", re.compile("Ben"))
        await page.get_by_role("button", name="To the end").click()
        await expect(page.get_by_role("button", name="Next")).to_be_disabled()
        await expect(page.get_by_role("combobox", name="Round", exact=True)).to_be_visible()
        await expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
        await page.get_by_text("Story").click()
        await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    finally:
        await context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert complaints == []
