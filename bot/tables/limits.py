"""Limits on the tables that a person, and a server, may have at once. A person at a limit is told what to do."""

from msgspec.structs import replace

from bot.store import Store, Table
from bot.tables.refusal import Refusal

TABLES = 5
"""At so many tables that have not ended somebody may sit."""
OPENED = 5
"""So many tables somebody may open within an hour; those that were played to their end are not counted."""
HOUR = 3600.0

PLANS = 2
"""So many plans somebody may have on a server at once."""
PLANS_ON_SERVER = 10
"""So many plans a server may have at once."""
COMING = 5
"""To so many planned tables somebody may come at once."""

QUIET = 3600.0
"""Seconds without news after which a lobby is closed."""


async def check_seats(store: Store, user: int) -> None:
    """Refuse one table more to somebody who sits at as many as one person may."""
    if len(await store.tables.open_of(user)) >= TABLES:
        raise Refusal("most-seats", number=TABLES)


async def check_opening(store: Store, guild: int, user: int, most: int, now: float) -> None:
    """Refuse to open a table on a server with ``most`` tables already, or to somebody who may open none now."""
    tables = await store.tables.open_on(guild)
    own = next((one for one in tables if one.state == "lobby" and one.host == user), None)
    if own is not None:
        raise Refusal("own-lobby", where=f"<#{own.channel}>")
    if len(tables) >= most:
        raise Refusal("most-tables", number=most)
    await check_seats(store, user)
    if await store.tables.count_opened(user, now - HOUR) >= OPENED:
        raise Refusal("most-opened", number=OPENED)


async def check_planning(store: Store, guild: int, user: int, now: float) -> None:
    """Refuse one plan more on a server that has as many as it may, or to somebody who has."""
    plans = await store.tables.planned_on(guild)
    if sum(one.opener == user for one in plans) >= PLANS:
        raise Refusal("most-plans", number=PLANS)
    if len(plans) >= PLANS_ON_SERVER:
        raise Refusal("most-plans-here", number=PLANS_ON_SERVER)
    if await store.tables.count_opened(user, now - HOUR) >= OPENED:
        raise Refusal("most-opened", number=OPENED)


async def check_coming(store: Store, user: int) -> None:
    """Refuse to let somebody come to one planned table more than one person may."""
    if len(await store.tables.planned_of(user)) >= COMING:
        raise Refusal("most-coming", number=COMING)


def is_quiet(table: Table, now: float, begun: float) -> bool:
    """Return whether a lobby has had no news for so long that it is closed. ``begun`` is when the program began."""
    return table.state == "lobby" and now - max(table.opened, table.news, begun) >= QUIET


def closed_if_quiet(table: Table, now: float, begun: float) -> Table:
    """Return the table, closed if it is a lobby that has had no news for long."""
    return replace(table, state="aborted", quiet=True) if is_quiet(table, now, begun) else table
