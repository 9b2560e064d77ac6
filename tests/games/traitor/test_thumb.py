"""The rule of thumb is much better than chance; ``golden/rules/thumb.txt`` has what it answers."""

from statistics import fmean

import pytest

import engine
from engine.simulate import match_seed, play_on
from tests.games.traitor.script import now, say
from tests.matches import thumb
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
