"""The colours of all games' pictures, and the palettes in which they are kept."""

from collections.abc import Iterable

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """Return a colour from its six hexadecimal figures."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return ``one`` with a share (0..1) of ``other``.

    >>> mix((0, 0, 0), (255, 255, 255), 0.2)
    (51, 51, 51)
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK = colour("1d2430")
PAPER = colour("f3ead6")
GOLD = colour("f2c14e")
WHITE = colour("ffffff")  # "here, now", and nothing else
QUIET = colour("aeb6c4")  # words of second rank on the table

TABLE_TOP = colour("2a3342")
TABLE_BOTTOM = colour("1c2330")
HEADER = colour("141a24")
DISC = colour("171d28")
RIM = colour("3d4963")
CARD_BACK = colour("5d6b86")

TABLE = mix(TABLE_TOP, TABLE_BOTTOM, 0.5)
"""The colour with which a smooth edge on the table is mixed."""

MOST_COLOURS = 256
"""The most colours of a PNG's palette."""

SEATS = tuple(
    colour(code)
    for code in (
        *("e69f00", "4fb3e8", "2fae7d", "d783b4", "e4701e", "f0e442", "9a8cf0", "c9c9c9"),
        *("a6d854", "c49a6c", "f7a8a0", "5f93f5", "cc66dd", "6fdede", "f2767a", "93a468"),
    )
)
"""The colours of the seats, beside their marks (``bot.pictures.shapes.MARKS``)."""


def palette(seats: int, flat: Iterable[Colour] = (), edges: Iterable[tuple[Colour, Colour]] = ()) -> tuple[Colour, ...]:
    """Return the colours of a game's pictures, at most 256: the common colours, and ``flat`` colours of its own.

    ``edges`` are pairs of colours between which the game needs the steps of smooth edges, beside the common pairs.
    ``seats`` is the game's greatest number of seats.
    """
    common = [INK, PAPER, GOLD, WHITE, QUIET, HEADER, DISC, RIM, CARD_BACK, *SEATS[:seats]]
    table = [mix(TABLE_TOP, TABLE_BOTTOM, step / 15) for step in range(16)]
    pairs = [(PAPER, ground) for ground in (INK, DISC, HEADER)]
    pairs += [(GOLD, ground) for ground in (INK, DISC, HEADER)]
    pairs += [(WHITE, TABLE), (WHITE, HEADER), (PAPER, TABLE), (QUIET, DISC), (CARD_BACK, INK), (RIM, TABLE)]
    pairs += [(seat, INK) for seat in SEATS[:seats]]
    steps = [mix(one, other, share) for one, other in (*pairs, *edges) for share in (0.2, 0.4, 0.6, 0.8)]
    found = tuple(dict.fromkeys([*common, *table, *flat, *steps]))
    if len(found) > MOST_COLOURS:
        raise ValueError(f"a picture has at most {MOST_COLOURS} colours, not {len(found)}")
    return found
