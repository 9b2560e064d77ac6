"""The pages for people who use keys, a screen reader, large letters, or colours of their own.

``pytest -n0 -rP -k axe tests/page`` prints axe's reports.
"""

import io
import re
from importlib import resources
from pathlib import Path
from typing import Any

import discord
import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.aftermath.film_shelf import FilmJob
from bot.aftermath.page import pages
from bot.sandbox import Sandbox
from tests.page.conftest import WIDE, OpenPage, Scheme
from tests.page.herald import Herald, board
from tests.samples import samples
from tests.test_films import an_order
from tests.test_replay_page import a_short_match, page_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js")

TIMES_TWO: ViewportSize = {"width": 640, "height": 512}
TIMES_FOUR: ViewportSize = {"width": 320, "height": 256}
"""The size of a window of 1,280 x 1,024 that is left at 200 % and 400 %, as WCAG 1.4.10 measures it."""

ENDS = ("#2a3342", "#1c2330")
"""The ends of the gradient behind the page of a match. Axe judges the contrast of letters on plain colours alone."""


async def faults(page: Page, part: str) -> dict[str, list[str]]:
    """Return what axe finds: the elements by rule. Nothing is left out, best practices included.

    Print the report: the numbers of rules, and those that axe leaves to people.
    """
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = await page.evaluate("axe.run({resultTypes: ['violations']})")
    passed, open_, broken = ([it["id"] for it in found[kind]] for kind in ("passes", "incomplete", "violations"))
    print(f"{part}: {len(passed)} passed, {len(broken)} violated, {len(open_)} left to people", *open_)
    return {it["id"]: [str(node["target"]) for node in it["nodes"]] for it in found["violations"]}


async def is_too_wide(page: Page) -> bool:
    """Return whether the page must be scrolled in two directions."""
    return bool(await page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(
    ("scheme", "viewport"),
    [
        *(("dark", WIDE), ("light", TIMES_FOUR), ("dark", TIMES_FOUR)),
        *(("light", WIDE), ("dark", TIMES_TWO), ("light", TIMES_TWO)),
    ][: samples(2, 6)],
)
async def test_axe_finds_nothing_in_the_sandbox(
    sandbox: Sandbox, herald: Herald, open_page: OpenPage, scheme: Scheme, viewport: ViewportSize
) -> None:
    page = await open_page("anna", viewport, scheme=scheme)
    anna = sandbox.people["anna"]
    for command in ("buttons", "menus", "picture", "greet", "whisper"):
        await anna.command("the-hall", command)
    anna.say("the-hall", f"<@{anna.id}> `code` https://example.org\n-# small\n> quoted\n```\nblock\n```")
    sandbox.world.problem("something loud")
    await expect(page.get_by_role("alert")).to_be_visible()
    await expect(page.locator(".message")).to_have_count(6)
    seen = {"messages": await faults(page, "messages")}
    await page.get_by_role("button", name="Your role").click()
    seen["menu"] = await faults(page, "menu")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Open picture", exact=True).click()
    seen["picture"] = await faults(page, "picture")
    await page.keyboard.press("Escape")
    await page.locator("#composer textarea").fill("/")
    seen["suggestions"] = await faults(page, "suggestions")
    if await page.locator("#drawer-button").is_visible():
        await page.locator("#drawer-button").click()
        seen["drawer"] = await faults(page, "drawer")
    else:
        await page.get_by_text("Change Discord").click()
        seen["powers"] = await faults(page, "powers")
    assert seen == {part: {} for part in seen}
    assert not await is_too_wide(page)


@pytest.mark.parametrize("viewport", [WIDE, TIMES_FOUR, TIMES_TWO][: samples(2, 3)])
async def test_axe_finds_nothing_on_a_match_page(browser: Browser, tmp_path: Path, viewport: ViewportSize) -> None:
    async with await browser.new_page(viewport=viewport, reduced_motion="reduce") as page:
        seen = {}
        waiting = pages.waiting("nl", FilmJob((7, "nl"), an_order("nl")))
        for name, text in (("match", page_of(a_short_match(), "de")), ("waiting", waiting)):
            (tmp_path / "page.html").write_text(text, encoding="utf-8")
            await page.goto((tmp_path / "page.html").as_uri())
            if name == "match":
                await page.locator("summary").click()
            seen[name] = await faults(page, name)
            for end in ENDS if viewport == WIDE else ():
                await page.evaluate("end => { document.documentElement.style.background = end }", end)
                seen[f"{name} on {end}"] = await faults(page, f"{name} on {end}")
            assert not await is_too_wide(page)
        assert seen == {part: {} for part in seen}


async def test_news_are_told_once_and_nothing_hidden(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page("anna")
    told = page.locator("#announcer")
    await sandbox.people["anna"].command("the-hall", "think")
    await expect(told).to_have_text(re.compile("is thinking"))
    herald.may_think.set()
    await expect(told).to_have_text("Turncoat: Thought about it")
    sandbox.people["ben"].say("the-hall", "It was ||Clara||")
    await expect(told).to_have_text("Ben: It was Hidden text, activate to show")
    channel = herald.get_partial_messageable(sandbox.channel("the-hall").id)
    await channel.send(file=discord.File(io.BytesIO(board()), "SPOILER_end.png", description="Clara wins"))
    await expect(told).to_have_text("Turncoat: Hidden picture, activate to show")


async def test_colours_of_ones_own_tell_what_is_hidden(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page("anna")
    await page.emulate_media(forced_colors="active")
    try:
        sandbox.people["ben"].say("the-hall", "It was ||Clara||")
        spoiler = page.get_by_role("button", name="Hidden text, activate to show")
        await expect(spoiler).to_have_css("border-top-style", "solid")
        await expect(page.get_by_text("Clara")).to_be_hidden()
        await spoiler.press("Enter")
        await expect(page.locator(".content").get_by_text("Clara")).to_be_visible()
        await page.locator("#composer textarea").fill("/")
        await expect(page.get_by_role("option", name="/buttons")).to_have_css("outline-style", "solid")
        assert await faults(page, "forced colours") == {}
    finally:
        await page.emulate_media(forced_colors="none")


async def test_an_evening_needs_no_mouse(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page("anna")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="Skip to writing")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.type("/menus\n\n")
    await expect(page.locator(".message")).to_have_count(1)
    await page.keyboard.press("Shift+Tab")
    await expect(page.get_by_role("button", name="Your cards")).to_be_focused()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.press("t")
    await page.keyboard.press("Enter")
    await expect(page.locator(".content").get_by_text("One: ['traitor']")).to_be_visible()
    await expect(page.get_by_role("button", name="Your role: Traitor")).to_be_focused()
