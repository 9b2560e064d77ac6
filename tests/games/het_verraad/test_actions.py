"""H-4.1 to H-4.4: areas, buildings, towers, chips; ``test_objections`` has what cannot be done, and why."""

import pytest

from bot.messages.prompt import recap
from bot.texts import speaker
from tests.games.het_verraad.scene import kinds, the, told
from tests.games.het_verraad.script import changed, situation


def test_h_4_1_neutral_areas_next_to_own_ones_at_their_price() -> None:
    match = situation("M7", "M8 O2", master="O10", bricks={0: 8})
    match.say("buy")
    assert match.choices() == ("I3", "M6", "O11", "back")
    events = match.say("O11")
    bought = the(events, "area_bought")
    assert (bought.seat, bought.area, bought.price, bought.bricks, bought.building) == (0, "O11", 1, 7, "")
    assert (match.owned(0), match.bricks) == ("M7 O11", (7, 5))
    assert match.castle(0).knights == 23
    assert match.kind == "act"


def test_h_4_1_only_what_can_be_paid_is_offered() -> None:
    match = situation("M7", "M8", bricks={0: 3})
    assert match.facts("buy") == {"count": 2, "price": 1, "left": 2}
    match.say("buy")
    assert match.choices() == ("O10", "O11", "back")  # 3 and 1; I3 costs 8, M6 too


def test_h_4_1_at_most_two_areas_in_a_turn_and_the_second_may_adjoin_the_first() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    match.say("buy", "O11")
    assert match.facts("buy")["left"] == 1
    match.say("buy", "O12")
    assert "buy" not in match.choices()
    assert (match.owned(0), match.bricks[0]) == ("M7 O11 O12", 9 - 1 - 2)
    match.say("done", "plaggenhut", "done")
    assert match.asked == 0
    match.say(match.choices()[0])
    assert "buy" in match.choices()


def test_h_4_1_the_area_under_the_black_master_may_be_bought() -> None:
    match = situation("M7", "O2", at="O11")
    match.say("buy", "O11")
    assert match.area("O11").owner == 0
    assert match.view().master.area == "O11"


def test_h_4_1_a_building_without_owner_comes_with_the_area_and_brings_its_points() -> None:
    match = situation("M7", "O2", neutral="O10:tolhuis")
    match.say("buy")
    assert (match.facts("O10")["building"], match.facts("O10")["gain"]) == ("Tolhuis", 3)
    events = match.say("O10")
    assert match.points == (3, 0, 0)
    assert (the(events, "area_bought").building, the(events, "area_bought").points) == ("Tolhuis", 3)
    assert (match.building("O10"), match.castle(0).incomes) == ("tolhuis", (0, 0, 4, 0))


def test_h_4_1_a_choice_says_what_it_costs_and_changes() -> None:
    match = situation("M7", "O2", bricks={0: 9})
    match.say("buy")
    shown = match.facts("O10")
    assert shown | {"price": 3, "bonus": 1, "road": 1, "river": 0, "gate": 0, "bricks": 6, "takes": ()} == shown


def test_h_4_2_a_card_from_the_hand_on_an_own_area_at_its_cost_with_points_at_once() -> None:
    match = situation("M7 I6", "O2", hands={0: "tolhuis opera"}, bricks={0: 7})
    match.say("build")
    assert match.choices() == ("opera", "tolhuis", "back")
    match.say("tolhuis")
    assert (match.kind, match.choices()) == ("build_on", ("M7", "back"))
    events = match.say("M7")
    built = the(events, "building_built")
    assert (built.seat, built.area, built.price, built.bricks, built.points, built.income) == (0, "M7", 3, 4, 3, 4)
    assert (match.points, match.bricks[0], match.hand(0)) == ((3, 0, 0), 4, "opera")
    assert (match.building("M7"), match.castle(0).hand) == ("tolhuis", 1)


def test_h_4_2_only_what_can_be_paid_and_placed_is_offered() -> None:
    match = situation("M8", "O2", hands={0: "tolhuis opera smidse"}, bricks={0: 4})
    assert match.facts("build") == {"count": 1, "price": 2, "left": 2}
    match.say("build")
    assert match.choices() == ("smidse", "back")  # no road for the Tolhuis, 5 bricks for the Opera


def test_h_4_2_an_old_building_is_replaced_its_points_go_and_its_card_leaves_the_game() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9})
    match.say("build", "waag")
    shown = match.facts("M7")
    assert (shown["old_building"], shown["old_value"], shown["gain"]) == ("Tolhuis", 3, 1)
    assert (shown["income_before"], shown["income"]) == (4, 5)
    events = match.say("M7")
    assert (match.points, match.bricks[0], match.building("M7")) == ((4, 0, 0), 5, "waag")
    assert (match.row("replaced"), match.row("discards"), match.hand(0)) == ("tolhuis", "", "")
    assert the(events, "building_replaced").building == "Tolhuis"
    assert kinds(events).index("building_replaced") < kinds(events).index("building_built")


def test_a_receipt_of_building_over_has_no_digest_of_half_of_it() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9})
    match.say("build", "waag")
    match.say("M7")
    assert recap(speaker("en"), "het_verraad", ["Anna", "Ben"], match.seat(0), answer=False) == []


def test_h_4_2_a_replaced_card_does_not_come_back_with_a_new_deck() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9}, deck=".")
    match.say("build", "waag", "M7", "done", "plaggenhut")
    assert match.view().ending == "deck"


ANYWHERE = "I1 I3 I6 M7 M8 M9 M10 O11"


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("smidse", "M7 M8 M9 M10 O11"),  # nijverheid: not in the inner ring
        ("kapel", "I3 I6 M7 M8 O11"),  # stad: not on a river
        ("botermarkt", "I3 M7 M10"),  # handel: only on a road, also by the river
        ("herberg", ANYWHERE),  # burgerij
    ],
)
def test_h_4_2_zoning(card: str, where: str) -> None:
    for zoning, allowed in (("on", where), ("off", ANYWHERE)):
        match = situation(ANYWHERE, "O2", hands={0: card}, zoning=zoning)
        match.say("build", card)
        assert match.offered == allowed


def test_h_4_3_one_tower_for_five_bricks_on_an_own_area_without_one() -> None:
    match = situation("M7^ M8:smidse O20", "O2", bricks={0: 12})
    match.say("tower")
    assert match.choices() == ("M8", "O20", "back")
    assert match.facts("M8")["protects"] == ("M7",)
    events = match.say("M8")
    assert (match.flagged("tower"), match.bricks[0], match.view().towers_left) == ("M7 M8", 7, 10)
    built = the(events, "tower_built")
    assert (built.price, built.bricks, built.left) == (5, 7, 10)
    assert "tower" not in match.choices()
    assert match.castle(0).towers == 2


@pytest.mark.parametrize("colour", ["white", "black"])
def test_h_4_4_two_chips_in_a_turn_at_the_price_of_the_lowest_empty_slot(colour: str) -> None:
    match = situation("M7", "O2", bricks={0: 20})
    assert match.facts(colour)["price"] == 3
    match.say(colour)
    assert (match.bricks[0], match.facts(colour)["price"], match.facts(colour)["left"]) == (17, 4, 1)
    match.say(colour)
    assert match.bricks[0] == 13
    assert not {"white", "black"} & set(match.choices())


def test_h_4_4_any_mix_each_colour_with_its_own_slots() -> None:
    match = situation("M7", "O2", bricks={0: 20}, white={0: 3}, stack="4.1")
    assert (match.facts("white")["price"], match.facts("black")["price"]) == (6, 3)
    events = match.say("black", "white")
    assert match.bricks[0] == 20 - 3 - 6
    assert (match.castle(0).white, match.castle(0).black) == (4, 1)
    assert [(one.colour, one.number, one.price) for one in told(events, "chip_bought")] == [
        ("black", 1, 3),
        ("white", 4, 6),
    ]


def test_h_4_4_at_most_six_of_a_colour() -> None:
    match = situation("M7", "O2", bricks={0: 20}, white={0: 5})
    assert match.facts("white")["price"] == 8
    match.say("white")
    assert "white" not in match.choices()
    assert match.castle(0).white_price == 0
    assert "black" in match.choices()


def test_h_4_4_a_black_chip_is_drawn_unseen_by_others_and_moves_the_marker() -> None:
    match = situation("M7", "O2", stack="4.2 1.1")
    assert match.facts("black")["master_points"] == 1
    events = match.say("black")
    assert match.points == (0, 0, 1)
    seen = the(events, "chip_seen")
    assert (seen.seats, seen.chip, seen.value) == ((0,), "4.2", 4)
    assert [one.chip for one in match.view(0).chips] == ["4.2"]
    assert (match.view(1).chips, match.view().chips) == ((), ())
    assert the(events, "chip_bought").seats is None
    assert not hasattr(the(events, "chip_bought"), "chip")
    assert (match.view().black_stack, match.view().master.chips) == (29, 1)


def test_h_4_4_a_white_chip_does_not_move_the_marker() -> None:
    match = situation("M7", "O2")
    match.say("white")
    assert (match.points, match.view().white_left) == ((0, 0, 0), 29)


def test_h_4_4_a_swap_costs_five_draws_first_and_puts_the_old_chip_under_the_stack() -> None:
    match = situation("M7", "O2", black={0: "1.1 2.1"}, stack="3.2 .")
    match.say("swap")
    assert match.choices() == ("1.1", "2.1", "back")
    assert match.facts("1.1") == {"value": 1, "bricks": 0}
    events = match.say("1.1")
    assert [one.chip for one in match.view(0).chips] == ["2.1", "3.2"]
    assert (match.bricks[0], match.view().black_stack) == (0, 1)
    assert match.points == (0, 0, 2)
    seen = the(events, "swap_seen")
    assert (seen.seats, seen.chip, seen.former_chip) == ((0,), "3.2", "1.1")
    assert the(events, "chip_swapped").seats is None


def test_h_4_4_the_top_chip_is_drawn_and_the_old_one_is_the_last_of_the_stack() -> None:
    """Two more are bought in the same turn: a swap is no purchase."""
    match = situation("M7", "O2", black={0: "1.1"}, stack="3.2 2.2 .", bricks={0: 30})
    held = []
    for keys_said in (["swap", "1.1"], ["black"], ["black"]):
        match.say(*keys_said)
        held.append([one.chip for one in match.view(0).chips])
    assert held == [["3.2"], ["2.2", "3.2"], ["1.1", "2.2", "3.2"]]


def test_h_4_4_a_seat_knows_the_chip_that_it_put_under_the_stack_until_it_draws_it_again() -> None:
    data = changed("supplies", "swaps_per_turn", 2)
    match = situation("M7", "O2", black={0: "1.1"}, stack="3.2 .", bricks={0: 30}, data=data)
    for given in ("1.1", "3.2"):
        match.say("swap", given)
        assert [one.chip for one in match.view(0).chips_glimpsed] == [given]
