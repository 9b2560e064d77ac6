"""The contents of the box (V-0): landscapes, supply cards, action cards, houses."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from engine.errors import BadData

House = Literal["eagle", "rose"]  # V-0.5
Side = Literal["estate", "office"]

HOUSES: tuple[House, House] = ("eagle", "rose")
KINDS = ("town", "village", "forest", "river", "meadow", "moor")  # V-0.1, canonical order
SUPPLY = (2,) * 5 + (3,) * 5 + (4,) * 5 + (5,) * 5 + (6,) * 2 + (8,)  # V-0.2
ROLES = ("strategist", "farmer", "builder", "diplomat_5", "diplomat_2", "traitor")  # V-0.3
DIPLOMATS = {"diplomat_5": 5, "diplomat_2": 2}
BUILDINGS = 3  # V-0.4, per seat
OFFICES = 2  # V-0.4, at most
HAND = 5  # V-8.4, at most
OFFICE_CARDS = 3  # V-8.7, cards in hand that count
START_CARDS = (3, 4, 5)  # V-1.4
POSITIONS = 12
NEIGHBOURS = tuple((position, (position + 1) % POSITIONS) for position in range(POSITIONS))
COLUMNS = 4  # V-0.1: points for 1, 2, 3 and 4 winners
HIGHEST = 999  # of the numbers of a landscape: three figures fit into the picture


class Landscape(msgspec.Struct, frozen=True, gc=False):
    """A row of the landscape table (V-0.1)."""

    value: int
    points: tuple[int, ...]


Table = dict[str, Landscape]


def other(house: House) -> House:
    """Return the opposing house."""
    return "rose" if house == "eagle" else "eagle"


def may_be_betrayed(handed: Sequence[str]) -> bool:
    """Return whether somebody may be the Traitor, as a seat knows that was handed these roles (V-3)."""
    return "traitor" in handed or len(handed) < len(ROLES) - 1


def changed_points(points: tuple[int, ...], members: int, seats: int) -> tuple[int, int]:
    """Return the points of each member of a house once a Traitor has come, and once one has left (V-5, V-7.1).

    They are 0 if that cannot happen.
    """
    return points[members] if members < seats else 0, points[members - 2] if members > 1 else 0


def check_landscapes(content: object) -> dict[str, dict[str, Any]]:
    """Return the landscapes of a landscapes file, if every kind is there with a value and four columns of points.

    The result shares nothing with ``content``. Raises ``BadData`` naming the first mistake. Numbers are whole
    and not negative.

    >>> check_landscapes({"landscapes": {"town": {"value": 15, "points": [13, 8, 4]}}})
    Traceback (most recent call last):
    engine.errors.BadData: landscapes.town.points: four numbers are needed, for 1, 2, 3 and 4 winners; found [13, 8, 4]
    """
    rows = content.get("landscapes") if isinstance(content, dict) else None
    if not isinstance(rows, dict):
        raise BadData(
            'landscapes: an object is needed, {"landscapes": {"town": {"value": 15, "points": [13, 8, 4, 1]}, ...}}'
        )
    for kind in rows:
        if kind not in KINDS:
            raise BadData(f"landscapes.{kind}: there is no such kind; the kinds are {', '.join(KINDS)}")
    for kind in KINDS:
        if kind not in rows:
            raise BadData(f"landscapes.{kind}: this kind is missing")
        _check_row(f"landscapes.{kind}", rows[kind])
    return {"landscapes": {kind: {**rows[kind], "points": list(rows[kind]["points"])} for kind in KINDS}}


def _check_row(where: str, row: object) -> None:
    if not isinstance(row, dict):
        raise BadData(f'{where}: an object with "value" and "points" is needed; found {row!r}')
    for key in row:
        if key not in ("value", "points", "reconstructed"):
            raise BadData(f"{where}.{key}: there is no such key; the keys are value, points, reconstructed")
    if not _is_number(row.get("value")):
        raise BadData(f"{where}.value: a whole number from 0 to {HIGHEST} is needed; found {row.get('value')!r}")
    points = row.get("points")
    if not isinstance(points, list | tuple) or len(points) != COLUMNS:
        raise BadData(f"{where}.points: four numbers are needed, for 1, 2, 3 and 4 winners; found {points!r}")
    for number in points:
        if not _is_number(number):
            raise BadData(f"{where}.points: whole numbers from 0 to {HIGHEST} are needed; found {number!r}")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST


@cache
def shipped_landscapes() -> dict[str, dict[str, Any]]:
    """Return the landscapes file that ships with the project."""
    text = (Path(__file__).parent / "data" / "landscapes.json").read_text(encoding="utf-8")
    return check_landscapes(json.loads(text))


def landscape_table(content: Mapping[str, Mapping[str, Any]]) -> Table:
    """Return the table of a checked landscapes file."""
    rows = content["landscapes"]
    return {kind: Landscape(rows[kind]["value"], tuple(rows[kind]["points"])) for kind in KINDS}
