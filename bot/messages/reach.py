"""The ways to reach the people of a table with what is theirs alone.

Some of them are called in the channel.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, get_args

import msgspec

from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.prompt import prompt_slot
from bot.messages.truth import Eyes
from bot.store import Posted
from bot.tables import Table, only_answer, stands
from engine import Seat

Call = Literal["nudge", "nudge-ours", "nudge-here", "nudge-new"]
"""Why somebody is called to their question in the channel, as texts name it.

They take no direct messages, or Discord does not let the bot open any. Otherwise they wished for their questions there,
or may not have found their first direct message.
"""

NOBODY: frozenset[int] = frozenset()


class Reach(msgspec.Struct, frozen=True, dict=True):
    """The people who get no direct messages, and the people who are also called in the channel."""

    closed: frozenset[int] = NOBODY
    """They take no direct messages."""
    asked_here: frozenset[int] = NOBODY
    """They want no direct messages."""
    unopened: frozenset[int] = NOBODY
    """The bot has not opened their direct messages yet."""
    unopenable: frozenset[int] = NOBODY
    """The bot cannot open their direct messages soon."""
    newcomers: frozenset[int] = NOBODY
    """They may not have found their first question."""
    known_guests: frozenset[int] = NOBODY
    """Guests, or people who are offered a seat, who have used the bot's direct messages."""
    unknown_guests: frozenset[int] = NOBODY
    """Guests, or people who are offered a seat, who have not used them. They block nobody."""
    still_named: frozenset[int] = NOBODY
    """The call that stands names them. It names them as long as it is a secret who has answered."""
    undecided_note_takers: frozenset[int] = NOBODY
    """They took notes of a match that is over, and have not said whether these may be shown."""
    summons_is_late: bool = False
    """The table's call to players was made so long ago that it is not posted any more."""

    @cached_property
    def silent(self) -> frozenset[int]:
        """The people who are sent no direct messages."""
        return self.closed | self.asked_here


EVERYBODY = Reach()
"""Everybody takes direct messages."""


def called(table: Table, eyes: Eyes, posted: Mapping[str, Posted], reach: Reach = EVERYBODY) -> dict[int, Call]:
    """Return the people who are called in the channel to a question, each with why.

    They are awaited, as far as everybody may know, and have a choice. Somebody who takes no direct messages and has
    answered in advance is also called. Otherwise the others would know of that answer.
    """
    calls: dict[int, Call] = {}
    for number in eyes.onlooker.view.asked if table.state == "running" else ():
        one, seat = table.sitters[number], eyes.seats[number]
        user = one.user if one.answers and only_answer(table, seat) is None else None
        why = None if user is None else _why_called(table, seat, user, posted, reach)
        if user is not None and why is not None:
            calls[user] = why
    return calls


def _why_called(table: Table, seat: Seat, user: int, posted: Mapping[str, Posted], reach: Reach) -> Call | None:
    """Return why somebody who is asked is called in the channel; ``None`` if a direct message is enough."""
    old = posted.get(prompt_slot(seat))
    if user in reach.asked_here:
        return "nudge-here"
    may_be_asked = seat.decision is not None or stands(table, seat)
    if old.message is None if old is not None else user in reach.closed | reach.unopenable and may_be_asked:
        return "nudge" if user in reach.closed else "nudge-ours"
    return "nudge-new" if user in reach.newcomers | reach.still_named else None


def nudge(table: Table, calls: Mapping[int, Call]) -> Content:
    """Return a call in the channel for people whose question no direct message brings, each with why.

    The call tells no secret.
    """
    say = texts.speaker(table.language)
    button = say("button-hand")
    lines = []
    for key in get_args(Call):
        some = [user for user, why in calls.items() if why == key]
        if some:
            lines.append(say(key, names=", ".join(f"<@{user}>" for user in some), button=button))
    return Content("\n".join(lines), ((Button(button, make("hand", table.id), "primary"),),), ping=tuple(calls))
