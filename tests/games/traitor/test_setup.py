"""J-0, J-1 and J-8: the cards, the deal, gifts, mustering."""

import pytest

import engine
from engine import ScriptedChance, visible
from engine.traitor.components import CARDS, FACES, NAMES, aim, face, owners, pack, reward_at, rewards, title, which
from engine.traitor.events import (
    ArmyEliminated,
    ArmyMustered,
    CardsKept,
    DealerPicked,
    HandDealt,
    JokerGiven,
    MiddlePileMade,
    RoundStarted,
    TraitorsMet,
)
from tests.games.traitor.script import army, begin, cards, keys, kind, kinds, muster, now, own, row, say, the, told

BLACK = "clubs spades"
RED = "diamonds hearts"


# --- J-0 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "jokers", "number"), [(2, 1, 53), (4, 1, 53), (5, 1, 105), (8, 1, 105), (6, 2, 106)])
def test_j_0_1_one_deck_or_two_and_the_jokers(seats: int, jokers: int, number: int) -> None:
    names = [NAMES[card] for card in pack(seats, jokers)]
    assert len(names) == len(set(names)) == number
    assert names[-jokers:] == ["joker", "joker.2"][:jokers]


def test_j_0_1_canonical_order() -> None:
    names = [NAMES[card] for card in pack(8, 2)]
    assert names[:14] == ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c", "Jc", "Qc", "Kc", "Ac", "2d"]
    assert names[51:54] == ["As", "2c.2", "3c.2"]
    assert names[-3:] == ["As.2", "joker", "joker.2"]


def test_j_0_1_the_deck_of_a_card_is_shown_to_its_owner_only() -> None:
    match = begin("10h.2 9h", seats=5)
    assert {"9h", "10h.2"} <= set(own(match, 0).hand)
    muster(match, RED, BLACK, BLACK, BLACK, *keys(match, 4)[:1])
    assert "10h.2" in row(match, 0)
    slot = row(match, 0).split().index("10h.2")
    say(match, str(slot))
    events = say(match, "1.0")
    assert (events[0].seats, getattr(events[0], "card", "")) == (None, "10h")
    assert now(match).fight == now(match, 3).fight
    assert "10h.2" not in str(now(match)) + str(now(match, 3))


@pytest.mark.parametrize(
    ("name", "power"), [("2d", 2), ("2c", 3), ("10h", 10), ("Jh", 11), ("Qs", 13), ("Ad", 14), ("As", 15), ("joker", 0)]
)
def test_j_0_2_power(name: str, power: int) -> None:
    assert face(name).power == power


def test_j_0_2_there_are_no_other_cards() -> None:
    assert sorted({one.power for one in FACES}) == [0, *range(2, 16)]
    with pytest.raises(engine.EngineError, match="there is no card '1c'"):
        face("1c")


@pytest.mark.parametrize("seats", range(2, 9))
def test_j_0_3_two_jokers_need_six_seats(seats: int) -> None:
    rules = engine.game("traitor")
    assert rules.check_options({}, seats) == {"jokers": "1", "rehide": "mix", "strong_twos": "off"}
    if seats >= 6:
        assert rules.check_options({"jokers": 2}, seats)["jokers"] == "2"
    else:
        with pytest.raises(engine.BadOption, match=f"jokers is one of 1 with {seats} seats, not '2'"):
            rules.check_options({"jokers": 2}, seats)


def test_j_0_4_two_seats_have_two_armies_each_seated_alternately() -> None:
    assert owners(2) == (0, 1, 0, 1)
    assert [which(2, number) for number in range(4)] == [1, 1, 2, 2]
    assert all(owners(seats) == tuple(range(seats)) for seats in range(3, 9))
    assert all(which(seats, 1) == 0 for seats in range(3, 9))


# --- the deal ---------------------------------------------------------------------------------------------------------


def test_j_1_1_cards_are_dealt_one_at_a_time_left_of_the_dealer() -> None:
    match = engine.start("traitor", seats=4, chance=ScriptedChance(1))
    assert the(match.setup_events, DealerPicked) == DealerPicked(round=0, seat=1, army=0)
    assert [own(match, number).hand[0] for number in (2, 3, 0, 1)] == ["2c", "3c", "4c", "5c"]
    assert [army(match, number).hand for number in range(4)] == [13, 13, 14, 13]
    assert own(match, 2).hand[-1] == "joker"


def test_j_1_1_chance_picks_the_dealing_army_and_left_counts_armies() -> None:
    match = engine.start("traitor", seats=2, chance=ScriptedChance(2))
    assert the(match.setup_events, DealerPicked) == DealerPicked(round=0, seat=0, army=2)
    assert [own(match, number).hand[0] for number in (3, 0, 1, 2)] == ["2c", "3c", "4c", "5c"]


def test_j_1_1_a_hand_is_told_to_its_owner_alone() -> None:
    match = begin(seats=3)
    dealt = told(match.setup_events, HandDealt)
    assert [(event.seats, event.seat) for event in dealt] == [((0,), 0), ((1,), 1), ((2,), 2)]
    assert [event.cards for event in dealt] == [own(match, number).hand for number in range(3)]
    assert not told(match.events(None), HandDealt)


# --- mustering --------------------------------------------------------------------------------------------------------


def test_j_1_2_the_traitor_keeps_black_cards_and_the_joker_and_up_to_five_red_ones() -> None:
    match = begin("joker 2c 3s Kd Ah 2h 3h 4h 5h", seats=3)
    decision = match.decisions[0]
    assert (decision.kind, decision.least, decision.most) == ("muster", 0, 5)
    assert decision.keys == ("Kd", "2h", "3h", "4h", "5h", "Ah")
    kept = decision.facts["kept"]
    assert isinstance(kept, tuple)
    assert set(kept) == {card for card in own(match, 0).hand if card[-1] not in "dh"}
    muster(match, "Ah Kd", BLACK, BLACK)
    assert set(row(match, 0).split()) == {"Ah", "Kd", *kept}
    assert own(match, 0).traitor


@pytest.mark.parametrize(("hand", "red"), [("joker Ah 2s 3s 4s 5s", ("Ah",)), ("joker 2s 3s 4s 5s", ())])
def test_j_1_2_a_traitor_with_few_red_cards_keeps_at_most_these(hand: str, red: tuple[str, ...]) -> None:
    match = begin(hand, seats=3)
    decision = match.decisions[0]
    assert (decision.keys, decision.least, decision.most) == (red, 0, len(red))
    muster(match, "", BLACK, BLACK)
    assert len(row(match, 0).split()) == 18 - len(red)
    assert "Ah" not in row(match, 0)


def test_j_1_2_every_other_army_keeps_exactly_two_suits() -> None:
    match = begin("joker", seats=3)
    decision = match.decisions[1]
    assert (decision.kind, decision.least, decision.most) == ("muster", 2, 2)
    assert decision.keys == ("clubs", "diamonds", "hearts", "spades")
    hand = own(match, 1).hand
    muster(match, "", RED, BLACK)
    assert set(row(match, 1).split()) == {card for card in hand if card[-1] in "dh"}
    assert not own(match, 1).traitor


def test_j_1_2_a_suit_may_be_chosen_that_the_hand_does_not_hold() -> None:
    hand = "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah 2d 3d 4d"
    match = begin("joker", hand, seats=3)
    (choice,) = [one for one in match.decisions[1].choices if one.key == "spades"]
    assert choice.facts["cards"] == ()
    muster(match, "", "hearts spades", BLACK)
    assert len(row(match, 1).split()) == 13


def test_j_1_2_with_two_seats_armies_0_and_1_muster_and_then_2_and_3() -> None:
    match = begin("", "joker", seats=2)
    assert now(match).mustering == (0, 1)
    assert [match.decisions[seat].facts["army"] for seat in (0, 1)] == [1, 1]
    hands = [one.hand for one in now(match, 0).armies_own]
    assert [len(hand) for hand in hands] == [14, 13]
    assert not muster(match, RED, "")
    assert (now(match).mustering, now(match).phase) == ((2, 3), "muster")
    assert [match.decisions[seat].facts["army"] for seat in (0, 1)] == [2, 2]
    assert [one.hand for one in now(match, 0).armies_own] == hands
    assert [one.answer for one in now(match, 0).armies_own] == [("diamonds", "hearts"), None]
    events = muster(match, BLACK, BLACK)
    assert len(told(events, ArmyMustered)) == 4


def test_j_1_2_an_army_without_cards_is_eliminated_before_the_first_turn() -> None:
    hand = "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah"
    match = begin("joker", hand, seats=4)
    events = muster(match, "", BLACK, RED, BLACK)
    assert the(events, ArmyEliminated) == ArmyEliminated(round=0, seat=1, army=0, reason="cards", number=0)
    assert (army(match, 1).eliminated, now(match).eliminated) == ("cards", 1)
    assert match.result is None
    assert kinds(events)[-2:] == ["army_eliminated", "round_started"]


def test_j_1_2_an_empty_army_may_end_the_match() -> None:
    """J-4.2: three armies need one elimination. It was a match without a round, but with a last view."""
    hand = "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah 2d 3d 4d 5d 6d"
    match = begin("joker", hand, seats=3)
    muster(match, "", BLACK, RED)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert (now(match).phase, now(match).round, len(match.rounds)) == ("over", 0, 1)


def test_j_1_3_cards_not_kept_are_shuffled_into_the_middle_pile() -> None:
    match = begin("joker", seats=3, then=[cards("As Ks")])
    buried = [set(own(match, number).hand) for number in range(3)]
    events = muster(match, "", RED, RED)
    kept = told(events, CardsKept)
    assert [event.seats for event in kept] == [(0,), (1,), (2,)]
    assert [{*event.cards, *event.buried} for event in kept] == buried
    size = sum(len(event.buried) for event in kept)
    assert the(events, MiddlePileMade).number == now(match).pile == size
    assert [own(match, number).buried for number in range(3)] == [event.buried for event in kept]


def test_j_1_4_sizes_are_public_and_the_traitor_is_not() -> None:
    match = begin("joker", seats=3)
    events = muster(match, "", RED, RED)
    sizes = [event.number for event in told(events, ArmyMustered)]
    assert sizes == [len(one.slots) for one in now(match).armies] == [one.mustered for one in now(match).armies]
    assert all(not slot.card and not slot.remembered for one in now(match).armies for slot in one.slots)
    assert not any(one.traitor or one.exposed for one in now(match).armies)
    assert now(match, 0).armies_own[0].traitor


def test_j_1_5_chance_assigns_the_slots_after_the_pile_army_after_army() -> None:
    match = begin("joker", seats=3, then=[None, cards("joker 5c"), None, cards("Kh")])
    muster(match, "", RED, RED)
    assert row(match, 0).split()[:3] == ["joker", "5c", "2c"]
    assert row(match, 1).split()[:2] == sorted(row(match, 1).split(), key=lambda name: CARDS[name])[:2]
    assert row(match, 2).split()[0] == "Kh"
    assert [one.slot for one in army(match, 2).slots] == list(range(len(army(match, 2).slots)))


def test_j_2_1_the_army_left_of_the_dealer_begins() -> None:
    match = begin("joker", seats=4, dealer=1)
    events = muster(match, "", RED, RED, RED)
    assert the(events, RoundStarted) == RoundStarted(round=1, seat=2, army=0)
    assert (now(match).turn, now(match).starter, now(match).phase, kind(match)) == (2, 2, "turn", "accuse")


def test_j_1_2_answers_are_secret_and_may_be_replaced_until_the_last_one() -> None:
    match = begin("joker Ah Kd", "Ac As", seats=3)
    assert not match.play(1, RED.split())
    assert match.decisions[1].replaces == ("diamonds", "hearts")
    assert (match.awaited, now(match).asked, now(match, 2).asked) == ((0, 2), (0, 2), (0, 2))
    assert now(match, 1).armies_own[0].answer == ("diamonds", "hearts")
    assert not match.play(1, BLACK.split())
    assert not match.play(0, ["Ah"])
    assert not match.play(0, [])
    assert match.decisions[0].replaces == ()
    match.play(2, RED.split())
    assert {card[-1] for card in row(match, 1).split()} == {"c", "s"}
    assert "Ah" not in row(match, 0)


# --- two Jokers -------------------------------------------------------------------------------------------------------


def test_j_8_2_every_seat_is_asked_and_only_a_hand_with_both_has_more_to_choose() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    assert now(match).phase == "gift"
    assert list(match.decisions) == list(range(6))
    assert keys(match, 0) == ("keep", "1", "2", "3", "4", "5")
    assert all(keys(match, seat) == ("keep",) for seat in range(1, 6))
    assert [match.decisions[seat].facts["jokers"] for seat in range(6)] == [2, 0, 0, 0, 0, 0]


def test_j_8_2_a_joker_is_given_in_secret() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    sizes = [one.hand for one in now(match).armies]
    events = muster(match, "3", *["keep"] * 5)
    assert (the(events, JokerGiven).seats, the(events, JokerGiven).target_seat) == ((0, 3), 3)
    assert "joker.2" in own(match, 3).hand and "joker" in own(match, 0).hand
    assert [one.hand for one in now(match).armies] == sizes
    assert (now(match, 0).gift, now(match, 3).received, now(match, 3).gift) == ("3", 0, "keep")
    assert kinds(visible(events, 1)) == ["gifts_settled"]
    assert [match.decisions[seat].facts["traitor"] for seat in range(6)] == [1, 0, 0, 1, 0, 0]


def test_j_8_2_a_player_who_keeps_both_is_the_only_traitor() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    events = muster(match, *["keep"] * 6)
    assert not told(events, TraitorsMet)
    assert match.decisions[0].facts["jokers"] == 2
    assert now(match, 0).fellow is None


def test_j_8_2_a_gift_may_be_changed_until_the_last_answer() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    match.play(0, ["3"])
    assert match.decisions[0].replaces == ("3",)
    assert now(match, 0).gift == "3"
    match.play(0, ["5"])
    muster(match, *["keep"] * 5)
    assert [now(match, seat).fellow for seat in range(6)] == [5, None, None, None, None, 0]


def test_j_8_1_two_traitors_know_each_other_however_the_jokers_came() -> None:
    match = begin("joker", "", "joker.2", seats=6, jokers=2)
    assert now(match, 0).fellow is None
    events = muster(match, *["keep"] * 6)
    assert (the(events, TraitorsMet).seats, the(events, TraitorsMet).traitor_seats) == ((0, 2), (0, 2))
    assert [now(match, seat).fellow for seat in range(6)] == [2, None, 0, None, None, None]


# --- tables of the rules ----------------------------------------------------------------------------------------------


def test_j_3_1_the_table_of_rewards() -> None:
    def table(armies: int) -> str:
        return " ".join(f"{one.points}:{one.kind}{one.number or ''}" for one in rewards(armies))

    first = "3:draw2 6:draw3 10:draw5 15:look2"
    assert table(3) == first
    assert table(4) == f"{first} 20:draw5 25:eliminated"
    assert {table(armies) for armies in range(5, 9)} == {f"{first} 20:draw5 25:draw3 35:eliminated"}
    assert reward_at(3, 20) is None


def test_j_4_2_the_traitors_aim() -> None:
    assert {seats: aim(seats) for seats in range(2, 9)} == {2: 2, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}


@pytest.mark.parametrize(
    ("least", "most", "name"),
    [
        (0, 3, "inanimate_object"),
        (4, 7, "disciple"),
        (8, 13, "spy"),
        (14, 18, "guardian"),
        (19, 24, "expert"),
        (25, 40, "god"),
    ],
)
def test_j_6_titles(least: int, most: int, name: str) -> None:
    assert {title(points) for points in range(least, most + 1)} == {name}
