"""Rules that stand once: for choices, which no rule is against, and for objections to everything else.

An objection names the first rule against a key, with its facts.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, reduce
from operator import and_

from engine.decision import Objection
from engine.het_verraad.components import INFLUENCE, Box
from engine.het_verraad.scoring import owner_words
from engine.het_verraad.state import NOTHING, State
from engine.kinds import Facts

Against = Callable[[State, int, int], Objection | None]
"""The rule against an area or a card, for a seat."""
ByKey = Callable[[State, int, str], Objection | None]
"""The same for a key that somebody typed: the ``objection`` of a kind."""
Rules = Mapping[str, int]
"""Rules about areas: the word of each, and the mask of the areas that it leaves free."""

_NAMED: Mapping[str, Callable[[Box], Mapping[str, int]]] = {
    "area": lambda box: box.place,
    "card": lambda box: box.card,
    "influence": lambda box: box.influence_card,
    "chip": lambda box: box.chip,
}
_STANDING = ("not_neutral", "not_own", "has_building", "tower_there", "nobody_to_attack")
"""The rules that mention the owner of the area, and its building."""


def allowed(rules: Rules) -> int:
    """Return the areas that all rules leave free."""
    return reduce(and_, rules.values())


def against_area(state: State, area: int, rules: Rules, **facts: Facts) -> Objection | None:
    """Return the first rule that does not leave the area free, with that rule's own ``facts``, if any."""
    for reason, mask in rules.items():
        if not mask >> area & 1:
            return Objection(reason, facts[reason] if reason in facts else _here(state, area, reason in _STANDING))
    return None


def _here(state: State, area: int, standing: bool) -> Facts:
    """Return the area, and if ``standing``, its owner and its building."""
    here: Facts = {"area": state.box.areas[area].area}
    if not standing:
        return here
    (owner, owner_seats), card = owner_words(state.seats, state.holder[area]), state.standing[area]
    building = "" if card == NOTHING else state.box.buildings[card].name
    return {**here, "owner": owner, "owner_seats": owner_seats, "building": building}


def of(what: str, against: Against) -> ByKey:
    """Make the objection to a key that should name an ``area``, a building ``card``, ``influence`` or a ``chip``."""
    named, unknown = _NAMED[what], Objection(f"unknown_{what}")

    def objection(state: State, seat: int, key: str) -> Objection | None:
        place = named(state.box).get(key)
        return unknown if place is None else against(state, seat, place)

    return objection


def elsewhere(state: State, reason: str, card: int) -> Objection:
    """Make the objection to a building card that is in another place."""
    return Objection(reason, {"building": state.box.buildings[card].name})


def not_in_hand(state: State, seat: int, card: int) -> Objection | None:
    """Return the rule against a building card that the seat does not hold."""
    return None if card in state.hands[seat] else elsewhere(state, "not_in_hand", card)


def not_held(state: State, seat: int, card: int) -> Objection | None:
    """Return the rule against an influence card that the seat does not hold."""
    kind = INFLUENCE[state.box.kinds[card]]
    return None if card in state.influence[seat] else Objection("influence_not_held", {"influence": kind})


@lru_cache(maxsize=64)
def limit(reason: str, most: int) -> Objection:
    """Return the rule against more than ``most`` of something in a turn."""
    return Objection(reason, {"most": most})


@lru_cache(maxsize=1024)
def no_bricks(bricks: int, price: int) -> Objection | None:
    """Return the rule against a price above the bricks of a seat."""
    return None if bricks >= price else Objection("bricks", {"price": price, "bricks": bricks})
