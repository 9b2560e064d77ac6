"""Whole matches between computer players."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import engine
from engine.match import Match
from engine.players import PLAYERS, chance_for


def match_seed(seed: str, number: int) -> bytes:
    """Return the seed of match ``number`` (from 0) of those that a text brings."""
    return engine.make_seed(seed.encode(), [str(number)])


def play_on(match: Match, players: Sequence[str], seed: bytes) -> Match:
    """Return the same match, played to its end: ``players`` are keys of ``PLAYERS``, one per seat."""
    while match.result is None:
        seat = match.awaited[0]
        chance = chance_for(seed, seat, match.length)
        match.play(seat, PLAYERS[players[seat]].answer(match.view(seat), match.decisions[seat], chance))
    return match


def simulate(game: str, players: Sequence[str], options: Mapping[str, str], seed: str, games: int) -> dict[str, Any]:
    """Play ``games`` matches with one player per seat, and return their results; a shared win counts as a fraction.

    >>> simulate("verraeter", ["chance"] * 3, {}, "s", 2)["games"]
    2
    """
    wins, scores = [0.0] * len(players), [0] * len(players)
    rounds: Counter[int] = Counter()
    decisions = 0
    chosen = engine.game(game).check_options(options, len(players))
    begin = time.perf_counter()
    for number in range(games):
        own = match_seed(seed, number)
        match = play_on(engine.start(game, seats=len(players), options=chosen, seed=own), players, own)
        decisions += match.length
        rounds[match.view(None).round] += 1
        if match.result:
            for seat in match.result.winners:
                wins[seat] += 1 / len(match.result.winners)
            scores = [sum(pair) for pair in zip(scores, match.result.scores, strict=True)]
    seconds = time.perf_counter() - begin
    return {
        "game": game,
        "seats": len(players),
        "games": games,
        "seed": seed,
        "options": chosen,
        "players": list(players),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "wins": [round(won, 3) for won in wins],
        "mean_scores": [round(score / games, 3) for score in scores],
        "rounds": {str(number): rounds[number] for number in sorted(rounds)},
    }
