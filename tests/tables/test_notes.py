"""Notes: of a person and their time in a seat, as they grew, on disk when they are shown, and no part of the match."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import Mark, Notes, Store
from bot.store.notes import MOST
from bot.tables import Tables, tenures
from engine import Subject
from tests.kit.games import GAMES
from tests.prove.leaks_notes import case
from tests.prove.row import Broken
from tests.samples import samples
from tests.store.in_file import in_file
from tests.tables.people import ANNA, BEN, PEOPLE, started


async def test_any_text_can_be_stored_and_too_long_a_text_is_cut(tables: Tables) -> None:
    table = await started(tables, *PEOPLE)
    for typed in ("a\0b", "\ud800", "<@1> `x`\n\n- y", "z" * 2000, "  "):
        await tables.notes.write(table.id, ANNA.user, typed)
        kept = (await tables.notes.of(table.id, ANNA.user)).notes.text
        assert kept == typed.encode(errors="replace").decode()[:1000].strip()


async def test_a_person_who_sits_there_has_a_bounded_number_of_rows(tables: Tables, store: Store) -> None:
    """The database itself looks whether they sit there: a late click of who has left meanwhile is not stored."""
    table = await started(tables, *PEOPLE)
    await tables.notes.write(table.id, BEN.user, "mine")
    newest = await store.notes.newest(table.id, BEN.user)
    assert newest is not None
    for number in range(2, MOST + 5):
        assert await store.notes.save(replace(newest, number=number, moment=number))
    assert [one.number for one in await store.notes.at_table(table.id)] == [*range(5, MOST + 5)]
    await tables.seats.change(table.id, lambda now, at: tenures.leave(now, at, BEN.user, "Ben (computer)"))
    assert not await store.notes.save(replace(newest, number=MOST + 5))


async def test_shown_notes_are_on_disk(tables: Tables, store: Store, tmp_path: Path) -> None:
    """Kill the process right after the answer: the files as they are then have the notes."""
    table = await started(tables, *PEOPLE)
    await tables.notes.mark(table.id, ANNA.user, "suspect", 1, [Subject(3)])
    database = Path(in_file(store).path)
    for file in database.parent.glob(f"{database.name}*"):
        shutil.copy(file, tmp_path / file.name.replace(database.name, "dead.db"))
    again = await Store.open(tmp_path / "dead.db")
    newest = await again.notes.newest(table.id, ANNA.user)
    await again.close()
    assert newest is not None
    assert newest.notes == Notes((Mark(3, "suspect", 1),))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(samples(1, 10)))
async def test_nobody_notices_notes(game: str, seed: int) -> None:
    try:
        assert await case(game, seed)
    except Broken as broken:
        pytest.fail(str(broken))
