"""Views to draw: from real matches, and made-up ones in which all is as full as it can be."""

import random
from functools import cache

from engine.het_verraad.components import CATEGORIES, MASTER, Box, Building
from engine.het_verraad.data import make_box, shipped_data
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
    Turn,
)

SEATS = range(2, 6)
NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Emma")
LONG_NAMES = ("W" * 32, "Maximilian von und zu Hohenberg I", "Ẁ" * 32, "M" * 32, "@" * 32)


@cache
def the_box() -> Box:
    """The components that ship with the game."""
    return make_box(shipped_data())


def made_up(seats: int, owned: float = 1.0, built: float = 1.0, *, seat: int | None = None) -> HetVerraadView:
    """A moment of the second phase, with such shares of the areas owned and, of these, built on."""
    dice, box = random.Random(seats * 100 + round(owned * 10)), the_box()
    deck = dice.sample(box.buildings, len(box.buildings))
    owners = [*range(seats), MASTER]
    areas = tuple(
        AreaView(
            area.area,
            area.ring,
            area.price,
            area.bonus,
            area.road,
            area.river,
            area.gate,
            area.neighbours,
            owner,
            deck.pop() if owner is not None and dice.random() < built else None,
            tower=owner is not None and dice.random() < 0.25,
        )
        for area in box.areas
        for owner in [owners[number % len(owners)] if dice.random() < owned else None for number in [dice.randrange(99)]]
    )
    powers = tuple(
        PowerView(key, points, owners[number % len(owners)] if owned > 0.5 else None)
        for number, (key, points) in enumerate(
            zip((*CATEGORIES, "white", "towers", "black"), box.power_points, strict=True)
        )
    )
    castles = tuple(_castle(one, areas, powers, dice) for one in range(seats))
    own = seat is not None
    return HetVerraadView(
        game="het_verraad",
        seat=seat,
        seats=seats,
        round=12,
        rounds=0,
        phase="actions",
        asked=(seats - 1,),
        result=None,
        options={"zoning": "on", "deck_ends": "on", "master_ends": "on"},
        box=box,
        areas=areas,
        castles=castles,
        master=MasterView(23, "M7", 17, 19, _of(areas, MASTER), 2, (2, 3, 1, 0), _held(powers, MASTER)),
        powers=powers,
        start=0,
        turn=Turn(seats - 1, 2, 2, 1, 2, 1, 12, (), (), (), tovenaar=False, moved=False, attacked=False, steps=0, counted=False, question="act"),
        open=tuple(OpenCard(place, deck.pop(), 2 * place) for place in range(box.supplies.open_cards)),
        deck=31,
        remade=0,
        discards=tuple(deck[:5]),
        pawnshop=tuple(deck[:3]) if owned < 1 else box.buildings[5:25],
        market=tuple(deck[3:5]) if owned < 1 else box.buildings[30:60],
        replaced=(),
        influence_deck=24,
        influence_discards=(),
        black_stack=20,
        white_left=21,
        towers_left=3,
        revealed=(),
        end_points=box.end[seats],
        red_every=box.red_every,
        die_sides=6,
        ending="",
        window=None,
        changed=("M7", "O10"),
        attack=Attack(seats - 1, "M7", 0, 6, 2, 8, 1, 2, 1, 4, "conquered"),
        hand=_longest(box) if own else (),
        influence=tuple(InfluenceCard(f"{kind}.2", kind) for kind in ("gouden_handel", "bescherming")) if own else (),
        chips=tuple(Chip(f"{value}.1", value) for value in (1, 2, 4)) if own else (),
        seen=(),
        possible=tuple(area.area for area in areas if area.owner is None) if own else (),
        glimpsed=(),
        chips_glimpsed=(),
        asking=None,
        reply="",
    )


def _castle(seat: int, areas: tuple[AreaView, ...], powers: tuple[PowerView, ...], dice: random.Random) -> CastleView:
    return CastleView(
        seat=seat,
        points=dice.randrange(30),
        bricks=dice.randrange(40),
        hand=dice.randrange(12),
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
