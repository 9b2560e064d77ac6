"""Deeds that may happen before the start; each refusal changes nothing."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import pytest

import engine
from bot.store import Store, Table
from bot.tables import Person, Refusal, Tables
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EVA, HALL, PEOPLE, TAVERN

Deed = Callable[[Tables, int], Awaitable[object]]


async def opened(tables: Tables, people: int = 1) -> Table:
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    for one in PEOPLE[1:people]:
        table = await tables.lobby.join(table.id, one)
    return table


async def refused(deed: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value


@pytest.fixture
def unknown_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the secrets of tables as they are, not the same in every run."""
    monkeypatch.setattr("bot.tables.lobby.secrets", secrets)


async def test_who_opens_a_table_is_host_and_sits_there(tables: Tables) -> None:
    table = await opened(tables)
    assert (table.state, table.host, table.names) == ("lobby", ANNA.user, ("Anna",))
    assert (table.guild, table.guild_name, table.channel, table.language) == (1, "The Court", 100, "en")
    assert table.values == engine.game("verraeter").check_options({"preset": "online"}, 3)
    assert table.opened == tables.now()
    assert (len(table.fingerprint), table.cuts) == (32, ())
    assert table == await tables.table(table.id)


@pytest.mark.usefixtures("unknown_secrets")
async def test_every_table_has_a_secret_of_its_own(tables: Tables) -> None:
    first = await opened(tables)
    second = await tables.lobby.open(TAVERN, BEN, "verraeter", {})
    assert len(first.secret) == 32
    assert first.secret != second.secret


async def test_an_unknown_game_or_option_opens_nothing(tables: Tables, store: Store) -> None:
    assert (await refused(tables.lobby.open(HALL, ANNA, "chess", {}))).key == "option"
    assert (await refused(tables.lobby.open(HALL, ANNA, "verraeter", {"preset": "fast"}))).key == "option"
    assert await store.tables.all_open() == []


async def test_one_open_table_in_a_channel(tables: Tables) -> None:
    await opened(tables)
    assert (await refused(tables.lobby.open(HALL, BEN, "verraeter", {}))).key == "channel-taken"


async def test_of_two_who_open_at_once_one_is_told(tables: Tables, store: Store) -> None:
    both = await asyncio.gather(
        *(tables.lobby.open(HALL, one, "verraeter", {}) for one in (ANNA, BEN)), return_exceptions=True
    )
    assert [one.key for one in both if isinstance(one, Refusal)] == ["channel-taken"]
    assert len(await store.tables.all_open()) == 1


async def test_people_take_the_next_seat_and_asking_twice_is_harmless(tables: Tables) -> None:
    table = await opened(tables, 2)
    again = await tables.lobby.join(table.id, BEN)
    assert again == table
    assert again.names == ("Anna", "Ben")


async def test_two_press_the_last_seat_at_once(tables: Tables) -> None:
    table = await opened(tables, 3)
    both = await asyncio.gather(*(tables.lobby.join(table.id, one) for one in (DIRK, EVA)), return_exceptions=True)
    (refusal,) = [one for one in both if isinstance(one, Refusal)]
    assert (refusal.key, refusal.facts) == ("full", {"number": 4})
    assert len((await tables.table(table.id)).sitters) == 4


async def test_four_press_join_at_once_and_all_get_a_seat(tables: Tables) -> None:
    table = await opened(tables)
    await asyncio.gather(*(tables.lobby.join(table.id, one) for one in (BEN, CLEO, DIRK)))
    assert set((await tables.table(table.id)).names) == {"Anna", "Ben", "Cleo", "Dirk"}


async def test_a_table_full_of_computer_players_says_so(tables: Tables) -> None:
    table = await opened(tables, 3)
    await tables.lobby.add_computer(table.id, ANNA.user)
    assert (await refused(tables.lobby.join(table.id, DIRK))).key == "full-computers"


async def test_a_leaving_host_hands_on_to_the_next_person(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobby.add_computer(table.id, ANNA.user)
    await tables.lobby.join(table.id, BEN)
    table = await tables.lobby.leave(table.id, ANNA.user)
    assert (table.host, table.names) == (BEN.user, ("Bram ◇", "Ben"))


async def test_who_is_not_host_leaves_without_changing_the_host(tables: Tables) -> None:
    table = await opened(tables, 3)
    assert (await tables.lobby.leave(table.id, BEN.user)).host == ANNA.user


async def test_the_last_person_closes_the_table(tables: Tables, clock: Callable[[], float]) -> None:
    table = await opened(tables)
    await tables.lobby.add_computer(table.id, ANNA.user)
    table = await tables.lobby.leave(table.id, ANNA.user)
    assert (table.state, table.sitters, table.ended) == ("aborted", (), clock())
    assert (await tables.lobby.open(HALL, BEN, "verraeter", {})).is_open


async def test_computer_players_come_with_a_name_and_go_again(tables: Tables) -> None:
    table = await opened(tables)
    for _ in range(3):
        table = await tables.lobby.add_computer(table.id, ANNA.user)
    assert table.names == ("Anna", "Bram ◇", "Inés ◇", "Pilar ◇")
    assert (await refused(tables.lobby.add_computer(table.id, ANNA.user))).key == "full-computers"
    table = await tables.lobby.remove_computer(table.id, ANNA.user)
    assert table.names == ("Anna", "Bram ◇", "Inés ◇")


async def test_a_computer_player_is_never_called_like_somebody_at_the_table(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, Person(1, "bram", "en"), "verraeter", {})
    table = await tables.lobby.add_computer(table.id, 1)
    assert table.names == ("bram", "Inés ◇")
    table = await tables.lobby.join(table.id, Person(2, "Inés", "en"))
    assert table.names == ("bram", "Pilar ◇", "Inés")


async def test_the_host_chooses_options_one_by_one(tables: Tables) -> None:
    table = await opened(tables)
    table = await tables.lobby.choose(table.id, ANNA.user, "make_room", "on")
    assert (table.values["preset"], table.values["make_room"]) == ("online", "on")
    table = await tables.lobby.choose(table.id, ANNA.user, "income_limit", "none")
    assert (table.values["make_room"], table.values["income_limit"]) == ("on", "none")


async def test_a_preset_sets_all_the_others(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobby.choose(table.id, ANNA.user, "make_room", "on")
    table = await tables.lobby.choose(table.id, ANNA.user, "preset", "classic")
    assert table.values == engine.game("verraeter").check_options({"preset": "classic"}, 3)


async def test_another_game_brings_its_own_options(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobby.choose(table.id, ANNA.user, "make_room", "on")
    table = await tables.lobby.choose(table.id, ANNA.user, "game", "verraeter")
    assert table.values == engine.game("verraeter").check_options({}, 3)


REFUSALS: list[tuple[str, Deed, str]] = [
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
]


@pytest.mark.parametrize(("deed", "key"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS])
async def test_refused_in_the_lobby(tables: Tables, deed: Deed, key: str) -> None:
    table = await opened(tables, 2)
    changes: list[Table] = []
    tables.listeners.append(changes.append)
    assert (await refused(deed(tables, table.id))).key == key
    assert await tables.table(table.id) == table
    assert changes == []


async def test_refusals_name_who_and_how_many(tables: Tables) -> None:
    table = await opened(tables, 2)
    assert (await refused(tables.lobby.choose(table.id, BEN.user, "preset", "classic"))).facts == {"host": "Anna"}
    assert (await refused(tables.lobby.start(table.id, ANNA.user))).facts == {"number": 1}


RUNNING: list[tuple[str, Deed, str]] = [
    ("one more joins", lambda tables, one: tables.lobby.join(one, EVA), "running-join"),
    ("somebody leaves", lambda tables, one: tables.lobby.leave(one, BEN.user), "running-leave"),
    ("a stranger leaves", lambda tables, one: tables.lobby.leave(one, EVA.user), "stranger"),
    ("a computer is added", lambda tables, one: tables.lobby.add_computer(one, ANNA.user), "running"),
    ("a computer is removed", lambda tables, one: tables.lobby.remove_computer(one, ANNA.user), "running"),
    ("an option", lambda tables, one: tables.lobby.choose(one, ANNA.user, "preset", "classic"), "running"),
    ("another game", lambda tables, one: tables.lobby.choose(one, ANNA.user, "game", "verraeter"), "running"),
    ("started again", lambda tables, one: tables.lobby.start(one, ANNA.user), "running"),
    ("a rematch", lambda tables, one: tables.lobby.rematch(one, HALL, ANNA), "running"),
]


@pytest.mark.parametrize(("deed", "key"), [row[1:] for row in RUNNING], ids=[row[0] for row in RUNNING])
async def test_refused_while_it_runs(tables: Tables, deed: Deed, key: str) -> None:
    table = await opened(tables, 3)
    table = await tables.lobby.start(table.id, ANNA.user)
    assert (await refused(deed(tables, table.id))).key == key
    assert await tables.table(table.id) == table


ENDED: list[tuple[str, Deed, str]] = [
    ("one joins", lambda tables, one: tables.lobby.join(one, EVA), "over"),
    ("somebody leaves", lambda tables, one: tables.lobby.leave(one, BEN.user), "over"),
    ("it is started", lambda tables, one: tables.lobby.start(one, ANNA.user), "over"),
    ("it is aborted again", lambda tables, one: tables.ending.abort(one, ANNA), "over"),
    ("an answer", lambda tables, one: tables.answers.give(one, ANNA.user, ["farmer"]), "over"),
]


@pytest.mark.parametrize(("deed", "key"), [row[1:] for row in ENDED], ids=[row[0] for row in ENDED])
async def test_refused_after_it_was_aborted(tables: Tables, deed: Deed, key: str) -> None:
    table = await opened(tables, 3)
    table = await tables.ending.abort(table.id, BEN)
    assert (table.state, table.ended_by) == ("aborted", "Ben")
    assert (await refused(deed(tables, table.id))).key == key
    assert await tables.table(table.id) == table


async def test_names_are_cut_to_what_fits(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, type(ANNA)(1, "A" * 200, "en"), "verraeter", {})
    assert table.names == ("A" * 32,)


async def test_of_names_only_what_can_be_seen_is_kept(tables: Tables) -> None:
    table = await tables.lobby.open(HALL, Person(1, "An\u00adna\n" + "\u3164" * 40, "en"), "verraeter", {})
    table = await tables.lobby.join(table.id, Person(2, "\u2800", "en"))
    assert [one.name for one in table.sitters] == ["Anna", "Player"]


@pytest.mark.usefixtures("unknown_secrets")
async def test_a_rematch_has_the_same_options_and_invites_the_others(tables: Tables) -> None:
    table = await opened(tables, 3)
    await tables.lobby.add_computer(table.id, ANNA.user)
    await tables.lobby.choose(table.id, ANNA.user, "make_room", "on")
    old = await tables.ending.abort(table.id, ANNA)
    table = await tables.lobby.rematch(old.id, TAVERN, BEN)
    assert (table.host, table.names, table.channel) == (BEN.user, ("Ben", "Bram ◇"), TAVERN.channel)
    assert table.values == old.values
    assert table.invited == (ANNA.user, CLEO.user)
    assert table.secret != old.secret
    assert (await refused(tables.lobby.rematch(old.id, HALL, EVA))).key == "stranger"
