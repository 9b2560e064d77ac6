"""Phases 2 and 3: what is bought, built, traded and drawn (H-4, H-5)."""

from typing import ClassVar

from engine.event import Event


class TowerBuilt(Event, frozen=True, kw_only=True):
    """A tower stands (H-1.4, H-4.3): ``protected`` are neighbouring own areas, ``left`` towers are in the supply."""

    retold: ClassVar[bool] = True

    seat: int
    area: str
    price: int
    bricks: int
    protected: tuple[str, ...]
    left: int


class AreaBought(Event, frozen=True, kw_only=True):
    """A seat bought an area (H-4.1), with a building that stood there without owner."""

    retold: ClassVar[bool] = True

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

    retold: ClassVar[bool] = True

    seat: int
    area: str
    building: str
    category: str
    value: int
    points: int


class BuildingBuilt(Event, frozen=True, kw_only=True):
    """A building stands (H-4.2); ``income`` is what its category pays the seat now."""

    retold: ClassVar[bool] = True

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

    retold: ClassVar[bool] = True

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

    retold: ClassVar[bool] = True

    seat: int
    price: int
    bricks: int


class WhiteChipSwapped(Event, frozen=True, kw_only=True):
    """A seat swapped a white chip for a black one (H-12.2): ``white`` and ``black`` are how many it has now."""

    retold: ClassVar[bool] = True

    seat: int
    price: int
    bricks: int
    white: int
    black: int


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

    retold: ClassVar[bool] = True

    seat: int
    shop: str
    building: str
    category: str
    value: int
    price: int
    bricks: int


class CardBought(Event, frozen=True, kw_only=True):
    """A building card was bought in the ``pawnshop`` or the ``market`` (H-4.5)."""

    retold: ClassVar[bool] = True

    seat: int
    shop: str
    building: str
    category: str
    value: int
    price: int
    bricks: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """A building card was bought unseen from the deck (H-4.6)."""

    retold: ClassVar[bool] = True

    seat: int
    price: int
    bricks: int


class CardSeen(Event, frozen=True, kw_only=True):
    """The building card that was drawn. Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    building: str
    category: str
    value: int


class InfluenceBought(Event, frozen=True, kw_only=True):
    """An influence card was bought unseen (H-4.6); ``number`` are in hand now."""

    retold: ClassVar[bool] = True

    seat: int
    price: int
    bricks: int
    number: int


class InfluenceGiven(Event, frozen=True, kw_only=True):
    """The marker is on a red space, ``points``: a free influence card (H-5); ``number`` are in hand now."""

    retold: ClassVar[bool] = True

    seat: int
    points: int
    number: int


class InfluenceSeen(Event, frozen=True, kw_only=True):
    """The influence card that a seat got. Only for the seat."""

    sight: ClassVar[bool] = True

    seat: int
    influence: str


class InfluenceDiscarded(Event, frozen=True, kw_only=True):
    """A third influence card in hand: one was discarded (H-4.6)."""

    retold: ClassVar[bool] = True

    seat: int
    influence: str
