"""Things that are kept no longer than they have to be, and things that stay."""

import logging
from collections.abc import Awaitable, Callable, Mapping

import pytest
from msgspec.structs import replace

from bot.aftermath.standings import Standings
from bot.config import Retention
from bot.operating import database
from bot.privacy import retention
from bot.privacy.retention import DAY, Expiry
from bot.store import Action, Posted, ServerSettings, Store, Table
from bot.store.retention import TABLES
from bot.tables import Refusal, Tables, Times
from bot.tables.results import placings
from engine import Answer
from tests.store.in_file import in_file
from tests.tables.conftest import Clock
from tests.tables.people import ANNA, BEN, HALL, PEOPLE, a_table, match_of

After = Callable[[float], Awaitable[Mapping[str, int]]]
DAYS = Retention(lobbies=7, messages=30, answers=730, servers=30)


@pytest.fixture
def forgotten() -> list[int]:
    """The tables of which something was dropped."""
    return []


@pytest.fixture
def after(tables: Tables, store: Store, clock: Clock, forgotten: list[int], monkeypatch: pytest.MonkeyPatch) -> After:
    """Let so many days pass, and a second; the numbers of all that is dropped then."""
    monkeypatch.setattr(retention, "PAUSE", 0)
    expiry = Expiry(tables, store, DAYS, forgotten.append)

    async def drop(days: float) -> Mapping[str, int]:
        clock.now += days * DAY + 1
        return await expiry.drop()

    return drop


async def test_with_a_table_goes_whatever_names_it(store: Store) -> None:
    """A new table of the database, whose rows belong to tables, is dropped with them."""
    query = """
        SELECT DISTINCT one.name FROM sqlite_master AS one, pragma_table_info(one.name) AS columns
        WHERE one.type = 'table' AND columns.name IN ('table_id', 'table')
        """
    names = {str(row[0]) for row in await store._db.fetch(query)} - {"rated"}  # that goes with its server
    dropped = {one.split()[2] for one in TABLES}
    assert names <= dropped


async def ended(store: Store, at: float, **changed: object) -> Table:
    """A table that ended then, with an answer, a message and a clock."""
    table = replace(a_table("ended"), id=0, version=0, state="finished", ended=at, **changed)
    table = await store.tables.open(table)
    assert await store.answers.append(table.id, 0, Answer(0, ("0",)), at)
    await store.messages.swap(table.id, None, Posted("end", HALL.channel, 9, "text", "picture", "closed"))
    return table


async def test_a_lobby_that_never_started_goes_after_a_week(tables: Tables, store: Store, after: After) -> None:
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    await tables.lobby.leave(table.id, ANNA.user)
    open_still = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    assert await after(6.999) == {}
    assert await after(0.001) == {"lobbies": 1}
    assert await store.tables.get(table.id) is None
    assert await store.tables.get(open_still.id) == open_still, "it has not been closed yet"


async def test_messages_of_a_match_go_first_then_answers_and_results_stay(
    tables: Tables, store: Store, clock: Clock, after: After, forgotten: list[int]
) -> None:
    table = await ended(store, clock.now)
    await store.results.replace(table.id, placings(table, match_of(table, None)))
    before = await store.results.of_table(table.id)
    assert await after(30) == {"tables' messages": 1}
    assert await store.messages.posted(table.id) == {}
    assert (await tables.matches.of(await tables.table(table.id))).length == 1, "it can be replayed as before"
    with pytest.raises(Refusal, match="put-away"):
        await tables.ending.agree(table.id, ANNA.user)
    assert await after(700) == {"tables' answers": 1}
    assert await after(0) == {}
    assert forgotten == [table.id, table.id]
    now = await tables.table(table.id)
    assert (now.cleared, now.secret, now.ingredients, await store.answers.standing(table.id)) == (True, b"", (), ())
    assert (now.names, now.ended) == (table.names, table.ended)
    assert await store.results.of_table(table.id) == before
    assert len(before) == len(PEOPLE)
    with pytest.raises(Refusal, match="cleared"):
        await tables.matches.of(now)
    path = in_file(store).path
    await store.close()
    assert await database.compare(path, write=True) == 0, "nor are results dropped that cannot be made any more"
    reopened = await type(store).open(path)
    assert await reopened.results.of_table(table.id) == before
    await reopened.close()


async def test_dropping_is_done_in_steps_and_logged_in_numbers(
    store: Store, clock: Clock, after: After, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retention, "TABLES", 2)
    for _ in range(5):
        await ended(store, clock.now)
    steps: list[int] = []
    drop = store.retention.drop_messages

    async def counted(tables: list[int]) -> None:
        steps.append(len(tables))
        await drop(tables)

    monkeypatch.setattr(store.retention, "drop_messages", counted)
    with caplog.at_level(logging.INFO):
        assert await after(31) == {"tables' messages": 5}
    assert steps == [2, 2, 1]
    assert caplog.messages == ["old data were deleted: 5 tables' messages"]


async def test_an_unreadable_table_keeps_nothing_else_from_going(store: Store, clock: Clock, after: After) -> None:
    broken, table = await ended(store, clock.now), await ended(store, clock.now)
    await store._db.execute("UPDATE tables SET body = '{' WHERE id = $1", broken.id)
    await after(800)
    assert await store.answers.standing(table.id) == await store.answers.standing(broken.id) == ()
    assert await store.tables.get(broken.id) is None


async def test_acts_of_hosts_and_admins_go_with_the_answers(store: Store, clock: Clock, after: After) -> None:
    for at in (clock.now, clock.now + 2 * DAY):
        action = Action(at=at, guild=1, table=0, who=ANNA.user, what="set", about="pace=live")
        await store.servers.save_settings(1, ServerSettings(), action)
    assert await after(731) == {"actions": 1}
    assert [one.at for one in await store.actions.last(1, 9)] == [clock.now - 729 * DAY - 1]


class TestAServerThatIsGone:
    """A server that is gone: everything stored of the server goes, unless the server comes back before."""

    @pytest.fixture(autouse=True)
    async def evening(self, tables: Tables, store: Store, clock: Clock) -> Table:
        await tables.settings.choose(1, ANNA.user, "pace", ["post-24"])
        for other in (1, 2):
            table = await ended(store, clock.now, guild=other)
            await store.results.replace(table.id, placings(table, match_of(table, None)))
            await store.tables.save(table)  # so that it is noted who has played
            assert await Standings(store, tables.settings, tables.now).leaderboard(other, "verraeter")
        await tables.servers.compare([2])
        return table

    async def test_after_a_month_nothing_is_left_of_it(self, tables: Tables, store: Store, after: After) -> None:
        assert (await after(30))["tables of servers that are gone"] == 1
        assert await store.servers.all() == {2}
        one_of_each = ("tables", "answers", "ratings UNION SELECT guild FROM rated")
        numbers = {**dict.fromkeys(one_of_each, 1), "results": 4, "played": 4, "guilds": 0, "actions": 0}
        for left, number in numbers.items():
            what = "guild" if "rat" in left else "*"
            assert len(list(await store._db.fetch(" ".join(("SELECT", what, "FROM", left))))) == number, left
        assert not tables.servers.is_gone(1)

    async def test_a_server_that_is_back_in_time_has_lost_nothing(
        self, tables: Tables, store: Store, after: After
    ) -> None:
        assert await after(29) == {}
        await tables.servers.joined(1)
        assert await after(2) == {"tables' messages": 2}
        assert await store.servers.all() == {1, 2}
        assert (await store.servers.settings(1)).pace == "post-24"

    async def test_nor_has_who_came_back_while_the_bot_was_away(
        self, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(retention, "PAUSE", 0)
        clock.now += 40 * DAY
        later = Tables(store, times=Times(clock, clock))
        await later.servers.load()
        expiry = Expiry(later, store, DAYS, lambda _: None)
        await expiry.drop()
        assert await later.servers.compare([1, 2]) == [1]
        assert "tables of servers that are gone" not in await expiry.drop()
        assert await store.servers.all() == {1, 2}

    async def test_a_server_that_another_process_hears_is_not_concluded_gone(self, tables: Tables) -> None:
        await tables.servers.compare([], lambda server: server == 2)
        assert tables.servers.is_gone(1), "as was known before"
        assert tables.servers.is_gone(2)
        assert await tables.servers.compare([1], lambda server: server == 1) == [1]
        assert not tables.servers.is_gone(1)
        assert tables.servers.is_gone(2)

    async def test_a_table_that_is_open_there_is_waited_for(self, tables: Tables, store: Store, after: After) -> None:
        table = await tables.lobby.open(HALL, BEN, "verraeter", {})
        await after(31)
        assert await store.tables.get(table.id) == table
        assert 1 in await store.servers.all()
