"""``python -m tests.evening.defects [NAME ...]``: defects made on purpose, each found by the evening of a seed.

A patch in ``tests/evening/defects/`` says what is wrong, and which seed finds it.
"""

import argparse
import asyncio
import sys
from pathlib import Path

from tests.evening.row import told
from tests.prove import leaks_made

PATCHES = sorted((Path(__file__).parent / "defects").glob("*.patch"))


def found(patch: Path, *seeds: str) -> str:
    """Return what the evenings of these seeds say when the program has the defect; empty if they find nothing."""
    known = leaks_made.read(patch).guard.removeprefix("seed ")
    with leaks_made.made(patch) as tree:
        ended = asyncio.run(told("--quiet", "--first", *(seeds or (known,)), tree=tree))
    return ended.text if ended.code else ""


def _all(patches: list[Path], seeds: list[str]) -> int:
    missed = 0
    for one in patches:
        printed = found(one, *seeds)
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
    return _all(patches, given.seeds)


if __name__ == "__main__":
    sys.exit(main())
