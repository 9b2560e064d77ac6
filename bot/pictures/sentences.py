"""Functions that all descriptions of pictures use."""

import re
from collections.abc import Iterable, Sequence

from bot.texts import Speaker, limits
from engine.view import View


def fitted(facts: Sequence[str], extras: Iterable[Sequence[str]], more: str = "") -> str:
    """Return the facts in one text, with the first of the extras for which there is room.

    After any but the first of them, the text says where there is ``more``. If there is no room for the last extra, the
    text is cut before that.

    >>> fitted(["One."], [["Two."] * 300, ["Three."], []])
    'One. Three.'
    >>> fitted(["One."], [["Two."] * 300, ["Three."], []], "More.")
    'One. Three. More.'
    >>> fitted(["One."], [["Two."] * 300], "More.")[-15:]
    'Two. Two… More.'
    """
    words = ""
    for number, extra in enumerate(extras):
        words = " ".join([*facts, *extra])
        if units(" ".join((words, more)) if number and more else words) <= limits.ALT_TEXT:
            return f"{words} {more}" if number and more else words
    return shortened(words, more)


def shortened(words: str, more: str = "") -> str:
    """Return the words, cut at the end if they are too many; then they say where there is ``more``."""
    if units(words) <= limits.ALT_TEXT:
        return words
    end = f"… {more}".rstrip()
    kept = words.encode("utf-16-le")[: 2 * (limits.ALT_TEXT - units(end))].decode("utf-16-le", "ignore")
    return kept.rpartition(" ")[0].rstrip(",;:.") + end


def sentences(note: str) -> list[str]:
    """Return the sentences of a note without their full stops; there is at least one."""
    return re.split(r"\.(?: |$)", note.removesuffix("."))


def sentence(words: str) -> str:
    """Return the words as a sentence: with a full stop, unless they end with a mark, such as the dot of a name.

    >>> [sentence(words) for words in ("Waiting for Benjamin K.", "Who is it?", "Round 1", "")]
    ['Waiting for Benjamin K.', 'Who is it?', 'Round 1.', '']
    """
    return words if words.endswith((".", "!", "?", "…")) or not words else f"{words}."


def waiting_words(view: View, names: Sequence[str], say: Speaker) -> str:
    """Return the names of the seats that are awaited, in a sentence; empty if nobody is awaited."""
    return (
        say("picture-waiting", names=", ".join(names[seat] for seat in view.asked_openly)) if view.asked_openly else ""
    )


def units(words: str) -> int:
    """Return how long a text is as Discord counts in descriptions."""
    return len(words.encode("utf-16-le")) // 2
