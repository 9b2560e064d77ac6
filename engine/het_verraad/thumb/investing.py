"""The spending of bricks by a sensible player (phases 1 and 2).

The player buys areas, buildings, chips, towers and cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

from engine.het_verraad.board.areas import names
from engine.het_verraad.components import CATEGORIES, HANDEL, LETTERS, RINGS, STAD, Box, Building, affordable
from engine.het_verraad.thumb.outlook import Outlook
from engine.het_verraad.view import AreaView, Turn

LORD = 6.0  # worth of being the one who wins with the Black Master, if he is near
RAID = 0.5  # how often one of the best attacks is possible in a turn
KEEP = 0.55  # worth of a point of a card in hand that will be built
PLACE = 0.6  # worth of an area in the set-up, in bricks of its bonus
ROOM = 0.8  # worth of a cheap area beside it, if there were but one round
BEST = 4  # how many ways to build each card are compared with those of others
ENOUGH = 6  # how many cards of the hand are compared


@dataclass(frozen=True, slots=True)
class Plan:
    """Something to spend bricks on: an area to buy, if ``buys``, a card to build on it, if any.

    ``net`` is its worth less that of the bricks.
    """

    net: float
    cost: int
    area: str
    buys: bool
    card: Building | None


class Investor:
    """The things on which the seat may spend its bricks, and their worth."""

    def __init__(self, outlook: Outlook, turn: Turn) -> None:
        self.outlook = outlook
        self.turn = turn
        self.view, self.me, self.box = outlook.view, outlook.me, outlook.box
        self.paid_now = dict(zip(CATEGORIES, self.me.incomes, strict=True))
        self._powers: dict[tuple[str, int], float] = {}
        self._held: dict[tuple[str, int, bool], float] = {}
        self._new: dict[tuple[str, int, int], float] = {}
        self._at_once: dict[tuple[str, int, int], float] = {}
        self._plans: dict[tuple[int, tuple[Building, ...]], tuple[Plan, ...]] = {}

    # --- buildings and areas --------------------------------------------------------------------------------------

    def fits(self, category: str, area: AreaView) -> bool:
        """Return whether a category may stand on an area (H-4.2), with ``zoning`` if it is on."""
        if area.area == self.view.master.area:
            return False
        return self.view.options["zoning"] == "off" or area.area in _zone(self.box, category)

    def power(self, power: str, more: int) -> float:
        """Return the same as ``power`` of the outlook; the result is kept."""
        key = (power, more)
        if key not in self._powers:
            self._powers[key] = self.outlook.power(power, more)
        return self._powers[key]

    def building(self, card: Building, area: AreaView) -> float:
        """Return the gain of a building (H-4.2).

        The gain is points, income and great powers, less the loss of an old building that is pulled down.
        """
        old = area.building
        if old is None:
            like = (card.category, card.value, area.bonus)
            if like not in self._new:
                gain = float(card.value) + self.power(card.category, 1)
                self._new[like] = gain + self._earns(card, area, self.paid_now[card.category])
            return self._new[like]
        gain = float(card.value) - old.value
        if old.category == card.category:
            before = self.outlook.paid(card.category, area.area)
            gain -= self.outlook.income(self.paid_now[card.category] - before)
        else:
            before = self.paid_now[card.category]
            left = self.outlook.paid(old.category, area.area)
            gain += self.power(card.category, 1) + self.power(old.category, -1)
            gain -= self.outlook.income(self.paid_now[old.category] - left)
        return gain + self._earns(card, area, before)

    def _earns(self, card: Building, area: AreaView, before: int) -> float:
        """Return the worth of the additional pay of a building's category with this building."""
        extra = self.box.power_income[CATEGORIES.index(card.category)] if card.category in self.me.powers else 0
        return self.outlook.income(max(0, card.value + area.bonus + extra - before))

    def area(self, area: AreaView) -> float:
        """Return the gain of an area that is bought (H-4.1).

        The gain is the building there, the areas that the area surrounds, and the losses that it prevents.
        """
        gain = float(area.building.value) if area.building else 0.0
        for one in self.outlook.surrounds(area.area, self.outlook.seat):
            gain += self.outlook.stands(one) + self.outlook.weight(one.owner) * self.outlook.stands(one)
        return gain + self._saves(area)

    def _saves(self, area: AreaView) -> float:
        """Return the worth of own areas that another could surround by taking this one (H-7)."""
        if not self.outlook.rounds:
            return 0.0
        near = [self.outlook.areas[name] for name in area.neighbours]
        own = [one for one in near if one.owner == self.outlook.seat]
        lost = [
            one
            for one in own
            if all(
                self.outlook.areas[name].owner not in (None, self.outlook.seat)
                for name in one.neighbours
                if name != area.area
            )
        ]
        return sum(0.3 * self.outlook.stands(one) for one in lost)

    def for_sale(self) -> list[AreaView]:
        """Return the areas that could be bought now (H-4.1), whatever they cost."""
        if not self.turn.areas or not self.me.knights:
            return []
        names = {other for name in self.me.areas for other in self.outlook.areas[name].neighbours}
        names -= set(self.turn.blocked)
        return [one for one in self.view.areas if one.owner is None and one.area in names]

    @cached_property
    def bought(self) -> list[tuple[AreaView, float]]:
        """The areas that could be bought, and what each gains."""
        return [(one, self.area(one)) for one in self.for_sale()]

    def plans(self, bricks: int, hand: Sequence[Building]) -> list[Plan]:
        """Return ways to spend so many bricks on areas and buildings of a hand, and what each is worth."""
        own = [self.outlook.areas[name] for name in self.me.areas]
        bought = [(one, gain) for one, gain in self.bought if one.price <= bricks]
        slots = 0.5 if len(hand) > sum(one.building is None for one in own) else 0.2
        found = []
        for area, gain in bought:
            total = gain + slots * self.outlook.slot(area)
            found.append(self._plan(total, area.price, area, True, None))
        if not self.turn.buildings:
            return found
        cards = {(card.category, card.value): card for card in hand}
        for card in sorted(cards.values(), key=lambda one: -one.value)[:ENOUGH]:
            if card.value > bricks:
                continue
            ways = [
                self._plan(self.building(card, area) - self.kept(area), card.value, area, False, card)
                for area in own
                if self.fits(card.category, area)
            ]
            ways += [
                self._plan(self.building(card, area) + gain, card.value + area.price, area, True, card)
                for area, gain in bought
                if card.value + area.price <= bricks and self.fits(card.category, area)
            ]
            found += sorted(ways, key=lambda plan: -plan.net)[:BEST]
        return found

    def kept(self, area: AreaView) -> float:
        """Return the worth of an own area without building that stays free."""
        return 0.5 * self.outlook.slot(area) if area.building is None else 0.0

    def _plan(self, gain: float, cost: int, area: AreaView, buys: bool, card: Building | None) -> Plan:
        return Plan(gain - self.outlook.brick * cost, cost, area.area, buys, card)

    def best_plans(self, bricks: int, hand: Sequence[Building]) -> tuple[Plan, ...]:
        """Return the plans, one or two, that are worth most together; none if nothing is worth its bricks."""
        key = (bricks, tuple(hand))
        if key not in self._plans:
            self._plans[key] = self._best_plans(bricks, hand)
        return self._plans[key]

    def _best_plans(self, bricks: int, hand: Sequence[Building]) -> tuple[Plan, ...]:
        plans = sorted((plan for plan in self.plans(bricks, hand) if plan.net > 0), key=lambda plan: -plan.net)
        best: tuple[Plan, ...] = tuple(plans[:1])
        worth = best[0].net if best else 0.0
        for one, two in combinations(plans[:16], 2):
            if one.net + two.net > worth and self._together(one, two, bricks):
                best, worth = (one, two), one.net + two.net
        return best

    def _together(self, one: Plan, two: Plan, bricks: int) -> bool:
        if one.cost + two.cost > bricks or one.area == two.area:
            return False
        if one.buys + two.buys > self.turn.areas:
            return False
        builds = [plan.card for plan in (one, two) if plan.card]
        return len(builds) <= self.turn.buildings and (len(builds) < 2 or builds[0] != builds[1])

    # --- chips and towers -----------------------------------------------------------------------------------------

    def white(self) -> float:
        """Return the gain of a white chip (H-4.4)."""
        return self.power("white", 1) + self.outlook.threat(self.me.white) - self.outlook.threat(self.me.white + 1)

    def black(self) -> float:
        """Return the gain of a black chip (H-4.4).

        The gain is a great power, better attacks, and the Black Master's own victory.
        """
        outlook = self.outlook
        black = self.me.black
        gain = self.power("black", 1) + outlook.grace
        if not outlook.rounds:
            return gain
        gain += min(outlook.rounds, 8.0) * (self._raid(black + 1) - (self._raid(black) if black else 0.0))
        if outlook.is_lord(black + 1) and not outlook.lord:
            gain += LORD * outlook.near()
        return gain

    def swap(self) -> float:
        """Return the gain of a black chip in the place of a white chip (H-12.2).

        The marker of the Black Master stays.
        """
        outlook = self.outlook
        loses = self.power("white", -1) + outlook.threat(self.me.white) - outlook.threat(self.me.white - 1)
        return self.black() - outlook.grace + loses

    def _raid(self, black: int) -> float:
        """Return what an attack a round may bring with so many black chips."""
        found = sorted((self.outlook.attack(one, black) for one in self.outlook.exposed), reverse=True)
        return RAID * sum(worth for worth in found[:3] if worth > 0) / 3

    def tower(self, area: AreaView) -> float:
        """Return the gain of a tower on an own area (H-4.3)."""
        gain = self.power("towers", 1)
        if not self.outlook.rounds:
            return gain
        blacks = sum(one.black > 0 for one in self.outlook.rivals)
        near = [self.outlook.areas[name] for name in area.neighbours]
        beside = sum(self.outlook.stands(one) for one in near if one.owner == self.outlook.seat)
        danger = (0.04 + 0.05 * blacks / len(self.outlook.rivals)) * min(self.outlook.rounds, 6.0)
        return gain + danger * (self.outlook.stands(area) + 0.2 * beside)

    # --- cards ----------------------------------------------------------------------------------------------------

    def in_hand(self, card: Building) -> float:
        """Return the worth of a building card in the hand, or if it were there."""
        like = (card.category, card.value, card in self.view.hand)
        if like not in self._held:
            self._held[like] = self._in_hand(card)
        return self._held[like]

    def _in_hand(self, card: Building) -> float:
        if not self.outlook.rounds:
            return 0.0
        better = sum(other.value >= card.value for other in self.view.hand if other != card)
        builds = self.box.supplies.buildings_per_turn * self.outlook.rounds + self.turn.buildings
        worth = KEEP * card.value + 0.5 * self.power(card.category, 1)
        if not self.paid_now[card.category]:
            worth += 0.3 * self.outlook.income(card.value)
        return (1 - self.outlook.last) * worth * min(1.0, max(0.1, (builds - better) / 4))

    def unseen(self) -> list[Building]:
        """Return the building cards that may be the top one of the deck."""
        shown = {one.building for one in self.view.areas}
        shown.update(self.view.hand, self.view.discards, self.view.pawnshop, self.view.market, self.view.replaced)
        shown.update(one.building for one in self.view.open)
        found = [card for card in self.box.buildings if card not in shown]
        if self.view.remade:
            return found
        below = 0
        for letter in reversed(LETTERS):  # C lies under B under A (H-1.2)
            below += sum(card.letter == letter for card in self.box.buildings)
            if self.view.deck <= below:
                return [card for card in found if card.letter == letter]
        return found

    def drawn(self, bricks: int) -> float:
        """Return the worth of a building card from the deck (H-4.6).

        The card is built at once if so many bricks are left for it.
        """
        cards = self.unseen()
        return sum(self._drawn(card, bricks) for card in cards) / len(cards) if cards else 0.0

    def _drawn(self, card: Building, bricks: int) -> float:
        like = (card.category, card.value, bricks)
        if like not in self._at_once:
            built = max((plan.net for plan in self.plans(bricks, [card]) if plan.card), default=0.0)
            self._at_once[like] = max(built, self.in_hand(card))
        return self._at_once[like]

    def take(self, card: Building, bricks: int) -> float:
        """Return the worth of taking an open card with so many bricks on it (H-3.1 to H-3.3)."""
        outlook = self.outlook
        worth = outlook.brick * (self.paid_now[card.category] + bricks) + self.in_hand(card)
        place = CATEGORIES.index(card.category)
        for one in outlook.rivals:
            worth -= outlook.envy[one.seat] * outlook.brick * one.incomes[place]
        if card.category == CATEGORIES[STAD]:
            limit = self.box.supplies.wealth_limit
            worth -= outlook.brick * max(0, self.me.bricks - limit)
            for one in outlook.rivals:
                worth += outlook.envy[one.seat] * outlook.brick * max(0, one.bricks - limit)
        return worth

    def price(self, kind: str, card: Building) -> int:
        """Return the price of a card in the pawnshop (``redeem``) or the market (H-4.5)."""
        return self.box.supplies.redeem_price if kind == "redeem" else card.value

    def bargain(self, kind: str, card: Building) -> float:
        """Return the gain from buying a card in a shop.

        Only a card that is built in the same turn gains anything.
        """
        price = self.price(kind, card)
        richer = self.best_plans(self.me.bricks - price, (*self.view.hand, card))
        if all(plan.card != card for plan in richer):
            return 0.0
        before = sum(plan.net for plan in self.best_plans(self.me.bricks, self.view.hand))
        return sum(plan.net for plan in richer) - before - self.outlook.brick * price

    def offers(self, kind: str) -> list[Building]:
        """Return the most valuable cards in a shop that the seat can pay."""
        pile = self.view.pawnshop if kind == "redeem" else self.view.market
        found = [card for card in pile if card.card not in self.turn.sold and self.price(kind, card) <= self.me.bricks]
        return sorted(found, key=lambda card: -card.value)[:BEST]

    def sells(self, card: Building) -> int:
        """Return what a card brings in the better of the shops that are open to the seat (H-4.5)."""
        divisor = self.box.supplies.pawn_divisor
        return card.value if self.me.buildings[HANDEL] else -(-card.value // divisor)


@lru_cache(maxsize=64)
def _zone(box: Box, category: str) -> frozenset[str]:
    """Return the areas where a category may stand."""
    return frozenset(names(box, box.zones[CATEGORIES.index(category)]))


def claim(box: Box, neutral: int, rounds: float, area: int, left: int, number: int) -> float:
    """Return the worth of an area in the set-up, with so many bricks and areas left, itself included (H-1.3).

    ``neutral`` are the areas that nobody owns; ``rounds`` are those of the outlook.
    """
    one, near = box.areas[area], box.near[area]
    free = neutral & ~near & ~(1 << area)
    bonus = {price: more for price, more, areas in _by_bonus(box) if areas & free}
    cheap = neutral & near & affordable(box, 3)
    room = sum([ROOM / (rounds or 1.0)] * cheap.bit_count())  # nobody claims in the last round, but a view may say so
    zones = 0.15 * one.road - 0.1 * one.river - 0.1 * (one.ring == RINGS[0])
    return one.bonus + PLACE + room + zones + _rest(tuple(bonus.items()), left - one.price, number - 1)


@lru_cache(maxsize=64)
def _by_bonus(box: Box) -> tuple[tuple[int, int, int], ...]:
    """Return the prices and bonuses of areas, the best bonus last, each with the areas that have both."""
    found: dict[tuple[int, int], int] = {}
    for area, both in enumerate(zip(box.prices, box.bonuses, strict=True)):
        found[both] = found.get(both, 0) | 1 << area
    return tuple([(price, more, found[price, more]) for price, more in sorted(found, key=lambda both: both[1])])


@lru_cache(maxsize=4096)
def _rest(bonus: tuple[tuple[int, int], ...], left: int, number: int) -> float:
    """Return the most that further areas may bring.

    The areas have these prices, each with the best bonus.
    """
    if not number:
        return 0.0
    return max(
        (more + PLACE + _rest(bonus, left - price, number - 1) for price, more in bonus if price <= left), default=0.0
    )
