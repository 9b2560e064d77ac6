"""Setting up a game (V-1)."""

from collections.abc import Mapping
from typing import Any

from engine.chance import Chance
from engine.event import Event
from engine.verraeter import events as happened
from engine.verraeter.components import HOUSES, KINDS, POSITIONS, START_CARDS, SUPPLY, House, landscape_table, other
from engine.verraeter.state import State


def set_up(
    seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
) -> tuple[State, list[Event]]:
    """Return a game after V-1.1 to V-1.4; the start player is asked for its first estate (V-1.5)."""
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
        rules=rules,
        kinds=tuple([kind for _, kind in ring]),
        rows=tuple([table[kind] for _, kind in ring]),
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
