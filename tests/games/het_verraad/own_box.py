"""All eight data files of Het Verraad as an owner of another box might enter them: nothing in them is as it ships."""

from collections.abc import Iterator
from typing import Any

from engine.het_verraad.components import CATEGORIES, INFLUENCE, RINGS, SIZES

ROADS = ("I2", "M4", "M5", "O7", "O8", "I6", "M12", "O18", "O19", "O20")
RIVERS = ("I1", "M2", "M3", "O4", "O5", "I5", "M11", "O17")
GATES = ("O0", "O6", "O12", "O18")


def _city() -> dict[str, Any]:
    """Rings are rings, but an area borders others of the next ring than in the city that ships."""
    near: dict[str, list[str]] = {f"{ring}{number}": [] for ring in RINGS for number in range(SIZES[ring])}
    borders = [(f"{ring}{one}", f"{ring}{(one + 1) % SIZES[ring]}") for ring in RINGS for one in range(SIZES[ring])]
    borders += [(f"M{one}", f"I{(one + 1) // 2 % 8}") for one in range(16)]
    borders += [(f"O{one}", f"M{(2 * one + 1) // 3 % 16}") for one in range(24)]
    for one, other in borders:
        near[one].append(other)
        near[other].append(one)
    rows = []
    for place, area in enumerate(near):
        marks = {"road": area in ROADS, "river": area in RIVERS, "gate": area in GATES, "neighbours": near[area]}
        rows.append({"id": area, "ring": area[0], "value": 1 + place * 5 % 8, "bonus": place % 4, **marks})
    return {"areas": rows[::-1]}


def _buildings() -> Iterator[dict[str, Any]]:
    """More cheap ones than dear ones, and not as many of each category."""
    places = [(letter, place) for letter, count in (("A", 18), ("B", 15), ("C", 17)) for place in range(count)]
    for number, (letter, place) in enumerate(places, 1):
        category = CATEGORIES[place * place % 4] if place % 3 else CATEGORIES[(place // 3) % 4]
        value, name = 1 + (place + "ABC".index(letter)) % 5, f"Own House No. {number}"
        yield {"id": f"card_{number}", "name": name, "category": category, "letter": letter, "value": value}


_NUMBERS = {"gif": {"bricks": 5}, "gouden_handel": {"factor": 3}, "tovenaar": {"cards": 3}}
_SUPPLIES = {
    **{"knights": 20, "black_knights": 9, "towers": 7, "start_bricks": 7, "start_cards": 2, "start_areas": 2},
    **{"start_sum": 12, "open_cards": 3, "bricks_on_cards": 2, "die_sides": 8, "tower_price": 4, "swap_price": 2},
    **{"redeem_price": 4, "card_price": 3, "influence_price": 2, "pawn_divisor": 3, "wealth_limit": 9},
    **{"areas_per_turn": 3, "buildings_per_turn": 3, "towers_per_turn": 2, "chips_per_turn": 3, "swaps_per_turn": 2},
    "influence_hand": 3,
}
OWN: dict[str, Any] = {
    "city": _city(),
    "buildings": {"buildings": list(_buildings())},
    "influence": {
        "cards": [
            {"influence": kind, "copies": 2 + place % 4, **_NUMBERS.get(kind, {})}
            for place, kind in enumerate(INFLUENCE)
        ]
    },
    "castle": {
        "white_slots": [2, 2, 3, 5],
        "black_slots": [1, 4, 4, 6, 9],
        "white_chips": 17,
        "black_chips": [{"value": 2, "count": 10}, {"value": 5, "count": 6}, {"value": 9, "count": 1}],
    },
    "powers": {
        "needed": 2,
        "income": {"burgerij": 0, "nijverheid": 2, "handel": 1, "stad": 3},
        "points": {"burgerij": 2, "nijverheid": 1, "handel": 5, "stad": 3, "white": 4, "towers": 2, "black": 6},
    },
    "zoning": {
        "categories": {
            "burgerij": {"rings": ["I", "M"]},
            "nijverheid": {"road": False, "gate": False},
            "handel": {"areas": ["M4", "M5", "O6", "O7", "O8", "O12", "O18", "O19", "I2", "I6"]},
            "stad": {"river": True},
        }
    },
    "track": {"red": [2, 3, 7, 11, 12, 18, 25, 26], "end": {"2": 24, "3": 20, "4": 17, "5": 14}},
    "supplies": _SUPPLIES,
}
