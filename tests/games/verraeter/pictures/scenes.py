"""Scenes of Verräter whose alt texts stand in golden files."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.verraeter.view import VerraeterView
from tests.games.verraeter.pictures.boards import crowded, every_phase
from tests.games.verraeter.script import now, stand
from tests.kit.alts import Scene, of_moments


def scenes() -> Iterator[Scene]:
    """All phases, and what may stand on boards and hands there."""
    yield from of_moments(every_phase(4))
    for phase in ("role", "supply"):
        asked = next(view for view in every_phase(4)[phase][1:] if view.seat in view.asked)
        farmer = replace(asked, role="farmer" if phase == "supply" else None)
        yield Scene(f"{phase}, with the points at stake (V-7.1)", farmer, "hand")
    yield Scene("a Traitor's own cards are on the side that gets them (V-5)", traitor_played(), "hand")
    yield Scene("as much as can be", crowded())
    yield Scene("as much as can be, without a winner of the conflict", crowded(winner=False))
    over = every_phase(4)["over"][0]
    yield Scene("the hands that were kept (V-10)", replace(over, kept=((8, 2), (), (3,), (4, 5, 6))))


def traitor_played() -> VerraeterView:
    """The view of a Traitor who has just played cards."""
    match = stand(said="0-1 traitor farmer builder diplomat_5 3.1,4.1", then=[["strategist"], []])
    return now(match, 0)
