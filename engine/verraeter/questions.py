"""The kinds of questions: what can be chosen, and what an answer brings (V-11)."""

from collections.abc import Mapping

from engine.decision import Choice, Decision
from engine.event import Event
from engine.kinds import Facts, Kind, always, by_name, known
from engine.verraeter import events as happened
from engine.verraeter.building import BUILDING
from engine.verraeter.choices import border, first_site, roles, supply_cards
from engine.verraeter.components import (
    NEIGHBOURS,
    OFFICE_CARDS,
    OFFICES,
    POSITIONS,
    ROLES,
    other,
)
from engine.verraeter.prospects import role_facts, room_in_hand, supply_facts
from engine.verraeter.rounds import (
    coming_cards,
    draw,
    hand_roles,
    next_income,
    next_supply,
    place,
    play_supply,
    start_round,
    surplus_cards,
)
from engine.verraeter.scoring import public_strengths, stake
from engine.verraeter.state import State, in_order


def ask(state: State) -> Mapping[int, Decision]:
    """Return the question of the seat that is asked, if any."""
    seat = state.asked
    return {} if seat is None else {seat: KINDS[_kind(state)].ask(state, seat)}


def _kind(state: State) -> str:
    """Return the kind of question of the phase; the Builder's question has up to three steps."""
    if state.phase != "building":
        return "discard" if state.phase == "income" else state.phase
    if state.choice is None:
        return "building"
    return "building_from" if state.source is None and state.choice in ("turn", "move") else "building_to"


# --- the first estates (V-1.5) ----------------------------------------------------------------------------------------


def _farm_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the landscapes without a building, with their values.

    Each choice says when an estate there pays its card (V-8.4).
    """
    kinds, houses, rows = state.kinds, state.houses, state.rows
    enemies = [sum(houses[one] != house for one in (at - 1, (at + 1) % POSITIONS)) for at, house in enumerate(houses)]
    return tuple(
        [
            first_site(at, kinds[at], houses[at], rows[at].value, _paid(state, seat, at), enemies[at])
            for at in state.free()
        ]
    )


def _paid(state: State, seat: int, position: int) -> str:
    """Return the time at which an estate pays.

    It pays whenever its landscape's house has won, or as long as that house is the seat's ``own`` house.
    """
    if state.options["estate_income"] == "winning_house":
        return "won"
    return "own" if state.houses[position] == state.allegiance[seat] else "other"


def _farm_facts(state: State, seat: int) -> Facts:
    return {"house": state.allegiance[seat], "estate_income": state.options["estate_income"]}


def _farm(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    events = [place(state, seat, "estate", int(keys[0]))]
    state.turn += 1
    if state.turn < state.seats:
        state.asked = state.order()[state.turn]
        return events
    return events + start_round(state)


# --- the place of conflict (V-2) --------------------------------------------------------------------------------------


def _conflict_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return every border between the houses."""
    kinds, houses, rows, own = state.kinds, state.houses, state.rows, state.allegiance[seat]
    members, from_winner = state.allegiance.count(own), state.options["points_from"] == "winner"
    sides = own, members, state.seats - members
    return tuple(
        [
            border(place, (kinds[one], kinds[two]), houses[one], (rows[one], rows[two]), *sides, from_winner)
            for place in NEIGHBOURS
            for one, two in [place]
            if houses[one] != houses[two]
        ]
    )


def _conflict_facts(state: State, seat: int) -> Facts:
    points_from = state.options["points_from"]
    return {"house": state.allegiance[seat], "points_from": points_from, "last_stand": state.last_stand()}


def _conflict(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Then the roles are handed to the start player (V-3)."""
    first = int(keys[0].split("-")[0])
    second = (first + 1) % POSITIONS
    state.conflict, state.outcome = (first, second), None
    event = happened.ConflictChosen(
        round=state.round,
        seat=seat,
        position=first,
        landscape=state.kinds[first],
        house=state.houses[first],
        value=state.rows[first].value,
        other_position=second,
        other_landscape=state.kinds[second],
        other_house=state.houses[second],
        other_value=state.rows[second].value,
    )
    pile = state.chance.shuffle(ROLES)
    state.aside, state.pool = pile[0], in_order(pile[1:])
    state.phase, state.turn = "role", 0
    return [event, hand_roles(state)]


# --- the roles (V-3) --------------------------------------------------------------------------------------------------


def _role_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the roles handed to the seat, in the order of V-0.3."""
    there = other(state.allegiance[seat])
    points = stake(state, there, known(state.conflict, "where the conflict is"), 1)
    offices = state.offices(seat)
    office = min(OFFICE_CARDS, len(state.hands[seat])) if offices < OFFICES else 0
    return roles(
        state.pool,
        room_in_hand(state, seat),
        (there, state.allegiance.count(there) + 1, points),
        public_strengths(state),
        (state.unused(seat), office, len(state.own(seat)) - offices),
        0 if state.round == state.last_round else state.round + 1,
    )


def _role(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    role = keys[0]
    state.roles[seat] = role
    at = state.pool.index(role)
    state.pool = state.pool[:at] + state.pool[at + 1 :]
    events: list[Event] = [
        happened.RoleChosen(round=state.round, seats=(seat,), seat=seat, role=role),
        happened.RoleKept(round=state.round, seat=seat),
    ]
    state.turn += 1
    if state.turn < state.seats:
        return [*events, hand_roles(state)]
    state.phase, state.turn = "supply", 0
    return events + next_supply(state)


# --- supply cards (V-4) -----------------------------------------------------------------------------------------------


def _hand(state: State, seat: int) -> tuple[Choice, ...]:
    return supply_cards(tuple(state.hands[seat]))


def _any_of_hand(state: State, seat: int) -> tuple[int, int]:
    return 0, len(state.hands[seat])


def _supply(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    event = play_supply(state, seat, _lay_down(state, seat, keys))
    state.turn += 1
    return [event, *next_supply(state)]


def _lay_down(state: State, seat: int, keys: tuple[str, ...]) -> tuple[int, ...]:
    """Take the cards of these keys out of the hand, and return them."""
    cards = tuple([int(key.split(".")[0]) for key in keys])
    for card in cards:
        state.hands[seat].remove(card)
    return cards


# --- making room for income (V-9 ``make_room``) -----------------------------------------------------------------------


def _some_of_hand(state: State, seat: int) -> tuple[int, int]:
    return 0, surplus_cards(state, seat)


def _discard_facts(state: State, seat: int) -> Facts:
    return {
        "coming": coming_cards(state, seat),
        "surplus": surplus_cards(state, seat),
        "hand": len(state.hands[seat]),
    }


def _discard(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    coming = coming_cards(state, seat)
    cards = _lay_down(state, seat, keys)
    state.discard_pile.extend(cards)
    state.asked = None
    event = happened.SupplyDiscarded(round=state.round, seat=seat, cards=cards)
    return [event, *draw(state, seat, coming), *next_income(state)]


KINDS = by_name(
    Kind(name="farm", command="place", choices=_farm_choices, facts=_farm_facts, answer=_farm),
    Kind(
        name="conflict",
        command="conflict",
        choices=_conflict_choices,
        facts=_conflict_facts,
        answer=_conflict,
        final=always,
    ),
    Kind(name="role", command="role", choices=_role_choices, facts=role_facts, answer=_role, final=always),
    Kind(
        name="supply",
        command="play",
        choices=_hand,
        number=_any_of_hand,
        facts=supply_facts,
        answer=_supply,
        final=bool,
    ),
    *BUILDING,
    Kind(
        name="discard",
        command="discard",
        choices=_hand,
        number=_some_of_hand,
        facts=_discard_facts,
        answer=_discard,
        final=always,
    ),
)
