"""Paces: the time that people have to think, as agreed on in the lobby."""

import dataclasses

import msgspec
from msgspec.structs import replace

import engine
from bot.store import Table
from bot.tables.time import talk_rules
from engine import Seat

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0

TAKE_BACK = 10 * MINUTE
"""For so long an answer can be taken back where nobody plays live."""

NO_CLOCK = "none"
USUAL = "live"


class Pace(msgspec.Struct, frozen=True):
    """Times in seconds.

    ``time`` is for a stage of the match; who needs longer uses the ``reserve``, which nobody gets back. ``window`` is
    for answers of which it is a secret who has given one. ``reminders`` are sent so long before the reserve begins,
    ``last_reminder`` so long before it ends. People who wish so also get a reminder every so many seconds (``often``).
    When the reserve is over too, a computer player may stand in, and does so after ``grace``. The seat is offered at
    the time-out of the number ``offered_at``. A table at which nobody answers for ``silence`` is paused for ``pause``
    at most. So is a table that its host pauses. ``take_back`` is how long an answer can be taken back. ``talk`` is for
    talking before a vote (0: none).
    """

    time: float
    reserve: float
    window: float
    reminders: tuple[float, ...]
    last_reminder: float | None
    often: float | None
    grace: float
    offered_at: int
    silence: float
    pause: float
    take_back: float
    talk: float = 0.0

    def window_reminders(self) -> tuple[float, ...]:
        """Return the times before the end of a window at which people are reminded."""
        return () if self.last_reminder is None else (self.window / 3,)


def _live(time: float, reserve: float) -> Pace:
    return Pace(
        time, reserve, 20.0, (30.0,), None, None, 0.0, 3, 30 * MINUTE, 30 * MINUTE, 30.0, talk_rules.USUAL * MINUTE
    )


def _by_post(hours: float) -> Pace:
    time = hours * HOUR
    return Pace(time, 48 * HOUR, 12 * HOUR, (time / 3,), 2 * HOUR, 8 * HOUR, DAY, 2, 14 * DAY, 14 * DAY, TAKE_BACK)


PACES: dict[str, Pace | None] = {
    USUAL: _live(2 * MINUTE, 5 * MINUTE),
    "post-8": _by_post(8),
    "post-24": _by_post(24),
    "post-48": _by_post(48),
    "post-72": _by_post(72),
    NO_CLOCK: None,
}
"""The paces that may be chosen, by word."""

SLOW = _live(3 * MINUTE, 10 * MINUTE)

CLOSED_AFTER = DAY
"""A table at which nobody has answered is closed so long after it was paused."""


def pace_of(table: Table) -> Pace | None:
    """Return the pace of a table's match; ``None`` if no clock runs, as with a single person."""
    if sum(1 for one in table.sitters if one.user is not None) < 2:
        return None
    found = agreed(table.game, table.pace)
    return replace(found, talk=table.talk * MINUTE) if found is not None and found.talk else found


def talks(table: Table) -> bool:
    """Return whether people may talk before questions.

    The game must have such talks, and the pace must leave time for them.
    """
    game = engine.games().get(table.game)
    if game is None or not game.talks:
        return False
    found = agreed(table.game, table.pace)
    return found is not None and found.talk > 0


def talked(table: Table) -> bool:
    """Return whether people talk before questions at this table."""
    return table.talk > 0 and talks(table)


def seen(table: Table, seat: Seat) -> Seat:
    """Return a seat's knowledge, with whether people talk before questions at this table."""
    return dataclasses.replace(seat, talked=talked(table))


def agreed(game: str, chosen: str) -> Pace | None:
    """Return the pace that a choice means in a game; ``None``: no clock."""
    known = engine.games().get(game)
    return SLOW if chosen == USUAL and known is not None and known.long_turns else PACES.get(chosen)
