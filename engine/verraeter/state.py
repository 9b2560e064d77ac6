"""The whole truth of a game of Verräter, and its set-up (V-1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.chance import Chance
from engine.event import Event
from engine.verraeter import events as happened
from engine.verraeter.components import (
    BUILDINGS,
    HOUSES,
    KINDS,
    POSITIONS,
    ROLES,
    START_CARDS,
    SUPPLY,
    House,
    Landscape,
    landscape_table,
    other,
)
from engine.verraeter.view import Building, Outcome
from engine.view import Result, View

ROUNDS = {3: 9, 4: 8}  # V-8.6


@dataclass(slots=True, kw_only=True)
class State:
    """Changed in place by ``engine.verraeter.rounds``; nobody outside the engine sees it.

    ``turn`` counts the seats that are done with a phase that goes round; ``asked`` is the seat that is asked (only
    ever one, V-11).
    """

    seats: int
    options: Mapping[str, str]
    chance: Chance
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
    round: int = 0
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
    rounds: list[View] = field(default_factory=list)
    result: Result | None = None

    @property
    def last_round(self) -> int:
        """The number of the last round (V-8.6)."""
        return ROUNDS[self.seats]

    def order(self) -> list[int]:
        """All seats in turn order from the start player."""
        return [(self.start_player + step) % self.seats for step in range(self.seats)]

    def free(self) -> list[int]:
        """Positions of the landscapes without a building."""
        return [position for position in range(POSITIONS) if self.buildings[position] is None]

    def own(self, seat: int) -> list[int]:
        """Positions of a seat's buildings."""
        return [position for position, one in enumerate(self.buildings) if one is not None and one.seat == seat]

    def offices(self, seat: int) -> int:
        """How many offices of a seat lie under landscapes."""
        return sum(1 for one in self.buildings if one is not None and one.seat == seat and one.side == "office")

    def unused(self, seat: int) -> int:
        """How many buildings of a seat lie under no landscape (V-0.4)."""
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

    def copy(self) -> "State":
        """Another state that is equal and shares nothing that changes.

        Its chance goes its own way if it can be copied.
        """
        copy_chance = getattr(self.chance, "copy", None)
        return State(
            seats=self.seats,
            options=self.options,
            chance=copy_chance() if copy_chance else self.chance,
            kinds=self.kinds,
            rows=self.rows,
            houses=self.houses.copy(),
            buildings=self.buildings.copy(),
            allegiance=self.allegiance.copy(),
            points=self.points.copy(),
            parts=[part.copy() for part in self.parts],
            hands=[hand.copy() for hand in self.hands],
            draw_pile=self.draw_pile.copy(),
            discard_pile=self.discard_pile.copy(),
            start_player=self.start_player,
            strategist=self.strategist,
            round=self.round,
            phase=self.phase,
            asked=self.asked,
            turn=self.turn,
            conflict=self.conflict,
            aside=self.aside,
            pool=self.pool,
            handed=self.handed.copy(),
            roles=self.roles.copy(),
            revealed=self.revealed,
            played=self.played.copy(),
            outcome=self.outcome,
            choice=self.choice,
            source=self.source,
            income=self.income.copy(),
            rounds=self.rounds.copy(),
            result=self.result,
        )


def set_up(
    seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance
) -> tuple[State, list[Event]]:
    """A game after V-1.1 to V-1.4; the start player is asked for its first estate (V-1.5)."""
    table = landscape_table(data["landscapes"])
    canonical: list[tuple[House, str]] = [(house, kind) for house in HOUSES for kind in KINDS]
    ring = chance.shuffle(canonical)  # V-1.1
    start_player = chance.pick(tuple(range(seats)))  # V-1.2
    rest = list(SUPPLY)
    for card in START_CARDS * seats:
        rest.remove(card)
    state = State(
        seats=seats,
        options=options,
        chance=chance,
        kinds=tuple(kind for _, kind in ring),
        rows=tuple(table[kind] for _, kind in ring),
        houses=[house for house, _ in ring],
        buildings=[None] * POSITIONS,
        allegiance=["eagle"] * seats,
        points=[0] * seats,
        parts=[{"landscapes": 0, "traitor": 0, "strategist": 0, "offices": 0} for _ in range(seats)],
        hands=[list(START_CARDS) for _ in range(seats)],
        draw_pile=chance.shuffle(rest),  # V-1.4
        discard_pile=[],
        start_player=start_player,
        strategist=start_player,
    )
    events: list[Event] = []
    house: House = "eagle"
    for seat in state.order():  # V-1.2
        state.allegiance[seat] = house
        events.append(happened.AllegianceTaken(round=0, seat=seat, house=house))
        house = other(house)
    if options["first_strategist"] == "left_of_start":  # V-1.3
        state.strategist = (start_player + 1) % seats
    events.append(happened.StrategyCardTaken(round=0, seat=state.strategist))
    state.begin_round()
    state.asked = start_player
    return state, events


def in_order(roles: list[str]) -> tuple[str, ...]:
    """Roles in the order of V-0.3, in which they are always listed."""
    return tuple(role for role in ROLES if role in roles)
