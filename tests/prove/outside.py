"""outside: authors of games run the tests of all games, which find what is wrong."""

import tempfile
from pathlib import Path

from tests.outside.installed import ROOT, build, install
from tests.outside.leaking import IN_TESTS, LEAKS, PROJECTS, is_found, passes
from tests.prove.row import Row

CASES = [name for name in (*LEAKS, *PROJECTS) if name not in IN_TESTS]


async def case(seed: int) -> int:
    name = CASES[seed % len(CASES)]
    with tempfile.TemporaryDirectory() as spare:
        folder, turncoat = Path(spare), Path(spare) / "turncoat"
        install(build(ROOT, folder / "wheel"), turncoat)
        if name in LEAKS:
            await is_found(LEAKS[name], turncoat, folder)
        else:
            await passes(name, turncoat, folder)
    return 1


OUTSIDE = Row(
    "outside",
    "The tests of all games find each leak that is made in a game of another package, and let a sound game pass.",
    "every leak is found, no sound game is faulted",
    size=len(CASES),
    quick=len(CASES),
    case=case,
    limit=600.0,  # it compiles and imports much in processes of its own
)
