"""H-8.1 to H-8.3: what influence cards do, to seats and to the Black Master, in phases 1 and 2."""

import pytest

from engine.het_verraad.components import MASTER
from engine.het_verraad.events import (
    AreaFreed,
    AreaIsolated,
    AreaTaken,
    BuildingDestroyed,
    CardOpened,
    CardPutUnder,
    CardSold,
    InfluencePlayed,
    Poisoned,
    SorcererSaw,
    TowerDestroyed,
)
from tests.games.het_verraad.script import (
    answer,
    area,
    asked,
    bricks,
    building,
    castle,
    changed,
    choose,
    facts,
    flagged,
    hand,
    held,
    keys,
    kind,
    now,
    owned,
    points,
    row,
    say,
    situation,
    the,
    told,
)

BOTH = pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("actions", "act")])
FOUR = ("brand", "overval", "infiltrant", "hekserij")


# --- brand ------------------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_1_brand_destroys_one_building_of_an_opponent(phase: str, question: str) -> None:
    match = situation("M7:waag", "M8:smidse O2 O13:tolhuis", "O20:opera", phase=phase, influence={0: "brand.2"})
    say(match, "play", "brand.2")
    assert (kind(match), keys(match)) == ("brand", ("M8", "O13", "O20", "back"))
    assert facts(match, "O13") | {"loss": 3, "gain": 0, "building": "Tolhuis", "owner_seats": (1,)} == facts(
        match, "O13"
    )
    events = say(match, "O13")
    assert points(match) == (4, 2, 5, 0)
    assert (building(match, "O13"), area(match, "O13").owner) == ("", 1)
    assert (row(match, "discards"), row(match, "influence_discards")) == ("tolhuis", "brand.2")
    assert (held(match, 0), kind(match)) == ("", question)
    gone = the(events, BuildingDestroyed)
    assert (gone.area, gone.building, gone.owner, gone.owner_seats, gone.points) == ("O13", "Tolhuis", "seat", (1,), 2)
    played = the(events, InfluencePlayed)
    assert (played.seat, played.influence, played.side, played.area, played.tower) == (0, "brand", "seat", "O13", 0)


def test_h_8_1_brand_needs_a_building_that_is_an_opponents() -> None:
    match = situation("M7:waag", "M8 O2", neutral="O13:tolhuis", influence={0: "brand.1"})
    assert "play" not in keys(match)


def test_h_8_1_in_phases_1_and_2_the_black_master_is_an_opponent_too() -> None:
    match = situation("M7", "O2", master="O13:tolhuis", influence={0: "brand.1"})
    say(match, "play", "brand.1")
    assert keys(match) == ("O13", "back")
    assert (facts(match, "O13")["owner"], facts(match, "O13")["owner_seats"]) == ("master", ())
    events = say(match, "O13")
    assert points(match) == (0, 0, 0)
    assert (row(match, "discards"), area(match, "O13").owner) == ("tolhuis", MASTER)
    assert the(events, BuildingDestroyed).owner == "master"


# --- overval ----------------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_1_overval_takes_an_area_next_to_an_own_one_with_its_building(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O20:opera O11", phase=phase, influence={0: "overval.1"})
    say(match, "play", "overval.1")
    assert (kind(match), keys(match)) == ("overval", ("M8", "O11", "back"))
    assert (facts(match, "M8")["loss"], facts(match, "M8")["gain"]) == (2, 2)
    events = say(match, "M8")
    assert points(match) == (2, 5, 0)
    assert (owned(match, 0), building(match, "M8")) == ("M7 M8", "smidse")
    assert (castle(match, 0).knights, castle(match, 1).knights) == (23, 23)
    taken = the(events, AreaTaken)
    assert (taken.area, taken.reason, taken.taker_seats, taken.owner_seats) == ("M8", "overval", (0,), (1,))
    assert (taken.taker_points, taken.owner_points, taken.building, taken.value) == (2, 5, "Smidse", 2)
    assert kind(match) == question


def test_h_8_1_overval_takes_an_area_of_the_black_master() -> None:
    match = situation("M7", "O20", master="M8:smidse", influence={0: "overval.1"})
    say(match, "play", "overval.1", "M8")
    assert (points(match), owned(match, MASTER)) == ((2, 0, 0), "")
    assert now(match).master.knights == 25


def test_h_8_1_overval_does_not_reach_over_a_gate() -> None:
    match = situation("O1", "O9 O20", influence={0: "overval.1"})
    assert "play" not in keys(match)


def test_h_8_1_overval_takes_no_neutral_area() -> None:
    assert "play" not in keys(situation("M7", "O20", neutral="M8:smidse", influence={0: "overval.1"}))


# --- infiltrant -------------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_1_infiltrant_takes_any_area_without_building(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O20 O2", master="I0 I2:opera", phase=phase, influence={0: "infiltrant.1"})
    say(match, "play", "infiltrant.1")
    assert (kind(match), keys(match)) == ("infiltrant", ("I0", "O2", "O20", "back"))
    events = say(match, "O20")
    assert (owned(match, 0), owned(match, 1)) == ("M7 O20", "M8 O2")
    assert the(events, AreaTaken).reason == "infiltrant"
    assert kind(match) == question


def test_h_8_1_infiltrant_takes_an_area_of_the_black_master() -> None:
    match = situation("M7", "O20:opera", master="I0", influence={0: "infiltrant.1"})
    say(match, "play", "infiltrant.1", "I0")
    assert area(match, "I0").owner == 0


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1", "pionier.1"])
def test_h_8_1_taking_an_area_needs_a_knight_in_stock(card: str) -> None:
    match = situation("M7 O20 O22", "M8 O2", influence={0: card}, data=changed("supplies", "knights", 3))
    assert "play" not in keys(match)


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1"])
def test_h_8_1_without_a_knight_a_tower_can_still_be_struck(card: str) -> None:
    match = situation("M7 O20 O22", "M8^ O2", influence={0: card}, data=changed("supplies", "knights", 3))
    say(match, "play", card)
    assert keys(match) == ("M8", "back")
    say(match, "M8")
    assert (area(match, "M8").owner, flagged(match, "tower")) == (1, "")


# --- hekserij ---------------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_1_hekserij_removes_a_knight_and_the_building_returns_to_the_hand(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O2", phase=phase, influence={0: "hekserij.1"})
    say(match, "play", "hekserij.1")
    assert (kind(match), keys(match)) == ("hekserij", ("M8", "O2", "back"))
    events = say(match, "M8")
    assert (points(match), area(match, "M8").owner, building(match, "M8")) == ((0, 0, 0), None, "")
    assert hand(match, 1) == "smidse"
    assert [one.card for one in castle(match, 1).known] == ["smidse"]
    freed = the(events, AreaFreed)
    assert (freed.area, freed.reason, freed.owner_seats, freed.to, freed.value) == ("M8", "hekserij", (1,), "hand", 2)
    assert kind(match) == question


def test_h_8_1_hekserij_on_the_black_master_sends_the_building_to_the_discards() -> None:
    match = situation("M7", "O2", master="M8:smidse", influence={0: "hekserij.1"})
    events = say(match, "play", "hekserij.1", "M8")
    assert (points(match), row(match, "discards"), owned(match, MASTER)) == ((0, 0, 0), "smidse", "")
    assert (the(events, AreaFreed).owner, the(events, AreaFreed).to) == ("master", "discards")


def test_h_8_1_hekserij_on_an_area_without_building() -> None:
    match = situation("M7", "M8 O2", influence={0: "hekserij.1"})
    events = say(match, "play", "hekserij.1", "O2")
    assert (owned(match, 1), castle(match, 1).knights) == ("M8", 24)
    assert the(events, AreaFreed).to == ""


@pytest.mark.parametrize("kind_of", FOUR)
def test_h_8_1_own_areas_are_no_targets(kind_of: str) -> None:
    match = situation("M7:waag O20", "O2", influence={0: f"{kind_of}.1"}, data=changed("supplies", "knights", 25))
    if "play" in keys(match):
        say(match, "play", f"{kind_of}.1")
        assert not {"M7", "O20"} & set(keys(match))


# --- towers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind_of", "there"),
    [("brand", "M8:smidse^"), ("overval", "M8:smidse^"), ("infiltrant", "M8^"), ("hekserij", "M8:smidse^")],
)
@pytest.mark.parametrize("owner", ["seat", "master"])
def test_h_8_2_on_an_area_with_a_tower_these_remove_the_tower_and_nothing_else(
    kind_of: str, there: str, owner: str
) -> None:
    mine, his = ("O2", there) if owner == "master" else (f"O2 {there}", "")
    match = situation("M7", mine, master=his, influence={0: f"{kind_of}.1"})
    before = points(match)
    left = now(match).towers_left
    say(match, "play", f"{kind_of}.1")
    assert facts(match, "M8")["tower"] == 1
    assert (facts(match, "M8")["loss"], facts(match, "M8")["gain"]) == (0, 0)
    events = say(match, "M8")
    assert (points(match), building(match, "M8")) == (before, "smidse" if ":" in there else "")
    assert area(match, "M8").owner == (MASTER if owner == "master" else 1)
    assert (flagged(match, "tower"), now(match).towers_left) == ("", left + 1)
    gone = the(events, TowerDestroyed)
    assert (gone.area, gone.influence, gone.owner) == ("M8", kind_of, owner)
    assert not told(events, AreaTaken) + told(events, AreaFreed) + told(events, BuildingDestroyed)
    assert row(match, "influence_discards") == f"{kind_of}.1"


# --- pionier ----------------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_3_pionier_puts_a_knight_on_any_neutral_area(phase: str, question: str) -> None:
    match = situation("M7", "O2", phase=phase, influence={0: "pionier.1"})
    say(match, "play", "pionier.1")
    events = choose(match, "I5")
    assert (owned(match, 0), bricks(match)[0]) == ("I5 M7", 5)
    assert (the(events, AreaTaken).reason, the(events, AreaTaken).owner) == ("pionier", "none")
    assert kind(match) == question


def test_h_8_3_pionier_gains_a_building_without_owner() -> None:
    match = situation("M7", "O2", neutral="O20:opera", influence={0: "pionier.1"}, at="O20")
    say(match, "play", "pionier.1")
    choose(match, "O20")
    assert (points(match), building(match, "O20")) == ((5, 0, 0), "opera")


# --- gif --------------------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_3_gif_costs_a_seat_a_card_by_chance_and_three_bricks(phase: str, question: str) -> None:
    match = situation(
        "M7", "O2", "O20", phase=phase, influence={0: "gif.1"}, hands={1: "smidse opera waag"}, then=["opera"]
    )
    say(match, "play", "gif.1")
    assert (kind(match), keys(match)) == ("gif", ("1", "2", "back"))
    shown = facts(match, "1")
    assert (shown["target_seat"], shown["hand"], shown["bricks"]) == (1, 3, 3)
    events = say(match, "1")
    assert (hand(match, 1), bricks(match), row(match, "discards")) == ("smidse waag", (5, 2, 5), "opera")
    hurt = the(events, Poisoned)
    assert (hurt.target_seat, hurt.building, hurt.number, hurt.bricks, hurt.seats) == (1, "Opera", 3, 2, None)
    assert kind(match) == question


def test_h_8_3_gif_takes_what_is_there() -> None:
    match = situation("M7", "O2", influence={0: "gif.1"}, bricks={1: 2})
    events = say(match, "play", "gif.1", "1")
    assert bricks(match) == (5, 0)
    assert (the(events, Poisoned).building, the(events, Poisoned).number) == ("", 2)


def test_h_8_3_the_black_master_is_no_target_of_gif() -> None:
    match = situation("M7", "O2", "O20", master="O9", turn=1, influence={1: "gif.1"})
    say(match, "play", "gif.1")
    assert keys(match) == ("0", "2", "back")


# --- gouden_handel ----------------------------------------------------------------------------------------------------


@BOTH
def test_h_8_3_gouden_handel_sells_a_card_at_twice_its_value(phase: str, question: str) -> None:
    match = situation("M7", "O2", phase=phase, influence={0: "gouden_handel.1"}, hands={0: "tolhuis smidse"})
    say(match, "play", "gouden_handel.1")
    assert (kind(match), keys(match)) == ("gouden_handel", ("smidse", "tolhuis", "back"))
    assert (facts(match, "tolhuis")["price"], facts(match, "tolhuis")["bricks"]) == (6, 11)
    events = say(match, "tolhuis")
    assert (bricks(match)[0], hand(match, 0)) == (11, "smidse")
    assert (row(match, "discards"), row(match, "market"), row(match, "pawnshop")) == ("tolhuis", "", "")
    sold = the(events, CardSold)
    assert (sold.shop, sold.price) == ("gouden_handel", 6)
    assert kind(match) == question


def test_h_8_3_gouden_handel_needs_a_card_to_sell() -> None:
    assert "play" not in keys(situation("M7", "O2", influence={0: "gouden_handel.1"}))


# --- tovenaar ---------------------------------------------------------------------------------------------------------


def test_h_8_3_tovenaar_shows_two_cards_at_the_refill_and_one_is_laid_open() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="opera waag kapel .")
    say(match, "play", "tovenaar.1")
    assert (kind(match), held(match, 0), row(match, "influence_discards")) == ("take", "", "tovenaar.1")
    events = say(match, "varkenskot")
    assert (the(events, SorcererSaw).seats, the(events, SorcererSaw).buildings) == ((0,), ("Opera", "Waag"))
    assert (asked(match), kind(match), keys(match)) == (0, "tovenaar", ("opera", "waag"))
    assert [one.card for one in now(match, 0).seen] == ["opera", "waag"]
    assert now(match, 1).seen == now(match).seen == ()
    events = say(match, "waag")
    opened = the(events, CardOpened)
    assert (opened.seat, opened.place, opened.building, opened.how) == (0, 1, "Waag", "tovenaar")
    assert row(match, "open") == "plaggenhut waag marktkraam"
    assert the(events, CardPutUnder).number == 1
    assert not hasattr(the(events, CardPutUnder), "building")
    assert (kind(match), now(match).deck) == ("act", 2)
    say(match, "done", "plaggenhut", "done")
    assert row(match, "open").split()[0] == "kapel"
    say(match, keys(match)[0])
    assert row(match, "open").split()[0] == "opera"  # it lay under the deck


def test_h_8_3_tovenaar_sees_one_card_if_there_is_one_only() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="opera .")
    say(match, "play", "tovenaar.1", "varkenskot")
    assert (kind(match), keys(match)) == ("tovenaar", ("opera",))
    events = say(match, "opera")
    assert row(match, "open") == "plaggenhut opera marktkraam"
    assert all(event.number == 0 for event in told(events, CardPutUnder))


def test_h_8_3_tovenaar_is_played_in_phase_1_only() -> None:
    match = situation("M7", "O2", influence={0: "tovenaar.1"})
    assert "play" not in keys(match)
    match = situation("M7", "O2", influence={0: "tovenaar.1"}, black={0: "1.1"}, phase="master")
    assert "play" not in keys(match)


def test_h_8_3_the_numbers_are_those_of_the_data() -> None:
    match = situation("M7", "O2", influence={0: "gif.1"}, data=changed("influence", "cards.gif.bricks", 5))
    say(match, "play", "gif.1", "1")
    assert bricks(match) == (5, 0)


# --- what may be played -----------------------------------------------------------------------------------------------


def test_h_4_7_any_number_of_cards_in_canonical_order() -> None:
    match = situation("M7", "M8:smidse", influence={0: "gif.3 brand.1"})
    say(match, "play")
    assert keys(match) == ("brand.1", "gif.3", "back")
    assert facts(match, "brand.1") == {"influence": "brand", "count": 1}
    say(match, "brand.1", "M8", "play", "gif.3", "1")
    assert (held(match, 0), row(match, "influence_discards")) == ("", "brand.1 gif.3")


@pytest.mark.parametrize("card", ["bescherming.1", "blokkade.1"])
@pytest.mark.parametrize("phase", ["income", "actions", "master"])
def test_h_8_4_bescherming_and_blokkade_are_never_played_otherwise(card: str, phase: str) -> None:
    match = situation("M7", "M8:smidse", influence={0: card}, phase=phase, black={0: "1.1"})
    assert "play" not in keys(match)


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1", "pionier.1"])
def test_h_7_an_influence_card_never_isolates(card: str) -> None:
    """O0 of seat 1 borders M0, O1 and O23: the last gap is closed by a card, and O0 does not fall."""
    own = "O0:smidse" if card == "pionier.1" else "O0:smidse O23"
    match = situation("M0 O1 M15", own, influence={0: card})
    say(match, "play", card)
    events = choose(match, "O23")
    assert area(match, "O23").owner == 0
    assert area(match, "O0").owner == 1
    assert not told(events, AreaIsolated)


def test_a_sub_question_and_going_back_from_it_change_nothing() -> None:
    match = situation("M7", "M8:smidse", influence={0: "brand.1"})
    before = now(match, 1)
    for key in ("play", "brand.1", "back", "back"):
        assert answer(match, 0, key) == []
        assert now(match, 1) == before
    assert kind(match) == "act"


@pytest.mark.parametrize("card", ["brand.1", "overval.1", "infiltrant.1", "hekserij.1", "gif.1"])
def test_h_8_1_the_number_of_targets_stands_at_the_card(card: str) -> None:
    match = situation("M7", "M8:smidse O2", "O20:opera", influence={0: card})
    say(match, "play")
    count = facts(match, card)["count"]
    say(match, card)
    assert count == len(keys(match)) - 1


def test_h_11_the_cards_that_tovenaar_shows_stand_in_canonical_order() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="waag opera .")
    say(match, "play", "tovenaar.1", "varkenskot")
    assert keys(match) == ("opera", "waag")


def test_h_3_5_the_card_that_tovenaar_lays_open_may_be_the_third_of_its_category() -> None:
    match = situation(
        "M7",
        "O2",
        phase="income",
        influence={0: "tovenaar.1"},
        cards="plaggenhut varkenskot vissershut",
        deck="waag opera tolhuis kapel smidse .",
    )
    say(match, "play", "tovenaar.1", "varkenskot", "opera")
    assert row(match, "open") == "tolhuis kapel smidse"
    assert row(match, "discards") == "plaggenhut opera vissershut"
    assert now(match).deck == 1


def test_h_8_1_a_building_is_destroyed_under_the_black_master_too() -> None:
    match = situation("M7", "M8:smidse", at="M8", influence={0: "brand.1"})
    say(match, "play", "brand.1", "M8")
    assert (building(match, "M8"), points(match)) == ("", (0, 0, 0))


def test_h_8_1_what_returned_to_the_hand_may_be_built_again() -> None:
    match = situation("M7", "M8:smidse O11", influence={0: "hekserij.1"}, cards="kapel herberg vismarkt")
    say(match, "play", "hekserij.1", "M8", "done", "herberg", "build", "smidse", "O11")
    assert points(match) == (0, 2, 0)
