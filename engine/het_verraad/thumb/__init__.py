"""A rule of thumb for Het Verraad: what a sensible player answers who sees no more than a view.

``outlook``, ``investing`` and ``striking`` estimate the worth of every choice in points. The best choice is taken.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.decision import Choice, Decision, Keys
from engine.errors import EngineError
from engine.het_verraad.components import Building, swaps_white
from engine.het_verraad.thumb.investing import Investor, Plan, claim
from engine.het_verraad.thumb.outlook import Outlook
from engine.het_verraad.thumb.striking import Striker
from engine.het_verraad.view import AreaView, HetVerraadView, Turn
from engine.kinds import known

NEVER = -1e9
EVER = 1e9
MARGIN = 0.3  # what a sale must gain at least
KEPT = 1024
"""So many judgements are kept: who imagines courses of a match comes to the same situations again and again."""
YIELD = 1.0  # by how much more for a brick chips and towers must bring to come before areas and buildings; see PROMISE
PLANNED = 10.0  # worth of keeping to the best plans of a turn
NOTHING_DONE = Turn(-1, 0, 0, 0, 0, 0, 0, (), (), (), False, False, False, 0, False, "")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question, which is the same as another if all is equal that its answer depends on."""

    like: tuple[Hashable, ...]
    view: HetVerraadView = field(compare=False)
    decision: Decision = field(compare=False)


def worths(view: HetVerraadView, decision: Decision) -> Mapping[Keys, float]:
    """Return what each answer is worth to the seat whose view this is, in points.

    Raises ``EngineError`` for an onlooker's view.
    """
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    keys = decision.keys
    if len(keys) == 1 or (len(keys) == 2 and keys[1] == "back"):
        return {keys[:1]: 0.0}
    return _judged(_Asked((_situation(view), view.asking, decision.kind, keys), view, decision))


def best_area(view: HetVerraadView, decision: Decision, key: str) -> str:
    """Return the area of a ring that is worth most to the seat whose view this is; empty if ``key`` is no ring."""
    names = next((_words(choice, "areas") for choice in decision.choices if choice.key == key), ())
    judge = _judge(_Asked((_situation(view),), view, decision))
    judge.decision = decision
    worth = judge.of_area(decision.kind.removesuffix("_ring"))
    return max(names, key=lambda name: worth(judge.outlook.areas[name]), default="")


@lru_cache(maxsize=KEPT)
def _judged(asked: _Asked) -> Mapping[Keys, float]:
    worth = _judge(_Asked(asked.like[:1], asked.view, asked.decision)).worth(asked.decision)
    return {(choice.key,): worth(choice) for choice in asked.decision.choices if choice.key != "back"}


@lru_cache(maxsize=1)
def _judge(asked: _Asked) -> "_Judge":
    """Return the judge of a situation, in which one question leads to another."""
    return _Judge(asked.view, known(asked.view.seat, "who is asked"))


def _situation(view: HetVerraadView) -> tuple[Hashable, ...]:
    """Return all facts on which a judgement depends.

    Equal areas that are not the same object only cost another judgement.
    """
    return (
        id(view.areas),
        view.box,
        view.seat,
        view.phase,
        view.ending,
        view.start,
        view.castles,
        view.master,
        view.powers,
        view.open,
        view.turn,
        view.window,
        view.hand,
        view.influence,
        view.chips,
        view.seen,
        view.deck,
        view.remade,
        view.discards,
        view.pawnshop,
        view.market,
        view.replaced,
        view.influence_discards,
        *view.options.values(),
    )


def _words(choice: Choice, fact: str) -> tuple[str, ...]:
    """Return a fact that is a row of words; any other choice has none."""
    row = choice.facts.get(fact, ())
    return tuple(str(one) for one in row) if isinstance(row, tuple) else ()


class _Judge:
    """The worth of the choices of a decision to the seat."""

    def __init__(self, view: HetVerraadView, seat: int) -> None:
        self.view = view
        self.decision: Decision
        self.outlook = Outlook(view, seat)
        self.investor = Investor(self.outlook, view.turn or NOTHING_DONE)
        self.striker = Striker(self.outlook)

    def worth(self, decision: Decision) -> Callable[[Choice], float]:
        """Return the worth of the choices of a question; a group is worth as much as its best choice."""
        kind, self.decision = decision.kind, decision
        if kind.endswith("_ring"):
            return self._ring(kind.removesuffix("_ring"))
        if kind.endswith("_category"):
            return self._category(kind.removesuffix("_category"))
        if kind in _OTHERS:
            return _OTHERS[kind](self)
        if kind in _CARDS:
            card = self.of_card(kind)
            return lambda choice: card(self._building(choice.key))
        area = self.of_area(kind)
        return lambda choice: area(self.outlook.areas[choice.key]) if choice.key in self.outlook.areas else 0.0

    def _ring(self, kind: str) -> Callable[[Choice], float]:
        """Return the worth of a ring; ``stay`` is worth nothing."""
        area = self.of_area(kind)
        return lambda choice: max((area(self.outlook.areas[name]) for name in _words(choice, "areas")), default=0.0)

    def _category(self, kind: str) -> Callable[[Choice], float]:
        """Return the worth of a category."""
        card = self.of_card(kind)
        by_name = {one.name: one for one in self.view.box.buildings}
        return lambda choice: max((card(by_name[name]) for name in _words(choice, "buildings")), default=0.0)

    def _building(self, key: str) -> Building:
        return self.view.box.buildings[self.view.box.card[key]]

    # --- areas ----------------------------------------------------------------------------------------------------

    def of_area(self, kind: str) -> Callable[[AreaView], float]:
        """Return the worth of an area in a question of that kind."""
        if kind in _AREAS:
            return _AREAS[kind](self)
        return lambda area: self.striker.against(kind, area)

    def claim(self) -> Callable[[AreaView], float]:
        """Return the worth of claiming an area (H-1.3)."""
        facts = self.decision.facts
        number = int(str(facts["most"])) - int(str(facts["number"]))
        left = int(str(facts["limit"])) - int(str(facts["total"]))
        box, rounds = self.view.box, self.outlook.rounds
        neutral = sum([1 << place for place, one in enumerate(self.view.areas) if one.owner is None])
        return lambda area: claim(box, neutral, rounds, box.place[area.area], left, number)

    def first_tower(self) -> Callable[[AreaView], float]:
        """Return the worth of an area for the first tower: the place where most will be earned (H-1.4)."""
        return lambda area: area.bonus + 0.1 * area.price + 0.2 * area.gate

    def buy(self) -> Callable[[AreaView], float]:
        """Return the worth of buying an area (H-4.1)."""
        plans = self.investor.plans(self.outlook.me.bricks, self.view.hand)
        worths: dict[str, float] = {}
        for plan in plans:
            if plan.buys:
                worths[plan.area] = max(plan.net, worths.get(plan.area, NEVER))
        for plan in self.investor.best_plans(self.outlook.me.bricks, self.view.hand):
            if plan.buys:  # what goes best with the rest of the turn
                worths[plan.area] += PLANNED
        return lambda area: worths.get(area.area, NEVER)

    def build_on(self) -> Callable[[AreaView], float]:
        """Return the worth of building on an area (H-4.2)."""
        card = self._building(str(self.decision.facts["card"]))
        return lambda area: self.investor.building(card, area) - self.investor.kept(area)

    def tower(self) -> Callable[[AreaView], float]:
        """Return the worth of a tower on an area (H-4.3)."""
        return self.investor.tower

    def master_to(self) -> Callable[[AreaView], float]:
        """Return the worth of an area as the destination (H-6.1)."""
        return lambda area: self.striker.place(area.area)

    # --- cards ----------------------------------------------------------------------------------------------------

    def of_card(self, kind: str) -> Callable[[Building], float]:
        """Return the worth of a building card in a question of that kind."""
        if kind == "build":
            plans = self.investor.best_plans(self.outlook.me.bricks, self.view.hand)
            return lambda card: max((plan.net for plan in plans if not plan.buys and plan.card == card), default=NEVER)
        if kind in ("redeem", "market"):
            return lambda card: self.investor.bargain(kind, card)
        if kind == "gouden_handel":
            brick = self.outlook.brick * self.view.box.gouden_handel_factor
            return lambda card: card.value * brick - self.investor.in_hand(card)
        if kind == "tovenaar":
            return lambda card: self.striker.opens(card.category)
        return self._sold  # pawn, sell

    # --- other questions ------------------------------------------------------------------------------------------

    def take(self) -> Callable[[Choice], float]:
        """Return the worth of taking an open card, or of playing (H-3.0, H-3.1)."""
        lying = {one.building.card: one.bricks for one in self.view.open if one.building}
        plays = self.striker.best_card() > 0

        def worth(choice: Choice) -> float:
            if choice.key == "play":
                return EVER if plays else NEVER
            return self.investor.take(self._building(choice.key), lying[choice.key])

        return worth

    def act(self) -> Callable[[Choice], float]:
        """Return the worth of the actions of phase 2.

        First come actions that cost nothing, then areas and buildings, then all that is worth its bricks.
        """
        bricks = self.outlook.me.bricks
        offered = self.decision.keys
        worths = {"done": 0.0}
        if "play" in offered and (best := self.striker.best_card()) > 0:
            worths["play"] = 100.0 + best
        plans = self.investor.best_plans(bricks, self.view.hand)
        first = self._first(plans)
        if first in offered:
            worths[first] = 50.0
        spent = sum(plan.cost for plan in plans)
        builds = sum(plan.card is not None for plan in plans) < self.investor.turn.buildings
        rate = YIELD * sum(plan.net for plan in plans) / max(spent, 1)
        for key, gain, price in self._extras(offered, bricks, bricks - spent if builds else 0):
            worth = (gain - self.outlook.brick * price) / max(price, 1)
            if worth > 0:
                worths[key] = worth if price <= bricks - spent or worth < rate else 50.0 + worth
        for key in ("sell", "pawn"):
            if key in offered and (gain := self._sale(plans)) > 0:
                worths[key] = 60.0 + gain + (key == "sell")
        for key in ("redeem", "market"):
            if key in offered and (gain := self._bargain(key)) > 0:
                worths[key] = 60.0 + gain
        return lambda choice: worths.get(choice.key, NEVER)

    def _first(self, plans: tuple[Plan, ...]) -> str:
        """Return the action that the plans begin with."""
        if not plans:
            return ""
        return "buy" if any(plan.buys for plan in plans) else "build"

    def _extras(self, offered: tuple[str, ...], bricks: int, builds: int) -> Iterator[tuple[str, float, int]]:
        """Yield other things to buy with so many bricks: the gain of each thing, and its price.

        ``builds`` are the bricks that are left for one building more than is planned.
        """
        me, supplies = self.outlook.me, self.view.box.supplies
        if "white" in offered and me.white_price <= bricks:
            yield "white", self.investor.white(), me.white_price
        if "black" in offered and me.black_price <= bricks:
            yield "black", self.investor.black(), me.black_price
        swaps = "swap" in offered and swaps_white(self.view) and me.white and me.black_price
        if swaps and supplies.swap_price <= bricks:
            yield "swap", self.investor.swap(), supplies.swap_price
        if "tower" in offered and supplies.tower_price <= bricks:
            places = [one for one in map(self.outlook.areas.__getitem__, me.areas) if not one.tower]
            yield "tower", max(map(self.investor.tower, places)), supplies.tower_price
        draws = "influence" in offered and me.influence < supplies.influence_hand
        if draws and supplies.influence_price <= bricks:
            yield "influence", self.striker.drawn(), supplies.influence_price
        if "card" in offered and supplies.card_price <= bricks:
            yield "card", self.investor.drawn(max(0, builds - supplies.card_price)), supplies.card_price

    def _bargain(self, kind: str) -> float:
        """Return the gain from buying the best card of the pawnshop or the market."""
        gains = [self.investor.bargain(kind, card) for card in self.investor.offers(kind)]
        return max(gains, default=0.0) - MARGIN

    def _sale(self, plans: tuple[Plan, ...]) -> float:
        """Return the gain from selling one of the cards that are missed least.

        The gain is better plans, or the card's bricks.
        """
        cards = sorted(self.view.hand, key=self.investor.in_hand)[:2]
        return max(map(self._sold, cards), default=0.0) - self._left(plans, None) - MARGIN

    def _sold(self, card: Building) -> float:
        """Return the worth of the best plans, and of the cards left, with the bricks that a card brings."""
        brings = self.investor.sells(card)
        rest = [one for one in self.view.hand if one != card]
        richer = self.investor.best_plans(self.outlook.me.bricks + brings, rest)
        return self._left(richer, card) + self.outlook.brick * brings

    def _left(self, plans: tuple[Plan, ...], sold: Building | None) -> float:
        """Return the worth of the plans and of the cards that are left after them."""
        gone = {sold, *(plan.card for plan in plans)}
        rest = sum(self.investor.in_hand(card) for card in self.view.hand if card not in gone)
        return sum(plan.net for plan in plans) + rest

    def master(self) -> Callable[[Choice], float]:
        """Rate the choices of phase 4: go where an attack is worth most, then attack (H-6.1, H-6.3)."""
        here, rolled, counted = self.striker.walks()
        best = self.striker.best_card()
        worths = {"done": 0.01, "attack": here + 0.02 if here > 0 else NEVER, "roll": rolled, "count": counted + 0.01}
        worths["play"] = best if best > 0.5 else NEVER
        return lambda choice: worths[choice.key]

    def play(self) -> Callable[[Choice], float]:
        """Return the worth of playing an influence card (H-3.0, H-4.7, H-6.5)."""
        return lambda choice: self._played(str(choice.facts["influence"]))

    def _played(self, kind: str) -> float:
        return self.striker.card(kind) - self.striker.keep(kind)

    def discard(self) -> Callable[[Choice], float]:
        """Rate the cards to discard (H-4.6, H-12.1).

        The card that is worth least goes, unless a card is worth as much now as it will ever be.
        """
        return lambda choice: (
            self.striker.loss() if choice.key == "play" else -self.striker.held(str(choice.facts["influence"]))
        )

    def protect(self) -> Callable[[Choice], float]:
        """Rate the choices of ``protect``: a card is played if it is worth more now than later (H-8.4)."""
        worth = self.striker.protects(str(self.decision.facts["area"]))
        return lambda choice: 0.0 if choice.key == "pass" else worth - self.striker.keep("bescherming")

    def block(self) -> Callable[[Choice], float]:
        """Rate the choices of ``block`` (H-8.4)."""
        worth = self.striker.blocks(str(self.decision.facts["area"]), str(self.decision.facts["to"]))
        return lambda choice: 0.0 if choice.key == "pass" else worth - 1.5

    def poison(self) -> Callable[[Choice], float]:
        """Rate the victims of ``gif`` (H-8.3)."""
        return lambda choice: self.striker.poison(int(choice.key))

    def swap(self) -> Callable[[Choice], float]:
        """Rate the chips to swap (H-4.4, H-12.2).

        A white chip goes if this is worth its price, otherwise the black chip of the lowest value.
        """
        white = EVER if self.investor.swap() > self.outlook.brick * self.view.box.supplies.swap_price else NEVER
        return lambda choice: white if choice.key == "white" else -float(str(choice.facts["value"]))


_AREAS: dict[str, Callable[[_Judge], Callable[[AreaView], float]]] = {
    "claim": _Judge.claim,
    "first_tower": _Judge.first_tower,
    "buy": _Judge.buy,
    "build_on": _Judge.build_on,
    "tower": _Judge.tower,
    "master_to": _Judge.master_to,
}
_CARDS = ("build", "pawn", "sell", "redeem", "market", "gouden_handel", "tovenaar")
_OTHERS: dict[str, Callable[[_Judge], Callable[[Choice], float]]] = {
    "take": _Judge.take,
    "act": _Judge.act,
    "master": _Judge.master,
    "play": _Judge.play,
    "discard": _Judge.discard,
    "protect": _Judge.protect,
    "block": _Judge.block,
    "gif": _Judge.poison,
    "swap": _Judge.swap,
}
