"""Whole matches between computer players."""

import math
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import engine
from engine.match import Match
from engine.players import PLAYERS, chance_for

End = tuple[Sequence[str], Sequence[int]]
"""The end of a match: the side or role of each seat, and the seats that have won."""


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

    ``wins_by_side`` is as that function returns it, in games whose seats have sides or roles.

    >>> simulate("verraeter", ["chance"] * 3, {}, "s", 2)["games"]
    2
    """
    wins, scores = [0.0] * len(players), [0] * len(players)
    rounds: Counter[int] = Counter()
    decisions, ends = 0, list[End]()
    chosen = engine.game(game).check_options(options, len(players))
    begin = time.perf_counter()
    for number in range(games):
        own = match_seed(seed, number)
        match = play_on(engine.start(game, seats=len(players), options=chosen, seed=own), players, own)
        decisions += match.length
        rounds[match.view(None).round] += 1
        if match.result:
            ends.append((match.reveal().sides, match.result.winners))
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
        "wins_by_side": wins_by_side(ends),
        "mean_scores": [round(score / games, 3) for score in scores],
        "rounds": {str(number): rounds[number] for number in sorted(rounds)},
    }


def wins_by_side(ends: Iterable[End]) -> dict[str, tuple[int, int, float, float]]:
    """Return won and played matches of each side or role, and the interval of 95 % of its chance.

    A side wins a match with any of its seats. Games without sides tell nothing.

    >>> wins_by_side([(("spy", "loyal", "loyal"), (0,)), (("loyal", "spy", "loyal"), (0, 2))])
    {'loyal': (1, 2, 0.095, 0.905), 'spy': (1, 2, 0.095, 0.905)}
    """
    played, won = Counter[str](), Counter[str]()
    for sides, winners in ends:
        played.update(set(sides) - {""})
        won.update({sides[seat] for seat in winners} - {""})
    return {side: (won[side], played[side], *interval(won[side], played[side])) for side in sorted(played)}


def interval(won: int, played: int) -> tuple[float, float]:
    """Return the interval of Wilson in which a chance lies with 95 %, if ``won`` of ``played`` came true.

    >>> interval(5, 10), interval(0, 10)
    ((0.237, 0.763), (0.0, 0.278))
    """
    z, share = 1.96, won / played
    middle = share + z * z / (2 * played)
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return round(max(0.0, (middle - spread) / whole), 3), round(min(1.0, (middle + spread) / whole), 3)
