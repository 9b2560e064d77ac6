"""Search for a thing by the part of its name that a person has typed so far."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

NOWHERE = 4


def folded(text: str) -> str:
    """Return a text as people may type it: in small letters, and without accents.

    >>> folded("  Königin é ß ")
    'konigin e ss'
    """
    parts = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


def fitting(things: Iterable[T], names: Callable[[T], Sequence[str]], typed: str) -> list[T]:
    """Return the things with the typed text in a name.

    First come things with exactly this name, then things whose name begins with the text.
    Accents matter only to people who type them.

    >>> games = ["The Traitors", "Verräter", "Het Verraad", "Traitor"]
    >>> [fitting(games, lambda one: [one], typed) for typed in ("traitor", "verra", "VERRÄ")]
    [['Traitor', 'The Traitors'], ['Verräter', 'Het Verraad'], ['Verräter']]
    """
    read = folded if folded(typed) == _small(typed) else _small
    found = [(min(_place(read(name), read(typed)) for name in names(one)), one) for one in things]
    return [one for place, one in sorted(found, key=lambda one: one[0]) if place != NOWHERE]


def _small(text: str) -> str:
    return unicodedata.normalize("NFC", text.strip().casefold())


def _place(name: str, wanted: str) -> int:
    """Return the place of the wanted text in a name.

    0 means the whole name, 1 its beginning, 2 the beginning of a part, 3 anywhere else, ``NOWHERE`` no place.
    """
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if any(part.startswith(wanted) for part in name.replace("-", " ").split()):
        return 2
    return 3 if wanted in name else NOWHERE
