"""The whole truth of a game of Het Verraad.

Areas, cards and chips are their places in the box. A holder is a seat, or the number of seats for the Black Master, or
``NOBODY``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import engine.state
from engine.chance import Chance
from engine.het_verraad.components import CATEGORIES, HANDEL, POWERS, Box, places
from engine.het_verraad.view import Attack

NOBODY = -1
OUTSIDE = -1
NOTHING = -1


@dataclass(slots=True, kw_only=True)
class Course(engine.state.Part):
    """The course of the turn so far, and what the seat in turn is about to say.

    ``areas``, ``buildings``, ``towers``, ``chips``, ``swaps`` have been bought, built or swapped. ``points`` are those
    when the turn began. ``sold`` are the building cards sold. ``blocked`` and ``master_blocked`` are masks of closed
    areas (H-8.4). ``tovenaar``: such a card has been played. ``moved``, ``attacked``: the Black Master has moved or
    attacked. ``steps`` are the steps he may take, as ``counted`` or rolled. ``announced``: everybody knows these steps.

    ``kind`` is the question, without ``_ring`` or ``_category``. ``group`` is the ring or category chosen there,
    ``card`` the card chosen before. ``path`` has these three of the questions that ``back`` leads to, the last question
    last. ``seen`` are the cards that ``tovenaar`` shows for the open ``place``.
    """

    points: int
    areas: int = 0
    buildings: int = 0
    towers: int = 0
    chips: int = 0
    swaps: int = 0
    sold: frozenset[int] = frozenset()
    blocked: int = 0
    master_blocked: int = 0
    tovenaar: bool = False
    moved: bool = False
    attacked: bool = False
    steps: int = 0
    counted: bool = False
    announced: bool = False
    kind: str = ""
    group: str = ""
    card: int = NOTHING
    path: tuple[tuple[str, str, int], ...] = ()
    seen: tuple[int, ...] = ()
    place: int = 0

    def ask(self, kind: str) -> None:
        """Ask the next question, from which no way leads back."""
        self.kind, self.group, self.card, self.path = kind, "", NOTHING, ()

    def open(self, kind: str, group: str = "", card: int = NOTHING) -> None:
        """Ask the next question, from which ``back`` leads to the present question."""
        self.path = (*self.path, (self.kind, self.group, self.card))
        self.kind, self.group, self.card = kind, group, card

    def back(self) -> None:
        """Go back to the question before."""
        *before, (self.kind, self.group, self.card) = self.path
        self.path = tuple(before)


@dataclass(frozen=True, slots=True)
class Reaction:
    """An open window (H-8.5): ``kind`` is ``protect`` or ``block``, ``to`` as in ``Window`` of the view.

    ``area`` may be ``NOTHING``; ``target`` is the seat that ``gif`` aims at, or ``NOBODY``. ``asked`` are the seats
    asked, clockwise from the one in turn; ``answers`` the keys of those that have answered.
    """

    kind: str
    to: str
    area: int
    target: int
    asked: tuple[int, ...]
    answers: Mapping[int, str]


@dataclass(slots=True, kw_only=True)
class State(engine.state.State):
    """The state of a game, changed in place by the functions of this package; nobody outside the engine sees it.

    ``holder`` and ``standing`` (the building card) are lists by area. The masks ``owned`` and ``border`` (neighbouring
    areas) are lists by holder. Other masks are ``neutral``, ``built`` (areas with a building) and ``towers``.
    ``master`` is the place of the Black Master. ``points`` and ``counts`` are lists by holder; ``counts`` has the
    numbers that the great powers count, in their order. ``powers`` has the holder of each great power. ``hands``,
    ``influence`` and ``black`` are sorted. In piles the first card is the top. ``ever_black`` are black chips ever
    bought. ``remade`` says how often the building deck was made again.

    ``start`` is the start player, ``active`` the seat in turn, ``reaction`` the window that is open. ``ending`` says
    why the round is the last. ``changed`` is the mask of the areas that the last answer with consequences changed.
    ``attack`` is the attack that this answer brought. ``revealed`` are the seats whose black chips were shown at the
    end.

    ``known`` are the cards that everybody knows to be in a seat's hand. ``glimpsed`` and ``chips_glimpsed`` are the
    cards and chips that a seat alone knows, in a pile or another's hand.
    """

    box: Box
    start: int
    holder: list[int]
    standing: list[int]
    owned: list[int]
    border: list[int]
    neutral: int
    points: list[int]
    counts: list[list[int]]
    bricks: list[int]
    hands: list[list[int]]
    influence: list[list[int]]
    white: list[int]
    black: list[list[int]]
    known: list[set[int]]
    glimpsed: list[set[int]]
    chips_glimpsed: list[set[int]]
    expelled: list[bool]
    open: list[int]
    open_bricks: list[int]
    course: Course
    built: int = 0
    towers: int = 0
    master: int = OUTSIDE
    powers: list[int] = field(default_factory=lambda: [NOBODY] * len(POWERS))
    ever_black: int = 0
    deck: list[int] = field(default_factory=list)
    remade: int = 0
    discards: list[int] = field(default_factory=list)
    pawnshop: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)
    replaced: list[int] = field(default_factory=list)
    influence_deck: list[int] = field(default_factory=list)
    influence_discards: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    active: int = 0
    phase: str = "claim"
    ending: str = ""
    reaction: Reaction | None = None
    changed: int = 0
    attack: Attack | None = None
    revealed: tuple[int, ...] = ()

    @property
    def zoning(self) -> bool:
        """The option ``zoning``: whether categories may stand in some areas only (H-4.2)."""
        return self.options["zoning"] == "on"

    def knights(self, holder: int) -> int:
        """Return how many knights a holder has in stock."""
        supplies = self.box.supplies
        stock = supplies.black_knights if holder == self.seats else supplies.knights
        return stock - self.owned[holder].bit_count()

    @property
    def towers_left(self) -> int:
        """The number of towers in the supply."""
        return self.box.supplies.towers - self.towers.bit_count()

    @property
    def white_left(self) -> int:
        """The number of white chips in the supply."""
        return self.box.white_chips - sum(self.white)

    def income(self, holder: int, category: int) -> tuple[int, int]:
        """Return how much a category would pay a seat now, and for which area (H-3.3).

        Without such a building the result is 0 and ``NOTHING``.
        """
        box, best, place = self.box, 0, NOTHING
        if not self.counts[holder][category]:
            return 0, NOTHING
        mask = self.owned[holder] & self.built
        while mask:
            low = mask & -mask
            mask ^= low
            area = low.bit_length() - 1
            card = self.standing[area]
            if box.categories[card] == category:
                pays = box.values[card] + box.bonuses[area]
                if pays > best:
                    best, place = pays, area
        return best + box.power_income[category] * (self.powers[category] == holder), place

    def incomes(self, holder: int) -> tuple[int, ...]:
        """Return how much each category would pay a seat now, as ``income`` says (H-3.3)."""
        return incomes(self.box, holder, self.owned[holder] & self.built, self.standing, self.powers)

    def trades(self, seat: int) -> bool:
        """Return whether a seat may use the free market (H-4.5)."""
        return self.counts[seat][HANDEL] > 0

    def chip_price(self, seat: int, colour: str) -> int:
        """Return the price of a seat's lowest empty slot for chips of a colour, 0 if none is empty (H-4.4)."""
        return chip_price(self.box, colour, self.white[seat] if colour == "white" else len(self.black[seat]))

    def clockwise(self, first: int) -> list[int]:
        """Return all seats, from the given seat on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def draft_order(self) -> list[int]:
        """Return the seats from the right of the start player on, counter-clockwise (H-1.3)."""
        return [(self.start - step) % self.seats for step in range(1, self.seats + 1)]


def chip_price(box: Box, colour: str, number: int) -> int:
    """Return the price of a colour's next chip for a holder of so many, 0 with all slots full (H-4.4)."""
    slots = box.slots[0 if colour == "white" else 1]
    return slots[number] if number < len(slots) else 0


def incomes(box: Box, holder: int, built: int, standing: Sequence[int], powers: Sequence[int]) -> tuple[int, ...]:
    """Return the payment of each category to a holder, in the order of the categories (H-3.3).

    ``built`` are the areas where the holder has buildings.
    """
    best = [0] * len(CATEGORIES)
    for area in places(built):
        card = standing[area]
        best[box.categories[card]] = max(best[box.categories[card]], box.values[card] + box.bonuses[area])
    for category, pays in enumerate(best):
        if pays and powers[category] == holder:
            best[category] += box.power_income[category]
    return tuple(best)


def new_state(box: Box, seats: int, options: Mapping[str, str], chance: Chance, rules: int, start: int) -> State:
    """Return a game before anything is dealt or placed (H-1.1)."""
    supplies = box.supplies
    return State(
        box=box,
        seats=seats,
        options=options,
        chance=chance,
        rules=rules,
        start=start,
        holder=[NOBODY] * len(box.areas),
        standing=[NOTHING] * len(box.areas),
        owned=[0] * (seats + 1),
        border=[0] * (seats + 1),
        neutral=box.everywhere,
        points=[0] * (seats + 1),
        counts=[[0] * len(POWERS) for _ in range(seats + 1)],
        bricks=[supplies.start_bricks] * seats,
        hands=[[] for _ in range(seats)],
        influence=[[] for _ in range(seats)],
        white=[0] * seats,
        black=[[] for _ in range(seats)],
        known=[set() for _ in range(seats)],
        glimpsed=[set() for _ in range(seats)],
        chips_glimpsed=[set() for _ in range(seats)],
        expelled=[False] * seats,
        open=[NOTHING] * supplies.open_cards,
        open_bricks=[0] * supplies.open_cards,
        course=Course(points=0),
    )
