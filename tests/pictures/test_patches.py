"""Pictures that are put together of patches are what they would be drawn whole."""

import io
import struct
import zlib
from itertools import islice
from random import Random

import pytest
from PIL import Image

from bot import pictures
from bot.games.verraeter.pictures.colours import PALETTE
from bot.games.verraeter.pictures.ground import ground
from bot.pictures import patches
from bot.pictures.canvas import Box, Canvas, Plain
from bot.pictures.colours import GOLD, INK, PAPER, SEATS, TABLE_BOTTOM, TABLE_TOP, mix
from bot.pictures.encoding import png
from bot.pictures.landscape import HEIGHT, WIDTH, empty_table
from bot.pictures.shapes import rounded
from tests.kit.cases import Case
from tests.messages.situations import SOME_CASES


def drawn_on(canvas: Canvas, seed: int) -> Canvas:
    """Some shapes, words and drawings anywhere, also beyond the edges."""
    chance = Random(seed)
    tile = Image.new("RGBA", (90, 70), (*SEATS[2], 120))
    for number in range(60):
        left, top = chance.randint(-80, canvas.width), chance.randint(-80, canvas.height)
        box = Box(left, top, left + chance.randint(30, 400), top + chance.randint(30, 300))
        canvas.panel(box, SEATS[number % 8], 14)
        canvas.write("Anna 12", (left, top), 40, PAPER, "ExtraBold")
        canvas.tile(tile, (top, left))
        canvas.fill(Box(left, top, left + 7, top + 9), GOLD)
    return canvas


def pixels(canvas: Canvas) -> bytes:
    """Return the pixels of a canvas's PNG file."""
    return Image.open(io.BytesIO(png(canvas, PALETTE))).convert("RGB").tobytes()


def whole(canvas: Canvas) -> bytes:
    """Return the pixels of a canvas drawn at once, in the nearest colours of the palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in PALETTE for part in colour])
    return canvas.image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB").tobytes()


@pytest.mark.parametrize("seed", range(3))
def test_a_picture_of_patches_is_the_picture_drawn_whole(seed: int) -> None:
    for base in (empty_table(), Plain(WIDTH, HEIGHT + 77, INK), ground("both")):
        assert pixels(drawn_on(Canvas(base), seed)) == whole(drawn_on(Canvas(base), seed))


def test_only_what_differs_is_drawn_again() -> None:
    tile = Image.new("RGB", (300, 300), GOLD)

    def drawn(*more: Box) -> Canvas:
        canvas = Canvas(ground("none"))
        canvas.put(tile, (500, 500))
        for box in more:
            canvas.fill(box, GOLD)
        return canvas

    kept = (patches._tier, patches._patch)
    for drawing in kept:
        drawing.cache_clear()
    first = pixels(drawn())
    misses = [drawing.cache_info().misses for drawing in kept]
    assert pixels(drawn(Box(10, 10, 20, 20))) != first
    assert [drawing.cache_info().misses for drawing in kept] == [number + 1 for number in misses]


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_nothing_is_drawn_again_that_was_drawn_before(case: Case) -> None:
    draws = pictures.draw_board, pictures.draw_hand, pictures.draw_large_hand, pictures.draw_role
    for match in islice(case.played(), 0, 60, 9):
        view = match.view(match.length % match.seats)
        for draw in draws:
            draw(view, case.table.names, "en")
            before = patches._tier.cache_info().misses
            draw(view, case.table.names, "en")
            assert patches._tier.cache_info().misses == before, f"{draw.__name__} makes new drawings each time"


@pytest.mark.parametrize("radius", [3, 14, 20])
def test_a_panel_is_what_its_whole_shape_would_be(radius: int) -> None:
    for width, height in ((40, 41), (97, 55), (260, 70)):
        panel, whole = Canvas(Plain(300, 100, INK)), Canvas(Plain(300, 100, INK))
        panel.panel(Box(11, 7, 11 + width, 7 + height), PAPER, radius)
        whole.mask(rounded(width, height, radius), (11, 7), PAPER)
        assert panel.image.tobytes() == whole.image.tobytes()


def test_the_rows_of_a_file_agree_with_their_checksum() -> None:
    file = png(drawn_on(Canvas(Plain(WIDTH, HEIGHT + 77, INK)), 4), PALETTE)
    start = file.index(b"IDAT")
    (length,) = struct.unpack(">I", file[start - 4 : start])
    rows = zlib.decompress(file[start + 4 : start + 4 + length])  # raises if they do not
    assert len(rows) == (WIDTH + 1) * (HEIGHT + 77)
    assert not any(rows[:: WIDTH + 1])


def test_the_ground_stays_as_it_is() -> None:
    base = ground("none")
    before = base.tobytes()
    canvas = drawn_on(Canvas(base), 1)
    assert canvas.image is not base
    assert base.tobytes() == before


def test_drawings_on_the_image_itself_belong_to_the_picture() -> None:
    canvas = Canvas(Plain(WIDTH, HEIGHT, INK))
    canvas.fill(Box(0, 0, 50, 50), GOLD)
    canvas.image.paste(PAPER, (20, 20, 30, 30))
    canvas.fill(Box(0, 0, 10, 10), PAPER)
    found = canvas.image
    assert [found.getpixel((at, at)) for at in (5, 15, 25, 60)] == [PAPER, GOLD, PAPER, INK]
    assert pixels(canvas) == whole(canvas)


def test_a_table_grows_darker_from_its_top_to_its_bottom() -> None:
    table = Canvas(empty_table(4, 300)).image
    assert table.getpixel((3, 0)) == TABLE_TOP
    assert table.getpixel((3, 150)) == mix(TABLE_TOP, TABLE_BOTTOM, 0.5)
    assert table.getpixel((0, 299)) == mix(TABLE_TOP, TABLE_BOTTOM, 299 / 300)
