"""V-8.6 and V-8.7: the end of a match."""

from typing import Any

import msgspec
import pytest

from engine import Match, Result
from engine.verraeter.components import Side
from engine.verraeter.events import MatchEnded, MatchWon
from tests.games.verraeter.script import begin, build, farms, kind, kinds, now, play_round, scored, situation
from tests.matches import verraeter

NO_PARTS = {"landscapes": 0, "traitor": 0, "strategist": 0, "offices": 0}
ROLES = {4: "diplomat_2 farmer builder diplomat_5", 3: "diplomat_2 farmer builder"}


def late(
    number: int, seats: int = 4, *offices: tuple[int, int, Side], points: tuple[int, ...] = (), **more: Any
) -> Match:
    """Round ``number`` is about to begin; there are no buildings but these."""
    match = farms(begin(seats))
    table = [
        msgspec.structs.replace(one, points=has, parts={**NO_PARTS, "landscapes": has})
        for one, has in zip(now(match).table, points or (0,) * seats, strict=True)
    ]
    changes = {"round": number, "ring": build(match, *offices), "table": tuple(table), **more}
    return situation(match, 0, [3, 4, 5] * (seats - 1), [["traitor"]], **changes)


@pytest.mark.parametrize(("seats", "last"), [(3, 9), (4, 8)])
def test_v_8_6_the_match_ends_after_the_income_of_the_last_round(seats: int, last: int) -> None:
    before = late(last - 1, seats)
    play_round(before, "0-1", ROLES[seats])
    assert (kind(before), now(before).round, before.result) == ("conflict", last, None)
    match = late(last, seats)
    events = play_round(match, "0-1", ROLES[seats])
    assert "supply_drawn" in kinds(events)[: kinds(events).index("match_ended")]
    assert MatchEnded(round=last, reason="rounds") in events
    assert (now(match).phase, match.decisions) == ("over", {})


def test_v_8_6_or_when_all_landscapes_belong_to_one_house() -> None:
    start = farms(begin())
    ring = [msgspec.structs.replace(one, house="eagle") for one in build(start)]
    ring[1] = msgspec.structs.replace(ring[1], house="rose")
    match = situation(start, 0, [3, 4, 5] * 3, [["traitor"]], round=3, ring=tuple(ring))
    events = play_round(match, "0-1", ROLES[4], ["3.1 4.1 5.1"])
    assert "supply_drawn" in kinds(events)[: kinds(events).index("match_ended")]
    assert MatchEnded(round=3, reason="one_house") in events
    assert match.result is not None


def test_v_8_5_is_left_out_after_the_last_round() -> None:
    match = late(8)
    play_round(match, "0-1", ROLES[4])
    assert now(match).start_player == 0
    assert [one.role for one in now(match).table] == ROLES[4].split()
    assert now(match, 0).handed != ()


@pytest.mark.parametrize(("hand", "points"), [((), 0), ((2,), 2), ((2, 2), 4), ((2, 2, 3), 6), ((2, 2, 3, 4, 5), 6)])
def test_v_8_7_two_offices_times_cards_in_hand_up_to_three(hand: tuple[int, ...], points: int) -> None:
    match = late(8, 4, (2, 0, "office"), (5, 0, "office"), hand=hand)
    events = play_round(match, "0-1", "strategist farmer builder diplomat_5")
    assert scored(events).get("offices", {}).get(0, 0) == points


def test_v_8_7_offices_score_wherever_they_lie_and_estates_do_not() -> None:
    match = late(8, 4, (2, 0, "office"), (5, 1, "office"), (7, 2, "estate"))
    events = play_round(match, "0-1", ROLES[4], ["", "3.1 4.1 5.1"])
    assert scored(events)["offices"] == {0: 3, 1: 3}


def test_v_8_7_the_most_points_win_on_top_of_the_points_so_far() -> None:
    match = late(8, 4, (2, 0, "office"), points=(10, 12, 5, 4))
    events = play_round(match, "0-1", "strategist farmer diplomat_2 builder", ["3.1", "4.1"])
    assert match.result == Result(
        scores=(10 + 8 + 2 + 2, 12, 5 + 8, 4),
        winners=(0,),
        parts=(
            {"landscapes": 18, "traitor": 0, "strategist": 2, "offices": 2},
            {**NO_PARTS, "landscapes": 12},
            {**NO_PARTS, "landscapes": 13},
            {**NO_PARTS, "landscapes": 4},
        ),
    )
    assert events[-1] == MatchWon(round=8, seat=0, points=22)


def test_v_8_7_equal_totals_share_the_win() -> None:
    match = late(8, points=(5, 0, 5, 0))
    events = play_round(match, "0-1", "diplomat_5 farmer builder diplomat_2")
    assert match.result is not None
    assert match.result.winners == (0, 2)
    assert [event.seat for event in events if isinstance(event, MatchWon)] == [0, 2]


def test_v_10_the_hands_that_were_kept_are_shown_once_the_match_is_over_and_not_before() -> None:
    match = late(7)
    play_round(match, "0-1", ROLES[4])
    assert now(match).kept == now(match, 1).kept == ()
    play_round(match, "2-3", ROLES[4])
    assert match.result is not None
    assert now(match).kept == tuple(now(match, seat).hand for seat in range(4)) == now(match, 1).kept
    assert (now(match).hand, any(now(match).kept)) == ((), True)
    assert match.rounds[-1] == now(match)


def test_rounds_hold_what_an_onlooker_saw_at_the_end_of_each_round() -> None:
    match = farms(begin(aside=["traitor", "traitor"]))
    play_round(match, "0-1", ROLES[4])
    play_round(match, "2-3", ROLES[4])
    assert [view.round for view in match.rounds] == [1, 2]
    assert [view.seat for view in match.rounds] == [None, None]
    assert [one.role for one in verraeter(match.rounds[0]).table] == ROLES[4].split()
