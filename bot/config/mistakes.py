"""Mistakes in a configuration, and the words for them."""

import difflib
import json
import re
from pathlib import Path

import msgspec


class Mistake(msgspec.Struct, frozen=True):
    """One mistake: the key it is at (empty: the whole file), what was found there, and what is allowed."""

    key: str
    found: str
    allowed: str

    def __str__(self) -> str:
        return f"{self.key}: {self.found}; {self.allowed}" if self.key else f"{self.found}; {self.allowed}"


class ConfigError(ValueError):
    """The configuration cannot be used; ``mistakes`` has all that is wrong with it."""

    def __init__(self, path: Path, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join([f"{path} cannot be used:", *(f"  {mistake}" for mistake in mistakes)]))
        self.mistakes = mistakes


def unknown(key: str, name: str, known: list[str]) -> Mistake:
    """Return the mistake that a key of that name is not among the known ones."""
    nearest = difflib.get_close_matches(name, known, n=1)
    allowed = f"did you mean {nearest[0]}?" if nearest else f"known are {', '.join(known)}"
    return Mistake(key, "there is no such key", allowed)


def found(value: object) -> str:
    """Return a value as it stands in the file, without the name and password that an address may have.

    >>> found("ftp://anna:secret@example.org")
    'found "ftp://…@example.org"'
    """
    text = re.sub(r"//[^/]*@", "//…@", json.dumps(value, ensure_ascii=False, default=str))
    return f"found {text if len(text) <= 60 else text[:59] + '…'}"
