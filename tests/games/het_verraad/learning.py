"""Learn who wins Het Verraad: ``python -m tests.games.het_verraad.learning [--games N] [--two N]``.

Rules of thumb play matches. Some answers are any of the answers that may be sensible. Such answers show the worth of a
thing by itself. At the end of each turn the holdings of the seats are noted, and in the end the winners. The chance to
win is the softmax of a weighted sum for each seat; the weights are found by Adam.

With two seats, the final lead of a seat in points is noted. The weights of all that a seat has more than the other seat
are the weights of the least squares. All is plain Python; the learned weights are written to
``engine/het_verraad/learned.json``.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
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
ERRS, ERRS_OF_TWO = 25, 15
"""One answer in so many is any."""
EPOCHS = 8
STEP = 0.02
DECAY = 3e-4
RIDGE, SMOOTH = 100.0, 1000.0
"""With two seats: what keeps weights small, and those of neighbouring knots alike, for features of one spread."""
LATER = 4  # every which match is kept for measuring alone

Row = tuple[list[search.Seen], list[float]]
"""The features of each seat, and its share of the win."""
Lead = tuple[search.Seen, float]
"""The features that a seat has more than the other, and its lead in points at the end."""


# --- matches ----------------------------------------------------------------------------------------------------------


def turns(game: Game[State], seats: int, number: int, errs: int) -> Iterator[State]:
    """A match after each turn, and at its end."""
    options, data = game.check_options({}, seats), game.data_of(game.rules_version)
    state, _ = game.start(seats, options, data, QuickChance(number), game.rules_version)
    state.questions = game.ask(state)
    chance = QuickChance(~number)
    while state.result is None:
        before = (state.round, state.active)
        answer(game, state, chance, errs)
        if state.round and (state.result is not None or (state.round, state.active) != before):
            yield state


def answer(game: Game[State], state: State, chance: Chance, errs: int) -> None:
    """The seat that is asked first answers."""
    seat, decision = next(iter(state.questions.items()))
    view = game.view(state, seat)
    keys = game.rule_of_thumb(view, decision, chance)
    if chance.roll(errs) == 1:
        worths = game.worths(view, decision)
        keys = chance.pick([one for one, worth in worths.items() if worth > -1e6] or [keys])
    game.play(state, seat, keys)


def rows_of(game: Game[State], seats: int, number: int) -> list[Row]:
    """Play a match; return the holdings of all seats after each turn, with each seat's share of the win."""
    found = []
    for state in turns(game, seats, number, ERRS):
        if state.result is not None:
            won = [search.value(state, seat) for seat in range(seats)]
        elif not state.ending:
            found.append(search.seen(state))
    return [(seen, won) for seen in found]


def leads_of(game: Game[State], number: int) -> list[Lead]:
    """Play a match of two seats; return their comparison after each turn, with the final lead of the first seat."""
    found = []
    for state in turns(game, 2, number, ERRS_OF_TWO):
        if state.result is None:
            found.append(search.compared(state, 0))
    return [(seen, float(state.points[0] - state.points[1])) for seen in found]


# --- three seats or more: who wins ------------------------------------------------------------------------------------


def chances(weights: list[list[float]], row: Row) -> list[float]:
    """Return the chance of each seat to win."""
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


# --- two seats: how far one is ahead ----------------------------------------------------------------------------------


def least_squares(leads: Sequence[Lead]) -> list[list[float]]:
    """The weights that foretell the leads best."""
    width, knots = len(leads[0][0][2]), len(search.POINTS)
    spread = [sqrt(sum(seen[2][at] ** 2 for seen, _ in leads) / len(leads)) or 1.0 for at in range(width)]
    size = width * knots
    sums = [[0.0] * size for _ in range(size)]
    aims = [0.0] * size
    for (knot, part, more), lead in leads:
        scaled = [one / by for one, by in zip(more, spread, strict=True)]
        both = [(1 - part) * one for one in scaled] + [part * one for one in scaled]
        first = knot * width
        for at, one in enumerate(both, first):
            aims[at] += one * lead
            line = sums[at]
            for other, another in enumerate(both, first):
                line[other] += one * another
    for at in range(size):
        sums[at][at] += RIDGE
        if at + width < size:
            for one, other, sign in ((at, at, 1), (at + width, at + width, 1), (at, at + width, -1)):
                sums[one][other] += sign * SMOOTH
            sums[at + width][at] -= SMOOTH
    found = solve(sums, aims)
    return [[found[knot * width + at] / spread[at] for at in range(width)] for knot in range(knots)]


def solve(lines: list[list[float]], aims: list[float]) -> list[float]:
    """The solution of linear equations, after Gauss.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    rows = [[*line, aim] for line, aim in zip(lines, aims, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            share = row[at] / pivot[at]
            if share:
                row[at:] = [one - share * other for one, other in zip(row[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(one * other for one, other in zip(rows[at][at + 1 : -1], found[at + 1 :], strict=True))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


def explained(weights: list[list[float]], leads: Sequence[Lead]) -> float:
    """Return the part of the spread of the leads that the weights foretell."""
    mean = sum(lead for _, lead in leads) / len(leads)
    off = sum((search.score(weights, seen) - lead) ** 2 for seen, lead in leads)
    return 1 - off / sum((lead - mean) ** 2 for _, lead in leads)


# --- the command ------------------------------------------------------------------------------------------------------


def learn_more(game: Game[State], games: int) -> list[list[float]]:
    """The weights for three seats or more, learned from all numbers of seats."""
    rows, kept = list[Row](), dict[int, list[Row]]()
    for seats in game.seats:
        kept[seats] = []
        for number in range(games):
            (rows if number % LATER else kept[seats]).extend(rows_of(game, seats, number))
    weights = learn(rows, QuickChance(0))
    for seats, others in kept.items():
        surprise = f"surprise {loss(weights, others):.3f} on {len(others)} other rows; by luck {log(seats):.3f}"
        print(f"{len(rows)} rows; {seats} seats: {surprise}")
    return weights


def learn_two(game: Game[State], games: int) -> list[list[float]]:
    """The weights for two seats."""
    matches = [leads_of(game, number) for number in range(games)]
    leads = [lead for match in matches for lead in match]
    some = [lead for number, match in enumerate(matches) for lead in match if number % LATER]
    others = [lead for match in matches[::LATER] for lead in match]
    foretold = explained(least_squares(some), others)
    print(f"2 seats: {len(leads)} rows; in other matches {foretold:.3f} of the spread of the leads is foretold")
    return least_squares(leads)


def main() -> None:
    """Learn, tell how well, and write; what gets no matches stays as it is."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.het_verraad.learning")
    parser.add_argument("--games", type=int, default=300, help="matches with each number of seats")
    parser.add_argument("--two", type=int, default=1200, help="more matches with two seats, for weights of their own")
    given = parser.parse_args()
    game, begun = engine.game("het_verraad"), process_time()
    weights = json.loads(FILE.read_text(encoding="utf-8"))
    if given.games:
        weights["more"] = learn_more(game, given.games)
    if given.two:
        weights["two"] = learn_two(game, given.two)
    parts = []
    for name in sorted(weights):
        rows = ",\n".join(f"    {json.dumps([round(one, 3) for one in knot])}" for knot in weights[name])
        parts.append(f'  "{name}": [\n{rows}\n  ]')
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    print(f"{process_time() - begun:.0f} s of CPU")


if __name__ == "__main__":
    main()
