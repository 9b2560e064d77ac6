"""Reasons for an answer in Het Verraad, as far as the view shows them: for advice."""

from collections.abc import Callable, Mapping

from engine.decision import Decision, Keys, Reason
from engine.het_verraad.components import CATEGORIES, MASTER, POWERS, odds
from engine.het_verraad.thumb import best_area
from engine.het_verraad.thumb.outlook import Outlook
from engine.het_verraad.view import CastleView, HetVerraadView, archers
from engine.kinds import known

KINDS = ("income", "room", "affords", "place", "built", "power", "saves", "attack", "stays")


def reason(view: HetVerraadView, decision: Decision, keys: Keys) -> Reason | None:
    """Return what the answer keeps, gains or prevents; ``None`` if there is nothing to say."""
    found = _REASONS.get(decision.kind)
    return None if found is None else found(view, decision, keys[0])


def _castle(view: HetVerraadView) -> CastleView:
    return view.castles[known(view.seat, "who is asked")]


def _power(view: HetVerraadView, power: str) -> Reason | None:
    """Return the great power that one more counted thing brings (H-9.1)."""
    seat, number = known(view.seat, "who is asked"), POWERS.index(power)
    own, best = Outlook(view, seat).counts(power)
    one = view.powers[number]
    if one.holder == seat or own + 1 <= best or own + 1 < view.box.power_needed:
        return None
    return Reason("power", {"power": power, "points": one.points})


def _take(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return what the card pays at once (H-3.1, H-3.3)."""
    for one in view.open:
        if one.building is not None and one.building.card == key:
            pays = one.bricks + _castle(view).incomes[CATEGORIES.index(one.building.category)]
            return Reason("income", {"bricks": pays}) if pays else None
    return None


def _ring(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return what speaks for the best area of a ring, which the next question asks for."""
    return _place(view, decision, best_area(view, decision, key))


def _place(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return the bonus of an area (H-3.3), whether a road leads there, and how many areas of others are beside."""
    area = next((one for one in view.areas if one.area == key), None)
    if area is None:
        return None
    beside = sum(one.owner not in (None, view.seat) for one in view.areas if one.area in area.neighbours)
    return Reason("place", {"area": key, "bonus": area.bonus, "road": int(area.road), "beside": beside})


def _build_on(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return the points, and the income of the category if it grows (H-4.2)."""
    area = next((one for one in view.areas if one.area == key), None)
    if area is None:
        return None
    card = view.box.buildings[view.box.card[str(decision.facts["card"])]]
    taken = _power(view, card.category) if area.building is None else None
    if taken is not None:
        return taken
    place = CATEGORIES.index(card.category)
    held = card.category in _castle(view).powers
    pays = card.value + area.bonus + (view.box.power_income[place] if held else 0)
    points = card.value - (area.building.value if area.building else 0)
    grows = int(pays > _castle(view).incomes[place])
    if points <= 0:
        return None
    return Reason("built", {"points": points, "bricks": pays, "grows": grows})


def _act(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return a great power, what can be built, or the bricks that are kept (H-4)."""
    if key in ("white", "black"):
        return _power(view, key)
    if key == "tower":
        return _power(view, "towers")
    bricks = _castle(view).bricks
    if key == "buy":
        free = sum(one.owner == view.seat and one.building is None for one in view.areas)
        return Reason("room", {"areas": free, "cards": len(view.hand)}) if view.hand else None
    if key == "build":
        return Reason("affords", {"points": max(one.value for one in view.hand if one.value <= bricks)})
    return Reason("saves", {"bricks": bricks}) if key == "done" and bricks and not view.ending else None


def _tower(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return what a tower brings (H-4.3)."""
    return _power(view, "towers") if key != "back" else None


def _master(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return how often an attack succeeds (H-6.3)."""
    area = next((one for one in view.areas if one.area == view.master.area), None)
    if key != "attack" or area is None or area.owner in (None, MASTER):
        return None
    outlook = Outlook(view, known(view.seat, "who is asked"))
    owner = view.castles[known(area.owner, "whose area it is")]
    wins, _ = odds(view.die_sides, outlook.me.black - owner.white - archers(area, outlook.areas))
    return Reason("attack", {"percent": round(100 * wins), "seat": owner.seat, "area": area.area})


def _react(view: HetVerraadView, decision: Decision, key: str) -> Reason | None:
    """Return what speaks for a reaction (H-8.4)."""
    area = known(view.window, "which window is open").area
    own = next((one for one in view.areas if one.area == area and one.owner == view.seat), None)
    return Reason("stays", {"area": area}) if own is not None and key != "pass" else None


_REASONS: Mapping[str, Callable[[HetVerraadView, Decision, str], Reason | None]] = {
    "claim": _place,
    "claim_ring": _ring,
    "first_tower": _place,
    "take": _take,
    "act": _act,
    "buy": _place,
    "buy_ring": _ring,
    "build_on": _build_on,
    "tower": _tower,
    "master": _master,
    "protect": _react,
    "block": _react,
}
