"""The talk of people before a question to all: how long, who is ready, who wishes to go on.

The talk is the table's and not the match's: whoever asks may be asked at once. It is a part of the clock.
"""

import dataclasses
from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from bot.store import Clock, Table, Talk
from bot.tables.refusal import Refusal
from engine import Seat

USUAL = 3
"""Minutes."""
MINUTES = tuple(str(number) for number in range(11))
"""Minutes that may be chosen instead."""

AGAIN = 60.0
"""Seconds for talk about the same once more, at most."""

MORE = 120.0
"""Seconds for which somebody may prolong it, once a match."""

MOST_MORE = 3
"""All of them together may prolong the same talk so often."""


def going_on(clock: Clock | None) -> Talk | None:
    """Return the talk, while people talk."""
    return clock.talk if clock is not None and clock.talk is not None and not clock.talk.over else None


def begun(clock: Clock, times: int, at: float, seconds: float) -> Clock:
    """Begin a talk, for the first of so many ``times`` about the same, or again."""
    last = clock.talk or Talk()
    again = times > 1
    now = Talk(
        number=last.number + 1,
        until=at + (min(seconds, AGAIN) if again else seconds),
        more=last.more if again else 0,
        asked_more=last.asked_more,
    )
    return replace(clock, talk=now)


def ended(clock: Clock, at: float) -> Clock:
    """End the talk. Asking twice is harmless."""
    now = going_on(clock)
    return clock if now is None else replace(clock, talk=replace(now, over=at))


def is_ready(clock: Clock, seat: int, at: float) -> Clock:
    """Note that a seat is ready to answer."""
    now = _of(clock)
    if seat in now.ready:
        raise Refusal("ready-already")
    return replace(clock, talk=replace(now, ready=(*now.ready, seat)), heard=at)


def not_ready(clock: Clock, seat: int) -> Clock:
    """Take a seat off the ready seats of the talk. Somebody else sits there now, who has not said to be ready."""
    now = going_on(clock)
    if now is None:
        return clock
    return replace(clock, talk=replace(now, ready=tuple(one for one in now.ready if one != seat)))


def prolonged(clock: Clock, seat: int, at: float) -> Clock:
    """Let people talk for a little longer, as a seat wishes."""
    now = _of(clock)
    if seat in now.asked_more:
        raise Refusal("talk-more-already")
    if now.more >= MOST_MORE:
        raise Refusal("talk-more-enough", number=MOST_MORE)
    longer = replace(now, until=now.until + MORE, more=now.more + 1, asked_more=(*now.asked_more, seat))
    return replace(clock, talk=longer, heard=at)


def _of(clock: Clock) -> Talk:
    now = going_on(clock)
    if now is None:
        raise Refusal("talk-over")
    return now


def ready(table: Table, now: Talk, asked: Collection[int]) -> list[int]:
    """Return those seats of ``asked`` that are ready.

    Computer players are always ready, and so are those who stand in.
    """
    return [seat for seat in asked if seat in now.ready or not table.sitters[seat].answers]


def is_before(seat: Seat) -> bool:
    """Return whether people talk and are asked nothing yet, by what ``not_yet_asked`` has made."""
    return bool(seat.view.talks) and not seat.view.asked


def not_yet_asked(seat: Seat) -> Seat:
    """Return a seat's knowledge while people talk: the same, except that nobody is asked anything yet."""
    return dataclasses.replace(seat, decision=None, view=msgspec.structs.replace(seat.view, asked=()))
