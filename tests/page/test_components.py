"""Buttons, menus and modals on the page, by mouse and by keyboard."""

import pytest
from playwright.async_api import ViewportSize, expect

from bot.sandbox import Sandbox
from tests.page.conftest import OpenPage
from tests.page.herald import Herald
from tests.sandbox.clock import Clock

LOW: ViewportSize = {"width": 900, "height": 640}

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_buttons_keep_the_focus_and_say_that_they_fail(
    sandbox: Sandbox, herald: Herald, open_page: OpenPage, clock: Clock
) -> None:
    page, other = await open_page("anna"), await open_page("ben")
    await sandbox.people["anna"].command("the-hall", "buttons")
    await expect(page.get_by_role("button", name="Not now")).to_be_disabled()
    link = page.locator(".message").get_by_role("link", name="Elsewhere")
    await expect(link).to_have_attribute("href", "https://example.org/")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")
    silent, count = (page.get_by_role("button", name=name) for name in ("Silent", "Count"))
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    clock.skip(4)
    await expect(page.locator(".message .failure")).to_have_text("This interaction failed")
    await expect(silent).not_to_have_attribute("aria-busy", "true")
    await count.focus()
    for presses in (1, 2):
        await page.keyboard.press("Enter")
        for one in (page, other):
            await expect(one.locator(".content")).to_contain_text(f"Pressed {presses} times")
        await expect(count).to_be_focused()
    await expect(page.locator(".failure")).to_have_count(0)
    await page.get_by_role("button", name="Yes").press("Enter")
    await expect(page.locator(".content strong")).to_have_text("Done")
    await expect(page.locator(".message")).to_be_focused()


async def test_a_menu_for_several_choices_keeps_its_limits(
    sandbox: Sandbox, herald: Herald, open_page: OpenPage
) -> None:
    page = await open_page()
    await sandbox.people["anna"].command("the-hall", "menus")
    opener = page.get_by_role("button", name="Your cards")
    await expect(opener).to_contain_text("Knight")  # the default
    await opener.click()
    confirm = page.get_by_role("button", name="Confirm")
    await expect(confirm).to_be_disabled()  # at least two
    for card in ("Traitor", "Builder", "Farmer"):  # at most three: the farmer is one too many
        await page.get_by_role("option", name=card).click()
    await expect(page.locator("[role=option][aria-selected=true]")).to_have_count(3)
    await confirm.click()
    await expect(page.locator(".content").get_by_text("Many: ['builder', 'knight', 'traitor']")).to_be_visible()


async def test_an_open_menu_is_not_scrolled_away(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page(viewport=LOW)
    anna = sandbox.people["anna"]
    await anna.command("the-hall", "menus")
    for number in range(6):
        anna.say("the-hall", f"line {number}")
    await expect(page.locator("#log").get_by_text("line 5")).to_be_in_viewport()
    opener = page.get_by_role("button", name="Your cards")
    place = await opener.bounding_box()
    await opener.click()
    sandbox.people["ben"].say("the-hall", "meanwhile")
    await expect(page.locator(".message")).to_have_count(8)
    assert await opener.bounding_box() == place
    await page.keyboard.press("Escape")
    await expect(page.locator("#log").get_by_text("meanwhile")).to_be_in_viewport()


async def test_a_modal_demands_what_is_required(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    await page.locator("#composer textarea").fill("/oath ")
    await page.keyboard.press("Enter")
    modal = page.get_by_role("dialog", name="Your oath")
    words = modal.get_by_label("Words")
    await expect(words).to_be_focused()
    await words.press("Enter")
    await expect(modal.get_by_role("alert")).to_have_text("Please fill in “Words”.")
    await words.fill("no")
    await words.press("Enter")
    await expect(modal.get_by_role("alert")).to_contain_text("at least 3 characters")
    await words.fill("I swear")
    await modal.get_by_label("Reason").fill("<why not>")
    await modal.get_by_role("button", name="Submit").click()
    await expect(page.locator(".content").get_by_text("Sworn: I swear / <why not>")).to_be_visible()
    await expect(modal).to_have_count(0)
