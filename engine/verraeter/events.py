"""The events of Verräter. Cards and roles that only some seats may know travel in events of their own."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from engine.event import Event
from engine.verraeter.components import OFFICE_CARDS, House, Side


class AllegianceTaken(Event, frozen=True, kw_only=True):
    """A seat belongs to a house from the start (V-1.2)."""

    seat: int
    house: House


class StrategyCardTaken(Event, frozen=True, kw_only=True):
    """A seat holds the strategy card (V-1.3, V-8.2)."""

    seat: int


class BuildingPlaced(Event, frozen=True, kw_only=True):
    """A building came under a landscape (V-1.5, V-8.1)."""

    retold: ClassVar[bool] = True

    seat: int
    side: Side
    position: int
    landscape: str
    house: House


class BuildingTurned(Event, frozen=True, kw_only=True):
    """A building shows its other side (V-8.1)."""

    retold: ClassVar[bool] = True

    seat: int
    side: Side
    position: int
    landscape: str
    house: House


class BuildingMoved(Event, frozen=True, kw_only=True):
    """A building left the landscape at ``source`` for another one (V-8.1)."""

    retold: ClassVar[bool] = True

    seat: int
    side: Side
    source: int
    source_landscape: str
    source_house: House
    position: int
    landscape: str
    house: House


class BuildingDeclined(Event, frozen=True, kw_only=True):
    """The Builder builds nothing (V-8.1)."""

    retold: ClassVar[bool] = True

    seat: int


class RoundStarted(Event, frozen=True, kw_only=True):
    """A round begins; ``seat`` is its start player."""

    voiced: ClassVar[bool] = True

    seat: int


class ConflictChosen(Event, frozen=True, kw_only=True):
    """The place of conflict (V-2): two neighbouring landscapes, ``position`` before ``other_position`` on the ring."""

    retold: ClassVar[bool] = True

    seat: int
    position: int
    landscape: str
    house: House
    value: int
    other_position: int
    other_landscape: str
    other_house: House
    other_value: int


class RolesHanded(Event, frozen=True, kw_only=True):
    """The roles that a seat was handed to keep one of them (V-3). Only for that seat."""

    seat: int
    roles: tuple[str, ...]


class RoleKept(Event, frozen=True, kw_only=True):
    """A seat has kept a role; which one is not said (V-3)."""

    retold: ClassVar[bool] = True

    seat: int


class RoleChosen(Event, frozen=True, kw_only=True):
    """The role a seat has kept (V-3). Only for that seat."""

    seat: int
    role: str

    @property
    def casts(self) -> bool:
        """The first one only: later ones somebody takes who knows what roles are, and the receipt says it."""
        return self.round == 1


class SupplyPlayed(Event, frozen=True, kw_only=True):
    """The cards a seat put into the conflict, perhaps none (V-4)."""

    retold: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    total: int


class RoleRevealed(Event, frozen=True, kw_only=True):
    """A seat's role is shown (V-5)."""

    seat: int
    role: str


class AllegianceChanged(Event, frozen=True, kw_only=True):
    """The Traitor's holder changed over to ``house`` (V-5)."""

    voiced: ClassVar[bool] = True

    seat: int
    house: House

    @property
    def casts(self) -> bool:
        """It fights for the other house from now on."""
        return True


class ConflictResolved(Event, frozen=True, kw_only=True):
    """Both strengths and the winning house, or ``none`` after a tie (V-6).

    If nobody had changed sides, but the same house had won, each winner would have got ``otherwise`` points.
    """

    voiced: ClassVar[bool] = True

    eagle: int
    rose: int
    winner: str
    otherwise: int = 0


class PointsScored(Event, frozen=True, kw_only=True):
    """A seat scored: ``part`` is ``landscapes``, ``traitor``, ``strategist`` or ``offices`` (V-7, V-8.7)."""

    ends: ClassVar[bool] = True

    seat: int
    points: int
    part: str


class LandscapeTurned(Event, frozen=True, kw_only=True):
    """The loser's landscape now belongs to ``house`` (V-7.3)."""

    position: int
    landscape: str
    house: House


class SupplyDiscarded(Event, frozen=True, kw_only=True):
    """Cards discarded to make room (V-9 ``make_room``)."""

    retold: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


class DiscardPileShuffled(Event, frozen=True, kw_only=True):
    """The discard pile became the draw pile, of ``number`` cards (V-8.4)."""

    number: int


class SupplyDrawn(Event, frozen=True, kw_only=True):
    """The number of supply cards that a seat drew (V-8.4)."""

    seat: int
    number: int


class CardsDrawn(Event, frozen=True, kw_only=True):
    """The supply cards that a seat drew (V-8.4). Only for that seat."""

    noted: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True):
    """The last round is over: ``reason`` is ``rounds`` or ``one_house`` (V-8.6)."""

    reason: str


class MatchWon(Event, frozen=True, kw_only=True):
    """A seat has the most points, alone or shared (V-8.7)."""

    ends: ClassVar[bool] = True

    seat: int
    points: int


class LastOffice(NamedTuple):
    """An office of the last round without which others would have won.

    ``place`` is that of its event. It ``brought`` so many points; without it ``winners`` win, ``points`` to ``left``.
    """

    place: int
    seat: int
    brought: int
    winners: tuple[int, ...]
    points: int
    left: int


def offices(events: Iterable[Event]) -> Counter[int]:
    """Return the number of offices of each seat after the public events."""
    ring: dict[int, tuple[int, str]] = {}
    for event in events:
        if isinstance(event, BuildingMoved):
            ring.pop(event.source)
        if isinstance(event, BuildingPlaced | BuildingTurned | BuildingMoved):
            ring[event.position] = event.seat, event.side
    return Counter(seat for seat, side in ring.values() if side == "office")


def undecided(points: Sequence[int], built: Mapping[int, int]) -> bool:
    """Return whether offices, so many of each seat, may still bring somebody up to the first, or part those who tie.

    >>> undecided((33, 31, 23), {2: 2}), undecided((33, 31, 23), {1: 1}), undecided((33, 31, 23), {0: 2})
    (False, True, False)
    """
    first = [seat for seat, score in enumerate(points) if score == max(points)]
    rivals = (seat for seat, number in built.items() if number and first != [seat])
    return any(points[seat] + built[seat] * OFFICE_CARDS >= max(points) for seat in rivals)


def last_office(events: Sequence[Event]) -> LastOffice | None:
    """Return the office that somebody placed in the last round and won by; the events are all of the match."""
    last = next((event.round for event in events if isinstance(event, MatchEnded)), None)
    points, gains = Counter[int](), Counter[int]()
    for event in events:
        if isinstance(event, PointsScored):
            points[event.seat] += event.points
            gains[event.seat] += event.points if event.part == "offices" else 0
    for place, event in enumerate(events):
        if isinstance(event, BuildingPlaced) and event.side == "office" and event.round == last:
            brought = gains[event.seat] // offices(events)[event.seat]
            others = {seat: number for seat, number in points.items() if seat != event.seat}
            best, left = max(others.values(), default=0), points[event.seat] - brought
            if left < best <= points[event.seat]:
                winners = tuple(sorted(seat for seat, number in others.items() if number == best))
                return LastOffice(place, event.seat, brought, winners, best, left)
    return None
