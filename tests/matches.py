"""Matches of the kit, hypothesis strategies of them, and the games whose matches are short."""

import engine
from bot.games.kit.matches import (
    a_match,
    any_options,
    begun,
    change_by_chance,
    everything,
    is_short,
    play_by_chance,
    played,
    samples,
    seed_of,
    truth,
)
from bot.games.kit.tests.strategies import matches, quick, starts
from engine import Keys, Match
from engine.players import PLAYERS, chance_for
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
    "thumb",
    "truth",
    "verraeter",
]

SHORT = tuple(game for game in engine.games() if is_short(game))
"""Games whose matches are soon over; the others have tests of their own that need whole ones."""


def thumb(match: Match, seed: bytes = bytes(32)) -> Keys:
    """The answer of the seat that is awaited first, by rule of thumb."""
    seat = match.awaited[0]
    return PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))


def verraeter(view: View) -> VerraeterView:
    """The view, known to be one of Verräter."""
    assert isinstance(view, VerraeterView)
    return view
