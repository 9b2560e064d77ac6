"""The board: who owns what, buildings, towers, and isolation (H-7). Points of buildings move with them."""

from functools import lru_cache

from engine.decision import Objection
from engine.het_verraad.board.objections import Rules, allowed, limit
from engine.het_verraad.components import TOWERS, Box, affordable, places
from engine.het_verraad.state import NOBODY, NOTHING, OUTSIDE, State


def take(state: State, area: int, taker: int) -> None:
    """Give an area to the taker, with all that stands there."""
    _leave(state, area)
    bit = 1 << area
    state.neutral &= ~bit
    state.holder[area] = taker
    state.owned[taker] |= bit
    state.border[taker] |= state.box.near[area]
    _count(state, area, taker, 1)
    state.changed |= bit


def free(state: State, area: int) -> None:
    """Remove a knight: nobody owns the area."""
    _leave(state, area)
    state.holder[area] = NOBODY
    state.neutral |= 1 << area
    state.changed |= 1 << area


def place_building(state: State, area: int, card: int) -> None:
    """Put a building on an area without a building."""
    state.standing[area] = card
    state.built |= 1 << area
    _count_building(state, area, 1)
    state.changed |= 1 << area


def remove_building(state: State, area: int) -> int:
    """Remove a building from its area, and return its card."""
    card = state.standing[area]
    _count_building(state, area, -1)
    state.standing[area] = NOTHING
    state.built &= ~(1 << area)
    state.changed |= 1 << area
    return card


def raise_tower(state: State, area: int) -> None:
    """Put a tower on an owned area."""
    state.towers |= 1 << area
    state.counts[state.holder[area]][TOWERS] += 1
    state.changed |= 1 << area


def remove_tower(state: State, area: int) -> None:
    """Put a tower back into the supply."""
    state.towers &= ~(1 << area)
    state.counts[state.holder[area]][TOWERS] -= 1
    state.changed |= 1 << area


def _leave(state: State, area: int) -> None:
    """Take the area from its owner, if there is an owner."""
    owner, box = state.holder[area], state.box
    if owner == NOBODY:
        return
    _count(state, area, owner, -1)
    state.owned[owner] &= ~(1 << area)
    border = 0
    for own in places(state.owned[owner]):
        border |= box.near[own]
    state.border[owner] = border


def _count(state: State, area: int, holder: int, step: int) -> None:
    """Count the building and the tower of an area for a holder, or no longer."""
    card = state.standing[area]
    if card != NOTHING:
        state.points[holder] += step * state.box.values[card]
        state.counts[holder][state.box.categories[card]] += step
    if state.towers >> area & 1:
        state.counts[holder][TOWERS] += step


def _count_building(state: State, area: int, step: int) -> None:
    holder = state.holder[area]
    if holder != NOBODY:
        card = state.standing[area]
        state.points[holder] += step * state.box.values[card]
        state.counts[holder][state.box.categories[card]] += step


def no_purchase(state: State) -> Objection | None:
    """Return the rule against any purchase of the seat in turn (H-4.1)."""
    most = state.box.supplies.areas_per_turn
    if state.course.areas >= most:
        return limit("area_limit", most)
    return None if state.knights(state.active) else Objection("no_knight")


def for_sale(state: State) -> Rules:
    """Return the areas that the seat in turn may buy, whatever they cost (H-4.1, H-8.4)."""
    return {"not_neutral": state.neutral, "not_adjacent": state.border[state.active], "blocked": ~state.course.blocked}


def buyable(state: State) -> int:
    """Return the areas that the seat in turn may buy now (H-4.1)."""
    if no_purchase(state):
        return 0
    return allowed(for_sale(state)) & affordable(state.box, state.bricks[state.active])


def free_of_master(state: State) -> int:
    """Return the areas where the Black Master does not stand."""
    return -1 if state.master == OUTSIDE else ~(1 << state.master)


def surrounds(state: State, area: int, taker: int) -> int:
    """Return the areas that are surrounded when the taker buys or conquers ``area`` (H-7), knights not counted.

    Our reading: all are found before any of them falls; what falls surrounds nothing.
    """
    box, found = state.box, 0
    rest = ~(1 << area)
    for other in places(box.near[area] & ~state.neutral & ~state.owned[taker]):
        owner = state.holder[other]
        friends = (state.neutral | state.owned[owner]) & box.near[other]
        if not friends & rest and friends:
            found |= 1 << other
    return found


def isolating(state: State, taker: int) -> dict[int, int]:
    """Return the areas that a purchase would isolate, for each neutral area whose purchase would isolate any."""
    box, found = state.box, dict[int, int]()
    for holder, owned in enumerate(state.owned):
        if holder == taker:
            continue
        friendly = state.neutral | owned
        for other in places(owned):
            last = box.near[other] & friendly
            if last & (last - 1) == 0 and last & state.neutral:
                area = last.bit_length() - 1
                found[area] = found.get(area, 0) | 1 << other
    return found


def archers(state: State, area: int, owner: int) -> int:
    """Return the owner's towers next to an area (H-6.3)."""
    return state.box.near[area] & state.owned[owner] & state.towers


@lru_cache(maxsize=4096)
def names(box: Box, mask: int) -> tuple[str, ...]:
    """Return the areas of a mask, by name."""
    return tuple([box.areas[area].area for area in places(mask)])
