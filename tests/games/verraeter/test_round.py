"""V-2 to V-7: place of conflict, roles, supply, reveal, conflict and points."""

import pytest

from engine import visible
from engine.verraeter.events import (
    AllegianceChanged,
    ConflictChosen,
    ConflictResolved,
    LandscapeTurned,
    RoleRevealed,
    RolesHanded,
    SupplyPlayed,
)
from tests.games.verraeter.script import (
    RING,
    asked,
    begin,
    farms,
    keys,
    kind,
    kinds,
    now,
    play_round,
    say,
    scored,
)

PLAIN = "strategist farmer builder diplomat_2"
"""Roles of 4 seats of which the last one brings its house, Rose, 2."""


def test_v_2_the_two_landscapes_are_neighbours_of_different_houses() -> None:
    half = [("eagle", kind) for _, kind in RING[::2]] + [("rose", kind) for _, kind in RING[::2]]
    assert keys(farms(begin(ring=half), 1, 2, 3, 4)) == ("5-6", "11-0")


def test_v_2_the_place_is_told_to_everybody() -> None:
    match = farms(begin())
    event = say(match, "11-0")[0]
    assert event == ConflictChosen(
        round=1,
        seat=0,
        position=11,
        landscape="moor",
        house="rose",
        value=0,
        other_position=0,
        other_landscape="town",
        other_house="eagle",
        other_value=15,
    )
    assert now(match).conflict == (11, 0)


def test_v_3_one_role_is_put_aside_and_each_seat_passes_on_what_it_did_not_keep() -> None:
    match = farms(begin(aside=["farmer"]))
    handed = [*say(match, "0-1")[1:], *say(match, "traitor")[2:], *say(match, "builder")[2:]]
    first = ("strategist", "builder", "diplomat_5", "diplomat_2", "traitor")
    assert handed == [
        RolesHanded(round=1, seats=(0,), seat=0, roles=first),
        RolesHanded(round=1, seats=(1,), seat=1, roles=("strategist", "builder", "diplomat_5", "diplomat_2")),
        RolesHanded(round=1, seats=(2,), seat=2, roles=("strategist", "diplomat_5", "diplomat_2")),
    ]
    assert keys(match) == ("strategist", "diplomat_5", "diplomat_2")


@pytest.mark.parametrize(("seats", "left"), [(3, 2), (4, 1)])
def test_v_3_the_role_left_is_shown_to_nobody_else(seats: int, left: int) -> None:
    match = farms(begin(seats))
    say(match, "0-1")
    for number in range(5, left, -1):
        assert len(keys(match)) == number
        say(match, keys(match)[0])
    assert kind(match) == "supply"


def test_v_3_roles_go_round_from_the_start_player() -> None:
    match = farms(begin(first=2))
    say(match, "0-1")
    seats = []
    while kind(match) == "role":
        seats.append(asked(match))
        say(match, keys(match)[0])
    assert seats == [2, 3, 0, 1]


def test_v_3_a_view_keeps_what_it_was_handed_until_the_round_ends() -> None:
    match = farms(begin())
    say(match, "0-1")
    handed = now(match, 0).handed
    assert now(match, 1).handed == ()
    for role in ("strategist", "farmer", "builder", "diplomat_2"):
        say(match, role)
    for _ in range(4):
        assert now(match, 0).handed == handed
        say(match)
    assert kind(match) == "building"
    assert now(match, 0).handed == handed
    say(match, "decline")
    assert now(match).round == 2
    assert now(match, 0).handed == ()


def test_v_4_cards_are_played_in_turn_order_face_up() -> None:
    match = farms(begin())
    say(match, "0-1")
    for role in PLAIN.split():
        say(match, role)
    assert (asked(match), keys(match)) == (0, ("3.1", "4.1", "5.1"))
    (played,) = say(match, "3.1 5.1")
    assert played == SupplyPlayed(round=1, seat=0, cards=(3, 5), total=8)
    assert [one.played for one in now(match).table] == [(3, 5), None, None, None]
    assert (now(match).eagle, now(match).rose) == (15 + 8, 15)
    assert now(match, 0).hand == (4,)
    assert asked(match) == 1


def test_v_4_a_seat_may_play_nothing_or_its_whole_hand() -> None:
    match = farms(begin())
    say(match, "0-1")
    for role in PLAIN.split():
        say(match, role)
    (decision,) = match.decisions.values()
    assert (decision.least, decision.most) == (0, 3)
    assert say(match)[0] == SupplyPlayed(round=1, seat=0, cards=(), total=0)
    assert say(match, "5.1 3.1 4.1")[0] == SupplyPlayed(round=1, seat=1, cards=(3, 4, 5), total=12)


def test_v_4_a_seat_with_an_empty_hand_is_passed_over() -> None:
    match = farms(begin(estate_income="own_house", draw=[2, 2, 2]), 3, 0, 5, 7)
    play_round(match, "0-1", "strategist farmer builder diplomat_5", ["3.1 4.1 5.1"])
    assert now(match, 0).hand == ()
    say(match, "2-3")
    for role in ("farmer", "builder", "diplomat_5"):
        say(match, role)
    assert kinds(say(match, "strategist")) == ["role_chosen", "role_kept"]
    assert asked(match) == 1
    say(match), say(match)
    events = say(match)
    assert events[1] == SupplyPlayed(round=2, seat=0, cards=(), total=0)
    assert "role_revealed" in kinds(events)


def test_v_5_all_roles_are_shown_and_the_traitor_changes_over_at_once() -> None:
    match = farms(begin(aside=["builder"]))
    events = play_round(match, "0-1", "strategist traitor farmer diplomat_2")
    shown = [event for event in events if isinstance(event, RoleRevealed)]
    assert [(event.seat, event.role) for event in shown] == [
        (0, "strategist"),
        (1, "traitor"),
        (2, "farmer"),
        (3, "diplomat_2"),
    ]
    assert AllegianceChanged(round=1, seat=1, house="eagle") in events
    assert [one.allegiance for one in now(match).table] == ["eagle", "eagle", "eagle", "rose"]


def test_v_6_strength_is_landscape_cards_and_diplomats() -> None:
    match = farms(begin())
    events = play_round(match, "2-3", "diplomat_5 diplomat_2 builder farmer", ["3.1", "4.1 5.1", "5.1"])
    assert ConflictResolved(round=1, eagle=10 + 3 + 5 + 5, rose=10 + 4 + 5 + 2, winner="eagle") in events


def test_v_6_the_traitors_cards_count_for_the_new_house() -> None:
    match = farms(begin(aside=["diplomat_2"]))
    events = play_round(match, "0-1", "traitor farmer builder strategist", ["5.1 4.1", "3.1"])
    assert ConflictResolved(round=1, eagle=15, rose=15 + 9 + 3, winner="rose") in events


def test_v_6_equal_strengths_turn_nothing_and_give_no_landscape_points() -> None:
    match = farms(begin())
    events = play_round(match, "0-1", "strategist farmer builder diplomat_2", ["5.1", "3.1"])
    assert ConflictResolved(round=1, eagle=20, rose=20, winner="none") in events
    assert scored(events) == {"strategist": {0: 2}}
    assert "landscape_turned" not in kinds(events)
    assert [one.house for one in now(match).ring] == [house for house, _ in RING]


@pytest.mark.parametrize(
    ("seats", "roles", "aside", "winner", "points"),
    [
        (4, "traitor farmer builder strategist", "diplomat_2", "eagle", {2: 13}),
        (4, "diplomat_5 farmer builder diplomat_2", "traitor", "eagle", {0: 8, 2: 8}),
        (4, "diplomat_5 traitor builder farmer", "strategist", "eagle", {0: 4, 1: 4, 2: 4}),
        (3, "diplomat_5 farmer builder", "traitor", "eagle", {0: 8, 2: 8}),
        (3, "diplomat_5 traitor builder", "strategist", "eagle", {0: 4, 1: 4, 2: 4}),
    ],
)
def test_v_7_1_points_by_the_number_of_winners(
    seats: int, roles: str, aside: str, winner: str, points: dict[int, int]
) -> None:
    match = farms(begin(seats, aside=[aside]))
    cards = ["", "", "3.1 4.1 5.1"]
    events = play_round(match, "0-1", roles, cards)
    assert now(match).outcome is not None
    assert scored(events)["landscapes"] == points


def test_v_7_1_four_winners_get_the_fourth_column() -> None:
    """V-5: a Traitor keeps its new allegiance."""
    match = farms(begin(aside=["builder", "farmer"]))
    play_round(match, "0-1", "strategist traitor farmer diplomat_2")
    events = play_round(match, "2-3", "strategist builder traitor diplomat_5", ["", "5.1"])
    assert [one.allegiance for one in now(match).table] == ["eagle"] * 4
    assert scored(events)["landscapes"] == {0: 1, 1: 1, 2: 1, 3: 1}


def test_v_7_1_a_winning_house_without_members_scores_nothing_and_turns_the_landscape() -> None:
    match = farms(begin(3, aside=["builder", "farmer"]), 2, 4, 6)
    play_round(match, "10-11", "strategist traitor farmer")
    events = play_round(match, "9-10", "builder strategist diplomat_2")
    assert ConflictResolved(round=2, eagle=2, rose=3, winner="rose") in events
    assert scored(events) == {"strategist": {2: 2}}
    assert LandscapeTurned(round=2, position=10, landscape="moor", house="rose") in events


@pytest.mark.parametrize(
    ("last", "cards", "winner"), [("diplomat_5", ["", "3.1"], "rose"), ("diplomat_2", ["", "", "5.1", "3.1"], "none")]
)
def test_v_7_2_traitor_1_and_strategist_2_whatever_the_outcome(last: str, cards: list[str], winner: str) -> None:
    match = farms(begin(aside=["builder"]))
    events = play_round(match, "0-1", f"traitor strategist farmer {last}", cards)
    assert [event.winner for event in events if isinstance(event, ConflictResolved)] == [winner]
    assert (scored(events)["traitor"], scored(events)["strategist"]) == ({0: 1}, {1: 2})


def test_v_7_3_the_losers_landscape_turns_and_buildings_under_it_stay() -> None:
    match = farms(begin(), 1, 2, 4, 6)
    events = play_round(match, "0-1", "diplomat_5 farmer builder strategist")
    assert LandscapeTurned(round=1, position=1, landscape="town", house="eagle") in events
    turned = now(match).ring[1]
    assert turned.house == "eagle"
    assert turned.building is not None
    assert (turned.building.seat, turned.building.side) == (0, "estate")


def test_v_10_only_the_seat_hears_its_roles() -> None:
    match = farms(begin())
    events = [*say(match, "0-1"), *say(match, "farmer")]
    assert kinds(visible(events, 0)) == ["conflict_chosen", "roles_handed", "role_chosen", "role_kept"]
    assert kinds(visible(events, 1)) == ["conflict_chosen", "role_kept", "roles_handed"]
    assert kinds(visible(events, None)) == ["conflict_chosen", "role_kept"]
