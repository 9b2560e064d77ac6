"""H-8.1 to H-8.3: what influence cards do, to seats and to the Black Master, in phases 1 and 2."""

from typing import Any

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.script import changed, phase_4, situation

BOTH = pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("actions", "act")])
FOUR = ("brand", "overval", "infiltrant", "hekserij")


@BOTH
def test_h_8_1_brand_destroys_one_building_of_an_opponent(phase: str, question: str) -> None:
    match = situation("M7:waag", "M8:smidse O2 O13:tolhuis", "O20:opera", phase=phase, influence={0: "brand.2"})
    match.after("play brand.2").shows(kind="brand", keys="M8 O13 O20 back")
    match.shows(facts={"O13": {"loss": 3, "gain": 0, "building": "Tolhuis", "owner_seats": (1,)}})
    match.after("O13").shows(points=(4, 2, 5, 0), building={"O13": ""}, owner={"O13": 1}, held={0: ""}, kind=question)
    gone = {"area": "O13", "building": "Tolhuis", "owner": "seat", "owner_seats": (1,), "points": 2}
    match.shows(building_destroyed=gone, discards="tolhuis", influence_discards="brand.2")
    match.shows(influence_played={"seat": 0, "influence": "brand", "side": "seat", "area": "O13", "tower": 0})


def test_h_8_1_in_phases_1_and_2_the_black_master_is_an_opponent_too() -> None:
    match = situation("M7", "O2", master="O13:tolhuis", influence={0: "brand.1"}).after("play brand.1")
    match.shows(keys="O13 back", facts={"O13": {"owner": "master", "owner_seats": ()}})
    match.after("O13").shows(points=(0, 0, 0), discards="tolhuis", owner={"O13": MASTER})
    match.shows(building_destroyed={"owner": "master"})


@BOTH
def test_h_8_1_overval_takes_an_area_next_to_an_own_one_with_its_building(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O20:opera O11", phase=phase, influence={0: "overval.1"}).after("play overval.1")
    match.shows(kind="overval", keys="M8 O11 back", facts={"M8": {"loss": 2, "gain": 2}}).after("M8")
    match.shows(points=(2, 5, 0), owned={0: "M7 M8"}, building={"M8": "smidse"}, kind=question)
    taken = {"area": "M8", "reason": "overval", "taker_seats": (0,), "owner_seats": (1,), "building": "Smidse"}
    match.shows(area_taken={**taken, "value": 2, "taker_points": 2, "owner_points": 5})
    match.shows(castle={0: {"knights": 23}, 1: {"knights": 23}})


def test_h_8_1_overval_takes_an_area_of_the_black_master() -> None:
    match = situation("M7", "O20", master="M8:smidse", influence={0: "overval.1"}).after("play overval.1 M8")
    match.shows(points=(2, 0, 0), owned={MASTER: ""}, master={"knights": 25})


def test_h_8_1_overval_does_not_reach_over_a_gate() -> None:
    situation("O1", "O9 O20", influence={0: "overval.1"}).shows(lacks="play")


@BOTH
def test_h_8_1_infiltrant_takes_any_area_without_building(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O20 O2", master="I0 I2:opera", phase=phase, influence={0: "infiltrant.1"})
    match.after("play infiltrant.1").shows(kind="infiltrant", keys="I0 O2 O20 back").after("O20")
    match.shows(owned={0: "M7 O20", 1: "M8 O2"}, area_taken={"reason": "infiltrant"}, kind=question)
    match = situation("M7", "O20:opera", master="I0", influence={0: "infiltrant.1"})
    match.after("play infiltrant.1 I0").shows(owner={"I0": 0})


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1"])
def test_h_8_1_without_a_knight_a_tower_can_still_be_struck(card: str) -> None:
    match = situation("M7 O20 O22", "M8^ O2", influence={0: card}, data=changed("supplies", "knights", 3))
    match.after(f"play {card}").shows(keys="M8 back").after("M8").shows(owner={"M8": 1}, towers="")


@BOTH
def test_h_8_1_hekserij_removes_a_knight_and_the_building_returns_to_the_hand(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O2", phase=phase, influence={0: "hekserij.1"}).after("play hekserij.1")
    match.shows(kind="hekserij", keys="M8 O2 back").after("M8")
    match.shows(points=(0, 0, 0), owner={"M8": None}, building={"M8": ""}, hand={1: "smidse"}, kind=question)
    match.shows(area_freed={"area": "M8", "reason": "hekserij", "owner_seats": (1,), "to": "hand", "value": 2})
    assert [one.card for one in match.castle(1).known] == ["smidse"]


def test_h_8_1_hekserij_on_the_black_master_sends_the_building_to_the_discards() -> None:
    match = situation("M7", "O2", master="M8:smidse", influence={0: "hekserij.1"}).after("play hekserij.1 M8")
    match.shows(points=(0, 0, 0), discards="smidse", owned={MASTER: ""})
    match.shows(area_freed={"owner": "master", "to": "discards"})


def test_h_8_1_hekserij_on_an_area_without_building() -> None:
    match = situation("M7", "M8 O2", influence={0: "hekserij.1"}).after("play hekserij.1 O2")
    match.shows(owned={1: "M8"}, castle={1: {"knights": 24}}, area_freed={"to": ""})


@pytest.mark.parametrize("kind_of", FOUR)
def test_h_8_1_own_areas_are_no_targets(kind_of: str) -> None:
    match = situation("M7:waag O20", "O2", influence={0: f"{kind_of}.1"}, data=changed("supplies", "knights", 25))
    if "play" in match.choices():
        match.after(f"play {kind_of}.1").shows(lacks="M7 O20")


@pytest.mark.parametrize("kind_of", FOUR)
@pytest.mark.parametrize(("phase", "owner"), [("actions", MASTER), ("actions", 1), ("master", 1)])
def test_h_8_2_on_an_area_with_a_tower_these_remove_the_tower_and_nothing_else(
    kind_of: str, phase: str, owner: int
) -> None:
    house = "" if kind_of == "infiltrant" else "smidse"
    there = f"M8:{house}^" if house else "M8^"
    mine, his = ("O2", there) if owner == MASTER else (f"O2 {there}", "")
    things: Any = {"phase": phase, "black": {0: "1.1"}, "influence": {0: f"{kind_of}.1"}}
    match = situation("M7", mine, master=his or "O13", **things)
    points, left = match.points, match.view().towers_left
    match.after(f"play {kind_of}.1").shows(facts={"M8": {"tower": 1, "loss": 0, "gain": 0}}).after("M8")
    match.shows(points=points, building={"M8": house}, owner={"M8": owner}, towers="", view={"towers_left": left + 1})
    match.shows(tower_destroyed={"area": "M8", "influence": kind_of, "owner": "seat" if owner == 1 else "master"})
    match.shows(untold="area_taken area_freed building_destroyed", influence_discards=f"{kind_of}.1")


@BOTH
def test_h_8_3_pionier_puts_a_knight_on_any_neutral_area(phase: str, question: str) -> None:
    match = situation("M7", "O2", phase=phase, influence={0: "pionier.1"}).after("play pionier.1 I5")
    match.shows(owned={0: "I5 M7"}, bricks=(5, 5), area_taken={"reason": "pionier", "owner": "none"}, kind=question)


def test_h_8_3_pionier_gains_a_building_without_owner() -> None:
    match = situation("M7", "O2", neutral="O20:opera", influence={0: "pionier.1"}, at="O20")
    match.after("play pionier.1 O20").shows(points=(5, 0, 0), building={"O20": "opera"})


@BOTH
def test_h_8_3_gif_costs_a_seat_a_card_by_chance_and_three_bricks(phase: str, question: str) -> None:
    hands = {1: "smidse opera waag"}
    match = situation("M7", "O2", "O20", phase=phase, influence={0: "gif.1"}, hands=hands, then=["opera"])
    match.after("play gif.1").shows(kind="gif", keys="1 2 back")
    match.shows(facts={"1": {"target_seat": 1, "hand": 3, "bricks": 3}})
    match.after("1").shows(hand={1: "smidse waag"}, bricks=(5, 2, 5), discards="opera", kind=question)
    match.shows(poisoned={"target_seat": 1, "building": "Opera", "number": 3, "bricks": 2, "seats": None})


def test_h_8_3_gif_takes_what_is_there_and_nothing_of_the_black_master() -> None:
    match = situation("M7", "O2", influence={0: "gif.1"}, bricks={1: 2}).after("play gif.1 1")
    match.shows(bricks=(5, 0), poisoned={"building": "", "number": 2})
    match = situation("M7", "O2", "O20", master="O9", turn=1, influence={1: "gif.1"})
    match.after("play gif.1").shows(keys="0 2 back")


@BOTH
def test_h_8_3_gouden_handel_sells_a_card_at_twice_its_value(phase: str, question: str) -> None:
    match = situation("M7", "O2", phase=phase, influence={0: "gouden_handel.1"}, hands={0: "tolhuis smidse"})
    match.after("play gouden_handel.1").shows(kind="gouden_handel", keys="smidse tolhuis back")
    match.shows(facts={"tolhuis": {"price": 6, "bricks": 11}}).after("tolhuis")
    match.shows(bricks=(11, 5), hand={0: "smidse"}, discards="tolhuis", market="", pawnshop="", kind=question)
    match.shows(card_sold={"shop": "gouden_handel", "price": 6})
    situation("M7", "O2", influence={0: "gouden_handel.1"}).shows(lacks="play")


def test_h_8_3_tovenaar_shows_two_cards_at_the_refill_and_one_is_laid_open() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="opera waag kapel .")
    match.after("play tovenaar.1").shows(kind="take", held={0: ""}, influence_discards="tovenaar.1")
    match.after("varkenskot").shows(sorcerer_saw={"seats": (0,), "buildings": ("Opera", "Waag")})
    match.shows(asked=0, kind="tovenaar", keys="opera waag")
    assert [[one.card for one in match.view(seat).seen] for seat in (0, 1, None)] == [["opera", "waag"], [], []]
    opened = {"seat": 0, "place": 1, "building": "Waag", "how": "tovenaar"}
    match.after("waag").shows(card_opened=opened, open="plaggenhut waag marktkraam", kind="act", view={"deck": 2})
    match.shows(card_put_under={"number": 1})
    match.after("done plaggenhut done").shows(open="kapel waag marktkraam")
    match.after("kapel").shows(open="opera waag marktkraam")  # it lay under the deck


def test_h_8_3_tovenaar_sees_one_card_if_there_is_one_only() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="opera .")
    match.after("play tovenaar.1 varkenskot").shows(kind="tovenaar", keys="opera")
    match.after("opera").shows(open="plaggenhut opera marktkraam", card_put_under={"number": 0})


def test_h_4_7_any_number_of_cards_in_canonical_order() -> None:
    match = situation("M7", "M8:smidse", influence={0: "gif.3 brand.1"}).after("play").shows(keys="brand.1 gif.3 back")
    assert match.facts("brand.1") == {"influence": "brand", "count": 1}
    match.after("brand.1 M8 play gif.3 1").shows(held={0: ""}, influence_discards="brand.1 gif.3")


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1", "pionier.1"])
def test_h_7_an_influence_card_never_isolates_nor_for_the_black_master(card: str) -> None:
    """O0 of seat 1 borders M0, O1 and O23: the last gap is closed by a card, and O0 does not fall."""
    own, held = "O0:smidse" if card == "pionier.1" else "O0:smidse O23", {0: card}
    by_seat = situation("M0 O1 M15", own, influence=held)
    by_master = phase_4("I7", own, "M0 O1", master="M15", influence=held)
    for match, taker in ((by_seat, 0), (by_master, MASTER)):
        match.after(f"play {card} O23").shows(owner={"O23": taker, "O0": 1}, untold="area_isolated")


@pytest.mark.parametrize("card", ["brand.1", "overval.1", "infiltrant.1", "hekserij.1", "gif.1"])
def test_h_8_1_the_number_of_targets_stands_at_the_card(card: str) -> None:
    match = situation("M7", "M8:smidse O2", "O20:opera", influence={0: card}).after("play")
    count = match.facts(card)["count"]
    assert count == len(match.after(card).choices()) - 1


def test_h_3_5_the_card_that_tovenaar_lays_open_may_be_the_third_of_its_category() -> None:
    cards, deck = "plaggenhut varkenskot vissershut", "waag opera tolhuis kapel smidse ."
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, cards=cards, deck=deck)
    match.after("play tovenaar.1 varkenskot opera").shows(open="tolhuis kapel smidse", view={"deck": 1})
    match.shows(discards="plaggenhut opera vissershut")


def test_h_8_1_a_building_is_destroyed_under_the_black_master_too() -> None:
    match = situation("M7", "M8:smidse", at="M8", influence={0: "brand.1"}).after("play brand.1 M8")
    match.shows(building={"M8": ""}, points=(0, 0, 0))


def test_h_8_1_a_returned_building_may_be_built_again() -> None:
    match = situation("M7", "M8:smidse O11", influence={0: "hekserij.1"}, cards="kapel herberg vismarkt")
    match.after("play hekserij.1 M8 done herberg build smidse O11").shows(points=(0, 2, 0))
