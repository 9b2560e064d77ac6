"""The page of a match that is over, from disk and server, and its film: they ask the network for nothing else."""

import base64
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, BrowserContext, Page, expect

from bot.aftermath.film_shelf import FilmJob
from bot.aftermath.page.links import Links, Place
from bot.aftermath.page.pages import waiting
from bot.aftermath.page.server import PageServer
from bot.texts import speaker
from bot.watching.address import Address
from tests.page.test_pictures import box_of
from tests.tables.people import a_table
from tests.test_film import an_order, frames, made_of
from tests.test_films import an_order as order_of
from tests.test_replay_page import a_short_match, page_of

SAY = speaker("en")
EACH = 1500
"""Milliseconds for which a step is shown."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def watched(context: BrowserContext, asked: list[str], complaints: list[str]) -> Page:
    """Return a new page that notes all that it asks for, and of what it complains."""
    page = await context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page


async def test_the_page_plays_by_itself_and_by_keys_alone(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(a_short_match(), "en"), encoding="utf-8")
    async with await browser.new_context(offline=True, reduced_motion="reduce") as context:
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


async def test_the_page_is_read_from_the_disk_without_a_network(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(a_short_match(), "en"), encoding="utf-8")
    asked, complaints = list[str](), list[str]()
    async with await browser.new_context(offline=True) as context:
        page = await watched(context, asked, complaints)
        await page.goto(file.as_uri())
        picture = page.get_by_role("img")
        await expect(picture).to_have_attribute("aria-label", re.compile("Anna"))
        told = await box_of(page.get_by_role("listitem").first)
        assert told["y"] < 720, "what happened stands on the screen, below the picture"
        await page.set_viewport_size({"width": 390, "height": 800})
        back, play, on = (page.get_by_role("button", name=name, exact=True) for name in ("Back", "Play", "Next"))
        assert len({(await box_of(one))["y"] for one in (back, play, on)}) == 1, "beside each other, on a phone, too"
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
        small = await box_of(picture)
        await picture.click()
        assert (await box_of(picture))["width"] > 1.9 * small["width"]
        assert await page.evaluate("document.documentElement.scrollWidth") == 390, "it moves within its frame"
        await picture.click()
        chapters = page.get_by_role("navigation", name="Round", exact=True).get_by_role("button")
        await expect(chapters.last).to_have_attribute("aria-current", "true")
        await chapters.first.click()
        await expect(page.locator("output")).to_have_text(re.compile(r"^0 / "))
        await page.get_by_text(SAY("button-story"), exact=True).click()
        await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert complaints == []


LINKS = Links(bytes(32), "http://127.0.0.1")


async def test_the_page_opens_by_itself_and_asks_for_nothing_else(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(a_short_match(), "de"), encoding="utf-8")
    job = FilmJob((7, "de"), order_of("de"))
    job.done, job.pictures = 31, 86
    ready = False

    async def find(place: Place, language: str) -> Path | str:
        return file if ready else waiting(language, job)

    server = PageServer(Address("127.0.0.1:0"), LINKS, find)
    path = LINKS.to(a_table(), "de").removeprefix("http://127.0.0.1")
    address = f"http://127.0.0.1:{server.port}{path}"
    asked, complaints = list[str](), list[str]()
    async with await browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = await watched(context, asked, complaints)
        await page.goto(address)
        await expect(page.get_by_role("status")).to_contain_text("Die Seite entsteht gerade")
        bar = page.get_by_role("progressbar")
        await expect(bar).to_have_js_property("value", 31)
        await expect(bar).to_have_js_property("max", 86)
        ready = True
        await expect(page.get_by_role("img")).to_have_attribute("aria-label", re.compile("Anna"))
        await page.get_by_role("button", name="Abspielen", exact=True).click()
        await expect(page.locator("output")).to_have_text(re.compile(r"^[1-9]\d* / "))
        assert await page.evaluate("document.cookie") == ""
        refused = await page.goto(f"http://127.0.0.1:{server.port}/de/nothing")
        assert refused is not None
        assert refused.status == 404
        await expect(page.get_by_role("heading")).to_have_text("Hier ist keine Seite")
    await server.close()
    assert {url for url in asked if not url.startswith("data:")} == {address, f"{address[: -len(path)]}/de/nothing"}
    assert [one for one in complaints if "404" not in one] == []


DECODE = """async (text) => {
  const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: "image/webp" });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const found = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    found.push([image.displayWidth, image.displayHeight, image.duration / 1000]);
  }
  return [repetitionCount === Infinity, found];
}"""


async def test_the_browser_shows_every_picture_for_its_time(browser: Browser) -> None:
    content = made_of(an_order()).content
    async with await browser.new_page() as page:
        await page.goto("chrome://version")  # a page that may decode pictures itself, and needs no server
        again, found = await page.evaluate(DECODE, base64.b64encode(content).decode())
    assert again
    assert found == [[*picture.size, duration] for picture, duration in frames(content)]
