"""H-8.1 to H-8.3: what influence cards do, to seats and to the Black Master, in phases 1 and 2."""

import pytest

from engine.het_verraad.components import MASTER
from tests.games.het_verraad.scene import the, told
from tests.games.het_verraad.script import changed, situation

BOTH = pytest.mark.parametrize(("phase", "question"), [("income", "take"), ("actions", "act")])
FOUR = ("brand", "overval", "infiltrant", "hekserij")


@BOTH
def test_h_8_1_brand_destroys_one_building_of_an_opponent(phase: str, question: str) -> None:
    match = situation("M7:waag", "M8:smidse O2 O13:tolhuis", "O20:opera", phase=phase, influence={0: "brand.2"})
    match.say("play", "brand.2")
    assert (match.kind, match.choices()) == ("brand", ("M8", "O13", "O20", "back"))
    assert match.facts("O13") | {"loss": 3, "gain": 0, "building": "Tolhuis", "owner_seats": (1,)} == match.facts("O13")
    events = match.say("O13")
    assert match.points == (4, 2, 5, 0)
    assert (match.building("O13"), match.area("O13").owner) == ("", 1)
    assert (match.row("discards"), match.row("influence_discards")) == ("tolhuis", "brand.2")
    assert (match.held(0), match.kind) == ("", question)
    gone = the(events, "building_destroyed")
    assert (gone.area, gone.building, gone.owner, gone.owner_seats, gone.points) == ("O13", "Tolhuis", "seat", (1,), 2)
    played = the(events, "influence_played")
    assert (played.seat, played.influence, played.side, played.area, played.tower) == (0, "brand", "seat", "O13", 0)


def test_h_8_1_in_phases_1_and_2_the_black_master_is_an_opponent_too() -> None:
    match = situation("M7", "O2", master="O13:tolhuis", influence={0: "brand.1"})
    match.say("play", "brand.1")
    assert match.choices() == ("O13", "back")
    assert (match.facts("O13")["owner"], match.facts("O13")["owner_seats"]) == ("master", ())
    events = match.say("O13")
    assert match.points == (0, 0, 0)
    assert (match.row("discards"), match.area("O13").owner) == ("tolhuis", MASTER)
    assert the(events, "building_destroyed").owner == "master"


@BOTH
def test_h_8_1_overval_takes_an_area_next_to_an_own_one_with_its_building(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O20:opera O11", phase=phase, influence={0: "overval.1"})
    match.say("play", "overval.1")
    assert (match.kind, match.choices()) == ("overval", ("M8", "O11", "back"))
    assert (match.facts("M8")["loss"], match.facts("M8")["gain"]) == (2, 2)
    events = match.say("M8")
    assert match.points == (2, 5, 0)
    assert (match.owned(0), match.building("M8")) == ("M7 M8", "smidse")
    assert (match.castle(0).knights, match.castle(1).knights) == (23, 23)
    taken = the(events, "area_taken")
    assert (taken.area, taken.reason, taken.taker_seats, taken.owner_seats) == ("M8", "overval", (0,), (1,))
    assert (taken.taker_points, taken.owner_points, taken.building, taken.value) == (2, 5, "Smidse", 2)
    assert match.kind == question


def test_h_8_1_overval_takes_an_area_of_the_black_master() -> None:
    match = situation("M7", "O20", master="M8:smidse", influence={0: "overval.1"})
    match.say("play", "overval.1", "M8")
    assert (match.points, match.owned(MASTER)) == ((2, 0, 0), "")
    assert match.view().master.knights == 25


def test_h_8_1_overval_does_not_reach_over_a_gate() -> None:
    match = situation("O1", "O9 O20", influence={0: "overval.1"})
    assert "play" not in match.choices()


@BOTH
def test_h_8_1_infiltrant_takes_any_area_without_building(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O20 O2", master="I0 I2:opera", phase=phase, influence={0: "infiltrant.1"})
    match.say("play", "infiltrant.1")
    assert (match.kind, match.choices()) == ("infiltrant", ("I0", "O2", "O20", "back"))
    events = match.say("O20")
    assert (match.owned(0), match.owned(1)) == ("M7 O20", "M8 O2")
    assert the(events, "area_taken").reason == "infiltrant"
    assert match.kind == question


def test_h_8_1_infiltrant_takes_an_area_of_the_black_master() -> None:
    match = situation("M7", "O20:opera", master="I0", influence={0: "infiltrant.1"})
    match.say("play", "infiltrant.1", "I0")
    assert match.area("I0").owner == 0


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1"])
def test_h_8_1_without_a_knight_a_tower_can_still_be_struck(card: str) -> None:
    match = situation("M7 O20 O22", "M8^ O2", influence={0: card}, data=changed("supplies", "knights", 3))
    match.say("play", card)
    assert match.choices() == ("M8", "back")
    match.say("M8")
    assert (match.area("M8").owner, match.flagged("tower")) == (1, "")


@BOTH
def test_h_8_1_hekserij_removes_a_knight_and_the_building_returns_to_the_hand(phase: str, question: str) -> None:
    match = situation("M7", "M8:smidse O2", phase=phase, influence={0: "hekserij.1"})
    match.say("play", "hekserij.1")
    assert (match.kind, match.choices()) == ("hekserij", ("M8", "O2", "back"))
    events = match.say("M8")
    assert (match.points, match.area("M8").owner, match.building("M8")) == ((0, 0, 0), None, "")
    assert match.hand(1) == "smidse"
    assert [one.card for one in match.castle(1).known] == ["smidse"]
    freed = the(events, "area_freed")
    assert (freed.area, freed.reason, freed.owner_seats, freed.to, freed.value) == ("M8", "hekserij", (1,), "hand", 2)
    assert match.kind == question


def test_h_8_1_hekserij_on_the_black_master_sends_the_building_to_the_discards() -> None:
    match = situation("M7", "O2", master="M8:smidse", influence={0: "hekserij.1"})
    events = match.say("play", "hekserij.1", "M8")
    assert (match.points, match.row("discards"), match.owned(MASTER)) == ((0, 0, 0), "smidse", "")
    assert (the(events, "area_freed").owner, the(events, "area_freed").to) == ("master", "discards")


def test_h_8_1_hekserij_on_an_area_without_building() -> None:
    match = situation("M7", "M8 O2", influence={0: "hekserij.1"})
    events = match.say("play", "hekserij.1", "O2")
    assert (match.owned(1), match.castle(1).knights) == ("M8", 24)
    assert the(events, "area_freed").to == ""


@pytest.mark.parametrize("kind_of", FOUR)
def test_h_8_1_own_areas_are_no_targets(kind_of: str) -> None:
    match = situation("M7:waag O20", "O2", influence={0: f"{kind_of}.1"}, data=changed("supplies", "knights", 25))
    if "play" in match.choices():
        match.say("play", f"{kind_of}.1")
        assert not {"M7", "O20"} & set(match.choices())


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
    before = match.points
    left = match.view().towers_left
    match.say("play", f"{kind_of}.1")
    assert match.facts("M8")["tower"] == 1
    assert (match.facts("M8")["loss"], match.facts("M8")["gain"]) == (0, 0)
    events = match.say("M8")
    assert (match.points, match.building("M8")) == (before, "smidse" if ":" in there else "")
    assert match.area("M8").owner == (MASTER if owner == "master" else 1)
    assert (match.flagged("tower"), match.view().towers_left) == ("", left + 1)
    gone = the(events, "tower_destroyed")
    assert (gone.area, gone.influence, gone.owner) == ("M8", kind_of, owner)
    assert not told(events, "area_taken") + told(events, "area_freed") + told(events, "building_destroyed")
    assert match.row("influence_discards") == f"{kind_of}.1"


@BOTH
def test_h_8_3_pionier_puts_a_knight_on_any_neutral_area(phase: str, question: str) -> None:
    match = situation("M7", "O2", phase=phase, influence={0: "pionier.1"})
    match.say("play", "pionier.1")
    events = match.choose("I5")
    assert (match.owned(0), match.bricks[0]) == ("I5 M7", 5)
    assert (the(events, "area_taken").reason, the(events, "area_taken").owner) == ("pionier", "none")
    assert match.kind == question


def test_h_8_3_pionier_gains_a_building_without_owner() -> None:
    match = situation("M7", "O2", neutral="O20:opera", influence={0: "pionier.1"}, at="O20")
    match.say("play", "pionier.1")
    match.choose("O20")
    assert (match.points, match.building("O20")) == ((5, 0, 0), "opera")


@BOTH
def test_h_8_3_gif_costs_a_seat_a_card_by_chance_and_three_bricks(phase: str, question: str) -> None:
    match = situation(
        "M7", "O2", "O20", phase=phase, influence={0: "gif.1"}, hands={1: "smidse opera waag"}, then=["opera"]
    )
    match.say("play", "gif.1")
    assert (match.kind, match.choices()) == ("gif", ("1", "2", "back"))
    shown = match.facts("1")
    assert (shown["target_seat"], shown["hand"], shown["bricks"]) == (1, 3, 3)
    events = match.say("1")
    assert (match.hand(1), match.bricks, match.row("discards")) == ("smidse waag", (5, 2, 5), "opera")
    hurt = the(events, "poisoned")
    assert (hurt.target_seat, hurt.building, hurt.number, hurt.bricks, hurt.seats) == (1, "Opera", 3, 2, None)
    assert match.kind == question


def test_h_8_3_gif_takes_what_is_there() -> None:
    match = situation("M7", "O2", influence={0: "gif.1"}, bricks={1: 2})
    events = match.say("play", "gif.1", "1")
    assert match.bricks == (5, 0)
    assert (the(events, "poisoned").building, the(events, "poisoned").number) == ("", 2)


def test_h_8_3_the_black_master_is_no_target_of_gif() -> None:
    match = situation("M7", "O2", "O20", master="O9", turn=1, influence={1: "gif.1"})
    match.say("play", "gif.1")
    assert match.choices() == ("0", "2", "back")


@BOTH
def test_h_8_3_gouden_handel_sells_a_card_at_twice_its_value(phase: str, question: str) -> None:
    match = situation("M7", "O2", phase=phase, influence={0: "gouden_handel.1"}, hands={0: "tolhuis smidse"})
    match.say("play", "gouden_handel.1")
    assert (match.kind, match.choices()) == ("gouden_handel", ("smidse", "tolhuis", "back"))
    assert (match.facts("tolhuis")["price"], match.facts("tolhuis")["bricks"]) == (6, 11)
    events = match.say("tolhuis")
    assert (match.bricks[0], match.hand(0)) == (11, "smidse")
    assert (match.row("discards"), match.row("market"), match.row("pawnshop")) == ("tolhuis", "", "")
    sold = the(events, "card_sold")
    assert (sold.shop, sold.price) == ("gouden_handel", 6)
    assert match.kind == question


def test_h_8_3_gouden_handel_needs_a_card_to_sell() -> None:
    assert "play" not in situation("M7", "O2", influence={0: "gouden_handel.1"}).choices()


def test_h_8_3_tovenaar_shows_two_cards_at_the_refill_and_one_is_laid_open() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="opera waag kapel .")
    match.say("play", "tovenaar.1")
    assert (match.kind, match.held(0), match.row("influence_discards")) == ("take", "", "tovenaar.1")
    events = match.say("varkenskot")
    assert (the(events, "sorcerer_saw").seats, the(events, "sorcerer_saw").buildings) == ((0,), ("Opera", "Waag"))
    assert (match.asked, match.kind, match.choices()) == (0, "tovenaar", ("opera", "waag"))
    assert [one.card for one in match.view(0).seen] == ["opera", "waag"]
    assert match.view(1).seen == match.view().seen == ()
    events = match.say("waag")
    opened = the(events, "card_opened")
    assert (opened.seat, opened.place, opened.building, opened.how) == (0, 1, "Waag", "tovenaar")
    assert match.row("open") == "plaggenhut waag marktkraam"
    assert the(events, "card_put_under").number == 1
    assert not hasattr(the(events, "card_put_under"), "building")
    assert (match.kind, match.view().deck) == ("act", 2)
    match.say("done", "plaggenhut", "done")
    assert match.row("open").split()[0] == "kapel"
    match.say(match.choices()[0])
    assert match.row("open").split()[0] == "opera"  # it lay under the deck


def test_h_8_3_tovenaar_sees_one_card_if_there_is_one_only() -> None:
    match = situation("M7", "O2", phase="income", influence={0: "tovenaar.1"}, deck="opera .")
    match.say("play", "tovenaar.1", "varkenskot")
    assert (match.kind, match.choices()) == ("tovenaar", ("opera",))
    events = match.say("opera")
    assert match.row("open") == "plaggenhut opera marktkraam"
    assert all(event.number == 0 for event in told(events, "card_put_under"))


def test_h_4_7_any_number_of_cards_in_canonical_order() -> None:
    match = situation("M7", "M8:smidse", influence={0: "gif.3 brand.1"})
    match.say("play")
    assert match.choices() == ("brand.1", "gif.3", "back")
    assert match.facts("brand.1") == {"influence": "brand", "count": 1}
    match.say("brand.1", "M8", "play", "gif.3", "1")
    assert (match.held(0), match.row("influence_discards")) == ("", "brand.1 gif.3")


@pytest.mark.parametrize("card", ["overval.1", "infiltrant.1", "pionier.1"])
def test_h_7_an_influence_card_never_isolates(card: str) -> None:
    """O0 of seat 1 borders M0, O1 and O23: the last gap is closed by a card, and O0 does not fall."""
    own = "O0:smidse" if card == "pionier.1" else "O0:smidse O23"
    match = situation("M0 O1 M15", own, influence={0: card})
    match.say("play", card)
    events = match.choose("O23")
    assert match.area("O23").owner == 0
    assert match.area("O0").owner == 1
    assert not told(events, "area_isolated")


@pytest.mark.parametrize("card", ["brand.1", "overval.1", "infiltrant.1", "hekserij.1", "gif.1"])
def test_h_8_1_the_number_of_targets_stands_at_the_card(card: str) -> None:
    match = situation("M7", "M8:smidse O2", "O20:opera", influence={0: card})
    match.say("play")
    count = match.facts(card)["count"]
    match.say(card)
    assert count == len(match.choices()) - 1


def test_h_3_5_the_card_that_tovenaar_lays_open_may_be_the_third_of_its_category() -> None:
    match = situation(
        "M7",
        "O2",
        phase="income",
        influence={0: "tovenaar.1"},
        cards="plaggenhut varkenskot vissershut",
        deck="waag opera tolhuis kapel smidse .",
    )
    match.say("play", "tovenaar.1", "varkenskot", "opera")
    assert match.row("open") == "tolhuis kapel smidse"
    assert match.row("discards") == "plaggenhut opera vissershut"
    assert match.view().deck == 1


def test_h_8_1_a_building_is_destroyed_under_the_black_master_too() -> None:
    match = situation("M7", "M8:smidse", at="M8", influence={0: "brand.1"})
    match.say("play", "brand.1", "M8")
    assert (match.building("M8"), match.points) == ("", (0, 0, 0))


def test_h_8_1_a_returned_building_may_be_built_again() -> None:
    match = situation("M7", "M8:smidse O11", influence={0: "hekserij.1"}, cards="kapel herberg vismarkt")
    match.say("play", "hekserij.1", "M8", "done", "herberg", "build", "smidse", "O11")
    assert match.points == (0, 2, 0)
