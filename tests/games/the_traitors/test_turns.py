"""T-2, T-4 and T-5: a turn, the Traitor card, Dagger and Shield."""

import pytest

from tests.games.the_traitors.script import begin, everybody, hand, keys, kind, kinds, now, say, sight, told, truth

pytestmark = pytest.mark.usefixtures("first_edition")

# --- T-2: a turn ------------------------------------------------------------------------------------------------------


def test_t_2_1_the_top_card_joins_the_hand() -> None:
    match = begin("ggg ggg ggg ggg", "sg")
    assert now(match, 0).hand == hand("gggs")
    assert kinds(match.setup_events) == ["turn_started", "card_drawn", "own_card_drawn"]
    assert told(match.events(0), "own_card_drawn").card == "shield"
    assert kinds(match.events(1)) == kinds(match.events(None)) == ["turn_started", "card_drawn"]


def test_t_2_2_gold_is_played_onto_the_fund_and_a_shield_never() -> None:
    match = begin("ggs ggg ggg ggg", "dg")
    assert keys(match) == ("none", "gold.1", "gold.2", "dagger.1")
    events = say(match, "gold.2")
    assert kinds(events, only="public") == ["gold_played", "turn_started", "card_drawn"]
    assert (told(events, "gold_played").fund, now(match).fund) == (1, 1)
    assert now(match, 0).hand == hand("gds")
    assert now(match).turn == 1


def test_t_2_2_one_card_or_none_is_played() -> None:
    match = begin("gg ggg ggg ggg", "gg")
    assert kinds(say(match, "none"), only="public") == ["turn_started", "card_drawn"]
    assert (now(match).fund, now(match).turn) == (0, 1)


def test_t_2_3_with_four_cards_exactly_one_is_discarded() -> None:
    match = begin("gds ggg ggg ggg", "gg")
    assert say(match, "none") == []
    assert kind(match) == "discard"
    assert keys(match) == ("gold.1", "gold.2", "dagger.1", "shield.1")
    events = say(match, "shield.1")
    assert kinds(events, only="public") == ["card_discarded", "turn_started", "card_drawn"]
    assert now(match, 0).hand == hand("ggd")
    assert (now(match).discard_pile, now(match).fund) == (("shield",), 0)


def test_t_2_3_discarded_gold_goes_into_the_fund() -> None:
    match = begin("gds ggg ggg ggg", "gg")
    event = told(say(match, "none", "gold.1"), "card_discarded")
    assert (event.seat, event.card, event.fund) == (0, "gold", 1)
    assert (now(match).discard_pile, now(match).fund) == ((), 1)


def test_t_2_3_the_traitor_card_counts_but_is_never_discarded() -> None:
    match = begin("tgg ggg ggg ggg", "sg", traitor=3)
    say(match, "none")
    assert keys(match) == ("gold.1", "gold.2", "shield.1")


# --- T-4: the Traitor card --------------------------------------------------------------------------------------------


def test_t_4_1_a_faithful_is_asked_in_secret() -> None:
    match = begin("ggg ggg ggg ggg", "tg", traitor=1)
    assert (kind(match), keys(match)) == ("recruit", ("accept", "reject"))
    assert now(match).table[0].hand_size == 4
    assert (now(match).phase, now(match).asked) == ("turn", (0,))
    assert now(match, 0).hand == hand("gggt")
    assert not now(match, 0).recruited


def test_t_4_1_a_player_who_accepts_is_a_traitor_from_now_on() -> None:
    match = begin("ggg ggg ggg ggg", "tm", traitor=1)
    events = say(match, "accept")
    assert [(event.kind, event.seats) for event in events] == [("recruited", (0,))]
    assert (now(match, 0).role, now(match, 0).recruited) == ("faithful", True)
    assert (kind(match), keys(match)) == ("play", ("none", "gold.1", "gold.2", "gold.3"))
    say(match, "gold.1")
    assert keys(match, 0) == ("1", "2", "3")
    assert keys(match, 2) == ("F",)
    assert match.decisions[0].facts["role"] == "traitor"


def test_t_4_1_a_player_who_rejects_shows_it_and_draws_no_other_card() -> None:
    match = begin("ggg ggg ggg ggg", "tgg", traitor=1)
    assert kinds(say(match, "reject")) == ["traitor_card_rejected"]
    assert now(match).discard_pile == ("traitor",)
    assert (now(match).rejected, now(match).deck) == (0, 3)
    assert (now(match, 0).hand, now(match, 0).recruited) == (hand("ggg"), False)
    assert kind(match) == "play"
    say(match, "none")
    assert now(match).turn == 1


def test_t_4_2_the_dealt_traitor_can_only_reject() -> None:
    match = begin("ggg ggg ggg ggg", "tgg", traitor=0)
    assert (kind(match), keys(match)) == ("recruit", ("reject",))
    assert match.decisions[0].facts["role"] == "traitor"
    assert kinds(say(match, "reject")) == ["traitor_card_rejected"]


def test_t_4_3_an_accepted_card_cannot_be_taken() -> None:
    match = begin("d gg tgd gg", "gg", traitor=3)
    say(match, "dagger.1", "2")
    assert keys(match) == ("none", "gold.1", "dagger.1")
    assert match.decisions[0].facts["cards"] == ("gold", "dagger", "traitor")


@pytest.mark.parametrize(("deck", "perhaps"), [("ggt", {0, 1}), ("tgg", {0, 1})])
def test_possible_holders_of_the_traitor_card_are_the_same_to_all(deck: str, perhaps: set[int]) -> None:
    """T-4.3: every seat that has drawn a card, until the card has been shown."""
    match = begin("gg gg gg gg", deck, traitor=3)
    say(match, *(["accept"] if deck[0] == "t" else []), "none")
    assert {seat for seat, one in enumerate(now(match).table) if one.perhaps_recruited} == perhaps


def test_nobody_may_hold_the_traitor_card_once_it_was_rejected() -> None:
    match = begin("gg gg gg gg", "gtgg", traitor=1)
    say(match, "none", "reject", "none")
    assert not any(one.perhaps_recruited for one in now(match).table)


# --- T-5: Dagger and Shield -------------------------------------------------------------------------------------------


def test_t_5_1_a_dagger_names_another_living_seat() -> None:
    match = begin("dgg gg gsg gg", "mggg", traitor=3)
    everybody(match, "F F F 1")
    assert say(match, "dagger.1") == []
    assert (kind(match), keys(match)) == ("blackmail", ("2", "3"))
    assert now(match).discard_pile == ("event",)
    events = say(match, "2")
    assert kinds(events) == ["dagger_used", "hand_seen"]
    assert told(events, "hand_seen").cards == hand("ggs")
    assert [event.seats for event in events] == [None, (0,)]
    assert now(match).discard_pile == ("event", "dagger")
    assert (now(match).named, now(match).played, now(match).blackmails) == (2, "dagger", ((0, 2),))
    assert (kind(match), keys(match)) == ("take", ("none", "gold.1", "gold.2", "shield.1"))


def test_t_5_1_one_card_may_be_taken_and_both_know_which() -> None:
    match = begin("dgg gg gsg gg", "ggg", traitor=3)
    events = say(match, "dagger.1", "2", "shield.1")
    assert told(events, "card_taken").seats is None
    seen = told(events, "taken_card_seen")
    assert (seen.seats, seen.seat, seen.named_seat, seen.card) == ((0, 2), 0, 2, "shield")
    assert (now(match, 0).hand, now(match, 2).hand) == (hand("gggs"), hand("gg"))
    assert "card_taken" in kinds(match.events(None))
    assert "taken_card_seen" not in kinds(match.events(1))
    assert kind(match) == "discard"


def test_t_5_1_none_may_be_taken_and_that_is_public() -> None:
    match = begin("dg gg gsg gg", "gg", traitor=3)
    events = say(match, "dagger.1", "2", "none")
    assert kinds(events, only="public")[:2] == ["dagger_used", "card_not_taken"]
    assert now(match).turn == 1
    assert now(match).named is None


def test_t_5_1_a_seat_without_cards_may_be_named_and_the_question_is_asked() -> None:
    match = begin("dg - gg gg", "gg", traitor=3)
    events = say(match, "dagger.1", "1")
    assert told(events, "hand_seen").cards == ()
    assert (kind(match), keys(match)) == ("take", ("none",))
    assert sight(match, 0, 1) is None
    say(match, "none")
    assert now(match).turn == 1


def test_t_5_2_a_taken_dagger_may_be_used_at_once_and_chains_also_to_the_same_seat() -> None:
    match = begin("dg gd gd gg", "gg", traitor=3)
    say(match, "dagger.1", "1")
    assert say(match, "dagger.1") == []
    assert (kind(match), keys(match)) == ("again", ("none", "1", "2", "3"))
    events = say(match, "2")
    assert kinds(events) == ["card_taken", "taken_card_seen", "dagger_used", "hand_seen"]
    assert (kind(match), now(match).named) == ("take", 2)
    events = say(match, "dagger.1", "1")
    assert kinds(events) == ["card_taken", "taken_card_seen", "dagger_used", "hand_seen"]
    assert told(events, "hand_seen").cards == hand("g")
    say(match, "gold.1")
    assert now(match, 0).hand == hand("ggg")
    assert now(match).discard_pile == ("dagger",) * 3
    assert [now(match, seat).hand for seat in (1, 2)] == [hand("g"), hand("g")]  # seat 1 has drawn one
    assert truth(match).blackmails == [(0, 1), (0, 2), (0, 1)]


def test_t_5_2_a_taken_dagger_may_be_kept() -> None:
    match = begin("dg gd gd gg", "gg", traitor=3)
    events = say(match, "dagger.1", "1", "dagger.1", "none")
    assert kinds(events[2:], only="public") == ["card_taken", "turn_started", "card_drawn"]
    assert now(match, 0).hand == hand("ggd")


def test_t_5_2_nothing_shows_before_it_is_answered() -> None:
    match = begin("dgg gd gd gg", "gg", traitor=3)
    say(match, "dagger.1", "1")
    before = [now(match, seat) for seat in (None, 1, 2, 3)]
    say(match, "dagger.1")
    assert [now(match, seat) for seat in (None, 1, 2, 3)] == before
    assert now(match, 1).hand == hand("gd")
    assert now(match, 0).hand == hand("ggg")


def test_t_5_3_a_shield_does_not_ward_off_blackmail_or_banishment() -> None:
    match = begin("dgg sgg gg gg", "gb", traitor=3)
    say(match, "dagger.1", "1")
    assert "shield.1" in keys(match)
    say(match, "none")
    events = everybody(match, "1 0 1 1")
    assert told(events, "seat_banished").cards == hand("ggs")
    assert kinds(events)[-1] != "shield_used"


# --- T-5.1, T-5.4: sights ---------------------------------------------------------------------------------------------


def test_t_5_4_a_seen_hand_stays_known_to_the_viewer_alone() -> None:
    match = begin("dgg gds gg gg", "gg", traitor=3)
    say(match, "dagger.1", "1")
    assert sight(match, 0, 1) == ("gds", True)
    assert all(now(match, seat).sights == () for seat in (None, 1, 2, 3))
    say(match, "none")
    assert sight(match, 0, 1) == ("gds", False)  # it has drawn a card


def test_t_5_1_a_card_seen_to_leave_the_hand_is_known_no_longer() -> None:
    match = begin("dgg gds tgg ggg", "gggggg", traitor=3)
    say(match, "dagger.1", "1", "none")
    say(match, "gold.1")
    assert sight(match, 0, 1) == ("ds", False)
    say(match, "none", "gold.1", "none", "gold.1", "none", "gold.1")
    say(match, "none", "shield.1")
    assert sight(match, 0, 1) == ("d", False)


def test_t_5_1_a_used_dagger_and_a_used_shield_are_known_no_longer() -> None:
    match = begin("dgg ds gg ggg", "ggmgg", traitor=3)
    say(match, "dagger.1", "1", "none")
    say(match, "dagger.1", "2", "none")
    assert sight(match, 0, 1) == ("s", False)
    everybody(match, "F F F 1")
    assert kind(match) == "shield"
    say(match, "yes")
    assert sight(match, 0, 1) is None


def test_t_5_1_a_card_taken_is_known_to_its_former_owner_and_gone_for_the_taker() -> None:
    match = begin("dg gds gg gg", "ggg", traitor=3)
    say(match, "dagger.1", "1", "shield.1")
    assert sight(match, 1, 0) == ("s", False)
    assert sight(match, 0, 1) == ("gd", False)
    assert [sight(match, 2, seat) for seat in (0, 1)] == [None, None]


def test_t_5_1_a_card_taken_by_a_third_lowers_every_kind_but_the_traitor_card() -> None:
    match = begin("dg dg tgggs gg", "ggg", traitor=3)
    say(match, "dagger.1", "2", "none")
    assert sight(match, 0, 2) == ("gggst", True)
    say(match, "dagger.1", "2", "shield.1")
    assert sight(match, 0, 2) == ("ggt", False)
    assert sight(match, 1, 2) == ("gggt", False)  # who took it knows; the seat has drawn one since
    assert sight(match, 2, 1) == ("s", False)


def test_t_5_1_a_whole_hand_of_one_kind_stays_known_when_a_third_takes_of_it() -> None:
    match = begin("dg dg ggg gg", "ggg", traitor=3)
    say(match, "dagger.1", "2", "none")
    say(match, "dagger.1", "2")
    say(match, "none")
    assert sight(match, 0, 2) == ("ggg", False)
    match = begin("dg dgg ggg gg", "ggg", traitor=3)
    say(match, "dagger.1", "2", "none", "dagger.1", "2", "gold.1")
    assert sight(match, 0, 2) == ("gg", True)


def test_t_5_1_an_eliminated_player_is_known_no_longer_and_knows_no_longer() -> None:
    for victim in (0, 1):
        match = begin("dg ggg gg gg", "gmgg", traitor=3)
        say(match, "dagger.1", "1", "none")
        assert sight(match, 0, 1) == ("ggg", True)
        everybody(match, f"F F F {victim}")
        assert not now(match).table[victim].living
        assert now(match, 0).sights == ()
        assert truth(match).sights == [{}, {}, {}, {}]


def test_t_5_1_the_end_of_the_round_is_forgotten() -> None:
    match = begin("dg ggg gg gg", "g", traitor=3)
    say(match, "dagger.1", "1", "none")
    everybody(match, "2 2 0 2")
    assert now(match).round == 2
    assert all(now(match, seat).sights == () for seat in range(4))
