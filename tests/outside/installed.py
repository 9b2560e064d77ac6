"""Packages as they are installed: built from their sources, and unpacked into a folder."""

import asyncio
import os
import sys
import zipfile
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import NamedTuple

from hatchling.builders.wheel import WheelBuilder

import engine
from bot import games

ROOT = Path(__file__).parents[2]
STRAWS = Path(__file__).with_name("straws")
WRECKERS = Path(__file__).with_name("wreckers")


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, built in this environment without asking anybody outside."""
    (wheel,) = WheelBuilder(str(project)).build(directory=str(folder))
    return Path(wheel)


def install(wheel: Path, folder: Path) -> None:
    """Unpack a wheel of plain Python, which is all that installing means, except for its scripts."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)


def forget(game: str) -> None:
    """Leave no trace of a game of another package in this process."""
    if game in engine.games():
        games.unregister(game)
    for name in [one for one in sys.modules if one.partition(".")[0] == f"turncoat_{game}"]:
        del sys.modules[name]


def change(file: Path, *changes: tuple[str, str]) -> None:
    """Change a file of a package: each first word, which must be there, becomes the second."""
    text = file.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


class Done(NamedTuple):
    returncode: int | None
    stdout: str
    stderr: str


async def run(*arguments: str, path: Path, bare: bool = False, more: Path | None = None) -> Done:
    """Python in and with a folder of packages, and those of ``more``; ``bare``: with no others than these."""
    command = (sys.executable, *(("-S",) if bare else ()), *arguments)
    # It is no process of this run: it neither measures coverage nor shares tests.
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("SLIPCOVER", "PYTEST"))}
    environ |= {"PYTHONPATH": os.pathsep.join(map(str, filter(None, (path, more)))), "PYTHONSAFEPATH": "1"}
    process = await asyncio.create_subprocess_exec(*command, cwd=path, env=environ, stdout=PIPE, stderr=PIPE)
    stdout, stderr = await process.communicate()
    return Done(process.returncode, stdout.decode(), stderr.decode())
