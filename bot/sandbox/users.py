"""Who is on the sandbox's Discord."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(eq=False)
class User:
    """Somebody on the sandbox's Discord: a person or the bot."""

    id: int
    key: str
    name: str
    colour: str
    bot: bool = False
    locale: str = "en-US"
    dm_open: bool = True
    roles: set[int] = field(default_factory=set)
