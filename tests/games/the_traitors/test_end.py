"""T-7: the end of a round and of the game."""

import pytest

import engine
from engine.hidden_roles import RoleShown
from engine.the_traitors.events import GoldScored
from engine.the_traitors.view import Gain, TheTraitorsView
from engine.view import View
from tests.games.the_traitors.script import begin, everybody, gold, kinds, now, told, truth
from tests.matches import a_match

pytestmark = pytest.mark.usefixtures("first_edition")


def the_traitors(view: View) -> TheTraitorsView:
    """The view, known to be one of The Traitors."""
    assert isinstance(view, TheTraitorsView)
    return view


def test_t_7_1_two_living_seats_end_the_round_after_a_murder() -> None:
    match = begin("gg gg gg gg", "mm", traitor=3)
    everybody(match, "F F F 0")
    events = everybody(match, "F F 1")
    assert told(events, "round_ended").reason == "two_left"
    assert told(events, "round_ended").survivor_seats == (2, 3)
    assert now(match).round == 2


def test_t_7_2_survivors_show_their_roles_and_score_the_gold_in_their_hands() -> None:
    match = begin("gg ggs tggg gd", "", traitor=3)
    events = everybody(match, "1 0 0 0")
    shown = {event.seat: event.role for event in events if isinstance(event, RoleShown)}
    assert shown == {1: "faithful", 2: "traitor", 3: "traitor"}
    end = match.rounds[0]
    assert now(match).table[0].gains == (Gain(0, 0),)
    assert [one.gains[0].hand for one in now(match).table] == [0, 2, 3, 1]
    assert (end.phase, end.asked, end.round) == ("over", (), 1)


def test_t_7_2_the_view_of_a_round_that_is_over_says_how_it_ended() -> None:
    match = begin("gg ggs tggg gd", "", traitor=3)
    everybody(match, "1 0 0 0")
    end = truth(match).rounds[0]
    assert end == match.rounds[0]
    assert isinstance(end, type(now(match)))
    assert (end.ended, end.fund) == ("final_banishment", 2)
    assert [one.fate for one in end.table] == ["banished", "survived", "survived", "survived"]
    assert [one.role for one in end.table] == ["faithful", "faithful", "traitor", "traitor"]
    assert end.events[-1].outcome == "banished"


def test_t_7_3_living_traitors_share_the_fund_and_the_rest_is_discarded() -> None:
    match = begin("ggggg ggs tggg gd", "", traitor=3)
    events = everybody(match, "1 0 0 0")
    shared = told(events, "fund_shared")
    assert (shared.role, shared.fund, shared.share, shared.rest, shared.sharing_seats) == ("traitor", 5, 2, 1, (2, 3))
    assert gold(match) == [0, 2, 3 + 2, 1 + 2]
    scored = {
        event.seat: (event.gold, event.hand, event.fund, event.score)
        for event in events
        if isinstance(event, GoldScored)
    }
    assert scored == {1: (2, 2, 0, 2), 2: (5, 3, 2, 5), 3: (3, 1, 2, 3)}


@pytest.mark.parametrize(
    ("traitor", "role", "share", "sharers", "scores"),
    [(3, "faithful", 1, (0, 1, 2), [4, 1, 3, 0]), (1, "traitor", 4, (1,), [3, 4, 2, 0])],
)
def test_t_7_3_without_a_traitor_all_survivors_share_and_a_single_one_takes_it_all(
    traitor: int, role: str, share: int, sharers: tuple[int, ...], scores: list[int]
) -> None:
    match = begin("ggg s gg gggg", "", traitor=traitor)
    shared = told(everybody(match, "3 3 3 0"), "fund_shared")
    assert (shared.role, shared.fund, shared.share, shared.sharing_seats) == (role, 4, share, sharers)
    assert shared.rest == 4 - share * len(sharers)
    assert gold(match) == scores


def test_t_7_4_after_the_last_round_the_highest_score_wins() -> None:
    match = begin("ggg s gg gggg", "", traitor=1)
    truth(match).round = 3
    events = everybody(match, "3 3 3 0")
    assert kinds(events)[-1] == "match_won"
    assert (told(events, "match_won").seat, told(events, "match_won").gold) == (1, 4)
    result = engine.Result(
        scores=(3, 4, 2, 0),
        winners=(1,),
        parts=({"hand": 3, "fund": 0}, {"hand": 0, "fund": 4}, {"hand": 2, "fund": 0}, {"hand": 0, "fund": 0}),
    )
    assert match.result == now(match).result == result
    assert (match.decisions, now(match).phase, now(match).asked) == ({}, "over", ())


def test_t_1_5_the_survivors_hands_are_shown_once_the_match_is_over_and_not_after_a_round() -> None:
    match = begin("gggd s gg ggt", "", traitor=1)
    everybody(match, "3 3 3 0")
    assert [one.shown for one in the_traitors(match.rounds[0]).table][:3] == [(), (), ()]
    match = begin("gggd s gg ggt", "", traitor=1)
    truth(match).round = 3
    everybody(match, "3 3 3 0")
    shown = [("gold", "gold", "gold", "dagger"), ("shield",), ("gold", "gold"), ("gold", "gold", "traitor")]
    assert [one.shown for one in now(match).table] == shown
    assert [now(match, seat).hand for seat in range(3)] == shown[:3]


def test_t_7_4_equal_scores_share_the_win() -> None:
    match = begin("gggg s gg gggg", "", traitor=1)
    truth(match).round = 3
    events = everybody(match, "3 3 3 0")
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert kinds(events)[-2:] == ["match_won", "match_won"]


def test_t_7_4_scores_are_the_gold_of_all_rounds() -> None:
    match = a_match("scores", game="the_traitors", seats=5, options={"rounds": 3})
    assert match.result is not None
    for seat, one in enumerate(now(match).table):
        assert match.result.scores[seat] == one.score == sum(gain.hand + gain.fund for gain in one.gains)
        assert match.result.parts[seat] == {
            "hand": sum(gain.hand for gain in one.gains),
            "fund": sum(gain.fund for gain in one.gains),
        }
    assert match.rounds[-1] == now(match)
