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
    """The people who get no direct messages, and the people who are also called in the channel.

    ``closed`` take no direct messages; ``here`` want none. The bot has not opened the direct messages of ``unopened``
    yet. It cannot open those of ``beyond`` soon. ``new`` may not have found their first question. ``held`` are named by
    the call that stands while it is a secret who has answered. The call names them until this secret ends. ``known``
    are guests, or people who are offered a seat, and have used the bot's direct messages. ``strangers`` are guests, or
    people who are offered a seat, but have not used them. They block nobody. ``noted`` took notes of a match that is
    over, and have not said whether these may be shown. ``late``: the table's call to players was made so long ago that
    it is not posted any more.
    """

    closed: frozenset[int] = NOBODY
    here: frozenset[int] = NOBODY
    unopened: frozenset[int] = NOBODY
    beyond: frozenset[int] = NOBODY
    new: frozenset[int] = NOBODY
    known: frozenset[int] = NOBODY
    strangers: frozenset[int] = NOBODY
    held: frozenset[int] = NOBODY
    noted: frozenset[int] = NOBODY
    late: bool = False

    @cached_property
    def silent(self) -> frozenset[int]:
        """The people who are sent no direct messages."""
        return self.closed | self.here


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
    if user in reach.here:
        return "nudge-here"
    may_be_asked = seat.decision is not None or stands(table, seat)
    if old.message is None if old is not None else user in reach.closed | reach.beyond and may_be_asked:
        return "nudge" if user in reach.closed else "nudge-ours"
    return "nudge-new" if user in reach.new | reach.held else None


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
