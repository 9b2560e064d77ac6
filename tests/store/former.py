"""Databases of former programs, and their rows once this one has opened them: ``tests/golden/former``."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store import Store

SCRIPTS = sorted(Path(__file__).parent.glob("*.sql"))
VERSION_1, VERSION_15, RUNNING = SCRIPTS
GOLDEN = Path(__file__).parents[1] / "golden" / "former"


def file_of(script: Path) -> Path:
    return GOLDEN / f"{script.stem}.txt"


def made(path: Path, script: Path) -> Path:
    """A database of an older version is there."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(script.read_text(encoding="utf-8"))
    return path


def told_again(script: Path) -> str:
    """Return all rows after a start."""

    async def start(path: Path) -> None:
        await (await Store.open(path)).close()

    with tempfile.TemporaryDirectory() as folder:
        path = made(Path(folder) / "turncoat.db", script)
        asyncio.run(start(path))
        with closing(sqlite3.connect(path)) as database:
            database.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
            names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
            lines = list[str]()
            for (name,) in names:
                rows = database.execute(" ".join(("SELECT * FROM", name, "ORDER BY 1, 2")))
                heads = [column for column, *_ in rows.description]
                found = [dict(zip(heads, row, strict=True)) for row in rows]
                lines += [f"{name}:", *(f"  {one}" for one in found), ""] if found else []
    return "\n".join(lines)
