"""A film moves in the browser, too."""

import base64

import pytest
from playwright.async_api import Browser

from tests.test_film import an_order, frames, made_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

DECODE = """async (text) => {
  const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: "image/webp" });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const found = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    found.push([image.displayWidth, image.displayHeight, image.duration / 1000]);
  }
  return [repetitionCount === Infinity, found];
}"""


async def test_the_browser_shows_every_picture_for_its_time(browser: Browser) -> None:
    content = made_of(an_order()).content
    page = await browser.new_page()
    try:
        await page.goto("chrome://version")  # a page that may decode pictures itself, and needs no server
        again, found = await page.evaluate(DECODE, base64.b64encode(content).decode())
    finally:
        await page.close()
    assert again
    assert found == [[*picture.size, duration] for picture, duration in frames(content)]
