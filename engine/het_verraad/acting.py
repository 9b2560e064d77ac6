"""Phase 2: what the seat may do next (H-4)."""

from functools import lru_cache

from engine.decision import Choice
from engine.event import Event
from engine.het_verraad.building import building_choice, tower_choice
from engine.het_verraad.buying import buy_choice
from engine.het_verraad.chips import buy_chip, chip_choices
from engine.het_verraad.facts import Facts
from engine.het_verraad.playing import play_choice
from engine.het_verraad.state import State
from engine.het_verraad.trading import buy_card, buy_influence, draw_choices, trade_choices
from engine.het_verraad.turns import start_influence

DONE = Choice("done")


def act_choices(state: State) -> list[Choice]:
    """H-4.1 to H-4.7."""
    return [
        *buy_choice(state),
        *building_choice(state),
        *tower_choice(state),
        *chip_choices(state),
        *trade_choices(state),
        *draw_choices(state),
        *play_choice(state),
        DONE,
    ]


def act_facts(state: State) -> Facts:
    """What the seat has."""
    seat = state.active
    return _facts(state.bricks[seat], state.points[seat], len(state.hands[seat]), len(state.influence[seat]))


@lru_cache(maxsize=8192)
def _facts(bricks: int, points: int, hand: int, influence: int) -> Facts:
    return {"bricks": bricks, "points": points, "hand": hand, "influence": influence}


def act(state: State, key: str) -> list[Event]:
    """What is done at once; the rest is asked."""
    if key == "done":
        return start_influence(state)
    if key in ("white", "black"):
        return buy_chip(state, key)
    if key == "card":
        return buy_card(state)
    if key == "influence":
        return buy_influence(state)
    state.course.open(key)
    return []
