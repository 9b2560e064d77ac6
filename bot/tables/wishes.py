"""Wishes of each person for themselves: how often and when they are reminded, and tips. Nobody else is told."""

from datetime import datetime
from functools import cache
from typing import get_args
from zoneinfo import ZoneInfo, available_timezones

from msgspec.structs import replace

from bot.store import Often, Reading, Store, Where, Wishes
from bot.tables.refusal import Refusal

NOWHERE = "none"
"""Chosen in place of a time zone: no hour is quiet."""

QUIET_FROM, QUIET_UNTIL = 22, 8
"""The hours of the clock between which it is quiet."""


class WishesOfPeople:
    """Choices of each person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: int) -> Wishes:
        """Return the wishes of somebody."""
        return await self._store.people.wishes(user)

    async def choose(self, user: int, reminders: str | None = None, zone: str | None = None) -> Wishes:
        """Choose how often to be reminded, and the time zone of the quiet hours; refuses what cannot be chosen."""
        before = await self.of(user)
        wishes = before
        if reminders is not None:
            wishes = replace(wishes, reminders=_often(reminders))
        if zone is not None:
            wishes = replace(wishes, zone=_zone(zone))
        if wishes != before:
            await self._store.people.save_wishes(user, wishes)
        return wishes

    async def choose_types_in(self, user: int, zone: str) -> Wishes:
        """Choose the time zone in which times are typed; refuses one that does not exist."""
        wishes = replace(await self.of(user), types_in=zone_named(zone))
        await self._store.people.save_wishes(user, wishes)
        return wishes

    async def choose_tips(self, user: int, *, given: bool) -> Wishes:
        """Choose whether to be given tips."""
        wishes = replace(await self.of(user), tips=given)
        await self._store.people.save_wishes(user, wishes)
        return wishes

    async def choose_statistics(self, user: int, *, shown: bool) -> Wishes:
        """Choose whether others are shown how one's matches came out."""
        wishes = replace(await self.of(user), statistics=shown)
        await self._store.people.save_wishes(user, wishes)
        return wishes

    async def choose_questions(self, user: int, where: Where) -> Wishes:
        """Choose where to be asked."""
        wishes = replace(await self.of(user), questions=where)
        await self._store.people.save_wishes(user, wishes)
        return wishes

    async def choose_still(self, user: int, *, still: bool) -> Wishes:
        """Choose whether one's own pictures stand still."""
        wishes = replace(await self.of(user), still=still)
        await self._store.people.save_wishes(user, wishes)
        return wishes

    async def choose_look(self, user: int, large: bool | None, reading: str | None) -> Wishes:
        """Choose whether one's own pictures are large, or how to read; refuses what cannot be chosen."""
        wishes = await self.of(user)
        if large is not None:
            wishes = replace(wishes, large=large)
        if reading is not None:
            wishes = replace(wishes, reading=_reading(reading))
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


def _often(value: str) -> Often:
    found: Often | None = next((one for one in get_args(Often) if one == value), None)
    if found is None:
        raise Refusal("option")
    return found


def _reading(value: str) -> Reading:
    found: Reading | None = next((one for one in get_args(Reading) if one == value), None)
    if found is None:
        raise Refusal("option")
    return found


def _zone(value: str) -> str:
    """Return the time zone that was typed; nothing for ``NOWHERE``."""
    return "" if value.strip().casefold() == NOWHERE else zone_named(value)


def zone_named(value: str) -> str:
    """Return the time zone that was typed, in whichever case, or refuse."""
    typed = value.strip().replace(" ", "_").casefold()
    found = next((one for one in zones() if one.casefold() == typed), None)
    if found is None:
        raise Refusal("no-zone")
    return found
