"""Texts as they are read aloud: words in place of suits, arrows and other signs.

Signs that merely adorn a line, such as an hourglass, are left out.
"""

import re
from functools import lru_cache, partial

from bot.fair_deal.names import MARK
from bot.texts.speech import Speaker

SUITS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
PICKED, FAILED = "✓ ", "✗ "
"""Stand before a choice that somebody has picked, and before an answer that has failed."""

_SUIT = f"(?P<suit>[{''.join(SUITS)}])"
_KEPT = 2048

_ADORNING = re.compile(r"(?m)(^[-#>*| ]*|(?<=[.!?:] ))(?:[→✓✗]|[⏳⏸⏰💬⚠🏆]\ufe0f?) ?")
_SIGNS = re.compile(f"[{''.join(SUITS)}{MARK}→✓✗▸…×−⏳⏸⏰💬⚠🏆]")
_WINNERS = re.compile(r"🏆 (?P<winners>\*\*.+?\*\*)(?= · (?!\*\*)|[^\w ]*$)(?: · (?P<others>[^|\n]+))?", re.MULTILINE)
_CARD = re.compile(rf"(?P<rank>\w+){_SUIT}")
_NEXT = re.compile(f"([{''.join(SUITS)}]\\d+)(?= [{''.join(SUITS)}]\\d)")
_SPELLED = tuple(
    (re.compile(pattern), f"sign-{name}")
    for pattern, name in (
        (r"(?m)(?:(?<=^)|(?<=^> ))…$", "left-out"),
        (r" → ", "then"),
        (r"(?m)▸ ", "newest"),
        (rf"(?P<count>\d+)×{_SUIT}", "count"),
        (_CARD.pattern, "card"),
        (rf"{_SUIT}(?P<count>\d+)", "count"),
        (r"(?P<count>\d+)×", "times"),
        (r"−(?=\d)", "minus"),
        (f" {MARK}", "computer"),
    )
)


def has_signs(text: str) -> bool:
    """Return whether a text may have signs that are not read aloud well.

    >>> has_signs("A♠"), has_signs("Anna")
    (True, False)
    """
    return _SIGNS.search(text) is not None


@lru_cache(_KEPT)
def spelled(say: Speaker, text: str) -> str:
    """Return a text with words in place of signs.

    >>> from bot.texts import speaker
    >>> spelled(speaker("en"), "✓ You keep ♣ clubs (2), **K♦**."), spelled(speaker("de"), "D♠ → 10♥")
    ('You keep clubs (2), **king of diamonds**.', 'Pik-Dame, dann Herz 10')
    """
    if not has_signs(text):
        return text
    text = _WINNERS.sub(partial(_said, say, "sign-winners"), text)
    text = _ADORNING.sub(r"\1", text)
    text = _NEXT.sub(r"\1,", text)
    for sign, suit in SUITS.items():
        if sign in text:
            name = say("sign-suit", key=suit)
            text = text.replace(f"{sign} {name}", name).replace(f"{name} ({sign})", name)
    for pattern, key in _SPELLED:
        text = pattern.sub(partial(_said, say, key), text)
    for sign, suit in SUITS.items():
        text = text.replace(sign, say("sign-suit", key=suit))
    return text


def without_suits(say: Speaker, text: str) -> str:
    """Return a text with words in place of suits, which the fonts of pictures lack.

    >>> from bot.texts import speaker
    >>> without_suits(speaker("en"), "Ann ◇: A♠ against 2♦")
    'Ann ◇: ace of spades against 2 of diamonds'
    """
    return _CARD.sub(partial(_said, say, "sign-card"), text)


def spelled_label(say: Speaker, label: str) -> str:
    """Return the label of a button or of a line in a menu with words in place of signs.

    >>> from bot.texts import speaker
    >>> spelled_label(speaker("en"), "✓ Q♠")
    'Chosen: queen of spades'
    """
    chosen = label.removeprefix(PICKED)
    return spelled(say, label) if chosen == label else say("sign-chosen", label=spelled(say, chosen))


def _said(say: Speaker, key: str, found: re.Match[str]) -> str:
    """Return a sign in words; a card has a rank beside its suit, a row of cards their number."""
    parts = found.groupdict("").items()
    return say(key, **{name: int(part) if name == "count" else SUITS.get(part, part) for name, part in parts})
