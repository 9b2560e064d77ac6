"""The rule of thumb: sensible where anybody sees what is sensible, and much better than chance."""

from statistics import fmean

import pytest

import engine
from engine import Match, SeededChance
from engine.players import PLAYERS
from engine.simulate import match_seed, play_on
from tests.games.traitor.script import begin, fight, now, say, stand
from tests.samples import samples


def thumb(match: Match) -> tuple[str, ...]:
    """Return the answer of the seat that is asked first, by rule of thumb."""
    seat = match.awaited[0]
    return PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], SeededChance(bytes(32)))


MUSTERED = [
    ("joker Ah Kh Qd Jd 10h 9d 2h 3h 4h 5h 6h 7h 2d 3d 2c 3c 4c", "Ah Kh Qd Jd 10h"),
    ("joker Ah Kh 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc 2s 3s 4s", ""),
    ("Ah Kh Qh Jh 10h 9h As Ks Qs Js 10s 2d 3d 4d 2c 3c 4c", "hearts spades"),
]


@pytest.mark.parametrize(("hand", "kept"), MUSTERED, ids=["few black cards", "many", "two best suits"])
def test_strong_cards_are_kept(hand: str, kept: str) -> None:
    assert {*thumb(begin(hand, *[] if "joker" in hand else ["joker"], seats=3))} == {*kept.split()}


def test_a_traitors_army_is_as_large_as_others() -> None:
    sizes: dict[bool, list[int]] = {True: [], False: []}
    for number in range(60):
        match = engine.start("traitor", seats=4, seed=match_seed("sizes", number))
        while now(match).phase == "muster":
            say(match, *thumb(match))
        for seat, army in enumerate(now(match).armies):
            sizes[now(match, seat).armies_own[0].traitor].append(army.mustered)
    assert abs(fmean(sizes[True]) - fmean(sizes[False])) < 0.5


def test_the_cards_that_a_traitor_may_keep_differ_in_size_and_suits() -> None:
    match = begin("joker Ah Kh Qh Jd 10d 9d 2c 3c 4c", seats=3)
    answers = match.game.worths(match.view(0), match.decisions[0])
    assert {len(keys) for keys in answers} == {0, 1, 2, 3, 4, 5}
    assert {"Ah", "Kh"} in map(set, answers)
    assert {"Jd", "10d"} in map(set, answers)


def test_a_second_joker_is_given_away() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    assert thumb(match) != ("keep",)


SITUATIONS: dict[str, tuple[Match, str, str]] = {
    "a Joker that passed is accused": (stand("3h Ah", "joker", "Kc Qc", "7c 6c 5c"), "0 2.0 ?", "1.0"),
    "no hopeless fight": (stand("5h 6h", "Ac^ As^", "4d^ joker", "Kc^ Ks^"), "?", "2."),
    "a special card for a known ace": (stand("3c 2h joker", "As^ Ac^", "Kd^ Kh^"), "", "0"),
    "that ace is its target": (stand("3c 2h joker", "As^ Ac^", "Kd^ Kh^"), "0", "1."),
    "a strong two is left alone": (stand("Ah Kh", "2s^", "4d^ 5d^", "joker^ 3s", strong_twos="on"), "0", "not 1.0"),
    "a traitor spares its fellow": (
        stand("Ah joker", "5d 6d", "joker.2 4h^", "5c 6c", "5s 6s", "7c 7s", jokers=2),
        "0",
        "not 2.",
    ),
    "an exposed traitor is hunted": (
        stand("Ah Kh", "5d^ 6d", "4h 3h 2h", "5c 6c", dead={2: "joker"}),
        "?",
        "2.",
    ),
    "hides again": (stand("Ah Kh", "5d^ 6d", "4h joker 2h"), "0 1.0", "yes"),
    "a sure kill before a likely one": (stand("Kh 2h joker", "5d^ 6d 7d", "9h 8h"), "0", "1.0"),
}
"""Armies, answers before, of which ``?`` is by rule of thumb, and how the next answer begins."""


@pytest.mark.parametrize("situation", SITUATIONS)
def test_thumb_is_sensible(situation: str) -> None:
    match, before, wanted = SITUATIONS[situation]
    match = match.copy()
    for key in before.split():
        say(match, *thumb(match) if key == "?" else [key])
    assert thumb(match)[0].startswith(wanted.removeprefix("not ")) != wanted.startswith("not ")


def test_thumb_accuses_a_joker_it_has_seen() -> None:
    match = stand("2h 3h 4h", "9s 8s Qd", "Ks joker Kd", "7c 6c", points={1: 14})
    fight(match, 0, "1.0")
    say(match, "0.1", "2.1")
    say(match, *thumb(match))
    assert thumb(match) == ("2.1",)


def test_thumb_looks_at_cards_it_does_not_know_yet() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 9h", rehide="keep", points={0: 14})
    fight(match, 0, "1.0")
    assert len(set(thumb(match))) == 2
    assert now(match).phase == "look"


def wins(seats: int, traitor: str, others: str, games: int) -> int:
    """Return the number of matches that the traitor wins, if these computer players play the traitor and the others."""
    won = 0
    for number in range(games):
        seed = match_seed("strength", number)
        match = engine.start("traitor", seats=seats, seed=seed)
        holder = next(
            seat for seat in range(seats) if any(own.hand[-1] == "joker" for own in now(match, seat).armies_own)
        )
        play_on(match, [traitor if seat == holder else others for seat in range(seats)], seed)
        won += match.result is not None and holder in match.result.winners
    return won


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_both_sides_win_much_more_often_than_by_chance(seats: int) -> None:
    games = samples(20, 50)
    usual = wins(seats, "chance", "chance", games)
    assert wins(seats, "thumb", "chance", games) >= usual + 0.1 * games
    assert wins(seats, "chance", "thumb", games) <= usual // 3
