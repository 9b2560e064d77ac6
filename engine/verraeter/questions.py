"""What a seat is asked (V-11)."""

from collections.abc import Iterable
from functools import lru_cache

from engine.decision import Choice, Decision, Fact
from engine.verraeter.components import HAND, OFFICES, POSITIONS, House
from engine.verraeter.scoring import public_strengths
from engine.verraeter.state import State, in_order

BACK = Choice("back")


def decisions(state: State) -> dict[int, Decision]:
    """The seat that is asked, if any, and what."""
    seat = state.asked
    return {} if seat is None else {seat: _QUESTIONS[state.phase](state, seat)}


def _farm(state: State, seat: int) -> Decision:
    """V-1.5."""
    return Decision("farm", _landscapes(state, state.free()), facts={"house": state.allegiance[seat]})


def _conflict(state: State, seat: int) -> Decision:
    """V-2: every border between the houses."""
    houses = state.houses
    borders = tuple(
        _border(
            position,
            state.kinds[position],
            houses[position],
            state.rows[position].value,
            state.kinds[following],
            houses[following],
            state.rows[following].value,
        )
        for position in range(POSITIONS)
        if houses[position] != houses[following := (position + 1) % POSITIONS]
    )
    return Decision("conflict", borders, facts={"house": state.allegiance[seat]})


def _role(state: State, seat: int) -> Decision:
    """V-3: the roles handed to the seat, in the order of V-0.3."""
    eagle, rose = public_strengths(state)
    choices = tuple(_plain(role) for role in in_order(list(state.pool)))
    return Decision("role", choices, facts={"house": state.allegiance[seat], "eagle": eagle, "rose": rose})


def _supply(state: State, seat: int) -> Decision:
    """V-4."""
    eagle, rose = public_strengths(state)
    facts: dict[str, Fact] = {
        "house": state.allegiance[seat],
        "role": state.roles[seat] or "",
        "eagle": eagle,
        "rose": rose,
    }
    return Decision("supply", cards(state.hands[seat]), least=0, most=len(state.hands[seat]), facts=facts)


def _building(state: State, seat: int) -> Decision:
    """V-8.1, in up to three steps."""
    if state.choice is None:
        return Decision("building", tuple(_plain(key) for key in _possible_buildings(state, seat)))
    if state.source is None and state.choice in ("turn", "move"):
        sources = _turnable(state, seat) if state.choice == "turn" else state.own(seat)
        choices = (*_buildings(state, sources), BACK)
        return Decision("building_from", choices, facts={"choice": state.choice})
    return Decision("building_to", (*_landscapes(state, state.free()), BACK), facts={"choice": state.choice})


def _income(state: State, seat: int) -> Decision:
    """V-9 ``make_room``."""
    coming = coming_cards(state, seat)
    surplus = surplus_cards(state, seat)
    facts: dict[str, Fact] = {"coming": coming, "surplus": surplus, "hand": len(state.hands[seat])}
    return Decision("discard", cards(state.hands[seat]), least=0, most=surplus, facts=facts)


_QUESTIONS = {
    "farm": _farm,
    "conflict": _conflict,
    "role": _role,
    "supply": _supply,
    "building": _building,
    "income": _income,
}


def _possible_buildings(state: State, seat: int) -> Iterable[str]:
    """What the Builder can do now; declining always."""
    free, own = bool(state.free()), bool(state.own(seat))
    unused = state.unused(seat) > 0
    yield "decline"
    if unused and free:
        yield "estate"
        if state.offices(seat) < OFFICES:
            yield "office"
    if _turnable(state, seat):
        yield "turn"
    if own and free:
        yield "move"


def _turnable(state: State, seat: int) -> list[int]:
    """Positions of the seat's buildings that may be turned over.

    An estate may only while the seat has less than two offices (V-0.4).
    """
    own = state.own(seat)
    if state.offices(seat) < OFFICES:
        return own
    return [position for position in own if (one := state.buildings[position]) and one.side == "office"]


def coming_cards(state: State, seat: int) -> int:
    """How many cards the rules bring a seat in V-8.4, before the limit of the hand."""
    role = state.roles[seat]
    if role == "farmer":
        return 3
    house: House | None = state.allegiance[seat]
    if state.options["estate_income"] == "winning_house":
        house = state.outcome.winner if state.outcome else None
    estates = sum(
        1
        for position, one in enumerate(state.buildings)
        if one is not None and one.seat == seat and one.side == "estate" and state.houses[position] == house
    )
    number = estates + (role == "diplomat_2")
    return min(number, 3) if state.options["income_limit"] == "3" else number


def surplus_cards(state: State, seat: int) -> int:
    """How many of the coming cards do not fit into the hand."""
    return max(0, len(state.hands[seat]) + coming_cards(state, seat) - HAND)


@lru_cache(maxsize=64)
def _plain(key: str) -> Choice:
    return Choice(key)


@lru_cache(maxsize=512)
def _landscape(position: int, landscape: str, house: str, side: str) -> Choice:
    facts: dict[str, Fact] = {"landscape": landscape, "house": house, "hour": position or 12}
    if side:
        facts["side"] = side
    return Choice(str(position), facts)


@lru_cache(maxsize=2048)
def _border(
    position: int,
    landscape: str,
    house: str,
    value: int,
    other_landscape: str,
    other_house: str,
    other_value: int,
) -> Choice:
    following = (position + 1) % POSITIONS
    facts: dict[str, Fact] = {
        "landscape": landscape,
        "house": house,
        "value": value,
        "hour": position or 12,
        "other_landscape": other_landscape,
        "other_house": other_house,
        "other_value": other_value,
        "other_hour": following or 12,
    }
    return Choice(f"{position}-{following}", facts)


@lru_cache(maxsize=64)
def _card(value: int, copy: int) -> Choice:
    return Choice(f"{value}.{copy}", {"card": value})


def _landscapes(state: State, positions: Iterable[int]) -> tuple[Choice, ...]:
    return tuple(_landscape(position, state.kinds[position], state.houses[position], "") for position in positions)


def _buildings(state: State, positions: Iterable[int]) -> Iterable[Choice]:
    for position in positions:
        one = state.buildings[position]
        if one is not None:
            yield _landscape(position, state.kinds[position], state.houses[position], one.side)


def cards(hand: list[int]) -> tuple[Choice, ...]:
    """The cards of a hand in ascending order: value, and the how-manieth of that value, from 1."""
    copies: dict[int, int] = {}
    choices = []
    for value in hand:
        copies[value] = copies.get(value, 0) + 1
        choices.append(_card(value, copies[value]))
    return tuple(choices)
