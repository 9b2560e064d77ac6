"""Hypothesis strategies of matches of any game, settings of property tests, and names that are hard to show."""

from collections.abc import Sequence
from itertools import cycle, islice

from hypothesis import settings
from hypothesis import strategies as st

import engine
from bot.games.kit.matches import play_by_chance, samples, seed_of
from engine import Match

quick = settings(max_examples=samples(20, 60), deadline=None, derandomize=True, database=None)
"""Settings of property tests: always the same examples, however slow the machine."""
ODD = ("علي", "🎲", "Z̷̢̛͓a̸͈l̶̰g̷o̴͝" * 5, "", "田中さくら", "---", "\u202e", "x" * 400)
LONG = ("𝓐" * 32, "W" * 32, "Maximilian von und zu Hohenberg I", *(letter * 32 for letter in "ẀMmŴ@Q"))


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


def called(names: Sequence[str], seats: int, first: int = 0) -> list[str]:
    """Return a name for each seat, from the first one of these on."""
    return [*islice(cycle(names), first, first + seats)]
