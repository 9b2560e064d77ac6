"""Notes of everybody before each answer of a match: nobody else notices, and nothing else of the database changes."""

import random
import sqlite3
import string
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

import engine
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.privacy.own_data import OwnData
from bot.store import Store, Table
from bot.store.location import DATABASE
from bot.store.sqlite import database
from bot.tables import Tables
from bot.tables.notes.marks import has_last_words, others, round_of
from engine import Match, View
from tests.matches import any_options
from tests.messages import leaks
from tests.prove.leaks_sought import eagerly
from tests.prove.playground import logged, store_at
from tests.prove.random_matches import anything
from tests.prove.row import of_each_game, require
from tests.tables.people import a_table

STATES = 60
"""So many states of a match are looked at, from a random one on."""
BEGIN = 80
GATHERED = 10
"""Before one of so many answers somebody's own data are gathered."""
OWN = "notes"
"""The table of the database that notes may change."""


class World(NamedTuple):
    """The tables on a file, and a reader of the file."""

    store: Store
    tables: Tables
    reader: sqlite3.Connection
    heard: list[Table]
    lines: list[str]


async def case(game: str, seed: int) -> int:
    """A match of any seats and options; before how many of its answers everybody took notes."""
    text = f"notes {seed}"
    dice = random.Random(text)
    seats = dice.choice(engine.game(game).seats)
    options = any_options(engine.game(game), seats, text)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch, logged() as lines:
        patch.setattr(database, "DURABLE", "synchronous = OFF")  # nobody dies here
        file = Path(folder) / DATABASE
        async with store_at(file) as store:
            with closing(sqlite3.connect(file)) as reader:
                world = World(store, Tables(store), reader, [], lines)
                return await _played(world, a_table(text, seats=seats, game=game, options=options), dice)


async def _played(world: World, table: Table, dice: random.Random) -> int:
    world.tables.listeners.append(lambda changed, _: world.heard.append(changed))
    table = await world.store.tables.open(table)
    begin, looked = dice.choice((0, dice.randrange(BEGIN))), 0
    match = await world.tables.matches.of(table)
    while match.result is None and looked < STATES:
        if match.length >= begin:
            await _compare(world, table, match, dice, looked)
            looked += 1
        seat = match.awaited[0]
        answer = eagerly if dice.random() < 0.5 else anything
        keys = answer(match.decisions[seat], dice)
        await world.tables.answers.give(table.id, table.sitters[seat].user or 0, keys)
        match = await world.tables.matches.of(table)
    return looked


async def _compare(world: World, table: Table, match: Match, dice: random.Random, looked: int) -> None:
    """Let everybody take notes. Raise ``Broken`` if anything else has changed, or anybody else could notice.

    Messages are made of nothing but table and eyes, so they are made only in the first of the states ``looked`` at.
    """
    world.heard.clear()
    world.lines.clear()
    viewer = dice.randrange(match.seats)
    before = await _noticed(world, table, viewer, looked)
    for seat, one in enumerate(table.sitters):
        if seat != viewer:
            await _take_notes(world.tables, table, match.view(seat), one.user or 0, dice)
    after = await _noticed(world, table, viewer, looked)
    for name, was in before.items():
        require(after[name] == was, f"{name} tells of notes: {table.game}, {len(table.sitters)} seats")
    require(not world.heard, "somebody is told that the table has changed")
    require(not world.lines, f"the log tells of notes: {world.lines}")


async def _take_notes(tables: Tables, table: Table, view: View, user: int, dice: random.Random) -> None:
    """Give a random mark, or write a random text or last words."""
    words = "".join(dice.choices(string.printable, k=dice.randint(0, 40)))
    marks, found = engine.game(table.game).marks, others(view)
    if marks and dice.random() < 0.8:
        subjects = dice.sample(found, dice.randint(0, len(found)))
        await tables.notes.mark(table.id, user, dice.choice(marks), round_of(view) or 0, subjects)
    elif has_last_words(table) and view.seat not in view.out and dice.random() < 0.5:
        await tables.notes.write_last_words(table.id, user, words)
    else:
        await tables.notes.write(table.id, user, words)


async def _noticed(world: World, table: Table, viewer: int, looked: int) -> dict[str, object]:
    """Return all that others see, and all rows of the database except those of notes."""
    now = await world.tables.table(table.id)
    match = await world.tables.matches.of(now)
    clock = await world.tables.clocks.numbered(now, match)
    seen = eyes(now, match, clock.clock, await world.store.notes.at_table(table.id))
    names = [name for (name,) in world.reader.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found: dict[str, object] = {
        "the table": now,
        "the record": match.record,
        "the clock": clock.number,
        "what messages are made of": seen,
        **{f"the table {name}": _rows(world.reader, name) for name in names if name != OWN},
    }
    if not looked:
        found["the messages"] = [*wanted(now, seen, {}), *leaks.seen(now, leaks.true(match, viewer), answered=False)]
    if looked % GATHERED == 0:
        own = OwnData(world.tables, world.store)
        found[f"the own data of {viewer}"] = await own.files(table.sitters[viewer].user or 0)
    return found


def _rows(reader: sqlite3.Connection, name: str) -> list[tuple[object, ...]]:
    return reader.execute(" ".join(("SELECT * FROM", name))).fetchall()


LEAKS_IN_NOTES = of_each_game(
    "leaks-notes",
    "Before every answer everybody except a viewer takes random notes: table, record and clock, every other row of "
    "the database, all that messages are made of, the viewer's own data and the log stay the very same.",
    "0 differences",
    size=100_000,
    quick=100,
    case=case,
)
