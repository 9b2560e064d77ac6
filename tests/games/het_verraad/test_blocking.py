"""H-8.4, H-8.5: blokkade of a purchase and of the Black Master's way, and what others may see of it."""

import pytest

from engine import Match
from engine.het_verraad.events import (
    AreaBought,
    MasterMoved,
    NobodyReacted,
    Reacted,
    WindowOpened,
)
from tests.games.het_verraad.script import (
    answer,
    area,
    asked,
    bricks,
    castle,
    choose,
    facts,
    held,
    keys,
    kind,
    kinds,
    now,
    offered,
    row,
    say,
    situation,
    the,
    told,
)

SOME = "gif.3"
"""A card that answers nothing."""


# --- block: buying ----------------------------------------------------------------------------------------------------


def window() -> Match:
    """Seat 0 has chosen O11, which borders areas of the seats 1 and 2; seat 3 is far away."""
    match = situation(
        "M7 O20", "O12", "O10", "O2", bricks={0: 9}, influence={1: "blokkade.1 gif.1", 2: "blokkade.2", 3: "blokkade.3"}
    )
    say(match, "buy")
    assert facts(match, "O11")["block_seats"] == (1, 2)
    events = say(match, "O11")
    opened = the(events, WindowOpened)
    assert (opened.seat, opened.window, opened.to, opened.area, opened.price) == (0, "block", "buy", "O11", 1)
    assert opened.asked_seats == (1, 2)
    return match


def test_h_8_4_blokkade_answers_the_choice_of_an_area_before_payment() -> None:
    match = window()
    assert (match.awaited, bricks(match)[0], area(match, "O11").owner) == ((1, 2), 9, None)
    assert keys(match, 1) == ("pass", "blokkade.1")
    assert keys(match, 2) == ("pass", "blokkade.2")


def test_h_8_4_a_blocked_purchase_costs_nothing_and_does_not_count() -> None:
    match = window()
    answer(match, 1, "pass")
    events = answer(match, 2, "blokkade.2")
    assert (the(events, Reacted).seat, the(events, Reacted).influence) == (2, "blokkade")
    assert (bricks(match)[0], area(match, "O11").owner) == (9, None)
    assert row(match, "influence_discards") == "blokkade.2"
    assert (asked(match), kind(match)) == (0, "act")
    assert facts(match, "buy")["left"] == 2
    say(match, "buy")
    assert "O11" not in keys(match)


def test_h_8_4_the_area_is_closed_for_this_turn_and_to_that_buyer_only() -> None:
    match = window()
    answer(match, 1, "blokkade.1")
    answer(match, 2, "pass")
    say(match, "done", "plaggenhut", "buy")
    assert (asked(match), "O11" in keys(match)) == (1, True)
    say(match, "back", "done")
    for _ in range(2):
        say(match, keys(match)[0], "done")
    say(match, keys(match)[0], "buy")
    assert (asked(match), "O11" in keys(match)) == (0, True)


def test_h_8_5_nobody_reacts_and_the_area_is_bought() -> None:
    match = window()
    assert answer(match, 2, "pass") == []
    events = answer(match, 1, "pass")
    assert (the(events, NobodyReacted).window, the(events, AreaBought).area) == ("block", "O11")
    assert kinds(events)[:2] == ["nobody_reacted", "area_bought"]
    assert (bricks(match)[0], area(match, "O11").owner) == (8, 0)
    assert row(match, "influence_discards") == ""


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_h_8_5_of_several_the_first_clockwise_counts_and_the_others_keep_theirs(order: tuple[int, int]) -> None:
    match = window()
    answer(match, order[0], f"blokkade.{order[0]}")
    events = answer(match, order[1], f"blokkade.{order[1]}")
    assert [event.seat for event in told(events, Reacted)] == [1]
    assert (held(match, 1), held(match, 2)) == ("gif.1", "blokkade.2")
    assert row(match, "influence_discards") == "blokkade.1"
    assert castle(match, 2).influence == 1


def test_h_8_5_whether_others_would_have_reacted_is_told_to_nobody() -> None:
    """Not even who sees what is told when the first one has."""
    events = []
    for other in ("pass", "blokkade.2"):
        match = window()
        answer(match, 1, "blokkade.1")
        events.append(answer(match, 2, other))
    assert events[0] == events[1]


def test_h_8_5_clockwise_from_the_active_seat() -> None:
    match = situation("O12", "O10", "M7", turn=2, bricks={2: 9}, influence={0: "blokkade.1", 1: "blokkade.2"})
    say(match, "buy", "O11")
    answer(match, 1, "blokkade.2")
    assert the(answer(match, 0, "blokkade.1"), Reacted).seat == 0
    match = situation("O12", "M7", "O10", turn=1, bricks={1: 9}, influence={0: "blokkade.1", 2: "blokkade.2"})
    say(match, "buy", "O11")
    answer(match, 0, "blokkade.1")
    assert the(answer(match, 2, "blokkade.2"), Reacted).seat == 2


def test_h_8_5_others_see_who_is_asked_and_never_who_has_answered() -> None:
    match = window()
    before = [match.view(seat) for seat in (None, 0, 1, 3)]
    assert now(match).asked == (1, 2)
    assert answer(match, 2, "blokkade.2") == []
    assert [match.view(seat) for seat in (None, 0, 1, 3)] == before
    assert now(match, 2).asked == (1,)
    assert (2 in match.decisions, 1 in match.decisions) == (False, True)
    shown = now(match).window
    assert shown is not None
    assert shown.asked_seats == (1, 2)
    assert castle(match, 2).influence == 1


def test_h_8_5_only_seats_with_an_influence_card_are_asked() -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={2: SOME})
    say(match, "buy", "O11")
    assert (match.awaited, keys(match)) == ((2,), ("pass",))


def test_h_8_5_no_window_without_a_neighbour_or_with_all_blokkades_discarded() -> None:
    match = situation("M7", "O2", bricks={0: 9}, influence={1: "blokkade.1"})
    assert told(say(match, "buy", "O11"), AreaBought)
    match = situation(
        "M7",
        "O12",
        bricks={0: 9},
        influence={1: SOME},
        influence_discards="blokkade.1 blokkade.2 blokkade.3",
    )
    assert told(say(match, "buy", "O11"), AreaBought)


def test_h_8_5_a_neighbour_that_is_the_black_masters_asks_nobody() -> None:
    match = situation("M7", "O2", master="O12", bricks={0: 9}, influence={1: "blokkade.1"})
    assert told(say(match, "buy", "O11"), AreaBought)


def test_h_8_4_bescherming_does_not_answer_a_purchase_nor_blokkade_a_card() -> None:
    match = situation("M7", "M8:smidse O12", bricks={0: 9}, influence={0: "brand.1", 1: "bescherming.1 blokkade.1"})
    say(match, "buy", "O11")
    assert keys(match) == ("pass", "blokkade.1")
    say(match, "pass", "play", "brand.1", "M8")
    assert keys(match) == ("pass", "bescherming.1")


# --- block: the Black Master's way ------------------------------------------------------------------------------------


def way() -> Match:
    """Seat 0 may move the Black Master three steps by counting."""
    match = situation(
        "I7", "O12 M8", "O2", phase="master", at="O10", black={0: "1.1 1.2 1.3"}, influence={1: "blokkade.1", 2: SOME}
    )
    say(match, "count")
    return match


def test_h_8_4_blokkade_answers_the_choice_of_a_destination_that_borders_an_own_area() -> None:
    match = way()
    say(match, "O")
    assert (facts(match, "O11")["block_seats"], facts(match, "O9")["block_seats"]) == ((1,), ())
    events = choose(match, "O11")
    opened = the(events, WindowOpened)
    assert (opened.window, opened.to, opened.area, opened.asked_seats) == ("block", "master", "O11", (1,))
    assert not told(events, MasterMoved)
    assert now(match).master.area == "O10"


def test_h_8_4_and_of_a_destination_that_is_its_own() -> None:
    match = way()
    choose(match, "M8")
    assert (kind(match), match.awaited) == ("block", (1,))


def test_h_8_4_the_blocked_masters_seat_chooses_again_with_the_same_steps() -> None:
    match = way()
    choose(match, "O11")
    events = say(match, "blokkade.1")
    assert (the(events, Reacted).to, the(events, Reacted).area) == ("master", "O11")
    assert (asked(match), kind(match)[:9]) == (0, "master_to")
    assert match.decisions[0].facts["steps"] == 3
    reach = set(offered(match).split())
    assert not {"O10", "O11"} & reach
    assert {"O9", "M7", "M8", "O13"} <= reach


def test_h_8_4_he_neither_enters_nor_passes_the_closed_area() -> None:
    """With 2 steps from O11 he reaches O13 by way of O12 alone."""
    match = situation("I7", "O12 M8", phase="master", at="O11", black={0: "1.1 1.2"}, influence={1: "blokkade.1"})
    say(match, "count")
    assert {"O12", "O13"} <= set(keys(match))
    choose(match, "O12")
    say(match, "blokkade.1")
    assert not {"O12", "O13"} & set(keys(match))
    assert {"O10", "M7", "M8"} <= set(keys(match))


def test_h_8_4_the_master_is_blocked_for_the_turn_only() -> None:
    match = situation(
        "I7", "O12 M8", phase="master", at="O11", black={0: "1.1 1.2", 1: "1.3"}, influence={1: "blokkade.1"}
    )
    say(match, "count")
    choose(match, "O12")
    say(match, "blokkade.1", "stay", "done", "plaggenhut", "done", "count")
    assert (asked(match), "O12" in keys(match)) == (1, True)


def test_h_8_5_nobody_reacts_and_the_master_moves() -> None:
    match = way()
    choose(match, "O11")
    events = say(match, "pass")
    assert kinds(events)[:2] == ["nobody_reacted", "master_moved"]
    assert now(match).master.area == "O11"
    assert (asked(match), kind(match)) == (0, "master")


def test_h_8_5_to_stay_is_no_destination() -> None:
    match = situation("I7", "O12 M8", phase="master", at="O11", black={0: "1.1"}, influence={1: "blokkade.1"})
    events = say(match, "count", "stay")
    assert not told(events, WindowOpened)


def test_h_8_4_a_window_for_the_master_asks_every_other_seat_that_borders() -> None:
    match = situation(
        "O12", "O10", "M7", phase="master", turn=2, at="O9", black={2: "1.1 1.2"}, influence={0: SOME, 1: SOME, 2: SOME}
    )
    say(match, "count")
    choose(match, "O11")
    assert match.awaited == (0, 1)


def test_h_8_4_one_block_after_another() -> None:
    match = situation("M7", "O12", "O9", bricks={0: 9}, influence={1: "blokkade.1", 2: "blokkade.2"})
    say(match, "buy", "O11", "blokkade.1", "buy", "O10", "blokkade.2", "buy")
    assert keys(match) == ("I3", "M6", "M8", "back")
    say(match, "M8")
    assert (bricks(match)[0], facts(match, "buy")["left"]) == (6, 1)


def test_h_8_4_a_blocked_area_may_still_be_had_by_pionier() -> None:
    """It is closed to the buyer in H-4.1 alone."""
    match = situation("M7", "O12", influence={0: "pionier.1", 1: "blokkade.1"})
    say(match, "buy", "O11", "blokkade.1", "play", "pionier.1")
    choose(match, "O11")
    assert area(match, "O11").owner == 0


def test_h_8_4_the_way_is_closed_to_the_end_of_the_turn_however_often_it_is_blocked() -> None:
    match = situation(
        "I7", "M8 O10", "O12", phase="master", at="M7", black={0: "1.1"}, influence={1: "blokkade.1", 2: "blokkade.2"}
    )
    say(match, "count")
    choose(match, "M8")
    answer(match, 1, "pass")
    answer(match, 2, "blokkade.2")
    assert offered(match) == "I3 M6 O10 O11"
    say(match, "O10")
    answer(match, 1, "blokkade.1")
    assert offered(match) == "I3 M6 O11"
