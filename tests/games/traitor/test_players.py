"""Computer players of Traitor: much better than chance; ``golden/rules`` has what they answer, suspect and try."""

from statistics import fmean

import pytest

import engine
from engine import Match, QuickChance
from engine.simulate import match_seed, play_on
from engine.traitor import search
from tests.games.traitor.script import TRUTHS, now, say, stand, truth_of
from tests.matches import thumb, truth
from tests.samples import samples


def test_a_traitors_army_is_as_large_as_others() -> None:
    sizes: dict[bool, list[int]] = {True: [], False: []}
    for number in range(60):
        match = engine.start("traitor", seats=4, seed=match_seed("sizes", number))
        while now(match).phase == "muster":
            say(match, *thumb(match))
        for seat, army in enumerate(now(match).armies):
            sizes[now(match, seat).armies_own[0].traitor].append(army.mustered)
    assert abs(fmean(sizes[True]) - fmean(sizes[False])) < 0.5


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


def test_the_last_unknown_card_of_a_traitor_is_surely_its_joker() -> None:
    """The fifth feature adds up how likely an accusation hits a Joker, for each of three armies' turns."""
    for army, likely in (("5d^ 6d^ joker", 1), ("5d^ 6d joker", 1 / 2), ("4d 5d 6d joker", 1 / 4)):
        match = stand("9h 8h", army, "4h 3h 2h")
        assert search.features(truth(match))[4] == pytest.approx(3 * likely)
