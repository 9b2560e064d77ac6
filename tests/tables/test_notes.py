"""Notes: of a person and their time in a seat, as they grew, on disk when they are shown, and no part of the match."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import Mark, Notes, Store, Table
from bot.store.notes import MOST
from bot.tables import Refusal, Tables, tenures
from engine import Subject
from tests.kit.games import GAMES
from tests.prove.leaks_notes import case
from tests.prove.row import Broken
from tests.samples import samples
from tests.store.in_file import in_file
from tests.tables.people import ANNA, BEN, CLEO, DIRK, EVA, started

PEOPLE = (ANNA, BEN, CLEO, DIRK)


async def answer(tables: Tables, table: Table) -> int:
    """The first seat that is awaited answers; its seat is returned."""
    match = await tables.matches.of(table)
    seat = match.awaited[0]
    decision = match.decisions[seat]
    await tables.answers.give(table.id, table.sitters[seat].user or 0, decision.keys[: decision.least])
    return seat


async def test_notes_are_kept_as_they_grew_a_row_for_each_moment_of_the_seat(tables: Tables, store: Store) -> None:
    table = await started(tables, *PEOPLE, game="traitor")
    for what in ([1], [2], [2, 3]):
        await tables.notes.mark(table.id, ANNA.user, "suspect", 0, [*map(Subject, what)])
    first = len((await tables.notes.of(table.id, ANNA.user)).seat.moments)
    while len((await tables.notes.of(table.id, ANNA.user)).seat.moments) == first:
        await answer(tables, table)
    await tables.notes.write(table.id, ANNA.user, "Dirk")
    rows = await store.notes.at_table(table.id)
    marks = (Mark(2, "suspect"), Mark(3, "suspect"))
    assert [(one.number, one.moment, one.notes) for one in rows] == [
        (3, first, Notes(marks)),
        (4, first + 1, Notes(marks, "Dirk")),
    ]


async def test_a_moment_that_is_taken_back_takes_its_notes_along(tables: Tables, store: Store) -> None:
    table = await started(tables, *PEOPLE)
    seat = (await tables.matches.of(table)).awaited[0]
    user = table.sitters[seat].user or 0
    await tables.notes.write(table.id, user, "before")
    await answer(tables, table)
    await tables.notes.write(table.id, user, "after")
    await tables.answers.take_back(table.id, user, 1)
    assert (await tables.notes.of(table.id, user)).notes.text == "after", "nothing that somebody wrote is lost"
    await tables.notes.write(table.id, user, "again")
    assert [one.notes.text for one in await store.notes.of_person(user)] == ["again"]


def copied(database: Path, folder: Path) -> Path:
    """Copy the files of a database as they are; the copy's path is returned."""
    folder.mkdir()
    for file in database.parent.glob(f"{database.name}*"):
        shutil.copy(file, folder)
    return folder / database.name


async def test_nothing_passes_on_to_a_successor_or_back(tables: Tables) -> None:
    table = await started(tables, *PEOPLE)
    await tables.notes.write(table.id, BEN.user, "mine")
    await tables.seats.hand_over(table.id, BEN.user, EVA.user)
    await tables.seats.take(table.id, 1, EVA)
    assert (await tables.notes.of(table.id, EVA.user)).notes == Notes()
    await tables.notes.write(table.id, EVA.user, "hers")
    for deed in (tables.notes.of(table.id, BEN.user), tables.notes.write(table.id, BEN.user, "late")):
        with pytest.raises(Refusal, match="stranger"):
            await deed


async def test_a_person_who_is_away_goes_on_and_a_stand_in_has_none(tables: Tables, store: Store) -> None:
    table = await started(tables, *PEOPLE)
    await tables.notes.write(table.id, BEN.user, "mine")
    await tables.seats.be_away(table.id, BEN.user)
    await tables.notes.mark(table.id, BEN.user, "suspect", 1, [Subject(0)])
    await tables.seats.come_back(table.id, BEN.user)
    assert (await tables.notes.of(table.id, BEN.user)).notes == Notes((Mark(0, "suspect", 1),), "mine")
    assert {one.user for one in await store.notes.at_table(table.id)} == {BEN.user}


async def test_a_late_click_of_who_has_left_meanwhile_is_not_stored(tables: Tables, store: Store) -> None:
    """The database itself looks whether the person sits there."""
    table = await started(tables, *PEOPLE)
    await tables.notes.write(table.id, BEN.user, "mine")
    newest = await store.notes.newest(table.id, BEN.user)
    assert newest is not None
    await tables.seats.change(table.id, lambda now, at: tenures.leave(now, at, BEN.user, "Ben (computer)"))
    assert not await store.notes.save(replace(newest, number=2))


@pytest.mark.parametrize(
    ("what", "of_round", "seats", "reason"),
    [
        ("trust", 1, [1], "forged"),
        ("suspect", 1, [0], "forged"),
        ("suspect", 1, [4], "forged"),
        ("suspect", 1, [-1], "forged"),
        ("suspect", 0, [1], "notes-round"),
        ("suspect", 2, [1], "notes-round"),
    ],
)
async def test_marks_that_no_menu_offers_are_refused(
    tables: Tables, store: Store, what: str, of_round: int, seats: list[int], reason: str
) -> None:
    table = await started(tables, *PEOPLE)
    with pytest.raises(Refusal, match=reason):
        await tables.notes.mark(table.id, ANNA.user, what, of_round, [*map(Subject, seats)])
    assert await store.notes.at_table(table.id) == []


async def test_any_text_can_be_stored_and_too_long_a_text_is_cut(tables: Tables) -> None:
    table = await started(tables, *PEOPLE)
    for typed in ("a\0b", "\ud800", "<@1> `x`\n\n- y", "z" * 2000, "  "):
        await tables.notes.write(table.id, ANNA.user, typed)
        kept = (await tables.notes.of(table.id, ANNA.user)).notes.text
        assert kept == typed.encode(errors="replace").decode()[:1000].strip()


async def test_a_person_has_a_bounded_number_of_rows(tables: Tables, store: Store) -> None:
    table = await started(tables, *PEOPLE)
    await tables.notes.write(table.id, ANNA.user, "first")
    newest = await store.notes.newest(table.id, ANNA.user)
    assert newest is not None
    for number in range(2, MOST + 5):
        assert await store.notes.save(replace(newest, number=number, moment=number))
    assert [one.number for one in await store.notes.at_table(table.id)] == [*range(5, MOST + 5)]


async def test_shown_notes_are_on_disk(tables: Tables, store: Store, tmp_path: Path) -> None:
    """Kill the process right after the answer: the files as they are then have the notes."""
    table = await started(tables, *PEOPLE)
    await tables.notes.mark(table.id, ANNA.user, "suspect", 1, [Subject(3)])
    again = await Store.open(copied(Path(in_file(store).path), tmp_path / "dead"))
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
