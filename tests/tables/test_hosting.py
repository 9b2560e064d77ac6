"""A host's guests and limits, blocks and settings: whatever is refused changes nothing."""

import asyncio
from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

from bot.messages.lobby import lobby
from bot.store import Store
from bot.tables import Refusal, ServerSettings, Tables, limits, people, tenures
from bot.tables.choices import choose
from bot.tables.settings import usual_game
from tests.tables.conftest import Clock
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EIGHT, EVA, HALL, TAVERN
from tests.tables.test_lobby import opened, refused

FAY = EIGHT[4]


async def is_refused(deed: Awaitable[object], key: str) -> None:
    assert (await refused(deed)).key == key


async def test_guests_are_called_once_each_and_not_who_sits_there(tables: Tables) -> None:
    table = await opened(tables, 2)
    for _ in range(2):
        table = await tables.lobby.invite(table.id, ANNA.user, [BEN.user, CLEO.user, CLEO.user])
    assert table.guests == table.called == (CLEO.user,)
    table = await tables.lobby.join(table.id, CLEO)
    assert (table.guests, table.called) == ((CLEO.user,), ())
    assert [one.what for one in await tables.actions.of(1)] == ["invite"]


async def test_an_invitation_says_nothing_of_who_blocks_the_host(tables: Tables) -> None:
    """Check that a person whom an invitation does not reach is among the actions, and counted, as everybody else."""
    table = await opened(tables)
    await tables.blocks.add(BEN.user, ANNA.user)
    for one in (BEN, CLEO):
        table = await tables.lobby.invite(table.id, ANNA.user, [one.user])
    assert [(one.what, one.about) for one in await tables.actions.of(1)] == [
        ("invite", f"<@{CLEO.user}>"),
        ("invite", f"<@{BEN.user}>"),
    ]
    assert table.called == (CLEO.user,)
    await tables.lobby.invite(table.id, ANNA.user, list(range(100, 108)))
    await is_refused(tables.lobby.invite(table.id, ANNA.user, [110]), "most-guests")


async def test_a_rematch_calls_everybody_alike_whoever_blocks_whom(tables: Tables) -> None:
    """Check that a rematch calls everybody alike.

    A person left out would know of a block, and everybody sees whom a rematch calls.
    """
    table = await opened(tables, 4)
    await tables.ending.abort(table.id, ANNA, "")
    await tables.blocks.add(BEN.user, ANNA.user)
    await tables.blocks.add(ANNA.user, CLEO.user)
    again = await tables.lobby.rematch(table.id, HALL, ANNA)
    assert again.invited == lobby(again).ping == (BEN.user, CLEO.user, DIRK.user)


async def test_a_person_offered_a_seat_is_called_unless_they_block_a_player(tables: Tables) -> None:
    """Check that a person whom somebody at the table blocks is called.

    Without the call, this person would know of the block.
    """
    table = await opened(tables, 4)
    await tables.lobby.start(table.id, ANNA.user)
    await tables.blocks.add(ANNA.user, EVA.user)
    await tables.blocks.add(FAY.user, CLEO.user)
    assert not (await tables.seats.hand_over(table.id, BEN.user, EVA.user)).sitters[1].quietly
    assert (await tables.seats.hand_over(table.id, BEN.user, FAY.user)).sitters[1].quietly
    await is_refused(tables.seats.take(table.id, 1, EVA), "seat-not-free")
    await tables.seats.hand_over(table.id, BEN.user, EVA.user)
    await is_refused(tables.seats.take(table.id, 1, EVA), "not-open")


async def test_an_act_without_effect_is_none(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobby.choose(table.id, ANNA.user, "only", "off")
    assert await tables.actions.of(1) == []


async def test_a_person_unwanted_by_the_host_takes_no_offered_seat(tables: Tables) -> None:
    """Check that an offer by name invites a person, and that a removed person is not invited."""
    table = await opened(tables, 4)
    await tables.lobby.remove(table.id, ANNA.user, DIRK.user)
    await tables.lobby.invite(table.id, ANNA.user, [FAY.user])
    await tables.lobby.choose(table.id, ANNA.user, "only", "on")
    await tables.lobby.start(table.id, ANNA.user)

    async def offer(to: int | None, why: str) -> None:
        sitters = list((await tables.table(table.id)).sitters)
        sitters[2] = replace(sitters[2], offered=True, offered_to=to)
        await tables.seats.change(table.id, lambda now, _: replace(now, sitters=tuple(sitters)))
        newcomer = DIRK if why == "removed" else EVA
        await is_refused(tables.seats.take(table.id, 2, newcomer), why)

    await offer(None, "removed")
    await offer(None, "only-invited")
    await offer(DIRK.user, "removed")
    assert (await tables.seats.hand_over(table.id, CLEO.user, DIRK.user)).sitters[2].quietly, "nor is he called to it"
    assert not (await tables.seats.hand_over(table.id, CLEO.user, EVA.user)).sitters[2].quietly
    assert (await tables.seats.take(table.id, 2, EVA)).names[2] == "Eva"
    await tables.seats.change(table.id, lambda now, progress: tenures.leave(now, progress, BEN.user, "Stand-in"))
    assert (await tables.seats.take(table.id, 1, FAY)).names[1] == "Fay", "guests may come later"


async def test_those_of_a_rematch_are_invited(tables: Tables) -> None:
    table = await opened(tables, 2)
    await tables.ending.abort(table.id, ANNA, "Too late")
    assert [(one.what, one.reason) for one in await tables.actions.of(1)] == [("abort", "Too late")]
    table = await tables.lobby.rematch(table.id, HALL, ANNA)
    await tables.lobby.choose(table.id, ANNA.user, "only", "on")
    await is_refused(tables.lobby.join(table.id, CLEO), "only-invited")
    assert (await tables.lobby.join(table.id, BEN)).names == ("Anna", "Ben")


async def test_a_blocked_person_takes_no_seat_and_no_computer_player_is_blocked(tables: Tables) -> None:
    table = await opened(tables, 2)
    await tables.blocks.add(BEN.user, CLEO.user)
    await is_refused(tables.lobby.join(table.id, CLEO), "not-open")
    await tables.lobby.add_computer(table.id, ANNA.user)
    await tables.lobby.leave(table.id, BEN.user)
    assert (await tables.lobby.join(table.id, CLEO)).seat_of(CLEO.user) is not None
    assert (await tables.lobby.join(table.id, BEN)).seat_of(BEN.user) is not None, "the one who blocks may sit down"


async def test_so_many_people_can_be_blocked(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST", 2)
    for other in (BEN, CLEO, BEN):
        await tables.blocks.add(ANNA.user, other.user)
    await is_refused(tables.blocks.add(ANNA.user, DIRK.user), "block-most")
    await tables.blocks.add(ANNA.user, BEN.user)


class TestLimits:
    async def test_one_lobby_of_one_s_own_on_a_server(self, tables: Tables) -> None:
        table = await opened(tables, 3)
        await is_refused(tables.lobby.open(TAVERN, ANNA, "verraeter", {}), "own-lobby")
        tower = replace(TAVERN, guild=2, channel=300)
        assert (await tables.lobby.open(tower, ANNA, "verraeter", {})).is_open
        await tables.lobby.start(table.id, ANNA.user)
        assert (await tables.lobby.open(TAVERN, ANNA, "verraeter", {})).is_open

    async def test_a_person_who_opens_two_tables_at_once_gets_one(self, tables: Tables) -> None:
        both = await asyncio.gather(
            *(tables.lobby.open(place, ANNA, "verraeter", {}) for place in (HALL, TAVERN)), return_exceptions=True
        )
        assert [one.key for one in both if isinstance(one, Refusal)] == ["own-lobby"]

    async def test_so_many_seats_at_once(self, tables: Tables) -> None:
        for number in range(limits.TABLES):
            table = await tables.lobby.open(replace(HALL, guild=number, channel=number), EVA, "verraeter", {})
        other = await opened(tables)
        await is_refused(tables.lobby.join(other.id, EVA), "most-seats")
        await is_refused(tables.lobby.open(replace(HALL, guild=9, channel=9), EVA, "verraeter", {}), "most-seats")
        assert await tables.lobby.join(table.id, EVA) == table, "asking twice is harmless"
        await tables.lobby.leave(table.id, EVA.user)
        assert (await tables.lobby.join(other.id, EVA)).seat_of(EVA.user) == 1

    async def test_so_many_new_tables_an_hour_whoever_hosts_them_now(self, tables: Tables, clock: Clock) -> None:
        for _ in range(limits.OPENED):
            table = await opened(tables, 2)
            await tables.lobby.hand_on(table.id, ANNA.user, BEN.user)
            await tables.ending.abort(table.id, BEN)
        await is_refused(tables.lobby.open(HALL, ANNA, "verraeter", {}), "most-opened")
        clock.now += limits.HOUR + 1
        assert (await tables.lobby.open(HALL, ANNA, "verraeter", {})).is_open

    async def test_so_many_on_a_server(self, tables: Tables) -> None:
        await tables.settings.choose(1, ANNA.user, "tables", ["1"])
        await opened(tables)
        await is_refused(tables.lobby.open(TAVERN, BEN, "verraeter", {}), "most-tables")
        assert (await tables.lobby.open(replace(TAVERN, guild=2), BEN, "verraeter", {})).is_open

    async def test_a_lobby_without_news_closes(self, tables: Tables, clock: Clock, store: Store) -> None:
        table = await opened(tables)
        clock.now += limits.QUIET - 1
        await tables.lobby.choose(table.id, ANNA.user, "preset", "classic")
        clock.now += limits.QUIET - 1
        await tables.ending.close_quiet_lobbies()
        assert (await tables.table(table.id)).is_open
        await tables.servers.left(1)
        clock.now += 1
        await tables.ending.close_quiet_lobbies()
        assert (await tables.table(table.id)).is_open, "it is paused while its server has removed the bot"
        await tables.servers.joined(1)
        await tables.ending.close_quiet_lobbies()
        table = await tables.table(table.id)
        assert (table.state, table.quiet, table.ended) == ("aborted", True, clock.now)
        assert await tables.actions.of(1) == []


class TestSettings:
    async def test_only_what_is_offered_is_opened(self, tables: Tables) -> None:
        await tables.settings.choose(1, ANNA.user, "games", ["traitor"])
        await is_refused(tables.lobby.open(HALL, ANNA, "verraeter", {}), "not-offered")
        table = await tables.lobby.open(HALL, ANNA, "traitor", {})
        assert table.offered == ("traitor",)
        await is_refused(tables.lobby.choose(table.id, ANNA.user, "game", "verraeter"), "option")

    async def test_two_who_choose_at_once_both_have_it(self, tables: Tables) -> None:
        choose = tables.settings.choose
        await asyncio.gather(choose(1, ANNA.user, "threads", ["on"]), choose(1, BEN.user, "tables", ["5"]))
        settings = await tables.settings.of(1)
        assert (settings.threads, settings.tables) == (True, 5)

    async def test_an_equal_choice_is_no_action(self, tables: Tables) -> None:
        for _ in range(2):
            await tables.settings.choose(1, ANNA.user, "pace", ["post-24"])
        assert len(await tables.actions.of(1)) == 1

    @pytest.mark.parametrize(
        ("name", "values"),
        [
            ("pace", ("fast",)),
            ("pace", ()),
            ("colour", ("red",)),
            ("ratings", ("perhaps",)),
            ("season", ("month",)),
            ("games", ("chess",)),
            ("games", ()),
            ("log", ("here",)),
            ("tables", ("0",)),
            ("tables", ("usual",)),
        ],
    )
    def test_impossible_choices_are_refused(self, name: str, values: tuple[str, ...]) -> None:
        with pytest.raises(Refusal, match="option"):
            choose(ServerSettings(), name, values)

    def test_a_usual_game_that_is_not_offered_gives_way(self) -> None:
        assert usual_game(ServerSettings(game="verraeter", games=("traitor",))) == "traitor"
        assert usual_game(ServerSettings(game="chess")) == "verraeter"
        assert usual_game(ServerSettings(game="traitor")) == "traitor"
