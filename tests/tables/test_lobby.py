"""Deeds that may happen before the start; each refusal changes nothing."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Person, Place, Refusal, Tables
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EVA, HALL, PEOPLE, TAVERN, seated

Deed = Callable[[Tables, int], Awaitable[object]]


async def opened(tables: Tables, people: int = 1) -> Table:
    return await seated(tables, *PEOPLE[:people])


async def refused(deed: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value


async def test_no_computer_player_is_called_like_somebody_who_sits_elsewhere_on_the_server(tables: Tables) -> None:
    """Whoever reads both tables would mix them up; at a table of another server nobody does."""
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    usual = (await tables.lobby.add_computer(table.id, ANNA.user)).names[1]
    await tables.lobby.remove_computer(table.id, ANNA.user)
    namesake = Person(99, usual.removesuffix(" ◇").upper(), "en")
    await tables.lobby.open(Place(2, "Elsewhere", 400, "en"), namesake, "traitor", {})
    assert (await tables.lobby.add_computer(table.id, ANNA.user)).names[1] == usual
    await tables.lobby.remove_computer(table.id, ANNA.user)
    await tables.lobby.open(Place(1, "The Court", 300, "en"), namesake, "traitor", {})
    assert (await tables.lobby.add_computer(table.id, ANNA.user)).names[1] != usual


async def test_a_person_who_opens_a_table_is_host_and_sits_there(tables: Tables) -> None:
    table = await opened(tables)
    assert (table.state, table.host, table.names) == ("lobby", ANNA.user, ("Anna",))
    assert (table.guild, table.guild_name, table.channel, table.language) == (1, "The Court", 100, "en")
    assert table.values == engine.game("verraeter").check_options({"preset": "online"}, 3)
    assert table.opened == tables.now()
    assert (len(table.fingerprint), table.cuts) == (32, ())
    assert table == await tables.table(table.id)


async def test_an_unknown_game_or_option_opens_nothing(tables: Tables, store: Store) -> None:
    assert (await refused(tables.lobby.open(HALL, ANNA, "chess", {}))).key == "option"
    assert (await refused(tables.lobby.open(HALL, ANNA, "verraeter", {"preset": "fast"}))).key == "option"
    assert await store.tables.all_open() == []


async def test_one_of_two_who_open_a_table_in_a_channel_at_once_is_told(tables: Tables, store: Store) -> None:
    both = await asyncio.gather(
        *(tables.lobby.open(HALL, one, "verraeter", {}) for one in (ANNA, BEN)), return_exceptions=True
    )
    assert [one.key for one in both if isinstance(one, Refusal)] == ["channel-taken"]
    assert len(await store.tables.all_open()) == 1


async def test_people_take_the_next_seat_and_asking_twice_is_harmless(tables: Tables) -> None:
    table = await opened(tables, 2)
    assert table.names == ("Anna", "Ben")
    assert await tables.lobby.join(table.id, BEN) == table


async def test_four_press_join_at_once_and_as_many_as_there_are_seats_get_them(tables: Tables) -> None:
    table = await opened(tables)
    joining = (tables.lobby.join(table.id, one) for one in (BEN, CLEO, DIRK, EVA))
    (refusal,) = [one for one in await asyncio.gather(*joining, return_exceptions=True) if isinstance(one, Refusal)]
    assert (refusal.key, refusal.facts) == ("full", {"number": 4})
    assert len({one.user for one in (await tables.table(table.id)).sitters}) == 4


async def test_a_leaving_host_hands_on_to_the_next_person_and_the_last_person_closes_the_table(
    tables: Tables, clock: Callable[[], float]
) -> None:
    table = await seated(tables, ANNA, computers=1)
    for one in (BEN, CLEO):
        await tables.lobby.join(table.id, one)
    await tables.lobby.hand_on(table.id, ANNA.user, CLEO.user)
    assert (await tables.lobby.leave(table.id, ANNA.user)).host == CLEO.user
    table = await tables.lobby.leave(table.id, CLEO.user)
    assert (table.host, table.names) == (BEN.user, ("Bram ◇", "Ben"))
    table = await tables.lobby.leave(table.id, BEN.user)
    assert (table.state, table.sitters, table.ended) == ("aborted", (), clock())
    assert (await opened(tables)).is_open


async def test_computer_players_come_with_a_name_and_go_again(tables: Tables) -> None:
    table = await seated(tables, ANNA, computers=3)
    assert table.names == ("Anna", "Bram ◇", "Inés ◇", "Pilar ◇")
    for deed in (tables.lobby.add_computer(table.id, ANNA.user), tables.lobby.join(table.id, DIRK)):
        assert (await refused(deed)).key == "full-computers"
    table = await tables.lobby.remove_computer(table.id, ANNA.user)
    assert table.names == ("Anna", "Bram ◇", "Inés ◇")


async def test_a_computer_player_is_never_called_like_somebody_at_the_table(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, Person(1, "bram", "en"), "verraeter", {})
    table = await tables.lobby.add_computer(table.id, 1)
    assert table.names == ("bram", "Inés ◇")
    table = await tables.lobby.join(table.id, Person(2, "Inés", "en"))
    assert table.names == ("bram", "Pilar ◇", "Inés")


async def test_the_host_chooses_options_one_by_one_and_a_preset_or_a_game_sets_all(tables: Tables) -> None:
    table = await opened(tables)
    table = await tables.lobby.choose(table.id, ANNA.user, "make_room", "on")
    assert (table.values["preset"], table.values["make_room"]) == ("online", "on")
    table = await tables.lobby.choose(table.id, ANNA.user, "income_limit", "none")
    assert (table.values["make_room"], table.values["income_limit"]) == ("on", "none")
    for name, value, room, usual in (
        ("preset", "classic", "off", {"preset": "classic"}),
        ("game", "verraeter", "on", {}),
    ):
        await tables.lobby.choose(table.id, ANNA.user, "make_room", room)
        table = await tables.lobby.choose(table.id, ANNA.user, name, value)
        assert table.values == engine.game("verraeter").check_options(usual, 3)


REFUSALS: dict[str, list[tuple[str, Deed, str]]] = {
    "lobby": [
        ("a stranger leaves", lambda tables, one: tables.lobby.leave(one, EVA.user), "stranger"),
        ("a stranger adds a computer", lambda tables, one: tables.lobby.add_computer(one, EVA.user), "stranger"),
        ("a stranger removes one", lambda tables, one: tables.lobby.remove_computer(one, EVA.user), "stranger"),
        ("there is none to remove", lambda tables, one: tables.lobby.remove_computer(one, ANNA.user), "no-computer"),
        ("a stranger chooses", lambda tables, one: tables.lobby.choose(one, EVA.user, "preset", "classic"), "stranger"),
        ("a guest chooses", lambda tables, one: tables.lobby.choose(one, BEN.user, "preset", "classic"), "host-only"),
        (
            "a guest chooses a game",
            lambda tables, one: tables.lobby.choose(one, BEN.user, "game", "verraeter"),
            "host-only",
        ),
        ("an unknown game", lambda tables, one: tables.lobby.choose(one, ANNA.user, "game", "chess"), "option"),
        ("an unknown option", lambda tables, one: tables.lobby.choose(one, ANNA.user, "colour", "red"), "option"),
        ("an unknown value", lambda tables, one: tables.lobby.choose(one, ANNA.user, "make_room", "maybe"), "option"),
        ("an unknown preset", lambda tables, one: tables.lobby.choose(one, ANNA.user, "preset", "fast"), "option"),
        ("a stranger starts", lambda tables, one: tables.lobby.start(one, EVA.user), "stranger"),
        ("too few start", lambda tables, one: tables.lobby.start(one, ANNA.user), "missing"),
        ("an answer", lambda tables, one: tables.answers.give(one, ANNA.user, ["farmer"]), "not-started"),
        ("a rematch", lambda tables, one: tables.lobby.rematch(one, HALL, ANNA), "running"),
        ("no such table", lambda tables, one: tables.lobby.join(one + 1, EVA), "no-such-table"),
    ],
    "running": [
        ("one more joins", lambda tables, one: tables.lobby.join(one, EVA), "running-join"),
        ("somebody leaves", lambda tables, one: tables.lobby.leave(one, BEN.user), "running-leave"),
        ("a stranger leaves", lambda tables, one: tables.lobby.leave(one, EVA.user), "stranger"),
        ("a computer is added", lambda tables, one: tables.lobby.add_computer(one, ANNA.user), "running"),
        ("a computer is removed", lambda tables, one: tables.lobby.remove_computer(one, ANNA.user), "running"),
        ("an option", lambda tables, one: tables.lobby.choose(one, ANNA.user, "preset", "classic"), "running"),
        ("another game", lambda tables, one: tables.lobby.choose(one, ANNA.user, "game", "verraeter"), "running"),
        ("one is invited", lambda tables, one: tables.lobby.invite(one, ANNA.user, [DIRK.user]), "running"),
        ("one is removed", lambda tables, one: tables.lobby.remove(one, ANNA.user, BEN.user), "running"),
        ("another host", lambda tables, one: tables.lobby.hand_on(one, ANNA.user, BEN.user), "running"),
        ("only who is invited", lambda tables, one: tables.lobby.choose(one, ANNA.user, "only", "on"), "running"),
        ("started again", lambda tables, one: tables.lobby.start(one, ANNA.user), "running"),
        ("a rematch", lambda tables, one: tables.lobby.rematch(one, HALL, ANNA), "running"),
    ],
    "aborted": [
        ("one joins", lambda tables, one: tables.lobby.join(one, EVA), "over"),
        ("somebody leaves", lambda tables, one: tables.lobby.leave(one, BEN.user), "over"),
        ("it is started", lambda tables, one: tables.lobby.start(one, ANNA.user), "over"),
        ("it is aborted again", lambda tables, one: tables.ending.abort(one, ANNA), "over"),
        ("an answer", lambda tables, one: tables.answers.give(one, ANNA.user, ["farmer"]), "over"),
    ],
}
"""Deeds that are refused at a table in each state, and why."""


@pytest.mark.parametrize(
    ("state", "deed", "key"),
    [pytest.param(state, *row[1:], id=f"{state}: {row[0]}") for state, rows in REFUSALS.items() for row in rows],
)
async def test_a_refused_deed_changes_nothing(tables: Tables, state: str, deed: Deed, key: str) -> None:
    table = await opened(tables, 2 if state == "lobby" else 3)
    if state == "running":
        table = await tables.lobby.start(table.id, ANNA.user)
    if state == "aborted":
        table = await tables.ending.abort(table.id, BEN)
        assert (table.state, table.ended_by) == ("aborted", "Ben")
    changes: list[Table] = []
    tables.listeners.append(lambda table, _: changes.append(table))
    assert (await refused(deed(tables, table.id))).key == key
    assert await tables.table(table.id) == table
    assert changes == []


async def test_refusals_name_who_and_how_many(tables: Tables) -> None:
    table = await opened(tables, 2)
    assert (await refused(tables.lobby.choose(table.id, BEN.user, "preset", "classic"))).facts == {"host": "Anna"}
    assert (await refused(tables.lobby.start(table.id, ANNA.user))).facts == {"number": 1}


async def test_names_keep_the_visible_letters_that_fit(tables: Tables) -> None:
    names = ("An\u00adna\n" + "\u3164" * 40, "\u2800", "A" * 200)
    table = await seated(tables, *(Person(number, name, "en") for number, name in enumerate(names, 1)))
    assert [one.name for one in table.sitters] == ["Anna", "Player", "A" * 32]


async def test_a_rematch_has_the_same_options_and_invites_the_others(tables: Tables) -> None:
    table = await opened(tables, 3)
    await tables.lobby.add_computer(table.id, ANNA.user)
    await tables.lobby.choose(table.id, ANNA.user, "make_room", "on")
    old = await tables.ending.abort(table.id, ANNA)
    table = await tables.lobby.rematch(old.id, TAVERN, BEN)
    assert (table.host, table.names, table.channel) == (BEN.user, ("Ben", "Bram ◇"), TAVERN.channel)
    assert table.values == old.values
    assert table.invited == (ANNA.user, CLEO.user)
    assert (await refused(tables.lobby.rematch(old.id, HALL, EVA))).key == "stranger"
