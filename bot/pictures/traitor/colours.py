"""The colours of Traitor: red suits, and cards that are out."""

from bot.pictures.colours import CARD_BACK, DISC, INK, PAPER, QUIET, SEATS, TABLE, WHITE, colour, mix, palette

RED = colour("ac3246")
OUT = mix(PAPER, DISC, 0.4)
"""The face of a card that is dead or not kept."""

PALETTE = palette(
    8,
    flat=[RED, OUT],
    edges=[
        (RED, PAPER),
        (INK, OUT),
        (OUT, DISC),
        (WHITE, CARD_BACK),
        (CARD_BACK, PAPER),
        (DISC, TABLE),
        (QUIET, TABLE),
        *((seat, TABLE) for seat in SEATS),
        *((seat, DISC) for seat in SEATS),
    ],
)
