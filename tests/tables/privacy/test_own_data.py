"""One's own data: everything that is stored of somebody, nobody else's id, and no secret of a running match."""

import io
import json
import zipfile
from collections.abc import Mapping
from typing import Any

import pytest

import engine
from bot.privacy.own_data import OwnData
from bot.store import Store, Table
from bot.store.sqlite.schema import VERSION
from bot.tables import Tables
from engine import Answer
from tests.messages.leaks import possible
from tests.store.in_file import in_file
from tests.tables.people import HALL, started
from tests.tables.privacy import traces
from tests.tables.privacy.traces import BEN, BLOCKED, BLOCKER, CLEO, DIRK, ZELDA, begun

KEYS: Mapping[str, tuple[str, str] | None] = {
    "tables": ("tables.json", "id"),
    "answers": ("answers.json", "table_id"),
    "posted": ("messages.json", "message"),
    "facts": None,
    "direct": ("profile.json", "channel"),
    "people": ("profile.json", "user"),
    "actions": ("actions.json", "at"),
    "notes": ("notes.json", "number"),
    "consents": ("consents.json", "guild"),
    "looked": ("looked.json", "table_id"),
    "callable": ("wishes.json", "game"),
    "called": ("calls.json", "at"),
    "alone": ("alone.json", "number"),
    "blocks": ("blocks.json", "at"),
    "burnt": ("messages.json", "message"),
    "played": ("played.json", "table_id"),
    "results": ("results.json", "table"),
    "ratings": ("ratings.json", "user"),
    "rated": None,
    "guilds": None,
    "clocks": None,
    "deletions": None,
    "heard": None,
    "late": None,
    "shown": None,
    "sitters": ("tables.json", "table_id"),
    "undone": ("answers.json", "table_id"),
}
"""Every table of the database: in which file its rows are told to the person that they name, and what tells a row.

None: its rows name nobody. A new table must be decided upon here, in ``bot.privacy.own_data`` for the file, and in
``bot.store.deletions`` for what becomes of it when somebody's data are deleted.
"""


@pytest.fixture
async def files(traces: dict[str, Table], tables: Tables, store: Store) -> dict[str, Any]:
    with zipfile.ZipFile(io.BytesIO(await OwnData(tables, store).zipped(ZELDA.user))) as archive:
        return {name: json.loads(archive.read(name)) for name in archive.namelist()}


def test_every_file_is_as_its_golden_file_says() -> None:
    """Others appear by their names, and neither answers nor ids. No other's deed changes a key unless all see it."""
    told = traces.FILE.read_text(encoding="utf-8")
    assert traces.told_again() == told, "Is that what you meant? Then: make golden"
    others = (BLOCKED, BLOCKER, BEN.user, CLEO.user, DIRK.user)
    assert [user for user in (ZELDA.user, *others) if str(user) in told] == [ZELDA.user]


async def rows_with(store: Store, name: str, user: int) -> list[dict[str, object]]:
    """The rows of a table of the database in which somebody's id stands."""
    query = " ".join(("SELECT * FROM", name))
    async with in_file(store)._connection.execute(query) as cursor:
        columns = [str(one[0]) for one in cursor.description]
        rows = [dict(zip(columns, row, strict=True)) for row in await cursor.fetchall()]
    return [row for row in rows if str(user) in " ".join(map(str, row.values()))]


async def test_every_table_of_the_database_is_decided_upon(store: Store) -> None:
    found = await store._db.fetch("SELECT name FROM sqlite_master WHERE type = 'table'")
    assert {str(row[0]) for row in found} - {"sqlite_sequence"} == set(KEYS), f"schema {VERSION}"


async def test_every_row_that_names_somebody_is_told_to_them(files: dict[str, Any], store: Store) -> None:
    for name, told in KEYS.items():
        for row in await rows_with(store, name, ZELDA.user):
            assert told is not None, f"{name} names somebody"
            file, key = told
            if row.get("user") != BLOCKER:  # who blocks somebody is told to nobody but themselves
                assert json.dumps(row[key]) in json.dumps(files[file]), row
    named = {name for name in KEYS if await rows_with(store, name, ZELDA.user)}
    profile = {"direct", "people", "actions", "blocks", "ratings", "callable", "called"}
    played = {"played", "results", "notes", "consents", "looked", "alone"}
    assert named == {*profile, *played, "tables", "sitters", "posted", "burnt"}


@pytest.mark.parametrize("game", engine.games())
async def test_own_data_of_a_running_match_are_the_same_for_any_secrets_of_others(
    tables: Tables, store: Store, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches that a seat cannot tell apart give its person equal files."""
    people = (ZELDA, BEN, CLEO, DIRK)
    table = await started(tables, *people, game=game, pace="none", talk="0")
    match = await tables.matches.of(table)
    for _ in range(12):
        seat = match.awaited[-1]
        decision = match.decisions[seat]
        await tables.answers.give(table.id, table.sitters[seat].user or 0, decision.keys[: decision.least])
    own, worlds = OwnData(tables, store), [match]

    async def match_of(*_: object) -> engine.Match:
        return worlds[-1]

    monkeypatch.setattr(tables.matches, "of", match_of)
    for seat, person in enumerate(people[:2]):
        worlds.append(match)
        files = await own.files(person.user)
        worlds.append(possible(match, seat).match)
        assert any(worlds[-1].seat(one) != match.seat(one) for one in range(4) if one != seat), "something is hidden"
        assert await own.files(person.user) == files


async def test_a_running_match_that_cannot_be_played_has_no_view(
    traces: dict[str, Table], tables: Tables, store: Store
) -> None:
    own, running, left = OwnData(tables, store), traces["running"].id, traces["left"].id
    told: list[dict[int, bool]] = []
    for _ in range(2):
        files: dict[str, Any] = await own.files(ZELDA.user)
        told.append({one["table"]: one["view"] is not None for one in files["running.json"]})
        _, length = await store.answers.how_far(running)
        await store.answers.append(running, length, Answer(0, ("nonsense",)), 1.0)
    assert told == [{running: True, left: False}, {running: False, left: False}]


async def test_an_act_is_told_to_a_person_whom_its_reason_names(tables: Tables, store: Store) -> None:
    """Also where nothing but the reason does."""
    table = await begun(tables, HALL, BEN, CLEO, DIRK)
    await tables.ending.abort(table.id, BEN, f"\\<@\u2060{ZELDA.user}\\> asked for it")
    files: dict[str, Any] = await OwnData(tables, store).files(ZELDA.user)
    (action,) = files["actions.json"]
    assert (action["what"], action["by"]) == ("abort", "somebody else")
