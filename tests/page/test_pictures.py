"""Pictures in messages: as large as in Discord, described, and looked at closely by mouse, key and finger."""

import io

import discord
import pytest
from playwright.async_api import CDPSession, FloatRect, Locator, Page, ViewportSize, expect

from bot.sandbox import Sandbox
from tests.page.conftest import WIDE, OpenPage
from tests.page.herald import Herald, board

pytestmark = pytest.mark.asyncio(loop_scope="session")

BEGUN = 1_800_000_000.0
PHONE: ViewportSize = {"width": 412, "height": 860}


async def test_a_picture_has_a_name_and_a_description(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    await sandbox.people["ben"].command("the-hall", "picture")
    picture = page.locator(".message").get_by_role("img", name="A golden circle on blue")
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 840
    button = page.locator(".message").get_by_role("button", name="Open picture", exact=True)
    await expect(button).to_have_accessible_description("A golden circle on blue")
    await page.get_by_role("button", name="Show the description of the picture").click()
    await expect(page.get_by_role("dialog")).to_contain_text("A golden circle on blue")
    await page.keyboard.press("Escape")
    await button.click()
    await expect(page.get_by_role("dialog", name="Picture").get_by_role("img")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_contain_text("A golden circle on blue")
    await page.get_by_role("button", name="Close").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_picture_is_shown_in_discords_box(herald: Herald, sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    channel = herald.get_partial_messageable(sandbox.channel("the-hall").id)
    for size, shown, on_a_phone in (
        ((1320, 840), (550, 350), (340, 216)),
        ((600, 1400), (150, 350), (150, 350)),
        ((300, 200), (300, 200), (300, 200)),
    ):
        await page.set_viewport_size(WIDE)
        message = await channel.send(file=discord.File(io.BytesIO(board(*size)), "board.png"))
        picture = page.locator(f"#m-{message.id} img")
        assert await _size(picture) == shown
        await page.set_viewport_size(PHONE)
        assert await _size(picture) == on_a_phone


async def test_a_hidden_picture_is_shown_on_demand(herald: Herald, sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    channel = herald.get_partial_messageable(sandbox.channel("the-hall").id)
    await channel.send(file=discord.File(io.BytesIO(board(840, 360)), "vote.png", description="Ben", spoiler=True))
    cover = page.locator(".message").get_by_role("button", name="Hidden picture, activate to show")
    await expect(cover).to_be_visible()
    await expect(page.locator(".message").get_by_role("img", name="Ben")).to_have_count(0)
    await cover.click()
    await expect(page.locator(".message").get_by_role("img", name="Ben")).to_be_visible()
    await expect(page.get_by_role("button", name="Open picture", exact=True)).to_be_focused()
    await expect(page.get_by_role("button", name="Show the description of the picture")).to_be_visible()


async def test_a_picture_is_enlarged_by_mouse_and_key(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page()
    picture = await _opened(page, sandbox)
    level = page.get_by_role("dialog").get_by_role("status")
    await expect(level).to_have_text("100 %")
    whole = await _size(picture)
    await picture.click(position={"x": 10, "y": 10})
    await expect(level).to_have_text("250 %")
    assert await _size(picture) == pytest.approx([2.5 * side for side in whole], abs=2)
    corner = await box_of(picture)
    await page.keyboard.press("ArrowRight")
    assert (await box_of(picture))["x"] == pytest.approx(corner["x"] - 80, abs=1)
    await picture.click()
    await expect(level).to_have_text("100 %")
    for key, told in (("+", "150 %"), ("+", "225 %"), ("-", "150 %"), ("0", "100 %"), ("-", "100 %")):
        await page.keyboard.press(key)
        await expect(level).to_have_text(told)
    middle = await _middle(picture)
    for told in ("150 %", "225 %"):
        await page.get_by_role("button", name="Zoom in").click()
        await expect(level).to_have_text(told)
    assert await _middle(picture) == pytest.approx(middle, abs=2)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_picture_is_enlarged_by_fingers(sandbox: Sandbox, herald: Herald, open_page: OpenPage) -> None:
    page = await open_page("anna", PHONE, touch=True)
    picture = await _opened(page, sandbox)
    await page.locator(".frame").tap(position={"x": 200, "y": 5})
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.get_by_role("button", name="Open picture").tap()
    level = page.get_by_role("dialog").get_by_role("status")
    assert (await _size(picture))[0] > 390
    fingers = await page.context.new_cdp_session(page)
    for second, told in enumerate(("250 %", "100 %")):
        for part in (0, 0.1):  # how fast the machine is does not matter: the taps say themselves when they were
            await _touch(fingers, "touchStart", (206, 390), at=second + part)
            await _touch(fingers, "touchEnd", at=second + part + 0.05)
        await expect(level).to_have_text(told)
    await _touch(fingers, "touchStart", (160, 300), (240, 300))
    await _touch(fingers, "touchMove", (120, 300), (280, 300))
    await expect(level).to_have_text("200 %")
    await _touch(fingers, "touchEnd")
    before = await box_of(picture)
    await _touch(fingers, "touchStart", (200, 300))
    await _touch(fingers, "touchMove", (150, 300))
    await _touch(fingers, "touchEnd")
    assert (await box_of(picture))["x"] == pytest.approx(before["x"] - 50, abs=1)
    assert await page.evaluate("visualViewport.scale") == 1


async def _opened(page: Page, sandbox: Sandbox) -> Locator:
    """The herald's picture in its dialog."""
    await sandbox.people["ben"].command("the-hall", "picture")
    await page.get_by_role("button", name="Open picture").click()
    return page.get_by_role("dialog").get_by_role("img", name="Picture")


async def box_of(part: Locator) -> FloatRect:
    """Return the place of something that the page shows."""
    box = await part.bounding_box()
    assert box is not None
    return box


async def _size(picture: Locator) -> tuple[int, int]:
    box = await box_of(picture)
    return round(box["width"]), round(box["height"])


async def _middle(picture: Locator) -> tuple[float, float]:
    box = await box_of(picture)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def _touch(fingers: CDPSession, kind: str, *points: tuple[int, int], at: float | None = None) -> None:
    """Touch the glass with fingers; ``at``, in seconds, is the time of the touch."""
    touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    when = {} if at is None else {"timestamp": BEGUN + at}
    await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched, **when})
