"""The cost of pages of matches: to make, and to serve while the bot's own loop goes on."""

import asyncio
import tempfile
import time
from pathlib import Path

import aiohttp

from bot.aftermath.film import FilmOrder
from bot.aftermath.page import making, server
from bot.aftermath.page.links import Links, Place
from bot.aftermath.page.pages import MOST
from bot.watching.address import Address
from tests.bench.figures import Row, lags, named, p99
from tests.bench.replaying import LANGUAGE, TABLES, over
from tests.tables.people import a_table

SECONDS, VISITORS = 5.0, 4
PAGE = bytes(2**20)
LINKS = Links(bytes(32), "http://x")


def rows() -> list[Row]:
    return [*_made(), *asyncio.run(_served())]


def _made() -> list[Row]:
    found = []
    for game, seats in TABLES:
        table, match = over(game, seats)
        start = time.process_time()
        page = making.page(FilmOrder(match.record, table.names, LANGUAGE, MOST), lambda done, of: None)
        took, size = time.process_time() - start, len(page.encode()) / 2**20
        of = f"{named(game, seats)}: page of {match.length} answers"
        found += [(f"{of}, processor time", "30 s", f"{took:.1f} s"), (f"{of}, its size", "9.5 MiB", f"{size:.2f} MiB")]
    return found


async def _served() -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="turncoat-bench-") as folder:
        file = Path(folder) / "page.html"
        file.write_bytes(PAGE)

        async def find(place: Place, language: str) -> Path:
            return file

        one = server.PageServer(Address("127.0.0.1:0"), LINKS, find)
        found = []
        for what, path in (("pages of 1 MiB", LINKS.to(a_table(), "en")[len("http://x") :]), ("wrong links", "/en/x")):
            async with lags() as late:
                served = await asyncio.to_thread(asyncio.run, _ask(one.port, path)) / SECONDS
            found.append(
                (
                    f"{what} served to {VISITORS} visitors of the same process; p99 by which the bot's loop is late",
                    "20 ms",
                    f"{served:.0f} a second; {p99(late):.1f} ms",
                )
            )
        await one.close()
    return found


async def _ask(port: int, path: str) -> int:
    """Ask for so long; return how many answers came. Each visitor is another one, so none asks too often."""
    served, end = 0, time.perf_counter() + SECONDS

    async def visit(session: aiohttp.ClientSession) -> None:
        nonlocal served
        while time.perf_counter() < end:
            visitor = {"X-Forwarded-For": f"10.0.{served // 256 % 256}.{served % 256}"}
            async with session.get(f"http://127.0.0.1:{port}{path}", headers=visitor) as answer:
                await answer.read()
            served += 1

    async with aiohttp.ClientSession() as session:
        await asyncio.gather(*(visit(session) for _ in range(VISITORS)))
    return served
