"""What all descriptions of pictures keep to."""

from collections.abc import Iterable, Sequence

from bot.texts import Speaker
from engine.view import View

LONGEST = 1024  # what Discord takes, in UTF-16 units: a letter beyond the first plane counts as two


def fitted(facts: Sequence[str], extras: Iterable[Sequence[str]]) -> str:
    """The facts in one text, with the first of the extras for which there is room; cut if there is none for the last.

    >>> fitted(["One."], [["Two."] * 300, ["Three."], []])
    'One. Three.'
    """
    words = ""
    for extra in extras:
        words = " ".join([*facts, *extra])
        if _length(words) <= LONGEST:
            break
    return shortened(words)


def shortened(words: str) -> str:
    """The words, without so many at the end as are too many."""
    if _length(words) <= LONGEST:
        return words
    kept = words.encode("utf-16-le")[: 2 * (LONGEST - 1)].decode("utf-16-le", "ignore")
    return kept.rpartition(" ")[0].rstrip(",;:.") + "…"


def waiting_words(view: View, names: Sequence[str], say: Speaker) -> str:
    """Who is awaited; empty if nobody is."""
    return say("picture-waiting", names=", ".join(names[seat] for seat in view.asked)) if view.asked else ""


def _length(words: str) -> int:
    return len(words.encode("utf-16-le")) // 2
