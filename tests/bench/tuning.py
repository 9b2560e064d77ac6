"""``python -m tests.bench.tuning GAME --seats N``: which constants of a rule of thumb win more.

One seat plays with one constant changed, the others as they are; the same matches are also played with nothing changed.
A change that wins more than its standard error explains is marked; nothing is written. The constants are those that are
written with a point, in the modules of the rule of thumb.

    python -m tests.bench.tuning verraeter --seats 4 --games 400 --only PIP BROUGHT
    python -m tests.bench.tuning traitor --seats 4 --games 400 --role traitor        all who have that role at once
    python -m tests.bench.tuning verraeter --seats 4 --games 2000 --set PIP=0.1 BROUGHT=1.4    one change of several
"""

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import engine
from engine.players import PLAYERS, chance_for
from engine.simulate import match_seed
from tests.bench.variants import constants, parsing, playing_by

FACTORS = (0.5, 0.7, 1.4, 2.0)
LONGEST = 1000


def share(
    game: str, seats: int, options: Mapping[str, str], role: str, changes: Mapping[str, float], number: int
) -> float:
    """Return the share of match ``number`` won with these constants among seats without changed constants.

    One seat has these constants, each in turn, or all seats that are told this role at the start.
    """
    seed = match_seed(f"tuning {game} {seats}", number)
    match = engine.start(game, seats=seats, options=options, seed=seed)
    changed, thumb = {number % seats}, PLAYERS["thumb"]
    if role:
        changed = {seat for seat in range(seats) if match.view(seat).cast.get("key") == role}
    while match.result is None and match.length < LONGEST:
        seat = match.awaited[0]
        chance = chance_for(seed, seat, match.length)
        with playing_by(game, changes if seat in changed else {}):
            keys = thumb.answer(match.view(seat), match.decisions[seat], chance)
        match.play(seat, keys)
    winners = match.result.winners if match.result else ()
    return len(changed.intersection(winners)) / max(1, len(winners))


def line(what: str, shares: Sequence[float], usual: Sequence[float]) -> str:
    """The share won with a change and without, and the mean difference with its standard error."""
    ahead = [one - other for one, other in zip(shares, usual, strict=True)]
    mean = sum(ahead) / len(ahead)
    error = (sum((one - mean) ** 2 for one in ahead) / len(ahead) / max(1, len(ahead) - 1)) ** 0.5
    mark = " <--" if mean > 2 * error else ""
    return f"{what:<40} {sum(shares) / len(shares):.3f}  {mean:+.3f} +- {error:.3f}{mark}"


def main() -> None:
    parser = parsing("tuning", 400)
    parser.add_argument("--role", default="", help="all who are told this role play with the change")
    parser.add_argument("--only", nargs="*", help="these constants alone")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="one change of several constants")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    options = dict(one.split("=") for one in given.option)
    changes = [{name: float(value) for name, value in (one.split("=") for one in given.set)}]
    if not given.set:
        found = {name: value for name, value in constants(given.game).items() if name in (given.only or [name])}
        changes = [{name: value * factor} for name, value in found.items() for factor in FACTORS]
    with ProcessPoolExecutor(given.processes) as pool:

        def shares(changed: Mapping[str, float]) -> list[float]:
            played = partial(share, given.game, given.seats, options, given.role, changed)
            return list(pool.map(played, range(given.games), chunksize=8))

        usual = shares({})
        for changed in changes:
            what = " ".join(f"{name}={value:g}" for name, value in changed.items())
            print(line(what, shares(changed), usual), flush=True)


if __name__ == "__main__":
    main()
