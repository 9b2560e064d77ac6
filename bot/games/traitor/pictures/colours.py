"""The colours of Traitor: felt and wood, red suits, both sides, and cards that are out."""

from bot.pictures.colours import CARD_BACK, DISC, GOLD, INK, PAPER, QUIET, SEATS, WHITE, colour, mix, palette

RED = colour("ac3246")
BLUE = colour("24508a")
FELT = colour("17322d")
FELT_LIT = colour("1d3d37")
"""The felt in the middle of the table."""

RAIL = colour("5a4030")
RAIL_LIT = colour("7a5a42")
OUT = mix(PAPER, DISC, 0.3)
"""The face of a card that is dead or not kept."""

EMPTY = mix(FELT, PAPER, 0.35)
"""The outline of a place whose card is gone, and what a side still lacks."""

PALETTE = palette(
    8,
    flat=[RED, BLUE, OUT, EMPTY, FELT, FELT_LIT, RAIL, RAIL_LIT],
    edges=[
        (RED, PAPER),
        (FELT, FELT_LIT),
        (INK, OUT),
        (RED, OUT),
        (OUT, FELT),
        (EMPTY, FELT),
        (EMPTY, DISC),
        (RED, FELT),
        (WHITE, CARD_BACK),
        (CARD_BACK, PAPER),
        (CARD_BACK, FELT),
        (PAPER, FELT),
        (GOLD, FELT_LIT),
        (PAPER, FELT_LIT),
        (QUIET, FELT),
        (RAIL, FELT),
        (PAPER, RED),
        (PAPER, BLUE),
        (BLUE, FELT),
        *((seat, FELT) for seat in SEATS[:8]),
    ],
)
