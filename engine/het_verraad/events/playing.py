"""Influence cards and reactions, and areas that change hands (H-7, H-8)."""

from typing import ClassVar

from engine.event import Event


class InfluencePlayed(Event, frozen=True, kw_only=True):
    """An influence card was played and its target named (H-8).

    ``area`` is the area aimed at, if any, with its ``owner`` and ``building``. ``tower`` is 1 if a tower stands there.
    For ``gif`` the owner is the seat aimed at. ``side`` is ``seat``, or ``master`` in phase 4 (H-6.5).
    """

    retold: ClassVar[bool] = True
    strikes: ClassVar[str] = "owner_seats"

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

    retold: ClassVar[bool] = True

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
    retold: ClassVar[bool] = True
    strikes: ClassVar[str] = "target_seat"

    seat: int
    influence: str
    target_seat: int
    to: str
    area: str


class TowerDestroyed(Event, frozen=True, kw_only=True):
    """A tower took the blow of an influence card and went into the supply (H-8.2)."""

    strikes: ClassVar[str] = "owner_seats"

    area: str
    influence: str
    owner: str
    owner_seats: tuple[int, ...]
    left: int


class BuildingDestroyed(Event, frozen=True, kw_only=True):
    """``brand`` destroyed a building (H-8.1); ``points`` are the owner's."""

    strikes: ClassVar[str] = "owner_seats"

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

    strikes: ClassVar[str] = "owner_seats"
    voiced: ClassVar[bool] = True

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

    strikes: ClassVar[str] = "owner_seats"
    voiced: ClassVar[bool] = True

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

    ``reason`` is ``hekserij`` or ``attack``. ``to`` is where its building went: ``hand`` of the owner, ``discards`` or
    ``stays`` (without owner). ``to`` is empty if there was no building.
    """

    strikes: ClassVar[str] = "owner_seats"

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

    strikes: ClassVar[str] = "target_seat"

    seat: int
    target_seat: int
    building: str
    category: str
    value: int
    number: int
    bricks: int
