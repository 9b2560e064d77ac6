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
    "the_traitors-digital-4": "the_traitors --seats 4 --seed golden",
    "the_traitors-digital-8": "the_traitors --seats 8 --seed golden",
    "the_traitors-paper-4": "the_traitors --seats 4 --seed golden --option preset=paper",
    "the_traitors-paper-8": "the_traitors --seats 8 --seed golden --option preset=paper",
    "the_traitors-mixed-6": "the_traitors --seats 6 --seed mixed --option preset=paper --option rounds=3"
    " --option revotes=0",
    "traitor-standard-2": "traitor --seats 2 --seed golden",
    "traitor-standard-8": "traitor --seats 8 --seed golden",
    "traitor-keep-4": "traitor --seats 4 --seed golden --option rehide=keep --option strong_twos=on",
    "traitor-mixed-6": "traitor --seats 6 --seed mixed --option jokers=2 --option strong_twos=on",
    "het_verraad-thumb-2": "het_verraad --seats 2 --seed golden --players thumb",
    "het_verraad-thumb-3": "het_verraad --seats 3 --seed golden --players thumb",
    "het_verraad-thumb-5": "het_verraad --seats 5 --seed golden --players thumb --option zoning=off",
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", *MATCHES[name].split()])
    assert capsys.readouterr().out == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_golden_file_is_compared() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(MATCHES)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("verraeter-online-4", "roles_handed role_chosen cards_drawn"),
        ("the_traitors-digital-4", "cards_dealt role_dealt own_card_drawn recruited hand_seen taken_card_seen"),
        ("traitor-mixed-6", "hand_dealt joker_given traitors_met cards_kept drawn_cards_seen card_seen"),
        ("het_verraad-thumb-3", "buildings_dealt card_seen influence_seen chip_seen sorcerer_saw swap_seen"),
    ],
)
def test_secrets_are_marked_with_the_seats_that_may_know_them(name: str, kinds: str) -> None:
    lines = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for line in lines:
        secret = line.startswith("  ") and line.split()[0] in kinds.split()
        assert secret == ("[only for" in line)
