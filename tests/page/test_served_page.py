"""The page of a match as a browser gets it: first how far it is, then by itself the page, under its strict policy."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.aftermath.film_shelf import FilmJob
from bot.aftermath.page.links import Links, Place
from bot.aftermath.page.pages import waiting
from bot.aftermath.page.server import PageServer
from bot.watching.address import Address
from tests.tables.people import a_table
from tests.test_films import an_order
from tests.test_replay_page import a_short_match, page_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

LINKS = Links(bytes(32), "http://127.0.0.1")


async def test_the_page_opens_by_itself_and_asks_for_nothing_else(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(a_short_match(), "de"), encoding="utf-8")
    job = FilmJob((7, "de"), an_order("de"))
    job.done, job.pictures = 31, 86
    ready = False

    async def find(place: Place, language: str) -> Path | str:
        return file if ready else waiting(language, job)

    server = PageServer(Address("127.0.0.1:0"), LINKS, find)
    path = LINKS.to(a_table(), "de").removeprefix("http://127.0.0.1")
    address = f"http://127.0.0.1:{server.port}{path}"
    asked: list[str] = []
    complaints: list[str] = []
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    try:
        page = await context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
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
    finally:
        await context.close()
        await server.close()
    assert {url for url in asked if not url.startswith("data:")} == {address, f"{address[: -len(path)]}/de/nothing"}
    assert [one for one in complaints if "404" not in one] == []
