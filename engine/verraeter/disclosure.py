"""The facts that everybody may know of a match once it is over: its story, and what decided it."""

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from engine.course import Betrayal, Course
from engine.event import Disclosed, Event
from engine.verraeter import events as happened
from engine.verraeter.components import ROLES
from engine.verraeter.view import VerraeterView

RETOLD = ("role_kept", "role_revealed", "supply_drawn")
"""Kinds of events that say no more than what the story tells beside them."""


class RoleTaken(Disclosed, frozen=True, kw_only=True):
    """A seat was handed ``roles`` and kept ``role`` of them (V-3)."""

    seat: int
    roles: tuple[str, ...]
    role: str


class RolesLeft(Disclosed, frozen=True, kw_only=True):
    """The role put aside unseen, and the roles that the last seat left (V-3): one role with 4 seats."""

    aside: str
    left: tuple[str, ...]


class RolesTold(Disclosed, frozen=True, kw_only=True):
    """The role that a seat kept in each round, what it ``gains`` in points then, and the cards that it had at the end.

    ``houses`` has the house to which the Traitor brought the seat. It is empty for every other role (V-5). ``won`` of
    the ``conflicts`` were won by the house for which the seat fought.
    """

    of_seat: ClassVar[bool] = True

    seat: int
    roles: tuple[str, ...]
    houses: tuple[str, ...]
    gains: tuple[int, ...]
    cards: tuple[int, ...]
    won: int
    conflicts: int


class WarTold(Disclosed, frozen=True, kw_only=True):
    """The conflicts that each house won, and the ties.

    ``traitor_seats`` changed sides so many ``times``, the most first. ``loyal_seats`` never did, if anybody did.
    """

    eagle: int
    rose: int
    ties: int
    traitor_seats: tuple[int, ...]
    times: tuple[int, ...]
    loyal_seats: tuple[int, ...]


class OfficesTold(Disclosed, frozen=True, kw_only=True):
    """The points that offices brought at the end, the winner's first: ``office_numbers`` times ``office_cards``.

    ``leading_seats`` had the most points before, ``leading_points``. ``turned`` is 1 if other seats have won, else 0.
    ``open`` is 1 if offices could still decide (``events.undecided``), else 0. If the last office decided, it
    ``brought`` its owner (``last_seats``) so many points; ``other_seats`` would have won, ``most`` to ``left``.
    """

    office_seats: tuple[int, ...]
    office_gains: tuple[int, ...]
    office_numbers: tuple[int, ...]
    office_cards: tuple[int, ...]
    leading_seats: tuple[int, ...]
    leading_points: int
    turned: int
    open: int
    last_seats: tuple[int, ...]
    brought: int
    other_seats: tuple[int, ...]
    most: int
    left: int


def story(course: Course) -> list[Event]:
    """Return all that happened; the roles offered to a seat stand at the event at which it kept its role."""
    return list(_story(course))


def _story(course: Course) -> Iterator[Event]:
    handed: list[happened.RolesHanded] = []
    for event in course.events:
        if isinstance(event, happened.RoundStarted):
            handed.clear()
        if isinstance(event, happened.RolesHanded):
            handed.append(event)
        elif isinstance(event, happened.RoleChosen):
            offered = handed[-1].roles
            yield RoleTaken(round=event.round, seat=event.seat, roles=offered, role=event.role)
            if len(handed) == course.seats:
                aside = next(role for role in ROLES if role not in handed[0].roles)
                yield RolesLeft(round=event.round, aside=aside, left=tuple(one for one in offered if one != event.role))
        elif event.kind not in RETOLD:
            yield event


def decided(course: Course) -> list[Event]:
    """Why it ended, who won how often, what offices brought; and of each seat its roles and the hand that it kept."""
    ended = [event for event in course.events if isinstance(event, happened.MatchEnded)]
    number = ended[-1].round
    offices = _offices(course, number)
    return [*ended, _war(course, number), *offices, *(_roles_of(course, seat, number) for seat in range(course.seats))]


def _war(course: Course, number: int) -> Event:
    winners = [event.winner for event in course.events if isinstance(event, happened.ConflictResolved)]
    eagle, rose, ties = (winners.count(one) for one in ("eagle", "rose", "none"))
    changes = Counter(event.seat for event in course.events if isinstance(event, happened.AllegianceChanged))
    seats, times = zip(*changes.most_common(), strict=True) if changes else ((), ())
    loyal = tuple(seat for seat in range(course.seats) if changes and seat not in changes)
    return WarTold(round=number, eagle=eagle, rose=rose, ties=ties, traitor_seats=seats, times=times, loyal_seats=loyal)


def _offices(course: Course, number: int) -> Iterator[Event]:
    """Yield what the offices brought, if they brought anything."""
    result = course.result
    gains = [parts.get("offices", 0) for parts in result.parts] if result else []
    if result is None or not any(gains):
        return
    best = sorted((seat for seat, gain in enumerate(gains) if gain), key=lambda seat: -result.scores[seat])
    before = [score - gain for score, gain in zip(result.scores, gains, strict=True)]
    last = happened.last_office(list(course.events))
    leading = tuple(seat for seat, score in enumerate(before) if score == max(before))
    built = happened.offices(course.events)
    yield OfficesTold(
        round=number,
        office_seats=tuple(best),
        office_gains=tuple(gains[seat] for seat in best),
        office_numbers=tuple(built[seat] for seat in best),
        office_cards=tuple(gains[seat] // built[seat] for seat in best),
        leading_seats=leading,
        leading_points=max(before),
        turned=int(leading != result.winners),
        open=int(happened.undecided(before, built)),
        last_seats=(last.seat,) if last else (),
        brought=last.brought if last else 0,
        other_seats=last.winners if last else (),
        most=last.points if last else 0,
        left=last.left if last else 0,
    )


def _won(course: Course, seat: int) -> list[bool]:
    """Return of each conflict whether the house of a seat won."""
    house, found = "", list[bool]()
    for event in course.events:
        if isinstance(event, happened.AllegianceTaken | happened.AllegianceChanged) and event.seat == seat:
            house = event.house
        elif isinstance(event, happened.ConflictResolved):
            found.append(event.winner == house)
    return found


def _roles_of(course: Course, seat: int, number: int) -> Event:
    roles = [event.role for event in course.events if isinstance(event, happened.RoleChosen) and event.seat == seat]
    changes = [event for event in course.events if isinstance(event, happened.AllegianceChanged)]
    houses = {event.round: str(event.house) for event in changes if event.seat == seat}
    view, won, gains = course.views[seat], _won(course, seat), Counter[int]()
    for event in course.events:
        if isinstance(event, happened.PointsScored) and event.seat == seat and event.part != "offices":
            gains[event.round] += event.points
    rounds = range(1, len(roles) + 1)
    return RolesTold(
        round=number,
        seat=seat,
        roles=tuple(roles),
        houses=tuple(houses.get(one, "") for one in rounds),
        gains=tuple(gains[one] for one in rounds),
        cards=view.hand if isinstance(view, VerraeterView) else (),
        won=sum(won),
        conflicts=len(won),
    )


def sides(course: Course) -> tuple[str, ...]:
    """Return the house to which each seat belonged in the end."""
    views = (view for view in course.views if isinstance(view, VerraeterView))
    return tuple(view.table[seat].allegiance for seat, view in enumerate(views))


def betrayals(course: Course) -> Iterator[Betrayal]:
    """Yield whom a holder of the Traitor has left for the house that won the conflict (V-5, V-6).

    A seat betrays everybody who belonged to the house that it left. The answers from its choice of the Traitor on
    brought it about; none are told if that house would have won anyway.
    """
    houses: dict[int, str] = {}
    left: dict[int, list[int]] = {}
    cards: dict[int, int] = {}
    since = 0
    for step, event in course.numbered:
        if isinstance(event, happened.RoleChosen) and event.role == "traitor":
            since = step
        elif isinstance(event, happened.SupplyPlayed):
            cards[event.seat] = event.total
        elif isinstance(event, happened.AllegianceTaken):
            houses[event.seat] = event.house
        elif isinstance(event, happened.AllegianceChanged):
            left[event.seat] = [seat for seat in houses if houses[seat] == houses[event.seat] and seat != event.seat]
            houses[event.seat] = event.house
        elif isinstance(event, happened.ConflictResolved):
            for seat, others in left.items():
                decided = abs(event.eagle - event.rose) <= 2 * cards[seat]
                answers = (since, step) if decided else (-1, -1)
                yield from (Betrayal(seat, one, *answers) for one in others if houses[seat] == event.winner)
            left.clear()
