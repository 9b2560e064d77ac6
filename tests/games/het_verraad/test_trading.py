"""H-4.5, H-4.6, H-5: pawnshop, free market, decks, the free influence card."""

from typing import Any

import pytest

from tests.games.het_verraad.scene import kinds, told
from tests.games.het_verraad.script import situation

CARDS_BY_VALUE = {1: "plaggenhut", 2: "herberg", 3: "tolhuis", 4: "waag", 5: "opera"}
OTHERS = "vissershut varkenskot marktkraam"
"""Open cards that are none of them."""


@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_h_4_5_the_pawnshop_pays_half_the_value_rounded_up_and_a_card_there_costs_five(value: int, price: int) -> None:
    card = CARDS_BY_VALUE[value]
    match = situation("M7", "O2", hands={0: card}, cards=OTHERS).after("pawn").shows(keys=f"{card} back")
    match.shows(facts={card: {"price": price, "bricks": 5 + price}}).after(card)
    match.shows(bricks=(5 + price, 5), hand={0: ""}, pawnshop=card, market="", discards="")
    match.shows(card_sold={"shop": "pawnshop", "price": price, "seats": None})
    match = situation("M7", "O2", pawnshop=f"{card} kapel", cards=OTHERS, bricks={0: 6}).after(f"redeem {card}")
    match.shows(bricks=(1, 5), hand={0: card}, pawnshop="kapel", card_bought={"shop": "pawnshop"})
    assert [one.card for one in match.castle(0).known] == [card]


def test_h_4_5_anybody_may_use_the_pawnshop_without_limit() -> None:
    match = situation("M7", "O2", hands={0: "opera waag tolhuis kapel"})
    match.after("pawn opera pawn waag pawn tolhuis pawn kapel")
    match.shows(bricks=(5 + 3 + 2 + 2 + 1, 5), hand={0: ""}, lacks="pawn")


@pytest.mark.parametrize(
    ("areas", "shown"),
    [
        ("M7:botermarkt", {"has": "sell market"}),
        *((areas, {"lacks": "sell market"}) for areas in ("M7:smidse", "M7:kapel", "M7:herberg", "M7")),
    ],
)
def test_h_4_5_the_free_market_is_for_a_seat_with_a_handel_building(areas: str, shown: dict[str, str]) -> None:
    cards = "vissershut varkenskot bijenstal"
    situation(areas, "O2:marktkraam", cards=cards, hands={0: "opera"}, market="waag").shows(**shown)


def test_h_4_5_a_handel_building_that_is_nobodys_or_in_the_hand_or_gone_does_not_count() -> None:
    piles: Any = {"hands": {0: "botermarkt"}, "market": "wijnhuis"}
    situation("M7", "O2", master="O9:waag", neutral="O10:tolhuis", **piles).shows(lacks="sell market")
    piles = {"hands": {0: "plaggenhut opera"}, "market": "waag", "cards": "kapel smidse vismarkt"}
    situation("M7:botermarkt", "O2", **piles).after("build plaggenhut M7").shows(lacks="sell market")


@pytest.mark.parametrize(("value", "card"), CARDS_BY_VALUE.items())
def test_h_4_5_the_free_market_buys_and_sells_at_the_value(value: int, card: str) -> None:
    match = situation("M7:botermarkt", "O2", hands={0: card}, cards=OTHERS).after(f"sell {card}")
    match.shows(bricks=(5 + value, 5), market=card, pawnshop="", card_sold={"shop": "market", "price": value})
    match = situation("M7:botermarkt", "O2", market=card, cards=OTHERS).after(f"market {card}")
    match.shows(bricks=(5 - value, 5), market="", hand={0: card}, card_bought={"shop": "market"})


def test_h_4_5_two_separate_piles_of_which_only_affordable_cards_are_offered() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera", market="waag kapel opera", bricks={0: 4})
    assert match.facts("market") == {"count": 2, "price": 1}
    match.after("market").shows(keys="waag kapel back")
    match = situation("M7:botermarkt", "O2", pawnshop="opera", market="waag kapel", bricks={0: 5})
    match.after("redeem").shows(keys="opera back")


@pytest.mark.parametrize(("sell", "buy"), [("pawn", "redeem"), ("sell", "market")])
def test_h_4_5_a_sold_card_cannot_be_bought_back_in_the_same_turn(sell: str, buy: str) -> None:
    match = situation("M7:botermarkt", "O2:vismarkt", hands={0: "tolhuis"}, bricks={0: 9, 1: 9})
    match.after(f"{sell} tolhuis").shows(lacks=buy).after("done plaggenhut").shows(asked=1, has=buy).after("done")
    match.after(match.choices()[0]).after(f"{buy} tolhuis")
    assert "tolhuis" in match.hand(0)


def test_h_4_5_a_card_bought_in_one_shop_may_be_sold_in_the_other() -> None:
    match = situation("M7:botermarkt", "O2", pawnshop="opera", bricks={0: 5}).after("redeem opera sell opera")
    match.shows(bricks=(5, 5), market="opera", lacks="redeem market")


def test_h_4_6_a_building_card_unseen_for_five() -> None:
    match = situation("M7", "O2", deck="opera waag", bricks={0: 11})
    assert match.facts("card") == {"price": 5, "bricks": 6}
    match.after("card card").shows(bricks=(1, 5), hand={0: "opera waag", 1: ""}, lacks="card")
    seen = [(one.seats, one.building) for one in told(match.news, "card_seen")]
    assert seen == [((0,), "Opera"), ((0,), "Waag")]
    assert all(one.seats is None for one in told(match.news, "card_drawn"))
    match.shows(castle={0: {"hand": 2, "known": ()}})


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
    match = situation("M7", "O2", deck=".", bricks={0: 9}, **things).after("card")
    match.shows(deck_remade={"source": source}, hand={0: taken}, view={"deck": left})
    assert kinds(match.news)[0] == "deck_remade"


def test_h_4_6_an_influence_card_unseen_for_five() -> None:
    match = situation("M7", "O2", influence_deck="gif.2 brand.1", bricks={0: 12})
    assert match.facts("influence") == {"price": 5, "bricks": 7, "number": 1}
    match.after("influence").shows(bricks=(7, 5), held={0: "gif.2", 1: ""}, castle={0: {"influence": 1}})
    match.shows(influence_seen={"seats": (0,), "influence": "gif"}, influence_bought={"seats": None, "number": 1})
    match = situation("M7", "O2", influence_deck="pionier.1").after("influence play")
    match.shows(keys="pionier.1 back")  # a card just bought may be played


@pytest.mark.parametrize("by", [{"rules": 1}, {"third": "discard"}], ids=["version 1", "third=discard"])
def test_h_4_6_a_third_influence_card_makes_one_be_discarded_openly_before_anything_else(by: Any) -> None:
    """H-12.1 is an option, which version 1 does not know."""
    held = {0: "gif.2 blokkade.1"}
    match = situation("M7", "O2", influence=held, influence_deck="brand.3", bricks={0: 12}, **by)
    match.shows(facts={"influence": {"number": 3}}).after("influence")
    match.shows(kind="discard", keys="brand.3 gif.2 blokkade.1")
    match.shows(why={"discard play": "third_not_played", "play brand.3": "discard_first"}).after("gif.2")
    match.shows(held={0: "brand.3 blokkade.1"}, influence_discards="gif.2", kind="act")
    match.shows(influence_discarded={"seat": 0, "influence": "gif", "seats": None})


def test_h_5_on_a_red_space_higher_than_when_the_turn_began_a_free_influence_card() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck="brand.1").after("build opera M7")
    match.shows(points=(5, 0, 0), held={0: ""}).after("done").shows(held={0: "brand.1"}, asked=1, kind="take")
    match.shows(influence_given={"seat": 0, "points": 5, "number": 1, "seats": None}, influence_seen={"seats": (0,)})


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
    match = situation(owner, "O2", hands={0: hand}, bricks={0: 9}, cards="kapel varkenskot marktkraam").after(said)
    match.shows(points=(points, 0, 0)).after("done").shows(untold="influence_given")


def test_h_5_points_of_a_great_power_count_too() -> None:
    match = situation("M7", "O2", white={0: 2}, bricks={0: 5}, influence_deck="brand.1").after("white")
    match.shows(points=(5, 0, 0)).after("done").shows(told="influence_given")


def test_h_5_the_limit_is_the_same_as_for_a_bought_one() -> None:
    """H-12.1: but one that was given is not played."""
    held = {0: "gif.2 blokkade.1"}
    match = situation("M7", "O2", hands={0: "opera"}, influence=held, influence_deck="brand.3", black={0: "1.1"})
    match.after("build opera M7 done").shows(asked=0, kind="discard", view={"phase": "influence"})
    match.shows(keys="brand.3 gif.2 blokkade.1", why={"discard play": "given_not_played", "play gif.2": "other_phase"})
    match.after("brand.3").shows(kind="master", view={"phase": "master"}, held=held)


def test_h_5_with_no_influence_card_left_none_is_given() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck=".").after("build opera M7 done")
    match.shows(untold="influence_given", asked=1)


def test_h_5_it_may_be_played_in_phase_4_of_the_same_turn() -> None:
    match = situation("M7", "O2", hands={0: "opera"}, influence_deck="pionier.1", black={0: "1.1"})
    match.after("build opera M7 done").shows(kind="master", has="play")


def test_h_5_points_of_the_whole_turn_count_those_of_phase_1_too() -> None:
    things: Any = {"phase": "income", "influence": {0: "pionier.1"}, "influence_deck": "gif.1"}
    match = situation("M7", "O2", neutral="O20:opera", **things).after("play pionier.1 O20 plaggenhut done")
    match.shows(points=(5, 0, 0), influence_given={"points": 5})


def test_h_5_points_gained_in_the_turn_of_another_bring_nothing_there() -> None:
    """brand takes a building of the holder: the great power goes to seat 1, which is not in turn."""
    owners = ("M7", "O2^ O20^ O22^ O4:plaggenhut", "M1^ M3^ M5^")
    match = situation(*owners, cards="kapel smidse vismarkt", influence={0: "hekserij.1"}).shows(points=(0, 1, 0, 0))
    match.after("play hekserij.1 M1").shows(points=(0, 5, 0, 0)).after("done kapel done")
    match.shows(untold="influence_given")
