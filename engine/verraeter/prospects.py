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
    best = [one for house in HOUSES for one in _best(state, seat, house)]
    cards = {one: estate_cards(state, seat, one, place) for one in HOUSES}
    gaps = [state.points[one] - state.points[seat] for one in best]
    return {
        "house": house,
        "eagle": eagle,
        "rose": rose,
        "last_stand": state.last_stand(),
        "later_seats": state.order()[state.turn + 1 :],
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


def _best(state: State, seat: int, house: str) -> list[int]:
    """Return the other seats of a house that have most points, in the order of seats."""
    others = [one for one in range(state.seats) if one != seat and state.allegiance[one] == house]
    return [one for one in others if state.points[one] == max(state.points[other] for other in others)]


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
    alone = role == "traitor" and state.allegiance.count(state.allegiance[seat]) == 1
    mine = "won" if alone and own > rival else "own"
    knows = mine if role == "traitor" else _traitor(state, seat, rest)
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
    """Return the seats whose change of sides might decide the conflict, and the strengths then.

    The strengths include what the asked seat's own role adds, and no card of its hand.
    """
    (eagle, rose), found = public_strengths(state), list[int]()
    eagle, rose = (eagle + hidden, rose) if state.allegiance[seat] == "eagle" else (eagle, rose + hidden)
    own = eagle - rose if state.allegiance[seat] == "eagle" else rose - eagle
    for one, cards in enumerate(state.played):
        moved = 2 * sum(cards or ()) * (-1 if state.allegiance[one] == state.allegiance[seat] else 1)
        if asks and moved and min(own, own + moved) <= 0 <= max(own, own + moved) + sum(state.hands[seat]):
            found.append(one)
    totals = [sum(state.played[one] or ()) * (1 if state.allegiance[one] == "rose" else -1) for one in found]
    return {
        "turner_seats": tuple(found),
        "turned_eagle": tuple([eagle + total for total in totals]),
        "turned_rose": tuple([rose - total for total in totals]),
    }


def _traitor(state: State, seat: int, rest: list[str]) -> str:
    """Return what a seat knows of the Traitor by the roles that it has left to the next seat (V-3)."""
    if "traitor" in rest:
        return "passed" if seat != state.order()[-1] else "left"
    return "before" if may_be_betrayed(state.handed[seat]) else "aside"
