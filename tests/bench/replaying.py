"""The cost of showing a finished match again: a step of its replay, its film."""

import asyncio
import os
import statistics
import tempfile
import time
from functools import cache
from pathlib import Path

from msgspec.structs import replace

import engine
from bot import pictures
from bot.aftermath.film import FilmOrder
from bot.aftermath.film_shelf import Films
from bot.aftermath.truth import EVERYTHING, ONLOOKER, frame_of
from bot.store import Table
from engine import Match
from engine.simulate import play_on
from tests.bench.bot_process import memory_of
from tests.bench.figures import Row, named
from tests.tables.people import a_table

TABLES = (("verraeter", 4), ("the_traitors", 8), ("traitor", 8), ("het_verraad", 5))
STEPS = 40
LARGEST = 4 * 1024 * 1024
LANGUAGE = "de"


def rows() -> list[Row]:
    return [*_frames(), *asyncio.run(_films())]


@cache
def over(game: str, seats: int) -> tuple[Table, Match]:
    """A table whose match is over, played by rules of thumb."""
    table = a_table("bench", game=game, seats=seats)
    table = replace(table, state="finished", ingredients=table.made_of(), deal_format=2)
    return table, play_on(engine.replay(table.record(())), ["thumb"] * seats, bytes(32))


def _frames() -> list[Row]:
    found = []
    for game, seats in TABLES:
        table, match = over(game, seats)
        times = []
        for step in range(0, match.length + 1, max(1, match.length // STEPS)):
            for seen in (ONLOOKER, str(step % seats), EVERYTHING):
                start = time.process_time()
                frame = frame_of(table, match, step, seen)
                draw = pictures.draw_board if frame.view.seat is None else pictures.draw_hand
                draw(frame.view, table.names, LANGUAGE)
                times.append(1000 * (time.process_time() - start))
        del times[:3]  # what is the same in all pictures is drawn with the first
        took = f"{statistics.median(times):.0f} ms, {statistics.quantiles(times, n=100)[98]:.0f} ms"
        what = f"{named(game, seats)}: a step of the replay, replayed and drawn, processor time, median and p99"
        found.append((what, "150 ms", took))
    return found


async def _films() -> list[Row]:
    found = []
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as folder:
        films = Films(Path(folder) / "films")
        before = memory_of("self", "VmRSS")
        for number, (game, seats) in enumerate(TABLES):
            table, match = over(game, seats)
            start, used = time.perf_counter(), os.times()
            kept = await films.ask(number, FilmOrder(match.record, table.names, LANGUAGE, LARGEST)).film
            if kept is None:
                raise RuntimeError("no film")
            took, now = time.perf_counter() - start, os.times()
            needed = now.children_user + now.children_system - used.children_user - used.children_system
            film = kept.read()
            of = f"{named(game, seats)}: film of {film.pictures} pictures"
            found += [
                (f"{of}, asked for until it is there (processor)", "20 s", f"{took:.1f} s ({needed:.1f} s)"),
                (f"{of}, its size", "4 MiB", f"{len(film.content) / 2**20:.2f} MiB"),
            ]
        more = memory_of("self", "VmRSS") - before
        found.append(("memory of the process that asks for these films", "+5 MB", f"{more:+.1f} MB"))
        await films.close()
    return found
