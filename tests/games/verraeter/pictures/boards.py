"""Views to draw: one of every phase from real matches, and one in which all is as long and full as it can be."""

from functools import cache

from msgspec.structs import replace

from engine.verraeter.view import Building, Outcome, SeatView, VerraeterView
from tests.kit import moments

PHASES = ("farm", "conflict", "role", "supply", "building", "income", "over")
NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk")
LONG_NAMES = ("W" * 32, "Maximilian von und zu Hohenberg I", "Ẁ" * 32, "M" * 32)


@cache
def every_phase(seats: int) -> dict[str, tuple[VerraeterView, ...]]:
    """Phase -> views; the first round has little to show."""
    return moments.every_phase("verraeter", PHASES, lambda view: view.round != 1, seats, preset="classic")


def crowded(*, winner: bool = True) -> VerraeterView:
    """A board as full as it can be: every place built on, big numbers, many cards, all marks on one seat."""
    view = every_phase(4)["building"][0]
    roles = ("diplomat_5", "strategist", "traitor", "builder")
    played = ((2, 3, 3, 4, 6), (5, 5, 6), (8,), (2, 2, 4, 5))
    table = tuple(
        replace(seat, points=104 + index, hand_size=5, unused=3, has_role=True, role=role, played=cards)
        for index, (seat, role, cards) in enumerate(zip(view.table, roles, played, strict=True))
    )
    ring = tuple(
        replace(landscape, value=188, points=(100, 88, 44, 11), building=Building(place % 4, "office"))
        for place, landscape in enumerate(view.ring)
    )
    outcome = Outcome(eagle=188, rose=188 - winner, winner="eagle" if winner else None, turned=5, landscape_points=13)
    return replace(
        view, table=table, ring=ring, outcome=outcome, conflict=(0, 11), start_player=2, strategist=2, asked=(2,)
    )


def with_seat(view: VerraeterView, seat: int, **changes: object) -> VerraeterView:
    """The view with one seat changed."""
    table: list[SeatView] = list(view.table)
    table[seat] = replace(table[seat], **changes)
    return replace(view, table=tuple(table))
