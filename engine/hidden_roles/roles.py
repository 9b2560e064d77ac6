"""Roles: how they are dealt, who knows whom from the deal on, and the side that each role belongs to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from engine.chance import Chance
from engine.course import Course
from engine.event import Event


class RoleDealt(Event, frozen=True, kw_only=True):
    """The role that a seat was dealt. Only for that seat."""

    sight: ClassVar[bool] = True

    seat: int
    role: str

    @property
    def casts(self) -> bool:
        """Return ``True``: nobody is without a role, and each deal tells it."""
        return True


class AlliesSeen(Event, frozen=True, kw_only=True):
    """The seats whose roles a seat knows from the deal. Only for that seat."""

    sight: ClassVar[bool] = True

    seat: int
    ally_seats: tuple[int, ...]


class RoleShown(Event, frozen=True, kw_only=True):
    """The role of a seat, for everybody."""

    ends: ClassVar[bool] = True

    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class Roles:
    """The roles of a game.

    ``sides`` has the side of each role. ``dealt`` tells the roles for a number of seats. ``sees`` has the roles whose
    seats a role is shown at the deal; most roles are shown nobody.

    >>> from engine import SeededChance
    >>> pack = ("sheep", "sheep", "wolf", "wolf")
    >>> roles = Roles({"sheep": "sheep", "wolf": "wolves"}, lambda seats: pack, {"wolf": ("wolf",)})
    >>> dealt = roles.deal(range(4), SeededChance(bytes(32)))
    >>> dealt, roles.of_side(dealt, "wolves")
    (['sheep', 'wolf', 'wolf', 'sheep'], (1, 2))
    >>> roles.known(dealt, 0), roles.known(dealt, 1)
    ({0: 'sheep'}, {1: 'wolf', 2: 'wolf'})
    >>> [event.kind for event in roles.told(dealt)]
    ['role_dealt', 'role_dealt', 'allies_seen', 'role_dealt', 'allies_seen', 'role_dealt']
    """

    sides: Mapping[str, str]
    dealt: Callable[[int], Sequence[str]]
    sees: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def deal(self, seats: Sequence[int], chance: Chance) -> list[str]:
        """Return the role of each seat; ``seats`` are all seats in the order in which they are dealt to."""
        roles = dict(zip(seats, chance.shuffle(list(self.dealt(len(seats)))), strict=True))
        return [roles[seat] for seat in range(len(seats))]

    def known(self, dealt: Sequence[str], seat: int) -> dict[int, str]:
        """Return the roles that a seat knows from the deal on: its own, and those that its role is shown."""
        seen = self.sees.get(dealt[seat], ())
        return {other: role for other, role in enumerate(dealt) if other == seat or role in seen}

    def told(self, dealt: Sequence[str], number: int = 1) -> list[Event]:
        """Return the events of a deal in round ``number``, each for the seat that it is about."""
        events: list[Event] = []
        for seat, role in enumerate(dealt):
            events.append(RoleDealt(round=number, seats=(seat,), seat=seat, role=role))
            allies = tuple(other for other in self.known(dealt, seat) if other != seat)
            if allies:
                events.append(AlliesSeen(round=number, seats=(seat,), seat=seat, ally_seats=allies))
        return events

    def possible(self, seats: int, known: Mapping[int, str], chance: Chance) -> list[str]:
        """Return roles that may be the true ones for a seat that knows these; chance deals the others.

        >>> from engine import QuickChance
        >>> roles = Roles({"sheep": "sheep", "wolf": "wolves"}, lambda seats: ("sheep",) * (seats - 1) + ("wolf",))
        >>> roles.possible(4, {2: "wolf"}, QuickChance(1))
        ['sheep', 'sheep', 'wolf', 'sheep']
        """
        left = list(self.dealt(seats))
        for role in known.values():
            left.remove(role)
        left = chance.shuffle(left)
        return [known[seat] if seat in known else left.pop() for seat in range(seats)]

    def of_side(self, dealt: Sequence[str], side: str) -> tuple[int, ...]:
        """Return the seats of a side, ascending."""
        return tuple(seat for seat, role in enumerate(dealt) if self.sides[role] == side)

    def by_course(self, course: Course) -> tuple[str, ...]:
        """Return the side by which each seat has played a match: the side of the role that it was dealt last."""
        roles = {event.seat: event.role for event in course.events if isinstance(event, RoleDealt)}
        return tuple(self.sides[roles[seat]] for seat in range(course.seats))
