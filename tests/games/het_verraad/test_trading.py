"""H-4.5, H-4.6, H-5: pawnshop, free market, decks, the free influence card."""

from typing import Any

import pytest

from engine.het_verraad.events import (
    CardBought,
    CardDrawn,
    CardSeen,
    CardSold,
    DeckRemade,
    InfluenceBought,
    InfluenceDiscarded,
    InfluenceGiven,
    InfluenceSeen,
)
from tests.games.het_verraad.script import (
    answer,
    asked,
    bricks,
    castle,
    changed,
    choose,
    facts,
    hand,
    held,
    keys,
    kind,
    kinds,
    now,
    points,
    row,
    say,
    situation,
    the,
    told,
)

CARDS_BY_VALUE = {1: "plaggenhut", 2: "herberg", 3: "tolhuis", 4: "waag", 5: "opera"}


# --- H-4.5 pawnshop ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_h_4_5_the_pawnshop_pays_half_the_value_rounded_up(value: int, price: int) -> None:
    card = CARDS_BY_VALUE[value]
    match = situation("M7", "O2", hands={0: card}, cards="vissershut varkenskot marktkraam")
    say(match, "pawn")
    assert keys(match) == (card, "back")
    assert (facts(match, card)["price"], facts(match, card)["bricks"]) == (price, 5 + price)
    events = say(match, card)
    assert (bricks(match)[0], hand(match, 0)) == (5 + price, "")
    assert (row(match, "pawnshop"), row(match, "market"), row(match, "discards")) == (card, "", "")
    sold = the(events, CardSold)
    assert (sold.shop, sold.price, sold.seats) == ("pawnshop", price, None)


@pytest.mark.parametrize("card", CARDS_BY_VALUE.values())
def test_h_4_5_a_card_in_the_pawnshop_costs_five(card: str) -> None:
    match = situation("M7", "O2", pawnshop=f"{card} kapel", cards="vissershut varkenskot marktkraam", bricks={0: 6})
    say(match, "redeem")
    assert set(keys(match)) == {card, "kapel", "back"}
    events = say(match, card)
    assert (bricks(match)[0], hand(match, 0), row(match, "pawnshop")) == (1, card, "kapel")
    assert the(events, CardBought).shop == "pawnshop"
    assert [one.card for one in castle(match, 0).known] == [card]
    assert "redeem" not in keys(match)


def test_h_4_5_anybody_may_use_the_pawnshop_without_limit() -> None:
    match = situation("M7", "O2", hands={0: "opera waag tolhuis kapel"})
    say(match, "pawn", "opera", "pawn", "waag", "pawn", "tolhuis", "pawn", "kapel")
    assert (bricks(match)[0], hand(match, 0)) == (5 + 3 + 2 + 2 + 1, "")
    assert "pawn" not in keys(match)


# --- H-4.5 free market ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("areas", "allowed"),
    [("M7:botermarkt", True), ("M7:smidse", False), ("M7:kapel", False), ("M7:herberg", False), ("M7", False)],
)
def test_h_4_5_the_free_market_is_for_a_seat_with_a_handel_building(areas: str, allowed: bool) -> None:
    match = situation(
        areas, "O2:marktkraam", cards="vissershut varkenskot bijenstal", hands={0: "opera"}, market="waag"
    )
    assert ("sell" in keys(match)) is allowed
    assert ("market" in keys(match)) is allowed


def test_h_4_5_a_handel_building_that_is_nobodys_or_in_the_hand_does_not_count() -> None:
    match = situation("M7", "O2", master="O9:waag", neutral="O10:tolhuis", hands={0: "botermarkt"}, market="wijnhuis")
    assert not {"sell", "market"} & set(keys(match))


@pytest.mark.parametrize("value", CARDS_BY_VALUE)
def test_h_4_5_the_free_market_buys_and_sells_at_the_value(value: int) -> None:
    card = CARDS_BY_VALUE[value]
    open_cards = "vissershut varkenskot marktkraam"
    match = situation("M7:botermarkt", "O2", hands={0: card}, cards=open_cards)
    events = say(match, "sell", card)
    assert (bricks(match)[0], row(match, "market"), row(match, "pawnshop")) == (5 + value, card, "")
    assert (the(events, CardSold).shop, the(events, CardSold).price) == ("market", value)
    match = situation("M7:botermarkt", "O2", market=card, cards=open_cards)
    events = say(match, "market", card)
    assert (bricks(match)[0], row(match, "market"), hand(match, 0)) == (5 - value, "", card)
    assert the(events, CardBought).shop == "market"


def test_h_4_5_two_separate_piles() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera", market="waag kapel", bricks={0: 5})
    say(match, "redeem")
    assert keys(match) == ("opera", "back")
    say(match, "back", "market")
    assert keys(match) == ("waag", "kapel", "back")


def test_h_4_5_only_affordable_cards_are_offered() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="smidse", market="waag kapel opera", bricks={0: 4})
    assert "redeem" not in keys(match)
    assert facts(match, "market") == {"count": 2, "price": 1}
    say(match, "market")
    assert keys(match) == ("waag", "kapel", "back")


@pytest.mark.parametrize(("sell", "buy"), [("pawn", "redeem"), ("sell", "market")])
def test_h_4_5_what_a_seat_has_sold_it_cannot_buy_back_in_the_same_turn(sell: str, buy: str) -> None:
    match = situation("M7:botermarkt", "O2:vismarkt", hands={0: "tolhuis"}, bricks={0: 9, 1: 9})
    say(match, sell, "tolhuis")
    assert buy not in keys(match)
    say(match, "done", "plaggenhut")
    assert asked(match) == 1
    assert buy in keys(match)
    say(match, "done")
    say(match, keys(match)[0], buy, "tolhuis")
    assert "tolhuis" in hand(match, 0)


def test_h_4_5_others_there_may_still_be_bought() -> None:
    match = situation("M7", "O2", hands={0: "tolhuis"}, pawnshop="opera", bricks={0: 9})
    say(match, "pawn", "tolhuis", "redeem")
    assert keys(match) == ("opera", "back")


def test_h_4_5_a_card_bought_in_one_shop_may_be_sold_in_the_other() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera", bricks={0: 5})
    say(match, "redeem", "opera", "sell", "opera")
    assert (bricks(match)[0], row(match, "market")) == (5, "opera")
    assert not {"redeem", "market"} & set(keys(match))


# --- H-4.6 decks ------------------------------------------------------------------------------------------------------


def test_h_4_6_a_building_card_unseen_for_five() -> None:
    match = situation("M7", "O2", deck="opera waag", bricks={0: 11})
    assert facts(match, "card") == {"price": 5, "bricks": 6}
    events = say(match, "card", "card")
    assert (bricks(match)[0], hand(match, 0)) == (1, "opera waag")
    assert [(one.seats, one.building) for one in told(events, CardSeen)] == [((0,), "Opera"), ((0,), "Waag")]
    assert all(one.seats is None for one in told(events, CardDrawn))
    assert (castle(match, 0).hand, castle(match, 0).known) == (2, ())
    assert now(match, 1).hand == ()
    assert "card" not in keys(match)


def test_h_4_6_a_bought_building_card_makes_a_deck_anew_when_there_is_none() -> None:
    match = situation("M7", "O2", deck=".", discards="opera waag", then=[["waag"]])
    events = say(match, "card")
    assert kinds(events)[0] == "deck_remade"
    assert (hand(match, 0), now(match).deck) == ("waag", 1)


def test_h_4_6_without_a_building_card_anywhere_none_is_bought() -> None:
    match = situation("M7", "O2", deck=".", bricks={0: 9})
    assert "card" not in keys(match)
    match = situation("M7", "O2", deck=".", market="opera", bricks={0: 9})
    events = say(match, "card")
    assert the(events, DeckRemade).source == "markets"
    assert hand(match, 0) == "opera"


def test_h_4_6_an_influence_card_unseen_for_five() -> None:
    match = situation("M7", "O2", influence_deck="gif.2 brand.1", bricks={0: 12})
    assert facts(match, "influence") == {"price": 5, "bricks": 7, "number": 1}
    events = say(match, "influence")
    assert (bricks(match)[0], held(match, 0)) == (7, "gif.2")
    assert (the(events, InfluenceSeen).seats, the(events, InfluenceSeen).influence) == ((0,), "gif")
    assert (the(events, InfluenceBought).seats, the(events, InfluenceBought).number) == (None, 1)
    assert now(match, 1).influence == ()
    assert castle(match, 0).influence == 1


@pytest.mark.parametrize("by", [{"rules": 1}, {"third": "discard"}], ids=["version 1", "third=discard"])
def test_h_4_6_a_third_influence_card_makes_one_be_discarded_openly_before_anything_else(by: Any) -> None:
    held_before, bought = {0: "gif.2 blokkade.1"}, "brand.3"
    match = situation("M7", "O2", influence=held_before, influence_deck=bought, bricks={0: 12}, **by)
    assert facts(match, "influence")["number"] == 3
    say(match, "influence")
    assert (kind(match), keys(match)) == ("discard", ("brand.3", "gif.2", "blokkade.1"))
    events = say(match, "gif.2")
    assert (held(match, 0), row(match, "influence_discards")) == ("brand.3 blokkade.1", "gif.2")
    gone = the(events, InfluenceDiscarded)
    assert (gone.seat, gone.influence, gone.seats) == (0, "gif", None)
    assert kind(match) == "act"


def test_h_4_6_a_card_just_bought_may_be_played() -> None:
    match = situation("M7", "O2", influence_deck="pionier.1")
    say(match, "influence", "play")
    assert keys(match) == ("pionier.1", "back")


def test_h_4_6_with_no_influence_card_left_none_is_bought() -> None:
    match = situation("M7", "O2", influence_deck=".", bricks={0: 20})
    assert "influence" not in keys(match)


def test_h_4_6_not_without_five_bricks() -> None:
    assert not {"card", "influence"} & set(keys(situation("M7", "O2", bricks={0: 4})))


# --- H-5 --------------------------------------------------------------------------------------------------------------


def test_h_5_on_a_red_space_higher_than_when_the_turn_began_a_free_influence_card() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck="brand.1")
    say(match, "build", "opera", "M7")
    assert points(match)[0] == 5
    assert held(match, 0) == ""
    events = say(match, "done")
    assert held(match, 0) == "brand.1"
    given = the(events, InfluenceGiven)
    assert (given.seat, given.points, given.number, given.seats) == (0, 5, 1, None)
    assert the(events, InfluenceSeen).seats == (0,)
    assert (asked(match), kind(match)) == (1, "take")


def test_h_5_not_on_a_red_space_on_which_the_turn_began() -> None:
    match = situation("M7:opera", "O2", influence_deck="brand.1")
    events = say(match, "done")
    assert not told(events, InfluenceGiven)


def test_h_5_not_when_the_marker_only_passed_a_red_space() -> None:
    match = situation("M7 O10", "O2", hands={0: "opera plaggenhut"}, bricks={0: 9})
    events = say(match, "build", "opera", "M7", "build", "plaggenhut", "O10", "done")
    assert points(match)[0] == 6
    assert not told(events, InfluenceGiven)


def test_h_5_not_when_the_marker_is_lower_than_when_the_turn_began() -> None:
    """From 6 down to 5: the Herberg is replaced by a house that is worth less."""
    match = situation("M7:waag O10:herberg", "O2", hands={0: "plaggenhut"}, cards="kapel varkenskot marktkraam")
    assert points(match)[0] == 6
    say(match, "build", "plaggenhut", "O10")
    assert points(match)[0] == 5
    assert not told(say(match, "done"), InfluenceGiven)


def test_h_5_points_of_a_great_power_count_too() -> None:
    match = situation("M7", "O2", white={0: 2}, bricks={0: 5}, influence_deck="brand.1")
    say(match, "white")
    assert points(match)[0] == 5
    assert told(say(match, "done"), InfluenceGiven)


def test_h_5_the_limit_is_the_same_as_for_a_bought_one() -> None:
    match = situation(
        "M7", "O2", hands={0: "opera"}, influence={0: "gif.2 blokkade.1"}, influence_deck="brand.3", black={0: "1.1"}
    )
    say(match, "build", "opera", "M7", "done")
    assert (asked(match), kind(match), now(match).phase) == (0, "discard", "influence")
    assert keys(match) == ("brand.3", "gif.2", "blokkade.1")
    answer(match, 0, "brand.3")
    assert (kind(match), now(match).phase) == ("master", "master")
    assert held(match, 0) == "gif.2 blokkade.1"


def test_h_5_with_no_influence_card_left_none_is_given() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck=".")
    say(match, "build", "opera", "M7")
    assert not told(say(match, "done"), InfluenceGiven)
    assert asked(match) == 1


def test_h_5_it_may_be_played_in_phase_4_of_the_same_turn() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck="pionier.1", black={0: "1.1"})
    say(match, "build", "opera", "M7", "done")
    assert (kind(match), "play" in keys(match)) == ("master", True)


def test_h_5_the_red_spaces_are_those_of_the_data() -> None:
    match = situation("M7", "O2", hands={0: "tolhuis"}, data=changed("track", "red_every", 3))
    say(match, "build", "tolhuis", "M7")
    assert told(say(match, "done"), InfluenceGiven)


def test_h_5_points_of_the_whole_turn_count_those_of_phase_1_too() -> None:
    match = situation(
        "M7", "O2", neutral="O20:opera", phase="income", influence={0: "pionier.1"}, influence_deck="gif.1"
    )
    say(match, "play", "pionier.1")
    choose(match, "O20")
    events = say(match, "plaggenhut", "done")
    assert (points(match)[0], the(events, InfluenceGiven).points) == (5, 5)


def test_h_5_points_gained_in_the_turn_of_another_bring_nothing_there() -> None:
    """brand takes a building of the holder: the great power goes to seat 1, which is not in turn."""
    match = situation(
        "M7", "O2^ O20^ O22^ O4:plaggenhut", "M1^ M3^ M5^", cards="kapel smidse vismarkt", influence={0: "hekserij.1"}
    )
    assert points(match) == (0, 1, 0, 0)
    say(match, "play", "hekserij.1", "M1")
    assert points(match) == (0, 5, 0, 0)
    assert not told(say(match, "done"), InfluenceGiven)
    assert not told(say(match, "kapel", "done"), InfluenceGiven)


def test_h_4_5_whoever_pulls_down_its_handel_building_leaves_the_free_market() -> None:
    match = situation(
        "M7:botermarkt", "O2", hands={0: "plaggenhut opera"}, market="waag", cards="kapel smidse vismarkt"
    )
    say(match, "build", "plaggenhut", "M7")
    assert not {"sell", "market"} & set(keys(match))
