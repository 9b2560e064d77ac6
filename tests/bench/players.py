"""``python -m tests.bench.players``: the strength of the computer player ``search``, as a table.

One seat thinks, and the other seats follow the rule of thumb.
The same matches are also played with a rule of thumb in that seat: a pair.
Every seat of a deal thinks once, so good and bad cards weigh the same on both sides.
The results are kept in a file, so a run can be broken off and goes on from there.
Matches that other code played do not count.

    python -m tests.bench.players                        everything
    python -m tests.bench.players verraeter-4 --games 40 the rows that begin like that, so many matches each
"""

import argparse
import ast
import hashlib
import importlib
import json
import math
import os
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import engine
from engine import Match
from engine.players import PLAYERS, Player, by_search, chance_for
from engine.simulate import match_seed
from tests.bench.variants import Odd

SEED = "players"
GAMES = 100
Z = 1.96  # of a 95 % interval
TELLING = ("reasons", "remarks", "disclosure")
"""Modules of a game that change nothing in how it is played."""
ENOUGH = 1000
"""After so many answers a match is taken to have no end."""


@dataclass(frozen=True)
class Row:
    """One line of the table: ``reach`` is a share of the wins, or ``times`` that of the rule of thumb's in that seat.

    ``role``: the seat that thinks is one that is told this role at the start; without it each seat of a deal thinks
    once. ``odd``: the others are rules of thumb with other constants that make errors.
    """

    game: str
    seats: int
    reach: float = 0.0
    times: float = 0.0
    options: dict[str, str] = field(default_factory=dict)
    role: str = ""
    odd: bool = False

    @property
    def name(self) -> str:
        words = (self.game, str(self.seats), *self.options.values(), self.role, "odd" if self.odd else "")
        return "-".join(filter(None, words))

    def deal(self, number: int) -> int:
        """The deal of match ``number``."""
        return number if self.role else number // self.seats


def _rows() -> list[Row]:
    rows = [Row("verraeter", 4, 0.6, options={"preset": preset}) for preset in ("online", "classic")]
    rows += [Row("verraeter", 3, 0.75, options={"preset": preset}) for preset in ("online", "classic")]
    rows += [Row("the_traitors", 4, 0.25, options={"rounds": "1"})]
    rows += [Row("the_traitors", 4, 0.4), *(Row("the_traitors", seats, 1.3 / seats) for seats in (6, 8))]
    for seats in (2, 3, 4, 5, 6, 8):
        rows.append(Row("traitor", seats, times=1.5 if seats in (2, 4, 8) else 1.0, role="traitor"))
        rows.append(Row("traitor", seats, times=1.0, role="loyal"))
    rows += [Row("traitor", seats, 1.3 / seats) for seats in (4, 8)]
    rows += [Row("het_verraad", 2, 0.7), *(Row("het_verraad", seats, 1.4 / seats) for seats in (3, 4, 5))]
    odd = [("verraeter", 4), ("verraeter", 3), ("the_traitors", 4), ("the_traitors", 6), ("the_traitors", 8)]
    odd += [("het_verraad", seats) for seats in (2, 3, 4, 5)]
    rows += [Row(game, seats, 1 / seats, odd=True) for game, seats in odd]
    rows += [Row("traitor", seats, times=1.0, role="traitor", odd=True) for seats in (2, 4, 8)]
    return rows


# --- one match --------------------------------------------------------------------------------------------------------


def _play(row: Row, number: int, thinks: str) -> dict[str, Any]:
    """One match of a row, with the player of that name in the seat that thinks."""
    seed = match_seed(f"{SEED} {row.game} {row.seats}", row.deal(number))
    match = engine.start(row.game, seats=row.seats, options=row.options, seed=seed)
    seat = _thinker(match, row.role, number)
    others: Player = Odd(row.game, number) if row.odd else PLAYERS["thumb"]
    times: list[float] = []
    while match.result is None and match.length < ENOUGH:
        asked = match.awaited[0]
        chance = chance_for(seed, asked, match.length)
        player = PLAYERS[thinks] if asked == seat else others
        begin = time.process_time()
        keys = player.answer(match.view(asked), match.decisions[asked], chance)
        if asked == seat:
            times.append(time.process_time() - begin)
        match.play(asked, keys)
    winners = match.result.winners if match.result else ()
    won = (seat in winners) / max(1, len(winners))
    return {"seat": seat, "won": won, "most": max(times), "cpu": sum(times) / len(times)}


def _thinker(match: Match, role: str, number: int) -> int:
    """The seat that thinks in match ``number``: each in turn of those with that role."""
    seats = [seat for seat in range(match.seats) if not role or match.view(seat).cast.get("key") == role]
    return seats[number % len(seats)]


def _both(row: Row, number: int) -> dict[str, Any]:
    """The match with a thinking seat, and what a rule of thumb makes of the same seat."""
    thought = _play(row, number, "search")
    usual = _play(row, number, "thumb")
    return {"row": row.name, "code": _code(row.game), "number": number, "usual": usual["won"], **thought}


@cache
def _code(game: str) -> str:
    """A word for the code of a game and of the search; comments make no difference, nor what only tells."""
    package = importlib.import_module(type(engine.game(game)).__module__)
    files = sorted(path for path in Path(str(package.__file__)).parent.rglob("*.py") if path.stem not in TELLING)
    trees = (ast.dump(ast.parse(path.read_text())) for path in (*files, Path(str(by_search.__file__))))
    return hashlib.sha256("".join(trees).encode()).hexdigest()[:12]


# --- the table --------------------------------------------------------------------------------------------------------


def gain(row: Row, played: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """The share of wins that the searcher has more in whole deals, and half of the 95 % interval of that.

    >>> row = Row("het_verraad", 2)
    >>> pairs = [(1, 1), (1, 0), (0, 0), (1, 1)]
    >>> played = [{"number": number, "won": won, "usual": usual} for number, (won, usual) in enumerate(pairs)]
    >>> [round(one, 2) for one in gain(row, played)]
    [0.25, 0.49]
    """
    deals: dict[int, list[float]] = {}
    for one in played:
        deals.setdefault(row.deal(one["number"]), []).append(one["won"] - one["usual"])
    whole = [statistics.fmean(some) for some in deals.values() if row.role or len(some) == row.seats]
    half = Z * statistics.stdev(whole) / len(whole) ** 0.5 if len(whole) > 1 else math.inf
    return statistics.fmean(whole) if whole else 0.0, half


def _line(row: Row, played: Sequence[dict[str, Any]]) -> str:
    games, won = len(played), sum(one["won"] for one in played)
    usual = sum(one["usual"] for one in played) / games
    more, half = gain(row, played)
    reach = row.reach or row.times * usual
    mean, most = sum(one["cpu"] for one in played) / games, max(one["most"] for one in played)
    found = f"{won / games:.2f} | {more:+.2f} ± {half:.2f}"
    return f"| {row.name} | {games} | {usual:.2f} | {reach:.2f} | {found} | {mean:.2f} | {most:.2f} |"


def _table(rows: Sequence[Row], kept: Sequence[dict[str, Any]]) -> Iterator[str]:
    yield "| row | matches | rule of thumb | to reach | search | more | CPU s a decision | longest |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        played = [one for one in kept if one["row"] == row.name and one["code"] == _code(row.game)]
        if played:
            yield _line(row, played)


def _kept(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.players")
    parser.add_argument("rows", nargs="*", help="only rows whose names begin like that")
    parser.add_argument("--games", type=int, default=GAMES, help="matches of each row")
    parser.add_argument("--results", type=Path, default=Path("players.jsonl"), help="where they are kept")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    rows = [row for row in _rows() if not given.rows or row.name.startswith(tuple(given.rows))]
    code = {row.game: _code(row.game) for row in rows}
    done = {(one["row"], one["code"], one["number"]) for one in _kept(given.results)}
    every = ((row, number) for number in range(given.games) for row in rows)
    missing = [(row, number) for row, number in every if (row.name, code[row.game], number) not in done]
    with ProcessPoolExecutor(given.processes) as pool, given.results.open("a") as file:
        try:
            for count, one in enumerate(pool.map(_both, *zip(*missing, strict=True)) if missing else (), start=1):
                print(json.dumps(one), file=file, flush=True)
                print(f"\r{count} of {len(missing)}", end="", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    print("\n".join(_table(rows, _kept(given.results))))


if __name__ == "__main__":
    main()
