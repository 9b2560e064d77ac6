"""The cost of a leaderboard on a server on which very much has been played."""

import random
import time
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot import texts
from bot.aftermath.leaderboard_command import leaderboard_page, on_page
from bot.aftermath.standings import Standings
from bot.store import Placing, Sitter, Store
from bot.tables import Tables, Times
from tests.bench.figures import Row, a_store, lags
from tests.tables.people import HALL, a_table
from tests.tables.results.some_results import a_match, keep, keep_all

RESULTS = 100_000
SEATS = 4
PEOPLE = 500
AGO = 2 * 365 * 24 * 3600.0
NOW = 1_800_000_000.0
LAST = 300
"""So many of the last matches have their tables, for the names."""
LOOKS = 50


async def rows() -> list[Row]:
    async with a_store() as (store, _):
        await _fill(store)
        tables = Tables(store, times=Times(lambda: NOW, lambda: NOW))
        standings = Standings(store, tables.settings, tables.now)
        async with lags() as pauses:
            again = await _timed(standings)
        looks = [await _timed(standings) for _ in range(LOOKS)]
    what = f"{RESULTS:,} results of {PEOPLE} people on one server"
    median = sorted(looks)[LOOKS // 2]
    return [
        (f"/leaderboard: {what}, median and longest of {LOOKS} looks", "100 ms", _ms(median, max(looks))),
        (f"/leaderboard: {what}, ratings reckoned again", "", f"{again:.1f} s"),
        ("/leaderboard: the longest pause of everything else meanwhile", "50 ms", _ms(max(pauses))),
    ]


async def _fill(store: Store) -> None:
    matches = list(_matches())
    await keep_all(store, matches[:-LAST])
    for match in matches[-LAST:]:
        sitters = tuple(Sitter(f"Person number {one.user}", one.user) for one in match)
        await keep(store, match, replace(a_table(), sitters=sitters))


def _ms(*seconds: float) -> str:
    return ", ".join(f"{1000 * one:.0f} ms" for one in seconds)


def _matches() -> Iterator[Sequence[Placing]]:
    chance = random.Random("bench")
    number = RESULTS // SEATS
    for one in range(number):
        users = chance.sample(range(1, PEOPLE + 1), SEATS)
        ranks: list[tuple[int | None, int]] = [(user, chance.randint(1, SEATS)) for user in users]
        yield a_match(one + 1, ranks, ended=NOW - AGO * (1 - one / number))


async def _timed(standings: Standings) -> float:
    """Return the time until the first page is there."""
    begun = time.perf_counter()
    board = await standings.leaderboard(HALL.guild)
    names = await standings.names(HALL.guild, [one.user for one in on_page(board, 0)])
    leaderboard_page(texts.speaker("en"), board, names, 1, 0, here=True)
    return time.perf_counter() - begun
