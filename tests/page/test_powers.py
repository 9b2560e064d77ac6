"""Powers of the page beyond Discord's own client: servers, the bot's permissions, and things that go wrong."""

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from bot.sandbox.world.permissions import permissions
from tests.page.conftest import OpenPage
from tests.page.herald import Herald

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def unfolded(open_page: OpenPage, person: str = "anna") -> Page:
    """A page with everything there is to change in sight."""
    page = await open_page(person)
    await page.get_by_text("Change Discord").click()
    return page


async def test_a_new_server_is_there_for_all(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page, other = await unfolded(open_page), await open_page("ben")
    await page.get_by_role("button", name="New server").click()
    await other.locator("#side").get_by_role("link", name="hall-2").click()
    await expect(other.locator("#bar h1")).to_have_text("#hall-2")
    await other.locator("#composer textarea").fill("/greet")
    await other.keyboard.press("Enter")
    await other.keyboard.press("Enter")
    await expect(other.locator(".message .content")).to_have_text("Hello Ben")


async def test_a_server_becomes_a_community_and_the_bot_is_sent_away_and_invited_again(
    sandbox: Sandbox, herald: Herald, open_page: OpenPage
) -> None:
    page, home, bot = await unfolded(open_page), sandbox.world.home, sandbox.world.bot
    await page.get_by_role("switch", name="Community server").check()
    await page.get_by_label("Server's language").select_option("Deutsch")
    await sandbox.until(lambda: home.locale == "de")
    await page.get_by_role("switch", name="Community server").uncheck()
    await expect(page.get_by_label("Server's language")).to_have_count(0)
    assert home.locale == "en-US"
    here = page.get_by_role("switch", name="Bot is on this server")
    await here.uncheck()
    await sandbox.until(lambda: not home.has(bot))
    await here.check()
    await sandbox.until(lambda: home.has(bot))
    await expect(here).to_be_checked()


async def test_permissions_of_the_bot_are_switched(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await unfolded(open_page)
    channel, bot = sandbox.channel("the-hall"), sandbox.world.bot
    await page.get_by_role("switch", name="Bot may write", exact=True).uncheck()
    await sandbox.until(lambda: not permissions(bot, channel).send_messages)
    assert permissions(bot, sandbox.channel("the-tavern")).send_messages
    sees = page.get_by_role("switch", name="Bot sees this channel")
    await sees.uncheck()
    await sandbox.until(lambda: not permissions(bot, channel).view_channel)
    await page.locator("#side").get_by_role("link", name="the-tavern").click()
    await expect(sees).to_be_checked()
    await sees.uncheck()
    await sandbox.until(lambda: not permissions(bot, sandbox.channel("the-tavern")).view_channel)
    await page.locator("#side").get_by_role("link", name="the-hall").click()
    await sees.check()
    await sandbox.until(lambda: permissions(bot, channel).view_channel)
    assert not permissions(bot, channel).send_messages


async def test_a_private_thread_is_opened_and_locked(sandbox: Sandbox, open_page: OpenPage) -> None:
    page, other = await unfolded(open_page), await open_page("ben")
    await page.get_by_role("button", name="New private thread").click()
    await page.locator("#side").get_by_role("link", name="thread-1").click()
    await expect(other.locator("#side").get_by_role("link", name="thread-1")).to_have_count(0)
    await page.get_by_role("switch", name="Locked").check()
    thread = sandbox.channel("thread-1").thread
    assert thread is not None
    await sandbox.until(lambda: thread.locked)
    await page.locator("#composer textarea").fill(f"<@{sandbox.people['ben'].id}> come in")
    await page.keyboard.press("Enter")
    await expect(other.locator("#side").get_by_role("link", name="thread-1").locator(".badge")).to_contain_text("1")


async def test_discord_is_slow_for_one_and_limited_for_all(sandbox: Sandbox, open_page: OpenPage) -> None:
    page, other = await unfolded(open_page), await unfolded(open_page, "ben")
    await page.get_by_role("switch", name="Discord is slow for you").check()
    await page.get_by_role("switch", name="Discord's rate limits").check()
    await expect(other.get_by_role("switch", name="Discord's rate limits")).to_be_checked()
    await expect(other.get_by_role("switch", name="Discord is slow for you")).not_to_be_checked()
    assert [sandbox.is_slow(sandbox.people[key]) for key in ("anna", "ben")] == [True, False]
    assert sandbox.limits.on


async def test_the_bot_is_installed_for_oneself_and_tried_without_it(
    sandbox: Sandbox, herald: Herald, open_page: OpenPage
) -> None:
    page = await unfolded(open_page)
    await page.get_by_role("switch", name="Install the bot for me").check()
    await sandbox.until(lambda: sandbox.people["anna"].installed)
    for made, place in (("Server without the bot", "hall-2"), ("Group without the bot", "Anna & Co.")):
        await page.get_by_role("button", name=made).click()
        await page.locator("#side").get_by_role("link", name=place).click()
        writing, options = page.locator("#composer textarea"), page.locator("#composer").get_by_role("option")
        await writing.fill("/greet")
        await expect(options).to_have_count(0)
        await writing.fill("/whisper")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await expect(page.locator(".message .content")).to_have_text("You are the traitor")
