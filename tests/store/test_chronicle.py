"""The chronicle of a server: who has betrayed whom, told if it is true and telling, of people who show statistics."""

import pytest
from msgspec.structs import replace

from bot.store import Placing, SharedMatch, Store, Wishes
from bot.tables import Chronicle, chronicle
from bot.tables.chronicle import MANY, foretold, telling
from tests.tables.people import ANNA, BEN, HALL, a_table

NOTHING, BETRAYED, BACK, UNKNOWN = (False, False), (True, False), (False, True), (None, False)
AGAIN = Chronicle("again", 0, 1, 2)


def shared(*matches: tuple[bool | None, bool | None]) -> list[SharedMatch]:
    return [SharedMatch(number, *one) for number, one in enumerate(matches)]


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        ([BETRAYED], None),
        ([BETRAYED, NOTHING, BETRAYED], AGAIN),
        ([BACK, BETRAYED, BETRAYED, BETRAYED], Chronicle("again", 0, 1, 3)),
        ([BACK, NOTHING, BACK, BETRAYED], Chronicle("back", 0, 1, 2)),
        ([NOTHING] * (MANY - 2) + [BETRAYED], None),
        ([NOTHING] * (MANY - 1) + [BETRAYED], Chronicle("first", 0, 1, MANY)),
        ([NOTHING] * (MANY - 1) + [(True, True)], None),
        ([UNKNOWN, BETRAYED, BETRAYED], None),
    ],
)
def test_a_telling_betrayal_is_told(matches: list[tuple[bool | None, bool | None]], told: Chronicle | None) -> None:
    assert telling(0, 1, shared(*matches)) == told


def placing(table: int, seat: int, user: int, betrayed: str | None, guild: int = HALL.guild) -> Placing:
    return Placing(
        *(table, seat, guild, "verraeter", "2026-4", 1000.0 + table, seat, user, "", 1, 0, ""), "", betrayed=betrayed
    )


async def played(store: Store, table: int, betrayed: str | None = "1", guild: int = HALL.guild) -> None:
    """Anna, in seat 0, has played with Ben, in seat 1."""
    both = [placing(table, 0, ANNA.user, betrayed, guild), placing(table, 1, BEN.user, "", guild)]
    await store.results.replace(table, both)


async def told(store: Store, table: int) -> Chronicle | None:
    return await chronicle(store, replace(a_table(), id=table))


async def test_each_end_tells_how_often_it_had_happened_by_then_on_that_server(store: Store) -> None:
    """Not of people who show no statistics, nor while results of an older program say nothing of betrayals."""
    await played(store, 1)
    await played(store, 2, guild=HALL.guild + 1)
    await played(store, 3)
    await played(store, 4)
    await played(store, 5, "")
    assert [await told(store, table) for table in (1, 3, 4, 5)] == [None, AGAIN, Chronicle("again", 0, 1, 3), None]
    for user in (ANNA.user, BEN.user):
        await store.people.save_wishes(user, Wishes(statistics=False))
        assert await told(store, 3) is None
        await store.people.save_wishes(user, Wishes())
    assert await told(store, 3) == AGAIN
    await played(store, 1, None)
    assert await told(store, 3) is None
    await played(store, 1, "")
    assert await told(store, 4) == AGAIN


async def test_a_lobby_tells_of_people_who_sit_there(store: Store) -> None:
    lobby = replace(a_table(), state="lobby")
    await played(store, 1)
    assert await foretold(store, lobby) is None
    await played(store, 2)
    await played(store, 3, guild=HALL.guild + 1)
    assert await foretold(store, lobby) == Chronicle("so-far", 0, 1, 2)
    moved = replace(lobby, sitters=(lobby.sitters[2], *lobby.sitters[:2]))
    assert await foretold(store, moved) == Chronicle("so-far", 1, 2, 2)
    assert await foretold(store, replace(lobby, sitters=lobby.sitters[:1])) is None
    await store.people.save_wishes(BEN.user, Wishes(statistics=False))
    assert await foretold(store, lobby) is None
    await store.people.save_wishes(BEN.user, Wishes())
    await played(store, 4, None)
    assert await foretold(store, lobby) is None, "nobody knows what happened there"
