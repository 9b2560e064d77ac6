"""Names, limits, and deeds at once in lobbies and on servers; ``tests/golden/tables`` has all other deeds."""

from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

from bot.store import Table
from bot.tables import Person, Place, Refusal, ServerSettings, Tables, limits, people
from bot.tables.settings import usual_game
from tests.tables.conftest import Clock
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EVA, HALL, PEOPLE, seated


async def opened(tables: Tables, people: int = 1) -> Table:
    return await seated(tables, *PEOPLE[:people])


async def is_refused(deed: Awaitable[object], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await deed
    assert refusal.value.key == key


async def test_no_computer_player_is_called_like_somebody_who_sits_elsewhere_on_the_server(tables: Tables) -> None:
    """A reader of both tables would mix them up; at a table of another server there is none."""
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    usual = (await tables.lobby.add_computer(table.id, ANNA.user)).names[1]
    await tables.lobby.remove_computer(table.id, ANNA.user)
    namesake = Person(99, usual.removesuffix(" ◇").upper(), "en")
    await tables.lobby.open(Place(2, "Elsewhere", 400, "en"), namesake, "traitor", {})
    assert (await tables.lobby.add_computer(table.id, ANNA.user)).names[1] == usual
    await tables.lobby.remove_computer(table.id, ANNA.user)
    await tables.lobby.open(Place(1, "The Court", 300, "en"), namesake, "traitor", {})
    assert (await tables.lobby.add_computer(table.id, ANNA.user)).names[1] != usual


async def test_a_computer_player_is_never_called_like_somebody_at_the_table(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, Person(1, "bram", "en"), "verraeter", {})
    table = await tables.lobby.add_computer(table.id, 1)
    assert table.names == ("bram", "Inés ◇")
    table = await tables.lobby.join(table.id, Person(2, "Inés", "en"))
    assert table.names == ("bram", "Pilar ◇", "Inés")


async def test_names_keep_the_visible_letters_that_fit(tables: Tables) -> None:
    names = ("An\u00adna\n" + "\u3164" * 40, "\u2800", "A" * 200)
    table = await seated(tables, *(Person(number, name, "en") for number, name in enumerate(names, 1)))
    assert [one.name for one in table.sitters] == ["Anna", "Player", "A" * 32]


async def test_so_many_guests_are_invited_whoever_blocks_the_host(tables: Tables) -> None:
    table = await opened(tables)
    await tables.blocks.add(BEN.user, ANNA.user)
    await tables.lobby.invite(table.id, ANNA.user, [BEN.user, *range(100, 109)])
    await is_refused(tables.lobby.invite(table.id, ANNA.user, [110]), "most-guests")


async def test_so_many_people_can_be_blocked(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST", 2)
    for other in (BEN, CLEO, BEN):
        await tables.blocks.add(ANNA.user, other.user)
    await is_refused(tables.blocks.add(ANNA.user, DIRK.user), "block-most")
    await tables.blocks.add(ANNA.user, BEN.user)


async def test_so_many_seats_at_once(tables: Tables) -> None:
    for number in range(limits.TABLES):
        table = await tables.lobby.open(replace(HALL, guild=number, channel=number), EVA, "verraeter", {})
    other = await opened(tables)
    await is_refused(tables.lobby.join(other.id, EVA), "most-seats")
    await is_refused(tables.lobby.open(replace(HALL, guild=9, channel=9), EVA, "verraeter", {}), "most-seats")
    assert await tables.lobby.join(table.id, EVA) == table, "asking twice is harmless"
    await tables.lobby.leave(table.id, EVA.user)
    assert (await tables.lobby.join(other.id, EVA)).seat_of(EVA.user) == 1


async def test_so_many_new_tables_an_hour_whoever_hosts_them_now(tables: Tables, clock: Clock) -> None:
    for _ in range(limits.OPENED):
        table = await opened(tables, 2)
        await tables.lobby.hand_on(table.id, ANNA.user, BEN.user)
        await tables.ending.abort(table.id, BEN)
    await is_refused(tables.lobby.open(HALL, ANNA, "verraeter", {}), "most-opened")
    clock.now += limits.HOUR + 1
    assert (await tables.lobby.open(HALL, ANNA, "verraeter", {})).is_open


def test_a_usual_game_that_is_not_offered_gives_way() -> None:
    assert usual_game(ServerSettings(game="verraeter", games=("traitor",))) == "traitor"
    assert usual_game(ServerSettings(game="chess")) == "verraeter"
    assert usual_game(ServerSettings(game="traitor")) == "traitor"
