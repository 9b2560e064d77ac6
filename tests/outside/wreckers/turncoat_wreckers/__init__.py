"""Wreckers, for 5 to 7 seats: keepers sail from light to light, and wreckers among them want the ships on the rocks.

Each round has a night, a vote for the captain, and a voyage. At night the wreckers set a false light on a seat, which
does not vote in this round. The captain picks the crew, and the crew plays secret cards: a single wreck sinks the ship.
Three safe voyages win for the keepers, three wrecks for the wreckers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from engine import Chance, Choice, Decision, Event, Keys, Kind, View
from engine.hidden_roles import (
    CardsTurned,
    Count,
    HiddenRoles,
    HiddenRolesView,
    Roles,
    State,
    ballot,
    named_at_night,
    night,
    seats_to_name,
    suspects_but_self,
    turned,
)
from engine.kinds import by_name, known

KEEPER, WRECKER = "keeper", "wrecker"
STEADY, WRECK = Choice("steady"), Choice("wreck")
TO_WIN = 3
BALLOTS = 2
"""A tie is voted on again once; then chance settles it."""

ROLES = Roles(
    sides={KEEPER: "keepers", WRECKER: "wreckers"},
    dealt=lambda seats: (*[WRECKER] * (seats // 3), *[KEEPER] * (seats - seats // 3)),
    sees={WRECKER: (WRECKER,)},
)


class LightSet(Event, frozen=True, kw_only=True):
    """The wreckers have set their false light on a seat."""

    aloud: ClassVar[bool] = True
    seat: int


class CaptainChosen(Event, frozen=True, kw_only=True):
    """A seat is the captain of this round; ``lots`` is 1 if lots settled a tie."""

    aloud: ClassVar[bool] = True
    seat: int
    lots: int


class CrewNamed(Event, frozen=True, kw_only=True):
    """The captain has named the crew, which is on board with the captain."""

    aloud: ClassVar[bool] = True
    seat: int
    crew_seats: tuple[int, ...]


class VoyageEnded(Event, frozen=True, kw_only=True):
    """A voyage is over: ``key`` is ``safe`` or ``wreck``; so many of each there have been."""

    aloud: ClassVar[bool] = True
    key: str
    safe: int
    wrecked: int


class WreckersView(HiddenRolesView, frozen=True, kw_only=True):
    """Everything here is public."""

    captain: int | None
    crew: tuple[int, ...]
    blinded: int | None
    safe: int
    wrecked: int


@dataclass(slots=True, kw_only=True)
class Table(State):
    """``blinded`` is the seat on which the false light is set; the others are as in the view's public part."""

    captain: int | None = None
    crew: tuple[int, ...] = ()
    blinded: int | None = None
    safe: int = 0
    wrecked: int = 0


def _begin(state: Table) -> None:
    state.begin_round()
    state.captain, state.crew, state.blinded = None, (), None
    state.put("night", range(state.seats))


def _wreckers(state: Table) -> tuple[int, ...]:
    return ROLES.of_side(state.dealt, "wreckers")


def _light(state: Table) -> list[Event]:
    """Set the false light; then all others vote for the captain."""
    seat = known(named_at_night(state.take_answers(), state.chance), "whom the wreckers named")
    state.blinded = seat
    state.open_ballot("captain", [one for one in range(state.seats) if one != seat], range(state.seats))
    return [LightSet(round=state.round, seat=seat)]


def _elect(state: Table) -> list[Event]:
    voters = state.put_to
    count = Count.of([(seat, int(keys[0])) for seat, keys in sorted(state.take_answers().items())])
    events = count.told(state.round, state.ballot)
    if count.chosen is None and state.ballot < BALLOTS:
        state.open_ballot("captain", voters, count.leaders, state.ballot + 1)
        return events
    state.captain = captain = state.chance.pick(count.leaders)
    state.ballot, state.suspects = 0, ()
    state.put("crew", (captain,))
    return [*events, CaptainChosen(round=state.round, seat=captain, lots=int(count.chosen is None))]


def _name_crew(state: Table, seat: int, keys: Keys) -> list[Event]:
    state.crew = tuple(sorted((seat, *map(int, keys))))
    state.put("cards", state.crew)
    return [CrewNamed(round=state.round, seat=seat, crew_seats=state.crew)]


def _sail(state: Table) -> list[Event]:
    """Turn the secret cards over; a single wreck sinks the ship."""
    cards = turned(state.take_answers())
    key = WRECK.key if WRECK.key in cards else "safe"
    state.safe += key == "safe"
    state.wrecked += key == WRECK.key
    ended = VoyageEnded(round=state.round, key=key, safe=state.safe, wrecked=state.wrecked)
    events: list[Event] = [CardsTurned(round=state.round, cards=cards), ended]
    if TO_WIN in (state.safe, state.wrecked):
        return events + GAME.win(state, "keepers" if state.safe == TO_WIN else "wreckers")
    _begin(state)
    return events


KINDS: Mapping[str, Kind[Table]] = by_name(
    night(
        name="night",
        command="light",
        faction=_wreckers,
        targets=lambda state: [seat for seat in range(state.seats) if seat not in _wreckers(state)],
        counted=_light,
        alike=lambda state: (state.round, tuple(state.dealt)),
    ),
    ballot(
        name="captain",
        command="vote",
        choices=suspects_but_self,
        counted=_elect,
        facts=lambda state, seat: {"ballot": state.ballot},
        alike=lambda state: (state.round, state.ballot, state.suspects),
        talks=True,
    ),
    Kind(
        name="crew",
        command="crew",
        choices=lambda state, seat: seats_to_name(tuple(range(state.seats)), seat),
        number=lambda state, seat: (state.seats // 3, state.seats // 3),
        answer=_name_crew,
    ),
    ballot(
        name="cards",
        command="card",
        choices=lambda state, seat: (STEADY, WRECK) if state.dealt[seat] == WRECKER else (STEADY,),
        counted=_sail,
        alike=lambda state: (state.round, tuple(state.dealt)),
        tells="keys",
    ),
)


class Wreckers(HiddenRoles[Table]):
    """The rules."""

    key: ClassVar[str] = "wreckers"
    seats: ClassVar[range] = range(5, 8)
    kinds: ClassVar[Mapping[str, Kind[Any]]] = KINDS
    roles: ClassVar[Roles] = ROLES
    secret: ClassVar[frozenset[str]] = frozenset({"cards"})

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[Table, list[Event]]:
        """Deal the roles; the first night begins."""
        state = Table(seats=seats, options=options, chance=chance, rules=rules)
        state.dealt = ROLES.deal(range(seats), chance)
        _begin(state)
        return state, ROLES.told(state.dealt)

    def view(self, state: Table, seat: int | None) -> WreckersView:
        """Return a view; the voyage is public."""
        return WreckersView(
            **self.seen(state, seat),
            rounds=2 * TO_WIN - 1,
            captain=state.captain,
            crew=state.crew,
            blinded=state.blinded,
            safe=state.safe,
            wrecked=state.wrecked,
        )

    def determinize(self, view: View, chance: Chance) -> Table:
        """Return a state that may be the true one."""
        own = _own(view)
        state = Table(
            **self.imagined(own, chance),
            captain=own.captain,
            crew=own.crew,
            blinded=own.blinded,
            safe=own.safe,
            wrecked=own.wrecked,
        )
        return self.complete(state, own, chance)

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """Wreck where a wrecker can; otherwise anything."""
        worths = super().worths(view, decision)
        return {keys: float(WRECK.key in keys) for keys in worths}


def _own(view: View) -> WreckersView:
    if not isinstance(view, WreckersView):
        raise TypeError("a view of Wreckers is needed")
    return view


GAME = Wreckers()
