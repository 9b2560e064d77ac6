"""Who owns a table, which is who shows it, plays its computer players and keeps its clock."""

BUCKETS = 256
"""Tables are owned in so many parts: that of a table is its id modulo this."""

Buckets = frozenset[int]

CHORES = 0
"""Whoever owns the tables of this bucket does what is done once for all of them, such as retention."""


def bucket_of(table: int) -> int:
    """The bucket of a table.

    >>> bucket_of(7), bucket_of(256 + 7)
    (7, 7)
    """
    return table % BUCKETS


def mask(buckets: Buckets) -> str:
    """All buckets in their order, ``1`` for each of these and ``0`` for each other one.

    >>> mask(frozenset({1, 3}))[:5]
    '01010'
    """
    return "".join("1" if one in buckets else "0" for one in range(BUCKETS))


class Owners:
    """Says which tables this process owns, and tells the owners of the others.

    This class is for a process that is alone at its database: it owns everything, and there is nobody to tell. One of
    several processes has ``bot.client.sharing``.
    """

    @property
    def alone(self) -> bool:
        """Whether there is no other process at the database."""
        return True

    def owns(self, table: int) -> bool:
        """Whether this process owns a table now."""
        return True

    def buckets(self) -> str:
        """All buckets in their order, ``1`` for each that is owned and ``0`` for each other one."""
        return "1" * BUCKETS

    def changed(self, table: int) -> None:
        """A table has changed, or may look different from what it should: other processes are told."""

    def tell_claim(self, table: int, slot: str, begins: bool) -> None:
        """Tell other processes that a claim of a message begins or ends."""

    def looked(self, table: int, version: int, length: int) -> None:
        """A table is shown as it was at that version, after so many answers."""


ALONE = Owners()
