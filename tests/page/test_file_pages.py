"""Files that a table publishes at its end: each opens as a page of its own, if the sandbox can."""

import asyncio

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.sandbox.world.messages import Attachment, Draft

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_page_is_made_while_one_waits_for_it(browser: Browser) -> None:
    ready = asyncio.Event()

    async def make(file: bytes, language: str) -> str:
        await ready.wait()
        if file != b"published":
            raise ValueError("This is no deal of <Turncoat>.")
        return f"<title>{language}</title><h1>The match</h1>"

    async with Sandbox(make_page=make) as sandbox:
        world, hall = sandbox.world, sandbox.channel("the-hall")
        files = [
            Attachment(world.next_id(), name, content)
            for name, content in (("turncoat-1.json", b"published"), ("turncoat-2.json", b"{}"), ("other.json", b""))
        ]
        world.post(hall, world.bot, Draft("It is over.", attachments=files))
        context = await browser.new_context(locale="de")
        try:
            page = await context.new_page()
            await page.goto(f"{sandbox.address}/as/anna")
            links = page.get_by_role("link", name="Watch the game as a page")
            await expect(links).to_have_count(2)
            opened = []
            for place in range(2):
                async with context.expect_page() as found:
                    await links.nth(place).click()
                opened.append(await found.value)
            for one in opened:
                await expect(one.get_by_role("status")).to_contain_text("The page is being made")
            ready.set()
            await expect(opened[0].get_by_role("heading")).to_have_text("The match")
            await expect(opened[0]).to_have_title("en")
            await expect(opened[1].locator("p")).to_have_text("This is no deal of <Turncoat>.")
        finally:
            await context.close()
