"""Whole matches as readable text: a change of rules is a change of these files.

``python -m engine play GAME --seats N --seed S --option ...`` with the arguments below remakes one.
"""

from pathlib import Path

import pytest

from engine.__main__ import main

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = {
    "verraeter-online-3": "verraeter --seats 3 --seed golden --option preset=online",
    "verraeter-online-4": "verraeter --seats 4 --seed golden --option preset=online",
    "verraeter-classic-3": "verraeter --seats 3 --seed golden --option preset=classic",
    "verraeter-classic-4": "verraeter --seats 4 --seed golden --option preset=classic",
    "verraeter-mixed-4": "verraeter --seats 4 --seed mixed --option points_from=loser --option make_room=on"
    " --option income_limit=none",
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", *MATCHES[name].split()])
    assert capsys.readouterr().out == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_golden_file_is_compared() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(MATCHES)


def test_secrets_are_marked_with_the_seats_that_may_know_them() -> None:
    for line in (GOLDEN / "verraeter-online-4.txt").read_text(encoding="utf-8").splitlines():
        secret = line.split()[:1] in (["roles_handed"], ["role_chosen"], ["cards_drawn"])
        assert secret == ("[only for" in line)
