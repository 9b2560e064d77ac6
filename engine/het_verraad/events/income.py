"""The set-up, and phase 1: cards, tax and income (H-1, H-3)."""

from typing import ClassVar

from engine.event import Event


class StartPlayerDrawn(Event, frozen=True, kw_only=True):
    """The seat that has the first turn (H-1.1)."""

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

    retold: ClassVar[bool] = True

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
    """A ``deck``, ``building`` or ``influence``, was made again (H-3.4) from its ``discards`` or the ``markets``."""

    deck: str
    source: str
    number: int


class AreaClaimed(Event, frozen=True, kw_only=True):
    """A seat took an area in the set-up (H-1.3); ``total`` are the prices of all it has."""

    retold: ClassVar[bool] = True

    seat: int
    area: str
    price: int
    bonus: int
    total: int


class RoundStarted(Event, frozen=True, kw_only=True):
    """A round begins with the turn of the start player."""

    seat: int


class TurnStarted(Event, frozen=True, kw_only=True):
    """A seat's turn begins."""

    starts_turn: ClassVar[bool] = True

    seat: int
    points: int
    bricks: int


class IncomeSkipped(Event, frozen=True, kw_only=True):
    """No card lies open: phase 1 is left out (H-3.1)."""

    seat: int


class CardTaken(Event, frozen=True, kw_only=True):
    """A seat took an open card, with ``number`` bricks on it (H-3.1); ``bricks`` are all it has then, tax paid."""

    retold: ClassVar[bool] = True

    seat: int
    building: str
    category: str
    value: int
    number: int
    bricks: int


class TaxPaid(Event, frozen=True, kw_only=True):
    """A card of the town: seats with more than ``limit`` bricks paid the rest (H-3.2); perhaps none had."""

    seat: int
    limit: int
    payer_seats: tuple[int, ...]
    amounts: tuple[int, ...]


class IncomePaid(Event, frozen=True, kw_only=True):
    """A category paid (H-3.3), perhaps nobody.

    A row for each seat paid: ``amounts`` are ``values`` + ``bonuses`` + ``extras``, for the building of ``buildings``
    on ``areas``. ``extras`` are the great power's.
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
