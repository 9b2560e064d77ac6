"""Matches for tests: played by chance from a seed, finished or cut anywhere."""

import hashlib
import os
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import engine
from engine import Game, Match, Record, SeededChance
from engine.match import start_match
from engine.players import PLAYERS, chance_for

State = Any
"""The state of any game."""
LONG = 400
"""A match of players by chance with more answers is long."""


def samples(some: int, every: int) -> int:
    """Return the number of trials: ``some``, or ``every`` one if the tests are to prove something."""
    return every if "TURNCOAT_PROVE" in os.environ else some


def seed_of(text: str) -> bytes:
    """Return a seed made of a text."""
    return hashlib.sha256(text.encode()).digest()


def truth(match: Match) -> State:
    """Return the whole truth of a match: its state, as its game has it."""
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
    """Play so many answers more (``None``: to the end) by chance; return the same match."""
    while match.result is None and answers != 0:
        seat = match.awaited[0]
        keys = PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))
        match.play(seat, keys)
        answers = None if answers is None else answers - 1
    return match


def change_by_chance(match: Match, seed: bytes) -> bool:
    """Let a seat change its answer, now and then, and always another one; return whether a seat did."""
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
    """Yield a match that a text brings, after each of at most so many answers; now and then an answer is changed."""
    seed = seed_of(f"{text} {game} {seats}")
    match = engine.start(game, seats=seats, options=options, seed=seed)
    while match.result is None and match.length < most:
        yield match
        if not change_by_chance(match, seed):
            play_by_chance(match, seed, 1)
    yield match


def some_seats(game: str) -> int:
    """Return four, or the number of seats of the game that comes next to four."""
    return min(engine.game(game).seats, key=lambda seats: abs(seats - 4))


@cache
def is_short(game: str) -> bool:
    """Return whether a match of players by chance is soon over."""
    seats = engine.game(game).seats[0]
    return play_by_chance(engine.start(game, seats=seats, seed=bytes(32)), bytes(32), LONG).result is not None


def a_match(
    text: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    answers: int | None = None,
    game: str = "verraeter",
) -> Match:
    """Return the match that a text brings, after so many answers (``None``: finished)."""
    seed, seats = seed_of(text), seats or some_seats(game)
    return play_by_chance(engine.start(game, seats=seats, options=options, seed=seed), seed, answers)


def begun(record: Record, rules: Game[Any] | None = None) -> Match:
    """Return the record's match before its first answer; ``rules`` play it instead of the game's own."""
    seed = record.seed or bytes(32)
    one = rules or engine.game(record.game)
    return start_match(one, record.seats, record.options, record.data, seed, SeededChance(seed), record.rules)


def any_options(game: Game[Any], seats: int, text: str) -> dict[str, str]:
    """Return values of all options, as the text brings them."""
    dice = random.Random(text)
    return {one.name: dice.choice(one.allowed(seats)) for one in game.options_of(game.rules_version)}
