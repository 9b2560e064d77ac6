"""Names: of people, in any script, what can be seen and which look alike; and those of computer players."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

LENGTH = 32
"""The most characters of a name at a table; Discord's own names are no longer."""
NOBODY = "Player"
"""The name of somebody without a visible name."""

MARK = "◇"
"""The sign behind the name of a computer player."""
COMPUTERS = (
    "Aiko",
    "Bram",
    "Chiara",
    "Dmitri",
    "Esra",
    "Femi",
    "Greta",
    "Hamid",
    "Inés",
    "Joon",
    "Kofi",
    "Leila",
    "Mateo",
    "Nadia",
    "Olga",
    "Pilar",
    "Rani",
    "Sanna",
    "Tomasz",
    "Uma",
    "Viggo",
    "Wanjiru",
    "Yara",
    "Zoltán",
)
"""Names of computer players, in every language: names from many languages."""

_BLANK = re.compile("[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""Letters and symbols that are invisible, by their category."""
_HIDDEN = re.compile("[\u034f\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that are invisible, by their category."""
_PARTS = re.compile("[\x00-\x20\x7f-\xa0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069]")
"""Signs that would break a line or turn its direction; here they part words."""
_JOINERS = "\u200c\u200d"
_EMOJI_STYLE = "\ufe0f"

_KEPT = 4096
"""The visible parts of so many names are remembered; messages ask again and again."""


@lru_cache(_KEPT)
def visible(name: str) -> str:
    r"""Return the name without anything invisible, in one line; empty if nothing can be seen of it.

    Some invisible characters shape the letters of a script, or join several pictograms. These characters stay in such
    places.

    >>> visible("Anna\u2060\n"), visible("\u3164\u200d"), visible("\u0301")
    ('Anna', '', '')
    >>> visible("Be\u200dn"), len(visible("\U0001f469\u200d\U0001f680"))
    ('Ben', 3)
    """
    kept = "".join(_kept(name, place) for place in range(len(name)))
    words = " ".join(kept.split()).lstrip("".join(sorted({one for one in kept if unicodedata.combining(one)})))
    return words if any(unicodedata.category(one)[0] in "LNPS" for one in words) else ""


def called(*names: str) -> str:
    r"""Return the name of somebody at a table: the first visible one of their names, at most ``LENGTH`` of it.

    >>> called("\u3164", "ben_1990"), called("")
    ('ben_1990', 'Player')
    """
    seen = (visible(visible(name)[:LENGTH]) for name in names)
    return next(filter(None, seen), NOBODY)


def computer(taken: Sequence[str], first: int, around: Iterable[str] = ()) -> str:
    """Return the name of the next computer player: the first name, every seventh of the list, that nobody there has.

    ``taken`` are the names at the table. Names of people ``around`` are avoided as long as others are left.
    ``first`` is the place in the list to begin at, so that tables differ.

    >>> computer([], 0), computer(["aiko", "Hamid ◇"], 24)
    ('Aiko ◇', 'Olga ◇')
    >>> computer([], 0, ["AIKO"])
    'Hamid ◇'
    """
    known, avoided = ({_bare(name) for name in names} for names in (taken, around))
    order = [COMPUTERS[(first + 7 * place) % len(COMPUTERS)] for place in range(len(COMPUTERS))]
    free = [name for name in order if alike(name) not in known]
    return f"{next((name for name in free if alike(name) not in avoided), free[0])} {MARK}"


def same_person(one: str, other: str) -> bool:
    """Return whether two names look the same, except for the mark of a computer player.

    >>> same_person("Aiko ◇", "aiko"), same_person("Aiko ◇", "Bram ◇")
    (True, False)
    """
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    return alike(name.removesuffix(MARK))


@lru_cache(_KEPT)
def apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of seats, in order.

    Names that look alike are numbered by their seat, as often as it takes.

    >>> apart(("Anna", "Ben", "anna"))
    ('Anna 1', 'Ben', 'anna 3')
    """
    found = [visible(name) or NOBODY for name in names]
    looks = [alike(name) for name in found]
    while len(set(looks)) < len(looks):  # again, if somebody is called like one that has been numbered
        found = [f"{name} {seat + 1}" if looks.count(looks[seat]) > 1 else name for seat, name in enumerate(found)]
        looks = [alike(name) for name in found]
    return tuple(found)


@lru_cache(_KEPT)
def alike(name: str) -> str:
    r"""Equal for names that look the same to a reader who does not look closely.

    >>> alike("Ben") == alike("be\u200dn ") == alike("\uff22en")
    True
    >>> alike("Ben") == alike("Benn")
    False
    """
    plain = unicodedata.normalize("NFKC", visible(name)).casefold()
    return "".join(one for one in plain if one not in _JOINERS and not _HIDDEN.match(one))


def _kept(name: str, place: int) -> str:
    """Return what is kept of one character: itself, a blank, or nothing."""
    one = name[place]
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if one in _JOINERS:
        return one if _is_joined(before) and _is_joined(after) else ""
    if one == _EMOJI_STYLE:
        return one if _is_pictogram(before) else ""
    if one.isspace() or _PARTS.match(one):
        return " "
    hidden = unicodedata.category(one) in ("Cf", "Cs", "Cn") or _BLANK.match(one) or _HIDDEN.match(one)
    return "" if hidden else one


def _is_joined(one: str) -> bool:
    """Return whether a joiner beside this character does something.

    A joiner does so in scripts whose letters join, and between pictograms.
    """
    return _is_pictogram(one) or (one != "" and unicodedata.category(one) in ("Lo", "Mn", "Mc"))


def _is_pictogram(one: str) -> bool:
    return one == _EMOJI_STYLE or (one != "" and unicodedata.category(one) in ("So", "Sk", "Sm"))
