"""``python -m tests.evening.defects [NAME ...]``: defects made on purpose, each found by the evening of a seed.

A patch in ``tests/evening/defects/`` says what is wrong, and which seed finds it.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.evening.row import told
from tests.prove import leaks_made

PATCHES = sorted((Path(__file__).parent / "defects").glob("*.patch"))
HEAD = re.compile(r"(?P<what>[^\n]+)\nFound by: seed (?P<seed>\d+)\n")


class Defect(NamedTuple):
    """A defect made on purpose, and the seed that finds it."""

    name: str
    what: str
    seed: str
    files: tuple[str, ...]


def read(patch: Path) -> Defect:
    """Return the defect that a patch makes."""
    text = patch.read_text("utf-8")
    head = HEAD.match(text)
    assert head is not None, f"{patch.name} does not say what is wrong, and which seed finds it"
    return Defect(patch.stem, head["what"], head["seed"], tuple(leaks_made.CHANGED.findall(text)))


async def found(patch: Path, *seeds: str) -> str:
    """Return what the evenings of these seeds say when the program has the defect; empty if they find nothing."""
    defect = read(patch)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        leaks_made.copy(tree, defect.files)
        applied = await leaks_made.run_in(tree, "git", "apply", "-C1", str(patch))
        assert not applied.code, applied.text
        held, printed = await told("--quiet", "--first", *(seeds or (defect.seed,)), tree=tree)
    return "" if held else printed


async def _all(patches: list[Path], seeds: list[str]) -> int:
    missed = 0
    for one in patches:
        printed = await found(one, *seeds)
        lines = [line for line in printed.splitlines() if not line.endswith("it holds")]
        missed += not printed
        print(f"{one.stem}: {lines[0][:400] if lines else 'NOT FOUND'}", flush=True)
    return 1 if missed else 0


def main() -> int:
    """The exit code: 1 if a defect is not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening.defects", description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seeds", nargs="*", default=[], help="other seeds than those that are known to find them")
    given = parser.parse_args()
    patches = [one for one in PATCHES if not given.names or one.stem in given.names]
    return asyncio.run(_all(patches, given.seeds))


if __name__ == "__main__":
    sys.exit(main())
