"""What all descriptions of pictures keep to."""

from collections.abc import Iterable, Sequence

LONGEST = 1024  # what Discord takes


def fitted(facts: Sequence[str], extras: Iterable[Sequence[str]]) -> str:
    """The facts in one text, with the first of the extras for which there is room; cut if there is none for the last.

    >>> fitted(["One."], [["Two."] * 300, ["Three."], []])
    'One. Three.'
    """
    words = ""
    for extra in extras:
        words = " ".join([*facts, *extra])
        if len(words) <= LONGEST:
            break
    return shortened(words)


def shortened(words: str) -> str:
    """The words, without so many at the end as are too many."""
    if len(words) <= LONGEST:
        return words
    return words[: LONGEST - 1].rpartition(" ")[0].rstrip(",;:.") + "…"
