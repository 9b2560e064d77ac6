"""The colours of The Traitors: its two roles, and the ground of the living."""

from bot.pictures.colours import DISC, GOLD, INK, PAPER, RIM, SEATS, TABLE, WHITE, colour, palette

ROLES = {"faithful": colour("2b5c9e"), "traitor": colour("ac3246")}
LIVING = RIM
"""The ground of a living seat's panel; that of an eliminated one is as dark as ink."""

PALETTE = palette(
    8,
    flat=ROLES.values(),
    edges=[
        *((PAPER, ground) for ground in (*ROLES.values(), LIVING)),
        *((role, ground) for role in ROLES.values() for ground in (LIVING, INK, DISC)),
        *((ground, LIVING) for ground in (INK, GOLD, WHITE)),
        (INK, TABLE),
        (RIM, DISC),
        *((seat, TABLE) for seat in SEATS),
    ],
)
