"""When the secrets of a match may be told: once it is over, or after an aborted one, if all its people agree."""

from msgspec.structs import replace

from bot.store import Table
from bot.tables.lobby import check_sits
from bot.tables.refusal import Refusal


def check_revealed(table: Table) -> None:
    """Refuse while something of the table's match is secret."""
    _check_ended(table)
    if not table.is_revealed:
        raise _hidden(table)


def _hidden(table: Table) -> Refusal:
    """The refusal to tell the secrets of an aborted match: not all have agreed, or nobody is left who could."""
    if not table.may_be_revealed:
        return Refusal("never-told")
    return Refusal("hidden", agreed=len(table.agreed), number=len(table.people))


def agree(table: Table, user: int) -> Table:
    """A person who sat there to the end agrees to reveal an aborted match. Agreeing twice is harmless."""
    _check_ended(table)
    if table.put_away:
        raise Refusal("put-away")
    seat = check_sits(table, user)
    if not table.may_be_revealed:
        raise Refusal("over")
    return replace(table, agreed=tuple(sorted({*table.agreed, seat})))


def _check_ended(table: Table) -> None:
    if table.is_open:
        raise Refusal("not-started" if table.state == "lobby" else "not-over")
