"""Wishes of each person for themselves: how often and when they are reminded, and tips. Nobody else is told."""

from datetime import datetime
from functools import cache
from typing import TypedDict, Unpack, get_args
from zoneinfo import ZoneInfo, available_timezones

from msgspec.structs import replace

from bot.store import Often, Reading, Store, Where, Wishes
from bot.tables.refusal import Refusal

NOWHERE = "none"
"""Chosen in place of a time zone: no hour is quiet."""

WORDS = {"reminders": get_args(Often), "reading": get_args(Reading)}
"""The values of those wishes that are a word of a few."""

QUIET_FROM, QUIET_UNTIL = 22, 8
"""The hours of the clock between which it is quiet."""


class Chosen(TypedDict, total=False):
    """Wishes as somebody chooses them, under their names in ``Wishes``; ``None`` leaves a wish as it is."""

    reminders: str | None
    zone: str | None
    tips: bool
    statistics: bool
    questions: Where
    large: bool | None
    reading: str | None
    types_in: str
    still: bool


class WishesOfPeople:
    """Choices of each person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: int) -> Wishes:
        """Return the wishes of somebody."""
        return await self._store.people.wishes(user)

    async def choose(self, user: int, **chosen: Unpack[Chosen]) -> Wishes:
        """Choose each wish that is given; refuse a value that cannot be chosen."""
        before = await self.of(user)
        wishes = replace(before, **{name: _checked(name, one) for name, one in chosen.items() if one is not None})
        if wishes != before:
            await self._store.people.save_wishes(user, wishes)
        return wishes


def wants_reminder(wishes: Wishes, at: float, *, usual: bool) -> bool:
    """Return whether somebody wants to be reminded at a time.

    ``usual`` tells that people who chose nothing have this reminder, too.

    >>> midnight = 1_700_000_000 // 86400 * 86400
    >>> wants_reminder(Wishes(), midnight, usual=True), wants_reminder(Wishes(), midnight, usual=False)
    (True, False)
    >>> wants_reminder(Wishes(zone="UTC"), midnight, usual=True)
    False
    >>> wants_reminder(Wishes(zone="Asia/Tokyo"), midnight, usual=True)
    True
    """
    fits = wishes.reminders == "often" or (usual and wishes.reminders == "usual")
    return fits and not is_quiet(wishes.zone, at)


def is_quiet(zone: str, at: float) -> bool:
    """Return whether it is night in a time zone; never in a zone that is not known any more."""
    return bool(zone) and zone in zones() and not QUIET_UNTIL <= local(zone, at).hour < QUIET_FROM


def local(zone: str, at: float) -> datetime:
    """Return a time as it is in a time zone."""
    return datetime.fromtimestamp(at, ZoneInfo(zone))


@cache
def zones() -> tuple[str, ...]:
    """Return the time zones that can be chosen, those of Europe first.

    >>> "Europe/Berlin" in zones(), "localtime" in zones(), "Etc/GMT+5" in zones()
    (True, False, False)
    """
    known = {one for one in available_timezones() if "/" in one and not one.startswith("Etc/")}
    return tuple(sorted({*known, "UTC"}, key=lambda one: (not one.startswith("Europe/"), one)))


def _checked(name: str, value: object) -> object:
    """Return a wish as it is stored."""
    if name in WORDS and value not in WORDS[name]:
        raise Refusal("option")
    if name == "zone" and str(value).strip().casefold() == NOWHERE:
        return ""
    return zone_named(str(value)) if name in ("zone", "types_in") else value


def zone_named(value: str) -> str:
    """Return the time zone that was typed, in whichever case, or refuse."""
    typed = value.strip().replace(" ", "_").casefold()
    found = next((one for one in zones() if one.casefold() == typed), None)
    if found is None:
        raise Refusal("no-zone")
    return found
