"""Several people, their windows and settings; and the powers of the page beyond Discord's own client."""

import asyncio

import pytest
from playwright.async_api import Page, ViewportSize, WebSocketRoute, expect

from bot.sandbox import Sandbox
from bot.sandbox.world.permissions import permissions
from tests.page.conftest import OpenPage
from tests.page.herald import Herald

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROW: ViewportSize = {"width": 360, "height": 740}
LIGHT = "rgb(252, 251, 249)"
DARK = "rgb(22, 24, 29)"


async def test_another_person_is_one_click_away(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page("anna")
    await page.locator("#side").get_by_role("link", name="the-tavern").click()
    await page.get_by_role("navigation", name="Switch person").get_by_role("link", name="Chloé").click()
    await expect(page).to_have_url(f"{sandbox.address}/as/chloe#{sandbox.channel('the-tavern').id}")
    await expect(page.get_by_role("heading", name="You are Chloé")).to_be_visible()
    await page.locator("#composer textarea").fill("Bonjour")
    await page.keyboard.press("Enter")
    await sandbox.until(lambda: sandbox.channel("the-tavern").messages)
    assert sandbox.channel("the-tavern").messages[0].author is sandbox.people["chloe"]


async def test_a_direct_message_brings_a_badge_if_it_may(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page, ben, anna = await open_page("anna"), await open_page("ben"), sandbox.people["anna"]
    accept = page.get_by_role("switch", name="Accept direct messages")
    await accept.uncheck()
    await sandbox.until(lambda: not anna.dm_open)
    await anna.command("the-hall", "deal")
    await expect(page.locator(".message.private")).to_contain_text("Your direct messages are closed")
    assert anna.dms == []
    await accept.check()
    await sandbox.until(lambda: anna.dm_open)
    await anna.command("the-hall", "deal")
    direct = page.locator("#side").get_by_role("link", name="Turncoat")
    await expect(direct.locator(".badge")).to_contain_text("1")
    await expect(page).to_have_title("(1) the-hall · Anna")
    await direct.click()
    await expect(page.locator("#bar h1")).to_have_text("@Turncoat")
    for _ in range(2):
        await expect(page.locator(".content")).to_have_text("Your hand: farmer, knight")
        await expect(page.locator(".badge")).to_have_count(0)
        await page.reload()
    await expect(ben.locator("#side").get_by_role("link", name="Turncoat")).to_have_count(0)


async def test_a_mention_is_marked_and_counted_under_a_press_that_counts(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page("ben")
    tavern = page.locator("#side").get_by_role("link", name="the-tavern")
    await tavern.hover()
    await page.mouse.down()
    sandbox.people["anna"].say("the-tavern", f"<@{sandbox.people['ben'].id}>, your turn")
    await expect(tavern.locator(".badge")).to_contain_text("1 for you")
    await page.mouse.up()
    await expect(page.locator("#bar h1")).to_have_text("#the-tavern")
    await expect(page.locator(".message.ping .mention.you")).to_have_text("@Ben")


async def test_one_sees_whether_the_bot_is_there_and_can_restart_it(
    sandbox: Sandbox, open_page: OpenPage, herald: Herald, restarts: asyncio.Queue[str]
) -> None:
    page = await open_page()
    await expect(page.get_by_role("status")).to_have_text("Turncoat is online")
    await herald.close()
    await expect(page.get_by_role("status")).to_have_text("Turncoat is offline")
    await page.get_by_role("button", name="Restart the bot hard").click()
    assert await asyncio.wait_for(restarts.get(), 30) == "restart the bot"


async def test_a_broken_connection_is_shown_and_heals_without_duplicates(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page("anna")
    ben = sandbox.people["ben"]
    ben.say("the-hall", "before")
    open_sockets: list[WebSocketRoute] = []
    may_connect = True

    async def relay(socket: WebSocketRoute) -> None:
        if may_connect:
            socket.connect_to_server()
            open_sockets.append(socket)
        else:
            await socket.close()

    await page.route_web_socket("**/page-socket*", relay)
    await page.reload()
    await expect(page.locator(".message")).to_have_count(1)
    await page.locator("#composer textarea").fill("half a thou")
    may_connect = False
    await open_sockets[0].close()
    await expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    ben.say("the-hall", "meanwhile")
    may_connect = True
    await expect(page.locator(".message .content")).to_have_text(["before", "meanwhile"])
    await expect(page.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
    await expect(page.locator("#composer textarea")).to_have_value("half a thou")
    ben.say("the-hall", "after")
    await expect(page.locator(".message .content")).to_have_text(["before", "meanwhile", "after"])
    await page.context.close()  # its sockets stay relayed


async def test_a_narrow_window_never_scrolls_sideways(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    anna = sandbox.people["anna"]
    for command in ("buttons", "menus", "picture", "deal"):
        await anna.command("the-hall", command)
    anna.say("the-hall", "w" * 300 + "\n```\n" + "x" * 300 + "\n```")
    page = await open_page("anna", NARROW)
    opener = page.get_by_role("button", name="Open channels and people")
    await expect(opener).to_contain_text("1 for you")
    await page.locator("#composer textarea").fill("/play ")
    await expect(page.locator("#composer").get_by_role("option")).to_have_count(4)
    overflow = """() => [document.documentElement, document.querySelector("#scroll"), document.querySelector("#main")]
        .map(element => element.scrollWidth - element.clientWidth)"""
    assert await page.evaluate(overflow) == [0, 0, 0]
    await opener.click()
    direct = page.locator("#side").get_by_role("link", name="Turncoat")
    await expect(direct).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    await expect(direct).to_be_hidden()
    await opener.click()
    await direct.click()
    await expect(page.locator("#bar h1")).to_have_text("@Turncoat")
    await expect(page.locator(".content")).to_have_text("Your hand: farmer, knight")
    await expect(direct).to_be_hidden()


async def test_the_page_is_light_or_dark_as_the_system_is_or_as_was_chosen(open_page: OpenPage) -> None:
    """The hint for newcomers is dismissed for good, too."""
    page = await open_page(scheme="light")
    hint = page.locator("#hint")
    await expect(hint).to_contain_text("This is a sandbox: a Discord on your own machine.")
    await expect(hint.get_by_role("link")).to_have_attribute("href", "/as/ben")
    await hint.get_by_role("button", name="Dismiss").click()
    body, appearance = page.locator("body"), page.get_by_label("Appearance")
    await expect(body).to_have_css("background-color", LIGHT)
    await page.emulate_media(color_scheme="dark")
    await expect(body).to_have_css("background-color", DARK)
    await appearance.select_option("Light")
    await expect(body).to_have_css("background-color", LIGHT)
    await page.reload()
    await expect(appearance).to_have_value("light")
    await expect(hint).to_be_empty()
    await expect(body).to_have_css("background-color", LIGHT)
    await appearance.select_option("As the system")
    await expect(body).to_have_css("background-color", DARK)


async def test_menus_on_people_and_messages_are_used(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    sandbox.people["ben"].say("the-hall", "Good evening")
    page = await open_page()
    await page.locator("#side").get_by_role("button", name="Ben").click()
    await page.get_by_role("button", name="Greet").click()
    await expect(page.locator(".message.private")).to_contain_text("Greetings, Ben")
    await page.get_by_text("Good evening").click(button="right")
    await page.get_by_role("button", name="Quote").click()
    await expect(page.locator(".message.private").last).to_contain_text("Ben: Good evening")


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


async def test_a_thread_is_private_and_discord_is_slow_for_one(sandbox: Sandbox, open_page: OpenPage) -> None:
    """Discord's rate limits are for all."""
    page, other = await unfolded(open_page), await unfolded(open_page, "ben")
    slow, limits = "Discord is slow for you", "Discord's rate limits"
    for name in (slow, limits):
        await page.get_by_role("switch", name=name).check()
    await expect(other.get_by_role("switch", name=limits)).to_be_checked()
    await expect(other.get_by_role("switch", name=slow)).not_to_be_checked()
    assert [sandbox.is_slow(sandbox.people[key]) for key in ("anna", "ben")] == [True, False]
    assert sandbox.limits.on
    for name in (slow, limits):
        await page.get_by_role("switch", name=name).uncheck()
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


async def test_the_bot_is_installed_for_oneself(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
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
