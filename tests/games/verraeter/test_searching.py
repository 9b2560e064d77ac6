"""Facts about Verräter for the computer player that searches."""

import pytest

import engine
from engine import Match, QuickChance
from engine.verraeter import Verraeter
from engine.verraeter.inference import likelihood
from engine.verraeter.search import FEATURES, features, horizon, prospects, value
from engine.verraeter.state import State
from engine.verraeter.suspicion import guesses
from engine.verraeter.thumb import worths
from tests.games.verraeter.script import asked, begin, farms, now, say, stand

GAME = Verraeter()


def truth(match: Match) -> State:
    """A state that may be true for the asked seat."""
    return GAME.determinize(now(match, asked(match)), QuickChance(1))


def chances(match: Match, seat: int, role: str) -> float:
    """Return the chance that the seat has that role, in the opinion of the seat that is asked."""
    view = now(match, asked(match))
    drafts = [GAME.determinize(view, QuickChance(number)) for number in range(300)]
    weights = [likelihood(view, draft) for draft in drafts]
    having = sum(weight for weight, draft in zip(weights, drafts, strict=True) if draft.roles[seat] == role)
    return having / sum(weights)


def test_the_last_one_knows_that_the_traitor_is_before_it_or_aside() -> None:
    match = stand(said="0-1 strategist farmer builder")
    found = guesses(now(match, 3), "diplomat_2")
    at = {place: sum(weight for weight, _, _, traitor in found if traitor == place) for place in range(5)}
    assert at == {0: 0.25, 1: 0.25, 2: 0.25, 3: 0, 4: 0.25}
    assert {five for _, five, _, _ in found} == {4}  # it passes Diplomat 5 on to nobody


def test_a_seat_that_passes_the_traitor_on_may_meet_it() -> None:
    match = stand(then=[["farmer"]], said="11-0")
    found = guesses(now(match, 0), "strategist")
    assert sum(weight for weight, _, _, traitor in found if traitor < 4) == pytest.approx(0.75)
    assert sum(weight for weight, *_ in found) == pytest.approx(1)


def test_roles_that_others_like_to_keep_are_likelier() -> None:
    """Seat 3 was handed two Diplomats; of the four that it has not seen nobody leaves the Strategist."""
    match = stand(said="11-0 strategist builder farmer")
    assert chances(match, 0, "strategist") > 0.5
    assert chances(match, 0, "farmer") < 0.1


def test_a_seat_that_plays_for_a_house_is_hardly_its_traitor() -> None:
    """Seat 2 is Eagle. It gives away all it has, which a Traitor would not; seat 3 has seen neither role."""
    start = "0-1 strategist farmer builder diplomat_5 - -"
    silent, loud = (stand(said=f"{start} {cards}") for cards in ("-", "3.1,4.1,5.1"))
    assert chances(loud, 2, "traitor") < chances(silent, 2, "traitor")


def test_nothing_is_made_of_roles_that_are_revealed_or_not_handed() -> None:
    match = stand()
    assert likelihood(now(match, 0), truth(match)) == 1
    match = stand(said="0-1 builder strategist farmer diplomat_5 - - - -")
    assert now(match).phase == "building"
    assert likelihood(now(match, 0), truth(match)) == 1


def test_several_ways_to_play_the_same_cards_count_once() -> None:
    match = stand(hands={0: "3 3 4"}, said="11-0 strategist farmer builder diplomat_2")
    view, decision = now(match, 0), match.decisions[0]
    found = worths(view, decision)
    assert len(found) == 6
    assert all(decision.answer(keys) == keys for keys in found)


def test_every_number_of_the_worst_cards_may_be_discarded() -> None:
    said = "0-1 strategist farmer builder diplomat_5 - - - - decline"
    match = stand("4:0 3:1 6:2 5:3", make_room="on", said=said)
    found = worths(now(match, asked(match)), match.decisions[asked(match)])
    assert [*found] == [(), ("3.1",)]
    assert found["3.1",] > found[()]


def test_a_search_looks_to_the_end_of_the_round() -> None:
    match = farms(begin())
    view = now(match, 0)
    assert not horizon(view, truth(match))
    say(match, "0-1 strategist farmer builder diplomat_2 - - - - decline")
    assert horizon(view, truth(match))


def test_a_seat_with_more_points_may_hope_for_more() -> None:
    state = truth(farms(begin()))
    assert len(features(state, 0)) == len(FEATURES)
    for left in range(7):
        state.round = state.last_round - left
        before = prospects(state)
        state.points[2] += 5
        after = prospects(state)
        assert sum(after) == pytest.approx(1)
        assert after[2] > before[2]
        state.points[2] -= 5


def test_at_the_end_nothing_but_the_win_counts() -> None:
    match = farms(begin())
    state = truth(match)
    state.result = engine.Result((3, 5, 5, 1), (1, 2), ({},) * 4)
    assert [value(state, seat) for seat in range(4)] == [0, 0.5, 0.5, 0]
