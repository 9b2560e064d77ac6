"""Records of servers and people: settings, acts of people with power, blocks, and direct messages."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import Action, Direct, ServerSettings, Store
from bot.store.actions import UNTOLD
from tests.store.test_tables import fresh
from tests.tables.people import ANNA, BEN

SET = Action(at=5.0, guild=1, table=0, who=ANNA.user, what="set", about="pace=post-24")
ABORT = Action(at=6.0, guild=1, table=3, who=BEN.user, what="abort", reason="Bedtime")


def numbered(*actions: Action) -> list[Action]:
    return [replace(one, id=number) for number, one in enumerate(actions, start=1)]


@pytest.mark.parametrize("body", ["'{'", '\'{"pace":"fast"}\'', "CAST(x'7bff7d' AS TEXT)"])
async def test_settings_that_cannot_be_read_count_as_not_chosen(file_store: Store, body: str) -> None:
    await file_store._db.execute("INSERT INTO guilds (guild, body) VALUES (1, BODY)".replace("BODY", body))
    assert await file_store.servers.settings(1) == ServerSettings()


async def test_many_untold_actions_of_one_server_keep_no_other_waiting(store: Store) -> None:
    other = replace(ABORT, guild=2)
    for one in (*[SET] * (UNTOLD + 5), other):
        await store.servers.save_settings(one.guild, ServerSettings(), one)
    assert [one.guild for one in await store.actions.untold()] == [*[1] * UNTOLD, 2]


async def test_a_change_of_a_table_is_kept_with_its_action_or_not_at_all(store: Store) -> None:
    table = await store.tables.open(fresh())
    both = await asyncio.gather(*(store.tables.save(replace(table, host=host), ABORT) for host in range(5)))
    assert len([one for one in both if one is not None]) == 1
    assert await store.actions.last(1, 10) == numbered(ABORT)
    with pytest.raises(Exception, match="nowhere"):
        await store._db.together(
            ("UPDATE tables SET state = 'aborted' WHERE id = $1", (table.id,)), ("INSERT INTO nowhere VALUES (1)", ())
        )
    assert len(await store.tables.all_open()) == 1
    await store.servers.save_settings(SET.guild, ServerSettings(), SET)  # nothing was left open


@pytest.mark.parametrize(
    ("query", "plan"),
    [
        (
            "SELECT count(*) FROM tables WHERE opener = 11 AND opened >= 5",
            "SEARCH tables USING COVERING INDEX tables_by_opener (opener=? AND opened>?)",
        ),
        (
            "SELECT id, guild FROM tables WHERE ended >= 5 AND coalesce(NULL, guild) = guild",
            "SEARCH tables USING INDEX tables_by_end (ended>?)",
        ),
        (
            "SELECT * FROM results WHERE user = 11 AND guild = 7 AND coalesce(NULL, game) = game "
            'ORDER BY ended DESC, "table" DESC LIMIT 10',
            "SEARCH results USING INDEX results_by_user (user=? AND guild=?)",
        ),
    ],
)
async def test_nothing_else_is_looked_at_or_sorted(file_store: Store, query: str, plan: str) -> None:
    """Check that neither all tables that there ever were, nor matches on other servers are read."""
    assert [row[-1] for row in await file_store._db.fetch(f"EXPLAIN QUERY PLAN {query}")] == [plan]


NOBODY = 404_404_404_404


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_direct_messages_are_of_people_at_tables_and_of_guests(store: Store, state: str) -> None:
    await store.tables.open(replace(fresh(), state=state, guests=(NOBODY,) if state == "lobby" else ()))
    user = NOBODY if state == "lobby" else ANNA.user
    await store.direct.save_channel(user, 50)
    await store.direct.save_closed(user, 9.0)
    await store.direct.save_used(user)
    await store.direct.save_called(user, "1 first")
    assert await store.direct.get(user) == Direct(50, 9.0, used=True, called="1 first")
    await store.direct.save_channel(user, None)
    await store.direct.save_closed(user, 0)
    assert await store.direct.get(user) == Direct(used=True, called="1 first")


async def test_a_forgotten_person_can_say_that_they_take_direct_messages_again(store: Store) -> None:
    await store._db.execute('INSERT INTO direct ("user", channel, closed) VALUES ($1, 50, 9)', NOBODY)
    await store.direct.save_closed(NOBODY, 0)
    assert await store.direct.get(NOBODY) == Direct(50)


@pytest.mark.parametrize("at_once", [1, 500])
async def test_people_without_a_table_are_swept(store: Store, at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.direct.AT_ONCE", at_once)
    await store.tables.open(replace(fresh(), state="running", started=1.0))
    await store.tables.open(replace(fresh(), channel=7, state="lobby", sitters=(), guests=(NOBODY + 1,)))
    for user in (NOBODY, NOBODY + 1, NOBODY + 2, ANNA.user):
        await store._db.execute('INSERT INTO direct ("user", channel) VALUES ($1, 50)', user)
    await store.direct.sweep()
    known = await store._db.fetch('SELECT "user" FROM direct ORDER BY "user"')
    assert [row[0] for row in known] == [ANNA.user, NOBODY + 1]
