"""Buildings and towers (H-4.2, H-4.3)."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial, reduce
from operator import or_

from engine.decision import BAND, Choice, Later, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import free_of_master, names, place_building, remove_building
from engine.het_verraad.board.facts import BY_CATEGORY, BY_RING, Shown, building_facts, card_facts, only_area, printed
from engine.het_verraad.board.objections import against_area, limit, no_bricks, not_in_hand
from engine.het_verraad.board.piles import lose_card
from engine.het_verraad.components import CATEGORIES, HANDEL, POWERS, Box, places
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import gained_by_another, power_after, settle
from engine.het_verraad.state import NOTHING, OUTSIDE, State, incomes
from engine.kinds import Facts


def sites(state: State) -> list[int]:
    """Return the areas where the seat in turn may put a building of each category (H-4.2)."""
    own = _ground(state)
    return [own & zone for zone in zones(state)]


def _ground(state: State) -> int:
    """Return the areas where the seat in turn may build if a category may stand there."""
    return state.owned[state.active] & free_of_master(state)


def zones(state: State) -> Sequence[int]:
    """Return the areas where each category may stand."""
    return state.box.zones if state.zoning else (state.box.everywhere,) * len(CATEGORIES)


def no_building(state: State) -> Objection | None:
    """Return the rule against any building of the seat in turn (H-4.2)."""
    most = state.box.supplies.buildings_per_turn
    if state.course.buildings >= most:
        return limit("building_limit", most)
    return None if state.hands[state.active] else Objection("empty_hand")


def placeable(state: State) -> list[int]:
    """Return the cards that the seat in turn can build now (H-4.2)."""
    seat, box = state.active, state.box
    if no_building(state):
        return []
    bricks, ground, allowed_in = state.bricks[seat], _ground(state), zones(state)
    hand = [card for card in state.hands[seat] if box.values[card] <= bricks]
    return [card for card in hand if ground & allowed_in[box.categories[card]]]


def building_choice(state: State, seat: int) -> list[Choice]:
    """Return ``build`` among the choices of phase 2."""
    cards = placeable(state)
    if not cards:
        return []
    left = state.box.supplies.buildings_per_turn - state.course.buildings
    price = min([state.box.values[card] for card in cards])
    if len(cards) > 1:
        return [_build(len(cards), price, left)]
    card, box = cards[0], state.box
    site = only_site(state, seat, box.categories[card])
    return [_build(1, price, left, box.buildings[card].name, site, box.building_keys[card])]


@lru_cache(maxsize=2048)
def _build(count: int, price: int, left: int, building: str = "", site: str = "", only: str = "") -> Choice:
    """Return the choice that opens the cards to build, with the name of the ``only`` card and of its only area."""
    facts: Facts = {"count": count, "price": price, "left": left, "building": building, "site": site}
    return Choice("build", facts, opens=BY_CATEGORY.name("build", count + 1), order=Shown.BUILD, only=only)


def only_site(state: State, seat: int, category: int) -> str:
    """Return the only area for a building of the category, if nothing there speaks against it; empty otherwise."""
    mask = sites(state)[category]
    if mask & (mask - 1) or not mask & ~state.built:
        return ""
    return only_area(state, mask) if _dangers(state, seat, mask.bit_length() - 1) == (False, NOTHING) else ""


def build_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of a card to build (H-4.2)."""
    box, bricks, possible = state.box, state.bricks[seat], sites(state)
    return [
        _card(
            box,
            card,
            bricks,
            possible[box.categories[card]].bit_count(),
            gained_by_another(state, box.categories[card], seat),
            only_site(state, seat, box.categories[card]),
        )
        for card in placeable(state)
    ]


@lru_cache(maxsize=8192)
def _card(box: Box, card: int, bricks: int, count: int, power_points: int, site: str) -> Choice:
    """Return the choice of a card; ``power_points`` are of the great power that another such building brings."""
    price = box.values[card]
    facts: Facts = {
        **card_facts(box, card),
        "price": price,
        "bricks": bricks - price,
        "count": count,
        "power_points": power_points,
        "site": site,
    }
    opens = BY_RING.name("build_on", count + 1)
    return Choice(box.building_keys[card], facts, box.buildings[card].category, opens, only=site)


def build_facts(state: State, seat: int) -> Facts:
    """Return the seat's bricks, how many buildings are still allowed, and the cards that no area of the seat takes."""
    bricks, left = state.bricks[seat], state.box.supplies.buildings_per_turn - state.course.buildings
    more = homeless(state, seat)
    return Later(lambda: {"bricks": bricks, "left": left, **more()})


def homeless(state: State, seat: int) -> Callable[[], Facts]:
    """Return what makes the facts of building cards that may stand on no area of the seat now.

    These are their categories, those that have a condition (H-4.2).
    """
    return partial(_homeless, state.box, state.owned[seat], tuple(state.hands[seat]) if state.zoning else ())


def _homeless(box: Box, own: int, cards: tuple[int, ...]) -> Facts:
    hand = [box.categories[card] for card in cards]
    found = [one for one in sorted(set(hand)) if not own & box.zones[one] and box.zoning[one].words]
    return {
        "homeless_categories": tuple([CATEGORIES[one] for one in found]),
        "homeless_numbers": tuple([hand.count(one) for one in found]),
        "homeless_zones": tuple([box.zoning[one].words[0] for one in found]),
    }


def against_building(state: State, seat: int, card: int) -> Objection | None:
    """Return the rule against a card (H-4.2)."""
    found = not_in_hand(state, seat, card) or no_building(state)
    if found or card in placeable(state):
        return found
    one = state.box.buildings[card]
    no_site = Objection("no_site", {"building": one.name, "category": one.category})
    return no_bricks(state.bricks[seat], one.value) or no_site


def build(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Choose the card, and ask for the area."""
    state.course.open("build_on", card=state.box.card[keys[0]])
    return []


def build_on_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of an area, with what the building would bring there (H-4.2)."""
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
            *_dangers(state, seat, area),
            *_outlook(state, seat, area, card),
            _price(state, seat, area, category),
            final=bool(state.ending),
        )
        for area in places(sites(state)[category])
    ]


@lru_cache(maxsize=8192)
def _site(
    box: Box,
    area: int,
    old: int,
    tower: int,
    before: int,
    master: bool,
    last: int,
    income: int,
    gain: int,
    power: int,
    lost: tuple[int, int, bool],
    *,
    final: bool,
) -> Choice:
    """Return the choice of an area.

    ``master``: the Black Master may come from beside it; ``last`` is the only area beside it that keeps it from being
    surrounded, if nobody owns that one. ``lost``: what replacing costs. ``final``: no income follows in this match.
    """
    former = building_facts(box, old)
    old_before, old_income, market = lost
    facts: Facts = {
        **{name: fact for name, fact in printed(box, area).items() if name != "price"},  # the building's is meant
        "tower": tower,
        "master": int(master),
        "last_area": "none" if last == NOTHING else box.areas[last].area,
        "old_building": former["building"],
        "old_category": former["category"],
        "old_value": former["value"],
        "old_before": old_before,
        "old_income": old_income,
        "old_loss": 0 if final else old_before - old_income,
        "market": int(market and not final),
        "final": int(final),
        "income_before": before,
        "income": income,
        "gain": gain,
        "loss": max(-gain, 0),
        "power": "" if power == NOTHING else POWERS[power],
        "power_points": 0 if power == NOTHING else box.power_points[power],
    }
    best_first = min(max(-BAND // 2 - 2 * gain - (0 if final else income - before), -BAND), -1)  # before *back*
    return Choice(box.areas[area].area, facts, box.areas[area].ring, order=best_first)


def _dangers(state: State, seat: int, area: int) -> tuple[bool, int]:
    """Return whether the Black Master stands beside an area without a tower, and who buys which area surrounds it."""
    near, taken = state.box.near[area], reduce(or_, state.owned)
    free = near & ~taken
    last = free.bit_length() - 1 if free.bit_count() == 1 and not near & state.owned[seat] else NOTHING
    beside = state.master != OUTSIDE and near >> state.master & 1
    return bool(beside and not state.towers >> area & 1), last


def _price(state: State, seat: int, area: int, category: int) -> tuple[int, int, bool]:
    """Return the income of the category replaced, before and after, and whether the free market closes (H-4.5)."""
    box, old = state.box, state.standing[area]
    other = category if old == NOTHING else box.categories[old]
    if other == category:
        return 0, 0, False
    powers = [*state.powers]
    powers[other] = power_after(state, other, seat, -1)
    left = state.owned[seat] & state.built & ~(1 << area)
    after = incomes(box, seat, left, state.standing, powers)[other]
    return state.income(seat, other)[0], after, other == HANDEL and state.counts[seat][HANDEL] == 1


def _outlook(state: State, seat: int, area: int, card: int) -> tuple[int, int, int]:
    """Return the income, points and great power gained if the building stood there."""
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


def against_site(state: State, seat: int, area: int) -> Objection | None:
    """Return the rule against an area for the card chosen before (H-4.2)."""
    found = against_area(state, area, {"not_own": state.owned[seat], "under_master": free_of_master(state)})
    course, box = state.course, state.box
    if found or course.kind != "build_on" or sites(state)[box.categories[course.card]] >> area & 1:
        return found
    return _no_zone(state, area, course.card)


def _no_zone(state: State, area: int, card: int) -> Objection:
    """Return the objection of the rule of zones to an area (H-4.2 ``zoning``).

    The objection names the ring, the area, or the feature that the category must or must not have.
    """
    one, building = state.box.areas[area], state.box.buildings[card]
    word = state.box.zoning[state.box.categories[card]].against(one)
    facts: Facts = {"area": one.area, "building": building.name, "category": building.category, "ring": one.ring}
    if word in ("ring", "area"):
        return Objection(f"zoning_{word}", facts)
    has = {"road": one.road, "river": one.river, "gate": one.gate}[word]
    return Objection("zoning_without" if has else "zoning_with", {**facts, "what": word})


def build_on_facts(state: State, seat: int) -> Facts:
    """Return the card that is built, and the own areas that do not take it: by its zone, or under the Black Master."""
    box, card = state.box, state.course.card
    price, category = box.values[card], box.categories[card]
    owned, zone = state.owned[seat], zones(state)[category]
    return {
        **card_facts(box, card),
        "price": price,
        "bricks": state.bricks[seat] - price,
        "zone": next(iter(box.zoning[category].words), "anywhere"),
        "closed_areas": names(box, owned & ~zone),
        "master_areas": names(box, owned & zone & ~free_of_master(state)),
    }


def build_on(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Build (H-4.2).

    An old building goes, and its card leaves the game. The new building stands.
    """
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
