"""What a server has chosen for the tables on it. Plain data, as it is stored; ``bot.tables`` changes it."""

from typing import Literal

import msgspec

PaceName = Literal["live", "post-8", "post-24", "post-48", "post-72", "none"]
"""Paces of a table: live, by post with so many hours a turn, or without a clock (``bot.tables.time.pace``)."""
Substitutes = Literal["anyone", "computers"]
Seasons = Literal["off", "quarter", "year"]
"""When ratings start again: never, each quarter, each year."""
Questions = Literal["direct", "here"]
"""Where people are asked who have chosen nothing: by direct message, or privately in the channel."""

MOST_TABLES = 20


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How tables begin on a server, and who administers them; for a server that has chosen nothing, what is usual.

    An empty ``language`` is that of a Community server, elsewhere of who opens a table; an empty ``game`` is the first
    one. ``games`` are the only ones that are offered; none: all. ``threads``: every table that is opened in a channel
    has a thread of its own. ``log`` is the channel to which actions are written, ``role`` the role that administers
    tables besides those who manage the server, ``tables`` how many may be open at once. ``ratings``: matches are rated
    there, by ``season``. ``questions`` says where people are asked who have not chosen that
    themselves.
    """

    language: str = ""
    game: str = ""
    pace: PaceName = "live"
    substitutes: Substitutes = "anyone"
    threads: bool = False
    games: tuple[str, ...] = ()
    log: int | None = None
    role: int | None = None
    tables: int = MOST_TABLES
    ratings: bool = True
    season: Seasons = "quarter"
    questions: Questions = "direct"
