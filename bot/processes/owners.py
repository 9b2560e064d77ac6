"""The owner of a table: the process that shows it, plays its computer players and keeps its clock."""

BUCKETS = 256
"""Tables are owned in so many parts: that of a table is its id modulo this."""

Buckets = frozenset[int]

CHORES = 0
"""The owner of this bucket does the work that is done once for all tables, such as retention."""


def bucket_of(table: int) -> int:
    """Return the bucket of a table.

    >>> bucket_of(7), bucket_of(256 + 7)
    (7, 7)
    """
    return table % BUCKETS


def mask(buckets: Buckets) -> str:
    """Return all buckets in their order: ``1`` for each of these buckets, ``0`` for each other bucket.

    >>> mask(frozenset({1, 3}))[:5]
    '01010'
    """
    return "".join("1" if one in buckets else "0" for one in range(BUCKETS))


class Owners:
    """The owner of tables: it says which tables this process owns, and tells the owners of the others.

    This class is for a process alone at its database: it owns everything, and there is nobody to tell. If there are
    several processes, each has ``bot.client.sharing``, which owns buckets by ``bot.processes.bucket_locks``.
    """

    alone = True
    """Tells whether this process is alone at the database."""

    def owns(self, table: int) -> bool:
        """Return whether this process owns a table now."""
        return True

    def buckets(self) -> str:
        """Return all buckets in their order: ``1`` for each owned bucket, ``0`` for each other bucket."""
        return "1" * BUCKETS

    def changed(self, table: int) -> None:
        """Tell other processes that a table has changed, or may look different from what it should."""

    def tell_claim(self, table: int, slot: str, begins: bool) -> None:
        """Tell other processes that a claim of a message begins or ends."""

    def looked(self, table: int, version: int, length: int) -> None:
        """Note that a table is shown as it was at that version, after so many answers."""


ALONE = Owners()
