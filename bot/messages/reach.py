"""How the people of a table are reached with what is theirs alone."""

from typing import Literal

import msgspec

Call = Literal["nudge", "nudge-ours", "nudge-here", "nudge-new"]
"""Why somebody is called to their question in the channel, as texts name it.

They take no direct messages; Discord does not let the bot open any; they wished for their questions there; or they may
not have found their first direct message.
"""

NOBODY: frozenset[int] = frozenset()


class Reach(msgspec.Struct, frozen=True):
    """Who gets no direct messages, and who is called in the channel besides.

    ``closed`` take none; those ``here`` want none. The bot has not opened those of the ``unopened`` yet. ``new`` are
    those who may not have found their first question. ``held`` are those whom the call that stands names, while it is a
    secret who has answered: it names them to the end of that. ``known`` are guests, or offered a seat, and have
    used the bot's direct messages; ``strangers`` are those of them who have not, and block nobody.
    """

    closed: frozenset[int] = NOBODY
    here: frozenset[int] = NOBODY
    unopened: frozenset[int] = NOBODY
    new: frozenset[int] = NOBODY
    known: frozenset[int] = NOBODY
    strangers: frozenset[int] = NOBODY
    held: frozenset[int] = NOBODY

    @property
    def silent(self) -> frozenset[int]:
        """Who is sent no direct messages."""
        return self.closed | self.here


EVERYBODY = Reach()
"""Everybody takes direct messages."""
