"""The end of the set-up: areas are claimed, first towers placed (H-1.3, H-1.4)."""

from functools import partial

from msgspec.structs import replace

from engine.decision import Choice, Later, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import names, raise_tower, take
from engine.het_verraad.board.facts import area_choice, area_name
from engine.het_verraad.board.objections import Rules, against_area, allowed
from engine.het_verraad.components import Box, affordable, places
from engine.het_verraad.rounds import start_turn
from engine.het_verraad.scoring import settle
from engine.het_verraad.state import State
from engine.het_verraad.thumb.investing import claim as worth_of_claim
from engine.het_verraad.thumb.outlook import rounds_to_come
from engine.kinds import Facts

TOP = 3
"""So many areas are suggested."""


def _open(state: State, seat: int) -> Rules:
    """Return the areas that a seat may claim if it may claim any (H-1.3)."""
    return {
        "not_neutral": state.neutral,
        "own_neighbour": ~state.border[seat],
        "start_sum": affordable(state.box, state.box.supplies.start_sum - _total(state, seat)),
    }


def claimable(state: State, seat: int) -> int:
    """Return the areas that a seat may take in the set-up (H-1.3)."""
    full = state.owned[seat].bit_count() >= state.box.supplies.start_areas
    return 0 if full else allowed(_open(state, seat))


def against_claim(state: State, seat: int, area: int) -> Objection | None:
    """Return the rule against an area (H-1.3)."""
    one = state.box.areas[area]
    total, limit = _total(state, seat), state.box.supplies.start_sum
    summands: Facts = {"area": one.area, "price": one.price, "total": total, "limit": limit}
    return against_area(state, area, _open(state, seat), start_sum=summands)


def _total(state: State, seat: int) -> int:
    return _price(state.box, state.owned[seat])


def _price(box: Box, areas: int) -> int:
    return sum([box.prices[area] for area in places(areas)])


def claim_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of an area to claim (H-1.3); those with most bonus are shown first, cheap ones before dear."""
    total, box = _total(state, seat), state.box
    choices = {
        area: area_choice(state, area, total=total + box.prices[area]) for area in places(claimable(state, seat))
    }
    step, most = max(box.prices) + 1, max(box.bonuses)
    order = {area: (most - box.bonuses[area]) * step + box.prices[area] for area in choices}
    return [replace(one, order=order[area]) for area, one in choices.items()]


def claim_facts(state: State, seat: int) -> Facts:
    """Return the seat's claims so far and their total price, the limits of both, and the points that end the match.

    The ``top_areas`` are worth most by rule of thumb, as everybody can see; ``top_besides`` are areas of others there.
    """
    ending = state.points if state.options["master_ends"] == "on" else state.points[: state.seats]
    goal = state.box.end[state.seats]
    own, free = state.owned[seat], claimable(state, seat)
    return Later(partial(_claims, state.box, own, state.neutral, free, goal, rounds_to_come(goal, ending)))


def _claims(box: Box, own: int, neutral: int, free: int, goal: int, rounds: float) -> Facts:
    """Return the facts of a claim of one of the areas ``free``, with so many rounds to come."""
    number, total = own.bit_count(), _price(box, own)
    left, more = box.supplies.start_sum - total, box.supplies.start_areas - number
    worth = {area: worth_of_claim(box, neutral, rounds, area, left, more) for area in places(free)}
    top = sorted(worth, key=lambda area: -worth[area])[:TOP]
    areas = [box.areas[area] for area in top]
    return {
        "number": number,
        "most": box.supplies.start_areas,
        "total": total,
        "limit": box.supplies.start_sum,
        "goal": goal,
        "top_areas": tuple([one.area for one in areas]),
        "top_prices": tuple([one.price for one in areas]),
        "top_bonuses": tuple([one.bonus for one in areas]),
        "top_roads": tuple([int(one.road) for one in areas]),
        "top_besides": tuple([(box.near[area] & ~neutral & ~own).bit_count() for area in top]),
    }


def claim(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Claim an area, and find the next seat: a seat without a possible area is skipped (H-1.3)."""
    area = state.box.place[keys[0]]
    take(state, area, seat)
    events: list[Event] = [
        happened.AreaClaimed(
            round=0,
            seat=seat,
            area=keys[0],
            price=state.box.prices[area],
            bonus=state.box.bonuses[area],
            total=_total(state, seat),
        )
    ]
    for step in range(1, state.seats + 1):
        other = (seat - step) % state.seats
        if claimable(state, other):
            state.active = other
            state.course.ask("claim")
            return events
    state.phase = "first_tower"
    return events + _next_tower(state, state.draft_order())


def _next_tower(state: State, order: list[int]) -> list[Event]:
    """Ask the first of these seats that can place a tower (H-1.4).

    After the last seat the first turn begins.
    """
    for seat in order:
        if state.owned[seat] and state.towers_left:
            state.active = seat
            state.course.ask("first_tower")
            return []
    state.changed = 0
    return start_turn(state, state.start)


def first_tower_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of an area for the first tower (H-1.4)."""
    return [
        area_choice(state, area, protects=names(state.box, protected(state, area, seat)))
        for area in places(state.owned[seat])
    ]


def protected(state: State, area: int, seat: int) -> int:
    """Return the own neighbouring areas that a tower protects (H-6.3)."""
    return state.box.near[area] & state.owned[seat]


def first_tower_facts(state: State, seat: int) -> Facts:
    """Return how many towers are left."""
    return {"left": state.towers_left}


def first_tower(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Place the first tower (H-1.4)."""
    area = state.box.place[keys[0]]
    event = build_tower(state, seat, area, 0)
    order = state.draft_order()
    return [event, *settle(state), *_next_tower(state, order[order.index(seat) + 1 :])]


def build_tower(state: State, seat: int, area: int, price: int) -> Event:
    """Put a tower on an own area."""
    state.bricks[seat] -= price
    raise_tower(state, area)
    return happened.TowerBuilt(
        round=state.round,
        seat=seat,
        area=area_name(state, area),
        price=price,
        bricks=state.bricks[seat],
        protected=names(state.box, protected(state, area, seat)),
        left=state.towers_left,
    )
