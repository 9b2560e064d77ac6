"""Whole matches as readable text: a change of rules is a change of these files.

Each is named ``WHAT-SEATS`` and stands in the folder ``golden`` of its game. It says itself how it was begun and what
was answered, so it stays as it is when computer players learn. ``python -m engine play GAME --seats N --seed S --option
...`` makes one, and ``make golden`` plays all again.
"""

from pathlib import Path

import pytest

from bot.games.kit.told import everybody
from tests.games import GOLDEN, game_of, name_of
from tests.kit.games import GAMES, HOOKS
from tests.transcripts import played_again

every_file = pytest.mark.parametrize("path", GOLDEN, ids=name_of)


@every_file
def test_a_whole_match(path: Path) -> None:
    assert played_again(path) == path.read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"


def test_every_game_has_some() -> None:
    assert {game_of(path) for path in GOLDEN} == set(GAMES)


@every_file
def test_secrets_are_marked_with_the_seats_that_may_know_them(path: Path) -> None:
    table = HOOKS[game_of(path)].told
    marked = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        kind = line.split()[0] if line.startswith("  ") else ""
        secret = kind in table and table[kind] is not everybody
        assert secret == ("[only for" in line)
        marked.add(secret)
    assert marked == {True, False}
