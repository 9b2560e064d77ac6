"""Makes views from a state: what is public, and what is the seat's own."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from engine.het_verraad.board.areas import buyable, names
from engine.het_verraad.board.facts import area_name
from engine.het_verraad.components import CATEGORIES, MASTER, POWERS, TOWERS, Box, Building
from engine.het_verraad.influence.windows import surrounded
from engine.het_verraad.state import NOBODY, NOTHING, OUTSIDE, State, chip_price, incomes
from engine.het_verraad.view import (
    AreaView,
    Asking,
    CastleView,
    Chip,
    ChipGlimpse,
    Glimpse,
    HetVerraadView,
    Holdings,
    InfluenceCard,
    MasterView,
    OpenCard,
    PowerView,
    Turn,
    Window,
)

PRICED = ("claim", "claim_ring", "act", "buy", "buy_ring")
"""Kinds of questions in which an area has its price."""


def make_view(state: State, seat: int | None) -> HetVerraadView:
    """Return a seat's view, or an onlooker's."""
    box, standing, holders = state.box, tuple(state.standing), tuple(state.powers)
    return HetVerraadView(
        game="het_verraad",
        rules=state.rules,
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=0,
        phase=state.phase,
        asked=_asked(state, seat),
        result=state.result,
        options=state.options,
        box=box,
        areas=_areas(box, state.seats, tuple(state.holder), standing, state.towers),
        castles=tuple([_castle(state, one, standing, holders) for one in range(state.seats)]),
        master=_master(state),
        powers=_power_views(box, state.seats, holders),
        start=state.start,
        turn=_turn(state),
        open=tuple([_open(box, place, card, state.open_bricks[place]) for place, card in enumerate(state.open)]),
        deck=len(state.deck),
        remade=state.remade,
        discards=_buildings(box, state.discards),
        pawnshop=_buildings(box, state.pawnshop),
        market=_buildings(box, state.market),
        replaced=_buildings(box, state.replaced),
        influence_deck=len(state.influence_deck),
        influence_discards=_influence(box, state.influence_discards),
        black_stack=len(state.stack),
        white_left=state.white_left,
        towers_left=state.towers_left,
        revealed=tuple([_chips(state, one) if one in state.revealed else () for one in range(state.seats)]),
        end_points=box.end[state.seats],
        red=box.red,
        die_sides=box.supplies.die_sides,
        ending=state.ending,
        holdings=() if state.result is None else tuple(_holdings(state, one) for one in range(state.seats)),
        window=_window(state),
        changed=names(box, state.changed),
        attack=state.attack,
        hand=() if seat is None else _buildings(box, state.hands[seat]),
        influence=() if seat is None else _influence(box, state.influence[seat]),
        chips=() if seat is None else _chips(state, seat),
        seen=_buildings(box, state.course.seen) if seat == state.active else (),
        possible=() if seat is None else _possible(state, seat),
        suggested=() if seat is None else _suggested(state, seat),
        priced=seat is not None and _is_priced(state, seat),
        glimpsed=() if seat is None else _glimpsed(state, seat),
        chips_glimpsed=() if seat is None else _chips_glimpsed(state, seat),
        asking=_asking(state) if seat == state.active and seat in state.questions else None,
        reply="" if seat is None or state.reaction is None else state.reaction.answers.get(seat, ""),
    )


def _asked(state: State, seat: int | None) -> tuple[int, ...]:
    """Return the seats that are asked.

    In a window these are all seats that were asked, as their answers are a secret (H-8.5). A seat knows whether it has
    answered itself.
    """
    if state.reaction is None:
        return tuple(sorted(state.questions))
    return tuple(sorted(one for one in state.reaction.asked if one != seat or one in state.questions))


def _owner(seats: int, holder: int) -> int | None:
    """Return a holder as views name it."""
    if holder == NOBODY:
        return None
    return MASTER if holder == seats else holder


@lru_cache(maxsize=256)
def _power_views(box: Box, seats: int, holders: tuple[int, ...]) -> tuple[PowerView, ...]:
    return tuple(
        PowerView(power, points, _owner(seats, holder))
        for power, points, holder in zip(POWERS, box.power_points, holders, strict=True)
    )


@lru_cache(maxsize=4096)
def _open(box: Box, place: int, card: int, bricks: int) -> OpenCard:
    return OpenCard(place, None if card == NOTHING else box.buildings[card], bricks)


@lru_cache(maxsize=256)
def _areas(
    box: Box, master: int, holders: tuple[int, ...], standing: tuple[int, ...], towers: int
) -> tuple[AreaView, ...]:
    """Return all areas; ``master`` is the Black Master as a holder."""
    owners = {NOBODY: None, master: MASTER}
    return tuple(
        [
            _area(box, area, owners.get(holder, holder), card, bool(towers >> area & 1))
            for area, (holder, card) in enumerate(zip(holders, standing, strict=True))
        ]
    )


@lru_cache(maxsize=8192)
def _area(box: Box, area: int, owner: int | None, card: int, tower: bool) -> AreaView:
    one = box.areas[area]
    building = None if card == NOTHING else box.buildings[card]
    return AreaView(
        one.area, one.ring, one.price, one.bonus, one.road, one.river, one.gate, one.neighbours, owner, building, tower
    )


def _castle(state: State, seat: int, standing: tuple[int, ...], holders: tuple[int, ...]) -> CastleView:
    return _castle_view(
        state.box,
        seat,
        state.points[seat],
        state.bricks[seat],
        len(state.hands[seat]),
        tuple(sorted(state.known[seat])),
        len(state.influence[seat]),
        state.white[seat],
        len(state.black[seat]),
        state.owned[seat],
        state.built,
        standing,
        tuple(state.counts[seat]),
        holders,
        state.expelled[seat],
    )


@lru_cache(maxsize=4096)
def _castle_view(
    box: Box,
    seat: int,
    points: int,
    bricks: int,
    hand: int,
    known: tuple[int, ...],
    influence: int,
    white: int,
    black: int,
    owned: int,
    built: int,
    standing: tuple[int, ...],
    counts: tuple[int, ...],
    holders: tuple[int, ...],
    expelled: bool,
) -> CastleView:
    """Return the view of a castle, made once for castles that look the same.

    In a turn most castles stay as they are.
    """
    return CastleView(
        seat=seat,
        points=points,
        bricks=bricks,
        hand=hand,
        known=_buildings(box, known),
        influence=influence,
        white=white,
        black=black,
        white_price=chip_price(box, "white", white),
        black_price=chip_price(box, "black", black),
        knights=box.supplies.knights - owned.bit_count(),
        areas=names(box, owned),
        towers=counts[TOWERS],
        buildings=counts[: len(CATEGORIES)],
        incomes=incomes(box, seat, owned & built, standing, holders),
        powers=_powers(seat, holders),
        expelled=expelled,
    )


def _master(state: State) -> MasterView:
    counts = state.counts[state.seats]
    return MasterView(
        points=state.points[state.seats],
        area="" if state.master == OUTSIDE else area_name(state, state.master),
        chips=state.ever_black,
        knights=state.knights(state.seats),
        areas=names(state.box, state.owned[state.seats]),
        towers=counts[TOWERS],
        buildings=tuple(counts[: len(CATEGORIES)]),
        powers=_powers(state.seats, tuple(state.powers)),
    )


@lru_cache(maxsize=1024)
def _powers(holder: int, holders: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(power for power, one in zip(POWERS, holders, strict=True) if one == holder)


def _turn(state: State) -> Turn | None:
    if state.phase in ("claim", "first_tower", "over"):
        return None
    course, supplies = state.course, state.box.supplies
    return Turn(
        seat=state.active,
        areas=supplies.areas_per_turn - course.areas,
        buildings=supplies.buildings_per_turn - course.buildings,
        towers=supplies.towers_per_turn - course.towers,
        chips=supplies.chips_per_turn - course.chips,
        swaps=supplies.swaps_per_turn - course.swaps,
        points=course.points,
        sold=tuple(state.box.building_keys[card] for card in sorted(course.sold)),
        blocked=names(state.box, course.blocked),
        master_blocked=names(state.box, course.master_blocked),
        tovenaar=course.tovenaar,
        moved=course.moved,
        attacked=course.attacked,
        steps=course.steps if course.announced else 0,
        counted=course.announced and course.counted,
        question=course.path[0][0] if course.path else course.kind,
    )


def _asking(state: State) -> Asking:
    """Return what the seat in turn is in the middle of."""
    course = state.course
    path = tuple(
        (kind, group, card_key(state.box, kind, card))
        for kind, group, card in (*course.path, (course.kind, course.group, course.card))
    )
    moving = course.kind == "master_to"
    return Asking(
        path, course.steps if moving else 0, course.counted and moving, course.place if course.kind == "tovenaar" else 0
    )


def card_key(box: Box, kind: str, card: int) -> str:
    """Return the key of the card chosen before a question of that kind.

    The card is a building to place, or an influence card to aim.
    """
    if card == NOTHING:
        return ""
    return box.building_keys[card] if kind == "build_on" else box.influence[card]


def _window(state: State) -> Window | None:
    reaction = state.reaction
    if reaction is None:
        return None
    area, takes = area_name(state, reaction.area), tuple([area_name(state, area) for area in surrounded(state)])
    return Window(reaction.kind, state.active, reaction.to, area, tuple(sorted(reaction.asked)), takes)


def _buildings(box: Box, cards: Collection[int]) -> tuple[Building, ...]:
    return tuple([box.buildings[card] for card in cards]) if cards else ()


def _influence(box: Box, cards: Iterable[int]) -> tuple[InfluenceCard, ...]:
    return tuple([_influence_card(box, card) for card in cards])


@lru_cache(maxsize=256)
def _influence_card(box: Box, card: int) -> InfluenceCard:
    return InfluenceCard(box.influence[card], box.influence[card].split(".")[0])


def _chips(state: State, seat: int) -> tuple[Chip, ...]:
    return tuple(Chip(state.box.chips[chip], state.box.chip_values[chip]) for chip in state.black[seat])


def _holdings(state: State, seat: int) -> Holdings:
    hand, influence = _buildings(state.box, state.hands[seat]), _influence(state.box, state.influence[seat])
    return Holdings(hand, influence, _chips(state, seat))


def _possible(state: State, seat: int) -> tuple[str, ...]:
    """Return the areas among the choices of the seat's question."""
    decision = state.questions.get(seat)
    if decision is None or state.reaction is not None:
        return ()
    if decision.kind == "act":
        return names(state.box, buyable(state))
    if decision.kind == "master":
        return tuple(area_name(state, state.master) for choice in decision.choices if choice.key == "attack")
    rows = (choice.facts.get("areas", (choice.key,)) for choice in decision.choices)
    found = {area for row in rows if isinstance(row, tuple) for area in row}
    return tuple(area.area for area in state.box.areas if area.area in found)


def _is_priced(state: State, seat: int) -> bool:
    """Return whether the seat may choose areas that have to be paid, or add up to a price."""
    decision = state.questions.get(seat)
    return decision is not None and decision.kind in PRICED and bool(_possible(state, seat))


def _suggested(state: State, seat: int) -> tuple[str, ...]:
    """Return the areas that the seat's question suggests."""
    decision = state.questions.get(seat)
    top = decision.facts.get("top_areas", ()) if decision is not None else ()
    return tuple([area for area in top if isinstance(area, str)]) if isinstance(top, tuple) else ()


def _glimpsed(state: State, seat: int) -> tuple[Glimpse, ...]:
    """Return the building cards whose place the seat knows, and not everybody."""
    found: list[Glimpse] = []
    for card in sorted(state.glimpsed[seat]):
        building = state.box.buildings[card]
        if card in state.deck:
            found.append(Glimpse(building, None, state.deck.index(card)))
        for other, hand in enumerate(state.hands):
            if card in hand and other != seat and card not in state.known[other]:
                found.append(Glimpse(building, other, 0))
    return tuple(found)


def _chips_glimpsed(state: State, seat: int) -> tuple[ChipGlimpse, ...]:
    """Return the black chips that the seat gave back, with their places."""
    box, found = state.box, list[ChipGlimpse]()
    for chip in sorted(state.chips_glimpsed[seat]):
        if chip in state.stack:
            found.append(ChipGlimpse(box.chips[chip], box.chip_values[chip], None, state.stack.index(chip)))
        for other, chips in enumerate(state.black):
            if chip in chips and other != seat:
                found.append(ChipGlimpse(box.chips[chip], box.chip_values[chip], other, 0))
    return tuple(found)
