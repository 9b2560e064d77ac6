"""The commands of the games on the page, with the real bot: suggested, completed, used, and opened from a text."""

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from tests.bot.court import silent
from tests.bot.playing import next_question
from tests.page.conftest import Here, OpenPage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def begin(sandbox: Sandbox, game: str) -> None:
    """Anna plays against computer players and is asked something."""
    anna = sandbox.people["anna"]
    await anna.command("the-hall", "join", game=game)
    await sandbox.until(lambda: len(sandbox.channel("the-hall").messages) == 1)
    (lobby,) = sandbox.channel("the-hall").messages
    for button in ("+ Computer", "+ Computer", "Start"):
        await silent(anna.click(lobby, button))
    assert await next_question(Here(sandbox), set())


async def types(page: Page, text: str) -> None:
    await page.locator("#composer textarea").press_sequentially(text)


async def test_an_answer_is_found_completed_and_given(sandbox: Sandbox, open_page: OpenPage) -> None:
    await begin(sandbox, "verraeter")
    page = await open_page()
    options = page.locator("#composer").get_by_role("option")
    await types(page, "/verraeter ")
    await expect(options).to_have_count(6)
    await types(page, "pl")
    await expect(options).to_contain_text(["/verraeter place landscape", "/verraeter play cards"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("group", name="/verraeter place")).to_be_visible()
    await page.get_by_role("combobox", name="landscape").press_sequentially("riv")
    await expect(options.first).to_contain_text("River")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    receipt = page.locator(".message.private").last
    await expect(receipt).to_contain_text("Anna used /verraeter place")
    await expect(receipt.locator(".content")).to_contain_text("✓ You place an estate under the river")
    assert sandbox.problems == []


async def test_the_command_of_another_game_leads_to_the_right_one(sandbox: Sandbox, open_page: OpenPage) -> None:
    await begin(sandbox, "traitor")
    page = await open_page()
    await types(page, "/traitors vote ")
    await page.get_by_role("combobox", name="player").fill("Ben")
    await page.keyboard.press("Enter")
    told = page.locator(".message.private .content").last
    await expect(told).to_have_text("You play Traitor: your question there is answered with /traitor muster.")
    await told.get_by_role("button", name="/traitor muster").click()
    await expect(page.get_by_role("group", name="/traitor muster")).to_be_visible()
    await expect(page.get_by_role("combobox", name="cards")).to_be_focused()
    await expect(page.locator("#composer").get_by_role("option").first).to_be_visible()
    assert sandbox.problems == []
