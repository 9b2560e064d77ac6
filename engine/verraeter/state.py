"""The whole truth of a game of Verräter."""

from dataclasses import dataclass, field
from functools import lru_cache

import engine.state
from engine.verraeter.components import BUILDINGS, POSITIONS, ROLES, House, Landscape
from engine.verraeter.view import Building, Outcome

ROUNDS = {3: 9, 4: 8}  # V-8.6


@dataclass(slots=True, kw_only=True)
class State(engine.state.State):
    """Changed in place by ``questions`` and ``rounds``.

    ``turn`` counts the seats that are done with a phase that goes round. ``asked`` is the seat that is asked (only ever
    one, V-11).
    """

    kinds: tuple[str, ...]
    rows: tuple[Landscape, ...]
    houses: list[House]
    buildings: list[Building | None]
    allegiance: list[House]
    points: list[int]
    parts: list[dict[str, int]]
    hands: list[list[int]]
    draw_pile: list[int]
    discard_pile: list[int]
    start_player: int
    strategist: int
    phase: str = "farm"
    asked: int | None = None
    turn: int = 0
    conflict: tuple[int, int] | None = None
    aside: str | None = None
    pool: tuple[str, ...] = ()
    handed: list[tuple[str, ...]] = field(default_factory=list)
    roles: list[str | None] = field(default_factory=list)
    revealed: bool = False
    played: list[tuple[int, ...] | None] = field(default_factory=list)
    outcome: Outcome | None = None
    choice: str | None = None
    source: int | None = None
    income: list[int] = field(default_factory=list)

    @property
    def last_round(self) -> int:
        """The number of the last round (V-8.6)."""
        return ROUNDS[self.seats]

    def last_stand(self) -> str:
        """Return the house that ends the match early by losing its single landscape (V-8.6); else ``none``."""
        eagles = self.houses.count("eagle")
        if 1 < eagles < POSITIONS - 1 or self.round == self.last_round:
            return "none"
        return {1: "eagle", POSITIONS - 1: "rose"}.get(eagles, "none")

    def order(self) -> tuple[int, ...]:
        """Return all seats in turn order from the start player."""
        return _clockwise(self.start_player, self.seats)

    def free(self) -> list[int]:
        """Return the positions of the landscapes without a building."""
        return [position for position in range(POSITIONS) if self.buildings[position] is None]

    def own(self, seat: int) -> list[int]:
        """Return the positions of a seat's buildings."""
        return [position for position, one in enumerate(self.buildings) if one is not None and one.seat == seat]

    def offices(self, seat: int) -> int:
        """Return the number of a seat's offices that lie under landscapes."""
        return len([one for one in self.buildings if one is not None and one.seat == seat and one.side == "office"])

    def unused(self, seat: int) -> int:
        """Return the number of a seat's buildings that lie under no landscape (V-0.4)."""
        return BUILDINGS - len(self.own(seat))

    def begin_round(self) -> None:
        """Forget what belonged to the last round, but how its conflict ended."""
        self.conflict = self.aside = self.choice = self.source = None
        self.pool = ()
        self.handed = [()] * self.seats
        self.roles = [None] * self.seats
        self.played = [None] * self.seats
        self.revealed = False
        self.turn = 0


@lru_cache
def _clockwise(first: int, seats: int) -> tuple[int, ...]:
    return tuple((first + step) % seats for step in range(seats))


def in_order(roles: list[str]) -> tuple[str, ...]:
    """Roles in the order of V-0.3, in which they are always listed."""
    return tuple([role for role in ROLES if role in roles])
