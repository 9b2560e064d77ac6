"""Great powers, phase 4, and the end (H-6, H-9, H-10)."""

from typing import ClassVar

from engine.event import Event


class PowerMoved(Event, frozen=True, kw_only=True):
    """A great power has another holder, or none (H-9.1); ``points`` are its own.

    ``number`` is how many the new holder has of what it counts.
    """

    strikes: ClassVar[str] = "former_seats"

    power: str
    points: int
    number: int
    holder: str
    holder_seats: tuple[int, ...]
    holder_points: int
    former: str
    former_seats: tuple[int, ...]
    former_points: int


class SeatExpelled(Event, frozen=True, kw_only=True):
    """A seat has no area left; it plays on but cannot win without one (H-10.4)."""

    seat: int


class SeatReturned(Event, frozen=True, kw_only=True):
    """An expelled seat has an area again (H-10.4)."""

    seat: int
    area: str


class MasterCalled(Event, frozen=True, kw_only=True):
    """Phase 4 begins: a seat with ``chips`` black chips leads the Black Master (H-6)."""

    retold: ClassVar[bool] = True

    seat: int
    chips: int


class MasterRolled(Event, frozen=True, kw_only=True):
    """The black die for the Black Master's steps (H-6.1)."""

    outcome: ClassVar[bool] = True
    retold: ClassVar[bool] = True

    seat: int
    number: int


class MasterMoved(Event, frozen=True, kw_only=True):
    """The Black Master went from ``from_area`` (empty: from outside) to ``area``, with ``steps`` of ``number``.

    ``how`` is ``rolled`` or ``counted`` (H-6.1). ``owner`` and ``building`` are what he finds there.
    """

    retold: ClassVar[bool] = True
    strikes: ClassVar[str] = "owner_seats"
    voiced: ClassVar[bool] = True

    seat: int
    area: str
    from_area: str
    steps: int
    number: int
    how: str
    owner: str
    owner_seats: tuple[int, ...]
    building: str
    category: str
    value: int


class MasterStayed(Event, frozen=True, kw_only=True):
    """The Black Master took none of his ``number`` steps (H-6.1); ``area`` is empty outside the city."""

    retold: ClassVar[bool] = True

    seat: int
    area: str
    number: int
    how: str


class MasterAttacked(Event, frozen=True, kw_only=True):
    """An attack (H-6.3, H-6.4): both dice, every summand, both totals.

    ``tower_areas`` are those of the defender's ``towers`` on neighbouring areas. ``upshot`` is ``conquered``, ``held``
    or ``tied``; ``knights`` are black knights in stock: with none, more is not enough (H-6.6).
    """

    outcome: ClassVar[bool] = True
    retold: ClassVar[bool] = True
    strikes: ClassVar[str] = "target_seat"
    voiced: ClassVar[bool] = True

    seat: int
    area: str
    target_seat: int
    black_die: int
    black_chips: int
    black_total: int
    white_die: int
    white_chips: int
    towers: int
    tower_areas: tuple[str, ...]
    white_total: int
    building: str
    category: str
    value: int
    knights: int
    upshot: str


class LastRound(Event, frozen=True, kw_only=True):
    """The round is the last one (H-10.1, H-3.6).

    ``reason`` is ``seat``, ``master`` or ``deck``; ``trigger_seats`` who reached ``number`` points or more, now
    ``points``, if a seat did. ``last_seat`` has the last turn.
    """

    voiced: ClassVar[bool] = True

    reason: str
    trigger_seats: tuple[int, ...]
    points: int
    number: int
    last_seat: int


class ChipsRevealed(Event, frozen=True, kw_only=True):
    """A seat's black chips, shown to settle who is the Black Master (H-10.2)."""

    ends: ClassVar[bool] = True

    seat: int
    values: tuple[int, ...]
    total: int


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over: ``side`` is ``evil`` (H-10.2) or ``good`` (H-10.3).

    ``points`` are the most that a seat has, ``master_points`` the Black Master's. ``by`` says what settled it: for evil
    ``black`` (most chips), ``values`` or ``points``; for good ``points``, ``white`` or ``black`` (fewest). It is
    ``shared`` if nothing settled it, ``nobody`` if no seat could win.
    """

    ends: ClassVar[bool] = True

    side: str
    master_points: int
    points: int
    winner_seats: tuple[int, ...]
    by: str


class MatchWon(Event, frozen=True, kw_only=True):
    """A seat has won (H-10.2, H-10.3), with so many points and chips."""

    ends: ClassVar[bool] = True

    seat: int
    side: str
    points: int
    white: int
    black: int
