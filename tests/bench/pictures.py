"""How long pictures take to draw, how big they get, and whether the event loop stays awake meanwhile."""

import asyncio
import statistics
import time
from collections.abc import Callable, Sequence

from bot import pictures, texts
from bot.pictures import Picture
from engine.view import View
from tests.matches import a_match

NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Emma", "Finn-Ole", "Greta von B.", "Hugo")
LANGUAGE = "de"
TABLES = (("verraeter", 4, 25), ("the_traitors", 8, 30), ("traitor", 8, 30))
"""Games, seats, and the milliseconds that a picture may take."""
VIEWS = 40
TICK = 0.002

Draw = Callable[[View, Sequence[str], str], Picture]


def views(game: str, seats: int) -> list[tuple[View, View]]:
    """From the middles of different matches: an onlooker's view, and one of somebody who is asked."""
    matches = [a_match(f"bench {number}", game=game, seats=seats, answers=20 + number % 50) for number in range(VIEWS)]
    return [(match.view(None), match.view(match.awaited[0])) for match in matches if match.awaited]


def drawing(draw: Draw, shown: Sequence[View]) -> tuple[float, float]:
    """Median milliseconds a picture takes to draw and encode, and the biggest file in KiB."""
    draw(shown[0], NAMES[: shown[0].seats], LANGUAGE)
    times, sizes = [], []
    for view in shown:
        start = time.perf_counter()
        picture = draw(view, NAMES[: view.seats], LANGUAGE)
        times.append((time.perf_counter() - start) * 1000)
        sizes.append(len(picture.png) / 1024)
    return statistics.median(times), max(sizes)


async def lag(boards: Sequence[View]) -> float:
    """By how many milliseconds the event loop is late, in 99 of 100 cases at most, while boards are being drawn."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late.append((time.perf_counter() - due) * 1000)

    watcher = asyncio.create_task(watch())
    await asyncio.gather(*(pictures.draw_board(view, NAMES[: view.seats], LANGUAGE) for view in boards))
    watcher.cancel()
    return statistics.quantiles(late, n=100)[98]


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was measured."""
    found: list[tuple[str, str, str]] = []
    boards: list[View] = []
    say = texts.speaker("en")
    for game, seats, most in TABLES:
        of = f"{texts.game_name(say, game)}, {seats} seats"
        public, own = zip(*views(game, seats), strict=True)
        boards += public
        board, hand = drawing(pictures.draw_board_now, public), drawing(pictures.draw_hand_now, own)
        found += [
            (f"{of}: a board drawn and encoded, median", f"{most} ms", f"{board[0]:.1f} ms"),
            (f"{of}: a hand drawn and encoded, median", f"{most} ms", f"{hand[0]:.1f} ms"),
            (f"{of}: the biggest picture", "200 KiB", f"{max(board[1], hand[1]):.0f} KiB"),
        ]
    late = asyncio.run(lag(boards))
    return [*found, ("event loop late while boards are drawn, p99", "10 ms", f"{late:.1f} ms")]
