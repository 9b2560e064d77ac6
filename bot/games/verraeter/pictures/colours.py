"""The colours of Verräter: its two houses."""

from bot.pictures.colours import (
    DISC,
    GOLD,
    PAPER,
    RIM,
    SEATS,
    TABLE,
    WHITE,
    colour,
    mix,
    palette,
)

HOUSES = {"eagle": colour("2b5c9e"), "rose": colour("ac3246")}
HOUSES_DARK = {"eagle": colour("1d4479"), "rose": colour("862435")}
FIELDS = {house: mix(dark, DISC, 0.5) for house, dark in HOUSES_DARK.items()}
"""Colours behind a house's strength in the middle of the board."""

BAND = mix(TABLE, RIM, 0.5)
"""The band that joins neighbours of the ring."""

LANDSCAPE_SHADE = 0.55
"""The part of a house's dark colour at the foot of its landscape; there is none at the head."""

_GROUNDS = [mix(HOUSES[house], HOUSES_DARK[house], share / 10) for house in HOUSES for share in (1, 2, 3, 4, 5, 5.5, 8)]

PALETTE = palette(
    4,
    flat=[*HOUSES.values(), *HOUSES_DARK.values(), *_GROUNDS, *FIELDS.values(), BAND],
    edges=[
        *((PAPER, ground) for ground in (*HOUSES.values(), *HOUSES_DARK.values(), *FIELDS.values())),
        *((ink, house) for ink in (GOLD, WHITE) for house in HOUSES.values()),
        *((GOLD, field) for field in FIELDS.values()),
        *((house, TABLE) for house in HOUSES.values()),
        *((seat, TABLE) for seat in SEATS[:4]),
    ],
)
