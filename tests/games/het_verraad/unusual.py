"""Matches of Het Verraad with other components, in which what seldom happens happens soon, or cut as they are long."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import engine
from engine.course import Step
from engine.decision import Decision
from engine.match import Match
from tests.matches import play_by_chance, seed_of

GAME = "het_verraad"
SHIPPED = engine.game(GAME).data
Other = Mapping[str, Mapping[str, Any]]

CARDS: Other = {
    "supplies": {"start_bricks": 60, "start_areas": 1, "areas_per_turn": 0, "towers_per_turn": 0, "influence_price": 1},
    "castle": {"white_slots": [1] * 6, "black_slots": [1] * 6},
    "track": {"end": dict.fromkeys("2345", 12)},
}
"""Areas are won by influence cards alone, and chips cost little: matches are short, and evil wins."""
EXILE: Other = {
    "supplies": {**CARDS["supplies"], "buildings_per_turn": 0},
    "influence": {
        "cards": [{**one, "copies": 9 * (one["influence"] == "infiltrant")} for one in SHIPPED["influence"]["cards"]]
    },
}
"""Seats take the only areas of each other: they are expelled, and return."""
HOARD: Other = {
    "supplies": {"start_bricks": 99, "wealth_limit": 99, "card_price": 1, "buildings_per_turn": 0},
    "track": {"end": dict.fromkeys("2345", 99)},
}
"""Nothing is built: hands and markets grow."""
FEW: Other = {
    **HOARD,
    "buildings": {"buildings": [one for one in SHIPPED["buildings"]["buildings"] if one["letter"] == "A"]},
}
"""There are few building cards: the deck runs out."""


def unusual_matches() -> Iterator[Match]:
    """Finished short ones, the beginnings of long ones, and the beginnings of usual ones."""
    for seats in engine.game(GAME).seats:
        for number in range(3):
            yield _played(f"cards {number}", seats, {}, CARDS)
        yield _played("chips", seats, {"swap_colour": "any", "third": "discard"}, CARDS)
        yield _played("usual", seats, {"master_ends": "off"}, {}, 500)
    yield _played("exile", 2, {}, EXILE, 300)
    yield _played("hoard", 2, {"zoning": "off"}, HOARD, 500)
    yield _played("few", 2, {"deck_ends": "off"}, FEW, 400)
    yield _played("last card", 2, {}, FEW)


def _played(text: str, seats: int, options: Mapping[str, str], other: Other, answers: int | None = None) -> Match:
    data = {name: {**SHIPPED[name], **numbers} for name, numbers in other.items()}
    seed = seed_of(text)
    return play_by_chance(engine.start(GAME, seats=seats, options=options, seed=seed, data=data), seed, answers)


def two_steps(steps: Sequence[Step]) -> Iterator[Step]:
    """The first step of every question that may need two, whether it did or not.

    The rings of one question are like those of another, and so are the categories.
    """
    kinds = engine.game(GAME).commands
    for kind in kinds:
        whole, _, by = kind.rpartition("_")
        if whole in kinds and by in ("ring", "category"):
            group = next(step for step in steps if step.decision.kind.endswith(f"_{by}"))
            facts = next(step.decision.facts for step in steps if step.decision.kind == whole)
            yield Step(group.seat, Decision(kind, group.decision.choices, facts=facts), group.keys, ())
