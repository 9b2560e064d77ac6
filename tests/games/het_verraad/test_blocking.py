"""H-8.4, H-8.5: blokkade of a purchase and of the Black Master's way, and what others may see of it."""

from typing import Any

import pytest

from bot import messages
from tests.games.het_verraad.scene import Scene, kinds
from tests.games.het_verraad.script import phase_4, situation
from tests.tables.people import a_table

SOME = "gif.3"
"""A card that answers nothing."""
BLOCKS = {1: "blokkade.1 gif.1", 2: "blokkade.2", 3: "blokkade.3"}


def window() -> Scene:
    """Seat 0 has chosen O11, which borders areas of the seats 1 and 2; seat 3 is far away."""
    match = situation("M7 O20", "O12", "O10", "O2", bricks={0: 9}, influence=BLOCKS).after("buy")
    match.shows(facts={"O11": {"block_seats": (1, 2)}}).after("O11")
    opened = {"seat": 0, "window": "block", "to": "buy", "area": "O11", "price": 1, "asked_seats": (1, 2)}
    return match.shows(window_opened=opened)


def test_h_8_4_blokkade_answers_the_choice_of_an_area_before_payment() -> None:
    match = window().shows(awaited=(1, 2), bricks=(9, 5, 5, 5), owner={"O11": None})
    assert [match.decisions[seat].keys for seat in (1, 2)] == [("pass", "blokkade.1"), ("pass", "blokkade.2")]


def test_h_8_4_a_blocked_purchase_costs_nothing_and_does_not_count() -> None:
    match = window().after("1:pass 2:blokkade.2").shows(reacted={"seat": 2, "influence": "blokkade"})
    match.shows(bricks=(9, 5, 5, 5), owner={"O11": None}, influence_discards="blokkade.2", asked=0, kind="act")
    match.shows(facts={"buy": {"left": 2}}).after("buy").shows(lacks="O11")


def test_h_8_4_the_area_is_closed_for_this_turn_and_to_that_buyer_only() -> None:
    match = window().after("1:blokkade.1 2:pass done plaggenhut buy").shows(asked=1, has="O11").after("back done")
    for _ in range(2):
        match.say(match.choices()[0], "done")
    match.say(match.choices()[0], "buy")
    match.shows(asked=0, has="O11")


def test_h_8_5_nobody_reacts_and_the_area_is_bought() -> None:
    match = window()
    assert match.answer(2, "pass") == []
    match.after("1:pass").shows(nobody_reacted={"window": "block"}, area_bought={"area": "O11"})
    assert kinds(match.news)[:2] == ["nobody_reacted", "area_bought"]
    match.shows(bricks=(8, 5, 5, 5), owner={"O11": 0}, influence_discards="")


@pytest.mark.parametrize("answers", ["1:blokkade.1 2:blokkade.2", "2:blokkade.2 1:blokkade.1"])
def test_h_8_5_the_first_card_clockwise_counts_and_others_keep_theirs(answers: str) -> None:
    match = window().after(answers).shows(reacted={"seat": 1}, held={1: "gif.1", 2: "blokkade.2"})
    match.shows(influence_discards="blokkade.1", castle={2: {"influence": 1}})


def test_h_8_5_nobody_is_told_whether_others_would_have_reacted() -> None:
    """Not even who sees what is told when the first one has."""
    silent, reacting = (window().after(f"1:blokkade.1 2:{other}").news for other in ("pass", "blokkade.2"))
    assert silent == reacting


def test_h_8_5_clockwise_from_the_active_seat() -> None:
    match = situation("O12", "O10", "M7", turn=2, bricks={2: 9}, influence={0: "blokkade.1", 1: "blokkade.2"})
    match.after("buy O11 1:blokkade.2 0:blokkade.1").shows(reacted={"seat": 0})
    match = situation("O12", "M7", "O10", turn=1, bricks={1: 9}, influence={0: "blokkade.1", 2: "blokkade.2"})
    match.after("buy O11 0:blokkade.1 2:blokkade.2").shows(reacted={"seat": 2})


def test_h_8_5_others_see_who_is_asked_and_never_who_has_answered() -> None:
    match = window()
    before = [match.view(seat) for seat in (None, 0, 1, 3)]
    assert match.view().asked == (1, 2)
    assert match.answer(2, "blokkade.2") == []
    assert [match.view(seat) for seat in (None, 0, 1, 3)] == before
    assert (match.view(2).asked, match.awaited) == ((1,), (1,))
    shown = match.shows(castle={2: {"influence": 1}}).view().window
    assert shown is not None and shown.asked_seats == (1, 2)


def test_h_8_5_only_seats_with_an_influence_card_are_asked() -> None:
    match = situation("M7", "O12", "O10", bricks={0: 9}, influence={2: SOME})
    match.after("buy O11").shows(awaited=(2,), keys="pass")


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
    situation("M7", neighbour, bricks={0: 9}, **things).after("buy O11").shows(told="area_bought")


def test_h_8_4_bescherming_does_not_answer_a_purchase_nor_blokkade_a_card() -> None:
    match = situation("M7", "M8:smidse O12", bricks={0: 9}, influence={0: "brand.1", 1: "bescherming.1 blokkade.1"})
    match.after("buy O11").shows(keys="pass blokkade.1").after("pass play brand.1 M8").shows(keys="pass bescherming.1")


def way() -> Scene:
    """Seat 0 may move the Black Master three steps by counting."""
    return phase_4("I7", "O12 M8", "O2", at="O10", chips=3, influence={1: "blokkade.1", 2: SOME}).after("count")


def beside(**things: Any) -> Scene:
    """Seat 0 may move him two steps, and seat 1 holds a blokkade and O12."""
    return phase_4("I7", "O12 M8", at="O11", chips=2, influence={1: "blokkade.1"}, **things).after("count")


def test_h_8_4_blokkade_answers_the_choice_of_a_destination_that_borders_an_own_area_or_is_one() -> None:
    match = way().after("O").shows(facts={"O11": {"block_seats": (1,)}, "O9": {"block_seats": ()}}).after("O11")
    opened = {"window": "block", "to": "master", "area": "O11", "asked_seats": (1,)}
    match.shows(window_opened=opened, untold="master_moved", master={"area": "O10"})
    way().after("M8").shows(kind="block", awaited=(1,))


def test_h_8_4_the_blocked_masters_seat_chooses_again_with_the_same_steps() -> None:
    match = way().after("O11 blokkade.1").shows(reacted={"to": "master", "area": "O11"}, asked=0, asks={"steps": 3})
    reach = set(match.offered.split())
    assert match.kind.startswith("master_to")
    assert not {"O10", "O11"} & reach
    assert {"O9", "M7", "M8", "O13"} <= reach


def test_h_8_4_he_neither_enters_nor_passes_the_closed_area_in_this_turn() -> None:
    """With 2 steps from O11 he reaches O13 by way of O12 alone."""
    match = beside(black={1: "1.3"}).shows(has="O12 O13")
    match.after("O12 blokkade.1").shows(lacks="O12 O13", has="O10 M7 M8")
    match.after("stay done plaggenhut done count").shows(asked=1, has="O12")


def test_h_8_5_nobody_reacts_and_the_master_moves() -> None:
    match = way().after("O11 pass").shows(master={"area": "O11"}, asked=0, kind="master")
    assert kinds(match.news)[-2:] == ["nobody_reacted", "master_moved"]
    beside().after("stay").shows(untold="window_opened")  # that is no destination


def test_h_8_4_a_window_for_the_master_asks_every_other_seat_that_borders() -> None:
    black, held = {0: "", 2: "1.1 1.2"}, {0: SOME, 1: SOME, 2: SOME}
    match = phase_4("O12", "O10", "M7", turn=2, at="O9", black=black, influence=held)
    match.after("count O11").shows(awaited=(0, 1))


def test_h_8_4_one_block_after_another() -> None:
    match = situation("M7", "O12", "O9", bricks={0: 9}, influence={1: "blokkade.1", 2: "blokkade.2"})
    match.after("buy O11 blokkade.1 buy O10 blokkade.2 buy").shows(keys="I3 M6 M8 back")
    match.after("M8").shows(bricks=(6, 5, 5), facts={"buy": {"left": 1}})


def test_h_8_4_a_blocked_area_may_still_be_had_by_pionier() -> None:
    """It is closed to the buyer in H-4.1 alone."""
    match = situation("M7", "O12", influence={0: "pionier.1", 1: "blokkade.1"})
    match.after("buy O11 blokkade.1 play pionier.1 O11").shows(owner={"O11": 0})


def test_h_8_4_the_way_is_closed_to_the_end_of_the_turn_however_often_it_is_blocked() -> None:
    match = phase_4("I7", "M8 O10", "O12", at="M7", influence={1: "blokkade.1", 2: "blokkade.2"})
    match.after("count M8 1:pass 2:blokkade.2").shows(offered="I3 M6 O10 O11")
    match.after("O10 1:blokkade.1").shows(offered="I3 M6 O11")


def test_a_receipt_calls_nobody_next_who_may_only_react() -> None:
    match = situation("M7 O20", "O12", "O10", "O2", bricks={0: 9}, influence={1: "blokkade.1"})
    table, run = a_table("blocking", game="het_verraad"), match.seat(0).run
    match.after("buy O11").shows(awaited=(1,))
    told = messages.answered(table, match.seat(0), run, "en").text
    assert "unless somebody closes it" in told
    assert "Next: " not in told
    match.after("pass").shows(awaited=(0,))
