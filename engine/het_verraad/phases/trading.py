"""Cards are sold and bought (H-4.5, H-4.6)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.facts import BY_CATEGORY, GOODS, Shown, card_facts
from engine.het_verraad.board.objections import ByKey, no_bricks, not_in_hand, of
from engine.het_verraad.board.piles import can_draw_influence, fill_deck, gain_card, gain_influence, lose_card
from engine.het_verraad.components import Box
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.state import State
from engine.kinds import Facts

SHOPS = {"pawn": "pawnshop", "sell": "market", "redeem": "pawnshop", "market": "market"}
SELLING = ("pawn", "sell")
PAWNING = ("pawn", "redeem")


@lru_cache(maxsize=64)
def prices(box: Box, kind: str) -> tuple[int, ...]:
    """Return the price that each card brings or costs in a shop (H-4.5)."""
    if kind == "pawn":
        return tuple(-(-value // box.supplies.pawn_divisor) for value in box.values)
    return (box.supplies.redeem_price,) * len(box.values) if kind == "redeem" else box.values


def tradeable(state: State, kind: str) -> Sequence[int]:
    """Return the cards that the seat in turn may sell or buy, in any order (H-4.5).

    The seat must be allowed to trade in that way.
    """
    seat = state.active
    if kind in SELLING:
        return state.hands[seat]
    pile = state.pawnshop if kind == "redeem" else state.market
    if not pile:
        return ()
    bricks, sold, price = state.bricks[seat], state.course.sold, prices(state.box, kind)
    return [card for card in pile if price[card] <= bricks and card not in sold]


def no_trade(state: State, seat: int) -> Objection | None:
    """Return the rule that the free market is only for a seat with a building of trade (H-4.5)."""
    return None if state.trades(seat) else Objection("no_trade_building")


def trade_objection(kind: str) -> ByKey:
    """Return the rule against a card in that way of trading (H-4.5).

    ``redeem`` leaves a card on the free market to ``market``.
    """
    shop = SHOPS[kind]

    def against(state: State, seat: int, card: int) -> Objection | None:
        name = state.box.buildings[card].name
        if kind in SELLING:
            return not_in_hand(state, seat, card) or (no_trade(state, seat) if kind == "sell" else None)
        if card in tradeable(state, kind) or (kind == "redeem" and card in state.market):
            return None
        if card not in (state.pawnshop if shop == "pawnshop" else state.market):
            return Objection("not_in_shop", {"building": name, "shop": shop})
        if card in state.course.sold:
            return Objection("bought_back", {"building": name})
        return no_bricks(state.bricks[seat], prices(state.box, kind)[card])

    by_key = of("card", against)
    return (lambda state, seat, key: no_trade(state, seat) or by_key(state, seat, key)) if kind == "market" else by_key


def trade_choices(state: State, seat: int) -> list[Choice]:
    """Return ``pawn``, ``sell``, ``redeem`` and ``market`` among the choices of phase 2."""
    choices: list[Choice] = []
    for kind in SHOPS if state.trades(seat) else PAWNING:
        cards = tradeable(state, kind)
        if cards:
            choices.append(_trade(state.box, kind, tuple(cards)))
    return choices


@lru_cache(maxsize=8192)
def _trade(box: Box, kind: str, cards: tuple[int, ...]) -> Choice:
    """Return the choice that opens a shop.

    Its facts say how many cards there are for the shop, and what the best card brings or costs.
    """
    brings = prices(box, kind)
    price = (max if kind in SELLING else min)([brings[card] for card in cards])
    opens = BY_CATEGORY.name(kind, len(cards) + 1)
    building, only = (box.buildings[cards[0]].name, box.building_keys[cards[0]]) if len(cards) == 1 else ("", "")
    facts: Facts = {"count": len(cards), "price": price, "building": building}
    return Choice(kind, facts, GOODS, opens, order=Shown.SHOPS[kind], only=only)


def card_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a card to trade (H-4.5)."""
    kind, bricks, box = state.course.kind, state.bricks[seat], state.box
    sign, price = 1 if kind in SELLING else -1, prices(box, kind)
    return [priced_card(box, card, price[card], bricks + sign * price[card]) for card in sorted(tradeable(state, kind))]


@lru_cache(maxsize=4096)
def priced_card(box: Box, card: int, price: int, bricks: int) -> Choice:
    """Return a building card with what it costs or brings, and the bricks then."""
    facts: Facts = {**card_facts(box, card), "price": price, "bricks": bricks}
    return Choice(box.building_keys[card], facts, box.buildings[card].category)


def card_question_facts(state: State, seat: int) -> Facts:
    """Return the seat's bricks."""
    return {"bricks": state.bricks[seat]}


def trade(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Trade a card (H-4.5)."""
    kind, card = state.course.kind, state.box.card[keys[0]]
    building, price, shop = state.box.buildings[card], prices(state.box, kind)[card], SHOPS[kind]
    pile = state.pawnshop if shop == "pawnshop" else state.market
    event: type[happened.CardSold] | type[happened.CardBought]
    if kind in SELLING:
        lose_card(state, seat, card)
        pile.append(card)
        state.bricks[seat] += price
        state.course.sold |= {card}
        event = happened.CardSold
    else:
        pile.remove(card)
        gain_card(state, seat, card, public=True)
        state.bricks[seat] -= price
        event = happened.CardBought
    ask_again(state)
    return [
        event(
            round=state.round,
            seat=seat,
            shop=shop,
            building=building.name,
            category=building.category,
            value=building.value,
            price=price,
            bricks=state.bricks[seat],
        )
    ]


def draw_choices(state: State, seat: int) -> list[Choice]:
    """Return ``card`` and ``influence`` among the choices of phase 2 (H-4.6)."""
    supplies, bricks = state.box.supplies, state.bricks[seat]
    choices: list[Choice] = []
    if not no_card(state, seat):
        choices.append(_draw("card", supplies.card_price, bricks - supplies.card_price, 0))
    if not no_influence(state, seat):
        number = len(state.influence[seat]) + 1
        choices.append(_draw("influence", supplies.influence_price, bricks - supplies.influence_price, number))
    return choices


def no_card(state: State, seat: int) -> Objection | None:
    """Return the rule against drawing a building card (H-4.6)."""
    if not (state.deck or state.discards or state.pawnshop or state.market):
        return Objection("no_card_left")
    return no_bricks(state.bricks[seat], state.box.supplies.card_price)


def no_influence(state: State, seat: int) -> Objection | None:
    """Return the rule against drawing an influence card (H-4.6)."""
    if not can_draw_influence(state):
        return Objection("no_influence_left")
    return no_bricks(state.bricks[seat], state.box.supplies.influence_price)


@lru_cache(maxsize=2048)
def _draw(key: str, price: int, bricks: int, number: int) -> Choice:
    facts: Facts = {"price": price, "bricks": bricks}
    if key == "influence":
        return Choice(key, {**facts, "number": number}, GOODS, order=Shown.CARDS)
    return Choice(key, facts, GOODS, order=Shown.CARDS)


def buy_card(state: State) -> list[Event]:
    """Buy a building card from the deck, unseen by others (H-4.6)."""
    seat, price = state.active, state.box.supplies.card_price
    events = fill_deck(state)
    card = state.deck.pop(0)
    gain_card(state, seat, card, public=False)
    state.bricks[seat] -= price
    building = state.box.buildings[card]
    ask_again(state)
    return [
        *events,
        happened.CardDrawn(round=state.round, seat=seat, price=price, bricks=state.bricks[seat]),
        happened.CardSeen(
            round=state.round,
            seats=(seat,),
            seat=seat,
            building=building.name,
            category=building.category,
            value=building.value,
        ),
    ]


def buy_influence(state: State) -> list[Event]:
    """Buy an influence card, unseen by others; with too many in hand a card is discarded (H-4.6)."""
    seat, supplies = state.active, state.box.supplies
    events = gain_influence(state, seat)
    number = len(state.influence[seat])
    state.bricks[seat] -= supplies.influence_price
    bought = happened.InfluenceBought(
        round=state.round, seat=seat, price=supplies.influence_price, bricks=state.bricks[seat], number=number
    )
    events.insert(-1, bought)
    if number > supplies.influence_hand:
        state.course.ask("discard")
    else:
        ask_again(state)
    return events
