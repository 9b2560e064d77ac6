"""How long boards take to draw, how big they get, and whether the event loop stays awake meanwhile."""

import asyncio
import statistics
import time

from bot import pictures
from engine.view import View
from tests.matches import a_match

NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk")
BOARDS = 60
TICK = 0.002


def boards() -> list[View]:
    """Boards from the middles of different matches."""
    return [a_match(f"bench {number}", answers=20 + number % 50).view(None) for number in range(BOARDS)]


def drawing(views: list[View]) -> tuple[float, float]:
    """Median milliseconds a board takes to draw and encode, and the biggest file in KiB."""
    times, sizes = [], []
    for view in views:
        start = time.perf_counter()
        board = pictures.draw_board_now(view, NAMES, "de")
        times.append((time.perf_counter() - start) * 1000)
        sizes.append(len(board.png) / 1024)
    return statistics.median(times), max(sizes)


async def lag(views: list[View]) -> float:
    """By how many milliseconds the event loop is late, in 99 of 100 cases at most, while boards are being drawn."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late.append((time.perf_counter() - due) * 1000)

    watcher = asyncio.create_task(watch())
    await asyncio.gather(*(pictures.draw_board(view, NAMES, "de") for view in views))
    watcher.cancel()
    return statistics.quantiles(late, n=100)[98]


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was measured."""
    views = boards()
    drawing(views[:5])
    median, biggest = drawing(views)
    return [
        ("a board drawn and encoded, median", "25 ms", f"{median:.1f} ms"),
        ("the biggest board", "200 KiB", f"{biggest:.0f} KiB"),
        ("event loop late while boards are drawn, p99", "10 ms", f"{asyncio.run(lag(views)):.1f} ms"),
    ]
