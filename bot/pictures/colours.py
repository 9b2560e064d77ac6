"""The colours of all pictures, and the palette in which they are kept."""

from functools import cache

Colour = tuple[int, int, int]


def _colour(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with a share (0..1) of ``other``.

    >>> mix((0, 0, 0), (255, 255, 255), 0.2)
    (51, 51, 51)
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK = _colour("1d2430")
PAPER = _colour("f3ead6")
GOLD = _colour("f2c14e")
WHITE = _colour("ffffff")  # "here, now", and nothing else
QUIET = _colour("aeb6c4")  # words of second rank on the table

TABLE_TOP = _colour("2a3342")
TABLE_BOTTOM = _colour("1c2330")
HEADER = _colour("141a24")
DISC = _colour("171d28")
RIM = _colour("3d4963")
CARD_BACK = _colour("5d6b86")

HOUSES = {"eagle": _colour("2b5c9e"), "rose": _colour("ac3246")}
HOUSES_DARK = {"eagle": _colour("1d4479"), "rose": _colour("862435")}

SEATS = tuple(
    _colour(code) for code in ("e69f00", "4fb3e8", "2fae7d", "d783b4", "e4701e", "f0e442", "9a8cf0", "c9c9c9")
)

LANDSCAPE_SHADE = 0.55
"""How much of its dark colour a house's landscape has at its foot; none at its head."""


@cache
def palette() -> tuple[Colour, ...]:
    """All colours of a picture, at most 256: flat ones, shades of the grounds, steps of smooth edges."""
    flat = [INK, PAPER, GOLD, WHITE, QUIET, HEADER, DISC, RIM, CARD_BACK]
    flat += [*HOUSES.values(), *HOUSES_DARK.values(), *SEATS]
    table = [mix(TABLE_TOP, TABLE_BOTTOM, step / 15) for step in range(16)]
    grounds = [
        mix(HOUSES[house], HOUSES_DARK[house], share / 10) for house in HOUSES for share in (1, 2, 3, 4, 5, 5.5, 8)
    ]
    middle = mix(TABLE_TOP, TABLE_BOTTOM, 0.5)
    edges = [(PAPER, ground) for ground in (*HOUSES.values(), *HOUSES_DARK.values(), INK, DISC, HEADER)]
    edges += [(GOLD, ground) for ground in (*HOUSES.values(), INK, DISC, HEADER)]
    edges += [(WHITE, ground) for ground in (middle, HEADER, *HOUSES.values())]
    edges += [(ground, middle) for ground in (*HOUSES.values(), PAPER)]
    edges += [(QUIET, DISC), (CARD_BACK, INK), (RIM, middle)]
    edges += [(seat, ground) for seat in SEATS[:4] for ground in (INK, middle)]
    edges += [(seat, INK) for seat in SEATS[4:]]
    steps = [mix(one, other, share) for one, other in edges for share in (0.2, 0.4, 0.6, 0.8)]
    return tuple(dict.fromkeys(flat + table + grounds + steps))
