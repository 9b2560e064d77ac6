"""Towers are built (H-4.3)."""

from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad.board.areas import free_of_master, names
from engine.het_verraad.board.facts import BY_RING, WAR, Shown, area_choice, only_area
from engine.het_verraad.board.objections import Rules, against_area, allowed, limit, no_bricks
from engine.het_verraad.components import POWERS, TOWERS, places
from engine.het_verraad.phases.drafting import build_tower, protected
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import gained_by_another, settle
from engine.het_verraad.state import State
from engine.kinds import Facts


def no_tower(state: State) -> Objection | None:
    """Return the rule against any tower of the seat in turn (H-4.3)."""
    supplies = state.box.supplies
    if state.course.towers >= supplies.towers_per_turn:
        return limit("tower_limit", supplies.towers_per_turn)
    if not state.towers_left:
        return Objection("no_tower_left", {"number": supplies.towers})
    return no_bricks(state.bricks[state.active], supplies.tower_price)


def _tower_sites(state: State) -> Rules:
    """Return the areas where the seat in turn may build a tower if it may build any (H-4.3)."""
    return {"not_own": state.owned[state.active], "tower_stands": ~state.towers, "under_master": free_of_master(state)}


def towerable(state: State) -> int:
    """Return the areas where the seat in turn may build a tower now (H-4.3)."""
    return 0 if no_tower(state) else allowed(_tower_sites(state))


def against_tower(state: State, seat: int, area: int) -> Objection | None:
    """Return the rule against an area (H-4.3)."""
    return against_area(state, area, _tower_sites(state)) or no_tower(state)


def tower_choice(state: State, seat: int) -> list[Choice]:
    """Return ``tower`` among the choices of phase 2."""
    mask = towerable(state)
    if not mask:
        return []
    supplies = state.box.supplies
    left = supplies.towers_per_turn - state.course.towers
    gained = gained_by_another(state, TOWERS, seat)
    return [_tower(mask.bit_count(), supplies.tower_price, left, state.towers_left, gained, only_area(state, mask))]


@lru_cache(maxsize=2048)
def _tower(count: int, price: int, left: int, supply: int, power_points: int, only: str) -> Choice:
    facts: Facts = {
        "count": count,
        "price": price,
        "left": left,
        "supply": supply,
        "power_points": power_points,
        "site": only,
    }
    return Choice("tower", facts, WAR, BY_RING.name("tower", count + 1), order=Shown.TOWER, only=only)


def tower_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of an area for a tower (H-4.3)."""
    box = state.box
    gained = gained_by_another(state, TOWERS, seat)
    return [
        area_choice(
            state,
            area,
            price=box.supplies.tower_price,
            bricks=state.bricks[seat] - box.supplies.tower_price,
            power=POWERS[TOWERS] if gained else "",
            power_points=gained,
            protects=names(box, protected(state, area, seat)),
        )
        for area in places(towerable(state))
    ]


def tower_facts(state: State, seat: int) -> Facts:
    """Return the seat's bricks, the price of a tower, and how many towers are left."""
    return {"bricks": state.bricks[seat], "price": state.box.supplies.tower_price, "left": state.towers_left}


def tower(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Build a tower (H-4.3)."""
    area = state.box.place[keys[0]]
    state.course.towers += 1
    event = build_tower(state, seat, area, state.box.supplies.tower_price)
    ask_again(state)
    return [event, *settle(state)]
