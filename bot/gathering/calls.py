"""Rules of a call to players: who may be called now, in which order, and how often somebody may call."""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from bot.store import Asked, PastCall, Table
from bot.tables.wishes import is_quiet, local, zones

DAY = 24 * 3600.0
HOUR = 3600.0

MOST = 10
"""A call mentions at most so many people."""
A_DAY = 3
"""Somebody is called at most so often within a day, and by the same host once."""
BY_HOST = 3
"""A host calls players at most so often within a day, on one server."""
ON_SERVER = 10
"""Players are called at most so often within an hour, on one server."""


class Circumstances(msgspec.Struct, frozen=True):
    """The facts on which a call depends, beside the wishes of those who asked.

    ``kept_apart`` block somebody at the table, or are blocked. ``past`` are the calls of the last day.
    """

    at: float
    table: Table
    kept_apart: Collection[int]
    past: Sequence[PastCall]


def order(asked: Iterable[Asked], now: Circumstances) -> list[Asked]:
    """Return the people who may be called now, the person who was not called for the longest time first."""
    return sorted((one for one in asked if may_be_called(one, now)), key=lambda one: (one.last, one.user))


def may_be_called(one: Asked, now: Circumstances) -> bool:
    """Return whether somebody who asked to be called may be called to a table now."""
    return (
        not one.sits
        and one.user not in now.kept_apart
        and one.user not in _known(now.table)
        and wishes_it(one, now.at)
        and _is_rested(one.user, now)
    )


def _known(table: Table) -> set[int]:
    """Return the people who know of a table: they sit there, will come, are invited, or have been removed."""
    sitting = (one.user for one in (*table.sitters, *table.still_coming) if one.user is not None)
    return {*sitting, *table.invited, *table.guests, *(one.user for one in table.removed)}


def wishes_it(one: Asked, at: float) -> bool:
    """Return whether somebody wishes to be called at a time: in hours that they chose, and not at night.

    Hours are those of the person's time zone. Without a zone they say nothing, so nobody is called by them.

    >>> noon = 1_700_000_000 // 86400 * 86400 + 12 * 3600
    >>> def wishes(zone, *hours): return wishes_it(Asked(1, hours, zone, 0, 0, False), noon)
    >>> wishes("", (None, None)), wishes("", (10, 14)), wishes("UTC", (10, 14)), wishes("UTC", (18, 2))
    (True, False, True, False)
    >>> wishes("Asia/Tokyo", (20, 23)), wishes("Asia/Tokyo", (18, 2)), wishes("Pacific/Auckland", (None, None))
    (True, True, False)
    """
    return not is_quiet(one.zone, at) and any(_holds(hours, one.zone, at) for hours in one.hours)


def _holds(hours: tuple[int | None, int | None], zone: str, at: float) -> bool:
    since, until = hours
    if since is None or until is None:
        return True
    return zone in zones() and is_between(local(zone, at).hour, since, until)


def is_between(hour: int, since: int, until: int) -> bool:
    """Return whether an hour of the clock lies between two others, also over midnight.

    >>> [is_between(hour, 18, 2) for hour in (17, 18, 23, 0, 1, 2)]
    [False, True, True, True, True, False]
    >>> [is_between(hour, 8, 20) for hour in (7, 8, 19, 20)]
    [False, True, True, False]
    """
    return since <= hour < until if since < until else not until <= hour < since


def _is_rested(user: int, now: Circumstances) -> bool:
    """Return whether somebody was not called too often; a host who calls a lot leaves them calls by others."""
    past = [one for one in now.past if one.user == user and one.at > now.at - DAY]
    again = any(one.host == now.table.host or one.table == now.table.id for one in past)
    return len(past) < A_DAY and not again
