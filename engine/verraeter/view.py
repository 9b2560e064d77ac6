"""A seat's view: all that a seat, or an onlooker, may know of a game of Verräter (V-10)."""

from collections.abc import Mapping

import msgspec

from engine.decision import NO_FACTS, Fact
from engine.verraeter.components import House, Side
from engine.view import View


class Building(msgspec.Struct, frozen=True, gc=False):
    """A building under a landscape: whose it is and which side shows."""

    seat: int
    side: Side


class LandscapeView(msgspec.Struct, frozen=True, gc=False):
    """A landscape of the ring. ``points`` are those for 1, 2, 3 and 4 winners."""

    kind: str
    house: House
    value: int
    points: tuple[int, ...]
    building: Building | None


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public facts of a seat.

    ``played`` are this round's supply cards (``None``: not yet its turn in V-4). ``has_role`` says whether the seat has
    kept a role this round. ``role`` is that role, once revealed (V-5). ``unused`` is the number of its buildings that
    lie under no landscape. ``parts`` says how its points came about, as in ``engine.Result``.
    """

    allegiance: House
    points: int
    hand_size: int
    unused: int
    has_role: bool
    role: str | None
    played: tuple[int, ...] | None
    parts: Mapping[str, int] = {}


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The outcome of the conflict that was chosen last: strengths and winner (``None``: a tie)."""

    eagle: int
    rose: int
    winner: House | None
    turned: int | None
    """Position of the landscape that was turned."""
    landscape_points: int
    """The points that each member of the winning house got."""


class VerraeterView(View, frozen=True, kw_only=True):
    """Public: all but the last five fields, which are the seat's own (empty for an onlooker).

    ``phase`` is ``farm`` (V-1.5), ``conflict`` (V-2), ``role`` (V-3), ``supply`` (V-4), ``building`` (V-8.1),
    ``income`` (V-8.4) or ``over``. Positions are 0-11, clockwise from twelve o'clock. ``conflict`` are the two
    positions of the place of conflict. ``eagle`` and ``rose`` are the strengths as far as they are public: after V-5
    with diplomats. ``kept`` are the supply cards with which each seat ended the match, before that nothing. ``handed``
    are the roles handed to this seat in this round, ``role`` the role it kept. ``building_choice`` and
    ``building_source`` are a Builder's unfinished choice.
    """

    options: Mapping[str, str]
    start_player: int
    strategist: int
    ring: tuple[LandscapeView, ...]
    table: tuple[SeatView, ...]
    conflict: tuple[int, int] | None
    eagle: int | None
    rose: int | None
    outcome: Outcome | None
    draw_pile: int
    discard_pile: tuple[int, ...]
    kept: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    handed: tuple[str, ...]
    role: str | None
    building_choice: str | None
    building_source: int | None

    @property
    def hides_steps(self) -> bool:
        """While a Builder says step by step what to move (V-8.1)."""
        return self.phase == "building"

    @property
    def cast(self) -> Mapping[str, Fact]:
        """The role that the seat has kept, until it is revealed (V-3, V-5); otherwise the ``house`` it fights for."""
        if self.seat is None:
            return NO_FACTS
        own = self.table[self.seat]
        return {"key": self.role if self.role and not own.role else "house", "house": own.allegiance}
