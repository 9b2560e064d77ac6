"""Tables on the page, with the real bot: guests are named, settings chosen, threads seen, and time is moved on."""

from datetime import UTC, datetime, timedelta

import pytest
from discord import Permissions
from playwright.async_api import Page, expect

from bot.client import Turncoat
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


async def passes(page: Page, span: str) -> None:
    await page.get_by_role("button", name=f"Let {span} pass").click()


async def test_time_goes_on_for_everybody(sandbox: Sandbox, open_page: OpenPage) -> None:
    anna, ben = await open_page("anna"), await open_page("ben", {"width": 390, "height": 800})
    soon = int((datetime.now(UTC) + timedelta(minutes=9)).timestamp())
    sandbox.people["ben"].say("the-hall", f"<t:{soon}:R>")
    told = ben.locator(".content time")
    await expect(told).to_have_text("in 9 minutes")
    await passes(anna, "10 minutes")
    await expect(told).to_have_text("1 minute ago")
    await passes(ben, "1 day")
    await expect(anna.locator("#log .day")).to_have_text(["Yesterday"])
    later = sandbox.people["anna"].say("the-hall", "Good morning")
    assert later.created - datetime.now(UTC) > timedelta(days=1)
    await expect(anna.locator("#log .day")).to_have_text(["Yesterday", "Today"])


async def test_the_event_of_a_plan_is_listed_until_it_is_over(
    sandbox: Sandbox, bot: Turncoat, open_page: OpenPage
) -> None:
    page, ben = await open_page("anna"), sandbox.people["ben"]
    await page.get_by_text("Change Discord").click()
    await page.get_by_role("switch", name="Bot may create events").check()
    await bot.tables.settings.choose(sandbox.world.home.id, sandbox.people["anna"].id, "events", ["on"])
    await ben.command("the-hall", "plan", when="in 20 minutes")
    listed = page.locator("#side .events")
    await listed.get_by_text("Events (1)").click()
    await expect(listed).to_contain_text("Ben is planning a table of Verräter. To come along, press I’m in below")
    await expect(listed.get_by_role("link", name="#the-hall").first).to_be_visible()
    await expect(listed).not_to_contain_text("now")
    await passes(page, "1 hour")
    await expect(listed).to_contain_text("now")
    await passes(page, "1 day")
    await expect(listed).to_have_count(0)
