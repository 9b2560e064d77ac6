"""Tables on the page, with the real bot: guests are named, settings chosen, threads seen."""

import pytest
from discord import Permissions
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from bot.sandbox.world.guilds import Role
from tests.page.conftest import OpenPage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def uses(page: Page, command: str, option: str = "", value: str = "") -> None:
    """Type a command, and one of its options."""
    await page.locator("#composer textarea").press_sequentially(f"/{command} ")
    if option:
        await page.get_by_role("combobox", name=option, exact=True).press_sequentially(value)
        await page.keyboard.press("Enter")
    await page.locator("#composer").get_by_role("button", name="Send").click()


async def picks(page: Page, menu: str, entry: str) -> None:
    """Choose from a menu."""
    await page.get_by_role("button", name=menu).click()
    await page.get_by_role("option", name=entry).click()


async def test_a_table_in_a_thread_with_a_guest(sandbox: Sandbox, open_page: OpenPage) -> None:
    anna, ben = await open_page(), await open_page("ben")
    home = sandbox.world.home
    sandbox.world.set_role(home, Role(sandbox.world.fixed_id(), "Steward", Permissions(), 2))
    await uses(anna, "settings", "role", "Stew")
    panel = anna.locator(".message").last
    await expect(panel).to_contain_text("Role that administers tables")
    await picks(anna, "Which setting?", "A thread per table")
    await picks(anna, "Choose here", "yes")
    await expect(panel).to_contain_text("A thread per table: yes")

    await uses(anna, "join", "guest", "Ben")
    await expect(anna.locator("#side").get_by_role("link", name="Verräter · Anna")).to_be_visible()
    await ben.locator("#side").get_by_role("link", name="Verräter · Anna").click()
    lobby = ben.locator(".message").first
    await expect(ben.locator(".message").last).to_contain_text("@Ben")
    await lobby.get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("Anna (host) · Ben")
