"""The contents of the box (H-0): the words of the rules, and the parts that the data files describe.

Categories, letters, kinds of influence cards and the names of areas are words of the rules. All numbers come from the
data files (``engine.het_verraad.box``) and stand in a ``Box``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import msgspec

MASTER = -1
"""The Black Master, where a view names an owner; ``None`` is nobody."""

RINGS = ("I", "M", "O")
SIZES = {"I": 8, "M": 16, "O": 24}
AREAS = tuple(f"{ring}{number}" for ring in RINGS for number in range(SIZES[ring]))
"""All areas by name (H-0.1)."""
CATEGORIES = ("burgerij", "nijverheid", "handel", "stad")
LETTERS = ("A", "B", "C")
INFLUENCE = (
    "brand",
    "overval",
    "infiltrant",
    "hekserij",
    "pionier",
    "gif",
    "gouden_handel",
    "tovenaar",
    "bescherming",
    "blokkade",
)
"""Kinds of influence cards in canonical order (H-11)."""
POWERS = (*CATEGORIES, "white", "towers", "black")
"""The great powers in the order of H-0.7."""

BURGERIJ, NIJVERHEID, HANDEL, STAD, WHITE, TOWERS, BLACK = range(7)
"""Places in ``POWERS``; the first four are places in ``CATEGORIES`` as well."""
BRAND, OVERVAL, INFILTRANT, HEKSERIJ, PIONIER, GIF, GOUDEN_HANDEL, TOVENAAR, BESCHERMING, BLOKKADE = range(10)
"""Places in ``INFLUENCE``."""


class Area(msgspec.Struct, frozen=True, gc=False):
    """An area as it is printed (H-0.1): ``price`` is its ``value`` in the city file."""

    area: str
    ring: str
    price: int
    bonus: int
    road: bool
    river: bool
    gate: bool
    neighbours: tuple[str, ...]


class Zone(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The zone of a category: the areas where it may stand (H-4.2).

    The area must be in one of these ``rings``, and be one of these ``areas``; no ``areas`` means any area.

    ``road``, ``river`` and ``gate`` say whether the area has to have a road, river or gate, or must not. ``None`` means
    that either is allowed.
    """

    rings: tuple[str, ...] = RINGS
    areas: tuple[str, ...] = ()
    road: bool | None = None
    river: bool | None = None
    gate: bool | None = None

    def allows(self, area: Area) -> bool:
        """Return whether the category may stand on an area.

        >>> here = Area("M7", "M", 3, 1, road=True, river=False, gate=False, neighbours=())
        >>> Zone(rings=("M", "O")).allows(here), Zone(road=True).allows(here), Zone(road=False).allows(here)
        (True, True, False)
        """
        return not self.against(area)

    @property
    def words(self) -> tuple[str, ...]:
        """The conditions in words that texts know; none if a category may stand anywhere.

        >>> Zone(rings=("M", "O"), river=False).words, Zone().words
        (('MO', 'no_river'), ())
        """
        rings = () if set(self.rings) == set(RINGS) else ("".join(ring for ring in RINGS if ring in self.rings),)
        areas = ("areas",) if self.areas else ()
        things = {"road": self.road, "river": self.river, "gate": self.gate}
        needed = tuple(f"{'' if must else 'no_'}{thing}" for thing, must in things.items() if must is not None)
        return rings + areas + needed

    def against(self, area: Area) -> str:
        """Return the condition that the area fails, empty if there is none.

        The condition is ``ring``, ``area``, ``road``, ``river`` or ``gate``.
        """
        if area.ring not in self.rings:
            return "ring"
        if self.areas and area.area not in self.areas:
            return "area"
        wanted = {"road": (self.road, area.road), "river": (self.river, area.river), "gate": (self.gate, area.gate)}
        return next((word for word, (asked, found) in wanted.items() if asked not in (None, found)), "")


class Building(msgspec.Struct, frozen=True, gc=False):
    """A building card (H-0.2): ``card`` is its key, ``name`` what is printed on it."""

    card: str
    name: str
    category: str
    letter: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Box:
    """All components of a match, ready for use. Masks of areas are whole numbers: bit *i* is the area *i*.

    ``areas`` stand in the canonical order of the city file, ``buildings`` in the order of the buildings file.
    ``influence`` and ``chips`` stand as in H-11. Inside the engine each is its place there. ``near`` has the mask of
    each area's neighbours, ``rings`` the areas of each ring. ``cheap`` has the areas that so many bricks buy. ``zones``
    has the areas where each category may stand (H-4.2 ``zoning``), by its ``zoning``. ``kinds`` has the kind of each
    influence card, ``copies`` how many cards of each kind there are. ``chip_values`` has the value of each black chip.

    These are as in the data files: ``supplies``, ``slots``, ``power_points``, ``power_income``, ``end`` and the single
    numbers. ``slots`` has the prices of white and black chips. ``power_income`` has bricks more, by category. ``end``
    has the points that end the match, by seats. ``red`` are the red spaces of the track, as far as anybody can come.
    ``made_of`` are the data files themselves, in one text: of these a box is made again wherever it is sent.
    """

    made_of: bytes
    areas: tuple[Area, ...]
    buildings: tuple[Building, ...]
    building_keys: tuple[str, ...]
    influence: tuple[str, ...]
    kinds: tuple[int, ...]
    copies: tuple[int, ...]
    chips: tuple[str, ...]
    chip_values: tuple[int, ...]
    place: Mapping[str, int]
    card: Mapping[str, int]
    influence_card: Mapping[str, int]
    chip: Mapping[str, int]
    prices: tuple[int, ...]
    bonuses: tuple[int, ...]
    near: tuple[int, ...]
    cheap: tuple[int, ...]
    rings: Mapping[str, int]
    gates: int
    zones: tuple[int, ...]
    zoning: tuple[Zone, ...]
    everywhere: int
    values: tuple[int, ...]
    categories: tuple[int, ...]
    slots: tuple[tuple[int, ...], tuple[int, ...]]
    white_chips: int
    power_points: tuple[int, ...]
    power_needed: int
    power_income: tuple[int, ...]
    red: tuple[int, ...]
    end: Mapping[int, int]
    gif_bricks: int
    gouden_handel_factor: int
    tovenaar_cards: int
    supplies: "Supplies"


class Supplies(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The numbers of ``supplies.json``."""

    knights: int
    black_knights: int
    towers: int
    start_bricks: int
    start_cards: int
    start_areas: int
    start_sum: int
    open_cards: int
    bricks_on_cards: int
    die_sides: int
    tower_price: int
    swap_price: int
    redeem_price: int
    card_price: int
    influence_price: int
    pawn_divisor: int
    wealth_limit: int
    areas_per_turn: int
    buildings_per_turn: int
    towers_per_turn: int
    chips_per_turn: int
    swaps_per_turn: int
    influence_hand: int


class Played(Protocol):
    """A state or a view: the version of the rules and the options by which it is played."""

    @property
    def rules(self) -> int:
        """The version of the rules."""

    @property
    def options(self) -> Mapping[str, str]:
        """All options of that version with their values."""


def plays_third(match: Played) -> bool:
    """Return whether an influence card may be played instead of a discard (H-12.1).

    A bought influence card can be one too many. The seat must then discard a card, or play a card if this option is on.
    """
    return match.rules >= 2 and match.options["third"] == "play_or_discard"


def swaps_white(match: Played) -> bool:
    """Return whether a white chip may also be swapped for a black chip (H-12.2)."""
    return match.rules >= 2 and match.options["swap_colour"] == "any"


def affordable(box: Box, bricks: int) -> int:
    """Return the areas that cost at most so many bricks."""
    cheap = box.cheap
    return cheap[bricks] if bricks < len(cheap) else cheap[-1]


def places(mask: int) -> Iterator[int]:
    """Yield the areas of a mask, in canonical order.

    >>> list(places(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=256)
def odds(sides: int, ahead: int, *, conquers: bool = True) -> tuple[float, float]:
    """Return how likely a die that is so far ahead wins against another die, and ties (H-6.3).

    Without a knight to conquer with, a win counts as a tie (H-6.6).

    >>> odds(2, 0), odds(2, 0, conquers=False)
    ((0.25, 0.5), (0.0, 0.75))
    """
    ends = [black + ahead - white for black in range(1, sides + 1) for white in range(1, sides + 1)]
    wins, ties = sum(end > 0 for end in ends) / len(ends), ends.count(0) / len(ends)
    return (wins, ties) if conquers else (0.0, wins + ties)
