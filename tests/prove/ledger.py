"""The tried cases of each row, noted case by case.

A run that was cut off goes on from there.
"""

import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

PROJECT = Path(__file__).parents[2]
FOLDER = PROJECT / ".prove"
PROGRAM = ("engine", "bot", "tests/prove", "tests/evening")


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """A case that was tried: how many trials it was, how long it took, when it ended, and what did not hold."""

    seed: int
    trials: int
    seconds: float
    at: float
    broken: str = ""


class Ledger:
    """All cases of a row that were tried on this program; what another one tried is dropped.

    The first line of the file names the program, each further one is a case.
    """

    def __init__(self, row: str, program: str, *, quick: bool = False) -> None:
        self._file = (FOLDER / "quick" if quick else FOLDER) / f"{row}.jsonl"
        self.program = program
        self.tried: list[Tried] = []
        self.outdated = False
        if self._file.exists():
            first, *lines = self._file.read_text(encoding="utf-8").splitlines() or [""]
            self.outdated = first != program
            # Half of the last line may be missing, if the run was killed.
            self.tried = [] if self.outdated else [one for one in map(_read, lines) if one is not None]

    def begin_anew(self) -> None:
        self._file.unlink(missing_ok=True)
        self.tried = []

    def add(self, one: Tried) -> None:
        if self.outdated or not self._file.exists():
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(f"{self.program}\n", encoding="utf-8")
            self.outdated = False
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
        self.tried.append(one)

    @property
    def trials(self) -> int:
        return sum(one.trials for one in self.tried)

    @property
    def broken(self) -> list[Tried]:
        """The cases in which something did not hold."""
        return [one for one in self.tried if one.broken]

    def untried(self) -> Iterator[int]:
        """The seeds that were not tried before this run."""
        done = {one.seed for one in self.tried}
        return (seed for seed in count() if seed not in done)


def _read(line: str) -> Tried | None:
    try:
        return msgspec.json.decode(line, type=Tried)
    except msgspec.DecodeError:
        return None


def program() -> str:
    """A fingerprint of all that is proven, and of what proves it."""
    found = hashlib.sha256()
    for folder in PROGRAM:
        for file in sorted((PROJECT / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                found.update(str(file.relative_to(PROJECT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]
