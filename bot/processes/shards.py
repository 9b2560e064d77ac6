"""The shards of the bot that one process has: Discord tells each shard about its part of the servers."""

import re

MOST = 10_000
"""More shards than any bot has."""

_WRITTEN = re.compile(r"(?P<first>[0-9]{1,5})(?:-(?P<last>[0-9]{1,5}))?/(?P<count>[0-9]{1,5})")


class Shards:
    """Some of the ``count`` shards of a bot: their numbers, in order, are ``mine``.

    Raises ``ValueError`` when ``text`` names none.

    >>> Shards("0-15/64").mine, Shards("3/8").mine, Shards("3/8").count
    (range(0, 16), range(3, 4), 8)
    >>> Shards("8/8")
    Traceback (most recent call last):
    ValueError: no shards: 8/8
    """

    def __init__(self, text: object) -> None:
        written = _WRITTEN.fullmatch(str(text))
        first = int(written["first"]) if written else 0
        last = int(written["last"] or first) if written else 0
        self.count = int(written["count"]) if written else 0
        if not first <= last < self.count <= MOST:
            raise ValueError(f"no shards: {text}")
        self.mine = range(first, last + 1)

    def __str__(self) -> str:
        first, last = self.mine[0], self.mine[-1]
        return f"{first}/{self.count}" if first == last else f"{first}-{last}/{self.count}"

    def __repr__(self) -> str:
        return f"Shards({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shards) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def shard_of(server: int, count: int) -> int:
    """Return the shard, of so many, that is told what happens on a server.

    >>> shard_of(1 << 22, 2), shard_of(5 << 22, 4)
    (1, 1)
    """
    return (server >> 22) % count
