"""The rule of thumb: sensible where anybody sees what is sensible, and much better than chance."""

import pytest

import engine
from engine import Match, SeededChance
from engine.players import PLAYERS
from engine.simulate import match_seed, play_on
from tests.games.traitor.script import begin, fight, muster, now, row, say, stand
from tests.samples import samples


def thumb(match: Match) -> tuple[str, ...]:
    """Return the answer of the seat that is asked first, by rule of thumb."""
    seat = match.awaited[0]
    return PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], SeededChance(bytes(32)))


def test_a_traitor_with_few_black_cards_keeps_its_five_strongest_red_ones() -> None:
    match = begin("joker Ah Kh Qd Jd 10h 9d 2h 3h 4h 5h 6h 7h 2d 3d 2c 3c 4c", seats=3)
    assert set(thumb(match)) == {"Ah", "Kh", "Qd", "Jd", "10h"}


def test_a_traitor_with_many_black_cards_keeps_no_red_one() -> None:
    assert thumb(begin("joker Ah Kh 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc 2s 3s 4s", seats=3)) == ()


def test_a_traitors_army_is_as_large_as_others() -> None:
    traitors: list[int] = []
    others: list[int] = []
    for number in range(60):
        match = engine.start("traitor", seats=4, seed=match_seed("sizes", number))
        while now(match).phase == "muster":
            say(match, *thumb(match))
        for army in now(match).armies:
            (traitors if "joker" in row(match, army.number) else others).append(army.mustered)
    assert abs(sum(traitors) / len(traitors) - sum(others) / len(others)) < 0.5


def test_the_cards_that_a_traitor_may_keep_differ_in_size_and_suits() -> None:
    match = begin("joker Ah Kh Qh Jd 10d 9d 2c 3c 4c", seats=3)
    answers = match.game.worths(match.view(0), match.decisions[0])
    assert {len(keys) for keys in answers} == {0, 1, 2, 3, 4, 5}
    assert {"Ah", "Kh"} in map(set, answers)
    assert {"Jd", "10d"} in map(set, answers)


def test_others_keep_their_two_best_suits() -> None:
    match = begin("joker", "Ah Kh Qh Jh 10h 9h As Ks Qs Js 10s 2d 3d 4d 2c 3c 4c", seats=3)
    muster(match, "")
    assert thumb(match) == ("hearts", "spades")


def test_a_second_joker_is_given_away() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    assert thumb(match) != ("keep",)


def test_thumb_accuses_a_joker_it_has_seen() -> None:
    match = stand("2h 3h 4h", "9s 8s Qd", "Ks joker Kd", "7c 6c", points={1: 14})
    fight(match, 0, "1.0")
    say(match, "0.1", "2.1")
    say(match, *thumb(match))
    assert thumb(match) == ("2.1",)


def test_a_joker_that_passed_is_accused_at_once() -> None:
    match = stand("3h Ah", "joker", "Kc Qc", "7c 6c 5c")
    fight(match, 0, "2.0")
    say(match, *thumb(match))
    assert thumb(match) == ("1.0",)


def test_no_hopeless_fight_is_chosen_while_there_is_another() -> None:
    match = stand("5h 6h", "Ac^ As^", "4d^ joker", "Kc^ Ks^", turn=0)
    say(match, *thumb(match))
    assert thumb(match)[0].startswith("2.")


def test_special_cards_are_used_against_known_aces() -> None:
    match = stand("3c 2h joker", "As^ Ac^", "Kd^ Kh^", turn=0)
    assert thumb(match) == ("0",)
    say(match, "0")
    assert thumb(match)[0].startswith("1.")


def test_a_strong_two_is_left_alone() -> None:
    match = stand("Ah Kh", "2s^", "4d^ 5d^", "joker^ 3s", strong_twos="on", turn=0)
    say(match, "0")
    assert thumb(match) != ("1.0",)


def test_a_traitor_spares_its_fellow() -> None:
    match = stand("Ah joker", "5d 6d", "joker.2 4h^", "5c 6c", "5s 6s", "7c 7s", jokers=2)
    say(match, "0")
    assert not thumb(match)[0].startswith("2.")


def test_cards_of_an_exposed_traitor_are_hunted() -> None:
    match = stand("Ah Kh", "5d^ 6d", "4h 3h 2h", "5c 6c", dead={2: "joker"})
    say(match, *thumb(match))
    assert thumb(match)[0].startswith("2.")


def test_thumb_hides_again() -> None:
    match = stand("Ah Kh", "5d^ 6d", "4h joker 2h")
    say(match, "0")
    say(match, "1.0")
    assert thumb(match) == ("yes",)


def test_a_traitor_takes_a_sure_kill_before_one_that_is_likely() -> None:
    match = stand("Kh 2h joker", "5d^ 6d 7d", "9h 8h", turn=0)
    say(match, "0")
    assert thumb(match) == ("1.0",)


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
