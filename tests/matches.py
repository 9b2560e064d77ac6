"""Matches for tests: played by chance from a seed, finished or cut anywhere, and hypothesis strategies of them."""

import hashlib
import random
from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import engine
from engine import Game, Record, SeededChance
from engine.match import Match, start_match
from engine.players import PLAYERS, chance_for
from engine.verraeter.view import VerraeterView
from engine.view import View
from tests.samples import samples

quick = settings(max_examples=samples(20, 60), deadline=None, derandomize=True, database=None)
"""Settings of property tests: always the same examples, however slow the machine."""


def seed_of(text: str) -> bytes:
    """A seed made of a text."""
    return hashlib.sha256(text.encode()).digest()


def truth(match: Match) -> Any:
    """The whole truth of a match: its state, as its game has it."""
    return match._state


def everything(match: Match) -> object:
    """Return all that can be seen of a match, by everybody."""
    people = (None, *range(match.seats))
    return (
        dict(match.decisions),
        [match.view(seat) for seat in people],
        [match.events(seat) for seat in people],
        list(match.steps),
        list(match.rounds),
        [match.question(seat) for seat in range(match.seats)],
        match.result,
        match.record,
    )


def play_by_chance(match: Match, seed: bytes, answers: int | None = None) -> Match:
    """The same match after so many answers more (``None``: played to its end) of players by chance."""
    while match.result is None and answers != 0:
        seat = match.awaited[0]
        keys = PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))
        match.play(seat, keys)
        answers = None if answers is None else answers - 1
    return match


def change_by_chance(match: Match, seed: bytes) -> bool:
    """Now and then, and always another one, a seat that may still change its answer does; whether one did."""
    answered = [seat for seat in match.decisions if seat not in match.awaited]
    if not answered or match.length % 3 == 0:
        return False
    seat = answered[match.length % len(answered)]
    match.play(
        seat, PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))
    )
    return True


def played(
    game: str, seats: int, text: str, most: int = 250, options: Mapping[str, str] | None = None
) -> Iterator[Match]:
    """A match that a text brings, after each of its answers, at most so many; now and then an answer is changed."""
    seed = seed_of(f"{text} {game} {seats}")
    match = engine.start(game, seats=seats, options=options, seed=seed)
    while match.result is None and match.length < most:
        yield match
        if not change_by_chance(match, seed):
            play_by_chance(match, seed, 1)
    yield match


def a_match(
    text: str,
    *,
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    answers: int | None = None,
    game: str = "verraeter",
) -> Match:
    """The match that a text brings, after so many answers (``None``: finished)."""
    seed = seed_of(text)
    return play_by_chance(engine.start(game, seats=seats, options=options, seed=seed), seed, answers)


def begun(record: Record, rules: Game[Any] | None = None) -> Match:
    """The record's match before its first answer; ``rules`` play it instead of the game's own."""
    seed = record.seed or bytes(32)
    one = rules or engine.game(record.game)
    return start_match(one, record.seats, record.options, record.data, seed, SeededChance(seed), record.rules)


def any_options(game: Game[Any], seats: int, text: str) -> dict[str, str]:
    """Values of all options, as the text brings them."""
    dice = random.Random(text)
    return {one.name: dice.choice(one.allowed(seats)) for one in game.options_of(game.rules_version)}


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
