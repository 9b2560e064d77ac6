"""Enough contrast, and nothing told by colour alone."""

from itertools import combinations

import pytest
from PIL import Image

from bot.games.het_verraad.pictures.colours import BLACK, BRICK, CATEGORIES, GROUND, RED, RIVER, ROAD, STONE
from bot.games.the_traitors.pictures.colours import LIVING, MOODS, ROLES
from bot.games.traitor.pictures.colours import FELT, FELT_LIT, OUT
from bot.games.traitor.pictures.colours import RED as TRAITOR_RED
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.landscapes import STRIPS
from bot.pictures import colours, shapes
from bot.pictures.colours import Colour

# Machado, Oliveira and Fernandes (2009): how the world looks without one kind of cone, in linear light.
BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
Light = tuple[float, float, float]


def seen(colour: Colour, kind: str) -> Light:
    """The light that reaches an eye of that kind."""
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in BLINDNESS[kind])
    return min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1)


def contrast(one: Colour, other: Colour, kind: str = "none") -> float:
    """Return the contrast of two colours as WCAG counts it: 1 to 21."""
    dark, light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (seen(one, kind), seen(other, kind)))
    return (light + 0.05) / (dark + 0.05)


def check_contrast(image: Image.Image, *at: tuple[int, int], words: Colour = colours.PAPER, kind: str = "none") -> None:
    """Words of that colour stand out from these places of a picture."""
    for place in at:
        ground = image.getpixel(place)
        assert isinstance(ground, tuple)
        assert contrast(words, (ground[0], ground[1], ground[2]), kind) >= 4.5, place


ON_DARK = (colours.PAPER, colours.GOLD)
WORDS = [
    *((words, ground) for words in ON_DARK for ground in (colours.HEADER, colours.DISC, colours.INK, LIVING)),
    *((colours.PAPER, ground) for ground in (*HOUSES.values(), *ROLES.values(), colours.TABLE_TOP, RED, BLACK)),
    *((colours.QUIET, ground) for ground in (colours.HEADER, colours.DISC, colours.INK, colours.TABLE_TOP)),
    *((colours.INK, ground) for ground in (colours.PAPER, colours.WHITE, colours.GOLD, OUT)),
    *((colours.WHITE, ground) for ground in (HOUSES["rose"], colours.CARD_BACK)),
    *((words, colours.PAPER) for words in (ROLES["traitor"], TRAITOR_RED)),
    *STRIPS.values(),
    *((words, wood) for mood in MOODS.values() for wood in mood.wood for words in ON_DARK),
    *((words, mood.ground) for mood in MOODS.values() for words in (colours.PAPER, colours.QUIET)),
    *((words, felt) for words in (*ON_DARK, colours.QUIET) for felt in (FELT, FELT_LIT)),
    *((colours.PAPER, colour) for colour, _ in CATEGORIES.values()),
]


@pytest.mark.parametrize("kind", BLINDNESS)
def test_words_stand_out(kind: str) -> None:
    assert [pair for pair in WORDS if contrast(*pair, kind) < 4.5] == []


MARKS = [
    (BRICK, colours.PAPER),
    (colours.PAPER, RIVER),
    (colours.INK, ROAD),
    (colours.INK, STONE),
    *((seat, other) for seat in colours.SEATS for other in (FELT, colours.INK, colours.TABLE_TOP)),
    *((mark, ground) for mark in (colours.WHITE, colours.GOLD, ROAD) for ground in GROUND.values()),
    *((colours.WHITE, sky) for mood in MOODS.values() for sky in (*mood.sky, mood.castle, *mood.wood)),
    *((mood.candle, wood) for mood in MOODS.values() for wood in (mood.wood[0], *mood.glow[:2])),
]


@pytest.mark.parametrize("kind", BLINDNESS)
def test_seats_pictograms_frames_and_roads_stand_out(kind: str) -> None:
    assert [pair for pair in MARKS if contrast(*pair, kind) < 3] == []


def test_every_seat_has_a_mark_of_its_own() -> None:
    assert len(shapes.MARKS) == len(colours.SEATS)
    masks = [shapes.mark(seat, 32).tobytes() for seat in range(len(shapes.MARKS))]
    for one, other in combinations(masks, 2):
        assert sum(abs(a - b) > 128 for a, b in zip(one, other, strict=True)) > 60


def test_the_houses_landscapes_differ_without_colours() -> None:
    assert contrast(STRIPS["eagle"][0], STRIPS["rose"][0]) >= 3


def test_a_palette_is_no_longer_than_a_png_allows() -> None:
    with pytest.raises(ValueError, match="at most 256 colours"):
        colours.palette(8, [(red, 0, 0) for red in range(256)])
