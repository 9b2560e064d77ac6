"""``python -m tests.games.verraeter.learning``: learn what a seat of Verräter may hope for at the beginning of a round.

Rules of thumb play matches by both presets. A conditional logit is fitted to the winners by Newton's method, for each
number of seats and of rounds left. In a conditional logit the seats' chances to win are as the exponentials of weighted
sums of their ``FEATURES``. The weights are written to ``engine/verraeter/learned.json``.
"""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path

import engine
from engine import QuickChance
from engine.verraeter import Verraeter
from engine.verraeter.search import FEATURES, features

FILE = Path(engine.__file__).parent / "verraeter" / "learned.json"
PRIOR = 1.0
STEPS = 6

Sample = tuple[Sequence[Sequence[float]], Sequence[float]]
"""The features of each seat, and its share of the win."""


def play(seats: int, preset: str, number: int) -> list[tuple[int, list[tuple[float, ...]], list[float]]]:
    """Play a match; return the rounds left, the features and the shares at the beginning of each round."""
    game = Verraeter()
    chance = QuickChance(number)
    options = game.check_options({"preset": preset}, seats)
    state, _ = game.start(seats, options, game.data, chance, game.rules_version)
    state.questions = game.ask(state)
    found: list[tuple[int, list[tuple[float, ...]]]] = []
    while state.result is None:
        ((seat, decision),) = state.questions.items()
        if decision.kind == "conflict":
            left = state.last_round - state.round + 1
            found.append((left, [features(state, one) for one in range(seats)]))
        game.play(state, seat, game.rule_of_thumb(game.view(state, seat), decision, chance))
    shares = [(seat in state.result.winners) / len(state.result.winners) for seat in range(seats)]
    return [(left, rows, shares) for left, rows in found]


def some(seats: int, preset: str, numbers: range) -> list[tuple[int, list[tuple[float, ...]], list[float]]]:
    """The same of several matches."""
    return [one for number in numbers for one in play(seats, preset, number)]


def fit(samples: Sequence[Sample]) -> tuple[list[float], float]:
    """The weights under which the winners are likeliest, and the mean loss in nats that remains."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-PRIOR * one for one in weights]
        bend = [[PRIOR * (row == column) for column in range(size)] for row in range(size)]
        for rows, shares in samples:
            chances = _chances(rows, weights)
            mean = [sum(p * row[at] for p, row in zip(chances, rows, strict=True)) for at in range(size)]
            for p, share, row in zip(chances, shares, rows, strict=True):
                off = [one - other for one, other in zip(row, mean, strict=True)]
                for at, one in enumerate(off):
                    slope[at] += (share - p) * row[at]
                    line = bend[at]
                    for to in range(at + 1):
                        line[to] += p * one * off[to]
        bend = [[bend[max(row, column)][min(row, column)] for column in range(size)] for row in range(size)]
        weights = [one + step for one, step in zip(weights, _solve(bend, slope), strict=True)]
    return weights, _loss(samples, weights)


def _loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    total = 0.0
    for rows, shares in samples:
        total -= sum(share * log(p) for p, share in zip(_chances(rows, weights), shares, strict=True))
    return total / len(samples)


def _chances(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    found = [exp(sum(w * x for w, x in zip(weights, row, strict=True))) for row in rows]
    whole = sum(found)
    return [one / whole for one in found]


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination."""
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(len(rows)):
            if row != at:
                by = rows[row][at] / rows[at][at]
                rows[row] = [one - by * other for one, other in zip(rows[row], rows[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def _written(weights: Mapping[str, Mapping[str, Sequence[float]]], games: int) -> str:
    """The file, a row of weights a line."""
    source = f"python -m tests.games.verraeter.learning --games {games}; columns: {' '.join(FEATURES)}"
    parts = (
        f'  "{seats}": {{\n' + ",\n".join(f'    "{left}": {json.dumps(row)}' for left, row in rows.items()) + "\n  }"
        for seats, rows in weights.items()
    )
    return f'{{\n "source": {json.dumps(source)},\n "weights": {{\n' + ",\n".join(parts) + "\n }\n}\n"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.verraeter.learning")
    parser.add_argument("--games", type=int, default=2000, help="matches for each number of seats and preset")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    begin = time.perf_counter()
    weights: dict[str, dict[str, list[float]]] = {}
    parts = [range(first, min(first + 100, given.games)) for first in range(0, given.games, 100)]
    with ProcessPoolExecutor(given.processes) as pool:
        for seats in Verraeter.seats:
            jobs = [pool.submit(some, seats, preset, part) for preset in ("online", "classic") for part in parts]
            by_left: dict[int, list[Sample]] = {}
            for job in jobs:
                for left, rows, shares in job.result():
                    by_left.setdefault(left, []).append((rows, shares))
            print(seats, "played", round(time.perf_counter() - begin), "s", flush=True)
            fits = list(pool.map(fit, (by_left[left] for left in sorted(by_left))))
            for left, (found, loss) in zip(sorted(by_left), fits, strict=True):
                weights.setdefault(str(seats), {})[str(left)] = [round(one, 3) for one in found]
                print(seats, left, len(by_left[left]), f"{loss:.3f}", *(f"{one:.2f}" for one in found), flush=True)
    FILE.write_text(_written(weights, given.games), encoding="utf-8")
    print(round(time.perf_counter() - begin), "s")


if __name__ == "__main__":
    main()
