"""The facts of the questions for a role and for supply cards: what a seat may get, and what it knows of the Traitor."""

from engine.kinds import Facts, known
from engine.verraeter.components import DIPLOMATS, HAND, HOUSES, OFFICE_CARDS, may_be_betrayed, other
from engine.verraeter.rounds import estate_cards
from engine.verraeter.scoring import public_strengths, stake
from engine.verraeter.state import State


def role_facts(state: State, seat: int) -> Facts:
    """Return the stakes of the seat: its house's, its points and the best of both houses, and its buildings."""
    eagle, rose = public_strengths(state)
    house, place = state.allegiance[seat], known(state.conflict, "where the conflict is")
    best = [one for one in (_best(state, seat, house) for house in HOUSES) if one is not None]
    cards = {one: estate_cards(state, seat, one, place) for one in HOUSES}
    gaps = [state.points[one] - state.points[seat] for one in best]
    return {
        "house": house,
        "eagle": eagle,
        "rose": rose,
        "last_stand": state.last_stand(),
        "betrayer": "perhaps" if may_be_betrayed(state.handed[seat]) else "nobody",
        "members": state.allegiance.count(house),
        "points": stake(state, house, place),
        "own": state.points[seat],
        "most": max(state.points),
        "best_seats": tuple(best),
        "best_houses": tuple([state.allegiance[one] for one in best]),
        "best_gaps": tuple(map(abs, gaps)),
        "best_sides": tuple(["more" if gap > 0 else "fewer" if gap < 0 else "level" for gap in gaps]),
        "estate_houses": tuple([one for one in HOUSES if cards[one]]),
        "estate_cards": tuple([cards[one] for one in HOUSES if cards[one]]),
        "offices": state.offices(seat) * min(OFFICE_CARDS, len(state.hands[seat])),
    }


def _best(state: State, seat: int, house: str) -> int | None:
    """Return the other seat of a house that has most points, the first in the order of seats."""
    others = [one for one in range(state.seats) if one != seat and state.allegiance[one] == house]
    return max(others, key=lambda one: state.points[one], default=None)


def room_in_hand(state: State, seat: int) -> int:
    """Return how many cards fit into the hand as it is; all of them if the seat may make room (V-9)."""
    return HAND if state.options["make_room"] == "on" else HAND - len(state.hands[seat])


def supply_facts(state: State, seat: int) -> Facts:
    """Return the strengths, what the hand can add, and what the seat knows of the Traitor."""
    eagle, rose = public_strengths(state)
    role = known(state.roles[seat], "which role the seat has")
    side = other(state.allegiance[seat]) if role == "traitor" else state.allegiance[seat]
    own, rival = (eagle, rose) if side == "eagle" else (rose, eagle)
    strength = own + DIPLOMATS.get(role, 0)
    rest = [one for one in state.handed[seat] if one != role]
    later = [one for one in state.order()[state.turn + 1 :] if state.hands[one]]
    knows = "own" if role == "traitor" else _traitor(state, seat, rest)
    return {
        "house": state.allegiance[seat],
        "role": role,
        "eagle": eagle,
        "rose": rose,
        "hand": len(state.hands[seat]),
        "worth": sum(state.hands[seat]),
        "room": room_in_hand(state, seat),
        "side": side,
        "strength": strength,
        "lacks": max(0, rival - strength),
        "last": "no" if later else "yes",
        "last_stand": state.last_stand(),
        "passed": tuple(one for one in rest if one != "traitor"),
        "traitor": knows,
        **_turned(state, seat, DIPLOMATS.get(role, 0), asks=knows == "before" and not later),
    }


def _turned(state: State, seat: int, hidden: int, *, asks: bool) -> Facts:
    """Return the seat whose change of sides would move most strength, and the strengths then.

    It is nobody if the conflict would be decided all the same, whatever the asked seat plays.
    """
    (eagle, rose), found = public_strengths(state), list[int]()
    own = hidden + eagle - rose if state.allegiance[seat] == "eagle" else hidden + rose - eagle
    for one, cards in enumerate(state.played):
        moved = 2 * sum(cards or ()) * (-1 if state.allegiance[one] == state.allegiance[seat] else 1)
        if asks and moved and min(own, own + moved) <= 0 <= max(own, own + moved) + sum(state.hands[seat]):
            found.append(one)
    turner = max(found, key=lambda one: sum(state.played[one] or ()), default=seat)
    total = sum(state.played[turner] or ()) * (1 if state.allegiance[turner] == "rose" else -1)
    return {"turner_seats": tuple(found and [turner]), "turned_eagle": eagle + total, "turned_rose": rose - total}


def _traitor(state: State, seat: int, rest: list[str]) -> str:
    """Return what a seat knows of the Traitor by the roles that it has left to the next seat (V-3)."""
    if "traitor" in rest:
        return "passed" if seat != state.order()[-1] else "left"
    return "before" if may_be_betrayed(state.handed[seat]) else "aside"
