"""Checks the content of data files; the first mistake is named with its key (``BadData``)."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import BadData
from engine.het_verraad.components import AREAS, CATEGORIES, INFLUENCE, LETTERS, POWERS, RINGS

SEATS = range(2, 6)
A_CARDS = 15  # H-1.2: three for each of five seats
OPEN_CARDS = 3
MOST_POINTS = 48 * 5 + 7 * 9
"""More points than a seat can have: the dearest building on every area, and all great powers."""
SUPPLIES: Mapping[str, tuple[int, int]] = {
    "knights": (3, 48),
    "black_knights": (0, 48),
    "towers": (0, 48),
    "start_bricks": (0, 99),
    "start_cards": (0, 3),
    "start_areas": (1, 9),
    "start_sum": (8, 99),
    "open_cards": (2, 3),
    "bricks_on_cards": (0, 9),
    "die_sides": (2, 20),
    "tower_price": (1, 99),
    "swap_price": (1, 99),
    "redeem_price": (1, 99),
    "card_price": (1, 99),
    "influence_price": (1, 99),
    "pawn_divisor": (1, 9),
    "wealth_limit": (0, 99),
    "areas_per_turn": (0, 9),
    "buildings_per_turn": (0, 9),
    "towers_per_turn": (0, 9),
    "chips_per_turn": (0, 9),
    "swaps_per_turn": (0, 9),
    "influence_hand": (1, 5),
}
"""The numbers of ``supplies.json``, with the least and the greatest that each may be."""

_INFLUENCE_NUMBERS = {"gif": "bricks", "gouden_handel": "factor", "tovenaar": "cards"}


def check_data(name: str, content: object) -> dict[str, Any]:
    """Return the content of the data file ``name``, which the game has, as the engine uses it.

    The result shares nothing with ``content``. Raises ``BadData``.

    >>> check_data("track", {"red_every": 5, "end": {"2": 50, "3": 35, "4": 30}})
    Traceback (most recent call last):
    engine.errors.BadData: end.5: this key is missing
    """
    if not isinstance(content, dict):
        raise BadData(f"an object is needed; found {_shown(content)}")
    about = content.get("about", "")
    if not isinstance(about, str):
        raise BadData(f"about: a text is needed; found {_shown(about)}")
    rest = {key: value for key, value in content.items() if key != "about"}
    return {"about": about, **_CHECKS[name](rest)}


def _city(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check all 48 areas; their order becomes the canonical order (H-0.1)."""
    _keys("", content, ("areas",))
    rows = _named(content, "areas", "id")
    for area in rows:
        if area not in AREAS:
            raise BadData(f"areas.{area}: there is no such area; there are I0 to I7, M0 to M15 and O0 to O23")
    for area in AREAS:
        if area not in rows:
            raise BadData(f"areas.{area}: this area is missing")
    areas = [_area(area, row, rows) for area, row in rows.items()]
    if not any(area["gate"] for area in areas):
        raise BadData("areas: at least one area with a gate is needed")
    return {"areas": areas}


def _area(area: str, row: Mapping[str, Any], rows: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    where = f"areas.{area}"
    _keys(where, row, ("id", "value", "bonus", "ring", "road", "river", "gate", "neighbours"))
    if row["ring"] != area[0]:
        raise BadData(f'{where}.ring: "{area[0]}" is needed; found {_shown(row["ring"])}')
    neighbours = row["neighbours"]
    if not isinstance(neighbours, list) or not neighbours:
        raise BadData(f"{where}.neighbours: a list of areas is needed; found {_shown(neighbours)}")
    for other in neighbours:
        if other not in AREAS or other == area:
            raise BadData(f"{where}.neighbours: names of other areas are needed; found {_shown(other)}")
        back = rows[other].get("neighbours")
        if not isinstance(back, list) or area not in back:
            raise BadData(f"areas.{other}.neighbours: {area} is missing, which has {other} as a neighbour")
    if len(set(neighbours)) < len(neighbours):
        raise BadData(f"{where}.neighbours: an area stands there twice")
    return {
        "id": area,
        "value": _number(f"{where}.value", row["value"], 1, 8),
        "bonus": _number(f"{where}.bonus", row["bonus"], 0, 3),
        "ring": area[0],
        **{key: _flag(f"{where}.{key}", row[key]) for key in ("road", "river", "gate")},
        "neighbours": list(neighbours),
    }


def _buildings(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the building cards; their order becomes the canonical order (H-0.2)."""
    _keys("", content, ("buildings",))
    rows = [_building(card, row) for card, row in _named(content, "buildings", "id").items()]
    found = sum(row["letter"] == "A" for row in rows)
    if found < A_CARDS:
        raise BadData(f"buildings: at least {A_CARDS} cards of the letter A are needed; found {found}")
    if len(rows) < A_CARDS + OPEN_CARDS:
        raise BadData(f"buildings: at least {A_CARDS + OPEN_CARDS} cards are needed; found {len(rows)}")
    return {"buildings": rows}


def _building(card: str, row: Mapping[str, Any]) -> dict[str, Any]:
    where = f"buildings.{card}"
    _keys(where, row, ("id", "name", "category", "letter", "value"), ("documented",))
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,29}", card) or card in ("back", "play"):
        raise BadData(f"{where}.id: a key of small letters, digits and _ is needed; found {_shown(card)}")
    name = row["name"]
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= 30:
        raise BadData(f"{where}.name: a text of 1 to 30 characters is needed; found {_shown(name)}")
    return {
        "id": card,
        "name": name.strip(),
        "category": _word(f"{where}.category", row["category"], CATEGORIES),
        "letter": _word(f"{where}.letter", row["letter"], LETTERS),
        "value": _number(f"{where}.value", row["value"], 1, 5),
        "documented": _flag(f"{where}.documented", row.get("documented", False)),
    }


def _influence(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the ten kinds, and return them in canonical order (H-0.3, H-8)."""
    _keys("", content, ("cards",))
    rows = _named(content, "cards", "influence")
    for kind in rows:
        _word(f"cards.{kind}.influence", kind, INFLUENCE)
    cards: list[dict[str, Any]] = []
    for kind in INFLUENCE:
        if kind not in rows:
            raise BadData(f"cards.{kind}: this kind is missing")
        numbers = ("copies", _INFLUENCE_NUMBERS[kind]) if kind in _INFLUENCE_NUMBERS else ("copies",)
        _keys(f"cards.{kind}", rows[kind], ("influence", *numbers))
        least = {"copies": 0, "cards": 1, "factor": 1, "bricks": 0}
        checked = {key: _number(f"cards.{kind}.{key}", rows[kind][key], least[key], 9) for key in numbers}
        cards.append({"influence": kind, **checked})
    return {"cards": cards}


def _castle(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the castle (H-0.5, H-0.6)."""
    slots = ("white_slots", "black_slots")
    _keys("", content, (*slots, "white_chips", "black_chips"))
    checked: dict[str, Any] = {}
    for key in slots:
        row = content[key]
        if not isinstance(row, list) or not 1 <= len(row) <= 6:
            raise BadData(f"{key}: a list of 1 to 6 prices is needed; found {_shown(row)}")
        checked[key] = [_number(f"{key}.{place}", price, 1, 20) for place, price in enumerate(row)]
    checked["white_chips"] = _number("white_chips", content["white_chips"], 0, 99)
    if not isinstance(content["black_chips"], list):
        raise BadData(f"black_chips: a list is needed; found {_shown(content['black_chips'])}")
    chips: list[dict[str, int]] = []
    for place, row in enumerate(content["black_chips"]):
        where = f"black_chips.{place}"
        _keys(where, row, ("value", "count"))
        value = _number(f"{where}.value", row["value"], 1, 9)
        if chips and value <= chips[-1]["value"]:
            raise BadData(f"{where}.value: values must ascend; found {value} after {chips[-1]['value']}")
        chips.append({"value": value, "count": _number(f"{where}.count", row["count"], 0, 99)})
    return {**checked, "black_chips": chips}


def _powers(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the great powers (H-0.7, H-3.3, H-9.1).

    The bricks of income are one number for all categories, or one number for each category (H-12.3).
    """
    _keys("", content, ("needed", "income", "points"))
    income = content["income"]
    if isinstance(income, dict):
        _keys("income", income, CATEGORIES)
        income = {key: _number(f"income.{key}", income[key], 0, 9) for key in CATEGORIES}
    else:
        income = _number("income", income, 0, 9)
    _keys("points", content["points"], POWERS)
    return {
        "needed": _number("needed", content["needed"], 1, 9),
        "income": income,
        "points": {key: _number(f"points.{key}", content["points"][key], 0, 9) for key in POWERS},
    }


def _track(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the track (H-0.8, H-10.1).

    The red spaces are listed (H-12.3), or there is a red space every so many spaces.
    """
    red = "red" if "red" in content else "red_every"
    _keys("", content, (red, "end"))
    _keys("end", content["end"], tuple(map(str, SEATS)))
    return {
        red: _red(content["red"]) if red == "red" else _number("red_every", content["red_every"], 1, 99),
        "end": {str(seats): _number(f"end.{seats}", content["end"][str(seats)], 1, 99) for seats in SEATS},
    }


def _red(spaces: object) -> list[int]:
    """Check a list of red spaces, which ascend; an empty list is a track without red spaces."""
    if not isinstance(spaces, list):
        raise BadData(f"red: a list of spaces is needed; found {_shown(spaces)}")
    for place, space in enumerate(spaces):
        _number(f"red.{place}", space, 0, MOST_POINTS)
        if place and space <= spaces[place - 1]:
            raise BadData(f"red.{place}: spaces must ascend; found {space} after {spaces[place - 1]}")
    return list(spaces)


def _zoning(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the zones of the categories (H-4.2, H-12.3).

    A zone says what an area must be or have for a category; all of this must hold. An empty zone allows any area.
    """
    _keys("", content, ("categories",))
    _keys("categories", content["categories"], CATEGORIES)
    return {"categories": {key: _zone(f"categories.{key}", content["categories"][key]) for key in CATEGORIES}}


def _zone(where: str, row: Mapping[str, Any]) -> dict[str, Any]:
    lists: Mapping[str, tuple[str, ...]] = {"rings": RINGS, "areas": AREAS}
    flags = ("road", "river", "gate")
    _keys(where, row, (), (*lists, *flags))
    return {
        key: _flag(f"{where}.{key}", row[key]) if key in flags else _words(f"{where}.{key}", row[key], lists[key])
        for key in (*lists, *flags)
        if key in row
    }


def _supplies(content: Mapping[str, Any]) -> dict[str, Any]:
    """Check the supplies (H-0.4, H-1, H-3, H-4)."""
    _keys("", content, tuple(SUPPLIES))
    checked = {key: _number(key, content[key], least, most) for key, (least, most) in SUPPLIES.items()}
    if checked["knights"] < checked["start_areas"]:
        raise BadData(
            f"knights: one for each of the {checked['start_areas']} start_areas is needed; found {checked['knights']}"
        )
    return checked


def _keys(where: str, row: object, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> None:
    """Raise ``BadData`` unless a row is an object with the keys it needs and no unknown key."""
    if not isinstance(row, dict):
        raise BadData(f"{where}: an object is needed; found {_shown(row)}")
    prefix = f"{where}." if where else ""
    for key in row:
        if key not in needed and key not in more:
            raise BadData(f"{prefix}{key}: there is no such key; the keys are {', '.join((*needed, *more))}")
    for key in needed:
        if key not in row:
            raise BadData(f"{prefix}{key}: this key is missing")


def _named(content: Mapping[str, Any], key: str, name: str) -> dict[str, Mapping[str, Any]]:
    """Return the rows of a list of objects by their names, in their order."""
    if not isinstance(content[key], list):
        raise BadData(f"{key}: a list is needed; found {_shown(content[key])}")
    rows: dict[str, Mapping[str, Any]] = {}
    for place, row in enumerate(content[key]):
        if not isinstance(row, dict) or not isinstance(row.get(name), str):
            raise BadData(f'{key}.{place}: an object with "{name}" is needed; found {_shown(row)}')
        if row[name] in rows:
            raise BadData(f"{key}.{row[name]}: this stands there twice")
        rows[row[name]] = row
    return rows


def _number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadData(f"{where}: a whole number from {least} to {most} is needed; found {_shown(value)}")
    return value


def _flag(where: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadData(f"{where}: true or false is needed; found {_shown(value)}")
    return value


def _word(where: str, value: object, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        allowed = ", ".join(words) if len(words) < len(AREAS) else "I0 to I7, M0 to M15 and O0 to O23"
        raise BadData(f"{where}: one of {allowed} is needed; found {_shown(value)}")
    return value


def _words(where: str, value: object, words: tuple[str, ...]) -> list[str]:
    """Return some of the words, each once."""
    if not isinstance(value, list) or not value:
        raise BadData(f"{where}: a list of one or more is needed; found {_shown(value)}")
    row = [_word(f"{where}.{place}", one, words) for place, one in enumerate(value)]
    if len(set(row)) < len(row):
        raise BadData(f"{where}: one of them stands there twice")
    return row


def _shown(value: object) -> str:
    """Return a value as JSON writes it, not too long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:59]}…"


_CHECKS: Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "city": _city,
    "buildings": _buildings,
    "influence": _influence,
    "castle": _castle,
    "powers": _powers,
    "zoning": _zoning,
    "track": _track,
    "supplies": _supplies,
}
NAMES = tuple(_CHECKS)
"""The names of the data files."""
