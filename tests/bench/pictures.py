"""The drawing time and size of pictures, and the wakefulness of the event loop meanwhile."""

import asyncio
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

import engine
from bot import pictures
from bot.delivery.drawing import Drawing
from bot.pictures import Picture, PictureOf, RevealOf
from engine.view import View
from tests.bench.figures import Row, lags, named, p99
from tests.kit.moments import moments
from tests.matches import a_match
from tests.pictures.test_reveal import vote

NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Emma", "Finn-Ole", "Greta von B.", "Hugo")
LANGUAGE = "de"


class Table(NamedTuple):
    """A game, its seats, the milliseconds and KiB that a picture may take, and how many answers lead to its middle."""

    game: str
    seats: int
    most: int
    size: int = 200
    middle: range = range(20, 70)


TABLES = (
    Table("verraeter", 4, 13),
    Table("the_traitors", 8, 15),
    Table("traitor", 8, 15),
    Table("het_verraad", 5, 20, 250, range(100, 900, 16)),
)
MATCHES, ANSWERS = 4, 10
"""Out of so many matches of a game the pictures after so many answers in a row are drawn, as in play."""
VOTERS = (4, 8, 16)

Draw = Callable[[View, Sequence[str], str], Picture]


def views(table: Table) -> list[tuple[View, View]]:
    """From the middles of matches, answer by answer: an onlooker's view, and one of somebody who is asked."""
    found = []
    for number in range(MATCHES):
        begun = table.middle[len(table.middle) * number // MATCHES]
        record = a_match(f"bench {number}", game=table.game, seats=table.seats, answers=begun + ANSWERS).record
        match = engine.replay(replace(record, answers=record.answers[:begun]))
        for answer in record.answers[begun:]:
            found.append((match.view(None), match.view(match.awaited[0])))
            match.play(answer.seat, answer.keys)
    return found


def measured(
    draws: Iterable[Callable[[], Picture | None]], clock: Callable[[], float] = time.process_time
) -> tuple[float, float]:
    """Median milliseconds, of CPU unless by another clock, that a picture takes, and the biggest file in KiB."""
    times, sizes = [], []
    for draw in draws:
        begun = clock()
        drawn = draw()
        times.append((clock() - begun) * 1000)
        sizes.append(len(drawn.gif or drawn.png) / 1024 if drawn is not None else 0)
    return statistics.median(times), max(sizes)


def drawing(draw: Draw, shown: Sequence[View]) -> tuple[float, float]:
    """Median milliseconds a picture takes to draw and encode, and the biggest file in KiB."""
    draw(shown[0], NAMES[: shown[0].seats], LANGUAGE)
    return measured((partial(draw, view, NAMES[: view.seats], LANGUAGE) for view in shown), time.perf_counter)


async def lag(boards: Sequence[View], processes: int) -> tuple[float, float]:
    """By how many milliseconds the event loop is late, in 99 of 100 cases at most, while boards are being drawn.

    With it, the CPU milliseconds that a board takes in the bot's own process.
    """
    drawing = Drawing(processes)
    drawing.begin()
    shown = [PictureOf("board", view, NAMES[: view.seats], LANGUAGE) for view in boards]
    await drawing.draw(shown[0])
    spent = time.process_time()
    async with lags() as late:
        await asyncio.gather(*map(drawing.draw, shown))
    spent = (time.process_time() - spent) * 1000 / len(shown)
    await drawing.close()
    return p99(late), spent


def moving(voters: int) -> tuple[float, float]:
    """Median milliseconds of CPU that the moving picture of a vote takes, and its size in KiB."""
    of = RevealOf(vote(voters, [(voter * 7 + 1) % voters for voter in range(voters)]), "", moving=True)
    return measured([partial(pictures.draw, of)] * ANSWERS)


def still(game: str, seats: int) -> tuple[float, float]:
    """Median milliseconds of CPU that the picture of a moment takes, and the biggest in KiB."""
    matches = (a_match(f"moments {number}", game=game, seats=seats) for number in range(MATCHES))
    return measured(partial(pictures.draw, of) for one in matches for of in moments(one, NAMES[:seats], LANGUAGE))


def rows() -> list[Row]:
    found: list[Row] = []
    boards: list[View] = []
    for table in TABLES:
        of = named(table.game, table.seats)
        public, own = zip(*views(table), strict=True)
        boards += public
        drawn = {"a board": drawing(pictures.draw_board, public), "a hand": drawing(pictures.draw_hand, own)}
        for part in pictures.parts(table.game):
            drawn[f"part {part} of the board"] = drawing(partial(_draw_part, part), own)
        for what, (median, _) in drawn.items():
            found.append((f"{of}: {what} drawn and encoded, median", f"{table.most} ms", f"{median:.1f} ms"))
        biggest = max(size for _, size in drawn.values())
        found.append((f"{of}: the biggest picture", f"{table.size} KiB", f"{biggest:.0f} KiB"))
    for game, rules in engine.games().items():
        spent, size = still(game, rules.seats[-1])
        found.append((f"{game}: the picture of a moment: CPU", "15 ms", f"{spent:.1f} ms"))
        found.append((f"{game}: the picture of a moment", "60 KiB", f"{size:.0f} KiB"))
    for voters in VOTERS:
        spent, size = moving(voters)
        found.append((f"the moving picture of {voters} votes: CPU", "100 ms", f"{spent:.1f} ms"))
        found.append((f"the moving picture of {voters} votes", "200 KiB", f"{size:.0f} KiB"))
    for where, processes in (("in a thread", 0), ("in a process", 1)):
        late, spent = asyncio.run(lag(boards, processes))
        found.append((f"event loop late while boards are drawn {where}, p99", "10 ms", f"{late:.1f} ms"))
        found.append((f"CPU of the bot's process for a board drawn {where}", "3 ms", f"{spent:.1f} ms"))
    return found


def _draw_part(part: str, view: View, names: Sequence[str], language: str) -> Picture:
    return pictures.draw_part(view, part, names, language)
