"""A rule of thumb for Verräter: what a sensible player answers who sees no more than a view.

Every choice is given a worth in victory points, and the best one is taken. The constants are estimates; ``python -m
engine simulate verraeter --players thumb,chance,...`` shows how good they are.
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from math import exp

from engine.decision import Choice, Decision, Keys
from engine.errors import EngineError
from engine.kinds import known
from engine.verraeter.components import COLUMNS, DIPLOMATS, HAND, OFFICES, POSITIONS, House, Side, other
from engine.verraeter.scoring import OFFICE_CARDS
from engine.verraeter.view import VerraeterView

SPREAD = 6.0  # the lead in strength that wins three times out of four
BROUGHT = 1.2  # strength that a seat still to play brings, per card in its hand
PIP = 0.12  # worth of one pip of a supply card while there are conflicts to come
MEAN_CARD = 3.8  # pips of an average supply card
ENVY = 1 / 3  # what a point for another seat costs
TRUST_IN_OFFICES = 0.3  # of a card's worth for offices while the end is far away
NEVER = -1e9


def worths(view: VerraeterView, decision: Decision) -> Mapping[Keys, float]:
    """What each answer is worth to the seat whose view this is, in points."""
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    if decision.kind == "supply":
        return _supply(view, decision)
    if decision.kind == "discard":
        return {_discard(decision): 0.0}
    worth = _WORTH[decision.kind]
    return {(choice.key,): worth(view, choice) for choice in decision.choices if choice.key != "back"}


# --- the conflict -----------------------------------------------------------------------------------------------------


def _fight(view: VerraeterView, house: House, place: tuple[int, int], lead: float) -> float:
    """Worth of a conflict at ``place`` for this seat as a member of ``house`` with that lead in strength."""
    own, foreign = sorted(place, key=lambda position: view.ring[position].house != house)
    friends = 1 + sum(1 for seat, one in enumerate(view.table) if seat != view.seat and one.allegiance == house)
    foes = view.seats - friends
    win = 1 / (1 + exp(-lead / SPREAD))
    won = _points(view, own, foreign, friends) * (1 - ENVY * (friends - 1))
    lost = _points(view, foreign, own, foes) * ENVY * foes if foes else 0.0
    return win * won - (1 - win) * lost


def _points(view: VerraeterView, winning: int, losing: int, winners: int) -> int:
    """What each winner gets (V-7.1)."""
    card = view.ring[winning if view.options["points_from"] == "winner" else losing]
    return card.points[min(winners, COLUMNS) - 1]


def _lead(view: VerraeterView, house: House, place: tuple[int, int]) -> float:
    """How far ``house`` leads at ``place`` without this seat: landscapes, cards played, and what others may bring."""
    lead = 0.0
    for position in place:
        one = view.ring[position]
        lead += one.value if one.house == house else -one.value
    for seat, table in enumerate(view.table):
        if seat != view.seat:
            brings = BROUGHT * table.hand_size if table.played is None else sum(table.played)
            lead += brings if table.allegiance == house else -brings
    return lead


def _conflict(view: VerraeterView, choice: Choice) -> float:
    first = int(choice.key.split("-")[0])
    place = (first, (first + 1) % POSITIONS)
    house = _allegiance(view)
    return _fight(view, house, place, _lead(view, house, place) + BROUGHT * len(view.hand))


def _role(view: VerraeterView, choice: Choice) -> float:
    role = choice.key
    house = _house(view, role)
    if view.conflict is None:
        return 0.0
    lead = _lead(view, house, view.conflict) + BROUGHT * len(view.hand) + DIPLOMATS.get(role, 0)
    extra = {"traitor": 1.0, "strategist": 3.0, "builder": _best_plan(view)}
    gain = _income(view, role, house) * PIP * MEAN_CARD if _rounds_left(view) else 0.0
    return _fight(view, house, view.conflict, lead) + extra.get(role, 0.0) + gain


def _supply(view: VerraeterView, decision: Decision) -> Mapping[Keys, float]:
    """All ways to play cards, with the worth of conflict and remaining hand together."""
    if view.conflict is None:
        return {(): 0.0}
    role = known(view.role, "which role the seat has")
    house = _house(view, role)
    lead = _lead(view, house, view.conflict) + DIPLOMATS.get(role, 0)
    income = _income(view, role, house)
    choices = list(zip(decision.keys, view.hand, strict=True))
    found: dict[Keys, float] = {}
    for number in range(len(choices) + 1):
        for taken in combinations(choices, number):
            pips = sum(card for _, card in taken)
            left = sum(view.hand) - pips
            worth = _fight(view, house, view.conflict, lead + pips) + _hand(view, len(choices) - number, left, income)
            found[tuple(key for key, _ in taken)] = worth
    return found


def _discard(decision: Decision) -> tuple[str, ...]:
    """The cards that are worse than what may come, the worst first (V-9 ``make_room``)."""
    poor = [choice.key for choice in decision.choices if int(choice.key.split(".")[0]) < MEAN_CARD]
    return tuple(poor[: decision.most])


# --- cards and buildings ----------------------------------------------------------------------------------------------


def _hand(view: VerraeterView, number: int, pips: int, income: float) -> float:
    """Worth of ``number`` cards kept, ``pips`` together, before the income."""
    drawn = min(income, HAND - number)
    last = _rounds_left(view) == 0
    offices = min(OFFICE_CARDS, number + drawn) * len(_own(view, "office"))
    return offices if last else PIP * (pips + MEAN_CARD * drawn) + TRUST_IN_OFFICES * offices


def _income(view: VerraeterView, role: str, house: House) -> float:
    """How many cards this seat may expect at the end of the round."""
    if role == "farmer":
        return 3.0
    paying = sum(0.6 if view.ring[position].house == house else 0.2 for position in _own(view, "estate"))
    return paying + (role == "diplomat_2")


def _estate(view: VerraeterView, position: int) -> float:
    """Worth of an own estate under that landscape."""
    house = view.ring[position].house
    paying = view.outcome.winner if view.outcome else None
    if view.options["estate_income"] == "own_house":
        paying = _allegiance(view)
    neighbours = (view.ring[position - 1], view.ring[(position + 1) % POSITIONS])
    safe = sum(0.05 for one in neighbours if one.house == house)
    later = (0.35 + safe + 0.1 * (house == _allegiance(view))) * _rounds_left(view)
    now = 1.0 if house == paying else 0.0
    return PIP * MEAN_CARD * (later + now)


def _office(view: VerraeterView) -> float:
    """Worth of one office more."""
    if _rounds_left(view) == 0:
        return float(min(OFFICE_CARDS, len(view.hand)))
    return 2.4


def _turned(view: VerraeterView, position: int) -> float:
    """Worth of turning the own building there over."""
    gain = _office(view) - _estate(view, position)
    return gain if position in _own(view, "estate") else -gain


def _plan(view: VerraeterView, key: str) -> float:
    """Worth of the best that a Builder can make of a choice of ``building``, if it is possible."""
    if key == "decline":
        return 0.0
    free = [position for position, one in enumerate(view.ring) if one.building is None]
    estates = _own(view, "estate")
    if key == "turn":
        return max((_turned(view, position) for position in estates), default=NEVER)
    if not free:
        return NEVER
    best = max(_estate(view, position) for position in free)
    if key == "move":
        return best - min((_estate(view, position) for position in estates), default=-NEVER)
    return _office(view) if key == "office" else best


def _best_plan(view: VerraeterView) -> float:
    """Worth of being the Builder."""
    keys = ["decline", "move"]
    room = len(_own(view, "office")) < OFFICES
    if room:
        keys.append("turn")
    if view.table[_viewer(view)].unused:
        keys += ["estate", "office"] if room else ["estate"]
    return max(_plan(view, key) for key in keys)


def _building(view: VerraeterView, choice: Choice) -> float:
    return _plan(view, choice.key)


def _building_from(view: VerraeterView, choice: Choice) -> float:
    position = int(choice.key)
    if view.building_choice == "turn":
        return _turned(view, position)
    return -_estate(view, position) if position in _own(view, "estate") else NEVER


def _building_to(view: VerraeterView, choice: Choice) -> float:
    """Estates take the best place; an office, worth the same anywhere, leaves it free."""
    worth = _estate(view, int(choice.key))
    return -worth if view.building_choice == "office" else worth


def _farm(view: VerraeterView, choice: Choice) -> float:
    return _estate(view, int(choice.key))


# --- this seat --------------------------------------------------------------------------------------------------------


def _viewer(view: VerraeterView) -> int:
    return known(view.seat, "whose view this is")


def _allegiance(view: VerraeterView) -> House:
    return view.table[_viewer(view)].allegiance


def _house(view: VerraeterView, role: str) -> House:
    """Where this seat will stand in the conflict (V-5)."""
    house = _allegiance(view)
    return other(house) if role == "traitor" else house


def _own(view: VerraeterView, side: Side) -> list[int]:
    """Positions of this seat's estates, or offices."""
    return [
        position
        for position, one in enumerate(view.ring)
        if one.building is not None and one.building.seat == view.seat and one.building.side == side
    ]


def _rounds_left(view: VerraeterView) -> int:
    return view.rounds - view.round


_WORTH: dict[str, Callable[[VerraeterView, Choice], float]] = {
    "farm": _farm,
    "conflict": _conflict,
    "role": _role,
    "building": _building,
    "building_from": _building_from,
    "building_to": _building_to,
}
