"""H-4.1 to H-4.4: areas, buildings, towers, chips; ``test_objections`` has what cannot be done, and why."""

import pytest

from bot.messages.prompt import recap
from bot.texts import speaker
from tests.games.het_verraad.scene import kinds, told
from tests.games.het_verraad.script import changed, situation
from tests.matches import truth


def test_h_4_1_neutral_areas_next_to_own_ones_are_bought_at_their_price() -> None:
    match = situation("M7", "M8 O2", master="O10", bricks={0: 8}).after("buy").shows(keys="I3 M6 O11 back")
    match.after("O11").shows(area_bought={"seat": 0, "area": "O11", "price": 1, "bricks": 7, "building": ""})
    match.shows(owned={0: "M7 O11"}, bricks=(7, 5), castle={0: {"knights": 23}}, kind="act")


def test_h_4_1_only_what_can_be_paid_is_offered() -> None:
    match = situation("M7", "M8", bricks={0: 3})
    assert match.facts("buy") == {"count": 2, "price": 1, "left": 2}
    match.after("buy").shows(keys="O10 O11 back")  # 3 and 1; I3 costs 8, M6 too


def test_h_4_1_at_most_two_areas_in_a_turn_and_the_second_may_adjoin_the_first() -> None:
    match = situation("M7", "O2", bricks={0: 9}).after("buy O11").shows(facts={"buy": {"left": 1}})
    match.after("buy O12").shows(lacks="buy", owned={0: "M7 O11 O12"}, bricks=(9 - 1 - 2, 5))
    match.after("done plaggenhut done").shows(asked=0)
    match.after(match.choices()[0]).shows(has="buy")


def test_h_4_1_the_area_under_the_black_master_may_be_bought() -> None:
    situation("M7", "O2", at="O11").after("buy O11").shows(owner={"O11": 0}, master={"area": "O11"})


def test_h_4_1_a_building_without_owner_comes_with_the_area_and_brings_its_points() -> None:
    match = situation("M7", "O2", neutral="O10:tolhuis").after("buy")
    match.shows(facts={"O10": {"building": "Tolhuis", "gain": 3}})
    match.after("O10").shows(points=(3, 0, 0), area_bought={"building": "Tolhuis", "points": 3})
    match.shows(building={"O10": "tolhuis"}, castle={0: {"incomes": (0, 0, 4, 0)}})


def test_h_4_1_a_choice_says_what_it_costs_and_changes() -> None:
    facts = {"price": 3, "bonus": 1, "road": 1, "river": 0, "gate": 0, "bricks": 6, "takes": ()}
    situation("M7", "O2", bricks={0: 9}).after("buy").shows(facts={"O10": facts})


def test_h_4_2_a_card_from_the_hand_on_an_own_area_at_its_cost_with_points_at_once() -> None:
    match = situation("M7 I6", "O2", hands={0: "tolhuis opera"}, bricks={0: 7}).after("build")
    match.shows(keys="opera tolhuis back").after("tolhuis").shows(kind="build_on", keys="M7 back")
    built = {"seat": 0, "area": "M7", "price": 3, "bricks": 4, "points": 3, "income": 4}
    match.after("M7").shows(building_built=built, points=(3, 0, 0), bricks=(4, 5), hand={0: "opera"})
    match.shows(building={"M7": "tolhuis"}, castle={0: {"hand": 1}})


def test_h_4_2_only_what_can_be_paid_and_placed_is_offered() -> None:
    match = situation("M8", "O2", hands={0: "tolhuis opera smidse"}, bricks={0: 4})
    assert match.facts("build") == {"count": 1, "price": 2, "left": 2}
    match.after("build").shows(keys="smidse back")  # no road for the Tolhuis, 5 bricks for the Opera


def test_h_4_2_an_old_building_is_replaced_its_points_go_and_its_card_leaves_the_game() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9}).after("build waag")
    old = {"old_building": "Tolhuis", "old_value": 3, "gain": 1, "income_before": 4, "income": 5}
    match.shows(facts={"M7": old}).after("M7").shows(building_replaced={"building": "Tolhuis"})
    match.shows(points=(4, 0, 0), bricks=(5, 5), building={"M7": "waag"}, replaced="tolhuis", discards="", hand={0: ""})
    assert kinds(match.news).index("building_replaced") < kinds(match.news).index("building_built")
    assert recap(speaker("en"), "het_verraad", ["Anna", "Ben"], match.seat(0), answer=False) == [], "half a digest"


def test_h_4_2_a_replaced_card_does_not_come_back_with_a_new_deck() -> None:
    match = situation("M7:tolhuis", "O2", hands={0: "waag"}, bricks={0: 9}, deck=".")
    match.after("build waag M7 done plaggenhut").shows(view={"ending": "deck"})


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
        situation(ANYWHERE, "O2", hands={0: card}, zoning=zoning).after(f"build {card}").shows(offered=allowed)


def test_h_4_3_one_tower_for_five_bricks_on_an_own_area_without_one() -> None:
    match = situation("M7^ M8:smidse O20", "O2", bricks={0: 12}).after("tower").shows(keys="M8 O20 back")
    match.shows(facts={"M8": {"protects": ("M7",)}})
    match.after("M8").shows(towers="M7 M8", bricks=(7, 5), view={"towers_left": 10}, castle={0: {"towers": 2}})
    match.shows(tower_built={"price": 5, "bricks": 7, "left": 10}, lacks="tower")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_h_4_4_two_chips_in_a_turn_at_the_price_of_the_lowest_empty_slot(colour: str) -> None:
    match = situation("M7", "O2", bricks={0: 20}).shows(facts={colour: {"price": 3}}).after(colour)
    match.shows(bricks=(17, 5), facts={colour: {"price": 4, "left": 1}}, asks={"left_numbers": (2, 2, 1, 1)})
    match.after(colour).shows(bricks=(13, 5), lacks="white black")


def test_h_4_4_any_mix_each_colour_with_its_own_slots() -> None:
    match = situation("M7", "O2", bricks={0: 20}, white={0: 3}, stack="4.1")
    match.shows(facts={"white": {"price": 6}, "black": {"price": 3}}).after("black white")
    match.shows(bricks=(20 - 3 - 6, 5), castle={0: {"white": 4, "black": 1}})
    bought = [(one.colour, one.number, one.price) for one in told(match.news, "chip_bought")]
    assert bought == [("black", 1, 3), ("white", 4, 6)]


def test_h_4_4_at_most_six_of_a_colour() -> None:
    match = situation("M7", "O2", bricks={0: 20}, white={0: 5}).shows(facts={"white": {"price": 8}})
    match.after("white").shows(lacks="white", has="black", castle={0: {"white_price": 0}})


def test_h_4_4_a_black_chip_is_drawn_unseen_by_others_and_moves_the_marker() -> None:
    match = situation("M7", "O2", stack="4.2 1.1").shows(facts={"black": {"master_points": 1}}).after("black")
    match.shows(points=(0, 0, 1), chip_seen={"seats": (0,), "chip": "4.2", "value": 4}, chip_bought={"seats": None})
    match.shows(chips={0: "4.2", 1: "", None: ""}, view={"black_stack": 29}, master={"chips": 1})
    situation("M7", "O2").after("white").shows(points=(0, 0, 0), view={"white_left": 29})


def test_h_4_4_a_swap_costs_five_draws_first_and_puts_the_old_chip_under_the_stack() -> None:
    match = situation("M7", "O2", black={0: "1.1 2.1"}, stack="3.2 .").after("swap").shows(keys="1.1 2.1 back")
    assert match.facts("1.1") == {"value": 1, "bricks": 0}
    match.after("1.1").shows(chips={0: "2.1 3.2"}, bricks=(0, 5), view={"black_stack": 1}, points=(0, 0, 2))
    match.shows(swap_seen={"seats": (0,), "chip": "3.2", "former_chip": "1.1"}, chip_swapped={"seats": None})


def test_h_4_4_the_top_chip_is_drawn_and_the_old_one_is_the_last_of_the_stack() -> None:
    """Two more are bought in the same turn: a swap is no purchase."""
    match = situation("M7", "O2", black={0: "1.1"}, stack="3.2 2.2 .", bricks={0: 30})
    for keys, held in (("swap 1.1", "3.2"), ("black", "2.2 3.2"), ("black", "1.1 2.2 3.2")):
        match.after(keys).shows(chips={0: held})


def test_h_4_4_a_seat_knows_the_chip_that_it_put_under_the_stack_until_it_draws_it_again() -> None:
    data = changed("supplies", "swaps_per_turn", 2)
    match = situation("M7", "O2", black={0: "1.1"}, stack="3.2 .", bricks={0: 30}, data=data)
    for given in ("1.1", "3.2"):
        match.after(f"swap {given}")
        assert [one.chip for one in match.view(0).chips_glimpsed] == [given]


def test_h_4_4_a_seat_knows_its_former_chip_in_the_hands_of_whoever_drew_it() -> None:
    match = situation("M7", "O2", black={0: "1.1"}, stack="3.2 .", bricks={0: 30}).after("swap 1.1")
    state = truth(match)
    state.black[1].append(state.stack.pop())
    assert [(one.chip, one.seat) for one in match.view(0).chips_glimpsed] == [("1.1", 1)]
    assert match.view(1).chips_glimpsed == ()
