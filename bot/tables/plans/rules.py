"""Rules of a planned table: who may come and go, and the deeds that are due.

Every function takes a table and returns the changed one, or raises ``Refusal``. A plan is a table, so that messages,
clocks, deletions and backups treat it as they treat all tables. Its row becomes the lobby when its time has come.
"""

from collections.abc import Collection, Iterator
from datetime import datetime, timedelta
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.store import Plan, Sitter, Table
from bot.store.sitters import PlanStep
from bot.tables.lobby_rules import check_welcome
from bot.tables.refusal import Refusal, check_sits

MINUTE = 60.0
REMIND = 15 * MINUTE
"""Seconds before the time of a plan at which people are reminded."""
BARELY = 5 * MINUTE
"""Nobody is reminded sooner after the plan was made or moved."""
SOON = 20.0
"""Seconds after the time of a plan until the match starts if everybody is there. They see the lobby for so long."""
PATIENCE = 2 * MINUTE
"""Seconds until the match starts without those who are late, if enough people are there."""
TOO_FEW = 10 * MINUTE
"""Seconds until the host is asked what to do if too few people are there."""
UNANSWERED = 30 * MINUTE
"""Seconds until a plan is closed if the host does not say what to do."""
LATE = 60.0
"""Seconds after the time of a plan from which on the bot says that it is late."""
MISSED = 2 * 3600.0
"""A table is not opened so many seconds after the time of its plan. The bot was away for too long."""
LATER = 30 * MINUTE
"""Seconds by which a plan is moved, if it is not moved by a day."""

By = Literal["half", "day"]
"""A step by which a plan can be moved: half an hour, or a day."""

PlanDeed = Literal["remind", "call", "open", "start", "ask", "close"]


class Due(NamedTuple):
    """A deed that is to be done at a time."""

    at: float
    deed: PlanDeed


def waits(table: Table) -> bool:
    """Return whether a planned table waits for its time, or for people."""
    return table.plan is not None and table.is_open and not table.started


def plan_of(table: Table) -> Plan:
    """Return the plan of a table that waits; refuse any other table."""
    if table.plan is None or not waits(table):
        raise Refusal("plan-over")
    return table.plan


def come(table: Table, sitter: Sitter, blockers: Collection[int]) -> Table:
    """Let a person come to a table that is planned. Asking twice is harmless."""
    plan, user = plan_of(table), sitter.user or 0
    if table.seat_of(user) is not None:
        return table
    check_welcome(table, user, blockers)
    if len(table.sitters) >= plan.seats:
        raise Refusal("plan-full", number=plan.seats)
    return replace(table, sitters=(*table.sitters, sitter))


def is_here(table: Table, sitter: Sitter, blockers: Collection[int]) -> Table:
    """Note that a person is there, who comes if they did not say so before."""
    table = come(table, sitter, blockers)
    plan, user = plan_of(table), sitter.user or 0
    if plan.step == "announced":
        raise Refusal("plan-early")
    return table if user in plan.here else replace(table, plan=replace(plan, here=(*plan.here, user)))


def go(table: Table, user: int) -> Table:
    """Let a person who was coming stay away. The last one closes the plan; a host hands it on."""
    plan = plan_of(table)
    if any(one.user == user for one in table.still_coming):
        return without(table, user)
    check_sits(table, user)
    people = [one.user for one in (*table.sitters, *table.still_coming) if one.user not in (None, user)]
    if not people:
        return replace(without(table, user), state="aborted")
    rest = replace(without(table, user), host=table.host if table.host in people else people[0] or 0)
    if rest.state == "lobby" and not rest.people:  # nobody is there any more, so it waits for the others
        return replace(rest, state="planned", sitters=plan.coming, plan=replace(plan, here=(), coming=()))
    return rest


def without(table: Table, user: int) -> Table:
    """Return a table that has not started without a person, also among those whom its plan names."""
    sitters = tuple(one for one in table.sitters if one.user != user)
    return replace(table, plan=plan_without(table, user), sitters=sitters)


def plan_without(table: Table, user: int) -> Plan | None:
    """Return the plan of a table without a person."""
    plan = table.plan
    if plan is None:
        return None
    return replace(
        plan,
        here=tuple(one for one in plan.here if one != user),
        mentioned=tuple(one for one in plan.mentioned if one != user),
        coming=tuple(one for one in plan.coming if one.user != user),
    )


def dues(table: Table) -> Iterator[Due]:
    """Yield the deeds at a planned table if nobody does anything, in the order in which they are tried."""
    plan = table.plan
    if plan is None or not waits(table):
        return
    if plan.step == "announced" and plan.at - REMIND >= plan.since + BARELY:
        yield Due(plan.at - REMIND, "remind")
    if plan.step in ("announced", "reminded"):
        yield Due(plan.at, "call")
        return
    if table.state == "planned" and plan.here:
        yield Due(plan.since, "open")
    if table.state == "lobby" and may_start(table):
        wait = PATIENCE if table.still_coming else SOON
        yield Due(plan.since + (wait if plan.step == "called" else 0), "start")
    if lacks_people(table):
        asked = plan.step == "asked"
        yield Due(plan.since + UNANSWERED, "close") if asked else Due(plan.since + TOO_FEW, "ask")


def next_look(table: Table) -> float | None:
    """Return when something is due at a planned table next; ``None`` if nothing is."""
    return min((due.at for due in dues(table)), default=None)


def may_start(table: Table) -> bool:
    """Return whether the match may start by itself: enough people are there, and nobody has cut the cards."""
    return not table.missing and not table.unsuitable and not table.cuts


def lacks_people(table: Table) -> bool:
    """Return whether a table whose time has come has no lobby yet, or too few people there."""
    return table.state == "planned" or bool(table.missing)


def reminded(table: Table, now: float) -> Table:
    """Return the table after all who are coming were reminded."""
    return _step(table, plan_of(table), "reminded", now, _people(table))


def called(table: Table, now: float, *, busy: bool) -> Table:
    """Return the table after all who are coming were called, or closed if its time is long past."""
    plan = plan_of(table)
    if now - plan.at >= MISSED:
        return replace(table, state="aborted", quiet=True)
    return _step(table, replace(plan, busy=busy), "called", now, _people(table))


def asked(table: Table, now: float) -> Table:
    """Return the table after its host was asked what to do, for too few people came."""
    return _step(table, plan_of(table), "asked", now, (table.host,))


def closed(table: Table) -> Table:
    """Return the table, closed because nobody said what to do."""
    return replace(table, state="aborted", quiet=True)


def _step(table: Table, plan: Plan, step: PlanStep, now: float, mentioned: tuple[int, ...]) -> Table:
    """Return the table at the next step of its plan, which mentions these people."""
    said = replace(plan, mentioned=mentioned, game=table.game, language=table.language)
    return replace(table, plan=replace(said, step=step, since=now))


def opened(table: Table) -> Table:
    """Return the lobby of a planned table: those who are there sit down, and are awaiting the others.

    Somebody who is there becomes the host if the host is not.
    """
    plan = plan_of(table)
    there = tuple(one for one in table.sitters if one.user in plan.here)
    late = tuple(one for one in table.sitters if one.user not in plan.here)
    host = table.host if table.host in plan.here else there[0].user or 0
    return replace(table, state="lobby", sitters=there, host=host, plan=replace(plan, coming=late))


def moved(table: Table, by: By, now: float) -> Table:
    """Return the table, planned for a later time, with all people who sat there or were coming."""
    plan = plan_of(table)
    if plan.step != "asked":
        raise Refusal("plan-over")
    people = tuple(one for one in (*table.sitters, *table.still_coming) if one.user is not None)
    rest = tuple(one.user for one in people if one.user is not None and one.user != table.host)
    later = Plan(
        at=_moved(plan, by, now), zone=plan.zone, seats=plan.seats, since=now, number=plan.number + 1, event=plan.event
    )
    return _step(replace(table, state="planned", sitters=people), later, "announced", now, rest)


def _moved(plan: Plan, by: By, now: float) -> float:
    """Return the time to which a plan is moved. A day is a calendar's, so the hour of the clock stays."""
    at = plan.at
    while at < now + BARELY:
        at = _next_day(at, plan.zone) if by == "day" else at + LATER
    return at


def _next_day(at: float, zone: str) -> float:
    """Return the same hour of the clock on the next day.

    >>> before = datetime(2026, 10, 24, 20, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    >>> (_next_day(before, "Europe/Berlin") - before) / 3600
    25.0
    """
    return (datetime.fromtimestamp(at, ZoneInfo(zone)) + timedelta(days=1)).timestamp()


def _people(table: Table) -> tuple[int, ...]:
    return tuple(one.user for one in table.sitters if one.user is not None)
