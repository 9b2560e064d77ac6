"""Messages on the page: live, formatted, private, kept in place."""

import pytest
from playwright.async_api import ViewportSize, expect

from bot.sandbox import Sandbox
from tests.page.conftest import OpenPage
from tests.page.herald import Herald

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHORT: ViewportSize = {"width": 900, "height": 500}


async def test_shift_and_enter_begins_a_new_line(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    await page.locator("#composer textarea").press_sequentially("one")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("two")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("one\ntwo", use_inner_text=True)


async def test_mentions_channels_and_times_are_shown_by_name(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    ben, tavern = sandbox.people["ben"], sandbox.channel("the-tavern")
    ben.say("the-hall", f"<@{ben.id}> in <#{tavern.id}> <t:4102444800:R> <t:0:d>")
    content = page.locator(".message .content")
    await expect(content).to_contain_text("@Ben in #the-tavern in 7")
    await expect(content.locator("time").nth(1)).to_have_attribute("datetime", "1970-01-01T00:00:00.000Z")
    await content.get_by_role("link", name="#the-tavern").click()
    await expect(page.locator("#bar h1")).to_have_text("#the-tavern")


async def test_a_spoiler_is_shown_on_demand(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    sandbox.people["ben"].say("the-hall", "It was ||Chloé||")
    cover = page.get_by_role("button", name="Hidden text")
    await expect(page.get_by_text("Chloé", exact=True).last).to_be_hidden()
    await cover.press("Enter")
    await expect(page.locator(".content").get_by_text("Chloé")).to_be_visible()


async def test_a_message_link_jumps_to_the_message(sandbox: Sandbox, open_page: OpenPage) -> None:
    anna = sandbox.people["anna"]
    hall = sandbox.channel("the-hall")
    first = anna.say("the-hall", "the beginning")
    for number in range(40):
        anna.say("the-hall", f"line {number}")
    anna.say("the-tavern", f"https://discord.com/channels/{sandbox.world.home.id}/{hall.id}/{first.id}")
    page = await open_page("ben")
    await page.locator("#side").get_by_role("link", name="the-tavern").click()
    for _ in range(2):  # a link works more than once
        await page.locator(".content").get_by_role("link", name="#the-hall › message").click()
        await expect(page.locator("#log").get_by_text("the beginning")).to_be_in_viewport()
        await expect(page.locator(f"#m-{first.id}")).to_be_focused()
        await page.go_back()
    sandbox.delete_message(first)
    await page.locator(".content").get_by_role("link", name="#the-hall › message").click()
    await expect(page.get_by_role("alert")).to_contain_text("no longer there")


async def test_an_edit_changes_the_message_in_place(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    channel = herald.get_partial_messageable(sandbox.channel("the-hall").id)
    message = await channel.send("# Round 1")
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    await message.edit(content="# Round 2")
    await expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    await expect(page.locator(".edited")).to_have_text("(edited)")
    await expect(page.locator(".message")).to_have_count(1)
    await message.delete()
    await expect(page.locator(".message")).to_have_count(0)


async def test_an_ephemeral_message_is_for_one_person_who_can_dismiss_it(
    sandbox: Sandbox, herald: Herald, open_page: OpenPage
) -> None:
    anna, ben = await open_page("anna"), await open_page("ben")
    await sandbox.people["anna"].command("the-hall", "whisper")
    secret = anna.locator(".message.private")
    await expect(secret).to_contain_text("Anna used /whisper")
    await expect(secret).to_contain_text("You are the traitor")
    await expect(secret).to_contain_text("Only you can see this")
    sandbox.people["anna"].say("the-hall", "Now you see only this")
    await expect(ben.locator(".message")).to_have_count(1)
    await secret.get_by_role("button", name="Dismiss").click()
    await expect(secret).to_have_count(0)


async def test_new_messages_are_followed_unless_the_reader_has_scrolled_up(
    sandbox: Sandbox, open_page: OpenPage
) -> None:
    ben = sandbox.people["ben"]
    for number in range(40):
        ben.say("the-hall", f"line {number}")
    page = await open_page("anna", SHORT)
    ben.say("the-hall", "followed")
    await expect(page.locator("#log").get_by_text("followed", exact=True)).to_be_in_viewport()
    await page.locator("#scroll").focus()
    await page.keyboard.press("Home")
    await expect(page.locator("#log").get_by_text("line 0", exact=True)).to_be_in_viewport()
    ben.say("the-hall", "not followed")
    await expect(page.locator(".message")).to_have_count(42)
    await expect(page.locator("#log").get_by_text("not followed")).not_to_be_in_viewport()
    await page.get_by_role("button", name="New messages").click()
    await expect(page.locator("#log").get_by_text("not followed")).to_be_in_viewport()
    await expect(page.locator("#pill")).to_be_hidden()


async def test_an_unknown_call_is_a_loud_notice(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    for _ in range(2):
        sandbox.world.problem("POST /nowhere is unknown")
    notice = page.get_by_role("alert")
    await expect(notice).to_contain_text("POST /nowhere is unknown ×2")
    await notice.get_by_role("button", name="Dismiss").click()
    await expect(notice).to_have_count(0)
