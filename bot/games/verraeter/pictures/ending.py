"""The end in pictures: round by round the house for which each seat fought, its points, and its changes of sides."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bot.games.verraeter.pictures.role import SIDES
from bot.pictures.ending import Cell, EndFacts
from bot.texts import Speaker
from engine.event import Event
from engine.verraeter.components import House, other
from engine.verraeter.view import VerraeterView


def end_facts(view: VerraeterView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return a cell for each round of a seat, in the colour of its house, with its points; a hood marks the Traitor."""
    told = [asdict(one) for one in decided if one.kind == "roles_told"]
    cells = {one["seat"]: _cells(view.table[one["seat"]].allegiance, one) for one in told}
    rounds = max(map(len, cells.values()), default=0)
    columns = tuple(str(number) for number in range(1, rounds + 1))
    return EndFacts(say("verraeter-end-roles"), columns, cells, dict.fromkeys(cells, ""), sky="day")


def _cells(house: House, told: Mapping[str, Any]) -> tuple[Cell, ...]:
    """Return the cells of a seat that belongs to a house at last, from the last round back to the first."""
    cells = list[Cell]()
    for role, joined, gained in reversed([*zip(told["roles"], told["houses"], told["gains"], strict=True)]):
        symbol = role if role == "traitor" else ""
        cells.insert(0, Cell(symbol, f"+{gained}" if gained else "", SIDES[house]))
        house = other(house) if joined else house
    return tuple(cells)
