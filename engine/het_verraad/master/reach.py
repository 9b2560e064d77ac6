"""The reach of the Black Master (H-6.1, H-6.2)."""

from functools import lru_cache

from engine.het_verraad.components import Box, places
from engine.het_verraad.state import OUTSIDE, State

Ways = dict[int, int]
"""The areas he may end on, each with the fewest steps to it, in canonical order."""


def reach(state: State, steps: int) -> Ways:
    """Return the areas to which the seat in turn may lead the Black Master with so many steps.

    He does not end on a tower, nor on the area where he is now.
    """
    return reach_of(
        state.box,
        state.master,
        state.towers,
        state.owned[state.active] | state.owned[state.seats],
        state.course.master_blocked,
        steps,
    )


@lru_cache(maxsize=4096)
def reach_of(box: Box, start: int, towers: int, passing: int, blocked: int, steps: int) -> Ways:
    """Return the same as ``reach``, from the area ``start`` or outside.

    Towers on ``passing`` areas do not stop him.
    """
    open_areas = box.everywhere & ~(towers & ~passing) & ~blocked
    found: Ways = {}
    edge = 0 if start == OUTSIDE else 1 << start
    seen = edge
    for step in range(1, steps + 1):
        following = box.gates if start == OUTSIDE and step == 1 else 0
        for area in places(edge):
            following |= box.near[area]
        if edge & box.gates:
            following |= box.gates
        edge = following & open_areas & ~seen
        if not edge:
            break
        seen |= edge
        for area in places(edge & ~towers):
            found[area] = step
    return dict(sorted(found.items()))
