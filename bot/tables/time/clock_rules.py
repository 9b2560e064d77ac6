"""Times, and the consequences of a table's clock: its next state, and the deeds that are due.

They follow from what everybody can see and nothing else. So two matches that somebody cannot tell apart have equal
deadlines, and equal reminders at equal times.
"""

import math
import time
from collections.abc import Callable, Collection, Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

import engine
from bot.store import Clock, Table
from bot.tables.time import talk_rules
from bot.tables.time.pace import CLOSED_AFTER, HOUR, Pace
from engine import View

ClockDeed = Literal["ask", "remind", "remind often", "up", "stand in", "pass", "pause", "go on", "close"]

HIDDEN, NIGHT = "hidden", "night"
"""Ends of the words of windows: a short window in which people may pass in advance, and any other window."""


class Due(msgspec.Struct, frozen=True, order=True):
    """Something to be done at a time, to ``seat`` if it is about one.

    ``ask``: the talk is over. ``remind`` somebody, or ``remind often`` if they wish so. ``up``: their time is up.
    ``stand in``: a computer player does. ``pass``: a window ends, so standing answers are given, or computer players
    stand in. ``pause``, ``go on``, ``close``: the table does.
    """

    at: float
    deed: ClockDeed
    seat: int = -1


class Times(msgspec.Struct, frozen=True):
    """The sources of time: ``now`` in seconds since 1970, ``steady`` in seconds that no change of the clock touches.

    The time is looked at every ``often`` seconds at least. A time that is moved on by hand needs such frequent looks.
    """

    now: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    often: float = 20.0


REAL = Times()


def present(table: Table, clock: Clock, pace: Pace, view: View, at: float, earliest: float, now: float) -> Clock:
    """Return the clock of a running match as it is ``now``.

    The clock was left as ``clock``, the rest as in ``advanced``. A talk is over when all who are asked are ready.
    """
    after = advanced(clock, pace, view, at, earliest)
    going = talk_rules.going_on(after)
    if going is not None and len(talk_rules.ready(table, going, view.asked)) == len(view.asked):
        return advanced(talk_rules.ended(after, now), pace, view, at, earliest)
    return after


def advanced(clock: Clock, pace: Pace, view: View, at: float, earliest: float = 0) -> Clock:
    """Return the clock as it goes on from an onlooker's ``view``; ``at`` is when that view came to be.

    Nobody's time begins before ``earliest``, when the program began that could show it.

    A stage is a phase of a round. A person who is asked in the stage has one time for all its questions. Time used
    above that goes off the reserve. An answer ends a pause. While people talk nobody is asked.
    """
    clock = gone_on(clock, at) if clock.paused and at > clock.paused else clock
    stage = ":".join((view.stage, *_window(view)))
    if stage != clock.stage:
        clock = talk_rules.ended(clock, at)
        if view.talks and pace.talk:
            clock = talk_rules.begun(clock, view.talks, max(at, earliest), pace.talk)
    asked = () if talk_rules.going_on(clock) else view.asked
    begun = max(at, earliest, clock.talk.over if clock.talk is not None else 0.0)
    stays = {seat: since for seat, since in clock.since.items() if stage == clock.stage and seat in asked}
    since = {seat: stays.get(seat, begun) for seat in asked}
    if (stage, since) == (clock.stage, clock.since):
        return clock if at <= clock.heard else replace(clock, heard=at)
    return replace(
        clock,
        stage=stage,
        since=since,
        reserve={**clock.reserve, **_used(clock, pace, [seat for seat in clock.since if seat not in stays], at)},
        up=tuple(seat for seat in clock.up if seat in stays),
        reminded={seat: times for seat, times in clock.reminded.items() if seat in stays},
        sent={seat: number for seat, number in clock.sent.items() if seat in stays},
        more=clock.more and stage == clock.stage,
        heard=max(at, clock.heard),
        before=replace(clock, before=None),
    )


def _window(view: View) -> tuple[str, ...]:
    """Return the end of the stage's word in a window; nothing outside."""
    if not view.hides_answers:
        return ()
    return (HIDDEN if engine.game(view.game).standing else NIGHT,)


def taken_back(clock: Clock) -> Clock:
    """Return the clock after the answer is taken back that brought its last change.

    The clock is as it was, and time has gone on since. So a person who is asked again has what they had then, except
    the time in which their answer stood.
    """
    return replace(clock.before or clock, heard=clock.heard, reminders=clock.reminders)


def first_begun(before: Clock, pace: Pace, view: View, at: float) -> Clock:
    """Return the clock when none ran until now: the asked have new time, and the reserves are what they were.

    Nobody begins to talk about a question that has been put.
    """
    fresh = Clock(reserve=before.reserve, reminders=before.reminders, talk=before.talk, heard=at)
    return advanced(talk_rules.ended(advanced(fresh, pace, view, at), at), pace, view, at)


def _used(clock: Clock, pace: Pace, seats: Collection[int], at: float) -> dict[int, float]:
    """Return the rest of the reserve of each seat that has answered and has used some of its reserve."""
    if is_window(clock):
        return {}
    used = {seat: at - clock.since[seat] - pace.time for seat in seats}
    return {seat: max(0.0, reserve(clock, pace, seat) - one) for seat, one in used.items() if one > 0}


def is_window(clock: Clock) -> bool:
    """Return whether it is a secret who of those asked has answered."""
    return clock.stage.endswith((HIDDEN, NIGHT))


def may_pass(clock: Clock) -> bool:
    """Return whether a short window is open, in which people may pass in advance."""
    return clock.stage.endswith(HIDDEN)


def _length(clock: Clock, pace: Pace) -> float:
    """Return how long a window is: a short one, or as long as anybody may think."""
    return pace.window if may_pass(clock) else pace.time + pace.reserve


def reserve(clock: Clock, pace: Pace, seat: int) -> float:
    """Return the number of seconds that a seat has left of its reserve."""
    return clock.reserve.get(seat, pace.reserve)


def deadlines(clock: Clock, pace: Pace) -> dict[int, float]:
    """Return when the time of everybody who is asked is up, their reserve included.

    Return nothing while the clock stands still.
    """
    return {} if clock.paused else _ends(clock, pace)


def _ends(clock: Clock, pace: Pace) -> dict[int, float]:
    if is_window(clock):
        return {seat: since + _length(clock, pace) for seat, since in clock.since.items()}
    return {seat: since + pace.time + reserve(clock, pace, seat) for seat, since in clock.since.items()}


def dues(clock: Clock, pace: Pace, waited_for: Collection[int]) -> list[Due]:
    """Return all deeds that are due if nobody answers, the first first.

    ``waited_for`` are the seats of people who are not away.
    """
    if clock.paused:
        if clock.paused_by:
            return [Due(clock.until, "go on")]
        return [Due(clock.paused + CLOSED_AFTER, "close")]
    if now := talk_rules.going_on(clock):
        return sorted([Due(now.until, "ask"), Due(clock.heard + pace.silence, "pause")])
    return sorted([Due(clock.heard + pace.silence, "pause"), *_dues_of_seats(clock, pace, waited_for)])


def _dues_of_seats(clock: Clock, pace: Pace, waited_for: Collection[int]) -> Iterator[Due]:
    window = is_window(clock)
    for seat, end in _ends(clock, pace).items():
        if seat not in waited_for:
            continue
        for at, deed in reminders(clock, pace, seat)[clock.reminded.get(seat, 0) :]:
            yield Due(at, deed, seat)
        if window:
            if seat not in clock.up:
                yield Due(end, "pass", seat)
        elif seat not in clock.up:
            yield Due(end, "up", seat)
        else:
            yield Due(end + pace.grace, "stand in", seat)


def reminders(clock: Clock, pace: Pace, seat: int) -> list[tuple[float, ClockDeed]]:
    """Return the times at which a seat is to be reminded in this stage.

    The times are the usual ones, and times in between if its person wishes to be reminded often. The wishes of people
    are no part of the clock. The clock is as long and as often looked at for everybody.
    """
    begun = clock.since[seat]
    usual = _usual_reminders(clock, pace, seat)
    found: list[tuple[float, ClockDeed]] = [(at, "remind") for at in usual]
    if pace.often is not None:
        for number in range(1, math.ceil((_ends(clock, pace)[seat] - begun) / pace.often)):
            at = begun + number * pace.often
            if all(abs(at - one) >= HOUR for one in usual):
                found.append((at, "remind often"))
    return sorted(found)


def _usual_reminders(clock: Clock, pace: Pace, seat: int) -> list[float]:
    begun = clock.since[seat]
    if may_pass(clock):
        return [begun + pace.window - before for before in pace.window_reminders()]
    found = [begun + pace.time - before for before in pace.reminders]
    if pace.last_reminder is not None:
        left = pace.reserve if is_window(clock) else reserve(clock, pace, seat)
        if left > pace.last_reminder:
            found.append(begun + pace.time + left - pace.last_reminder)
    return found


def gone_on(clock: Clock, at: float) -> Clock:
    """Return the clock when a pause ends: everybody has the time that was left."""
    moved = clock.moved(at - clock.paused)
    return replace(moved, paused=0, until=0, paused_by="", heard=at)


def paused(clock: Clock, at: float, *, until: float = 0, by: str = "") -> Clock:
    """Return the clock standing still; without ``by`` because nobody answers."""
    return replace(clock, paused=at, until=until, paused_by=by)


def restarted(clock: Clock, pace: Pace, seat: int, at: float, *, newcomer: bool) -> Clock:
    """Return the clock when somebody is back in a seat, with new time for the present stage.

    A newcomer has a full reserve. A window ends for all of them at once, and takes nothing off a reserve.
    """
    left, since = dict(clock.reserve), dict(clock.since)
    if newcomer:
        left.pop(seat, None)
        clock = talk_rules.not_ready(clock, seat)
    if seat in since and not is_window(clock):
        since[seat] = clock.paused or at
        if not newcomer:
            left[seat] = max(0.0, min(reserve(clock, pace, seat), _ends(clock, pace)[seat] - since[seat]))
    return replace(
        clock,
        since=since,
        reserve=left,
        up=tuple(one for one in clock.up if one != seat),
        reminded={one: times for one, times in clock.reminded.items() if one != seat},
        sent={one: number for one, number in clock.sent.items() if one != seat},
    )


def given_more(clock: Clock, pace: Pace, at: float) -> Clock:
    """Return the clock with the time of the present stage once more, for all who are asked in it.

    They have at least that time from now on. While people talk they may do so for longer.
    """
    if going := talk_rules.going_on(clock):
        return replace(clock, talk=replace(going, until=going.until + pace.talk), more=True)
    now, time = clock.paused or at, pace.window if may_pass(clock) else pace.time
    ends = _ends(clock, pace)
    over = {seat: ends[seat] - since - time for seat, since in clock.since.items()}
    later = {seat: max(since + time, now - over[seat]) for seat, since in clock.since.items()}
    more = replace(clock, since=later, up=(), reminded={}, sent={}, more=True)
    return replace(more, reminded={seat: _passed(more, pace, seat, now) for seat in later})


def _passed(clock: Clock, pace: Pace, seat: int, now: float) -> int:
    """Return the number of reminders of a seat that would have been due by now."""
    return sum(1 for at, _ in reminders(clock, pace, seat) if at <= now)


def reminded(clock: Clock, seat: int, *, sent: bool) -> Clock:
    """Return the clock after a seat was to be reminded once more; ``sent``: it has been, its person wishes so."""
    number = clock.reminded.get(seat, 0) + 1
    clock = replace(clock, reminded={**clock.reminded, seat: number})
    if not sent:
        return clock
    return replace(clock, sent={**clock.sent, seat: clock.reminders + 1}, reminders=clock.reminders + 1)


def is_up(clock: Clock, seat: int) -> Clock:
    """Return the clock after a seat's time is up."""
    return replace(clock, up=(*clock.up, seat))
