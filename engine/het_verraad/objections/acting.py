"""Why something cannot be done in the set-up or phase 1, or built or bought in phase 2 (H-1 to H-4.3)."""

from collections.abc import Callable, Mapping

from engine.decision import Fact
from engine.game import Objection
from engine.het_verraad.components import CATEGORIES, Building
from engine.het_verraad.objections import trading
from engine.het_verraad.objections.shared import (
    Reason,
    area_of,
    borders,
    bricks,
    card_of,
    first,
    not_in,
    standing_facts,
    turn_of,
)
from engine.het_verraad.view import AreaView, CastleView, HetVerraadView, Turn


def claim(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-1.3."""
    area = area_of(view, key)
    if area is None:
        return Objection("unknown_area")
    total = sum(one.price for one in view.areas if one.owner == seat)
    limit = view.box.supplies.start_sum
    return first(
        (area.owner is not None, "not_neutral", standing_facts(area)),
        (borders(view, area, seat), "own_neighbour", {"area": key}),
        (total + area.price > limit, "start_sum", {"area": key, "price": area.price, "total": total, "limit": limit}),
    )


def first_tower(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-1.4."""
    area = area_of(view, key)
    if area is None:
        return Objection("unknown_area")
    return None if area.owner == seat else Objection("not_own", standing_facts(area))


def take(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-3.0, H-3.1."""
    return Objection("no_play") if key == "play" else not_in(view, key, "not_open")


def tovenaar(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-8.3."""
    return not_in(view, key, "not_seen")


def act(view: HetVerraadView, seat: int, key: str) -> Reason:
    """Why one of the actions of phase 2 is not offered."""
    reason = _ACTIONS.get(key)
    return reason(view, view.castles[seat], turn_of(view)) if reason else None


def _buy(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _no_purchase(view, castle, turn) or Objection("nothing_to_buy", {"bricks": castle.bricks})


def _build(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _no_building(view, castle, turn) or Objection("nothing_to_build", {"bricks": castle.bricks})


def _tower(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _no_tower(view, castle, turn) or Objection("nowhere_for_tower")


def _play(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return Objection("no_play")


def _no_purchase(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    if turn.areas <= 0:
        return Objection("area_limit", {"most": view.box.supplies.areas_per_turn})
    return None if castle.knights else Objection("no_knight")


def buy(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.1."""
    castle, turn, area = view.castles[seat], turn_of(view), area_of(view, key)
    if area is None:
        return Objection("unknown_area")
    return (
        first(
            (area.owner == seat, "own_area", {"area": key}),
            (area.owner is not None, "not_neutral", standing_facts(area)),
            (not borders(view, area, seat), "not_adjacent", {"area": key}),
            (key in turn.blocked, "blocked", {"area": key}),
        )
        or _no_purchase(view, castle, turn)
        or bricks(castle, area.price)
    )


def _no_building(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    if turn.buildings <= 0:
        return Objection("building_limit", {"most": view.box.supplies.buildings_per_turn})
    return None if castle.hand else Objection("empty_hand")


def build(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.2: the card."""
    castle, turn = view.castles[seat], turn_of(view)
    card = next((one for one in view.hand if one.card == key), None)
    if card is None:
        return not_in(view, key, "not_in_hand")
    facts: dict[str, Fact] = {"building": card.name, "category": card.category}
    return (
        _no_building(view, castle, turn)
        or bricks(castle, card.value)
        or (None if any(_site(view, seat, area, card) for area in view.areas) else Objection("no_site", facts))
    )


def _site(view: HetVerraadView, seat: int, area: AreaView, card: Building) -> bool:
    return area.owner == seat and area.area != view.master.area and _zoned(view, area, card.category)


def _zoned(view: HetVerraadView, area: AreaView, category: str) -> bool:
    """Whether the category may stand there (H-4.2 ``zoning``)."""
    place = view.box.place[area.area]
    return view.options["zoning"] == "off" or bool(view.box.zones[CATEGORIES.index(category)] >> place & 1)


def build_on(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.2: the area for the card chosen before."""
    area = area_of(view, key)
    if area is None:
        return Objection("unknown_area")
    if area.owner != seat:
        return Objection("not_own", standing_facts(area))
    if key == view.master.area:
        return Objection("under_master", {"area": key})
    chosen = view.asking.path[-1][2] if view.asking and view.asking.path else ""
    card = card_of(view, chosen)
    return _no_zone(view, area, card) if card else None


def _no_zone(view: HetVerraadView, area: AreaView, card: Building) -> Reason:
    """What there is, or is not, that the category must not, or must, have (H-4.2 ``zoning``)."""
    if _zoned(view, area, card.category):
        return None
    zone = view.box.zoning[CATEGORIES.index(card.category)]
    word = zone.against(view.box.areas[view.box.place[area.area]])
    facts: dict[str, Fact] = {"area": area.area, "building": card.name, "category": card.category, "ring": area.ring}
    if word in ("ring", "area"):
        return Objection(f"zoning_{word}", facts)
    has = {"road": area.road, "river": area.river, "gate": area.gate}[word]
    return Objection("zoning_without" if has else "zoning_with", {**facts, "what": word})


def _no_tower(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    if turn.towers <= 0:
        return Objection("tower_limit", {"most": view.box.supplies.towers_per_turn})
    if not view.towers_left:
        return Objection("no_tower_left", {"number": view.box.supplies.towers})
    return bricks(castle, view.box.supplies.tower_price)


def tower(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.3."""
    area = area_of(view, key)
    if area is None:
        return Objection("unknown_area")
    return first(
        (area.owner != seat, "not_own", standing_facts(area)),
        (area.tower, "tower_stands", {"area": key}),
        (key == view.master.area, "under_master", {"area": key}),
    ) or _no_tower(view, view.castles[seat], turn_of(view))


_ACTIONS: Mapping[str, Callable[[HetVerraadView, CastleView, Turn], Reason]] = {
    "buy": _buy,
    "build": _build,
    "tower": _tower,
    "play": _play,
    **trading.ACTIONS,
}
