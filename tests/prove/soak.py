"""soak: one process plays very many matches by post, while a day passes; nothing of it grows."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from bot import texts
from bot.sandbox import Sandbox
from bot.store.location import DATABASE
from tests.bot.bot_on_sandbox import HALL
from tests.matches import SHORT
from tests.prove.life import LOG, Birth, Life, Shared, shared
from tests.prove.one_match import PATIENCE, OneMatch
from tests.prove.row import Row, require
from tests.samples import samples

SAY = texts.speaker("en")
A_LONG_ONE = 25
"""One of so many matches is of Het Verraad, which takes as long as ten of the others."""
THE_LONG_ONE = 10
"""The first of those comes after so many others: what it brings must be there before anything is measured."""
LOOKS, LOOK = 6, 0.7
"""So often, and after so many seconds each, the tasks are counted."""
DAY = 24 * 3600.0
GROWS = 1.2
SLOWER = 5
MOST_TASKS = 3
"""So many tasks more than before may just be at work."""
MOST_CONNECTIONS = 8
"""So many connections more than before may be kept a while, for there are as many as there were calls at once."""


ROWS = ("answers", "posted", "clocks", "facts", "actions", "shown", "results", "played")
"""Tables whose numbers of rows may grow by the same amount with every match, and by no more."""


class Measured(NamedTuple):
    """Resources held by a process, and the rows that a match has left in each table of the database."""

    memory: int
    tasks: int
    files: int
    connections: int
    threads: int
    rows: dict[str, float]


async def soak(matches: int, after: int) -> None:
    """Play so many matches; what is measured ``after`` the first ones may not grow until the last one."""
    with tempfile.TemporaryDirectory(prefix="turncoat-prove-") as name:
        folder, held = Path(name), shared()
        loop = asyncio.get_running_loop()
        async with Sandbox(clock=lambda: loop.time() / SLOWER) as sandbox:
            life = Life(Birth(folder, sandbox.address, sandbox.token, draws=matches > 100), held)
            life.begin()
            try:
                await sandbox.until(lambda: sandbox.bot_online, within=PATIENCE)
                before = None
                for number in range(matches):
                    await _play(sandbox, number)
                    held.ahead.value += DAY / matches
                    if number + 1 == after:
                        before = await _measure(life, held, folder, number + 1)
                now = await _measure(life, held, folder, matches)
            finally:
                life.kill()
                await life.buried()
        log = (folder / LOG).read_text(encoding="utf-8")
    require("ERROR" not in log, f"the log has:\n{log[-3000:]}")
    if before is not None:
        _compare(before, now)


async def _play(sandbox: Sandbox, number: int) -> None:
    """A match by post, to its end."""
    long = number % A_LONG_ONE == THE_LONG_ONE
    one_match = OneMatch(sandbox, number, SLOWER, ("het_verraad",) if long else SHORT)
    host = one_match.people[0]
    await one_match.gather(None)
    lobby = next(one for one in reversed(sandbox.channel(HALL).messages) if one.buttons)
    panel = (await host.click(lobby, SAY("button-options"))).messages[0]
    await host.choose(panel, panel.selects[0].custom_id, ["pace"])
    paces = next(menu for menu in panel.selects if "post-8" in [one.value for one in menu.options])
    await host.choose(panel, paces.custom_id, ["post-8"])
    await one_match.start()
    await one_match.play()
    one_match.close()


async def _measure(life: Life, held: Shared, folder: Path, matches: int) -> Measured:
    """Return the measured resources after the end of the last match has been told.

    The fewest of several counts of tasks are taken, because some tasks are just at work.
    """
    tasks = []
    for _ in range(LOOKS):
        await asyncio.sleep(LOOK)
        tasks.append(held.tasks.value)
    process = Path(f"/proc/{life.number}")
    opened = list(_opened(process))
    connections = sum(one.startswith("socket:") for one in opened)
    status = dict(line.split(":", 1) for line in (process / "status").read_text(encoding="ascii").splitlines())
    with closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)) as database:
        counted = {one: database.execute(" ".join(("SELECT count(*) FROM", one))).fetchone()[0] for one in ROWS}
        rows = {one: number / matches for one, number in counted.items()}
    memory, threads = int(status["VmRSS"].split()[0]), int(status["Threads"])
    return Measured(memory, min(tasks), len(opened) - connections, connections, threads, rows)


def _opened(process: Path) -> Iterator[str]:
    """Yield the files and sockets that a process holds open, as the system names them."""
    for one in (process / "fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            yield str(one.readlink())


def _compare(before: Measured, now: Measured) -> None:
    told = f"\n{before}\n{now}"
    require(now.memory <= before.memory * GROWS, f"memory grows{told}")
    require(now.tasks <= before.tasks + MOST_TASKS, f"tasks grow{told}")
    require(now.files <= before.files + 2, f"open files grow{told}")
    require(now.connections <= before.connections + MOST_CONNECTIONS, f"connections grow{told}")
    require(now.threads <= before.threads + 2, f"threads grow{told}")
    for name, a_match in now.rows.items():
        require(a_match <= before.rows[name] * 2 + 1, f"rows of {name} grow{told}")


async def case(seed: int) -> int:
    """One long run; how many matches it played is returned."""
    matches = samples(9, 300)
    await soak(matches, samples(6, 20))
    return matches


SOAK = Row(
    "soak",
    "One process plays matches of all games by post, while a day passes.",
    "memory within 20 % after the first matches, no growing tasks, threads, open files or rows",
    size=300,
    quick=9,
    case=case,
    limit=4 * 3600.0,
)
