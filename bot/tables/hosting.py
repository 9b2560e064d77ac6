"""What a table's host may do about people before the start: invite, remove, hand the host's role on.

All of it is kept among the actions.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.store import Removed, Table
from bot.tables.lobby import check_host
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

GUESTS = 10
"""So many people one table can invite."""


async def check_guests(tables: Tables, host: int, people: Sequence[int]) -> None:
    """Refuse guests whom the host blocks."""
    if set(people) & set(await tables.blocks.of(host)):
        raise Refusal("guest-blocked")


async def invite(tables: Tables, table_id: int, host: int, people: Sequence[int]) -> Table:
    """Call people to the table by direct messages; whom the host had removed may come again.

    Who blocks the host is a guest as all others, but not called, and nobody is told that. Refuses whom the host blocks.
    """
    await check_guests(tables, host, people)
    blockers = await tables.blocks.against(host)

    def change(table: Table) -> Table:
        check_host(table, host)
        new = [one for one in people if one not in table.guests and table.seat_of(one) is None]
        guests = (*table.guests, *dict.fromkeys(new))
        uncalled = (*table.uncalled, *(one for one in dict.fromkeys(new) if one in blockers))
        if len(guests) > GUESTS:
            raise Refusal("most-guests", number=GUESTS)
        removed = tuple(one for one in table.removed if one.user not in people)
        return replace(table, guests=guests, uncalled=uncalled, removed=removed)

    return await tables.act(table_id, host, "invite", change, about=", ".join(mention(one) for one in people))


async def remove(tables: Tables, table_id: int, host: int, user: int) -> Table:
    """Take somebody's seat away; they can sit down here again only when the host invites them."""

    def change(table: Table) -> Table:
        check_host(table, host)
        seat = table.seat_of(user)
        if seat is None or user == host:
            raise Refusal("not-here")
        return replace(
            table,
            sitters=table.sitters[:seat] + table.sitters[seat + 1 :],
            guests=tuple(one for one in table.guests if one != user),
            invited=tuple(one for one in table.invited if one != user),
            removed=(*table.removed, Removed(user, table.sitters[seat].name)),
        )

    return await tables.act(table_id, host, "remove", change, about=mention(user))


async def hand_on(tables: Tables, table_id: int, host: int, user: int) -> Table:
    """Somebody else who sits there is the host from now on."""

    def change(table: Table) -> Table:
        check_host(table, host)
        if table.seat_of(user) is None or user == host:
            raise Refusal("not-here")
        return replace(table, host=user)

    return await tables.act(table_id, host, "host", change, about=mention(user))


async def set_only_invited(tables: Tables, table_id: int, host: int, *, only: bool) -> Table:
    """Nobody but those who are invited may take a seat from now on, or everybody may again."""

    def change(table: Table) -> Table:
        check_host(table, host)
        return replace(table, only_invited=only)

    return await tables.act(table_id, host, "only", change, about="on" if only else "off")


def mention(user: int) -> str:
    """Somebody as Discord mentions them."""
    return f"<@{user}>"
