"""A database of either kind: the store's needs, in SQL that SQLite and PostgreSQL both understand.

Values are ``$1``, ``$2`` and so on, times are seconds since 1970. The column ``user`` is quoted, because ``user`` is a
function in PostgreSQL. Things that only one of them has are methods here.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

Value = str | int | float | bool | None
Row = Sequence[Any]
Statement = tuple[str, Sequence[Value]]
"""SQL with its values."""


class NewAnswer(NamedTuple):
    """An answer to be written, if the table has just ``step`` of them, and ``epoch`` have been taken back.

    With a ``version`` only if nobody has changed the table since.
    """

    table_id: int
    step: int
    seat: int
    keys: str
    at: float
    epoch: int
    version: int | None


class ClockRow(NamedTuple):
    """A clock to be written: the number of the clock that it replaces, its time, and its words."""

    number: int
    due: float
    body: str


class Column(NamedTuple):
    """A column of a table; ``key`` is which one it is of the table's key, from 1 on, or 0."""

    table: str
    name: str
    key: int
    boolean: bool


class Database(Protocol):
    """A method that writes has written to disk when it returns; if it raises, nobody knows."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """The errors that the database raises if it cannot do what it is asked, apart from ``StoreError``."""

    @property
    def name(self) -> str:
        """A name without a password."""

    @property
    def holding(self) -> str:
        """The words that follow a ``SELECT`` so that nobody writes its rows before the transaction ends."""

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""

    async def fetch(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query, which writes nothing: it may be asked twice."""

    async def execute(self, query: str, *values: Value) -> int:
        """Write, by one statement; return how many rows were changed."""

    async def add(self, row: Statement, others: Callable[[int], Iterable[Statement]]) -> int | None:
        """Add a row by a statement that returns its id, and do what follows from it: all or nothing.

        ``None`` if there was no id, because another row stands there already.
        """

    async def together(self, first: Statement, *others: Statement, always: bool = False) -> bool:
        """Do all of it or nothing; nothing is done if the first one changes not just one row.

        But ``always``: the others are done in any case.
        """

    async def append(self, answer: NewAnswer, clock: ClockRow | None = None) -> bool:
        """Write an answer, if it is still the next, with a ``clock``, if nobody has changed the table's."""

    async def wipe(self, traces: Collection[bytes] = ()) -> None:
        """Let nothing that was deleted remain in the files, as far as the database can; least of all the traces."""

    async def size(self) -> int:
        """Return how many bytes it takes."""

    async def columns(self) -> list[Column]:
        """Return all columns of all tables, except those that are made of others."""

    async def last_ids(self) -> list[Row]:
        """Return the tables that number their rows themselves, each with the last number that it has given."""

    async def number_after(self, table: str, last: int) -> None:
        """Let a table that numbers its rows itself go on after this number."""

    async def close(self) -> None:
        """Give it back."""


def places(values: Iterable[object], first: int = 1) -> str:
    """Return what stands for these values in a query, from that number on.

    >>> places("abc"), places("ab", 3)
    ('$1, $2, $3', '$3, $4')
    """
    return ", ".join(f"${number}" for number, _ in enumerate(values, first))


def upsert(table: str, key: str, *columns: str) -> str:
    """Return the statement that writes a row again.

    Its values are those of the columns of its ``key``, then of the others.

    >>> upsert("facts", "name", "value")
    'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
    """
    every = (*key.split(", "), *columns)
    changed = ", ".join(f"{one} = excluded.{one}" for one in columns)
    words = ("INSERT INTO", table, f"({', '.join(every)})", f"VALUES ({places(every)})")
    return " ".join((*words, "ON CONFLICT", f"({key})", "DO UPDATE SET", changed))


SAVE_CLOCK = upsert("clocks", "table_id", "due", "moved", "body")
"""Writes a table's clock again; a clock that is written is not ``moved``."""
