"""Slash commands in the composer by keyboard alone; buttons, menus and modals by mouse and by keyboard."""

import pytest
from playwright.async_api import Page, ViewportSize, expect

from bot.sandbox import Sandbox
from tests.page.conftest import OpenPage
from tests.page.herald import Herald
from tests.sandbox.clock import Clock

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def type_slash(page: Page, text: str) -> None:
    """Type something; a new line is the Enter key."""
    await page.locator("#composer textarea").press_sequentially(text)


async def test_commands_and_their_words_are_listed_narrowed_and_left(herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    options, writing = page.locator("#composer").get_by_role("option"), page.locator("#composer textarea")
    await type_slash(page, "/")
    await expect(options).to_have_count(12)
    await type_slash(page, "gr")
    await expect(options).to_have_text(["/greet [name]Says hello to somebody"])
    await page.keyboard.press("Escape")
    await expect(options).to_have_count(0)
    hint, vote = "/game hintNames commands", "/game vote cardVotes for a card"
    for typed, found in (("/game ", [hint, vote]), ("/game v", [vote]), ("/vot", [vote])):
        await writing.fill("")
        await type_slash(page, typed)
        await expect(options).to_have_text(found)
    await writing.fill("")
    await type_slash(page, "/shrug at all")
    await expect(page.locator("#composer .suggestions")).to_be_hidden()
    name, send = page.get_by_role("combobox", name="name"), page.get_by_role("button", name="Send")
    for typed, focused, key in (("/greet ", name, "Escape"), ("/buttons ", send, "Backspace")):
        await writing.fill("")
        await type_slash(page, typed)
        await expect(focused).to_be_focused()
        await page.keyboard.press(key)
        await expect(writing).to_be_focused()


async def test_commands_are_sent_by_keys_alone(herald: Herald, open_page: OpenPage, clock: Clock) -> None:
    """A command without its optional options takes three keys; one without an answer fails and says so."""
    page = await open_page()
    told, content = page.locator(".message").last, page.locator(".message .content").last
    await type_slash(page, "/gre\n")
    await expect(page.get_by_role("combobox", name="name")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(told).to_contain_text("Anna used /greet")
    await expect(content).to_have_text("Hello Anna")
    await expect(page.locator("#composer textarea")).to_be_focused()
    await type_slash(page, "/game v\n")
    await page.get_by_role("combobox", name="card").press_sequentially("tra")
    await expect(page.locator("#composer").get_by_role("option")).to_have_text(["The traitor"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(content).to_have_text("Voted for traitor")
    await expect(told).to_contain_text("Anna used /game vote")
    await type_slash(page, "/think \n")
    await expect(content).to_have_text("Turncoat is thinking…")
    herald.may_think.set()
    await expect(content).to_have_text("Thought about it")
    row = page.locator("#log .command")
    await expect(row).to_have_count(0)
    await type_slash(page, "/silent \n")
    await expect(row).to_contain_text("/silent · Sending…")
    clock.skip(4)
    await expect(row).to_contain_text("/silent: The application did not respond")
    await row.get_by_role("button", name="Dismiss").click()
    await expect(row).to_have_count(0)


async def test_required_options_are_demanded_and_suggested_live(herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    await type_slash(page, "/play ")  # the space picks the command
    card = page.get_by_role("combobox", name="card")
    options = page.locator("#composer").get_by_role("option")
    await expect(options).to_have_count(4)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer [role=alert]")).to_have_text("Please fill in “card”.")
    await card.press_sequentially("kni")
    await expect(options).to_have_text(["The knight"])
    assert herald.focused[-1] == "kni"
    assert len(herald.focused) < 2 + len("kni"), "quick typing asks once"
    await page.keyboard.press("Tab")
    await expect(card).to_have_value("The knight")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="place")).to_be_focused()
    await expect(options).to_have_text(["The castle"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="times").fill("4")
    await page.get_by_role("combobox", name="place").fill("nowhere")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer [role=alert]")).to_have_text("Please pick “place” from the list.")
    await page.get_by_role("combobox", name="place").fill("The castle")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer [role=alert]")).to_have_text("“times” must be at most 3.")
    await page.get_by_role("combobox", name="times").fill("2")
    await page.keyboard.press("Enter")
    await expect(page.locator(".content")).to_have_text("Played knight at castle, 2 times")


async def test_a_click_on_a_mention_opens_the_command(herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    await type_slash(page, "/game hint \n")
    content = page.locator(".content")
    await expect(content).to_have_text("/game vote votes, /greet greets, /game dance is gone, /join was another’s")
    await expect(content.get_by_role("button")).to_have_count(3)
    await content.get_by_role("button", name="/game vote").click()
    await expect(page.get_by_role("group", name="/game vote")).to_be_visible()
    await expect(page.get_by_role("combobox", name="card")).to_be_focused()
    await content.get_by_role("button", name="/greet").press("Enter")
    await expect(page.get_by_role("group", name="/greet")).to_be_visible()
    await content.get_by_role("button", name="/game dance").click()
    await expect(page.locator("#notices")).to_contain_text("No such command.")
    await expect(page.get_by_role("group", name="/greet")).to_be_visible()


async def test_names_follow_the_language_of_the_person(herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    await page.get_by_label("Language").select_option("de")
    await expect(page.get_by_label("Sprache")).to_have_value("de")
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await type_slash(page, "/gru")
    await expect(page.locator("#composer").get_by_role("option")).to_contain_text("/gruessen [name]")
    await page.locator("#composer textarea").fill("/play ")  # the command's own name works, too
    await expect(page.get_by_role("combobox", name="karte")).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.locator("#composer textarea").fill("")
    await type_slash(page, "/spiel wahl ")
    await expect(page.get_by_role("group", name="/spiel wahl")).to_be_visible()
    await expect(page.get_by_role("combobox", name="karte")).to_be_focused()
    await page.get_by_label("Sprache").select_option("Nederlands")
    await expect(page.get_by_text("Discord veranderen")).to_be_visible()


async def test_a_channel_keeps_its_draft(open_page: OpenPage) -> None:
    page = await open_page()
    await page.locator("#composer textarea").fill("half a thou")
    await page.locator("#side").get_by_role("link", name="the-tavern").click()
    await expect(page.locator("#composer textarea")).to_have_value("")
    await page.locator("#side").get_by_role("link", name="the-hall").click()
    await expect(page.locator("#composer textarea")).to_have_value("half a thou")


LOW: ViewportSize = {"width": 900, "height": 640}


async def test_buttons_keep_focus_or_fail(sandbox: Sandbox, herald: Herald, open_page: OpenPage, clock: Clock) -> None:
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


async def test_a_menu_for_several_choices_has_limits(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
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
