"""The rule of thumb is better than chance; ``golden/rules/thumb.txt`` has what it answers in plain situations."""

import pytest

import engine
from engine.players import PLAYERS, chance_for
from engine.simulate import match_seed, simulate
from engine.the_traitors.events import SeatBanished
from tests.games.the_traitors.script import begin, everybody, now, truth
from tests.kit.rules import thumbs
from tests.samples import samples

MATCHES = samples(15, 120)


@pytest.mark.parametrize(("seats", "games"), [(4, samples(80, 1000)), (6, samples(50, 400))])
def test_a_thumb_among_chance_players_wins_more_than_its_share(seats: int, games: int) -> None:
    outcome = simulate("the_traitors", ["thumb"] + ["chance"] * (seats - 1), {}, "strength", games)
    assert outcome["wins"][0] >= 1.15 * games / seats
    assert outcome["mean_scores"][0] >= 1.08 * sum(outcome["mean_scores"]) / seats


def banished_traitors(player: str, seats: int, games: int) -> float:
    """The share of Traitors among those who were banished while a Traitor was living."""
    banished: list[bool] = []
    for number in range(games):
        seed = match_seed("catch", number)
        match = engine.start("the_traitors", seats=seats, seed=seed)
        while match.result is None:
            seat, state = match.awaited[0], truth(match)
            living = any(state.role(one) == "traitor" for one in state.living)
            keys = PLAYERS[player].answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))
            events = match.play(seat, keys)
            banished += [event.role == "traitor" for event in events if living and isinstance(event, SeatBanished)]
    return sum(banished) / len(banished)


def test_thumbs_catch_traitors_more_often_than_chance() -> None:
    """Though their Traitors vote like Faithful, too."""
    assert banished_traitors("thumb", 6, MATCHES) > 1.2 * banished_traitors("chance", 6, MATCHES)


def test_t_9_4_nobody_is_stubborn_for_ever() -> None:
    """Two against two, whomever they suspect: from the seventh ballot on chance decides."""
    outcome = simulate("the_traitors", ["thumb"] * 4, {"revotes": "unlimited"}, "stubborn", MATCHES)
    assert outcome["rounds"] == {"3": MATCHES}
    match = begin("gg gg gg gg", "bg", traitor=2, revotes="unlimited")
    for _ in range(6):
        everybody(match, "1 0 0 1")
    view = now(match, 2)
    assert (view.ballot, thumbs(match, 2)) == (7, {"0", "1"})
