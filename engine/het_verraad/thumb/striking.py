"""The strikes of a sensible player against others.

These are influence cards, reactions, and the Black Master's moves.
"""

from collections import Counter, deque

from engine.het_verraad.components import BESCHERMING, BLOKKADE, CATEGORIES, GIF, GOUDEN_HANDEL, INFLUENCE, MASTER
from engine.het_verraad.thumb.outlook import Outlook
from engine.het_verraad.view import AreaView
from engine.kinds import known

REACTIONS = (INFLUENCE[BESCHERMING], INFLUENCE[BLOKKADE])
NOT_FOR_MASTER = (INFLUENCE[GIF], INFLUENCE[GOUDEN_HANDEL])  # H-6.5
IN_HAND = {"overval": 3.0, "infiltrant": 1.6, "bescherming": 1.5, "pionier": 1.4, "hekserij": 1.2, "brand": 1.2}
"""Worth of an influence card kept for later, where it is not ``USUAL``."""
USUAL = 0.6
GOLD = 1.0  # what gouden_handel must bring beyond the card's worth


class Striker:
    """The use of influence cards and of the Black Master for the seat, and their worth."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.for_master = self.view.phase == "master"
        self.taker = MASTER if self.for_master else outlook.seat
        self.mine = outlook.grace if self.for_master else 1.0

    # --- influence cards ------------------------------------------------------------------------------------------

    def card(self, kind: str) -> float:
        """Return the worth of playing an influence card now, as well as possible."""
        if kind in REACTIONS or (self.for_master and kind in NOT_FOR_MASTER):
            return 0.0
        if kind == "gif":
            return max(map(self.poison, range(self.view.seats)))
        if kind == "gouden_handel":
            return self.gold()
        if kind == "tovenaar":
            return 1.0 if self.view.phase == "income" else 0.0
        return max((self.against(kind, one) for one in self.outlook.targets(kind, self.taker)), default=0.0)

    def against(self, kind: str, area: AreaView) -> float:
        """Return the worth of playing a kind of cards against, or for, that area."""
        return self.outlook.aim(kind, area, self.mine)

    def poison(self, seat: int) -> float:
        """Return the worth of ``gif`` against a seat (H-8.3)."""
        if seat == self.outlook.seat:
            return 0.0
        one = self.view.castles[seat]
        pays = min(one.bricks, self.view.box.gif_bricks) * self.outlook.brick
        return self.outlook.weight(seat) * (pays + (1.0 if one.hand else 0.0) * (self.outlook.rounds > 0))

    def gold(self) -> float:
        """Return the worth of ``gouden_handel`` with the card that fits best."""
        best = max((one.value for one in self.view.hand), default=0)
        return self.outlook.brick * best * self.view.box.gouden_handel_factor - 0.5 * best - GOLD

    def keep(self, kind: str) -> float:
        """Return the worth of an influence card that stays in the hand."""
        return IN_HAND.get(kind, USUAL) * min(1.0, self.outlook.rounds / 2) * (1 - self.outlook.last)

    def held(self, kind: str) -> float:
        """Return the worth of an influence card of the hand: the greater of its worths now and later."""
        return max(self.card(kind), self.keep(kind))

    def loss(self) -> float:
        """Return the loss from playing a card now (H-12.1).

        The card is the card of any use by which least is lost. The loss is a number of 0 or less, -1e9 if no card is of
        use.
        """
        kinds = [one.influence for one in self.view.influence if self.card(one.influence) > 0]
        return max((self.card(kind) - self.held(kind) for kind in kinds), default=-1e9)

    def best_card(self) -> float:
        """Return how much more the best card of the hand is worth now than later.

        The result is 0 or less if there is nothing to play.
        """
        return max((self.card(one.influence) - self.keep(one.influence) for one in self.view.influence), default=0.0)

    def drawn(self) -> float:
        """Return the worth of an influence card from the deck (H-4.6)."""
        box = self.view.box
        left = Counter(dict(zip(INFLUENCE, box.copies, strict=True)))
        left.subtract(one.influence for one in (*self.view.influence, *self.view.influence_discards))
        total = sum(left.values())
        if not total:
            return 0.0
        return sum(number * max(self.card(kind), self.keep(kind)) for kind, number in left.items()) / total

    # --- reactions ------------------------------------------------------------------------------------------------

    def protects(self, area: str) -> float:
        """Return the worth of ``bescherming`` now: of what the area has, or of ``gif``."""
        if not area:
            return 2.0
        one = self.outlook.areas[area]
        return 2.5 if one.tower else self.outlook.stands(one)

    def blocks(self, area: str, to: str) -> float:
        """Return the worth of ``blokkade`` against a buyer, or the Black Master (H-8.4)."""
        one = self.outlook.areas[area]
        if to == "buy":
            seat = known(self.view.window, "which window is open").seat
            lost = [other for other in self.outlook.surrounds(area, seat) if other.owner == self.outlook.seat]
            return sum(map(self.outlook.stands, lost))
        if one.owner != self.outlook.seat or one.tower:
            return 0.0
        return 0.7 * self.outlook.stands(one)

    # --- the Black Master -----------------------------------------------------------------------------------------

    def reach(self) -> dict[str, int]:
        """Return how many steps each area takes at which the Black Master may end (H-6.1, H-6.2)."""
        turn, seat = self.view.turn, self.outlook.seat
        blocked = known(turn, "whose turn it is").master_blocked
        gates = [one.area for one in self.view.areas if one.gate]
        start = self.view.master.area
        steps = {start: 0}
        queue = deque([start])
        while queue:
            name = queue.popleft()
            here = self.outlook.areas.get(name)
            near = gates if here is None else (*here.neighbours, *(gates if here.gate else ()))
            for other in near:
                one = self.outlook.areas[other]
                closed = other in blocked or (one.tower and one.owner not in (seat, MASTER))
                if other not in steps and not closed:
                    steps[other] = steps[name] + 1
                    queue.append(other)
        return {name: far for name, far in steps.items() if not name or not self.outlook.areas[name].tower}

    def place(self, area: str) -> float:
        """Return the worth of the Black Master's standing on an area, with an attack there."""
        if not area:
            return 0.0
        one = self.outlook.areas[area]
        if one.owner == self.outlook.seat:
            return -0.5
        return max(0.0, self.outlook.attack(one, self.outlook.me.black))

    def walks(self) -> tuple[float, float, float]:
        """Return the worth of staying where he is, of rolling for steps and of counting chips (H-6.1)."""
        steps = self.reach()
        here = self.place(self.view.master.area)
        found = sorted(((far, self.place(name)) for name, far in steps.items()), key=lambda pair: pair[0])

        def best(number: int) -> float:
            return max((worth for far, worth in found if far <= number), default=here)

        sides = self.view.die_sides
        return here, sum(map(best, range(1, sides + 1))) / sides, best(self.outlook.me.black)

    def opens(self, category: str) -> float:
        """Return the worth of a category's lying open for the others, and then for the seat again (H-8.3)."""
        place = CATEGORIES.index(category)
        rivals = sum(self.outlook.envy[one.seat] * one.incomes[place] for one in self.outlook.rivals)
        return self.outlook.me.incomes[place] - rivals
