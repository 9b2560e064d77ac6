"""H-3: the income phase: what is taken, taxed, paid and laid open."""

from typing import Any

import pytest

from tests.games.het_verraad.scene import Scene, kinds, told
from tests.games.het_verraad.script import changed, situation
from tests.kit.rules import Listening


def income(*owners: str, **things: Any) -> Scene:
    """Phase 1 of seat 0; of two seats with an area each if none are named."""
    return situation(*(owners or ("M7", "O3")), phase="income", **things)


def test_h_3_0_influence_cards_may_be_played_before_a_card_is_taken() -> None:
    match = income(influence={0: "pionier.1"}).shows(keys="plaggenhut varkenskot marktkraam play")
    match.after("play pionier.1 I6").shows(kind="take", keys="plaggenhut varkenskot marktkraam", owned={0: "I6 M7"})


def test_h_3_1_a_card_is_taken_into_the_hand_free_with_the_bricks_on_it() -> None:
    match = income(cards="plaggenhut:2 varkenskot marktkraam:1").after("plaggenhut")
    match.shows(card_taken={"seat": 0, "building": "Plaggenhut", "number": 2, "bricks": 7, "seats": None})
    match.shows(bricks=(7, 5), hand={0: "plaggenhut"}, kind="act", view={"phase": "actions"})
    assert [one.card for one in match.castle(0).known] == ["plaggenhut"]
    income(cards="tolhuis", deck="opera").shows(keys="tolhuis")  # compulsory, and asked even with one card


def test_h_3_1_an_open_card_keeps_its_place_and_a_new_one_fills_the_gap() -> None:
    match = income(cards="plaggenhut varkenskot marktkraam", deck="opera").after("varkenskot")
    new = {"seat": 0, "place": 1, "building": "Opera", "category": "burgerij", "value": 5, "how": "deck"}
    match.shows(open="plaggenhut opera marktkraam", card_opened=new)
    match.after("done").shows(keys="plaggenhut opera marktkraam")


def test_h_3_1_without_an_open_card_the_phase_is_left_out() -> None:
    match = situation("M7", "O3", cards="", deck=".", deck_ends="off").after("done")
    match.shows(income_skipped={"seat": 1}, asked=1, kind="act")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (5, 5), (6, 5), (14, 5)])
def test_h_3_2_a_card_of_the_town_taxes_every_seat_down_to_five(before: int, after: int) -> None:
    cards = "kapel varkenskot marktkraam"
    match = income("M7", "O3", "I6", cards=cards, bricks={1: before, 2: 8}).after("kapel").shows(bricks=(5, after, 5))
    (tax,) = told(match.news, "tax_paid")
    assert tax.limit == 5
    assert dict(zip(tax.payer_seats, tax.amounts, strict=True)) == ({1: before - 5} if before > 5 else {}) | {2: 3}


def test_h_3_2_the_bricks_of_the_card_and_this_income_do_not_count() -> None:
    cards, bricks = "kapel:4 varkenskot marktkraam", {0: 7, 1: 4}
    match = income("I6:klooster", "O3", cards=cards, bricks=bricks, zoning="off").after("kapel")
    match.shows(bricks=(5 + 4 + 3 + 2, 4))
    assert kinds(match.news).index("tax_paid") < kinds(match.news).index("income_paid")


@pytest.mark.parametrize("card", ["plaggenhut", "varkenskot", "marktkraam"])
def test_h_3_2_no_other_category_is_taxed(card: str) -> None:
    income(bricks={0: 20, 1: 20}).after(card).shows(bricks=(20, 20), untold="tax_paid")


def test_h_3_3_every_seat_is_paid_for_its_building_that_pays_most() -> None:
    """M7 has a bonus of 1, O11 none, M6 of 3: value and bonus together count."""
    match = income("M7:waag O11:beursgebouw", "M6:tolhuis", "O3", zoning="off").after("marktkraam")
    paid = {"category": "handel", "earner_seats": (0, 1), "amounts": (5, 6), "values": (4, 3), "bonuses": (1, 3)}
    where = {"extras": (0, 0), "buildings": ("Waag", "Tolhuis"), "areas": ("M7", "M6")}
    match.shows(bricks=(10, 11, 5), income_paid={**paid, **where})


def test_h_3_3_a_great_power_of_the_category_pays_one_more() -> None:
    match = income("M7:waag M6:tolhuis O10:korenbeurs", "O2:wijnhuis").shows(holder={"handel": 0})
    match.after("marktkraam").shows(bricks=(5 + 3 + 3 + 1, 5 + 3 + 2), income_paid={"extras": (1, 0)})


@pytest.mark.parametrize(
    ("owners", "things", "card", "bricks"),
    [
        (("M7:waag M6:tolhuis O10:korenbeurs O9:plaggenhut", "O2"), {}, "plaggenhut", (5 + 1 + 2, 5)),
        (("M7", "O3"), {"master": "I0:tolhuis", "neutral": "M6:waag"}, "marktkraam", (5, 5)),
        (("M7", "O2:waag"), {}, "marktkraam", (5, 11)),
    ],
    ids=["another great power", "Black Master and nobody", "not only the taker"],
)
def test_h_3_3_owners_of_buildings_of_the_category_are_paid(
    owners: tuple[str, ...], things: Any, card: str, bricks: tuple[int, ...]
) -> None:
    earners = tuple(seat for seat in range(2) if bricks[seat] > 5)
    income(*owners, **things).after(card).shows(bricks=bricks, income_paid={"earner_seats": earners})


def test_h_3_4_one_brick_is_added_to_the_two_other_cards() -> None:
    match = income(cards="plaggenhut:2 varkenskot marktkraam:1", deck="opera").after("varkenskot")
    assert [one.bricks for one in match.view().open] == [3, 0, 2]
    match.shows(bricks_added={"buildings": ("Plaggenhut", "Marktkraam"), "numbers": (3, 2)})


@pytest.mark.parametrize(
    ("discards", "drawn", "source", "market"),
    [("opera waag kapel", "kapel", "discards", "tolhuis"), ("", "tolhuis", "markets", "")],
)
def test_h_3_4_a_deck_is_made_anew_from_the_shuffled_discards_or_without_them_from_both_markets(
    discards: str, drawn: str, source: str, market: str
) -> None:
    piles: Any = {"discards": discards, "pawnshop": "" if discards else "opera kapel", "market": "tolhuis"}
    match = income(deck=".", then=[[drawn, "opera"]], **piles).after("plaggenhut")
    match.shows(open=f"{drawn} varkenskot marktkraam", discards="", pawnshop="", market=market, view={"deck": 2})
    match.shows(deck_remade={"deck": "building", "source": source, "number": 3})


def test_h_3_4_the_deck_is_made_anew_when_a_card_is_wanted_and_not_before() -> None:
    match = income(deck="opera .", discards="waag kapel").after("plaggenhut")
    match.shows(untold="deck_remade", view={"deck": 0}, discards="waag kapel")


def test_h_3_4_the_influence_deck_is_made_anew_from_its_discards() -> None:
    things: Any = {"influence_discards": "brand.1 gif.2 pionier.3", "then": [["gif.2", "pionier.3"]]}
    match = situation("M7", "O3", influence_deck=".", **things).after("influence").shows(held={0: "gif.2"})
    match.shows(view={"influence_deck": 2}, influence_discards="")
    match.shows(deck_remade={"deck": "influence", "source": "discards", "number": 3})


@pytest.mark.parametrize(
    ("piles", "shuffled"),
    [
        ({"discards": "waag opera plaggenhut"}, ("plaggenhut", "opera", "waag")),
        ({"pawnshop": "waag", "market": "raadhuis opera"}, ("opera", "waag", "raadhuis")),
    ],
)
def test_h_11_cards_of_a_new_deck_are_shuffled_in_canonical_order(piles: Any, shuffled: tuple[str, ...]) -> None:
    piles |= {"deck": ".", "influence_deck": ".", "influence_discards": "gif.1 brand.2"}
    chance = Listening()
    match = situation("M7", "O3", bricks={0: 12}, cards="vissershut kapel smidse", chance=chance, **piles)
    match.after("card influence")
    assert chance.heard == [("shuffle", shuffled), ("shuffle", ("brand.2", "gif.1"))]


def test_h_3_5_three_open_cards_of_one_category_are_all_discarded() -> None:
    match = income(cards="plaggenhut:1 varkenskot opera:3", deck="schouwburg tolhuis waag raadhuis").after("varkenskot")
    match.shows(open="tolhuis waag raadhuis", discards="plaggenhut schouwburg opera", bricks=(5, 5))
    match.shows(open_cards_discarded={"category": "burgerij", "bricks": 2 + 4})
    assert [one.bricks for one in match.view().open] == [0, 0, 0]


def test_h_3_5_it_is_repeated_until_two_categories_show() -> None:
    deck = "schouwburg tolhuis waag wisselbank raadhuis kapel tuchthuis graanmolen basiliek"
    match = income(cards="plaggenhut varkenskot opera", deck=deck).after("varkenskot")
    assert [one.category for one in told(match.news, "open_cards_discarded")] == ["burgerij", "handel", "stad"]


@pytest.mark.parametrize(
    ("deck", "discards", "market", "lies"),
    [
        ("schouwburg hofje .", "koffiehuis", "", "plaggenhut schouwburg opera"),
        ("schouwburg .", "", "waag tolhuis", "plaggenhut schouwburg opera"),
        ("schouwburg hofje waag .", "", "", "waag"),
        ("schouwburg .", "waag hofje", "", "waag"),
    ],
)
def test_h_3_5_they_stay_if_all_of_deck_and_discards_is_of_that_category_too(
    deck: str, discards: str, market: str, lies: str
) -> None:
    """One card of another category is enough; cards of the markets do not count. Two open cards stay."""
    piles = {"deck": deck, "discards": discards, "market": market}
    match = income(cards="plaggenhut varkenskot opera", **piles).after("varkenskot")
    assert lies in match.row("open")
    assert bool(told(match.news, "open_cards_discarded")) == (lies == "waag")
    income(cards="tolhuis waag", deck=".", deck_ends="off").after("tolhuis").shows(open="waag")


def test_h_3_5_the_deck_may_be_made_anew_from_what_was_just_discarded() -> None:
    piles: Any = {"deck": "schouwburg kapel .", "discards": "waag", "then": [["opera", "waag"]]}
    match = income(cards="plaggenhut varkenskot opera", **piles).after("varkenskot")
    match.shows(open="kapel opera waag", view={"deck": 2})


def test_h_3_6_a_gap_that_cannot_be_filled_stays_and_ends_the_match_with_this_round() -> None:
    match = income(deck=".").after("plaggenhut").shows(gap_left={"place": 0}, view={"ending": "deck"})
    match.shows(last_round={"reason": "deck", "last_seat": 1})
    lying = [(one.building.card if one.building else "", one.bricks) for one in match.view().open]
    assert lying == [("", 0), ("varkenskot", 1), ("marktkraam", 1)]
    match.after("done").shows(result=None, keys="varkenskot marktkraam")
    match.after("varkenskot done").shows(winners=(0, 1), view={"phase": "over"})


def test_h_3_6_without_the_option_the_match_goes_on() -> None:
    match = income(deck=".", deck_ends="off").after("plaggenhut").shows(untold="last_round")
    match.after("done varkenskot done marktkraam done").shows(result=None, kind="act", asked=1, view={"round": 2})


def test_h_3_1_a_choice_says_what_taking_the_card_brings() -> None:
    cards, bricks = "wachthuis:2 varkenskot marktkraam", {0: 9, 1: 4, 2: 6}
    match = income("I6:klooster", "O2:kapel", "M0", cards=cards, bricks=bricks)
    brings = {"number": 2, "tax": 4, "income": 5, "bricks": 9 - 4 + 2 + 5}
    others = {"earner_seats": (1,), "amounts": (3,), "payer_seats": (2,), "taxes": (1,)}
    match.shows(facts={"wachthuis": {**brings, **others}}).after("wachthuis").shows(bricks=(12, 4 + 3, 5))


def test_h_3_the_numbers_are_those_of_the_data() -> None:
    data = changed("supplies", "wealth_limit", 2)
    income(cards="kapel varkenskot marktkraam", bricks={0: 9}, data=data).after("kapel").shows(bricks=(2, 2))


def test_h_2_turns_go_clockwise_from_the_start_player() -> None:
    match, order = situation("M7", "O3", "I6", turn=1, start=1), []
    for _ in range(5):
        order.append((match.asked, match.view().round))
        match.say("done")
        match.say(match.choices()[0])
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]
