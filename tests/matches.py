"""Matches of the kit, and hypothesis strategies of them."""

from hypothesis import settings
from hypothesis import strategies as st

import engine
from bot.games.kit.matches import (
    a_match,
    any_options,
    begun,
    change_by_chance,
    everything,
    play_by_chance,
    played,
    samples,
    seed_of,
    truth,
)
from engine import Match
from engine.verraeter.view import VerraeterView
from engine.view import View

__all__ = [
    "SHORT",
    "a_match",
    "any_options",
    "begun",
    "change_by_chance",
    "everything",
    "matches",
    "play_by_chance",
    "played",
    "quick",
    "samples",
    "seed_of",
    "starts",
    "truth",
    "verraeter",
]

quick = settings(max_examples=samples(20, 60), deadline=None, derandomize=True, database=None)
"""Settings of property tests: always the same examples, however slow the machine."""


def _is_short(game: str) -> bool:
    """Return whether a match of players by chance is over after a few hundred answers."""
    seats = engine.game(game).seats[0]
    return play_by_chance(engine.start(game, seats=seats, seed=bytes(32)), bytes(32), 400).result is not None


SHORT = tuple(game for game in engine.games() if _is_short(game))
"""Games whose matches are soon over; the others have tests of their own that need whole ones."""


@st.composite
def starts(draw: st.DrawFn, game: str = "verraeter") -> Match:
    """Matches before their first answer: any number of seats, all options alone and in combination."""
    rules = engine.game(game)
    seats = draw(st.sampled_from(list(rules.seats)))
    options = {
        one.name: draw(st.sampled_from(one.allowed(seats)))
        for one in rules.options_of(rules.rules_version)
        if draw(st.booleans())
    }
    return engine.start(game, seats=seats, options=options, seed=seed_of(str(draw(st.integers(0, 1 << 32)))))


@st.composite
def matches(draw: st.DrawFn, game: str = "verraeter", most: int = 130) -> Match:
    """Matches cut anywhere: after 0 to ``most`` answers, many of them finished."""
    match = draw(starts(game))
    return play_by_chance(match, match.record.seed or bytes(32), draw(st.integers(0, most)))


def verraeter(view: View) -> VerraeterView:
    """The view, known to be one of Verräter."""
    assert isinstance(view, VerraeterView)
    return view
