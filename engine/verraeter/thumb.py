"""A rule of thumb for Verräter: what a sensible player answers who sees no more than a view.

Every answer is given a worth in victory points. What the others may have kept is weighed in (``suspicion``).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, sqrt

from engine.decision import Choice, Decision, Keys
from engine.errors import EngineError
from engine.kinds import known
from engine.verraeter.components import COLUMNS, DIPLOMATS, HAND, OFFICES, POSITIONS, House, other
from engine.verraeter.scoring import OFFICE_CARDS
from engine.verraeter.suspicion import guesses
from engine.verraeter.view import VerraeterView

BROUGHT = 1.2  # strength that a seat still to play brings, per card in its hand
SPREAD = 2.0  # what the lead may still change by each card of those still to play: it grows with the root of their number
OPEN = 3.0  # the same for roles that are not handed yet
PIP = 0.12  # worth of one pip of a supply card while there are conflicts to come
FIRST = 0.0  # worth of having any card at all then
MEAN_CARD = 3.8  # pips of an average supply card
ENVY = 1 / 3  # what a point for another seat costs
TRUST_IN_OFFICES = 0.3  # of a card's worth for offices while the end is far away
FADES = 1.0  # what is left of that with each round more
OFFICE = 2.4  # worth of one office more while there are conflicts to come
TRAITOR = 1.0  # worth of the role beside the conflict
STRATEGIST = 3.0
PAYS = 0.6  # how likely an estate pays whose house the seat fights for
PAYS_OTHER = 0.2  # the same for one of the other house
LATER = 0.35  # how likely an estate pays in each round to come
SAFE = 0.05  # how much likelier with each neighbour of the same house
OWN = 0.1  # how much likelier if that is the seat's own house
NEVER = -1e9


def worths(view: VerraeterView, decision: Decision) -> Mapping[Keys, float]:
    """What each answer is worth to the seat whose view this is, in points.

    Of several ways to play or discard the same cards there is one.
    """
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    sight = _Sight(view, view.seat)
    if decision.kind == "supply":
        return _supply(sight, decision)
    if decision.kind == "discard":
        return _discard(decision)
    worth = _WORTH[decision.kind]
    return {(choice.key,): worth(sight, choice) for choice in decision.choices if choice.key != "back"}


class _Sight:
    """What a seat sees, as far as every worth needs it."""

    __slots__ = ("estates", "hand", "house", "left", "offices", "seat", "view")

    def __init__(self, view: VerraeterView, seat: int) -> None:
        own = [(at, one.building.side) for at, one in enumerate(view.ring) if one.building and one.building.seat == seat]
        self.view = view
        self.seat = seat
        self.house: House = view.table[seat].allegiance
        self.hand = view.hand
        self.left = view.rounds - view.round
        self.estates = [at for at, side in own if side == "estate"]
        self.offices = len(own) - len(self.estates)


# --- the conflict -----------------------------------------------------------------------------------------------------


class _Fight:
    """A conflict at ``place`` for a seat that keeps ``role`` (``None``: none is handed yet)."""

    __slots__ = ("_cases", "_lost", "_spread", "_won")

    def __init__(self, sight: _Sight, place: tuple[int, int], role: str | None) -> None:
        view = sight.view
        house = _house(sight, role)
        lead, brings, cards = 0.0, [0.0] * view.seats, 0
        for position in place:
            one = view.ring[position]
            lead += one.value if one.house == house else -one.value
        sides = [1 if table.allegiance == house else -1 for table in view.table]
        sides[sight.seat] = 1
        for seat, table in enumerate(view.table):
            if seat == sight.seat:
                continue
            if table.played is None:
                cards += table.hand_size
                brings[seat] = BROUGHT * table.hand_size
            else:
                brings[seat] = sum(table.played)
            lead += sides[seat] * brings[seat]
        self._spread = SPREAD * sqrt(cards) + (OPEN if role is None else 0.0)
        self._cases: dict[tuple[float, int], float] = {}
        friends = sides.count(1)
        for weight, five, two, traitor in guesses(view, role) if role else [(1.0, None, None, None)]:
            case, heads = lead, friends
            if five is not None:
                case += 5 * sides[five]
            if two is not None:
                case += 2 * sides[two]
            if traitor is not None:
                case -= 2 * sides[traitor] * brings[traitor]
                heads -= sides[traitor]
            self._cases[case, heads] = self._cases.get((case, heads), 0.0) + weight
        own, foreign = place if view.ring[place[0]].house == house else reversed(place)
        self._won, self._lost = _stakes(view, own, foreign)

    def worth(self, strength: float) -> float:
        """What the conflict is worth to the seat if it adds so much strength to its house's."""
        worth = 0.0
        for (lead, friends), weight in self._cases.items():
            edge = lead + strength
            if self._spread:
                win = 1 / (1 + exp(-edge / self._spread))
                worth += weight * (win * self._won[friends] - (1 - win) * self._lost[friends])
            elif edge:
                worth += weight * (self._won[friends] if edge > 0 else -self._lost[friends])
        return worth


def _stakes(view: VerraeterView, own: int, foreign: int) -> tuple[Sequence[float], Sequence[float]]:
    """What a victory with so many members of one's house is worth (V-7.1), and what a defeat costs."""
    winners = view.options["points_from"] == "winner"
    wins = view.ring[own if winners else foreign].points
    losses = view.ring[foreign if winners else own].points
    numbers = range(1, view.seats + 1)
    won = [0.0, *(wins[min(number, COLUMNS) - 1] * (1 - ENVY * (number - 1)) for number in numbers)]
    lost = [0.0, *(losses[min(number, COLUMNS) - 1] * ENVY * number for number in numbers)]
    return won, lost[::-1]


def _conflict(sight: _Sight, choice: Choice) -> float:
    first = int(choice.key.split("-")[0])
    return _Fight(sight, (first, (first + 1) % POSITIONS), None).worth(BROUGHT * len(sight.hand))


def _role(sight: _Sight, choice: Choice) -> float:
    role = choice.key
    fight = _Fight(sight, known(sight.view.conflict, "where the conflict is"), role)
    worth = fight.worth(BROUGHT * len(sight.hand) + DIPLOMATS.get(role, 0))
    if sight.left:
        worth += _income(sight, role) * PIP * MEAN_CARD
    if role == "builder":
        return worth + _best_plan(sight)
    return worth + {"traitor": TRAITOR, "strategist": STRATEGIST}.get(role, 0.0)


def _supply(sight: _Sight, decision: Decision) -> Mapping[Keys, float]:
    """All ways to play cards, with the worth of conflict and remaining hand together."""
    role = known(sight.view.role, "which role the seat has")
    fight = _Fight(sight, known(sight.view.conflict, "where the conflict is"), role)
    bonus = DIPLOMATS.get(role, 0)
    income = _income(sight, role)
    whole = sum(sight.hand)
    fights: dict[int, float] = {}
    found: dict[Keys, float] = {}
    for cards, keys in _ways(sight.hand, decision.keys):
        pips = sum(cards)
        if pips not in fights:
            fights[pips] = fight.worth(pips + bonus)
        found[keys] = fights[pips] + _hand(sight, len(sight.hand) - len(cards), whole - pips, income)
    return found


def _ways(hand: Sequence[int], keys: Keys) -> Iterator[tuple[tuple[int, ...], Keys]]:
    """All different ways to take cards of a hand, the fewest first."""
    seen: set[tuple[int, ...]] = set()
    for number in range(len(hand) + 1):
        for taken in combinations(range(len(hand)), number):
            cards = tuple(hand[one] for one in taken)
            if cards not in seen:
                seen.add(cards)
                yield cards, tuple(keys[one] for one in taken)


def _discard(decision: Decision) -> Mapping[Keys, float]:
    """None, or some of the worst cards, each by how much better the one that comes may be (V-9 ``make_room``)."""
    cards = [int(key.split(".")[0]) for key in decision.keys]
    return {
        decision.keys[:number]: PIP * sum(MEAN_CARD - card for card in cards[:number])
        for number in range(decision.most + 1)
    }


# --- cards and buildings ----------------------------------------------------------------------------------------------


def _hand(sight: _Sight, number: int, pips: int, income: float) -> float:
    """Worth of ``number`` cards kept, ``pips`` together, before the income."""
    drawn = min(income, HAND - number)
    offices = min(OFFICE_CARDS, number + drawn) * sight.offices
    if not sight.left:
        return offices
    kept = PIP * (pips + MEAN_CARD * drawn) + FIRST * min(1.0, number + drawn)
    return kept + TRUST_IN_OFFICES * FADES ** (sight.left - 1) * offices


def _income(sight: _Sight, role: str) -> float:
    """How many cards this seat may expect at the end of the round."""
    if role == "farmer":
        return 3.0
    house, ring = _house(sight, role), sight.view.ring
    return sum(PAYS if ring[at].house == house else PAYS_OTHER for at in sight.estates) + (role == "diplomat_2")


def _estate(sight: _Sight, position: int) -> float:
    """Worth of an own estate under that landscape."""
    view = sight.view
    house = view.ring[position].house
    paying = view.outcome.winner if view.outcome else None
    if view.options["estate_income"] == "own_house":
        paying = sight.house
    alike = (view.ring[position - 1].house == house) + (view.ring[(position + 1) % POSITIONS].house == house)
    later = (LATER + SAFE * alike + OWN * (house == sight.house)) * sight.left
    return PIP * MEAN_CARD * (later + (house == paying))


def _office(sight: _Sight) -> float:
    """Worth of one office more."""
    return OFFICE if sight.left else float(min(OFFICE_CARDS, len(sight.hand)))


def _turned(sight: _Sight, position: int) -> float:
    """Worth of turning the own building there over."""
    gain = _office(sight) - _estate(sight, position)
    return gain if position in sight.estates else -gain


def _plan(sight: _Sight, key: str) -> float:
    """Worth of the best that a Builder can make of a choice of ``building``, if it is possible."""
    if key == "decline":
        return 0.0
    if key == "turn":
        return max((_turned(sight, position) for position in sight.estates), default=NEVER)
    free = [_estate(sight, position) for position, one in enumerate(sight.view.ring) if one.building is None]
    if not free:
        return NEVER
    if key == "move":
        return max(free) - min((_estate(sight, position) for position in sight.estates), default=-NEVER)
    return _office(sight) if key == "office" else max(free)


def _best_plan(sight: _Sight) -> float:
    """Worth of being the Builder."""
    keys = ["decline", "move"]
    room = sight.offices < OFFICES
    if room:
        keys.append("turn")
    if sight.view.table[sight.seat].unused:
        keys += ["estate", "office"] if room else ["estate"]
    return max(_plan(sight, key) for key in keys)


def _building(sight: _Sight, choice: Choice) -> float:
    return _plan(sight, choice.key)


def _building_from(sight: _Sight, choice: Choice) -> float:
    position = int(choice.key)
    if sight.view.building_choice == "turn":
        return _turned(sight, position)
    return -_estate(sight, position) if position in sight.estates else NEVER


def _building_to(sight: _Sight, choice: Choice) -> float:
    """Estates take the best place; an office, worth the same anywhere, leaves it free."""
    worth = _estate(sight, int(choice.key))
    return -worth if sight.view.building_choice == "office" else worth


def _farm(sight: _Sight, choice: Choice) -> float:
    return _estate(sight, int(choice.key))


def _house(sight: _Sight, role: str | None) -> House:
    """Where this seat will stand in the conflict (V-5)."""
    return other(sight.house) if role == "traitor" else sight.house


_WORTH: dict[str, Callable[[_Sight, Choice], float]] = {
    "farm": _farm,
    "conflict": _conflict,
    "role": _role,
    "building": _building,
    "building_from": _building_from,
    "building_to": _building_to,
}
