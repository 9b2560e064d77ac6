"""``python -m tests.bench.slopes GAME --seats N``: in which direction every constant of a rule of thumb wins more.

Every seat plays with constants of its own, each up to 1.5 times larger or smaller than it is. So one match says
something about all of them at once. Told for each: by how much the share won rises with e-fold the constant, with its
standard error, and a value a step further in that direction. Nothing is written.

    python -m tests.bench.slopes verraeter --seats 4 --games 1500 --option preset=classic
"""

from collections.abc import Mapping
from math import exp, log
from typing import Any

import engine
from engine import Game, QuickChance
from tests.bench.variants import constants, parsing, playing_by

WIDTH = log(1.5)
STEP = 2.0
"""So many times the slope a constant is moved, at most by half of ``WIDTH``."""


def play(
    game: Game[Any], seats: int, options: Mapping[str, str], number: int, own: list[dict[str, float]]
) -> list[float]:
    """Return each seat's win of a match if the seat plays with constants of its ``own``."""
    chance = QuickChance(number)
    state, _ = game.start(seats, game.check_options(options, seats), game.data, chance, game.rules_version)
    state.questions = game.ask(state)
    while state.result is None:
        seat, decision = next(one for one in game.decisions(state).items() if one[1].replaces is None)
        with playing_by(game.key, own[seat]):
            keys = game.rule_of_thumb(game.view(state, seat), decision, chance)
        game.play(state, seat, keys)
    return [(seat in state.result.winners) / len(state.result.winners) for seat in range(seats)]


def main() -> None:
    given = parsing("slopes", 1000).parse_args()
    usual = constants(given.game)
    rows: list[tuple[float, dict[str, float]]] = []
    for number in range(given.games):
        chance = QuickChance(-number - 1)
        turned = [{name: (chance.roll(2001) - 1001) / 1000 for name in usual} for _ in range(given.seats)]
        own = [{name: usual[name] * exp(WIDTH * by) for name, by in one.items()} for one in turned]
        options = dict(one.split("=") for one in given.option)
        won = play(engine.game(given.game), given.seats, options, number, own)
        rows += zip(won, turned, strict=True)
    fair = 1 / given.seats
    spread = (sum((won - fair) ** 2 for won, _ in rows) / len(rows)) ** 0.5
    for name, value in usual.items():
        square = sum(turned[name] ** 2 for _, turned in rows)
        slope = sum((won - fair) * turned[name] for won, turned in rows) / square / WIDTH
        error = spread / square**0.5 / WIDTH
        further = value * exp(max(-WIDTH / 2, min(WIDTH / 2, STEP * slope)))
        mark = " <--" * (abs(slope) > 2 * error)
        print(f"{name:<20} {value:8.3f}  {slope:+.3f} +- {error:.3f}  {further:8.3f}{mark}")


if __name__ == "__main__":
    main()
