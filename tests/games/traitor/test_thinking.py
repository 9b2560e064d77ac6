"""Facts for the computer player that searches: likely truths, keys to try, depth, and worth of a state."""

import pytest

import engine
from engine import Match, QuickChance
from engine.players.by_search import think
from engine.traitor import search
from tests.games.traitor.script import TRUTHS, now, say, stand, truth_of
from tests.matches import truth


def suspected(match: Match, seat: int, army: int) -> float:
    """In which part of all truths that a seat imagines an army is the traitor's."""
    return sum(truth_of(match, seat, number).armies[army].traitor for number in range(TRUTHS)) / TRUTHS


def test_an_army_that_accuses_the_smallest_again_and_again_is_suspected() -> None:
    match = stand("9h 8h", "5d 6d joker", "4h 3h 2h", "7c 6c 5c")
    for army in (1, 3):
        truth(match).armies[army].accusations = 3
    truth(match).armies[1].at_smallest = 3
    assert suspected(match, 0, 1) > 0.7
    assert suspected(match, 0, 3) < 0.1


def test_a_search_looks_ahead_until_each_living_army_could_accuse_once() -> None:
    match = stand("9h 8h 7h", "5d 6d 7d joker", "4h 3h 2h", turn=0)
    view, state = now(match, 0), truth(match)
    far: list[bool] = []
    while match.result is None and len(far) < 9:
        far.append(match.game.horizon(view, state))
        seat = match.awaited[0]
        say(match, *match.game.rule_of_thumb(match.view(seat), match.decisions[seat], QuickChance(1)))
    fights = [sum(len(army.fallen) for army in now(match).armies)]
    assert far[0] is False
    assert far[-1] is True
    assert fights[0] >= 3


def worth(match: Match, seat: int) -> float:
    """Return the value of a match for a seat."""
    return match.game.value(truth(match), seat)


def test_a_state_is_worth_the_more_the_nearer_the_own_side_is_to_its_aim() -> None:
    early = stand("9h 8h 7h", "5d 6d 7d 5c joker", "4h 3h 2h", "Kd Qd Jd")
    for better in (
        stand("9h 8h 7h", "5d 6d 7d 5c joker", "4h", "Kd"),
        stand("9h 8h 7h", "5d 6d 7d 5c joker", "", "Kd Qd Jd"),
    ):
        assert worth(better, 1) > worth(early, 1) > worth(stand("9h", "5d 6d 7d 5c", "4h", "Kd", dead={1: "joker"}), 1)
        assert worth(better, 0) < worth(early, 0)
    assert worth(early, 0) == worth(early, 2) == pytest.approx(1 - worth(early, 1))


def test_at_the_end_a_state_is_worth_whether_the_seat_has_won() -> None:
    match = stand("Ah", "joker", "4h 3h 2h", "Kd Qd Jd")
    say(match, "0")
    say(match, "1.0")
    assert match.result is not None
    assert [worth(match, seat) for seat in range(4)] == [1.0, 0.0, 1.0, 1.0]


@pytest.mark.parametrize(("seats", "jokers"), [(2, 1), (3, 1), (5, 1), (8, 1), (6, 2)])
def test_a_search_thinks_in_every_kind_of_match(seats: int, jokers: int) -> None:
    match = engine.start("traitor", seats=seats, seed=bytes(32), options={"jokers": jokers})
    for _ in range(2 * seats):
        seat = match.awaited[0]
        say(match, *match.game.rule_of_thumb(match.view(seat), match.decisions[seat], QuickChance(1)))
    seat = match.awaited[0]
    found = think(match.view(seat), match.decisions[seat], QuickChance(1), 0.1)
    assert all(0 <= value <= 1 for value in found.values.values())
    match.rehearse(seat, found.keys)


def test_the_last_unknown_card_of_a_traitor_is_surely_its_joker() -> None:
    """The fifth feature adds up how likely an accusation hits a Joker, for each of three armies' turns."""
    for army, likely in (("5d^ 6d^ joker", 1), ("5d^ 6d joker", 1 / 2), ("4d 5d 6d joker", 1 / 4)):
        match = stand("9h 8h", army, "4h 3h 2h")
        assert search.features(truth(match))[4] == pytest.approx(3 * likely)
