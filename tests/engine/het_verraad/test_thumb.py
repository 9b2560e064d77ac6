"""The rule of thumb: sensible where anybody sees what is sensible, and much better than chance."""

from collections.abc import Sequence

import engine
from engine import Match
from engine.simulate import match_seed, play_on


def played(players: Sequence[str], text: str, number: int = 0) -> Match:
    """A whole match between these computer players."""
    seed = match_seed(text, number)
    return play_on(engine.start("het_verraad", seats=len(players), seed=seed), players, seed)
