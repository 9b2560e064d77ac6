"""Buildings and towers (H-4.2, H-4.3)."""

from functools import lru_cache

from engine.decision import Choice
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import names, place_building, remove_building
from engine.het_verraad.board.dividing import BY_CATEGORY, BY_RING
from engine.het_verraad.board.facts import area_choice, building_facts, card_facts, printed
from engine.het_verraad.board.piles import lose_card
from engine.het_verraad.components import CATEGORIES, POWERS, TOWERS, Box, places
from engine.het_verraad.phases.drafting import build_tower, protected
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import power_after, settle
from engine.het_verraad.state import NOTHING, OUTSIDE, State
from engine.kinds import Facts


def _free_of_master(state: State) -> int:
    """Own areas where the Black Master does not stand."""
    own = state.owned[state.active]
    return own if state.master == OUTSIDE else own & ~(1 << state.master)


def sites(state: State) -> list[int]:
    """The areas where the seat in turn may put a building of each category (H-4.2)."""
    own = _free_of_master(state)
    return [own & zone for zone in state.box.zones] if state.zoning else [own] * len(CATEGORIES)


def placeable(state: State) -> list[int]:
    """The cards that the seat in turn can build now (H-4.2)."""
    seat, box = state.active, state.box
    if state.course.buildings >= box.supplies.buildings_per_turn or not state.hands[seat]:
        return []
    bricks, possible = state.bricks[seat], sites(state)
    return [card for card in state.hands[seat] if box.values[card] <= bricks and possible[box.categories[card]]]


def building_choice(state: State, seat: int) -> list[Choice]:
    """``build`` among the choices of phase 2."""
    cards = placeable(state)
    if not cards:
        return []
    left = state.box.supplies.buildings_per_turn - state.course.buildings
    return [_build(len(cards), min(state.box.values[card] for card in cards), left)]


@lru_cache(maxsize=2048)
def _build(count: int, price: int, left: int) -> Choice:
    return Choice("build", {"count": count, "price": price, "left": left}, opens=BY_CATEGORY.name("build", count + 1))


def build_choices(state: State, seat: int) -> list[Choice]:
    """H-4.2: the card."""
    box, bricks, possible = state.box, state.bricks[seat], sites(state)
    return [_card(box, card, bricks, possible[box.categories[card]].bit_count()) for card in placeable(state)]


@lru_cache(maxsize=8192)
def _card(box: Box, card: int, bricks: int, count: int) -> Choice:
    price = box.values[card]
    facts: Facts = {**card_facts(box, card), "price": price, "bricks": bricks - price, "count": count}
    return Choice(box.building_keys[card], facts, box.buildings[card].category, BY_RING.name("build_on", count + 1))


def build_facts(state: State, seat: int) -> Facts:
    """What the seat has, and how many buildings are still allowed."""
    return {
        "bricks": state.bricks[seat],
        "left": state.box.supplies.buildings_per_turn - state.course.buildings,
    }


def build(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """The card is chosen; the area is asked."""
    state.course.open("build_on", card=state.box.card[keys[0]])
    return []


def build_on_choices(state: State, seat: int) -> list[Choice]:
    """H-4.2: the area, with what the building would bring there."""
    box, card = state.box, state.course.card
    category = box.categories[card]
    before = state.income(seat, category)[0]
    return [
        _site(
            box,
            area,
            state.standing[area],
            state.towers >> area & 1,
            before,
            *_outlook(state, seat, area, card),
        )
        for area in places(sites(state)[category])
    ]


@lru_cache(maxsize=8192)
def _site(box: Box, area: int, old: int, tower: int, before: int, income: int, gain: int, power: int) -> Choice:
    former = building_facts(box, old)
    facts: Facts = {
        **{name: fact for name, fact in printed(box, area).items() if name != "price"},  # the building's is meant
        "tower": tower,
        "old_building": former["building"],
        "old_category": former["category"],
        "old_value": former["value"],
        "income_before": before,
        "income": income,
        "gain": gain,
        "power": "" if power == NOTHING else POWERS[power],
        "power_points": 0 if power == NOTHING else box.power_points[power],
    }
    return Choice(box.areas[area].area, facts, box.areas[area].ring)


def _outlook(state: State, seat: int, area: int, card: int) -> tuple[int, int, int]:
    """Income, points gained, and great power gained, if the building stood there."""
    box, old, category = state.box, state.standing[area], state.box.categories[card]
    same = old != NOTHING and box.categories[old] == category
    gain = box.values[card] - (0 if old == NOTHING else box.values[old])
    held = state.powers[category] == seat
    holds = held if same else power_after(state, category, seat, 1) == seat
    power = category if holds and not held else NOTHING
    gain += box.power_points[category] * (holds - held)
    if old != NOTHING and not same:
        other = box.categories[old]
        loses = state.powers[other] == seat and power_after(state, other, seat, -1) != seat
        gain -= box.power_points[other] * loses
    pays = box.values[card] + box.bonuses[area]
    for place in places(state.owned[seat] & state.built & ~(1 << area)):
        one = state.standing[place]
        if box.categories[one] == category:
            pays = max(pays, box.values[one] + box.bonuses[place])
    return pays + box.power_income[category] * holds, gain, power


def build_on_facts(state: State, seat: int) -> Facts:
    """The card that is built."""
    box, card = state.box, state.course.card
    price = box.values[card]
    return {**card_facts(box, card), "price": price, "bricks": state.bricks[seat] - price}


def build_on(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """H-4.2: an old building goes, its card leaves the game; the new one stands."""
    box, card, area = state.box, state.course.card, state.box.place[keys[0]]
    building = box.buildings[card]
    events: list[Event] = []
    lose_card(state, seat, card)
    state.bricks[seat] -= building.value
    state.course.buildings += 1
    if state.standing[area] != NOTHING:
        old = remove_building(state, area)
        state.replaced.append(old)
        points = state.points[seat]
        replaced = happened.BuildingReplaced(
            round=state.round, seat=seat, area=keys[0], **building_facts(box, old), points=points
        )
        events.append(replaced)
    place_building(state, area, card)
    events.append(
        happened.BuildingBuilt(
            round=state.round,
            seat=seat,
            area=keys[0],
            building=building.name,
            category=building.category,
            value=building.value,
            price=building.value,
            bricks=state.bricks[seat],
            points=state.points[seat],
            income=state.income(seat, box.categories[card])[0],
        )
    )
    ask_again(state)
    return events + settle(state)


def towerable(state: State) -> int:
    """The areas where the seat in turn may build a tower now (H-4.3)."""
    supplies = state.box.supplies
    if (
        state.course.towers >= supplies.towers_per_turn
        or state.bricks[state.active] < supplies.tower_price
        or not state.towers_left
    ):
        return 0
    return _free_of_master(state) & ~state.towers


def tower_choice(state: State, seat: int) -> list[Choice]:
    """``tower`` among the choices of phase 2."""
    mask = towerable(state)
    if not mask:
        return []
    supplies = state.box.supplies
    left = supplies.towers_per_turn - state.course.towers
    return [_tower(mask.bit_count(), supplies.tower_price, left, state.towers_left)]


@lru_cache(maxsize=2048)
def _tower(count: int, price: int, left: int, supply: int) -> Choice:
    facts: Facts = {"count": count, "price": price, "left": left, "supply": supply}
    return Choice("tower", facts, opens=BY_RING.name("tower", count + 1))


def tower_choices(state: State, seat: int) -> list[Choice]:
    """H-4.3."""
    box = state.box
    gained = power_after(state, TOWERS, seat, 1) == seat and state.powers[TOWERS] != seat
    return [
        area_choice(
            state,
            area,
            price=box.supplies.tower_price,
            bricks=state.bricks[seat] - box.supplies.tower_price,
            power=POWERS[TOWERS] if gained else "",
            power_points=box.power_points[TOWERS] if gained else 0,
            protects=names(box, protected(state, area, seat)),
        )
        for area in places(towerable(state))
    ]


def tower_facts(state: State, seat: int) -> Facts:
    """What a tower costs, and how many are left."""
    return {
        "bricks": state.bricks[seat],
        "price": state.box.supplies.tower_price,
        "left": state.towers_left,
    }


def tower(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """H-4.3."""
    area = state.box.place[keys[0]]
    state.course.towers += 1
    event = build_tower(state, seat, area, state.box.supplies.tower_price)
    ask_again(state)
    return [event, *settle(state)]
