"""A table as a row: what stands in the columns beside its body."""

from typing import Literal

import msgspec

from bot.store._servers import Statement
from bot.store._table import Table

Goes = Literal["table", "messages", "answers"]
"""What is dropped next of a table that has ended: all of one that never started; else the notes on its messages, then
its answers with all that made the deal."""


def users(table: Table) -> str:
    """The ids of the people who sit there, as JSON."""
    return msgspec.json.encode([one.user for one in table.sitters if one.user]).decode()


def insertion(table: Table) -> Statement:
    """What writes a new table."""
    query = (
        "INSERT INTO tables (guild, channel, version, state, users, body, ended, goes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    )
    return query, (table.guild, table.channel, table.version, *_values(table))


def update(table: Table) -> Statement:
    """What writes it, with its next version, if nobody has changed it since its own."""
    query = """
        UPDATE tables SET version = version + 1, state = ?, users = ?, body = ?, ended = ?, goes = ?
        WHERE id = ? AND version = ?
        """
    return query, (*_values(table), table.id, table.version)


def _values(table: Table) -> tuple[object, ...]:
    body = msgspec.json.encode(table).decode()
    return table.state, users(table), body, None if table.is_open else table.ended, _goes(table)


def _goes(table: Table) -> Goes | None:
    """What is dropped of it next, once it has ended; ``None`` if nothing is."""
    if table.is_open or table.cleared:
        return None
    if not table.started:
        return "table"
    return "answers" if table.put_away else "messages"
