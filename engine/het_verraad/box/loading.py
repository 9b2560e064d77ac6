"""The data files that ship with the game, and the box that data files make."""

import copyreg
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from engine.het_verraad.box.checking import MOST_POINTS, NAMES, check_data
from engine.het_verraad.components import (
    CATEGORIES,
    GIF,
    GOUDEN_HANDEL,
    POWERS,
    RINGS,
    TOVENAAR,
    Area,
    Box,
    Building,
    Supplies,
    Zone,
)


@cache
def shipped_data() -> dict[str, dict[str, Any]]:
    """Return the data files that ship with the project, by name."""
    folder = Path(__file__).parents[1] / "data"
    return {name: check_data(name, json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))) for name in NAMES}


def make_box(data: Mapping[str, Any]) -> Box:
    """Return the box that checked data files describe. The same files bring the same box."""
    return _box(msgspec.json.encode({name: data[name] for name in NAMES}))


@lru_cache(maxsize=16)
def _box(text: bytes) -> Box:
    data = msgspec.json.decode(text)
    areas = tuple(_area(row) for row in data["city"]["areas"])
    place = {area.area: number for number, area in enumerate(areas)}
    buildings = tuple(
        Building(row["id"], row["name"], row["category"], row["letter"], row["value"])
        for row in data["buildings"]["buildings"]
    )
    cards = data["influence"]["cards"]
    influence = [
        (kind, f"{row['influence']}.{copy + 1}") for kind, row in enumerate(cards) for copy in range(row["copies"])
    ]
    chips = [
        (row["value"], f"{row['value']}.{copy + 1}")
        for row in data["castle"]["black_chips"]
        for copy in range(row["count"])
    ]
    everywhere = (1 << len(areas)) - 1
    zoning = tuple(_zone(data["zoning"]["categories"][category]) for category in CATEGORIES)
    return Box(
        made_of=text,
        areas=areas,
        buildings=buildings,
        building_keys=tuple(building.card for building in buildings),
        influence=tuple(key for _, key in influence),
        kinds=tuple(kind for kind, _ in influence),
        copies=tuple(row["copies"] for row in cards),
        chips=tuple(key for _, key in chips),
        chip_values=tuple(value for value, _ in chips),
        place=place,
        card={building.card: number for number, building in enumerate(buildings)},
        influence_card={key: number for number, (_, key) in enumerate(influence)},
        chip={key: number for number, (_, key) in enumerate(chips)},
        prices=tuple(area.price for area in areas),
        bonuses=tuple(area.bonus for area in areas),
        near=tuple(sum(1 << place[other] for other in area.neighbours) for area in areas),
        cheap=tuple(
            _mask(area.price <= bricks for area in areas) for bricks in range(max(area.price for area in areas) + 1)
        ),
        rings={ring: _mask(area.ring == ring for area in areas) for ring in RINGS},
        gates=_mask(area.gate for area in areas),
        zones=tuple(_mask(map(zone.allows, areas)) for zone in zoning),
        zoning=zoning,
        everywhere=everywhere,
        values=tuple(building.value for building in buildings),
        categories=tuple(CATEGORIES.index(building.category) for building in buildings),
        slots=(tuple(data["castle"]["white_slots"]), tuple(data["castle"]["black_slots"])),
        white_chips=data["castle"]["white_chips"],
        power_points=tuple(data["powers"]["points"][power] for power in POWERS),
        power_needed=data["powers"]["needed"],
        power_income=_incomes(data["powers"]["income"]),
        red=_red(data["track"]),
        end={int(seats): points for seats, points in data["track"]["end"].items()},
        gif_bricks=cards[GIF]["bricks"],
        gouden_handel_factor=cards[GOUDEN_HANDEL]["factor"],
        tovenaar_cards=cards[TOVENAAR]["cards"],
        supplies=Supplies(**{key: value for key, value in data["supplies"].items() if key != "about"}),
    )


def _sent(box: Box) -> tuple[Callable[[bytes], Box], tuple[bytes]]:
    """Return how a box is pickled: by the files it is made of.

    A reader that already has a box of the same files gets that box again. So views stay equal on the way.
    """
    return _box, (box.made_of,)


copyreg.pickle(Box, _sent)


def _area(row: Mapping[str, Any]) -> Area:
    return Area(
        row["id"],
        row["ring"],
        row["value"],
        row["bonus"],
        row["road"],
        row["river"],
        row["gate"],
        tuple(row["neighbours"]),
    )


def _zone(row: Mapping[str, Any]) -> Zone:
    return msgspec.convert(row, Zone)


def _incomes(income: int | Mapping[str, int]) -> tuple[int, ...]:
    """Return for each category the additional bricks of its great power (H-3.3)."""
    if isinstance(income, int):
        return (income,) * len(CATEGORIES)
    return tuple(income[category] for category in CATEGORIES)


def _red(track: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the red spaces (H-0.8): the listed spaces, or a space every so many."""
    if "red" in track:
        return tuple(track["red"])
    return tuple(range(0, MOST_POINTS + 1, track["red_every"]))


def _mask(flags: Iterable[bool]) -> int:
    """Return the areas whose flags are set."""
    return sum(1 << place for place, flag in enumerate(flags) if flag)
