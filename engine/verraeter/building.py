"""The questions to the Builder (V-8.1), in up to three steps."""

from collections.abc import Iterator

from engine.decision import Choice
from engine.event import Event
from engine.kinds import BACK, Facts, Kind, known
from engine.verraeter import events as happened
from engine.verraeter.choices import DECLINE, ESTATES, PLANS, site
from engine.verraeter.components import OFFICE_CARDS, OFFICES
from engine.verraeter.rounds import after_building, coming_cards, place
from engine.verraeter.scoring import is_over
from engine.verraeter.state import State
from engine.verraeter.view import Building


def _building_choices(state: State, seat: int) -> Iterator[Choice]:
    """Yield the choices of the Builder now; declining is always among them."""
    free, own = bool(state.free()), bool(state.own(seat))
    yield DECLINE
    if state.unused(seat) > 0 and free:
        yield ESTATES[str(state.options["estate_income"]), bool(is_over(state))]
        if state.offices(seat) < OFFICES:
            yield PLANS["office"]
    if _turnable(state, seat):
        yield PLANS["turn"]
    if own and free:
        yield PLANS["move"]


def _builder_facts(state: State, seat: int) -> Facts:
    """Return whether the match ends with this round, and the points of an office with the cards in hand now (V-8.7).

    A seat without offices, cards and coming cards can build ``nothing`` that scores.
    """
    scores = state.hands[seat] or state.offices(seat) or coming_cards(state, seat)
    last = "no" if not is_over(state) else "yes" if scores else "nothing"
    return {"last": last, "points": min(OFFICE_CARDS, len(state.hands[seat]))}


def _turnable(state: State, seat: int) -> list[int]:
    """Return the positions of the seat's buildings that may be turned over.

    An estate may be turned only while the seat has less than two offices (V-0.4).
    """
    own = state.own(seat)
    if state.offices(seat) < OFFICES:
        return own
    return [position for position in own if (one := state.buildings[position]) and one.side == "office"]


def _building(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Note the Builder's choice; nothing is told before the choice is complete (V-10)."""
    if keys[0] == "decline":
        return [happened.BuildingDeclined(round=state.round, seat=seat), *after_building(state)]
    state.choice = keys[0]
    return []


def _building_facts(state: State, seat: int) -> Facts:
    return {"choice": known(state.choice, "what the Builder does")}


def _building_from_choices(state: State, seat: int) -> Iterator[Choice]:
    for position in _turnable(state, seat) if state.choice == "turn" else state.own(seat):
        building = known(state.buildings[position], "which building is the seat's own")
        opens = "building_to" if state.choice == "move" else ""
        yield site(position, state.kinds[position], state.houses[position], building.side, opens)
    yield BACK


def _building_from(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    if keys[0] == "back":
        state.choice = None
        return []
    position = int(keys[0])
    if state.choice == "turn":
        return [_turn(state, seat, position), *after_building(state)]
    state.source = position
    return []


def _building_to_choices(state: State, seat: int) -> tuple[Choice, ...]:
    sites = [site(position, state.kinds[position], state.houses[position], "") for position in state.free()]
    return (*sites, BACK)


def _building_to(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    if keys[0] == "back":
        if state.source is not None:
            state.source = None
        else:
            state.choice = None
        return []
    position = int(keys[0])
    if state.source is not None:
        event = _move(state, seat, state.source, position)
    else:
        event = place(state, seat, "office" if state.choice == "office" else "estate", position)
    return [event, *after_building(state)]


def _turn(state: State, seat: int, position: int) -> Event:
    building = known(state.buildings[position], "which building is turned")
    turned = Building(seat, "estate" if building.side == "office" else "office")
    state.buildings[position] = turned
    return happened.BuildingTurned(
        round=state.round,
        seat=seat,
        side=turned.side,
        position=position,
        landscape=state.kinds[position],
        house=state.houses[position],
    )


def _move(state: State, seat: int, source: int, position: int) -> Event:
    building = known(state.buildings[source], "which building is moved")
    state.buildings[source], state.buildings[position] = None, building
    return happened.BuildingMoved(
        round=state.round,
        seat=seat,
        side=building.side,
        source=source,
        source_landscape=state.kinds[source],
        source_house=state.houses[source],
        position=position,
        landscape=state.kinds[position],
        house=state.houses[position],
    )


BUILDING = (
    Kind(name="building", command="build", choices=_building_choices, facts=_builder_facts, answer=_building),
    Kind(
        name="building_from",
        command="build",
        choices=_building_from_choices,
        facts=_building_facts,
        answer=_building_from,
    ),
    Kind(name="building_to", command="build", choices=_building_to_choices, facts=_building_facts, answer=_building_to),
)
"""The kinds of these questions."""
