"""A possible truth behind a view, for computer players and tests; chance makes up what a seat does not know.

Building cards of others and of the deck agree with the letters until the deck is made again (H-1.2).
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.chance import Chance
from engine.het_verraad.board.areas import place_building, raise_tower, take
from engine.het_verraad.components import BLACK, MASTER, WHITE, Building
from engine.het_verraad.influence.windows import PASS, reaction_cards
from engine.het_verraad.questions import ask
from engine.het_verraad.state import NOBODY, NOTHING, OUTSIDE, Course, Reaction, State, new_state
from engine.het_verraad.view import HetVerraadView, InfluenceCard, Turn, Window

T = TypeVar("T")


def determinize(view: HetVerraadView, chance: Chance) -> State:
    """Return a state that gives the same view."""
    state = new_state(view.box, view.seats, view.options, chance, view.rules, view.start)
    _public(view, state)
    _board(view, state)
    _points(view, state)
    _piles(view, state)
    _buildings(view, state)
    _influence(view, state)
    _chips(view, state)
    if view.turn is not None:
        _course(view, state, view.turn)
    elif view.result is None:
        state.active = view.asked[0]
        state.course.ask(view.phase)
    _asking(view, state)
    if view.window is not None:
        state.reaction = _reaction(view, state, view.window)
    state.questions = ask(state)
    return state


# --- what everybody knows ---------------------------------------------------------------------------------------------


def _public(view: HetVerraadView, state: State) -> None:
    """Write the course of the match, bricks, and the Black Master's place into the state."""
    place = view.box.place
    state.round, state.phase, state.ending, state.result = view.round, view.phase, view.ending, view.result
    state.bricks = [one.bricks for one in view.castles]
    state.expelled = [one.expelled for one in view.castles]
    state.master = place[view.master.area] if view.master.area else OUTSIDE
    state.ever_black = view.master.chips
    state.changed = sum(1 << place[area] for area in view.changed)
    state.attack = view.attack
    state.revealed = tuple(seat for seat, chips in enumerate(view.revealed) if chips)
    state.remade = view.remade


def _board(view: HetVerraadView, state: State) -> None:
    """Write owners, buildings and towers into the state."""
    changed = state.changed
    for area, one in enumerate(view.areas):
        if one.owner is not None:
            take(state, area, _holder(view, one.owner))
        if one.building is not None:
            place_building(state, area, view.box.card[one.building.card])
        if one.tower:
            raise_tower(state, area)
    state.changed = changed


def _holder(view: HetVerraadView, owner: int | None) -> int:
    if owner is None:
        return NOBODY
    return view.seats if owner == MASTER else owner


def _points(view: HetVerraadView, state: State) -> None:
    """Write chips, great powers and all points into the state."""
    state.white = [one.white for one in view.castles]
    for seat, one in enumerate(view.castles):
        state.counts[seat][WHITE], state.counts[seat][BLACK] = one.white, one.black
    state.powers = [_holder(view, one.holder) for one in view.powers]
    state.points = [*(one.points for one in view.castles), view.master.points]


def _piles(view: HetVerraadView, state: State) -> None:
    """Write the cards that lie open into the state."""
    state.open = [_card(view, one.building) for one in view.open]
    state.open_bricks = [one.bricks for one in view.open]
    state.discards, state.replaced = _cards(view, view.discards), _cards(view, view.replaced)
    state.pawnshop, state.market = _cards(view, view.pawnshop), _cards(view, view.market)
    state.influence_discards = _influence_cards(view, view.influence_discards)
    state.known = [set(_cards(view, one.known)) for one in view.castles]


def _card(view: HetVerraadView, building: Building | None) -> int:
    return NOTHING if building is None else view.box.card[building.card]


def _cards(view: HetVerraadView, buildings: Iterable[Building]) -> list[int]:
    return [view.box.card[one.card] for one in buildings]


def _influence_cards(view: HetVerraadView, cards: Iterable[InfluenceCard]) -> list[int]:
    return [view.box.influence_card[one.card] for one in cards]


def _course(view: HetVerraadView, state: State, turn: Turn) -> None:
    """Write the turn into the state, as everybody knows it."""
    supplies, place = view.box.supplies, view.box.place
    state.active = turn.seat
    state.course = Course(
        points=turn.points,
        areas=supplies.areas_per_turn - turn.areas,
        buildings=supplies.buildings_per_turn - turn.buildings,
        towers=supplies.towers_per_turn - turn.towers,
        chips=supplies.chips_per_turn - turn.chips,
        swaps=supplies.swaps_per_turn - turn.swaps,
        sold=frozenset(view.box.card[key] for key in turn.sold),
        blocked=sum(1 << place[area] for area in turn.blocked),
        master_blocked=sum(1 << place[area] for area in turn.master_blocked),
        tovenaar=turn.tovenaar,
        moved=turn.moved,
        attacked=turn.attacked,
        steps=turn.steps,
        counted=turn.counted,
        announced=turn.steps > 0,
        kind=turn.question,
    )
    if turn.question == "tovenaar":
        state.course.seen = tuple(state.deck[: view.box.tovenaar_cards])
        state.course.place = state.open.index(NOTHING)


# --- what is hidden ---------------------------------------------------------------------------------------------------


def _buildings(view: HetVerraadView, state: State) -> None:
    """Fill hands and the deck with building cards."""
    fixed = {one.depth: view.box.card[one.building.card] for one in view.glimpsed if one.seat is None}
    fixed.update(enumerate(_cards(view, view.seen)))
    state.hands = [sorted(known) for known in state.known]
    for one in view.glimpsed:
        if one.seat is not None:
            state.hands[one.seat].append(view.box.card[one.building.card])
    if view.seat is not None:
        state.hands[view.seat] = _cards(view, view.hand)
        state.glimpsed[view.seat] = set(_cards(view, (one.building for one in view.glimpsed)))
    for seat, held in enumerate(view.holdings):
        state.hands[seat] = _cards(view, held.hand)
    seen = {*fixed.values(), *state.standing, *state.open, *state.discards, *state.replaced}
    seen.update(state.pawnshop, state.market, *state.hands)
    unseen = state.chance.shuffle([card for card in range(len(view.box.buildings)) if card not in seen])
    if not view.remade:
        unseen.sort(key=lambda card: view.box.buildings[card].letter)
    missing = [one.hand - len(hand) for one, hand in zip(view.castles, state.hands, strict=True)]
    drawn = state.chance.shuffle(unseen[: sum(missing)])
    for hand, number in zip(state.hands, missing, strict=True):
        hand.extend(drawn[:number])
        hand.sort()
        del drawn[:number]
    state.deck = _pile(view.deck, fixed, unseen[sum(missing) :])


def _pile(size: int, fixed: dict[int, T], rest: Sequence[T]) -> list[T]:
    """Return a pile in which some places are known."""
    others = iter(rest)
    return [fixed[depth] if depth in fixed else next(others) for depth in range(size)]


def _influence(view: HetVerraadView, state: State) -> None:
    """Fill hands and the deck with influence cards."""
    known = {seat: _influence_cards(view, held.influence) for seat, held in enumerate(view.holdings)}
    if view.seat is not None:
        known[view.seat] = _influence_cards(view, view.influence)
    seen = {*state.influence_discards}.union(*known.values())
    unseen = state.chance.shuffle([card for card in range(len(view.box.influence)) if card not in seen])
    for seat, one in enumerate(view.castles):
        if seat in known:
            state.influence[seat] = known[seat]
        else:
            state.influence[seat] = sorted(unseen[: one.influence])
            del unseen[: one.influence]
    state.influence_deck = unseen[: view.influence_deck]


def _chips(view: HetVerraadView, state: State) -> None:
    """Deal the black chips of others and of the stack."""
    chip = view.box.chip
    fixed = {one.depth: chip[one.chip] for one in view.chips_glimpsed if one.seat is None}
    shown = [held.chips for held in view.holdings] or view.revealed
    state.black = [[chip[one.chip] for one in row] for row in shown]
    for one in view.chips_glimpsed:
        if one.seat is not None and chip[one.chip] not in state.black[one.seat]:
            state.black[one.seat].append(chip[one.chip])
    if view.seat is not None:
        state.black[view.seat] = [chip[one.chip] for one in view.chips]
        state.chips_glimpsed[view.seat] = {chip[one.chip] for one in view.chips_glimpsed}
    seen = set(fixed.values()).union(*state.black)
    unseen = state.chance.shuffle([one for one in range(len(view.box.chips)) if one not in seen])
    for castle, chips in zip(view.castles, state.black, strict=True):
        number = castle.black - len(chips)
        chips.extend(unseen[:number])
        chips.sort()
        del unseen[:number]
    state.stack = _pile(view.black_stack, fixed, unseen)


# --- what the seat itself has said ------------------------------------------------------------------------------------


def _asking(view: HetVerraadView, state: State) -> None:
    """Write into the state what the seat has said so far of its next act."""
    asking, course = view.asking, state.course
    if asking is None:
        return
    path = [(kind, group, _chosen(view, kind, key)) for kind, group, key in asking.path]
    *before, (course.kind, course.group, course.card) = path
    course.path = tuple(before)
    course.steps, course.counted, course.place = asking.steps, asking.counted, asking.place


def _chosen(view: HetVerraadView, kind: str, key: str) -> int:
    """Return the card of a key: a building to place, or an influence card to aim."""
    if not key:
        return NOTHING
    return view.box.card[key] if kind == "build_on" else view.box.influence_card[key]


def _reaction(view: HetVerraadView, state: State, window: Window) -> Reaction:
    """Return an open window.

    The seats among the others that have answered, and their answers, are made by chance (H-8.5).
    """
    clockwise = state.clockwise(state.active)
    asked = tuple(sorted(window.asked_seats, key=clockwise.index))
    area = view.box.place[window.area] if window.area else NOTHING
    target = asked[0] if window.to == "gif" else NOBODY
    answers = {view.seat: view.reply} if view.seat is not None and view.reply else {}
    others = [seat for seat in asked if seat != view.seat]
    if view.seat not in asked or view.reply:
        others.remove(state.chance.pick(others))  # at least one is awaited
    for seat in others:
        if state.chance.roll(2) == 1:
            cards = [view.box.influence[card] for card in reaction_cards(state, seat, window.window)]
            answers[seat] = state.chance.pick([PASS.key, *cards])
    return Reaction(window.window, window.to, area, target, asked, answers)
