"""Messages on the page: live, formatted as Discord formats them, private, kept in place."""

import json
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect

from bot.sandbox import Sandbox
from tests.page.conftest import OpenPage
from tests.page.herald import Herald

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHORT: ViewportSize = {"width": 900, "height": 500}


async def test_lines_mentions_channels_and_times_are_shown(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    content = page.locator(".message .content").last
    await page.locator("#composer textarea").press_sequentially("one")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("two")
    await page.keyboard.press("Enter")
    await expect(content).to_have_text("one\ntwo", use_inner_text=True)
    ben, tavern = sandbox.people["ben"], sandbox.channel("the-tavern")
    ben.say("the-hall", f"<@{ben.id}> in <#{tavern.id}> <t:4102444800:R> <t:0:d>")
    await expect(content).to_contain_text("@Ben in #the-tavern in 7")
    await expect(content.locator("time").nth(1)).to_have_attribute("datetime", "1970-01-01T00:00:00.000Z")
    await content.get_by_role("link", name="#the-tavern").click()
    await expect(page.locator("#bar h1")).to_have_text("#the-tavern")


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


async def test_whispers_and_notices_are_dismissed(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    anna, ben = await open_page("anna"), await open_page("ben")
    await sandbox.people["anna"].command("the-hall", "whisper")
    secret = anna.locator(".message.private")
    await expect(secret).to_contain_text("Anna used /whisper")
    await expect(secret).to_contain_text("You are the traitor")
    await expect(secret).to_contain_text("Only you can see this")
    sandbox.people["anna"].say("the-hall", "Now you see only this")
    await expect(ben.locator(".message")).to_have_count(1)
    for _ in range(2):
        sandbox.world.problem("POST /nowhere is unknown")
    notice = anna.get_by_role("alert")
    await expect(notice).to_contain_text("POST /nowhere is unknown ×2")
    for one in (secret, notice):
        await one.get_by_role("button", name="Dismiss").click()
        await expect(one).to_have_count(0)


async def test_new_messages_are_followed_unless_the_reader_scrolled_up(sandbox: Sandbox, open_page: OpenPage) -> None:
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


CASES: dict[str, str] = json.loads((Path(__file__).parent / "markdown.json").read_text(encoding="utf-8"))
"""Markdown, and the HTML that it becomes."""

NEW_WINDOW = '" target="_blank" rel="noopener noreferrer">'

RENDER = """async (texts) => {
  const { prose } = await import("/page/scripts/prose.js");
  const world = { member: () => undefined, channel: () => undefined, you: { id: "1" }, commands: [{ id: "2" }] };
  return texts.map((text) => {
    const root = document.createElement("div");
    root.append(...prose(text, world));
    return root.innerHTML;
  });
}"""


async def test_markdown_becomes_elements_however_long_and_hostile(open_page: OpenPage) -> None:
    page = await open_page()
    rendered = dict(zip(CASES, await page.evaluate(RENDER, list(CASES)), strict=True))
    for text, html in CASES.items():
        assert rendered[text] == html.replace("{link}", '<a href="').replace("{end}", NEW_WINDOW)
    hostile = ["*" * 2000, "_" * 2000, "**a" * 660, "[" * 2000, "`" * 1999, "*a_b" * 500, "> " * 1000, "\\*" * 1000]
    spent = f"async (texts) => {{ const begun = Date.now(); await ({RENDER})(texts); return Date.now() - begun; }}"
    assert await page.evaluate(spent, hostile) < 2000  # milliseconds for all of them
