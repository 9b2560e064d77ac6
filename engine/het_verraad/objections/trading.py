"""Why chips or cards cannot be bought, sold or swapped in phase 2 (H-4.4 to H-4.6)."""

from collections.abc import Callable, Mapping

from engine.game import Objection
from engine.het_verraad.components import HANDEL
from engine.het_verraad.editions import swaps_white
from engine.het_verraad.objections.shared import Reason, bricks, card_of, first, not_in, turn_of
from engine.het_verraad.view import CastleView, HetVerraadView, Turn


def _white(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _chip(view, turn, "white", castle.white, view.white_left) or bricks(castle, castle.white_price)


def _black(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _chip(view, turn, "black", castle.black, view.black_stack) or bricks(castle, castle.black_price)


def _chip(view: HetVerraadView, turn: Turn, colour: str, number: int, left: int) -> Reason:
    """H-4.4; ``number`` the seat has, ``left`` are in the supply."""
    slots = len(view.box.slots[colour == "black"])
    if turn.chips <= 0:
        return Objection("chip_limit", {"most": view.box.supplies.chips_per_turn})
    if number >= slots:
        return Objection("no_slot", {"colour": colour, "most": slots})
    return None if left else Objection("no_chip_left", {"colour": colour})


def _swap(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    """H-4.4, H-12.2."""
    if not castle.black and not (swaps_white(view) and castle.white):
        return Objection("no_chip_to_swap" if swaps_white(view) else "no_black_chip")
    if turn.swaps <= 0:
        return Objection("swap_limit", {"most": view.box.supplies.swaps_per_turn})
    if not view.black_stack:
        return Objection("no_chip_left", {"colour": "black"})
    return bricks(castle, view.box.supplies.swap_price)


def swap(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.4, H-12.2: the chip."""
    if key == "white":
        return _no_white_swap(view, view.castles[seat]) or _swap(view, view.castles[seat], turn_of(view))
    if key not in view.box.chip:
        return Objection("unknown_chip")
    if all(chip.chip != key for chip in view.chips):
        return Objection("not_own_chip", {"value": view.box.chip_values[view.box.chip[key]]})
    return _swap(view, view.castles[seat], turn_of(view))


def _no_white_swap(view: HetVerraadView, castle: CastleView) -> Reason:
    """Why no white chip may be given for a black one (H-12.2)."""
    slots = len(view.box.slots[1])
    return first(
        (not swaps_white(view), "swap_black_only", {}),
        (not castle.white, "no_white_chip", {}),
        (castle.black >= slots, "no_slot", {"colour": "black", "most": slots}),
    )


def _pawn(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return Objection("empty_hand")


def pawn(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5."""
    return None if any(card.card == key for card in view.hand) else not_in(view, key, "not_in_hand")


def _sell(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _no_trade(castle) or _pawn(view, castle, turn)


def sell(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5."""
    return pawn(view, seat, key) or _no_trade(view.castles[seat])


def _redeem(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return Objection("nothing_in_shop", {"shop": "pawnshop"})


def redeem(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5. A card that lies on the free market is a matter of ``market``."""
    if any(card.card == key for card in view.market):
        return None
    return _buy_back(view, seat, key, "pawnshop")


def _market(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    return _no_trade(castle) or Objection("nothing_in_shop", {"shop": "market"})


def market(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.5."""
    return _no_trade(view.castles[seat]) or _buy_back(view, seat, key, "market")


def _buy_back(view: HetVerraadView, seat: int, key: str, shop: str) -> Reason:
    card = card_of(view, key)
    if card is None:
        return Objection("unknown_card")
    if card not in (view.pawnshop if shop == "pawnshop" else view.market):
        return Objection("not_in_shop", {"building": card.name, "shop": shop})
    if key in turn_of(view).sold:
        return Objection("bought_back", {"building": card.name})
    price = view.box.supplies.redeem_price if shop == "pawnshop" else card.value
    return bricks(view.castles[seat], price)


def _no_trade(castle: CastleView) -> Reason:
    """The free market is for whoever has a building of trade (H-4.5)."""
    return None if castle.buildings[HANDEL] else Objection("no_trade_building")


def _draw(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    left = view.deck or view.discards or view.pawnshop or view.market
    return bricks(castle, view.box.supplies.card_price) if left else Objection("no_card_left")


def _influence(view: HetVerraadView, castle: CastleView, turn: Turn) -> Reason:
    left = view.influence_deck or view.influence_discards
    return bricks(castle, view.box.supplies.influence_price) if left else Objection("no_influence_left")


ACTIONS: Mapping[str, Callable[[HetVerraadView, CastleView, Turn], Reason]] = {
    "white": _white,
    "black": _black,
    "swap": _swap,
    "pawn": _pawn,
    "sell": _sell,
    "redeem": _redeem,
    "market": _market,
    "card": _draw,
    "influence": _influence,
}
"""Why each is not offered in phase 2."""
