"""The colours of Het Verraad: ground, roads and water, categories, and the Black Master."""

from PIL import Image

from bot.games.het_verraad.pictures.rings import VEIL
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, SEATS, TABLE, WHITE, colour, mix, palette

GROUND = {"I": colour("384256"), "M": colour("323b4d"), "O": colour("2c3545")}
"""Neutral areas, by their ring."""

WHISPER = 0.6
"""The share of ink in numbers of areas: owners and buildings shout, numbers do not."""

ROAD, ROAD_EDGE = colour("a39169"), colour("4d4331")
RIVER, RIVER_EDGE = colour("2f6690"), colour("1d4059")
BRICK = colour("a33f26")
RED = colour("ac3246")  # a red space of the score track, and the Black Master's ground
TAX = mix(RED, PAPER, 0.45)
STONE, STONE_DARK = colour("7d8798"), colour("596375")  # the wall and its spaces
BLACK = colour("0b0d12")  # the Black Master's

CATEGORIES = {
    "burgerij": (colour("7c4a22"), "estate"),
    "nijverheid": (colour("2c6a3a"), "mill"),
    "handel": (colour("27599c"), "scales"),
    "stad": (colour("6f3d94"), "office"),
}
"""The colour and the pictogram of each category."""

PALETTE = palette(
    5,
    flat=[
        *GROUND.values(),
        *(own for own, _ in CATEGORIES.values()),
        ROAD,
        ROAD_EDGE,
        RIVER,
        RIVER_EDGE,
        BRICK,
        RED,
        TAX,
        STONE,
        STONE_DARK,
        BLACK,
        *(mix(one, INK, VEIL) for one in (*(own for own, _ in CATEGORIES.values()), ROAD, ROAD_EDGE, RIVER, RED)),
    ],
    edges=[
        *((PAPER, own) for own, _ in CATEGORIES.values()),
        *((seat, TABLE) for seat in SEATS[:5]),
        *((WHITE, seat) for seat in SEATS[:5]),
        *((INK, ground) for ground in GROUND.values()),
        (ROAD, ROAD_EDGE),
        (RIVER, RIVER_EDGE),
        (BRICK, PAPER),
        (PAPER, BLACK),
        (PAPER, STONE_DARK),
        (STONE, TABLE),
        (WHITE, GROUND["M"]),
        *((GOLD, ground) for ground in GROUND.values()),
        *((PAPER, ground) for ground in GROUND.values()),
        (PAPER, RED),
        (TAX, DISC),
        (QUIET, INK),
    ],
)

POWERS = {
    **{key: symbol for key, (_, symbol) in CATEGORIES.items()},
    "white": "white_chip",
    "towers": "tower",
    "black": "chip",
}
"""The pictogram of each great power."""

INFLUENCE = {
    "brand": "fire",
    "overval": "robber",
    "infiltrant": "spy",
    "hekserij": "witch",
    "pionier": "boot",
    "gif": "poison",
    "gouden_handel": "coins",
    "tovenaar": "sorcerer",
    "bescherming": "shield",
    "blokkade": "barrier",
}
"""The pictogram of each kind of influence card."""


def kept(image: Image.Image) -> Image.Image:
    """Return an image in the palette's colours, as the ground of canvases.

    An image shared by many pictures takes a third of the memory in this way. The image is as quick to take.
    """
    colours = Image.new("P", (1, 1))
    colours.putpalette([part for colour in PALETTE for part in colour])
    return image.quantize(palette=colours, dither=Image.Dither.NONE)
