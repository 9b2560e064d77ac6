"""The reasons for an answer in Verräter, as far as the view shows them: for advice."""

from collections.abc import Callable, Mapping

from engine.decision import Decision, Keys, Reason
from engine.kinds import known
from engine.verraeter.components import DIPLOMATS, HAND, OFFICE_CARDS, House, other
from engine.verraeter.view import VerraeterView

FARMER = 3  # V-8.4: cards that the Farmer draws
SURE = {"strategist": 2, "traitor": 1}  # V-7.2

KINDS = (
    "overtakes",
    "leads",
    "keeps",
    "office_points",
    "sure_points",
    "goes_over",
    "hidden",
    "draws",
    "rounds",
    "stakes",
    "pays",
    "makes_room",
)


def reason(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """Return a reason for the answer: what the answer keeps, gains or prevents."""
    found = _REASONS.get(decision.kind)
    return None if found is None else found(view, decision, keys)


def _seat(view: VerraeterView) -> int:
    return known(view.seat, "who is asked")


def _house(view: VerraeterView) -> House:
    return view.table[_seat(view)].allegiance


def _lead(view: VerraeterView, decision: Decision, house: House) -> tuple[int, int]:
    """Return the strengths of a house and of the other one, as the question tells them."""
    eagle, rose = (int(str(decision.facts[one])) for one in ("eagle", "rose"))
    return (eagle, rose) if house == "eagle" else (rose, eagle)


def _supply(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """V-4: who leads with these cards; otherwise what is kept."""
    house = other(_house(view)) if view.role == "traitor" else _house(view)
    strength, rival = _lead(view, decision, house)
    before = strength + DIPLOMATS.get(view.role or "", 0)
    after = before + sum(int(key.split(".")[0]) for key in keys)
    if keys and after > rival >= before:
        return Reason("overtakes", {"house": house, "strength": after, "rival": rival})
    if keys and before > rival:
        return Reason("leads", {"house": house, "lead": after - rival})
    return _kept(view, len(view.hand) - len(keys))


def _kept(view: VerraeterView, cards: int) -> Reason | None:
    """Return the use of so many cards in hand: the next round, or offices (V-8.7)."""
    if cards and view.round < view.rounds:
        return Reason("keeps", {"cards": cards, "next": view.round + 1})
    points = _offices(view) * min(OFFICE_CARDS, cards)
    return Reason("office_points", {"points": points}) if points else None


def _offices(view: VerraeterView) -> int:
    own = [one.building for one in view.ring if one.building and one.building.seat == view.seat]
    return sum(one.side == "office" for one in own)


def _role(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """V-3: what the role brings."""
    (role,) = keys
    house = _house(view)
    rival, strength = _lead(view, decision, house)
    room = min(FARMER, HAND - len(view.hand))
    if role == "traitor" and strength > rival:
        return Reason("goes_over", {"house": other(house), "strength": strength, "rival": rival})
    if role in SURE:
        return Reason("sure_points", {"points": SURE[role]})
    if role in DIPLOMATS:
        return Reason("hidden", {"house": house, "strength": DIPLOMATS[role]})
    if role == "farmer":
        return Reason("draws", {"cards": room}) if room else None
    return Reason("rounds", {"rounds": view.rounds - view.round + 1})


def _conflict(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """V-2: how the house stands there, and what a victory is worth to each of its members."""
    house = _house(view)
    places = [view.ring[int(key)] for key in keys[0].split("-")]
    own, foreign = places if places[0].house == house else places[::-1]
    members = sum(one.allegiance == house for one in view.table)
    scored = own if view.options["points_from"] == "winner" else foreign
    points = scored.points[min(members, len(scored.points)) - 1]
    return Reason("stakes", {"house": house, "strength": own.value, "rival": foreign.value, "points": points})


def _site(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """V-8.4: when an estate there pays."""
    if keys == ("back",):
        return None
    if view.building_choice == "office":
        return _one_office_more(view)
    if view.building_source is not None and not _is_estate(view, view.building_source):
        return None
    house = view.ring[int(keys[0])].house
    if view.options["estate_income"] == "winning_house":
        return Reason("pays", {"house": house, "paid": "won"})
    return Reason("pays", {"house": house, "paid": "own" if house == _house(view) else "other"})


def _is_estate(view: VerraeterView, position: int) -> bool:
    building = view.ring[position].building
    return building is not None and building.side == "estate"


def _building(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """V-8.1."""
    if keys == ("estate",):
        return Reason("rounds", {"rounds": view.rounds - view.round + 1})
    return _one_office_more(view) if keys == ("office",) else None


def _one_office_more(view: VerraeterView) -> Reason | None:
    points = (_offices(view) + 1) * min(OFFICE_CARDS, len(view.hand))
    return Reason("office_points", {"points": points}) if points else None


def _discard(view: VerraeterView, decision: Decision, keys: Keys) -> Reason | None:
    """V-9 ``make_room``."""
    return Reason("makes_room", {"cards": len(keys)}) if keys else _kept(view, len(view.hand))


_REASONS: Mapping[str, Callable[[VerraeterView, Decision, Keys], Reason | None]] = {
    "farm": _site,
    "conflict": _conflict,
    "role": _role,
    "supply": _supply,
    "building": _building,
    "building_to": _site,
    "discard": _discard,
}
