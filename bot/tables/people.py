"""Who wishes something, and where."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord who wishes something."""

    user: int
    name: str
    language: str


class Place(msgspec.Struct, frozen=True):
    """A channel of a server."""

    guild: int
    guild_name: str
    channel: int
    language: str
