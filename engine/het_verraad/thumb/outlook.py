"""The outlook of a seat, drawn from its view.

The outlook says how long the match goes on. The outlook also says what bricks, points of others and threats are worth
to the seat.

All worths are in points. A constant without a remark is an estimate; ``python -m tests.bench.tuning
het_verraad --seats 4`` shows what other numbers would win.
"""

from collections.abc import Sequence
from math import exp

from engine.het_verraad.components import CATEGORIES, MASTER, POWERS, odds
from engine.het_verraad.view import AreaView, HetVerraadView, archers

# LATE to EARLY_SEAT fit best how many rounds followed in 60 matches of each number of seats (7,118 turns). EVEN and
# SHARP fit best how often none did. With 0, .5, 1 and 1.5 expected rounds the share was .85, .52, .22 and .05.
LATE = 12  # points before the end from which on seats gain more in a turn
LATE_PACE = 3.2  # points that a seat gains there in a turn, and for each seat of the match
LATE_SEAT = 0.72
EARLY_PACE = 1.9  # the same before that
EARLY_SEAT = 0.43
EVEN = 0.55  # with so many rounds expected the present one is the last half the time
SHARP = 4.0  # how surely it is with fewer, and is not with more
PACE = 3.3  # points that the leader gains in a round, for what pays in the long run
BRICK = 0.45  # worth of a brick while there is time to use it
PLENTY = 9  # of more bricks than these each is worth less
OTHERS = 0.26  # how often a category pays in a round, for every other seat
OWN = 0.4  # how much more often if it is an own good one
HORIZON = 9.0  # rounds for which an income is counted: later there will be a better one
THREAT = 1.6  # how much of what stands open an attack that succeeds takes
SLOT = 1.3  # worth of an area without anything
# PROMISE and YIELD were tried by one seat, 80 matches each. For the others, rules of thumb, areas and buildings always
# came first. With 4 seats, before .25: .35 with .35, .39 with .8, .30 with 1.2. With a YIELD of .7 also: .36 with .8.
# With 2 seats, before .50: .85 with .35, .80 with .8.
PROMISE = 0.35  # share of the points of a great power for having half of what it takes, and more
NEAR = 12  # the Black Master counts as a winner if he is not so many points behind


def moves(seats: int, start: int, active: int, seat: int) -> bool:
    """Return whether a seat's turn in this round is not over yet.

    ``active`` is the seat that is, or is about to be, in turn.
    """
    return (seat - start) % seats >= (active - start) % seats


def rounds_left(end: int, points: Sequence[int], master: int, start: int, active: int) -> float:
    """Return about how many rounds follow the present round (H-10.1).

    The result is somewhat below 0 if the present round is the last for certain. A seat that has yet to move in this
    round is at the end sooner by a turn.
    """
    seats = len(points)
    late, early = LATE_PACE + LATE_SEAT * seats, EARLY_PACE + EARLY_SEAT * seats

    def turns(one: int) -> float:
        return min(end - one, LATE) / late + max(0, end - one - LATE) / early

    found = [turns(one) + (-0.5 if moves(seats, start, active, seat) else 0.5) for seat, one in enumerate(points)]
    return min(*found, turns(master) - 0.5)


def rounds_to_come(end: int, points: Sequence[int]) -> float:
    """Return how many rounds count for what pays in the long run, from the points of all who may end the match."""
    return max(0.8, (end - max(points)) / PACE)


class Outlook:
    """The view of a seat, and what follows from it for the seat."""

    def __init__(self, view: HetVerraadView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.box = view.box
        self.me = view.castles[seat]
        self.areas = {one.area: one for one in view.areas}
        self.rivals = [one for one in view.castles if one.seat != seat]
        points = [one.points for one in view.castles]
        self.master_gap = view.master.points - max(points)
        if view.options["master_ends"] == "on":
            points.append(view.master.points)
        self.rounds = 0.0 if view.ending else rounds_to_come(view.end_points, points)
        self.last = self._last()
        self.later = BRICK * (1 - self.last)
        self.brick = self.later * PLENTY / max(PLENTY, self.me.bricks)
        self.often = len(self.rivals) * OTHERS + OWN
        first = max(self.rivals, key=lambda one: one.points)
        share = 1 / len(self.rivals)
        self.envy = {one.seat: 0.6 * share + (0.4 if one is first else 0.0) for one in self.rivals}
        self.exposed = [
            one for one in view.areas if one.owner not in (None, MASTER, seat) and not one.tower
        ]  # to an attack (H-6.3)
        self._fallen: dict[tuple[str, int], list[AreaView]] = {}
        self.lord = self.is_lord(self.me.black)
        self.grace = self._grace(self.lord)

    def _last(self) -> float:
        """Return how likely the seat has no turn any more after the present turn (H-10.1).

        The present turn may be that of any seat.
        """
        view = self.view
        if view.turn is None or (
            view.turn.seat != self.seat and moves(view.seats, view.start, view.turn.seat, self.seat)
        ):
            return 0.0
        if view.ending:
            return 1.0
        points = [one.points for one in view.castles]
        master = view.master.points if view.options["master_ends"] == "on" else 0
        rounds = rounds_left(view.end_points, points, master, view.start, view.turn.seat)
        return 1 / (1 + exp(SHARP * (rounds - EVEN)))

    def is_lord(self, black: int) -> bool:
        """Return whether the seat would win with the Black Master if it had so many black chips (H-10.2)."""
        return black > max((one.black for one in self.rivals if not one.expelled), default=0)

    def _grace(self, lord: bool) -> float:
        """Return the worth of a point of the Black Master."""
        return 0.6 * self.near() if lord else -0.9 * self.near()

    def near(self) -> float:
        """Return how near the Black Master is to winning (H-10.2): from 0 to 1."""
        return min(1.0, max(0.0, (self.master_gap + NEAR) / NEAR))

    def weight(self, owner: int | None) -> float:
        """Return the worth of a point that an owner loses."""
        if owner is None:
            return 0.0
        return -self.grace if owner == MASTER else self.envy.get(owner, -1.0)

    # --- income ---------------------------------------------------------------------------------------------------

    def income(self, more: float) -> float:
        """Return the worth of so many bricks more whenever a category pays (H-3.3)."""
        return more * self.later * self.often * min(self.rounds, HORIZON)

    def paid(self, category: str, without: str = "") -> int:
        """Return what a category pays the seat, except for the building on the area ``without``."""
        extra = self.box.power_income[CATEGORIES.index(category)] if category in self.me.powers else 0
        found = [
            one.building.value + one.bonus + extra
            for one in map(self.areas.__getitem__, self.me.areas)
            if one.building is not None and one.building.category == category and one.area != without
        ]
        return max(found, default=0)

    # --- great powers ---------------------------------------------------------------------------------------------

    def counts(self, power: str) -> tuple[int, int]:
        """Return two counts of the things that a great power counts (H-9.1).

        The first count is the seat's own, the second count the best of the others.
        """
        place = POWERS.index(power)
        if place < len(CATEGORIES):
            others = max(one.buildings[place] for one in self.rivals)
            return self.me.buildings[place], max(others, self.view.master.buildings[place])
        if power == "towers":
            return self.me.towers, max(*(one.towers for one in self.rivals), self.view.master.towers)
        chips = [one.white if power == "white" else one.black for one in (self.me, *self.rivals)]
        return chips[0], max(chips[1:])

    def power(self, power: str, more: int) -> float:
        """Return the worth of so many more (or fewer) of what a great power counts."""
        one = self.view.powers[POWERS.index(power)]
        own, other = self.counts(power)
        held = one.holder == self.seat
        gain = one.points * (self._share(own + more, other, held) - self._share(own, other, held))
        taken = one.holder not in (None, self.seat) and own + more > other and own + more >= self.box.power_needed
        return gain + (self.weight(one.holder) * one.points if taken else 0.0)

    def _share(self, own: int, other: int, held: bool) -> float:
        needed = self.box.power_needed
        if own >= needed and (own > other or (held and own == other)):
            return 1.0
        if not self.rounds:
            return 0.0
        return PROMISE * min(own, needed) / needed * (0.4 if other >= needed and other > own else 1.0)

    # --- areas ----------------------------------------------------------------------------------------------------

    def slot(self, area: AreaView) -> float:
        """Return the worth of an area for what may be built there."""
        return (SLOT + area.bonus * 0.45) * min(1.0, self.rounds / 2)

    def stands(self, area: AreaView) -> float:
        """Return the worth of an area to its owner, with what stands there."""
        if area.building is None:
            return self.slot(area)
        return area.building.value + self.slot(area) + 0.3 * self.income(area.building.value + area.bonus)

    def surrounds(self, area: str, taker: int) -> list[AreaView]:
        """Return the neighbours that fall to the taker together with a neutral or conquered area (H-7)."""
        if (area, taker) not in self._fallen:
            self._fallen[area, taker] = self._surrounds(area, taker)
        return self._fallen[area, taker]

    def _surrounds(self, area: str, taker: int) -> list[AreaView]:
        fallen = []
        for name in self.areas[area].neighbours:
            one = self.areas[name]
            if one.owner is None or one.owner == taker:
                continue
            around = [other for other in one.neighbours if other != area]
            if all(self.areas[other].owner not in (None, one.owner) for other in around):
                fallen.append(one)
        return fallen

    # --- the Black Master -----------------------------------------------------------------------------------------

    def threat(self, white: int) -> float:
        """Return what attacks will cost the seat if it has so many white chips."""
        open_areas = [one for one in map(self.areas.__getitem__, self.me.areas) if not one.tower]
        if not open_areas or not self.rounds:
            return 0.0
        stake = max(self.stands(one) for one in open_areas)
        share = 1.0 if len(self.rivals) == 1 else 1.3 / len(self.rivals)
        hits = sum(odds(self.view.die_sides, one.black - white)[0] for one in self.rivals if one.black)
        return THREAT * stake * share * hits * self.rounds

    def attack(self, area: AreaView, black: int) -> float:
        """Return the worth of an attack of the Black Master with so many black chips (H-6.3, H-6.4)."""
        owner = area.owner
        if owner is None or owner in (MASTER, self.seat) or area.tower:
            return 0.0
        ahead = black - self.view.castles[owner].white - archers(area, self.areas)
        wins, ties = odds(self.view.die_sides, ahead, conquers=self.view.master.knights > 0)
        points = area.building.value if area.building else 0
        hurt = self.weight(owner) * self.stands(area)
        more = sum(self._falls(one) for one in self.surrounds(area.area, MASTER)) if wins else 0.0
        return wins * (hurt + self.grace * points + more) + ties * hurt

    def _falls(self, area: AreaView) -> float:
        """Return the worth of an area's falling to the Black Master."""
        points = area.building.value if area.building else 0
        return self.weight(area.owner) * self.stands(area) + self.grace * points

    # --- influence cards ------------------------------------------------------------------------------------------

    def aim(self, kind: str, area: AreaView, mine: float) -> float:
        """Return the worth of an influence card against, or for, an area (H-8).

        ``mine`` is the worth of a point that the taker gains.
        """
        value = area.building.value if area.building else 0
        weight = self.weight(area.owner)
        if area.tower and kind != "pionier":
            return weight
        pays = 0.3 * self.income(value + area.bonus) if value else 0.0
        if kind == "brand":
            return weight * (value + pays)
        if kind == "hekserij":
            return weight * (self.slot(area) + 0.6 * value + pays)
        return weight * self.stands(area) + mine * (value + pays + self.slot(area))

    def targets(self, kind: str, taker: int) -> list[AreaView]:
        """Return the areas that an influence card may be played against (H-8.1, H-8.3).

        ``pionier`` is played for an area without owner.
        """
        if kind == "pionier":
            return [one for one in self.view.areas if one.owner is None]
        found = [one for one in self.view.areas if one.owner is not None and one.owner not in (self.seat, taker)]
        if kind == "brand":
            return [one for one in found if one.building is not None]
        if kind == "infiltrant":
            return [one for one in found if one.building is None]
        if kind == "overval":
            return [one for one in found if any(self.areas[other].owner == taker for other in one.neighbours)]
        return found
