"""What happens in Het Verraad. What only some may know travels in events of its own.

``owner`` is ``seat``, ``master`` (the Black Master) or ``none``; ``owner_seats`` has the seat if there is one and is
empty otherwise. The same holds for ``taker``, ``holder`` and ``former``. ``building`` is a building's name, empty if
there is none; then its ``category`` is empty and its ``value`` 0. Points and bricks are those after the change; the
points of the Black Master stand in the same fields as those of a seat.
"""

from typing import ClassVar

from engine.event import Event


class StartPlayerDrawn(Event, frozen=True, kw_only=True):
    """Who has the first turn (H-1.1)."""

    seat: int


class BuildingsDealt(Event, frozen=True, kw_only=True):
    """The first building cards of a seat (H-1.2). Only for it."""

    seat: int
    buildings: tuple[str, ...]
    categories: tuple[str, ...]
    values: tuple[int, ...]


class CardOpened(Event, frozen=True, kw_only=True):
    """A building card was laid open in a place (H-1.2, H-3.4), with ``tovenaar`` by choice of ``seat`` (``how``).

    ``how`` is ``deck`` or ``tovenaar``.
    """

    seat: int
    place: int
    building: str
    category: str
    value: int
    how: str


class OpenCardsDiscarded(Event, frozen=True, kw_only=True):
    """The open cards were of one category and are discarded, ``bricks`` on them go to the bank (H-3.5)."""

    category: str
    buildings: tuple[str, ...]
    bricks: int


class GapLeft(Event, frozen=True, kw_only=True):
    """No building card is left to fill a place (H-3.6)."""

    place: int


class DeckRemade(Event, frozen=True, kw_only=True):
    """A ``deck``, ``building`` or ``influence``, was made anew (H-3.4) from its ``discards`` or the ``markets``."""

    deck: str
    source: str
    number: int


class AreaClaimed(Event, frozen=True, kw_only=True):
    """A seat took an area in the set-up (H-1.3); ``total`` are the prices of all it has."""

    seat: int
    area: str
    price: int
    bonus: int
    total: int


class TowerBuilt(Event, frozen=True, kw_only=True):
    """A tower stands (H-1.4, H-4.3): ``protected`` are neighbouring own areas, ``left`` towers are in the supply."""

    seat: int
    area: str
    price: int
    bricks: int
    protected: tuple[str, ...]
    left: int


class RoundStarted(Event, frozen=True, kw_only=True):
    """A round begins with the turn of the start player."""

    seat: int


class TurnStarted(Event, frozen=True, kw_only=True):
    """A seat's turn begins."""

    seat: int
    points: int
    bricks: int


class IncomeSkipped(Event, frozen=True, kw_only=True):
    """No card lies open: phase 1 is left out (H-3.1)."""

    seat: int


class CardTaken(Event, frozen=True, kw_only=True):
    """A seat took an open card, with ``number`` bricks on it (H-3.1); ``bricks`` are all it has with them."""

    seat: int
    building: str
    category: str
    value: int
    number: int
    bricks: int


class TaxPaid(Event, frozen=True, kw_only=True):
    """A card of the town: whoever had more than ``limit`` bricks paid the rest (H-3.2); perhaps nobody had."""

    seat: int
    limit: int
    payer_seats: tuple[int, ...]
    amounts: tuple[int, ...]


class IncomePaid(Event, frozen=True, kw_only=True):
    """A category paid (H-3.3), perhaps nobody.

    A row for each seat paid: ``amounts`` are ``values`` + ``bonuses`` + ``extras`` (the great power's), for the
    building of ``buildings`` on ``areas``.
    """

    category: str
    earner_seats: tuple[int, ...]
    amounts: tuple[int, ...]
    values: tuple[int, ...]
    bonuses: tuple[int, ...]
    extras: tuple[int, ...]
    buildings: tuple[str, ...]
    areas: tuple[str, ...]


class BricksAdded(Event, frozen=True, kw_only=True):
    """Each card that still lies open got a brick more (H-3.4): ``numbers`` are how many lie on each now."""

    buildings: tuple[str, ...]
    numbers: tuple[int, ...]


class SorcererSaw(Event, frozen=True, kw_only=True):
    """The cards that ``tovenaar`` shows (H-8.3). Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    buildings: tuple[str, ...]
    categories: tuple[str, ...]
    values: tuple[int, ...]


class CardPutUnder(Event, frozen=True, kw_only=True):
    """The other card that ``tovenaar`` showed went under the deck (H-8.3); there was none if ``number`` is 0."""

    seat: int
    number: int


class AreaBought(Event, frozen=True, kw_only=True):
    """A seat bought an area (H-4.1), with a building that stood there without owner."""

    seat: int
    area: str
    price: int
    bonus: int
    bricks: int
    building: str
    category: str
    value: int
    points: int


class BuildingReplaced(Event, frozen=True, kw_only=True):
    """An old building was pulled down for a new one; its card leaves the game (H-4.2)."""

    seat: int
    area: str
    building: str
    category: str
    value: int
    points: int


class BuildingBuilt(Event, frozen=True, kw_only=True):
    """A building stands (H-4.2); ``income`` is what its category pays the seat now."""

    seat: int
    area: str
    building: str
    category: str
    value: int
    price: int
    bricks: int
    points: int
    income: int


class ChipBought(Event, frozen=True, kw_only=True):
    """A seat bought a chip (H-4.4), ``number`` of this ``colour`` it has now.

    ``master_points`` are those of the Black Master: a black chip has moved his marker.
    """

    seat: int
    colour: str
    number: int
    price: int
    bricks: int
    master_points: int


class ChipSeen(Event, frozen=True, kw_only=True):
    """The value of a black chip drawn. Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    chip: str
    value: int


class ChipSwapped(Event, frozen=True, kw_only=True):
    """A seat swapped a black chip (H-4.4)."""

    seat: int
    price: int
    bricks: int


class SwapSeen(Event, frozen=True, kw_only=True):
    """The chip given back and the one drawn for it (H-4.4). Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    chip: str
    value: int
    former_chip: str
    former_value: int


class CardSold(Event, frozen=True, kw_only=True):
    """A building card was sold (H-4.5, H-8.3): ``shop`` is ``pawnshop``, ``market`` or ``gouden_handel``."""

    seat: int
    shop: str
    building: str
    category: str
    value: int
    price: int
    bricks: int


class CardBought(Event, frozen=True, kw_only=True):
    """A building card was bought in the ``pawnshop`` or the ``market`` (H-4.5)."""

    seat: int
    shop: str
    building: str
    category: str
    value: int
    price: int
    bricks: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """A building card was bought unseen from the deck (H-4.6)."""

    seat: int
    price: int
    bricks: int


class CardSeen(Event, frozen=True, kw_only=True):
    """Which building card was drawn. Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    building: str
    category: str
    value: int


class InfluenceBought(Event, frozen=True, kw_only=True):
    """An influence card was bought unseen (H-4.6); ``number`` are in hand now."""

    seat: int
    price: int
    bricks: int
    number: int


class InfluenceGiven(Event, frozen=True, kw_only=True):
    """The marker is on a red space, ``points``: a free influence card (H-5); ``number`` are in hand now."""

    seat: int
    points: int
    number: int


class InfluenceSeen(Event, frozen=True, kw_only=True):
    """Which influence card it is. Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    influence: str


class InfluenceDiscarded(Event, frozen=True, kw_only=True):
    """A third influence card in hand: one was discarded (H-4.6)."""

    seat: int
    influence: str


class InfluencePlayed(Event, frozen=True, kw_only=True):
    """An influence card was played and its target named (H-8).

    ``area`` is the one aimed at, if any, with its ``owner``, ``building`` and whether a ``tower`` stands there (1);
    for ``gif`` the owner is the seat aimed at. ``side`` is ``seat``, or ``master`` in phase 4 (H-6.5).
    """

    seat: int
    influence: str
    side: str
    area: str
    owner: str
    owner_seats: tuple[int, ...]
    building: str
    category: str
    value: int
    tower: int


class WindowOpened(Event, frozen=True, kw_only=True):
    """Some may react (H-8.5), whether they hold a card for it or not. The fields are as in ``Window`` of the view.

    For ``buy`` the ``price`` of the area is told here, for ``master`` how many ``steps`` he has.
    """

    seat: int
    window: str
    to: str
    area: str
    price: int
    steps: int
    asked_seats: tuple[int, ...]


class NobodyReacted(Event, frozen=True, kw_only=True):
    """All have answered, nobody plays a card (H-8.5)."""

    seat: int
    window: str
    to: str
    area: str


class Reacted(Event, frozen=True, kw_only=True):
    """A seat played ``bescherming`` or ``blokkade`` against what ``target_seat`` played or chose (H-8.4)."""

    outcome: ClassVar[bool] = True

    seat: int
    influence: str
    target_seat: int
    to: str
    area: str


class TowerDestroyed(Event, frozen=True, kw_only=True):
    """A tower took the blow of an influence card and went into the supply (H-8.2)."""

    area: str
    influence: str
    owner: str
    owner_seats: tuple[int, ...]
    left: int


class BuildingDestroyed(Event, frozen=True, kw_only=True):
    """``brand`` destroyed a building (H-8.1); ``points`` are the owner's."""

    area: str
    building: str
    category: str
    value: int
    owner: str
    owner_seats: tuple[int, ...]
    points: int


class AreaTaken(Event, frozen=True, kw_only=True):
    """An area got another owner, with building, its points and tower.

    ``reason`` is ``overval``, ``infiltrant``, ``pionier`` or ``attack`` (H-8.1, H-8.3, H-6.4).
    """

    area: str
    reason: str
    bonus: int
    taker: str
    taker_seats: tuple[int, ...]
    taker_points: int
    owner: str
    owner_seats: tuple[int, ...]
    owner_points: int
    building: str
    category: str
    value: int
    tower: int


class AreaIsolated(Event, frozen=True, kw_only=True):
    """An area was surrounded when ``by_area`` was bought or conquered, and fell to the taker (H-7)."""

    area: str
    by_area: str
    bonus: int
    taker: str
    taker_seats: tuple[int, ...]
    taker_points: int
    owner: str
    owner_seats: tuple[int, ...]
    owner_points: int
    building: str
    category: str
    value: int
    tower: int


class AreaFreed(Event, frozen=True, kw_only=True):
    """A knight was removed: nobody owns the area (H-6.4, H-8.1).

    ``reason`` is ``hekserij`` or ``attack``; ``to`` is where its building went: ``hand`` of the owner, ``discards``,
    ``stays`` (without owner), or nothing if there was none.
    """

    area: str
    reason: str
    owner: str
    owner_seats: tuple[int, ...]
    points: int
    building: str
    category: str
    value: int
    to: str


class Poisoned(Event, frozen=True, kw_only=True):
    """``gif`` (H-8.3): ``target_seat`` discarded a building card, if it had one, and paid ``number`` bricks."""

    seat: int
    target_seat: int
    building: str
    category: str
    value: int
    number: int
    bricks: int


class PowerMoved(Event, frozen=True, kw_only=True):
    """A great power has another holder, or none (H-9.1); ``points`` are its own.

    ``number`` is how many the new holder has of what it counts.
    """

    power: str
    points: int
    number: int
    holder: str
    holder_seats: tuple[int, ...]
    holder_points: int
    former: str
    former_seats: tuple[int, ...]
    former_points: int


class SeatExpelled(Event, frozen=True, kw_only=True):
    """A seat has no area left; it plays on but cannot win without one (H-10.4)."""

    seat: int


class SeatReturned(Event, frozen=True, kw_only=True):
    """An expelled seat has an area again (H-10.4)."""

    seat: int
    area: str


class MasterCalled(Event, frozen=True, kw_only=True):
    """Phase 4 begins: a seat with ``chips`` black chips leads the Black Master (H-6)."""

    seat: int
    chips: int


class MasterRolled(Event, frozen=True, kw_only=True):
    """The black die for the Black Master's steps (H-6.1)."""

    outcome: ClassVar[bool] = True

    seat: int
    number: int


class MasterMoved(Event, frozen=True, kw_only=True):
    """The Black Master went from ``from_area`` (empty: from outside) to ``area``, with ``steps`` of ``number``.

    ``how`` is ``rolled`` or ``counted`` (H-6.1). ``owner`` and ``building`` are what he finds there.
    """

    seat: int
    area: str
    from_area: str
    steps: int
    number: int
    how: str
    owner: str
    owner_seats: tuple[int, ...]
    building: str
    category: str
    value: int


class MasterStayed(Event, frozen=True, kw_only=True):
    """The Black Master took none of his ``number`` steps (H-6.1); ``area`` is empty outside the city."""

    seat: int
    area: str
    number: int
    how: str


class MasterAttacked(Event, frozen=True, kw_only=True):
    """An attack (H-6.3, H-6.4): both dice, every summand, both totals.

    ``tower_areas`` are those of the defender's ``towers`` on neighbouring areas. ``upshot`` is ``conquered``, ``held``
    or ``tied``; ``knights`` are black knights in stock: with none, more is not enough (H-6.6).
    """

    outcome: ClassVar[bool] = True

    seat: int
    area: str
    target_seat: int
    black_die: int
    black_chips: int
    black_total: int
    white_die: int
    white_chips: int
    towers: int
    tower_areas: tuple[str, ...]
    white_total: int
    building: str
    category: str
    value: int
    knights: int
    upshot: str


class LastRound(Event, frozen=True, kw_only=True):
    """The round is the last one (H-10.1, H-3.6).

    ``reason`` is ``seat``, ``master`` or ``deck``; ``trigger_seats`` who reached ``number`` points or more, now
    ``points``, if a seat did. ``last_seat`` has the last turn.
    """

    reason: str
    trigger_seats: tuple[int, ...]
    points: int
    number: int
    last_seat: int


class ChipsRevealed(Event, frozen=True, kw_only=True):
    """A seat's black chips, shown to settle who is the Black Master (H-10.2)."""

    seat: int
    values: tuple[int, ...]
    total: int


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over: ``side`` is ``evil`` (H-10.2) or ``good`` (H-10.3).

    ``points`` are the most that a seat has, ``master_points`` the Black Master's. ``by`` says what settled it: for
    evil ``black`` (most chips), ``values`` or ``points``; for good ``points``, ``white`` or ``black`` (fewest);
    ``shared`` if nothing did, ``nobody`` if no seat could win.
    """

    side: str
    master_points: int
    points: int
    winner_seats: tuple[int, ...]
    by: str


class MatchWon(Event, frozen=True, kw_only=True):
    """A seat has won (H-10.2, H-10.3), with so many points and chips."""

    seat: int
    side: str
    points: int
    white: int
    black: int
