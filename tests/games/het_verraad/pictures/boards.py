"""Views to draw: from real matches, and made-up ones in which all is as full as it can be."""

import random
from functools import cache

from msgspec.structs import replace

import engine
from engine.het_verraad.box.loading import make_box, shipped_data
from engine.het_verraad.components import CATEGORIES, MASTER, Box, Building
from engine.het_verraad.view import (
    AreaView,
    Attack,
    CastleView,
    Chip,
    HetVerraadView,
    InfluenceCard,
    MasterView,
    OpenCard,
    PowerView,
)
from engine.match import Match
from engine.view import View
from tests.matches import play_by_chance, seed_of

SEATS = range(2, 6)
MOMENTS = ("claim", "first_tower", "income", "actions", "influence", "master", "over", "protect", "block")
NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Emma")
LONG_NAMES = ("W" * 32, "Maximilian von und zu Hohenberg I", "Ẁ" * 32, "M" * 32, "@" * 32)


@cache
def the_box() -> Box:
    """The components that ship with the game."""
    return make_box(shipped_data())


def het_verraad(view: View) -> HetVerraadView:
    """The view, known to be one of Het Verraad."""
    assert isinstance(view, HetVerraadView)
    return view


def views(match: Match) -> tuple[HetVerraadView, ...]:
    """The onlooker's view, then every seat's."""
    return tuple(het_verraad(match.view(seat)) for seat in (None, *range(match.seats)))


@cache
def moments(seats: int) -> dict[str, tuple[HetVerraadView, ...]]:
    """Phase, or kind of an open reaction -> views at one moment: the onlooker's, then every seat's.

    All of them with 3 seats, some with others. The matches end early, with few points.
    """
    wanted = {*MOMENTS} if seats == 3 else {"claim", "actions", "master", "block", "over"}
    found: dict[str, tuple[HetVerraadView, ...]] = {}
    track = {**shipped_data()["track"], "end": dict.fromkeys(("2", "3", "4", "5"), 15)}
    for number in range(20):
        seed = seed_of(f"pictures {number}")
        match = engine.start("het_verraad", seats=seats, seed=seed, data={"track": track})
        while match.result is None:
            public = het_verraad(match.view(None))
            moment = public.window.window if public.window else public.phase
            if moment not in found and (public.round > 2 or moment in ("claim", "first_tower")):
                found[moment] = views(match)
            play_by_chance(match, seed, 1)
        found.setdefault("over", views(match))
        if wanted <= found.keys():
            return found
    raise AssertionError(f"only {sorted(found)}")


def made_up(seats: int, owned: float = 1.0, built: float = 1.0, *, seat: int | None = None) -> HetVerraadView:
    """A moment of the second phase, with such shares of the areas owned and, of these, built on.

    A ``seat`` holds and may choose as much as can be.
    """
    dice, box = random.Random(seats * 100 + round(owned * 10)), the_box()
    deck = dice.sample(box.buildings, len(box.buildings))
    owners = [*range(seats), MASTER]
    areas = []
    for area in box.areas:
        number, taken = dice.randrange(99), dice.random() < owned
        owner = owners[number % len(owners)] if taken else None
        building = deck.pop() if taken and dice.random() < built else None
        marks = (area.area, area.ring, area.price, area.bonus, area.road, area.river, area.gate, area.neighbours)
        areas.append(AreaView(*marks, owner, building, tower=taken and dice.random() < 0.25))
    keys = zip((*CATEGORIES, "white", "towers", "black"), box.power_points, strict=True)
    powers = tuple(
        PowerView(key, points, owners[number % len(owners)] if owned > 0.5 else None)
        for number, (key, points) in enumerate(keys)
    )
    castles = tuple(_castle(one, tuple(areas), powers, dice) for one in range(seats))
    base = moments(seats)["actions"][0 if seat is None else seat + 1]
    own = seat is not None
    return replace(
        base,
        round=12,
        asked=(seats - 1,),
        areas=tuple(areas),
        castles=castles,
        master=MasterView(23, "M7", 17, 19, _of(tuple(areas), MASTER), 2, (2, 3, 1, 0), _held(powers, MASTER)),
        powers=powers,
        open=tuple(OpenCard(place, deck.pop(), 13 * place) for place in range(box.supplies.open_cards)),
        pawnshop=tuple(deck[:3]) if owned < 1 else box.buildings[5:25],
        market=tuple(deck[3:5]) if owned < 1 else box.buildings[30:60],
        end_points=box.end[seats],
        changed=("M7", "O10"),
        attack=Attack(seats - 1, "M7", 0, 6, 6, 12, 6, 6, 4, 16, "held"),
        hand=_longest(box) if own else (),
        influence=tuple(InfluenceCard(f"{kind}.2", kind) for kind in ("hekserij", "overval")) if own else (),
        chips=tuple(Chip(f"4.{number}", 4) for number in range(6)) if own else (),
        seen=_longest(box)[:2] if own else (),
        possible=tuple(area.area for area in areas if area.owner is None or owned == 1) if own else (),
    )


def _castle(seat: int, areas: tuple[AreaView, ...], powers: tuple[PowerView, ...], dice: random.Random) -> CastleView:
    return CastleView(
        seat=seat,
        points=dice.randrange(30, 60),
        bricks=dice.randrange(90, 150),
        hand=dice.randrange(20),
        known=(),
        influence=2,
        white=dice.randrange(7),
        black=dice.randrange(7),
        white_price=dice.choice((0, 3, 8)),
        black_price=dice.choice((0, 3, 8)),
        knights=14,
        areas=_of(areas, seat),
        towers=1,
        buildings=(1, 2, 3, 0),
        incomes=tuple(dice.randrange(9) for _ in CATEGORIES),
        powers=_held(powers, seat),
        expelled=False,
    )


def _of(areas: tuple[AreaView, ...], owner: int) -> tuple[str, ...]:
    return tuple(area.area for area in areas if area.owner == owner)


def _held(powers: tuple[PowerView, ...], owner: int) -> tuple[str, ...]:
    return tuple(power.power for power in powers if power.holder == owner)


def _longest(box: Box) -> tuple[Building, ...]:
    return tuple(sorted(box.buildings, key=lambda one: -len(one.name))[:9])
