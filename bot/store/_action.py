"""What somebody with power over a table did: its host, or who administers tables."""

from typing import Literal

import msgspec

What = Literal["abort", "invite", "remove", "host", "only", "pause", "resume", "more", "standin", "offer", "set"]
"""Closed a table; invited or removed somebody, handed the host's role on, chose who may join; stopped its clock, let it
run again, gave more time, let a computer player stand in for somebody, offered a seat; changed a setting."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """One act: ``what`` was done by the person ``who``, at a table (0: to the server itself).

    ``about`` are the people it was done to, as Discord mentions them (of a computer player the name), or the choice
    that was made: of a setting ``name=value``, of who may join ``on`` or ``off``.
    """

    at: float
    guild: int
    table: int
    who: int
    what: What
    about: str = ""
    reason: str = ""
    id: int = 0
