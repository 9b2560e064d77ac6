"""Things drawn so that nobody can guess them: by the system, and as long as they should be.

No name or time makes such a thing. The usual deal of tests is put aside here: it stands in for the very thing that
is looked at.
"""

import ast
import asyncio
import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

import bot
import engine
from bot.privacy.deletions import Deletions
from bot.store import Posted, Sitter, Store
from bot.tables import Table, Tables
from bot.tables.players import computers
from bot.tables.players.thoughts import Thoughts
from engine import Chance, Decision, View
from engine.players.by_search import Thought
from tests.matches import play_by_chance, seed_of
from tests.tables.people import ANNA, BEN, CLEO, HALL, a_table, started

DRAWN: Mapping[str, str] = {
    "processes/bucket_locks.py": "which of several processes takes which tables, where none is better than another",
    "processes/notices.py": "the name of a process, which other processes see",
    "delivery/defects.py": "the reference of a table that cannot be shown, which its channel and the log see",
    "commands/answering.py": "which of cards that are alike to everybody somebody takes, when any of them will do",
    "aftermath/page/links.py": "the key with which links to pages are sealed, of the whole bot",
    "commands/failures.py": "the reference of a defect, which its person and the log see",
    "store/results.py": "the mark of what ratings are reckoned from, compared and never guessed",
    "privacy/deletions.py": "the name of a deletion, and the secret instead of one with which an id could be tried",
    "tables/lobby.py": "the secret of a table",
    "tables/players/alone.py": "the seed of a match that somebody plays alone, which nobody else sees",
    "games/kit/matches.py": "matches of tests alone, each from a text that says which",
}
"""Every module of the bot that draws anything by itself, and what. A new one must be decided upon here."""
SOURCES = {"random", "secrets", "uuid", "urandom", "SystemRandom"}
BYTES = 32
DECISIONS = 30


@pytest.fixture(autouse=True)
def drawn(deal: None, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return all that the system has drawn in the test, one after the other; nothing takes its place."""
    found: list[bytes] = []
    real = secrets.token_bytes

    def token_bytes(number: int | None = None) -> bytes:
        found.append(real(number))
        return found[-1]

    monkeypatch.undo()
    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
    return found


def test_every_module_that_draws_anything_is_decided_upon() -> None:
    folder = Path(bot.__file__).parent
    files = [Path(where, name) for where, _, names in os.walk(folder, followlinks=True) for name in names]
    found = {
        str(file.relative_to(folder))
        for file in files
        if file.suffix == ".py" and "sandbox" not in file.parts and _draws(file.read_text(encoding="utf-8"))
    }
    assert found == DRAWN.keys()


def _draws(source: str) -> bool:
    return any(one in source for one in SOURCES) and not SOURCES.isdisjoint(_names(ast.parse(source)))


def _names(tree: ast.AST) -> Iterator[str]:
    """Yield the modules that a tree imports, and the names that it takes of them."""
    for one in ast.walk(tree):
        if isinstance(one, ast.Import):
            yield from (alias.name for alias in one.names)
        elif isinstance(one, ast.ImportFrom):
            own = (one.module or "").startswith(("bot", "engine"))
            yield from () if own else ((one.module or ""), *(alias.name for alias in one.names))
        elif isinstance(one, ast.Attribute):
            yield from (one.attr,) if one.attr in ("urandom", "SystemRandom") else ()


async def test_the_secret_of_a_table_is_all_that_the_system_has_drawn_for_it(
    tables: Tables, drawn: Sequence[bytes]
) -> None:
    table = await tables.lobby.open(HALL, ANNA, "verraeter", {})
    await tables.ending.abort(table.id, ANNA)
    again = await tables.lobby.rematch(table.id, HALL, ANNA)
    assert [len(one) for one in drawn] == [BYTES, BYTES]
    assert [table.secret, again.secret] == drawn


async def test_the_secret_in_place_of_one_that_goes_is_drawn_as_well(
    tables: Tables, store: Store, drawn: list[bytes]
) -> None:
    """It salts the ids of those who stay."""
    table = await started(tables, ANNA, BEN, CLEO)

    drawn.clear()
    await Deletions(tables, store, lambda _: asyncio.sleep(0), lambda _: None).delete(CLEO.user)
    after = await tables.table(table.id)
    assert after.secret != table.secret
    assert after.secret in drawn
    assert len(after.secret) == BYTES


# Things made of a secret


def worlds() -> tuple[Table, Table]:
    """Two tables of which everybody sees the same; only the secret differs, and what is made of it."""
    sitters = tuple(Sitter(f"Computer {seat}", player="easy") for seat in range(4))
    one = replace(a_table("secret"), sitters=sitters, shown="0" * BYTES)
    return one, replace(one, secret=seed_of("another"))


def test_chance_of_computer_players_is_made_of_what_is_secret() -> None:
    """Check that computer players' next deeds cannot be reckoned from all that is shown of a table."""
    here, there = worlds()
    assert here.fingerprint == there.fingerprint
    match = engine.replay(here.record(()))
    other = engine.start("verraeter", seats=4, seed=bytes(32))
    found: list[list[object]] = [[], []]
    while len(found[0]) < DECISIONS:
        if match.result is not None:
            match = other
        seat = match.awaited[0]
        for table, answers in zip((here, there), found, strict=True):
            answers.append(computers._keys(table, match, seat, Thoughts(None)))
        play_by_chance(match, bytes(32), 1)
    assert found[0] != found[1]


async def test_chance_of_strong_players_is_made_of_what_is_secret() -> None:
    """They get it with each question."""
    rolled: list[list[int]] = []

    class Heard:
        async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
            rolled[-1].append(chance.roll(1 << 30))
            return None

    for table in worlds():
        rolled.append([])
        strong = replace(table, sitters=tuple(replace(one, player="search") for one in table.sitters))
        match = engine.replay(worlds()[0].record(()))
        thoughts = Thoughts(Heard())
        thoughts.begin(strong, match)
        for _, task in thoughts._tasks.values():
            await task
    assert rolled[0]
    assert rolled[0] != rolled[1]


def test_nonces_and_deals_are_made_of_what_is_secret() -> None:
    here, there = worlds()
    posted = Posted("prompt:0:1", 1, 1, "text", "picture")
    assert posted.nonce(here.secret, 1) != posted.nonce(there.secret, 1)
    assert here.dealt_from != there.dealt_from
