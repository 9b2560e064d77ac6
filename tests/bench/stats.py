"""Times of the statistics of a person among 100,000 stored results, and of their picture."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial

import engine
from bot import pictures, texts
from bot.aftermath.statistics import Results
from bot.aftermath.statistics_command import statistics_page
from bot.store import Placing
from bot.store.results import insertion
from tests.bench.figures import Row, a_store, median

MATCHES, SEATS = 25_000, 4
SERVERS, PEOPLE = 20, 50
"""On each server so many people play, some of them far more often than others."""
TIMES = 9


async def rows() -> list[Row]:
    results = list(_results())
    async with a_store() as (store, _):
        await store._db.together(*map(insertion, results), always=True)
        read = Results(store)
        often = Counter((one.guild, one.user or 0) for one in results if one.user).most_common()
        found = []
        for (guild, user), matches in (often[0], often[len(often) // 2]):
            took = await median(TIMES, partial(read.statistics, guild, user))
            what = f"/stats of somebody with {matches} matches, {len(results):,} results stored"
            found.append((what, "100 ms", f"{took:.1f} ms"))
        (guild, user), _ = often[0]
        chart = statistics_page(texts.speaker("de"), "Anna", await read.statistics(guild, user), {}).chart
    assert chart is not None

    async def draw() -> None:
        pictures.draw_chart(chart.chart, chart.language)

    size = len(pictures.draw_chart(chart.chart, chart.language).png) / 1024
    drawn = f"{await median(TIMES, draw):.1f} ms, {size:.0f} KiB"
    return [*found, ("/stats: its picture drawn and encoded, median", "30 ms", drawn)]


def _results() -> Iterator[Placing]:
    chance, games = random.Random("bench"), list(engine.games())
    for table in range(1, MATCHES + 1):
        guild, game = chance.randrange(SERVERS), chance.choice(games)
        people = {guild * PEOPLE + int(PEOPLE * chance.random() ** 3) + 1 for _ in range(SEATS)}
        for seat, user in enumerate([*people, *[None] * (SEATS - len(people))]):
            player, why = ("", "") if user is not None else ("thumb", "computer")
            rank, points, side = chance.randint(1, SEATS), chance.randint(0, 60), chance.choice(("eagle", "rose"))
            ended = 1_700_000_000.0 + table
            yield Placing(table, seat, guild, game, "2026-4", ended, seat, user, player, rank, points, side, why)
