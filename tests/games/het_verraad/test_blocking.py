"""H-8.4, H-8.5: blokkade of a purchase and of the Black Master's way, and what others may see of it."""

from typing import Any

import pytest

from bot import messages
from tests.games.het_verraad.scene import Scene, kinds, the, told
from tests.games.het_verraad.script import situation
from tests.tables.people import a_table

SOME = "gif.3"
"""A card that answers nothing."""


def window() -> Scene:
    """Seat 0 has chosen O11, which borders areas of the seats 1 and 2; seat 3 is far away."""
    match = situation(
        "M7 O20", "O12", "O10", "O2", bricks={0: 9}, influence={1: "blokkade.1 gif.1", 2: "blokkade.2", 3: "blokkade.3"}
    )
    match.say("buy")
    assert match.facts("O11")["block_seats"] == (1, 2)
    events = match.say("O11")
    opened = the(events, "window_opened")
    assert (opened.seat, opened.window, opened.to, opened.area, opened.price) == (0, "block", "buy", "O11", 1)
    assert opened.asked_seats == (1, 2)
    return match


def test_h_8_4_blokkade_answers_the_choice_of_an_area_before_payment() -> None:
    match = window()
    assert (match.awaited, match.bricks[0], match.area("O11").owner) == ((1, 2), 9, None)
    assert match.decisions[1].keys == ("pass", "blokkade.1")
    assert match.decisions[2].keys == ("pass", "blokkade.2")


def test_h_8_4_a_blocked_purchase_costs_nothing_and_does_not_count() -> None:
    match = window()
    match.answer(1, "pass")
    events = match.answer(2, "blokkade.2")
    assert (the(events, "reacted").seat, the(events, "reacted").influence) == (2, "blokkade")
    assert (match.bricks[0], match.area("O11").owner) == (9, None)
    assert match.row("influence_discards") == "blokkade.2"
    assert (match.asked, match.kind) == (0, "act")
    assert match.facts("buy")["left"] == 2
    match.say("buy")
    assert "O11" not in match.choices()


def test_h_8_4_the_area_is_closed_for_this_turn_and_to_that_buyer_only() -> None:
    match = window()
    match.answer(1, "blokkade.1")
    match.answer(2, "pass")
    match.say("done", "plaggenhut", "buy")
    assert (match.asked, "O11" in match.choices()) == (1, True)
    match.say("back", "done")
    for _ in range(2):
        match.say(match.choices()[0], "done")
    match.say(match.choices()[0], "buy")
    assert (match.asked, "O11" in match.choices()) == (0, True)


def test_h_8_5_nobody_reacts_and_the_area_is_bought() -> None:
    match = window()
    assert match.answer(2, "pass") == []
    events = match.answer(1, "pass")
    assert (the(events, "nobody_reacted").window, the(events, "area_bought").area) == ("block", "O11")
    assert kinds(events)[:2] == ["nobody_reacted", "area_bought"]
    assert (match.bricks[0], match.area("O11").owner) == (8, 0)
    assert match.row("influence_discards") == ""


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_h_8_5_the_first_card_clockwise_counts_and_others_keep_theirs(order: tuple[int, int]) -> None:
    match = window()
    match.answer(order[0], f"blokkade.{order[0]}")
    events = match.answer(order[1], f"blokkade.{order[1]}")
    assert [event.seat for event in told(events, "reacted")] == [1]
    assert (match.held(1), match.held(2)) == ("gif.1", "blokkade.2")
    assert match.row("influence_discards") == "blokkade.1"
    assert match.castle(2).influence == 1


def test_h_8_5_nobody_is_told_whether_others_would_have_reacted() -> None:
    """Not even who sees what is told when the first one has."""
    events = []
    for other in ("pass", "blokkade.2"):
        match = window()
        match.answer(1, "blokkade.1")
        events.append(match.answer(2, other))
    assert events[0] == events[1]


def test_h_8_5_clockwise_from_the_active_seat() -> None:
    match = situation("O12", "O10", "M7", turn=2, bricks={2: 9}, influence={0: "blokkade.1", 1: "blokkade.2"})
    match.say("buy", "O11")
    match.answer(1, "blokkade.2")
    assert the(match.answer(0, "blokkade.1"), "reacted").seat == 0
    match = situation("O12", "M7", "O10", turn=1, bricks={1: 9}, influence={0: "blokkade.1", 2: "blokkade.2"})
    match.say("buy", "O11")
    match.answer(0, "blokkade.1")
    assert the(match.answer(2, "blokkade.2"), "reacted").seat == 2


def test_h_8_5_others_see_who_is_asked_and_never_who_has_answered() -> None:
    match = window()
    before = [match.view(seat) for seat in (None, 0, 1, 3)]
    assert match.view().asked == (1, 2)
    assert match.answer(2, "blokkade.2") == []
    assert [match.view(seat) for seat in (None, 0, 1, 3)] == before
    assert match.view(2).asked == (1,)
    assert (2 in match.decisions, 1 in match.decisions) == (False, True)
    shown = match.view().window
    assert shown is not None
    assert shown.asked_seats == (1, 2)
    assert match.castle(2).influence == 1


def test_h_8_5_only_seats_with_an_influence_card_are_asked() -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={2: SOME})
    match.say("buy", "O11")
    assert (match.awaited, match.choices()) == ((2,), ("pass",))


@pytest.mark.parametrize(
    ("neighbour", "things"),
    [
        ("O2", {"influence": {1: "blokkade.1"}}),
        ("O2", {"influence": {1: "blokkade.1"}, "master": "O12"}),
        ("O12", {"influence": {1: SOME}, "influence_discards": "blokkade.1 blokkade.2 blokkade.3"}),
    ],
    ids=["no neighbour", "the Black Master", "all discarded"],
)
def test_h_8_5_no_window_without_a_neighbour_or_with_all_blokkades_discarded(neighbour: str, things: Any) -> None:
    match = situation("M7", neighbour, bricks={0: 9}, **things)
    assert told(match.say("buy", "O11"), "area_bought")


def test_h_8_4_bescherming_does_not_answer_a_purchase_nor_blokkade_a_card() -> None:
    match = situation("M7", "M8:smidse O12", bricks={0: 9}, influence={0: "brand.1", 1: "bescherming.1 blokkade.1"})
    match.say("buy", "O11")
    assert match.choices() == ("pass", "blokkade.1")
    match.say("pass", "play", "brand.1", "M8")
    assert match.choices() == ("pass", "bescherming.1")


def way() -> Scene:
    """Seat 0 may move the Black Master three steps by counting."""
    match = situation(
        "I7", "O12 M8", "O2", phase="master", at="O10", black={0: "1.1 1.2 1.3"}, influence={1: "blokkade.1", 2: SOME}
    )
    match.say("count")
    return match


def test_h_8_4_blokkade_answers_the_choice_of_a_destination_that_borders_an_own_area() -> None:
    match = way()
    match.say("O")
    assert (match.facts("O11")["block_seats"], match.facts("O9")["block_seats"]) == ((1,), ())
    events = match.choose("O11")
    opened = the(events, "window_opened")
    assert (opened.window, opened.to, opened.area, opened.asked_seats) == ("block", "master", "O11", (1,))
    assert not told(events, "master_moved")
    assert match.view().master.area == "O10"


def test_h_8_4_and_of_a_destination_that_is_its_own() -> None:
    match = way()
    match.choose("M8")
    assert (match.kind, match.awaited) == ("block", (1,))


def test_h_8_4_the_blocked_masters_seat_chooses_again_with_the_same_steps() -> None:
    match = way()
    match.choose("O11")
    events = match.say("blokkade.1")
    assert (the(events, "reacted").to, the(events, "reacted").area) == ("master", "O11")
    assert (match.asked, match.kind[:9]) == (0, "master_to")
    assert match.decisions[0].facts["steps"] == 3
    reach = set(match.offered.split())
    assert not {"O10", "O11"} & reach
    assert {"O9", "M7", "M8", "O13"} <= reach


def test_h_8_4_he_neither_enters_nor_passes_the_closed_area() -> None:
    """With 2 steps from O11 he reaches O13 by way of O12 alone."""
    match = situation("I7", "O12 M8", phase="master", at="O11", black={0: "1.1 1.2"}, influence={1: "blokkade.1"})
    match.say("count")
    assert {"O12", "O13"} <= set(match.choices())
    match.choose("O12")
    match.say("blokkade.1")
    assert not {"O12", "O13"} & set(match.choices())
    assert {"O10", "M7", "M8"} <= set(match.choices())


def test_h_8_4_the_master_is_blocked_for_the_turn_only() -> None:
    match = situation(
        "I7", "O12 M8", phase="master", at="O11", black={0: "1.1 1.2", 1: "1.3"}, influence={1: "blokkade.1"}
    )
    match.say("count")
    match.choose("O12")
    match.say("blokkade.1", "stay", "done", "plaggenhut", "done", "count")
    assert (match.asked, "O12" in match.choices()) == (1, True)


def test_h_8_5_nobody_reacts_and_the_master_moves() -> None:
    match = way()
    match.choose("O11")
    events = match.say("pass")
    assert kinds(events)[:2] == ["nobody_reacted", "master_moved"]
    assert match.view().master.area == "O11"
    assert (match.asked, match.kind) == (0, "master")


def test_h_8_5_to_stay_is_no_destination() -> None:
    match = situation("I7", "O12 M8", phase="master", at="O11", black={0: "1.1"}, influence={1: "blokkade.1"})
    events = match.say("count", "stay")
    assert not told(events, "window_opened")


def test_h_8_4_a_window_for_the_master_asks_every_other_seat_that_borders() -> None:
    match = situation(
        "O12", "O10", "M7", phase="master", turn=2, at="O9", black={2: "1.1 1.2"}, influence={0: SOME, 1: SOME, 2: SOME}
    )
    match.say("count")
    match.choose("O11")
    assert match.awaited == (0, 1)


def test_h_8_4_one_block_after_another() -> None:
    match = situation("M7", "O12", "O9", bricks={0: 9}, influence={1: "blokkade.1", 2: "blokkade.2"})
    match.say("buy", "O11", "blokkade.1", "buy", "O10", "blokkade.2", "buy")
    assert match.choices() == ("I3", "M6", "M8", "back")
    match.say("M8")
    assert (match.bricks[0], match.facts("buy")["left"]) == (6, 1)


def test_h_8_4_a_blocked_area_may_still_be_had_by_pionier() -> None:
    """It is closed to the buyer in H-4.1 alone."""
    match = situation("M7", "O12", influence={0: "pionier.1", 1: "blokkade.1"})
    match.say("buy", "O11", "blokkade.1", "play", "pionier.1")
    match.choose("O11")
    assert match.area("O11").owner == 0


def test_h_8_4_the_way_is_closed_to_the_end_of_the_turn_however_often_it_is_blocked() -> None:
    match = situation(
        "I7", "M8 O10", "O12", phase="master", at="M7", black={0: "1.1"}, influence={1: "blokkade.1", 2: "blokkade.2"}
    )
    match.say("count")
    match.choose("M8")
    match.answer(1, "pass")
    match.answer(2, "blokkade.2")
    assert match.offered == "I3 M6 O10 O11"
    match.say("O10")
    match.answer(1, "blokkade.1")
    assert match.offered == "I3 M6 O11"


def test_a_receipt_calls_nobody_next_who_may_only_react() -> None:
    match = situation("M7 O20", "O12", "O10", "O2", bricks={0: 9}, influence={1: "blokkade.1"})
    table = a_table("blocking", game="het_verraad")
    run = match.seat(0).run
    match.say("buy", "O11")
    assert match.awaited == (1,)
    told = messages.answered(table, match.seat(0), run, "en").text
    assert "unless somebody closes it" in told
    assert "Next: " not in told
    match.say("pass")
    assert match.awaited == (0,)
