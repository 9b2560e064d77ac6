"""Times as people type them, in English, German and Dutch, whichever they speak.

>>> now = datetime(2026, 11, 24, 18, 0, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # a Tuesday
>>> def at(typed, language="en"):
...     return f"{local(readings(typed, now, 'Europe/Berlin', language)[0], 'Europe/Berlin'):%a %d %b %H:%M}"
>>> at("friday 20:30"), at("Freitag 20:30 Uhr"), at("vrijdag half negen"), at("tomorrow 8pm"), at("morgen 20 Uhr")
('Fri 27 Nov 20:30', 'Fri 27 Nov 20:30', 'Fri 27 Nov 20:30', 'Wed 25 Nov 20:00', 'Wed 25 Nov 20:00')
>>> at("overmorgen kwart over acht"), at("in 2 hours"), at("27.11. 19:00"), at("2026-11-27 19:00"), at("27/11 at 19h")
('Thu 26 Nov 20:15', 'Tue 24 Nov 20:00', 'Fri 27 Nov 19:00', 'Fri 27 Nov 19:00', 'Fri 27 Nov 19:00')
>>> at("27.11. 19 Uhr"), at("Freitagabend um acht"), at("morgen um halb neun abends"), at("friday at 8 in the evening")
('Fri 27 Nov 19:00', 'Fri 27 Nov 20:00', 'Wed 25 Nov 20:30', 'Fri 27 Nov 20:00')
>>> at("half 9"), at("half 9", "nl"), at("halb neun"), at("over een half uur"), at("nov 27th at 7.30 pm")
('Tue 24 Nov 21:30', 'Tue 24 Nov 20:30', 'Tue 24 Nov 20:30', 'Tue 24 Nov 18:30', 'Fri 27 Nov 19:30')

A time of the clock that could be in the morning or in the evening is read as the evening first.

>>> [f"{local(one, 'UTC'):%H:%M}" for one in readings("tomorrow at 8", now, "UTC")]
['20:00', '08:00']
>>> readings("when we feel like it", now, "UTC")
Traceback (most recent call last):
bot.gathering.when.Unclear: unknown
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.gathering.words import DAYS, FILLER, MONTHS, NUMBERS, OFFSETS, PARTS, SPANS, UNITS, words_of

FARTHEST = 30
"""So many days ahead a table can be planned at most."""
NEAREST = 10
"""In so many minutes at least."""


class Unclear(Exception):
    """A time that is no time for a plan. ``key`` says why, ``at`` is the time as it was understood, if it was."""

    def __init__(self, key: str, at: datetime | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.at = at


class Clock(NamedTuple):
    """A time of the clock. ``either``: it is one of the morning or of the evening."""

    hour: int
    minute: int
    either: bool = False


def local(at: float, zone: str) -> datetime:
    """Return a time as clocks show it in a time zone."""
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def checked(at: float, now: float, zone: str) -> float:
    """Return a time for which a table can be planned; raise ``Unclear`` if past, too near or too far.

    >>> checked(0, 60, "UTC")
    Traceback (most recent call last):
    bot.gathering.when.Unclear: past
    """
    if at <= now:
        raise Unclear("past", local(at, zone))
    if at < now + (NEAREST - 1) * 60:  # people need a moment to type it
        raise Unclear("near")
    if at > now + FARTHEST * 24 * 3600:
        raise Unclear("far", local(at, zone))
    return at


def is_from_now(typed: str) -> bool:
    """Return whether a time from now was typed, which is the same in every time zone.

    >>> is_from_now("in 2 Stunden"), is_from_now("Freitag 20 Uhr")
    (True, False)
    """
    return _relative(words_of(typed)) is not None


def readings(typed: str, now: float, zone: str, language: str = "en") -> list[float]:
    """Return the times that may be meant, the likeliest first; raise ``Unclear`` if there is none."""
    words = words_of(typed)
    relative = _relative(words)
    if relative is not None:
        return [now + relative]
    here = local(now, zone).replace(tzinfo=None)
    day, rest = _day(words, here.date(), language)
    clock = _clock(rest, language)
    if clock is None:
        raise Unclear("hour" if day is not None else "unknown")
    found = [_instant(day, one, here, zone) for one in _times(clock)]
    return sorted(found, key=lambda at: at <= now)


def _times(clock: Clock) -> list[time]:
    """Return the times of the day that a time of the clock can be, the evening first."""
    first = time(clock.hour, clock.minute)
    if not clock.either or clock.hour >= 12 or clock.hour == 0:
        return [first]
    return [time(clock.hour + 12, clock.minute), first]


def _instant(day: "Day | None", at: time, here: datetime, zone: str) -> float:
    """Return the moment of a time on a day; without a day, on the next day on which it comes."""
    if day is None:
        found = datetime.combine(here.date(), at)
        found = found if found > here else found + timedelta(days=1)
    else:
        found = datetime.combine(day.date, at)
        if day.weekly and found <= here:
            found += timedelta(days=7)
    return _moment(found, zone)


def _moment(wall: datetime, zone: str) -> float:
    """Return the moment at which clocks show a time.

    >>> _moment(datetime(2027, 3, 28, 2, 30), "Europe/Berlin")
    Traceback (most recent call last):
    bot.gathering.when.Unclear: gap
    >>> _moment(datetime(2026, 10, 25, 2, 30), "Europe/Berlin")
    Traceback (most recent call last):
    bot.gathering.when.Unclear: twice
    """
    place = ZoneInfo(zone)
    first, second = (wall.replace(tzinfo=place, fold=fold) for fold in (0, 1))
    if local(first.timestamp(), zone).replace(tzinfo=None) != wall:
        raise Unclear("gap", first)
    if first.utcoffset() != second.utcoffset():
        raise Unclear("twice", first)
    return first.timestamp()


# A time from now


_FROM_NOW = re.compile(r"(?:in|over)\s(.+)")
_AMOUNT = rf"(\d{{1,4}}|{'|'.join(NUMBERS)})\s?"
_UNIT = rf"({'|'.join(UNITS)})"
_LENGTH = re.compile(rf"{_AMOUNT}{_UNIT}(?:(?:\s(?:and|und|en))?\s?{_AMOUNT}{_UNIT}?)?")


def _relative(words: str) -> float | None:
    """Return the seconds from now that are meant, if the words say so.

    >>> [_relative(one) for one in ("in 90 min", "in einer Stunde".lower(), "over twee uur", "friday")]
    [5400.0, 3600.0, 7200.0, None]
    """
    found = _FROM_NOW.fullmatch(words)
    if found is None:
        return None
    length = _LENGTH.fullmatch(found[1])
    if length is None:
        return SPANS.get(found[1])
    first, unit, second, other = length.groups()
    return (_number(first) or 0) * UNITS[unit] + (_number(second or "") or 0) * UNITS[other or "min"]


def _number(word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) <= 4 else NUMBERS.get(word)


# The day


class Day(NamedTuple):
    """A day. ``weekly``: it was named by its name, so it comes every week."""

    date: date
    weekly: bool = False


_ISO = re.compile(r"\b(\d{4})-(\d{1,2})-(\d{1,2})(?:t|\b)")
_DOTTED = re.compile(r"\b(\d{1,2})\.\s?(\d{1,2})\.(\d{2}\b(?!:|\s?u[hu]r)|\s?\d{4}\b)?")
_SHORT = re.compile(r"\b(\d{1,2})\.(\d{1,2})\b(?=.*\d)(?!\s*(?:uhr|uur|am|pm))")
_SLASHED = re.compile(r"\b(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?\b")
_NAMED = re.compile(rf"\b(\d{{1,2}})(?:\.|st|nd|rd|th)?\s(?:of\s)?({'|'.join(MONTHS)})\b\.?(?:\s(\d{{4}})\b)?")
_AFTER = re.compile(rf"\b({'|'.join(MONTHS)})\b\.?\s(\d{{1,2}})(?:st|nd|rd|th)?\b(?![:.]\d)(?:\s(\d{{4}})\b)?")
_WEEKDAY = re.compile(rf"\b({'|'.join(DAYS)})\b\.?")
_OFFSET = re.compile(rf"\b({'|'.join(OFFSETS)})\b")
_IN_DAYS = re.compile(r"\b(?:in|over)\s(\S+)\s(?:days?|tage?n?|dag(?:en)?)\b")


def _day(words: str, today: date, language: str) -> tuple[Day | None, str]:
    """Return the day that the words name, if any, and the rest of the words."""
    for pattern in (_ISO, _DOTTED, _NAMED, _AFTER, _SLASHED, _IN_DAYS, _OFFSET, _WEEKDAY, _SHORT):
        found = pattern.search(words)
        if found is not None:
            rest = f"{words[: found.start()]} {words[found.end() :]}"
            return _named_day(pattern, found, today, language), _WEEKDAY.sub(" ", rest)
    return None, words


def _named_day(pattern: re.Pattern[str], found: re.Match[str], today: date, language: str) -> Day:
    if pattern is _OFFSET:
        return Day(today + timedelta(days=OFFSETS[found[1]]))
    if pattern is _WEEKDAY:
        return Day(today + timedelta(days=(DAYS[found[1]] - today.weekday()) % 7), weekly=True)
    if pattern is _IN_DAYS:
        number = _number(found[1])
        if number is None:
            raise Unclear("unknown")
        return Day(today + timedelta(days=number))
    return Day(_date(*_parts(pattern, found, language), today))


def _parts(pattern: re.Pattern[str], found: re.Match[str], language: str) -> tuple[int, int, str | None]:
    """Return day, month and year of a date as it was typed."""
    if pattern is _ISO:
        return int(found[3]), int(found[2]), found[1]
    if pattern is _NAMED:
        return int(found[1]), MONTHS[found[2]], found[3]
    if pattern is _AFTER:
        return int(found[2]), MONTHS[found[1]], found[3]
    if pattern is not _SLASHED:
        return int(found[1]), int(found[2]), found[3] if pattern is _DOTTED else None
    first, second = int(found[1]), int(found[3])
    month_first = second > 12 or (language == "en-US" and found[2] == "/" and first <= 12)
    return (second, first, found[4]) if month_first else (first, second, found[4])


def _date(day: int, month: int, year: str | None, today: date) -> date:
    """Return a date; without a year, that date in the nearest year."""
    try:
        if year is not None:
            return _in_year(int(year) + (2000 if len(year) == 2 else 0), month, day)
        near = [date(one, month, day) for one in _years(day, month, today)]
        return min(near, key=lambda one: abs((one - today).days))
    except ValueError:
        raise Unclear("unknown") from None


def _in_year(year: int, month: int, day: int) -> date:
    """Return a date of a year that people may mean; raise ``ValueError`` for any other."""
    if not 1900 < year < 2200:
        raise ValueError(year)
    return date(year, month, day)


def _years(day: int, month: int, today: date) -> Iterator[int]:
    """Yield the years around today that have such a day."""
    leap = (month, day) == (2, 29)
    for year in range(today.year - 1, today.year + 2):
        if not leap or year % 4 == 0:
            yield year


# The time of the clock


_HALVES = {"am": 0, "pm": 12}
_COUNT = rf"(\d{{1,2}}|{'|'.join(NUMBERS)})"
_DIGITS = re.compile(r"(?<![\d.])(\d{1,2})(?:[:.hu]|\s?(?:uhr|uur)\s)(\d{2})(?![\d.])\s?(am|pm)?")
_SPOKEN = re.compile(
    rf"\b(half past|half|halb|dreiviertel|quarter past|quarter to|viertel nach|viertel vor|kwart over|kwart voor)"
    rf"\s{_COUNT}\b\s?(am|pm)?"
)
_HOUR = re.compile(rf"(?<!\bin )(?<!\bover )\b{_COUNT}\s?(am|pm|uhr|uur|o'clock|h|u)?(?=\s|$)")
_MINUTES = {
    "half past": 30,
    "halb": -30,
    "dreiviertel": -15,
    "quarter past": 15,
    "viertel nach": 15,
    "kwart over": 15,
    "quarter to": -15,
    "viertel vor": -15,
    "kwart voor": -15,
}
_PART = re.compile(rf"(?<!\S)({'|'.join(PARTS)})(?!\S)")


def _clock(words: str, language: str) -> Clock | None:
    """Return the time that the words name; ``None`` if they name none, or say anything else."""
    part = _PART.search(words)
    words = _PART.sub(" ", words)
    for pattern in (_DIGITS, _SPOKEN, _HOUR):
        found = pattern.search(words)
        if found is None:
            continue
        rest = f"{words[: found.start()]} {words[found.end() :]}".split()
        if not FILLER.issuperset(rest):
            raise Unclear("unknown")
        return _in_part(_read(pattern, found, language), PARTS[part[1]] if part else None)
    if not FILLER.issuperset(words.split()):
        raise Unclear("unknown")
    usual = PARTS[part[1]][2] if part else None
    return Clock(*usual) if usual is not None else None


def _read(pattern: re.Pattern[str], found: re.Match[str], language: str) -> Clock:
    if pattern is _DIGITS:
        clock = _half_of_day(int(found[1]), int(found[2]), found[3])
    elif pattern is _SPOKEN:
        hour = _number(found[2]) or 0
        minutes = _MINUTES.get(found[1]) or (30 if _is_english(found[2], language) else -30)
        clock = _half_of_day(hour, 0, found[3])
        total = clock.hour * 60 + minutes
        clock = Clock(total // 60 % 24, total % 60, clock.either or (hour == 12 and minutes > 0))
    else:
        hour = _number(found[1]) or 0
        half = found[2] if found[2] in _HALVES else None
        clock = _half_of_day(hour, 0, half)
    if clock.hour > 23 or clock.minute > 59:
        raise Unclear("unknown")
    return clock


def _is_english(word: str, language: str) -> bool:
    """Return whether *half* with this number is the English half past; Germans and Dutch say it of the hour before."""
    return language.startswith("en") if word.isdecimal() else word in ENGLISH


ENGLISH = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def _half_of_day(hour: int, minute: int, half: str | None) -> Clock:
    """Return a time, in the half of the day that was said, if any was."""
    if half is None:
        return Clock(hour, minute, either=0 < hour < 12)
    if not 1 <= hour <= 12:
        raise Unclear("unknown")
    return Clock(hour % 12 + _HALVES[half], minute)


def _in_part(clock: Clock, part: tuple[int, int, tuple[int, int] | None] | None) -> Clock:
    """Return a time within a part of the day, if any was said: 8 in the evening is 20:00."""
    if part is None or not clock.either:
        return clock
    least, most, _ = part
    hour = clock.hour + 12 if clock.hour < least and clock.hour + 12 <= most else clock.hour
    return Clock(hour, clock.minute)
