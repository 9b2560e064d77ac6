"""Who wishes something, and where."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord who wishes something."""

    user: int
    name: str
    language: str


class Place(msgspec.Struct, frozen=True):
    """A channel of a server; ``thread``: a thread that was made for a table.

    ``parent`` is the channel whose public thread it is, and 0 for any other kind of channel.
    """

    guild: int
    guild_name: str
    channel: int
    language: str
    thread: bool = False
    parent: int = 0
