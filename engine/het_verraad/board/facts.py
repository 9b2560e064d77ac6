"""Facts of what stands on the board, in hands and in windows, as events, choices and their groups name them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.decision import BAND, Choice, Fact
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.components import CATEGORIES, RINGS, Box
from engine.het_verraad.scoring import owner_words
from engine.het_verraad.state import NOTHING, State
from engine.kinds import By, Facts

WAR, GOODS = "war", "goods"
"""The groups of actions that share a menu if there are many."""


class Shown:
    """The order in which the actions of phase 2 are shown, a band each: land, war, goods, the end."""

    BUILD, BUY = range(2)
    PLAY, CHIPS, TOWER = range(BAND, BAND + 3)
    CARDS = 2 * BAND
    SHOPS: Mapping[str, int] = {
        shop: number for number, shop in enumerate(("redeem", "market", "pawn", "sell"), 2 * BAND + 1)
    }
    END = 3 * BAND


def area_facts(state: State, area: int) -> Facts:
    """Return an area, its owner, and what stands there."""
    return _area(state.box, state.seats, area, state.holder[area], state.standing[area], state.towers >> area & 1)


@lru_cache(maxsize=8192)
def _area(box: Box, seats: int, area: int, holder: int, card: int, tower: int) -> Facts:
    owner, owner_seats = owner_words(seats, holder)
    return {
        **printed(box, area),
        "owner": owner,
        "owner_seats": owner_seats,
        **building_facts(box, card),
        "tower": tower,
    }


def area_choice(state: State, area: int, **more: Fact) -> Choice:
    """Return the choice of an area, the same again for the same facts; those to attack are shown first."""
    tower = state.towers >> area & 1
    return _choice(state.box, state.seats, area, state.holder[area], state.standing[area], tower, **more)


@lru_cache(maxsize=8192)
def _choice(box: Box, seats: int, area: int, holder: int, card: int, tower: int, **more: Fact) -> Choice:
    facts: Facts = {**_area(box, seats, area, holder, card, tower), **more}
    return Choice(box.areas[area].area, facts, box.areas[area].ring, order=int(more.get("attackable") == 0))


@lru_cache(maxsize=1024)
def printed(box: Box, area: int) -> Facts:
    """Return the facts that are printed on an area."""
    one = box.areas[area]
    return {
        "area": one.area,
        "ring": one.ring,
        "price": one.price,
        "bonus": one.bonus,
        "road": int(one.road),
        "river": int(one.river),
        "gate": int(one.gate),
    }


def building_facts(box: Box, card: int) -> dict[str, Any]:
    """Return a building as it stands on the board; empty words for none."""
    if card == NOTHING:
        return {"building": "", "category": "", "value": 0}
    one = box.buildings[card]
    return {"building": one.name, "category": one.category, "value": one.value}


@lru_cache(maxsize=1024)
def card_facts(box: Box, card: int) -> Facts:
    """Return a building card in a hand or a pile."""
    one = box.buildings[card]
    return {"card": one.card, "building": one.name, "category": one.category, "value": one.value, "letter": one.letter}


@lru_cache(maxsize=256)
def influence_facts(box: Box, card: int) -> Facts:
    """Return an influence card; those of one kind are alike."""
    return {"influence": box.influence[card].split(".")[0]}


def area_name(state: State, area: int) -> str:
    """Return the name of an area, empty for none."""
    return "" if area == NOTHING else state.box.areas[area].area


def only_area(state: State, mask: int) -> str:
    """Return the name of the only area of a mask, empty if there are more or none."""
    return area_name(state, mask.bit_length() - 1) if mask.bit_count() == 1 else ""


def cards_seen(state: State, seat: int, cards: tuple[int, ...]) -> Event:
    """Return the event with the cards that ``tovenaar`` shows to a seat."""
    shown = [state.box.buildings[card] for card in cards]
    return happened.SorcererSaw(
        round=state.round,
        seats=(seat,),
        seat=seat,
        buildings=tuple(one.name for one in shown),
        categories=tuple(one.category for one in shown),
        values=tuple(one.value for one in shown),
    )


# --- how long lists of areas and of building cards are divided (H-11) -------------------------------------------------


def _ring(ring: str, choices: Sequence[Choice]) -> Facts:
    """Return the areas of a ring, and the least price, if they have any."""
    facts: Facts = {"ring": ring, "count": len(choices), "areas": tuple([choice.key for choice in choices])}
    prices = [price for choice in choices if isinstance(price := choice.facts.get("price"), int)]
    return {**facts, "price": min(prices)} if prices else facts


def _category(category: str, choices: Sequence[Choice]) -> Facts:
    """Return the building cards of a category."""
    return {
        "category": category,
        "count": len(choices),
        "buildings": tuple(str(choice.facts["building"]) for choice in choices),
        "values": tuple(int(str(choice.facts["value"])) for choice in choices),
    }


def _chosen(state: State) -> str:
    return state.course.group


def _choose(state: State, group: str) -> None:
    course = state.course
    course.open(course.kind, group, course.card)


BY_RING = By(word="ring", groups=RINGS, facts=_ring, chosen=_chosen, choose=_choose)
BY_CATEGORY = By(word="category", groups=CATEGORIES, facts=_category, chosen=_chosen, choose=_choose)
