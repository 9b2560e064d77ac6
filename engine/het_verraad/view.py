"""The knowledge that a seat, or an onlooker, may have of a game of Het Verraad.

Areas, cards and chips are named by their keys: ``M7``, ``tolhuis``, ``brand.2``, ``3.1``. An owner is a seat,
``MASTER`` for the Black Master, or ``None``.
"""

from collections.abc import Mapping

import msgspec

from engine.het_verraad.components import Box, Building
from engine.view import View


class AreaView(msgspec.Struct, frozen=True, gc=False):
    """An area, what is printed on it (as in ``Area``) and what stands there."""

    area: str
    ring: str
    price: int
    bonus: int
    road: bool
    river: bool
    gate: bool
    neighbours: tuple[str, ...]
    owner: int | None = None
    building: Building | None = None
    tower: bool = False


def archers(area: AreaView, areas: Mapping[str, AreaView]) -> int:
    """Return how many towers help an area: those of its owner beside it (H-6.3)."""
    return sum(one.tower and one.owner == area.owner for one in map(areas.__getitem__, area.neighbours))


class CastleView(msgspec.Struct, frozen=True, gc=False):
    """The public knowledge of a seat.

    ``hand`` and ``influence`` are sizes of hands. ``known`` are the building cards that everybody knows to be in its
    hand. ``knights`` are those in stock, ``towers`` those on the board. ``white_price`` and ``black_price`` are those
    of the lowest empty slots, 0 if all are full. ``buildings`` counts buildings by category. ``incomes`` are the
    payments of each category now (H-3.3). Both are in the order of ``CATEGORIES``. ``powers`` are the great powers
    held. ``expelled``: the seat has no area (H-10.4).
    """

    seat: int
    points: int
    bricks: int
    hand: int
    known: tuple[Building, ...]
    influence: int
    white: int
    black: int
    white_price: int
    black_price: int
    knights: int
    areas: tuple[str, ...]
    towers: int
    buildings: tuple[int, ...]
    incomes: tuple[int, ...]
    powers: tuple[str, ...]
    expelled: bool


class MasterView(msgspec.Struct, frozen=True, gc=False):
    """The Black Master: ``area`` is where he stands, empty outside the city; ``chips`` are black chips ever bought.

    ``knights`` are black knights in stock; the rest as in ``CastleView``.
    """

    points: int
    area: str
    chips: int
    knights: int
    areas: tuple[str, ...]
    towers: int
    buildings: tuple[int, ...]
    powers: tuple[str, ...]


class OpenCard(msgspec.Struct, frozen=True, gc=False):
    """A place for an open card, with the bricks on it; ``building`` is ``None`` if the place is empty."""

    place: int
    building: Building | None
    bricks: int


class PowerView(msgspec.Struct, frozen=True, gc=False):
    """A great power (H-0.7): ``holder`` is an owner, ``None`` if it is vacant."""

    power: str
    points: int
    holder: int | None


class Window(msgspec.Struct, frozen=True, gc=False):
    """A reaction that is open (H-8.5).

    ``window`` is ``protect`` or ``block``. ``seat`` is the seat whose card or choice is reacted to. ``to`` names this
    card or choice: an influence card's kind, ``buy`` or ``master``. ``area`` is the area aimed at or chosen, empty for
    ``gif``. ``asked_seats`` are all seats that were asked, answered or not. ``takes`` are areas that fall as well if
    the area is bought (H-7).
    """

    window: str
    seat: int
    to: str
    area: str
    asked_seats: tuple[int, ...]
    takes: tuple[str, ...] = ()


class Attack(msgspec.Struct, frozen=True, gc=False):
    """The last attack (H-6.3): every summand, both totals; ``upshot`` is ``conquered``, ``held`` or ``tied``."""

    seat: int
    area: str
    target_seat: int
    black_die: int
    black_chips: int
    black_total: int
    white_die: int
    white_chips: int
    towers: int
    white_total: int
    upshot: str


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The public acts of the seat in turn.

    ``areas``, ``buildings``, ``towers``, ``chips``, ``swaps``: how many of each the seat may still buy, build or swap
    in this turn. ``points``: its points when the turn began (H-5). ``sold``: building cards that the seat has sold, and
    cannot buy back (H-4.5). ``blocked``: areas closed to the seat as a buyer, ``master_blocked`` to the Black Master
    (H-8.4). ``tovenaar``: the seat has played such a card for the refill.

    ``moved``, ``attacked``: the Black Master has moved or attacked. ``steps``: how many steps he has, while his
    destination is chosen, once they are public, otherwise 0. ``counted``: the steps were not rolled.

    ``question`` is the kind of the question to the seat, as everybody knows it. Questions that the seat opens from
    there are its own.
    """

    seat: int
    areas: int
    buildings: int
    towers: int
    chips: int
    swaps: int
    points: int
    sold: tuple[str, ...]
    blocked: tuple[str, ...]
    master_blocked: tuple[str, ...]
    tovenaar: bool
    moved: bool
    attacked: bool
    steps: int
    counted: bool
    question: str

    @property
    def distance(self) -> int:
        """The most steps that the Black Master may go, once they are public, otherwise 0 (H-6.1)."""
        return self.steps


class Asking(msgspec.Struct, frozen=True, gc=False):
    """The answers that a seat has given so far to open questions, and that nobody else knows.

    ``path`` has kind, group and card of the questions that ``back`` leads to, and last of the question asked. The group
    is the ring or category chosen there, the card was chosen before. Each is empty if nothing was chosen. ``steps`` are
    the steps of the Black Master, ``counted`` but not yet told. ``place`` is the open place that ``tovenaar`` fills.
    """

    path: tuple[tuple[str, str, str], ...]
    steps: int
    counted: bool
    place: int


class Glimpse(msgspec.Struct, frozen=True, gc=False):
    """A building card whose place the seat knows, and not everybody (H-8.3 ``tovenaar``).

    It is in the hand of ``seat``, or in the deck at ``depth`` (0: the top card).
    """

    building: Building
    seat: int | None
    depth: int


class ChipGlimpse(msgspec.Struct, frozen=True, gc=False):
    """A black chip of another's that the seat knows, as it gave it back itself (H-4.4).

    Another ``seat`` has it, or it is in the stack at ``depth`` (0: the top one).
    """

    chip: str
    value: int
    seat: int | None
    depth: int


class Chip(msgspec.Struct, frozen=True, gc=False):
    """A black chip: its key and its value."""

    chip: str
    value: int


class InfluenceCard(msgspec.Struct, frozen=True, gc=False):
    """An influence card: its key (``brand.2``) and its kind."""

    card: str
    influence: str


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """The secret holdings of a seat when the match ended.

    These are building cards, influence cards and black chips.
    """

    hand: tuple[Building, ...]
    influence: tuple[InfluenceCard, ...]
    chips: tuple[Chip, ...]


class HetVerraadView(View, frozen=True, kw_only=True):
    """The view of a seat or an onlooker. All fields are public except the last eleven.

    The last eleven fields are the seat's own, and empty for an onlooker.

    ``phase`` is ``claim`` (H-1.3), ``first_tower`` (H-1.4), ``income``, ``actions``, ``influence``, ``master`` (phases
    1 to 4) or ``over``. A round is over when every seat had its turn; nobody knows how many rounds there will be.

    ``box`` are the components of this match, with components that replace the game's own. ``remade`` says how often the
    building deck was made again. Until then the deck is C under B under A (H-1.2), except for cards that ``tovenaar``
    put under it.

    ``areas`` stand in canonical order. ``start`` is the start player. ``turn`` is the seat in turn and what the seat
    may still do. In the set-up and when the match is over ``turn`` is ``None``. ``deck``, ``influence_deck``,
    ``black_stack``, ``white_left`` and ``towers_left`` are sizes of piles and supplies. ``discards`` (building cards),
    ``influence_discards`` (keys), ``pawnshop``, ``market`` and ``replaced`` (cards that left the game, H-4.2) lie open,
    the oldest first. ``revealed``: the black chips of each seat, if H-10.2 showed them, otherwise nothing.
    ``end_points`` end the match (H-10.1). ``red`` are the spaces that bring an influence card (H-5). ``die_sides`` have
    both dice. ``ending`` says why this round is the last: ``seat``, ``master``, ``deck``, or nothing. ``holdings``: the
    holdings of each seat, once the match is over, otherwise nothing. ``window`` is the open reaction. ``changed``: the
    areas that the last answer with consequences changed. ``attack``: the attack that this answer brought.

    ``hand``, ``influence``, ``chips``: the seat's own cards and black chips. ``seen``: the cards that the seat sees
    with ``tovenaar``. ``possible``: the areas among the choices of the seat's present question. At ``act`` these are
    the areas that the seat may buy, at ``master`` the area that it may attack. ``suggested``: those that are worth
    most of the areas that it may claim. ``priced``: whether areas that it may choose have their prices. ``glimpsed``,
    ``chips_glimpsed``: other cards and chips that the seat has come to know. ``asking``: the seat's answers so far for
    its next act. ``reply``: its answer to the open reaction, empty before.
    """

    options: Mapping[str, str]
    box: Box
    areas: tuple[AreaView, ...]
    castles: tuple[CastleView, ...]
    master: MasterView
    powers: tuple[PowerView, ...]
    start: int
    turn: Turn | None
    open: tuple[OpenCard, ...]
    deck: int
    remade: int
    discards: tuple[Building, ...]
    pawnshop: tuple[Building, ...]
    market: tuple[Building, ...]
    replaced: tuple[Building, ...]
    influence_deck: int
    influence_discards: tuple[InfluenceCard, ...]
    black_stack: int
    white_left: int
    towers_left: int
    revealed: tuple[tuple[Chip, ...], ...]
    end_points: int
    red: tuple[int, ...]
    die_sides: int
    ending: str
    holdings: tuple[Holdings, ...]
    window: Window | None
    changed: tuple[str, ...]
    attack: Attack | None
    hand: tuple[Building, ...]
    influence: tuple[InfluenceCard, ...]
    chips: tuple[Chip, ...]
    seen: tuple[Building, ...]
    possible: tuple[str, ...]
    suggested: tuple[str, ...]
    priced: bool
    glimpsed: tuple[Glimpse, ...]
    chips_glimpsed: tuple[ChipGlimpse, ...]
    asking: Asking | None
    reply: str

    @property
    def hides_answers(self) -> bool:
        """``True`` while a reaction is open (H-8.5)."""
        return self.window is not None

    @property
    def hides_steps(self) -> bool:
        """``True`` except for the first towers.

        Areas are chosen by their ring first, and each act is chosen before it is done.
        """
        return self.phase != "first_tower"
