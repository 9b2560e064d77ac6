"""``python -m tests.games.traitor.learning``: learns what a state of Traitor is worth, in ``learned.json``.

Rules of thumb play matches in which all muster by chance. Another answer in ten is also made by chance. At every eighth
answer or so the numbers of ``engine.traitor.search.features`` are kept, with the winner of the match. A logistic
regression for each kind of match makes weights of these numbers. The weights of half the matches foretell the other
half. The error of this forecast is printed for each kind of match.
"""

import argparse
import json
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from pathlib import Path

import engine
from engine.chance import QuickChance
from engine.traitor import search
from engine.traitor.search import features, kind
from engine.traitor.state import State

ERRORS = 10
EVERY = 8
SETTINGS = ([(2, 1)], [(3, 1)], [(seats, 1) for seats in range(4, 9)], [(seats, 2) for seats in (6, 7, 8)])
"""Numbers of seats and Jokers, for each kind of match."""
FILE = Path(search.__file__).with_name("learned.json")
PASSES = 40
RIDGE = 0.003
Row = tuple[list[float], float]


def match_rows(seats: int, jokers: int, number: int) -> list[Row]:
    """Play a match; return the features of some of its states, with 1 if a traitor has won, else 0."""
    game = engine.game("traitor")
    options = game.check_options({"jokers": str(jokers)}, seats)
    chance = QuickChance(number * 64 + seats * 4 + jokers)
    state = game.start(seats, options, {}, chance, game.rules_version)[0]
    assert isinstance(state, State)
    state.questions = game.ask(state)
    found = []
    while state.result is None:
        seat, decision = next((seat, one) for seat, one in state.questions.items() if one.replaces is None)
        if state.phase == "turn" and chance.roll(EVERY) == 1:
            found.append(features(state))
        if chance.roll(ERRORS) == 1 or decision.kind == "muster":
            keys = chance.pick(list(game.worths(game.view(state, seat), decision)))
        else:
            keys = game.rule_of_thumb(game.view(state, seat), decision, chance)
        game.play(state, seat, keys)
    won = float(state.result.winners[0] in {army.seat for army in state.traitors()})
    return [(row, won) for row in found]


def chance_of(weights: Sequence[float], row: Sequence[float]) -> float:
    """The logistic function of a weighted sum; the first weight stands alone."""
    logit = weights[0] + sum(weight * one for weight, one in zip(weights[1:], row, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def learn(rows: Sequence[Row]) -> list[float]:
    """Stochastic gradient descent over numbers brought to one scale."""
    size = len(rows[0][0])
    means = [sum(row[at] for row, _ in rows) / len(rows) for at in range(size)]
    spreads = [sqrt(sum((row[at] - means[at]) ** 2 for row, _ in rows) / len(rows)) or 1.0 for at in range(size)]
    even = [([(row[at] - means[at]) / spreads[at] for at in range(size)], won) for row, won in rows]
    weights = [0.0] * (size + 1)
    order = random.Random(1)
    for number in range(PASSES):
        step = 0.02 / (1 + number / 4)
        for row, won in order.sample(even, len(even)):
            error = won - chance_of(weights, row)
            weights[0] += step * error
            for at, one in enumerate(row, start=1):
                weights[at] += step * (error * one - RIDGE * weights[at])
    slopes = [weight / spread for weight, spread in zip(weights[1:], spreads, strict=True)]
    return [weights[0] - sum(slope * mean for slope, mean in zip(slopes, means, strict=True)), *slopes]


def loss(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """Return the mean error of the weights' predictions, in nats."""
    total = 0.0
    for row, won in rows:
        chance = chance_of(weights, row)
        total -= log(max(1e-9, chance if won else 1 - chance))
    return total / len(rows)


def main() -> None:
    """Learn, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.traitor.learning")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    weights: dict[str, list[float]] = {}
    with ProcessPoolExecutor(given.processes) as pool:
        for settings in SETTINGS:
            name = kind(*settings[0])
            every = [(seats, jokers, number) for number in range(given.games) for seats, jokers in settings]
            matches = list(pool.map(match_rows, *zip(*every, strict=True), chunksize=8))
            half = len(matches) // 2
            tried, aside = ([row for rows in part for row in rows] for part in (matches[:half], matches[half:]))
            share = sum(won for _, won in tried) / len(tried)
            usual = [log(share / (1 - share)), *[0.0] * len(tried[0][0])]
            foretold = loss(aside, learn(tried))
            weights[name] = [float(f"{weight:.4g}") for weight in learn(tried + aside)]
            told = f"{foretold:.3f} nats, by the share of the wins alone {loss(aside, usual):.3f}"
            print(f"{name}: {len(matches)} matches, {told}", flush=True)
    rows = ",\n".join(f'  "{name}": {json.dumps(row)}' for name, row in weights.items())
    FILE.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
