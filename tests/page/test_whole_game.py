"""Tables on the page, with the real bot: a newcomer plays whole matches, guests are named, and time is moved on."""

import asyncio
import re
from datetime import UTC, datetime, timedelta

import pytest
from discord import Permissions
from playwright.async_api import Locator, Page, expect

from bot.client import Turncoat
from bot.sandbox import Message, Sandbox
from bot.sandbox.world.guilds import Role
from tests.bot.playing import menus_of, next_question
from tests.page.conftest import Here, OpenPage
from tests.samples import samples

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHOLE_GAME = 90.0  # seconds
GAMES = [("Traitor", 3), ("Verräter", 4), ("Het Verraad", 2), ("The Traitors", 4)]
"""The first one has every kind of control: buttons, menus of one choice and of several."""


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("game", "seats"), GAMES[: samples(1, len(GAMES))])
async def test_a_newcomer_plays_a_whole_match(sandbox: Sandbox, open_page: OpenPage, game: str, seats: int) -> None:
    page = await open_page("anna")
    await page.locator("#composer textarea").fill("/join ")
    await page.keyboard.press("Enter")
    await _choose_the_game(page, game)
    for taken in range(1, seats):
        await page.get_by_role("button", name="+ Computer").click()
        await expect(page.locator(".content").get_by_text("◇")).to_have_text(re.compile(f"(◇.*){{{taken}}}"))
    await page.get_by_role("button", name="Start", exact=True).click()
    channels = page.get_by_role("navigation")
    await channels.get_by_role("link", name="Turncoat").click()

    await asyncio.wait_for(_play_to_the_end(sandbox, page), WHOLE_GAME)

    told = page.locator(".message").last
    await expect(told).to_contain_text(re.compile(r"wins?\b|share the win|beaten"))
    await expect(told).to_contain_text(re.compile(r"Your score: \d+"))
    for button in ("Rematch", "What happened", "Replay", "Film", "Record"):
        await expect(told.get_by_role("button", name=button)).to_be_visible()
    await expect(told).to_have_id(f"m-{sandbox.people['anna'].dms[-1].id}")
    end = sandbox.channel("the-hall").messages[-1]
    assert re.search(r"wins?\b|share the win|beaten", end.content)
    labels = "Rematch, What happened, Who knew, Fair deal?, Replay, Film, Page, Rules"
    assert ", ".join(button.label for button in end.buttons) == labels
    await channels.get_by_role("link", name="the-hall").click()
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    picture = page.locator(".message img").last
    await expect(picture).to_have_attribute(
        "alt",
        re.compile(rf"^(The winners?:|The hunt is over|The traitors? gets? away|So as to give nothing away|{game})"),
    )
    assert sandbox.problems == []


async def _choose_the_game(page: Page, game: str) -> None:
    """In the panel of the options; Verräter is what a table plays anyway."""
    if game == "Verräter":
        return
    await page.get_by_role("button", name="Options").click()
    panel = page.locator(".message.private").last
    await panel.get_by_role("button", name="Which option?").click()
    await panel.get_by_role("option", name="Game").click()
    await panel.get_by_role("button", name=re.compile("^Choose here")).click()
    await panel.get_by_role("option", name=re.compile(rf"{game} \(")).last.click()
    await expect(panel.locator(".content")).to_contain_text(f"Options of {game}")


async def _play_to_the_end(sandbox: Sandbox, page: Page) -> None:
    """Answer every question as it comes, by what the page shows."""
    done: set[str] = set()
    while question := await next_question(Here(sandbox), done):
        done.add(question.step)
        await _turn_the_page(sandbox, page, question.message)
        await _answer(page, question.message)


async def _turn_the_page(sandbox: Sandbox, page: Page, question: Message) -> None:
    """Look at the last choices, if there are too many choices for one menu."""
    if menus_of(question)[:1] and ":page:" in menus_of(question)[0].custom_id:
        await _part(page, question, menus_of(question)[0].custom_id).click()
        await page.get_by_role("listbox").get_by_role("option").last.click()
        await sandbox.until(lambda: menus_of(question)[0].options[-1].default)


async def _answer(page: Page, question: Message) -> None:
    """Click the first button, choose the first of a menu, or toggle or pick something and confirm."""
    menus = menus_of(question)
    toggles = [one for one in question.buttons if ":picks:" in (one.custom_id or "")]
    if toggles:
        await _part(page, question, toggles[0].custom_id).click()
        pressed = page.locator(f"#m-{question.id}").get_by_role("button", name=re.compile("^✓ "))
        await expect(pressed).to_have_count(1)
        (confirm,) = [one for one in question.buttons if ":confirm:" in (one.custom_id or "")]
        await _part(page, question, confirm.custom_id).click()
        return
    if not menus:
        await _part(page, question, question.buttons[0].custom_id).click()
        return
    menu = menus[-1]
    await _part(page, question, menu.custom_id).click()
    options = page.get_by_role("listbox").get_by_role("option")
    if menu.least == 1:
        await options.first.click()
        return
    for number in range(min(2, menu.most)):
        await options.nth(number).click()
    await page.get_by_role("button", name="Confirm", exact=True).click()
    await page.locator(f"#m-{question.id}").get_by_role("button", name=re.compile("^Confirm: [^n]")).click()


def _part(page: Page, message: Message, custom_id: str | None) -> Locator:
    """A button or menu, once the page shows it."""
    return page.locator(f'#m-{message.id} [data-key="{custom_id}"]')


async def uses(page: Page, command: str, option: str = "", value: str = "") -> None:
    """Type a command, and one of its options."""
    await page.locator("#composer textarea").press_sequentially(f"/{command} ")
    if option:
        await page.get_by_role("combobox", name=option, exact=True).press_sequentially(value)
        await page.keyboard.press("Enter")
    await page.locator("#composer").get_by_role("button", name="Send").click()


async def picks(page: Page, menu: str, entry: str) -> None:
    await page.get_by_role("button", name=menu).click()
    await page.get_by_role("option", name=entry).click()


@pytest.mark.usefixtures("bot")
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


async def test_the_event_of_a_plan_is_listed_to_its_end(sandbox: Sandbox, bot: Turncoat, open_page: OpenPage) -> None:
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
