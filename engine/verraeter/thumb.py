"""A rule of thumb for Verräter: the answers of a sensible player who sees no more than a view.

Every answer is given a worth in victory points. The roles that the others may have kept are weighed in (``suspicion``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, sqrt

from engine.decision import Decision, Keys
from engine.errors import EngineError
from engine.kinds import known
from engine.verraeter.components import COLUMNS, DIPLOMATS, HAND, OFFICE_CARDS, OFFICES, POSITIONS, House, other
from engine.verraeter.suspicion import guesses
from engine.verraeter.view import VerraeterView

# Found by ``python -m tests.bench.slopes verraeter --seats 4``, 600 and then 1,500 matches by each preset. One seat
# played so among three by the rule of thumb that was here before. The seat won .40 (online) and .45 (classic) of 600
# matches, fair .25. With 3 seats the seat won .49 and .56, fair .33; all +- .04.
BROUGHT = 1.05  # strength that a seat still to play brings, per card in its hand
SPREAD = 2.6  # what each card still to come may change; the lead spreads by the root of their number
OPEN = 3.0  # the same for roles that are not handed yet
PIP = 0.12  # worth of one pip of a supply card while there are conflicts to come
FIRST = 0.2  # worth of having any card at all then
MEAN_CARD = 3.8  # pips of an average supply card
ENVY = 0.2  # what a point for another seat costs
TRUST_IN_OFFICES = 0.3  # of a card's worth for offices while the end is far away
OFFICE = 2.4  # worth of one office more while there are conflicts to come
TRAITOR = 2.8  # worth of the role beside the conflict
STRATEGIST = 3.0
PAYS = 0.6  # how likely an estate pays whose house the seat fights for
PAYS_OTHER = 0.2  # the same for one of the other house
LATER = 0.35  # how likely an estate pays in each round to come
SAFE = 0.05  # how much likelier with each neighbour of the same house
OWN = 0.1  # how much likelier if that is the seat's own house
NEVER = -1e9

_Stakes = tuple[tuple[float, ...], tuple[float, ...]]
"""The worth of a victory and the cost of a defeat, by the number of members of the own house."""


def worths(view: VerraeterView, decision: Decision) -> Mapping[Keys, float]:
    """Return the worth of each answer to the seat whose view this is, in points.

    Several ways to play or discard the same cards appear only once. Raises ``EngineError`` for an onlooker's view.
    """
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    sight = _Sight(view, view.seat)
    whole = _WHOLE.get(decision.kind)
    if whole:
        return whole(sight, decision)
    worth = _WORTH[decision.kind]
    return {(key,): worth(sight, key) for key in decision.keys if key != "back"}


class _Sight:
    """A seat's sight of the match, as far as every worth needs it."""

    __slots__ = ("estates", "hand", "house", "left", "offices", "seat", "view")

    def __init__(self, view: VerraeterView, seat: int) -> None:
        own = [
            (at, one.building.side) for at, one in enumerate(view.ring) if one.building and one.building.seat == seat
        ]
        self.view = view
        self.seat = seat
        self.house: House = view.table[seat].allegiance
        self.hand = view.hand
        self.left = view.rounds - view.round
        self.estates = [at for at, side in own if side == "estate"]
        self.offices = len(own) - len(self.estates)


# --- the conflict -----------------------------------------------------------------------------------------------------


class _Fight:
    """A conflict at ``place`` as a seat sees it.

    ``_sides`` (1: as this seat) and ``_turns`` go by places in turn order, as in ``suspicion``. ``_turns`` is the part
    of the lead that a seat takes by changing over. The place behind the last seat stands for nobody.
    """

    __slots__ = ("_lead", "_sides", "_sight", "_spread", "_stakes", "_turns")

    def __init__(self, sight: _Sight, place: tuple[int, int]) -> None:
        view, house = sight.view, sight.house
        one, two = view.ring[place[0]], view.ring[place[1]]
        own, foreign = (one, two) if one.house == house else (two, one)
        winner = view.options["points_from"] == "winner"
        self._stakes = _stakes(own.points, foreign.points, winner, view.seats, ENVY)
        self._sight = sight
        self._sides = []
        self._turns = []
        lead: float = own.value - foreign.value
        cards = 0
        for seat in (*range(view.start_player, view.seats), *range(view.start_player)):
            table = view.table[seat]
            side = 1 if table.allegiance == house else -1
            brings = 0.0
            if seat != sight.seat:
                if table.played is None:
                    cards += table.hand_size
                    brings = side * BROUGHT * table.hand_size
                else:
                    brings = side * sum(table.played)
            lead += brings
            self._turns.append(2 * brings)
            self._sides.append(side)
        self._sides.append(0)
        self._turns.append(0.0)
        self._lead = lead
        self._spread = SPREAD * sqrt(cards)

    def before_roles(self) -> float:
        """Return the worth of the conflict before roles are handed, to a seat that will play a usual strength."""
        cases = {(self._lead, self._sides.count(1)): 1.0}
        strength = BROUGHT * len(self._sight.hand)
        return _worths(cases, (strength,), 0, self._spread + OPEN, self._stakes[0])[strength]

    def worth(self, role: str, cards: Iterable[float]) -> dict[float, float]:
        """Return the worth of the conflict for each strength of ``cards``, if the seat keeps ``role``."""
        sides, turns, heads = self._sides, self._turns, self._sides.count(1)
        cases: dict[tuple[float, int], float] = {}
        if role == "traitor":  # V-5: everything is the other way round
            heads = len(sides) - heads
            for weight, five, two, _ in guesses(self._sight.view, role):
                case = (-self._lead - 5 * sides[five] - 2 * sides[two], heads)
                cases[case] = cases.get(case, 0.0) + weight
            return _worths(cases, cards, 0, self._spread, self._stakes[1])
        for weight, five, two, traitor in guesses(self._sight.view, role):
            case = (self._lead + 5 * sides[five] + 2 * sides[two] - turns[traitor], heads - sides[traitor])
            cases[case] = cases.get(case, 0.0) + weight
        return _worths(cases, cards, DIPLOMATS.get(role, 0), self._spread, self._stakes[0])


def _worths(
    cases: Mapping[tuple[float, int], float], cards: Iterable[float], bonus: int, spread: float, stakes: _Stakes
) -> dict[float, float]:
    """Return the worth of each strength of cards.

    ``cases`` says how likely each lead and number of members is.
    """
    won, lost = stakes
    if not spread:
        return {one: _sure(cases, one + bonus, stakes) for one in cards}
    whole = sum(weight * won[heads] for (_, heads), weight in cases.items())
    risks = [(lead + bonus, weight * (won[heads] + lost[heads])) for (lead, heads), weight in cases.items()]
    return {one: whole - sum([risk / (1 + exp((lead + one) / spread)) for lead, risk in risks]) for one in cards}


def _sure(cases: Mapping[tuple[float, int], float], strength: float, stakes: _Stakes) -> float:
    """Return the worth of a strength if nobody will play anything more.

    A tie brings nobody anything (V-6).
    """
    won, lost = stakes
    worth = 0.0
    for (lead, heads), weight in cases.items():
        if lead + strength:
            worth += weight * (won[heads] if lead + strength > 0 else -lost[heads])
    return worth


@lru_cache(maxsize=4096)
def _stakes(
    own: tuple[int, ...], foreign: tuple[int, ...], winner: bool, seats: int, envy: float
) -> tuple[_Stakes, _Stakes]:
    """Return the worth of a victory with so many members, and the cost of a defeat: for both houses (V-7.1)."""
    both = []
    for mine, theirs in ((own, foreign), (foreign, own)):
        wins, losses = (mine, theirs) if winner else (theirs, mine)
        numbers = range(1, seats + 1)
        won = [0.0, *(wins[min(number, COLUMNS) - 1] * (1 - envy * (number - 1)) for number in numbers)]
        lost = [0.0, *(losses[min(number, COLUMNS) - 1] * envy * number for number in numbers)]
        both.append((tuple(won), tuple(reversed(lost))))
    return both[0], both[1]


def _conflict(sight: _Sight, decision: Decision) -> Mapping[Keys, float]:
    found: dict[Keys, float] = {}
    for key in decision.keys:
        first = int(key.split("-")[0])
        found[(key,)] = _Fight(sight, (first, (first + 1) % POSITIONS)).before_roles()
    return found


def _role(sight: _Sight, decision: Decision) -> Mapping[Keys, float]:
    fight = _Fight(sight, known(sight.view.conflict, "where the conflict is"))
    strength = BROUGHT * len(sight.hand)
    beside = {"traitor": TRAITOR, "strategist": STRATEGIST}
    found: dict[Keys, float] = {}
    for role in decision.keys:
        worth = fight.worth(role, (strength,))[strength]
        if sight.left:
            worth += _income(sight, role) * PIP * MEAN_CARD
        found[(role,)] = worth + (_best_plan(sight) if role == "builder" else beside.get(role, 0.0))
    return found


def _supply(sight: _Sight, decision: Decision) -> Mapping[Keys, float]:
    """Return all ways to play cards, with the worth of conflict and remaining hand together."""
    role = known(sight.view.role, "which role the seat has")
    income = _income(sight, role)
    whole = sum(sight.hand)
    fight = _Fight(sight, known(sight.view.conflict, "where the conflict is"))
    strengths, ways = _ways(sight.hand, decision.keys)
    worth = fight.worth(role, strengths)
    return {keys: worth[pips] + _hand(sight, len(sight.hand) - len(keys), whole - pips, income) for keys, pips in ways}


@lru_cache(maxsize=8192)
def _ways(hand: tuple[int, ...], keys: Keys) -> tuple[Sequence[int], Sequence[tuple[Keys, int]]]:
    """Return the possible sums of a hand's cards, and all different ways to take some, each with its sum."""
    ways: dict[tuple[int, ...], Keys] = {}
    for number in range(len(hand) + 1):
        for taken in combinations(range(len(hand)), number):
            ways.setdefault(tuple(hand[one] for one in taken), tuple(keys[one] for one in taken))
    return tuple({sum(cards) for cards in ways}), tuple((keys, sum(cards)) for cards, keys in ways.items())


def _discard(sight: _Sight, decision: Decision) -> Mapping[Keys, float]:
    """Return the worth of discarding nothing, or some of the worst cards (V-9 ``make_room``).

    Each card counts by how much better the card that comes may be.
    """
    cards = [int(key.split(".")[0]) for key in decision.keys]
    return {
        decision.keys[:number]: PIP * sum(MEAN_CARD - card for card in cards[:number])
        for number in range(decision.most + 1)
    }


# --- cards and buildings ----------------------------------------------------------------------------------------------


def _hand(sight: _Sight, number: int, pips: int, income: float) -> float:
    """Return the worth of ``number`` cards kept, ``pips`` together, before the income."""
    drawn = min(income, HAND - number)
    offices = min(OFFICE_CARDS, number + drawn) * sight.offices
    if not sight.left:
        return offices
    kept = PIP * (pips + MEAN_CARD * drawn) + FIRST * min(1.0, number + drawn)
    return kept + TRUST_IN_OFFICES * offices


def _income(sight: _Sight, role: str) -> float:
    """Return the number of cards that this seat may expect at the end of the round."""
    if role == "farmer":
        return 3.0
    house, ring = _house(sight, role), sight.view.ring
    return sum(PAYS if ring[at].house == house else PAYS_OTHER for at in sight.estates) + (role == "diplomat_2")


def _estate(sight: _Sight, position: int) -> float:
    """Return the worth of an own estate under that landscape."""
    view = sight.view
    house = view.ring[position].house
    paying = view.outcome.winner if view.outcome else None
    if view.options["estate_income"] == "own_house":
        paying = sight.house
    alike = (view.ring[position - 1].house == house) + (view.ring[(position + 1) % POSITIONS].house == house)
    later = (LATER + SAFE * alike + OWN * (house == sight.house)) * sight.left
    return PIP * MEAN_CARD * (later + (house == paying))


def _office(sight: _Sight) -> float:
    """Return the worth of one office more."""
    return OFFICE if sight.left else float(min(OFFICE_CARDS, len(sight.hand)))


def _turned(sight: _Sight, position: int) -> float:
    """Return the worth of turning the own building there over."""
    gain = _office(sight) - _estate(sight, position)
    return gain if position in sight.estates else -gain


def _plan(sight: _Sight, key: str) -> float:
    """Return the worth of the best that a Builder can make of a choice of ``building``, if it is possible."""
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
    """Return the worth of being the Builder."""
    keys = ["decline", "move"]
    room = sight.offices < OFFICES
    if room:
        keys.append("turn")
    if sight.view.table[sight.seat].unused:
        keys += ["estate", "office"] if room else ["estate"]
    return max(_plan(sight, key) for key in keys)


def _building_from(sight: _Sight, key: str) -> float:
    position = int(key)
    if sight.view.building_choice == "turn":
        return _turned(sight, position)
    return -_estate(sight, position) if position in sight.estates else NEVER


def _building_to(sight: _Sight, key: str) -> float:
    """Estates take the best place; an office, worth the same anywhere, leaves it free."""
    worth = _estate(sight, int(key))
    return -worth if sight.view.building_choice == "office" else worth


def _farm(sight: _Sight, key: str) -> float:
    return _estate(sight, int(key))


def _house(sight: _Sight, role: str | None) -> House:
    """Return the house on whose side this seat will stand in the conflict (V-5)."""
    return other(sight.house) if role == "traitor" else sight.house


_WORTH: dict[str, Callable[[_Sight, str], float]] = {
    "farm": _farm,
    "building": _plan,
    "building_from": _building_from,
    "building_to": _building_to,
}
"""Kinds of questions whose choices each have a worth of their own."""

_WHOLE: dict[str, Callable[[_Sight, Decision], Mapping[Keys, float]]] = {
    "conflict": _conflict,
    "role": _role,
    "supply": _supply,
    "discard": _discard,
}
"""Kinds of questions whose answers are weighed together."""
