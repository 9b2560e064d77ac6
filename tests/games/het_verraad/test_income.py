"""H-3: the income phase: what is taken, taxed, paid and laid open."""

from typing import Any

import pytest

from engine.het_verraad.events import CardOpened
from tests.games.het_verraad.scene import kinds, the, told
from tests.games.het_verraad.script import RecordingChance, changed, situation


def test_h_3_0_influence_cards_may_be_played_before_a_card_is_taken() -> None:
    match = situation("M7", "O3", phase="income", influence={0: "pionier.1"})
    assert match.choices() == ("plaggenhut", "varkenskot", "marktkraam", "play")
    match.say("play", "pionier.1", "I", "I6")
    assert (match.kind, match.choices()) == ("take", ("plaggenhut", "varkenskot", "marktkraam"))
    assert match.view().castles[0].areas == ("I6", "M7")


def test_h_3_1_a_card_is_taken_into_the_hand_free_with_the_bricks_on_it() -> None:
    match = situation("M7", "O3", phase="income", cards="plaggenhut:2 varkenskot marktkraam:1")
    events = match.say("plaggenhut")
    assert match.bricks == (7, 5)
    assert match.hand(0) == "plaggenhut"
    taken = the(events, "card_taken")
    assert (taken.seat, taken.building, taken.number, taken.bricks, taken.seats) == (0, "Plaggenhut", 2, 7, None)
    assert [one.card for one in match.view().castles[0].known] == ["plaggenhut"]
    assert (match.kind, match.view().phase) == ("act", "actions")


def test_h_3_1_it_is_compulsory_and_asked_even_with_one_card() -> None:
    match = situation("M7", "O3", phase="income", cards="tolhuis", deck="opera")
    assert match.choices() == ("tolhuis",)


def test_h_3_1_an_open_card_keeps_its_place_and_a_new_one_fills_the_gap() -> None:
    match = situation("M7", "O3", phase="income", cards="plaggenhut varkenskot marktkraam", deck="opera")
    events = match.say("varkenskot")
    assert match.row("open") == "plaggenhut opera marktkraam"
    assert the(events, "card_opened") == CardOpened(
        round=1, seat=0, place=1, building="Opera", category="burgerij", value=5, how="deck"
    )
    match.say("done")
    assert match.choices() == ("plaggenhut", "opera", "marktkraam")


def test_h_3_1_without_an_open_card_the_phase_is_left_out() -> None:
    match = situation("M7", "O3", cards="", deck=".", deck_ends="off")
    events = match.say("done")
    assert the(events, "income_skipped").seat == 1
    assert (match.asked, match.kind) == (1, "act")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (5, 5), (6, 5), (14, 5)])
def test_h_3_2_a_card_of_the_town_taxes_every_seat_down_to_five(before: int, after: int) -> None:
    match = situation("M7", "O3", "I6", phase="income", cards="kapel varkenskot marktkraam", bricks={1: before, 2: 8})
    events = match.say("kapel")
    assert match.bricks == (5, after, 5)
    tax = the(events, "tax_paid")
    assert tax.limit == 5
    assert dict(zip(tax.payer_seats, tax.amounts, strict=True)) == ({1: before - 5} if before > 5 else {}) | {2: 3}


def test_h_3_2_the_bricks_of_the_card_and_this_income_do_not_count() -> None:
    match = situation(
        "I6:klooster", "O3", phase="income", cards="kapel:4 varkenskot marktkraam", bricks={0: 7, 1: 4}, zoning="off"
    )
    events = match.say("kapel")
    assert match.bricks == (5 + 4 + 3 + 2, 4)
    assert kinds(events).index("tax_paid") < kinds(events).index("income_paid")


@pytest.mark.parametrize("card", ["plaggenhut", "varkenskot", "marktkraam"])
def test_h_3_2_no_other_category_is_taxed(card: str) -> None:
    match = situation("M7", "O3", phase="income", bricks={0: 20, 1: 20})
    events = match.say(card)
    assert match.bricks == (20, 20)
    assert not told(events, "tax_paid")


def test_h_3_3_every_seat_is_paid_for_its_building_that_pays_most() -> None:
    """M7 has a bonus of 1, O11 none, M6 of 3: value and bonus together count."""
    match = situation("M7:waag O11:beursgebouw", "M6:tolhuis", "O3", phase="income", zoning="off")
    events = match.say("marktkraam")
    assert match.bricks == (10, 11, 5)
    paid = the(events, "income_paid")
    assert (paid.category, paid.earner_seats, paid.amounts) == ("handel", (0, 1), (5, 6))
    assert (paid.values[1], paid.bonuses[1], paid.extras[1]) == (3, 3, 0)
    assert (paid.buildings[1], paid.areas[1]) == ("Tolhuis", "M6")


def test_h_3_3_a_great_power_of_the_category_pays_one_more() -> None:
    match = situation("M7:waag M6:tolhuis O10:korenbeurs", "O2:wijnhuis", phase="income")
    assert match.holder("handel") == 0
    events = match.say("marktkraam")
    assert match.bricks == (5 + 3 + 3 + 1, 5 + 3 + 2)
    assert the(events, "income_paid").extras == (1, 0)


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
    match = situation(*owners, phase="income", **things)
    paid = the(match.say(card), "income_paid")
    assert match.bricks == bricks
    assert paid.earner_seats == tuple(seat for seat in range(2) if bricks[seat] > 5)


def test_h_3_4_one_brick_is_added_to_the_two_other_cards() -> None:
    match = situation("M7", "O3", phase="income", cards="plaggenhut:2 varkenskot marktkraam:1", deck="opera")
    events = match.say("varkenskot")
    assert [one.bricks for one in match.view().open] == [3, 0, 2]
    added = the(events, "bricks_added")
    assert (added.buildings, added.numbers) == (("Plaggenhut", "Marktkraam"), (3, 2))


@pytest.mark.parametrize(
    ("discards", "drawn", "source", "market"),
    [("opera waag kapel", "kapel", "discards", "tolhuis"), ("", "tolhuis", "markets", "")],
)
def test_h_3_4_a_deck_is_made_anew_from_the_shuffled_discards_or_without_them_from_both_markets(
    discards: str, drawn: str, source: str, market: str
) -> None:
    piles: Any = {"discards": discards, "pawnshop": "" if discards else "opera kapel", "market": "tolhuis"}
    match = situation("M7", "O3", phase="income", deck=".", then=[[drawn, "opera"]], **piles)
    events = match.say("plaggenhut")
    assert match.row("open") == f"{drawn} varkenskot marktkraam"
    assert (match.row("discards"), match.row("pawnshop"), match.row("market")) == ("", "", market)
    remade = the(events, "deck_remade")
    assert (remade.deck, remade.source, remade.number, match.view().deck) == ("building", source, 3, 2)


def test_h_3_4_the_deck_is_made_anew_when_a_card_is_wanted_and_not_before() -> None:
    match = situation("M7", "O3", phase="income", deck="opera .", discards="waag kapel")
    assert not told(match.say("plaggenhut"), "deck_remade")
    assert (match.view().deck, match.row("discards")) == (0, "waag kapel")


def test_h_3_4_the_influence_deck_is_made_anew_from_its_discards() -> None:
    match = situation(
        "M7", "O3", influence_deck=".", influence_discards="brand.1 gif.2 pionier.3", then=[["gif.2", "pionier.3"]]
    )
    events = match.say("influence")
    assert [one.card for one in match.view(0).influence] == ["gif.2"]
    assert (match.view().influence_deck, match.row("influence_discards")) == (2, "")
    remade = the(events, "deck_remade")
    assert (remade.deck, remade.source, remade.number) == ("influence", "discards", 3)


@pytest.mark.parametrize(
    ("piles", "shuffled"),
    [
        ({"discards": "waag opera plaggenhut"}, ("plaggenhut", "opera", "waag")),
        ({"pawnshop": "waag", "market": "raadhuis opera"}, ("opera", "waag", "raadhuis")),
    ],
)
def test_h_11_cards_of_a_new_deck_are_shuffled_in_canonical_order(piles: Any, shuffled: tuple[str, ...]) -> None:
    chance = RecordingChance()
    match = situation(
        "M7",
        "O3",
        deck=".",
        influence_deck=".",
        influence_discards="gif.1 brand.2",
        bricks={0: 12},
        cards="vissershut kapel smidse",
        chance=chance,
        **piles,
    )
    match.say("card", "influence")
    assert chance.asked == [("shuffle", shuffled), ("shuffle", ("brand.2", "gif.1"))]


def test_h_3_5_three_open_cards_of_one_category_are_all_discarded() -> None:
    match = situation(
        "M7", "O3", phase="income", cards="plaggenhut:1 varkenskot opera:3", deck="schouwburg tolhuis waag raadhuis"
    )
    events = match.say("varkenskot")
    assert match.row("open") == "tolhuis waag raadhuis"
    assert match.row("discards") == "plaggenhut schouwburg opera"
    assert [one.bricks for one in match.view().open] == [0, 0, 0]
    assert match.bricks == (5, 5)
    gone = the(events, "open_cards_discarded")
    assert (gone.category, gone.bricks) == ("burgerij", 2 + 4)


def test_h_3_5_it_is_repeated_until_two_categories_show() -> None:
    match = situation(
        "M7",
        "O3",
        phase="income",
        cards="plaggenhut varkenskot opera",
        deck="schouwburg tolhuis waag wisselbank raadhuis kapel tuchthuis graanmolen basiliek",
    )
    events = match.say("varkenskot")
    assert [event.category for event in told(events, "open_cards_discarded")] == ["burgerij", "handel", "stad"]


def test_h_3_5_two_open_cards_of_one_category_stay() -> None:
    match = situation("M7", "O3", phase="income", cards="tolhuis waag", deck=".", deck_ends="off")
    match.say("tolhuis")
    assert match.row("open") == "waag"


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
    """One card of another category is enough; cards of the markets do not count."""
    match = situation(
        "M7", "O3", phase="income", cards="plaggenhut varkenskot opera", deck=deck, discards=discards, market=market
    )
    events = match.say("varkenskot")
    assert lies in match.row("open")
    assert bool(told(events, "open_cards_discarded")) == (lies == "waag")


def test_h_3_5_the_deck_may_be_made_anew_from_what_was_just_discarded() -> None:
    match = situation(
        "M7",
        "O3",
        phase="income",
        cards="plaggenhut varkenskot opera",
        deck="schouwburg kapel .",
        discards="waag",
        then=[["opera", "waag"]],
    )
    match.say("varkenskot")
    assert match.row("open") == "kapel opera waag"
    assert match.view().deck == 2


def test_h_3_6_a_gap_that_cannot_be_filled_ends_the_match_with_this_round() -> None:
    match = situation("M7", "O3", phase="income", deck=".")
    events = match.say("plaggenhut")
    assert the(events, "gap_left").place == 0
    last = the(events, "last_round")
    assert (last.reason, last.last_seat) == ("deck", 1)
    assert match.view().ending == "deck"
    match.say("done")
    assert match.result is None
    assert match.choices() == ("varkenskot", "marktkraam")
    match.say("varkenskot", "done")
    assert match.result is not None
    assert match.view().phase == "over"


def test_h_3_6_the_place_of_the_gap_stays_empty() -> None:
    match = situation("M7", "O3", phase="income", deck=".")
    match.say("plaggenhut")
    assert [one.building.card if one.building else "" for one in match.view().open] == ["", "varkenskot", "marktkraam"]
    assert [one.bricks for one in match.view().open] == [0, 1, 1]


def test_h_3_6_without_the_option_the_match_goes_on() -> None:
    match = situation("M7", "O3", phase="income", deck=".", deck_ends="off")
    events = match.say("plaggenhut")
    assert not told(events, "last_round")
    match.say("done", "varkenskot", "done", "marktkraam", "done")
    assert match.result is None
    assert (match.kind, match.asked, match.view().round) == ("act", 1, 2)


def test_h_3_1_a_choice_says_what_taking_the_card_brings() -> None:
    match = situation(
        "I6:klooster",
        "O2:kapel",
        "M0",
        phase="income",
        cards="wachthuis:2 varkenskot marktkraam",
        bricks={0: 9, 1: 4, 2: 6},
    )
    shown = match.facts("wachthuis")
    assert shown["number"] == 2
    assert (shown["tax"], shown["income"]) == (4, 5)
    assert shown["bricks"] == 9 - 4 + 2 + 5
    assert (shown["earner_seats"], shown["amounts"]) == ((1,), (3,))
    assert (shown["payer_seats"], shown["taxes"]) == ((2,), (1,))
    match.say("wachthuis")
    assert match.bricks == (shown["bricks"], 4 + 3, 5)


def test_h_3_the_numbers_are_those_of_the_data() -> None:
    data = changed("supplies", "wealth_limit", 2)
    match = situation("M7", "O3", phase="income", cards="kapel varkenskot marktkraam", bricks={0: 9}, data=data)
    match.say("kapel")
    assert match.bricks == (2, 2)


def test_h_2_turns_go_clockwise_from_the_start_player() -> None:
    match = situation("M7", "O3", "I6", turn=1, start=1)
    order = []
    for _ in range(5):
        order.append((match.asked, match.view().round))
        match.say("done")
        match.say(match.choices()[0])
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]
