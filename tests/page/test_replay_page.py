"""The page of a match that is over: one file, opened from the disk, that asks the network for nothing."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.texts import speaker
from tests.test_replay_page import a_short_match, page_of

SAY = speaker("en")
EACH = 1500
"""Milliseconds for which a step is shown."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_page_plays_by_itself_and_by_keys_alone(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(a_short_match(), "en"), encoding="utf-8")
    context = await browser.new_context(offline=True, reduced_motion="reduce")
    try:
        page = await context.new_page()
        await page.clock.install()
        await page.goto(file.as_uri())
        await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        place, told = page.locator("output"), page.locator("main ul").first
        await page.keyboard.press("Space")
        await expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
        await expect(told).to_have_attribute("aria-live", "off")
        await page.clock.run_for(3 * EACH)
        await expect(place).to_have_text(re.compile(r"^3 / "))
        await page.keyboard.press("Space")
        await page.clock.run_for(3 * EACH)
        await expect(place).to_have_text(re.compile(r"^3 / "))
        await expect(told).to_have_attribute("aria-live", "polite")
        keys = {"ArrowLeft": r"^2 / ", "End": r"^(\d+) / \1$", "Home": r"^0 / ", "ArrowRight": r"^1 / "}
        for key, at in keys.items():
            await page.keyboard.press(key)
            await expect(place).to_have_text(re.compile(at))
        await page.keyboard.press("End")
        await page.keyboard.press("Space")
        await expect(place).to_have_text(re.compile(r"^0 / "))
        await page.clock.run_for(1000 * EACH)
        await expect(place).to_have_text(re.compile(r"^(\d+) / \1$"))
        await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    finally:
        await context.close()


async def test_the_page_is_read_from_the_disk_without_a_network(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(a_short_match(), "en"), encoding="utf-8")
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
        back, play, on = (page.get_by_role("button", name=name, exact=True) for name in ("Back", "Play", "Next"))
        places = [await one.bounding_box() for one in (back, play, on)]
        assert len({one["y"] for one in places if one}) == 1, "beside each other, on a phone, too"
        assert await page.evaluate("document.documentElement.scrollWidth") == 390
        first = await picture.get_attribute("data-shown")
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("output")).to_have_text(re.compile(r"^1 / "))
        await expect(picture).not_to_have_attribute("data-shown", first or "")
        await page.get_by_label("Through whose eyes?").select_option("1")
        await expect(picture).to_have_attribute("aria-label", re.compile("Ben"))
        await page.get_by_role("button", name="To the end").click()
        await expect(on).to_be_disabled()
        await expect(page.get_by_role("slider", name="Step", exact=True)).to_be_visible()
        small = await picture.bounding_box()
        await picture.click()
        large = await picture.bounding_box()
        assert small is not None
        assert large is not None
        assert large["width"] > 1.9 * small["width"]
        assert await page.evaluate("document.documentElement.scrollWidth") == 390, "it moves within its frame"
        await picture.click()
        chapters = page.get_by_role("navigation", name="Round", exact=True).get_by_role("button")
        await expect(chapters.last).to_have_attribute("aria-current", "true")
        await chapters.first.click()
        await expect(page.locator("output")).to_have_text(re.compile(r"^0 / "))
        await page.get_by_text(SAY("button-story"), exact=True).click()
        await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    finally:
        await context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert complaints == []
