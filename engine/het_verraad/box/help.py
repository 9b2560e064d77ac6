"""The numbers of a box, as the help of the rules tells them (H-12.3)."""

from collections.abc import Mapping
from itertools import islice

from engine.decision import Fact
from engine.het_verraad.components import CATEGORIES, INFLUENCE, POWERS, Box, Zone

SUPPLIES = (
    "start_bricks",
    "start_cards",
    "start_areas",
    "start_sum",
    "bricks_on_cards",
    "wealth_limit",
    "areas_per_turn",
    "buildings_per_turn",
    "towers_per_turn",
    "chips_per_turn",
    "swaps_per_turn",
    "influence_hand",
    "tower_price",
    "swap_price",
    "redeem_price",
    "card_price",
    "influence_price",
    "pawn_divisor",
    "knights",
    "towers",
)
"""The numbers of ``supplies.json`` that the help mentions."""

RED_TOLD = 3
"""The help names so many red spaces."""


def help_facts(box: Box) -> Mapping[str, Fact]:
    """Return the facts that the help mentions."""
    category_cards = tuple(box.categories.count(place) for place in range(len(CATEGORIES)))
    return {
        **{name: getattr(box.supplies, name) for name in SUPPLIES},
        **{f"points_{power}": points for power, points in zip(POWERS, box.power_points, strict=True)},
        **{f"zone_{category}": _zone(zone) for category, zone in zip(CATEGORIES, box.zoning, strict=True)},
        "powers_needed": box.power_needed,
        "power_income": box.power_income,
        "same_income": _same(box.power_income),
        "categories": CATEGORIES,
        "category_cards": category_cards,
        "same_cards": _same(category_cards),
        "least_value": min(box.values),
        "most_value": max(box.values),
        "most_bonus": max(box.bonuses),
        "kinds": INFLUENCE,
        "copies": box.copies,
        "same_copies": _same(box.copies),
        "gif_bricks": box.gif_bricks,
        "factor": box.gouden_handel_factor,
        "cards_seen": box.tovenaar_cards,
        "white_slots": _listed(box.slots[0]),
        "black_slots": _listed(box.slots[1]),
        "chip_values": tuple(sorted(set(box.chip_values))),
        "chip_counts": tuple(box.chip_values.count(value) for value in sorted(set(box.chip_values))),
        "red": _red(box.red),
        "end_seats": tuple(box.end),
        "end_points": tuple(box.end.values()),
    }


def _same(numbers: tuple[int, ...]) -> int:
    """Return the number that all are, or 0 if they differ: texts then list them."""
    return numbers[0] if len(set(numbers)) == 1 else 0


def _listed(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Return numbers that a text lists with commas, instead of a sum."""
    return tuple(map(str, numbers)) or ("–",)


def _red(spaces: tuple[int, ...]) -> tuple[str, ...]:
    """Return the first red spaces that a marker can come forward to.

    >>> _red((0, 5, 10, 15, 20)), _red((2, 7)), _red(())
    (('5', '10', '15', '…'), ('2', '7'), ('–',))
    """
    ahead = tuple(space for space in spaces if space > 0)
    more = ("…",) if len(ahead) > RED_TOLD else ()
    return (*_listed(tuple(islice(ahead, RED_TOLD))), *more)


def _zone(zone: Zone) -> tuple[str, ...]:
    """Return the conditions of a zone as words that texts know.

    >>> _zone(Zone(road=True)), _zone(Zone())
    (('road',), ('anywhere',))
    """
    return zone.words or ("anywhere",)
