"""Whole matches as readable text: a change of rules is a change of these files.

Each is named ``GAME-WHAT-SEATS`` and says itself how it was begun and what was answered, so it stays as it is when
computer players learn. ``python -m engine play GAME --seats N --seed S --option ...`` makes one.
"""

import re
from pathlib import Path

import pytest

import engine
from engine.transcript import transcript
from tests.kit.games import GAMES, HOOKS
from tests.kit.told import everybody

GOLDEN = sorted((Path(__file__).parents[1] / "golden").iterdir())
every_file = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


@every_file
def test_a_whole_match(path: Path) -> None:
    whole = path.read_text(encoding="utf-8")
    (head, options, seed), number = whole.splitlines()[:3], path.stem.split("-")[-1]
    answers = re.findall(r"^seat (\d+), \w+: (.*)$", whole, re.MULTILINE)
    game, version, seats = head.split(", ")
    chosen = dict(word.split("=") for word in options.split()[1:])
    own, rules = bytes.fromhex(seed.split()[1]), int(version.split()[-1])
    assert (seats, game) == (f"{number} seats", path.stem.split("-")[0])
    match = engine.start(game, seats=int(number), options=chosen, seed=own, rules=rules)
    for seat, keys in answers:
        match.play(int(seat), () if keys == "nothing" else keys.split())
    assert transcript(match.record) == whole


def test_every_game_has_some() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN} == set(GAMES)


@every_file
def test_secrets_are_marked_with_the_seats_that_may_know_them(path: Path) -> None:
    table = HOOKS[path.stem.split("-")[0]].told
    marked = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        kind = line.split()[0] if line.startswith("  ") else ""
        secret = kind in table and table[kind] is not everybody
        assert secret == ("[only for" in line)
        marked.add(secret)
    assert marked == {True, False}
