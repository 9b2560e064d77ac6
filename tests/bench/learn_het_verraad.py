"""Learn who wins Het Verraad: ``python -m tests.bench.learn_het_verraad [--games N]``.

Rules of thumb play matches, of which one answer in ``ERRS`` is any of those that may be sensible, so that it is seen
what is worth something by itself. At the end of each turn what the seats have is noted, and in the end who has won. The
chance to win is the softmax of a weighted sum for each seat. The weights are found by Adam, in plain Python, and
written to ``engine/het_verraad/learned.json``.
"""

import argparse
import json
from collections.abc import Iterator
from math import exp, log, sqrt
from pathlib import Path
from time import process_time

import engine
from engine import QuickChance
from engine.chance import Chance
from engine.game import Game
from engine.het_verraad import search
from engine.het_verraad.state import State

FILE = Path(search.__file__).with_name("learned.json")
ERRS = 25
EPOCHS = 8
STEP = 0.02
DECAY = 3e-4
LATER = 4  # every which row is kept for measuring alone

Row = tuple[list[search.Seen], list[float]]
"""What each seat has, and what share of the win it got."""


def played(game: Game[State], seats: int, number: int) -> Iterator[Row]:
    """The rows of one match."""
    options, data = game.check_options({}, seats), game.data_of(game.rules_version)
    state, _ = game.start(seats, options, data, QuickChance(number), game.rules_version)
    state.questions = game.ask(state)
    chance = QuickChance(~number)
    found = []
    while state.result is None:
        before = (state.round, state.active)
        answer(game, state, chance)
        if state.result is None and not state.ending and state.round and (state.round, state.active) != before:
            found.append(search.seen(state))
    won = [search.value(state, seat) for seat in range(seats)]
    for seen in found:
        yield seen, won


def answer(game: Game[State], state: State, chance: Chance) -> None:
    """Whoever is asked first answers."""
    seat, decision = next(iter(state.questions.items()))
    view = game.view(state, seat)
    keys = game.rule_of_thumb(view, decision, chance)
    if chance.roll(ERRS) == 1:
        worths = game.worths(view, decision)
        keys = chance.pick([one for one, worth in worths.items() if worth > -1e6] or [keys])
    game.play(state, seat, keys)


def chances(weights: list[list[float]], row: Row) -> list[float]:
    """How likely each seat is to win."""
    scores = [search.score(weights, one) for one in row[0]]
    most = max(scores)
    found = [exp(one - most) for one in scores]
    total = sum(found)
    return [one / total for one in found]


def loss(weights: list[list[float]], rows: list[Row]) -> float:
    """The mean surprise, in nats."""
    total = 0.0
    for row in rows:
        total -= sum(won * log(max(1e-9, chance)) for won, chance in zip(row[1], chances(weights, row), strict=True))
    return total / len(rows)


def learn(rows: list[Row], chance: Chance) -> list[list[float]]:
    """The weights, by Adam over single rows, its steps growing smaller."""
    width = len(rows[0][0][0][2])
    weights = [[0.0] * width for _ in search.KNOTS]
    means = [[0.0] * width for _ in search.KNOTS]
    squares = [[1e-3] * width for _ in search.KNOTS]
    total, done = EPOCHS * len(rows) // 32, 0
    for _ in range(EPOCHS):
        mixed = chance.shuffle(rows)
        for first in range(0, len(mixed) - 31, 32):
            slope = [[DECAY * one for one in knot] for knot in weights]
            for row in mixed[first : first + 32]:
                for (knot, part, has), won, likely in zip(*row, chances(weights, row), strict=True):
                    off = (likely - won) / 32
                    low, high = slope[knot : knot + 2]
                    for at, one in enumerate(has):
                        low[at] += off * (1 - part) * one
                        high[at] += off * part * one
            done += 1
            rate = STEP * (1 - done / (total + 1))
            for knot, line in enumerate(slope):
                for at, one in enumerate(line):
                    mean = means[knot][at] = 0.9 * means[knot][at] + 0.1 * one
                    square = squares[knot][at] = 0.99 * squares[knot][at] + 0.01 * one * one
                    weights[knot][at] -= rate * mean / (sqrt(square) + 1e-6)
    return weights


def main() -> None:
    """Learn from matches of all numbers of seats, tell how well, and write."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.learn_het_verraad")
    parser.add_argument("--games", type=int, default=300, help="matches with each number of seats")
    given = parser.parse_args()
    game, begun = engine.game("het_verraad"), process_time()
    rows, kept = list[Row](), dict[int, list[Row]]()
    for seats in game.seats:
        kept[seats] = []
        for number in range(given.games):
            (rows if number % LATER else kept[seats]).extend(played(game, seats, number))
    played_for = process_time() - begun
    weights = learn(rows, QuickChance(0))
    text = ",\n".join(f"  {json.dumps([round(one, 3) for one in knot])}" for knot in weights)
    FILE.write_text(f"[\n{text}\n]\n", encoding="utf-8")
    print(
        f"{len(rows)} rows, played in {played_for:.0f} s, learned in {process_time() - begun - played_for:.0f} s of CPU"
    )
    for seats, others in kept.items():
        print(
            f"{seats} seats: surprise {loss(weights, others):.3f} on {len(others)} other rows; by luck {log(seats):.3f}"
        )


if __name__ == "__main__":
    main()
