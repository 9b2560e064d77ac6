"""Leaks made on purpose: each is a patch, in ``leaks`` beside this or with the tests of its game.

It is applied to a copy of the project, and must be noticed there.

A patch begins with who learns what, and with what notices it: a row of ``make prove`` with the case that finds it, or
tests.
"""

import asyncio
import os
import random
import re
import shutil
import sys
import tempfile
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.games import PATCHES as PATCHES_OF_GAMES
from tests.prove.row import Broken, Row, require

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "bot", "tests", "conftest.py", "pyproject.toml")
PATCHES = sorted((Path(__file__).parent / "leaks").rglob("*.patch")) + PATCHES_OF_GAMES
random.Random("patches").shuffle(PATCHES)  # so that the first ones are of everything
HEAD = re.compile(r"(?P<what>[^\n]+)\n(Noticed|Found) by: (?P<guard>[^\n]+)\n")
CHANGED = re.compile(r"^\+\+\+ b/(?P<file>\S+)$", re.MULTILINE)
FAILED = re.compile(r"^E +(AssertionError|assert|Failed)", re.MULTILINE)
"""Words of pytest that tell that a test did not fail by a mistake of the patch."""
ROW = "leaks-"
AT_MOST = 100.0
"""Seconds."""


class Leak(NamedTuple):
    """A leak made on purpose.

    ``what`` says who learns which secret, and ``guard`` names what is to notice the leak.
    ``files`` are the files that are changed for the leak.
    """

    what: str
    guard: str
    files: tuple[str, ...]


def read(patch: Path) -> Leak:
    """Return the leak that a patch describes."""
    text = patch.read_text("utf-8")
    head = HEAD.match(text)
    assert head is not None, f"{patch.name} does not say what leaks, and what notices it"
    return Leak(head["what"], head["guard"], tuple(CHANGED.findall(text)))


def case(seed: int) -> int:
    """One of the patches. Raises ``Broken`` if it does not apply, or is not noticed."""
    patch = PATCHES[seed % len(PATCHES)]
    leak = read(patch)
    with made(patch) as tree:
        noticed(tree, leak, patch.name)
    return 1


@contextmanager
def made(patch: Path) -> Iterator[Path]:
    """A copy of the project in which a patch is made. Raises ``Broken`` if it does not apply."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy(tree, read(patch).files)
        applied = run(tree, "git", "apply", "-C1", str(patch))
        require(not applied.code, f"{patch.name} does not apply: {applied.text}")
        yield tree


def copy(tree: Path, files: tuple[str, ...]) -> None:
    """The project, by links except these files and the folders that lead to them."""
    real = {parent for file in files for parent in Path(file).parents} - {Path()}
    for name in FOLDERS:
        _copy(Path(name), tree, real, files)


def _copy(place: Path, tree: Path, real: set[Path], files: tuple[str, ...]) -> None:
    if place in real:
        (tree / place).mkdir()
        for one in (ROOT / place).iterdir():
            _copy(place / one.name, tree, real, files)
    elif str(place) in files:
        shutil.copyfile(ROOT / place, tree / place)
    elif place.name == "__pycache__" and place.parent in real:  # what is made of a changed file stays in the tree
        shutil.copytree(ROOT / place, tree / place)
    else:
        (tree / place).symlink_to(ROOT / place)


def noticed(tree: Path, leak: Leak, name: str) -> None:
    """Raises ``Broken`` if what is to notice it does not."""
    if leak.guard.startswith(ROW):
        told = run(tree, sys.executable, "-m", "tests.prove.leaks_sought", *leak.guard.removeprefix(ROW).split())
        found = told.code == 0
    else:
        told = run(tree, sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *leak.guard.split())
        found = told.code == 1 and FAILED.search(told.text) is not None
    if not found:
        raise Broken(f"{name}: nothing notices it. {leak.what} ({leak.guard}) {told.text[-1500:]}")


class Ended(NamedTuple):
    """The exit code of a program, and its output."""

    code: int
    text: str


def run(tree: Path, *words: str) -> Ended:
    """Run a program in the tree, which takes no repository for its own."""
    return asyncio.run(run_in(tree, *words))


async def run_in(tree: Path, *words: str, within: float = AT_MOST) -> Ended:
    """Do the same in a running loop, in so many seconds at most."""
    own = {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "", "GIT_CEILING_DIRECTORIES": str(tree.parent)}
    program = await asyncio.create_subprocess_exec(
        *words, cwd=tree, env={**os.environ, **own}, stdout=PIPE, stderr=STDOUT
    )
    try:
        async with asyncio.timeout(within):
            text, _ = await program.communicate()
    except TimeoutError:
        program.kill()
        await program.wait()
        raise Broken(f"{' '.join(words)} takes more than {within:.0f} s") from None
    return Ended(program.returncode or 0, text.decode("utf-8", "replace"))


LEAKS_MADE = Row(
    "leaks-made",
    "Each patch makes the bot tell somebody a secret, through a view, an event, the order of choices, a text, "
    "an id, a picture or the log; what guards that secret must notice it.",
    "every patch applies, every leak is noticed",
    size=len(PATCHES),
    quick=20,
    case=case,
)
