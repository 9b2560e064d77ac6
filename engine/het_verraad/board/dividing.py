"""How long lists of areas and of building cards are divided (H-11)."""

from collections.abc import Sequence

from engine.decision import Choice
from engine.het_verraad.components import CATEGORIES, RINGS
from engine.het_verraad.state import State
from engine.kinds import By, Facts


def _ring(ring: str, choices: Sequence[Choice]) -> Facts:
    """The areas of a ring, and the least price, if they have any."""
    facts: Facts = {"ring": ring, "count": len(choices), "areas": tuple([choice.key for choice in choices])}
    prices = [price for choice in choices if isinstance(price := choice.facts.get("price"), int)]
    return {**facts, "price": min(prices)} if prices else facts


def _category(category: str, choices: Sequence[Choice]) -> Facts:
    """The building cards of a category."""
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
