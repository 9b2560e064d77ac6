"""H-4.5, H-4.6, H-5: pawnshop, free market, decks, the free influence card."""

from typing import Any

import pytest

from tests.games.het_verraad.scene import kinds, the, told
from tests.games.het_verraad.script import situation

CARDS_BY_VALUE = {1: "plaggenhut", 2: "herberg", 3: "tolhuis", 4: "waag", 5: "opera"}


@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_h_4_5_the_pawnshop_pays_half_the_value_rounded_up(value: int, price: int) -> None:
    card = CARDS_BY_VALUE[value]
    match = situation("M7", "O2", hands={0: card}, cards="vissershut varkenskot marktkraam")
    match.say("pawn")
    assert match.choices() == (card, "back")
    assert (match.facts(card)["price"], match.facts(card)["bricks"]) == (price, 5 + price)
    events = match.say(card)
    assert (match.bricks[0], match.hand(0)) == (5 + price, "")
    assert (match.row("pawnshop"), match.row("market"), match.row("discards")) == (card, "", "")
    sold = the(events, "card_sold")
    assert (sold.shop, sold.price, sold.seats) == ("pawnshop", price, None)


@pytest.mark.parametrize("card", CARDS_BY_VALUE.values())
def test_h_4_5_a_card_in_the_pawnshop_costs_five(card: str) -> None:
    match = situation("M7", "O2", pawnshop=f"{card} kapel", cards="vissershut varkenskot marktkraam", bricks={0: 6})
    events = match.say("redeem", card)
    assert (match.bricks[0], match.hand(0), match.row("pawnshop")) == (1, card, "kapel")
    assert the(events, "card_bought").shop == "pawnshop"
    assert [one.card for one in match.castle(0).known] == [card]


def test_h_4_5_anybody_may_use_the_pawnshop_without_limit() -> None:
    match = situation("M7", "O2", hands={0: "opera waag tolhuis kapel"})
    match.say("pawn", "opera", "pawn", "waag", "pawn", "tolhuis", "pawn", "kapel")
    assert (match.bricks[0], match.hand(0)) == (5 + 3 + 2 + 2 + 1, "")
    assert "pawn" not in match.choices()


@pytest.mark.parametrize(
    ("areas", "allowed"),
    [("M7:botermarkt", True), ("M7:smidse", False), ("M7:kapel", False), ("M7:herberg", False), ("M7", False)],
)
def test_h_4_5_the_free_market_is_for_a_seat_with_a_handel_building(areas: str, allowed: bool) -> None:
    match = situation(
        areas, "O2:marktkraam", cards="vissershut varkenskot bijenstal", hands={0: "opera"}, market="waag"
    )
    assert ("sell" in match.choices()) is allowed
    assert ("market" in match.choices()) is allowed


def test_h_4_5_a_handel_building_that_is_nobodys_or_in_the_hand_does_not_count() -> None:
    match = situation("M7", "O2", master="O9:waag", neutral="O10:tolhuis", hands={0: "botermarkt"}, market="wijnhuis")
    assert not {"sell", "market"} & set(match.choices())


@pytest.mark.parametrize("value", CARDS_BY_VALUE)
def test_h_4_5_the_free_market_buys_and_sells_at_the_value(value: int) -> None:
    card = CARDS_BY_VALUE[value]
    open_cards = "vissershut varkenskot marktkraam"
    match = situation("M7:botermarkt", "O2", hands={0: card}, cards=open_cards)
    events = match.say("sell", card)
    assert (match.bricks[0], match.row("market"), match.row("pawnshop")) == (5 + value, card, "")
    assert (the(events, "card_sold").shop, the(events, "card_sold").price) == ("market", value)
    match = situation("M7:botermarkt", "O2", market=card, cards=open_cards)
    events = match.say("market", card)
    assert (match.bricks[0], match.row("market"), match.hand(0)) == (5 - value, "", card)
    assert the(events, "card_bought").shop == "market"


def test_h_4_5_two_separate_piles_of_which_only_affordable_cards_are_offered() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera", market="waag kapel opera", bricks={0: 4})
    assert match.facts("market") == {"count": 2, "price": 1}
    match.say("market")
    assert match.choices() == ("waag", "kapel", "back")
    match = situation("M7:botermarkt", "O2", pawnshop="opera", market="waag kapel", bricks={0: 5})
    match.say("redeem")
    assert match.choices() == ("opera", "back")


@pytest.mark.parametrize(("sell", "buy"), [("pawn", "redeem"), ("sell", "market")])
def test_h_4_5_a_sold_card_cannot_be_bought_back_in_the_same_turn(sell: str, buy: str) -> None:
    match = situation("M7:botermarkt", "O2:vismarkt", hands={0: "tolhuis"}, bricks={0: 9, 1: 9})
    match.say(sell, "tolhuis")
    assert buy not in match.choices()
    match.say("done", "plaggenhut")
    assert (match.asked, buy in match.choices()) == (1, True)
    match.say("done")
    match.say(match.choices()[0], buy, "tolhuis")
    assert "tolhuis" in match.hand(0)


def test_h_4_5_a_card_bought_in_one_shop_may_be_sold_in_the_other() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera", bricks={0: 5})
    match.say("redeem", "opera", "sell", "opera")
    assert (match.bricks[0], match.row("market")) == (5, "opera")
    assert not {"redeem", "market"} & set(match.choices())


def test_h_4_6_a_building_card_unseen_for_five() -> None:
    match = situation("M7", "O2", deck="opera waag", bricks={0: 11})
    assert match.facts("card") == {"price": 5, "bricks": 6}
    events = match.say("card", "card")
    assert (match.bricks[0], match.hand(0)) == (1, "opera waag")
    assert [(one.seats, one.building) for one in told(events, "card_seen")] == [((0,), "Opera"), ((0,), "Waag")]
    assert all(one.seats is None for one in told(events, "card_drawn"))
    assert (match.castle(0).hand, match.castle(0).known) == (2, ())
    assert match.view(1).hand == ()
    assert "card" not in match.choices()


@pytest.mark.parametrize(
    ("things", "source", "taken", "left"),
    [
        ({"discards": "opera waag", "market": "kapel", "then": [["waag"]]}, "discards", "waag", 1),
        ({"market": "opera"}, "markets", "opera", 0),
    ],
)
def test_h_4_6_a_bought_building_card_makes_a_deck_anew_when_there_is_none(
    things: Any, source: str, taken: str, left: int
) -> None:
    match = situation("M7", "O2", deck=".", bricks={0: 9}, **things)
    events = match.say("card")
    assert (kinds(events)[0], the(events, "deck_remade").source) == ("deck_remade", source)
    assert (match.hand(0), match.view().deck) == (taken, left)


def test_h_4_6_an_influence_card_unseen_for_five() -> None:
    match = situation("M7", "O2", influence_deck="gif.2 brand.1", bricks={0: 12})
    assert match.facts("influence") == {"price": 5, "bricks": 7, "number": 1}
    events = match.say("influence")
    assert (match.bricks[0], match.held(0)) == (7, "gif.2")
    assert (the(events, "influence_seen").seats, the(events, "influence_seen").influence) == ((0,), "gif")
    assert (the(events, "influence_bought").seats, the(events, "influence_bought").number) == (None, 1)
    assert match.view(1).influence == ()
    assert match.castle(0).influence == 1


@pytest.mark.parametrize("by", [{"rules": 1}, {"third": "discard"}], ids=["version 1", "third=discard"])
def test_h_4_6_a_third_influence_card_makes_one_be_discarded_openly_before_anything_else(by: Any) -> None:
    """H-12.1 is an option, which version 1 does not know."""
    held_before, bought = {0: "gif.2 blokkade.1"}, "brand.3"
    match = situation("M7", "O2", influence=held_before, influence_deck=bought, bricks={0: 12}, **by)
    assert match.facts("influence")["number"] == 3
    match.say("influence")
    assert (match.kind, match.choices()) == ("discard", ("brand.3", "gif.2", "blokkade.1"))
    assert (match.why("discard", "play"), match.why("play", "brand.3")) == ("third_not_played", "discard_first")
    events = match.say("gif.2")
    assert (match.held(0), match.row("influence_discards")) == ("brand.3 blokkade.1", "gif.2")
    gone = the(events, "influence_discarded")
    assert (gone.seat, gone.influence, gone.seats) == (0, "gif", None)
    assert match.kind == "act"


def test_h_4_6_a_card_just_bought_may_be_played() -> None:
    match = situation("M7", "O2", influence_deck="pionier.1")
    match.say("influence", "play")
    assert match.choices() == ("pionier.1", "back")


def test_h_5_on_a_red_space_higher_than_when_the_turn_began_a_free_influence_card() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck="brand.1")
    match.say("build", "opera", "M7")
    assert match.points[0] == 5
    assert match.held(0) == ""
    events = match.say("done")
    assert match.held(0) == "brand.1"
    given = the(events, "influence_given")
    assert (given.seat, given.points, given.number, given.seats) == (0, 5, 1, None)
    assert the(events, "influence_seen").seats == (0,)
    assert (match.asked, match.kind) == (1, "take")


@pytest.mark.parametrize(
    ("owner", "hand", "said", "points"),
    [
        ("M7:opera", "", "", 5),
        ("M7 O10", "opera plaggenhut", "build opera M7 build plaggenhut O10", 6),
        ("M7:waag O10:herberg", "plaggenhut", "build plaggenhut O10", 5),
    ],
    ids=["began there", "passed", "fell"],
)
def test_h_5_not_where_it_did_not_rise_to_a_red_space(owner: str, hand: str, said: str, points: int) -> None:
    """A marker may have begun on it, only pass it, or fall to it as a house is replaced that is worth more."""
    match = situation(owner, "O2", hands={0: hand}, bricks={0: 9}, cards="kapel varkenskot marktkraam")
    match.say(*said.split())
    assert match.points[0] == points
    assert not told(match.say("done"), "influence_given")


def test_h_5_points_of_a_great_power_count_too() -> None:
    match = situation("M7", "O2", white={0: 2}, bricks={0: 5}, influence_deck="brand.1")
    match.say("white")
    assert match.points[0] == 5
    assert told(match.say("done"), "influence_given")


def test_h_5_the_limit_is_the_same_as_for_a_bought_one() -> None:
    """H-12.1: but one that was given is not played."""
    match = situation(
        "M7", "O2", hands={0: "opera"}, influence={0: "gif.2 blokkade.1"}, influence_deck="brand.3", black={0: "1.1"}
    )
    match.say("build", "opera", "M7", "done")
    assert (match.asked, match.kind, match.view().phase) == (0, "discard", "influence")
    assert match.choices() == ("brand.3", "gif.2", "blokkade.1")
    assert (match.why("discard", "play"), match.why("play", "gif.2")) == ("given_not_played", "other_phase")
    match.answer(0, "brand.3")
    assert (match.kind, match.view().phase) == ("master", "master")
    assert match.held(0) == "gif.2 blokkade.1"


def test_h_5_with_no_influence_card_left_none_is_given() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck=".")
    match.say("build", "opera", "M7")
    assert not told(match.say("done"), "influence_given")
    assert match.asked == 1


def test_h_5_it_may_be_played_in_phase_4_of_the_same_turn() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck="pionier.1", black={0: "1.1"})
    match.say("build", "opera", "M7", "done")
    assert (match.kind, "play" in match.choices()) == ("master", True)


def test_h_5_points_of_the_whole_turn_count_those_of_phase_1_too() -> None:
    match = situation(
        "M7", "O2", neutral="O20:opera", phase="income", influence={0: "pionier.1"}, influence_deck="gif.1"
    )
    match.say("play", "pionier.1")
    match.choose("O20")
    events = match.say("plaggenhut", "done")
    assert (match.points[0], the(events, "influence_given").points) == (5, 5)


def test_h_5_points_gained_in_the_turn_of_another_bring_nothing_there() -> None:
    """brand takes a building of the holder: the great power goes to seat 1, which is not in turn."""
    match = situation(
        "M7", "O2^ O20^ O22^ O4:plaggenhut", "M1^ M3^ M5^", cards="kapel smidse vismarkt", influence={0: "hekserij.1"}
    )
    assert match.points == (0, 1, 0, 0)
    match.say("play", "hekserij.1", "M1")
    assert match.points == (0, 5, 0, 0)
    assert not told(match.say("done"), "influence_given")
    assert not told(match.say("kapel", "done"), "influence_given")


def test_h_4_5_a_seat_without_its_handel_building_leaves_the_free_market() -> None:
    match = situation(
        "M7:botermarkt", "O2", hands={0: "plaggenhut opera"}, market="waag", cards="kapel smidse vismarkt"
    )
    match.say("build", "plaggenhut", "M7")
    assert not {"sell", "market"} & set(match.choices())
