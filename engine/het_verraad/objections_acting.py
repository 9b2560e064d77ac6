"""Why something cannot be done in the set-up, in phase 1 or in phase 2 (H-1 to H-4)."""

from collections.abc import Callable, Mapping

from engine.decision import Fact
from engine.game import Objection
from engine.het_verraad.components import CATEGORIES, HANDEL, Building
from engine.het_verraad.view import AreaView, CastleView, HetVerraadView, Turn

Reason = Objection | None
Facts = Mapping[str, Fact]


def first(*checks: tuple[bool, str, Facts]) -> Reason:
    """The first of these reasons that holds, with its facts."""
    return next((Objection(reason, facts) for holds, reason, facts in checks if holds), None)


def area_of(view: HetVerraadView, key: str) -> AreaView | None:
    """The area of that name, if there is one."""
    return next((area for area in view.areas if area.area == key), None)


def standing_facts(area: AreaView) -> dict[str, Fact]:
    """An area, whose it is, and what stands there."""
    owner = area.owner
    return {
        "area": area.area,
        "owner": "none" if owner is None else "seat" if owner >= 0 else "master",
        "owner_seats": () if owner is None or owner < 0 else (owner,),
        "building": area.building.name if area.building else "",
    }


def turn_of(view: HetVerraadView) -> Turn:
    """The turn, which is known to be under way."""
    if view.turn is None:
        raise ValueError("there is no turn now")
    return view.turn


def bricks(castle: CastleView, price: int) -> Reason:
    """Too few bricks."""
    return None if castle.bricks >= price else Objection("bricks", {"price": price, "bricks": castle.bricks})


def borders(view: HetVerraadView, area: AreaView, owner: int) -> bool:
    """Whether an area has a neighbour of that owner."""
    near = set(area.neighbours)
    return any(one.owner == owner for one in view.areas if one.area in near)


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
    return Objection("no_play") if key == "play" else _not_in(view, key, "not_open")


def tovenaar(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-8.3."""
    return _not_in(view, key, "not_seen")


def _card(view: HetVerraadView, key: str) -> Building | None:
    place = view.box.card.get(key)
    return None if place is None else view.box.buildings[place]


def _not_in(view: HetVerraadView, key: str, reason: str) -> Objection:
    """The card is not where it would have to be, or there is none of that name."""
    card = _card(view, key)
    return Objection(reason, {"building": card.name}) if card else Objection("unknown_card")


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


def _white(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _chip(view, turn, "white", castle.white, view.white_left) or bricks(castle, castle.white_price)


def _black(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _chip(view, turn, "black", castle.black, view.black_stack) or bricks(castle, castle.black_price)


def _sell(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return no_trade(castle) or _pawn(view, castle, turn)


def _pawn(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return Objection("empty_hand")


def _redeem(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return Objection("nothing_in_shop", {"shop": "pawnshop"})


def _market(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return no_trade(castle) or Objection("nothing_in_shop", {"shop": "market"})


def _draw(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    left = view.deck or view.discards or view.pawnshop or view.market
    return bricks(castle, view.box.supplies.card_price) if left else Objection("no_card_left")


def _influence(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    left = view.influence_deck or view.influence_discards
    return bricks(castle, view.box.supplies.influence_price) if left else Objection("no_influence_left")


def _play(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return Objection("no_play")


def no_trade(castle: CastleView) -> Reason:
    """The free market is for whoever has a building of trade (H-4.5)."""
    return None if castle.buildings[HANDEL] else Objection("no_trade_building")


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
        return _not_in(view, key, "not_in_hand")
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
    card = _card(view, chosen)
    if card and not _zoned(view, area, card.category):
        return Objection(f"zoning_{card.category}", {"area": key, "building": card.name})
    return None


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


def _chip(view: HetVerraadView, turn: Turn, colour: str, number: int, left: int) -> Reason:
    """H-4.4; ``number`` the seat has, ``left`` are in the supply."""
    slots = len(view.box.slots[colour == "black"])
    if turn.chips <= 0:
        return Objection("chip_limit", {"most": view.box.supplies.chips_per_turn})
    if number >= slots:
        return Objection("no_slot", {"colour": colour, "most": slots})
    return None if left else Objection("no_chip_left", {"colour": colour})


def _swap(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    """H-4.4."""
    if not castle.black:
        return Objection("no_black_chip")
    if turn.swaps <= 0:
        return Objection("swap_limit", {"most": view.box.supplies.swaps_per_turn})
    if not view.black_stack:
        return Objection("no_chip_left", {"colour": "black"})
    return bricks(castle, view.box.supplies.swap_price)


def swap(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.4: the chip."""
    if key not in view.box.chip:
        return Objection("unknown_chip")
    if all(chip.chip != key for chip in view.chips):
        return Objection("not_own_chip", {"value": view.box.chip_values[view.box.chip[key]]})
    return _swap(view, view.castles[seat], turn_of(view))


def pawn(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5."""
    return None if any(card.card == key for card in view.hand) else _not_in(view, key, "not_in_hand")


def sell(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5."""
    return pawn(view, seat, key) or no_trade(view.castles[seat])


def redeem(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5. A card that lies on the free market is a matter of ``market``."""
    if any(card.card == key for card in view.market):
        return None
    return _buy_back(view, seat, key, "pawnshop")


def market(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5."""
    return no_trade(view.castles[seat]) or _buy_back(view, seat, key, "market")


def _buy_back(view: HetVerraadView, seat: int, key: str, shop: str) -> Reason:
    card = _card(view, key)
    if card is None:
        return Objection("unknown_card")
    if card not in (view.pawnshop if shop == "pawnshop" else view.market):
        return Objection("not_in_shop", {"building": card.name, "shop": shop})
    if key in turn_of(view).sold:
        return Objection("bought_back", {"building": card.name})
    price = view.box.supplies.redeem_price if shop == "pawnshop" else card.value
    return bricks(view.castles[seat], price)


_ACTIONS: Mapping[str, Callable[[HetVerraadView, CastleView, Turn], Reason]] = {
    "buy": _buy,
    "build": _build,
    "tower": _tower,
    "white": _white,
    "black": _black,
    "swap": _swap,
    "pawn": _pawn,
    "sell": _sell,
    "redeem": _redeem,
    "market": _market,
    "card": _draw,
    "influence": _influence,
    "play": _play,
}
