"""Words by which people name days and hours, in English, German and Dutch."""

import re
import unicodedata
from collections.abc import Iterator

from babel import Locale

from bot.texts import LANGUAGES

MINUTE, HOUR = 60.0, 3600.0

NUMBERS = {
    **{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    **{"seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12},
    **{"ein": 1, "eine": 1, "einer": 1, "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6},
    **{"sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12},
    **{"een": 1, "twee": 2, "drie": 3, "vijf": 5, "zes": 6, "zeven": 7, "negen": 9, "tien": 10, "twaalf": 12},
}
UNITS = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "minuten", "minuut"), MINUTE),
    **dict.fromkeys(("h", "u", "std", "hour", "hours", "stunde", "stunden", "uur", "uren"), HOUR),
}
"""Lengths in seconds."""
SPANS = {
    **dict.fromkeys(("einer viertelstunde", "een kwartier"), 15 * MINUTE),
    **dict.fromkeys(("half an hour", "half a hour", "einer halben stunde", "een half uur"), 30 * MINUTE),
    **dict.fromkeys(("einer dreiviertelstunde", "drie kwartier"), 45 * MINUTE),
    **dict.fromkeys(("an hour and a half", "anderthalb stunden", "eineinhalb stunden", "anderhalf uur"), 90 * MINUTE),
}
"""Lengths that have names of their own."""
OFFSETS = {
    **{"day after tomorrow": 2, "ubermorgen": 2, "uebermorgen": 2, "overmorgen": 2},
    **{"today": 0, "heute": 0, "vandaag": 0, "tomorrow": 1, "tmrw": 1, "morgen": 1},
}
"""Days from today."""
PARTS: dict[str, tuple[int, int, tuple[int, int] | None]] = {
    **dict.fromkeys(("morning", "fruh", "vormittag", "vormittags", "ochtend", "'s ochtends", "morgens"), (0, 11, None)),
    **dict.fromkeys(("afternoon", "nachmittag", "nachmittags", "'s middags"), (12, 18, None)),
    **dict.fromkeys(("evening", "abend", "abends", "avond", "'s avonds", "tonight", "night"), (12, 23, None)),
    **dict.fromkeys(("noon", "mittag", "mittags", "middag"), (12, 15, (12, 0))),
}
"""Parts of the day: the first hour and the last, and the time that is meant if none is said."""
FILLER = frozenset(
    (
        *("at", "on", "the", "next", "this", "coming", "in", "of"),
        *("um", "am", "den", "der", "nachsten", "kommenden", "diesen", "uhr", "gegen"),
        *("om", "op", "de", "komende", "volgende", "aanstaande", "deze", "uur"),
        *("o'clock", "h", "clock"),
    )
)
"""Words that say nothing about the time."""
_MORE_DAYS = {"tues": 1, "weds": 2, "thur": 3, "thurs": 3, "sonnabend": 5}
_TOGETHER = {"vanavond": "vandaag avond", "vanmiddag": "vandaag 's middags", "tonight": "today evening"}
_TOGETHER |= {f"morgen{part}": f"morgen {part}" for part in ("avond", "ochtend")} | {
    "morgenmiddag": "morgen 's middags"
}


def _plain(text: str) -> str:
    """Return a text in small letters, without accents and typographic signs.

    >>> _plain("Übermorgen, 8 P.M.")
    'ubermorgen 8 pm'
    """
    text = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    bare = "".join(sign for sign in text if not unicodedata.combining(sign))
    bare = re.sub(r"\b([ap])\.m\.", r"\1m", bare)
    return " ".join(re.sub(r"[,;]|\s@\s", " ", bare).split())


def _names(what: str) -> Iterator[tuple[str, int]]:
    """Yield the names of days or months, long and short, each with its number."""
    for language in LANGUAGES:
        for width in ("wide", "abbreviated"):
            for number, name in getattr(Locale(language), what)["format"][width].items():
                yield _plain(name).rstrip("."), number


DAYS = {**dict(_names("days")), **_MORE_DAYS}
"""Days of the week, from Monday as 0."""
MONTHS = dict(_names("months"))


def words_of(typed: str) -> str:
    """Return what was typed in plain words.

    >>> words_of("Freitagabend, 8 Uhr"), words_of("Vanavond 20:00"), words_of("in einer Stunde")
    ('freitag abend 8 uhr', 'vandaag avond 20:00', 'in einer stunde')
    """
    words = " ".join(_TOGETHER.get(word, word) for word in _plain(typed).split())
    return _COMPOUND.sub(r"\1 \2", words)


_COMPOUND = re.compile(rf"\b({'|'.join(DAYS)})({'|'.join(one for one in PARTS if chr(39) not in one)})\b")
