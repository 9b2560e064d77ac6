"""The colours of The Traitors: its two roles, the grounds of seats, and the castle by day, dusk and night."""

from typing import NamedTuple

from bot.pictures.colours import GOLD, INK, PAPER, RIM, WHITE, Colour, colour, mix, palette

ROLES = {"faithful": colour("2b5c9e"), "traitor": colour("ac3246")}
LIVING = RIM
"""The ground of a living seat's plate; that of an eliminated one is as dark as ink."""
EXPOSED = mix(ROLES["traitor"], INK, 0.5)
"""The ground of a living seat's plate, if the viewer has seen its Traitor card."""
STONE_EDGE = colour("3a4254")
"""The edge of an eliminated seat's stone."""


class Mood(NamedTuple):
    """The light in which the table stands.

    ``sky`` runs from above to the horizon. ``light`` is the light of sun or moon from the outside to the middle.
    ``ground`` lies before the castle. ``wood`` is the table from the edge to the middle. ``glow`` is a candle's light
    on the table.
    """

    sky: tuple[Colour, ...]
    light: tuple[Colour, ...]
    castle: Colour
    window: Colour
    ground: Colour
    rim: Colour
    wood: tuple[Colour, ...]
    glow: tuple[Colour, ...]
    candle: Colour

    @property
    def terrace(self) -> Colour:
        """The colour of the terrace on which the table stands."""
        return mix(self.ground, PAPER, 0.05)


def _steps(first: str, last: str, count: int) -> tuple[Colour, ...]:
    return tuple(mix(colour(first), colour(last), step / (count - 1)) for step in range(count))


MOODS = {
    "day": Mood(
        _steps("35506d", "7891a4", 6),
        _steps("8ba0a6", "f3d488", 3),
        colour("2a3a4c"),
        colour("141d2a"),
        colour("2a3f38"),
        colour("a0713f"),
        _steps("46301f", "5a3f28", 4),
        (),
        PAPER,
    ),
    "dusk": Mood(
        _steps("221b34", "7a4038", 6),
        _steps("8a4a3a", "c97a45", 3),
        colour("191320"),
        GOLD,
        colour("15111a"),
        colour("8a5c35"),
        _steps("2a1c17", "54392a", 4),
        _steps("5e4126", "8a6330", 3),
        colour("ffd98a"),
    ),
    "night": Mood(
        _steps("0e1326", "232b58", 6),
        _steps("2b3466", "3a447c", 2),
        colour("0a0d1a"),
        colour("8a6f3a"),
        colour("0c101d"),
        colour("515a86"),
        _steps("191c2b", "272b42", 4),
        (),
        colour("656b95"),
    ),
}
"""By day somebody is at turn, at dusk the council votes by candlelight, at night somebody is murdered."""


def _flat() -> tuple[Colour, ...]:
    return (*ROLES.values(), EXPOSED, STONE_EDGE, *(shade for mood in MOODS.values() for shade in _shades(mood)))


def _shades(mood: Mood) -> tuple[Colour, ...]:
    ground = (mood.castle, mood.window, mood.ground, mood.terrace, mood.rim)
    return (*mood.sky, *mood.light, *ground, *mood.wood, *mood.glow, mood.candle)


PALETTE = palette(
    8,
    flat=_flat(),
    edges=[
        *((PAPER, ground) for ground in (*ROLES.values(), LIVING)),
        *((ground, LIVING) for ground in (INK, GOLD, WHITE)),
    ],
)
