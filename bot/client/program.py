"""Which program this is: another one may show the same table otherwise."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import bot
import engine
from engine import outside

SHOWING = (".py", ".ftl", ".json", ".png", ".ttf")
"""What the files are of which what is shown is made."""


def program(commands: Mapping[str, int]) -> str:
    """A fingerprint of all of which messages are made: rules, texts, pictures, and by which ids they name commands.

    Of games of other packages it knows the versions.
    """
    return hashlib.sha256(f"{_own()} {outside.packages()} {sorted(commands.items())}".encode()).hexdigest()


@cache
def _own() -> str:
    return fingerprint(Path(str(package.__file__)).parent for package in (bot, engine))


def fingerprint(folders: Iterable[Path]) -> str:
    """The same for folders with the same files, wherever they stand."""
    whole = hashlib.sha256()
    for folder in folders:
        for path in sorted(one for one in folder.rglob("*") if one.suffix in SHOWING):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return whole.hexdigest()
