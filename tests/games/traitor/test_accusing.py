"""J-2: accusations, hiding, turns and rounds."""

import pytest
from hypothesis import given, settings

from engine.match import Match
from engine.traitor.events import (
    ArmyMixed,
    ArmyPassed,
    CardAccused,
    CardHidden,
    CardLeftOpen,
    PointScored,
    RoundStarted,
    TraitorExposed,
)
from engine.traitor.view import TraitorView
from tests.games.traitor.script import army, asked, cards, fight, keys, kind, kinds, now, row, say, stand, the, told
from tests.matches import matches, quick

# --- the accusation ---------------------------------------------------------------------------------------------------


def test_j_2_1_one_own_card_and_one_of_another_seat_are_turned_face_up() -> None:
    match = stand("9h 5h", "joker 4d 3d", "Kc Qc")
    assert (kind(match), keys(match)) == ("accuse", ("0", "1"))
    assert not say(match, "0")
    assert (kind(match), keys(match)) == ("target", ("1.0", "1.1", "1.2", "2.0", "2.1", "back"))
    event = the(say(match, "2.1"), CardAccused)
    assert (event.seat, event.slot, event.card, event.power) == (0, 0, "9h", 9)
    assert (event.target_seat, event.target_slot, event.target_card, event.target_power) == (2, 1, "Qc", 13)
    assert [slot.card for slot in army(match, 2).slots] == ["", "Qc"]


@pytest.mark.parametrize(("first", "may_accuse"), [("2h", ("0",)), ("joker 4d", ("1",))])
def test_j_2_1_an_army_must_accuse_even_with_its_only_card_but_never_with_a_joker(
    first: str, may_accuse: tuple[str, ...]
) -> None:
    assert keys(stand(first, "joker.2 4d", "Kc Qc", "7c", "8c", "9c", jokers=2)) == may_accuse


def test_j_2_1_with_two_seats_no_own_army_is_accused() -> None:
    match = stand("2h", "joker 4d", "Kc", "5d", seats=2)
    say(match, "0")
    assert keys(match) == ("1.0", "1.1", "3.0", "back")


def test_j_9_back_leads_to_accuse_again() -> None:
    match = stand("9h 5h", "joker 4d 3d", "Kc Qc")
    say(match, "0")
    assert not say(match, "back")
    assert kind(match) == "accuse"
    assert now(match, 0).accusing is None


@pytest.mark.parametrize(
    ("card", "other", "dead"),
    [
        ("9h", "8d", "target"),
        ("9h", "9d", "target"),
        ("9h", "8s", "target"),
        ("9h", "9s", "accuser"),
        ("9s", "10d", "target"),
        ("Ah", "Kc", "target"),
        ("Ah", "As", "accuser"),
        ("Ac", "As", "target"),
        ("2d", "2c", "accuser"),
    ],
)
def test_j_2_2_the_accuser_wins_ties_and_black_cards_are_one_stronger(card: str, other: str, dead: str) -> None:
    match = stand(f"{card} Qd", f"{other} Qh", "joker Kh")
    events = fight(match, 0, "1.0")
    assert (the(events, CardAccused).dead, the(events, CardAccused).reason) == (dead, "power")
    point = the(events, PointScored)
    gainer, loser, fallen = (0, 1, other) if dead == "target" else (1, 0, card)
    assert (point.seat, point.card, point.points) == (gainer, fallen, 1)
    assert army(match, gainer).pile == army(match, loser).fallen == (fallen,)
    assert len(army(match, loser).slots) == 1


@pytest.mark.parametrize("card", ["3c", "8d", "Qs"])
@pytest.mark.parametrize("ace", ["Ac", "As"])
def test_j_2_3_three_cards_beat_the_black_aces(card: str, ace: str) -> None:
    match = stand(f"{card} Qd", f"{ace} Qh", "joker Kh")
    event = the(fight(match, 0, "1.0"), CardAccused)
    assert (event.dead, event.reason) == ("target", "special")


@pytest.mark.parametrize(
    ("card", "other", "dead"),
    [
        ("3c", "Ah", "accuser"),
        ("8d", "Ad", "accuser"),
        ("Qs", "Kc", "accuser"),
        ("3s", "Ac", "accuser"),
        ("8h", "As", "accuser"),
        ("Qc", "As", "accuser"),
        ("Ac", "3c", "target"),
        ("As", "Qs", "target"),
        ("3c", "4d", "target"),
    ],
)
def test_j_2_3_they_are_normal_in_every_other_fight(card: str, other: str, dead: str) -> None:
    match = stand(f"{card} Qd", f"{other} Qh", "joker Kh")
    event = the(fight(match, 0, "1.0"), CardAccused)
    assert (event.dead, event.reason) == (dead, "power")


def test_j_2_4_an_accused_joker_dies_and_exposes_the_traitor() -> None:
    match = stand("2h Qd", "3c Qh", "joker Kh Kd")
    events = fight(match, 0, "2.0")
    assert (the(events, CardAccused).dead, the(events, CardAccused).reason) == ("target", "joker")
    assert the(events, PointScored).seat == 0
    assert the(events, TraitorExposed) == TraitorExposed(round=1, seat=2, army=0)
    assert army(match, 2).exposed and army(match, 2).fallen == ("joker",)
    assert not army(match, 2).traitor


# --- hiding -----------------------------------------------------------------------------------------------------------


def test_j_2_5_a_living_accuser_may_be_turned_down_and_the_army_is_mixed() -> None:
    match = stand("9h 5h 6h", "4d 3d", "joker Kc Qc", then=[cards("9h 6h 5h")])
    events = fight(match, 0, "1.0")
    assert kind(match) == "hide"
    assert now(match).phase == "turn"
    events = list(say(match, "yes"))
    assert the(events, CardHidden).card == "9h"
    assert the(events, ArmyMixed) == ArmyMixed(round=1, seat=0, army=0, number=3)
    assert row(match, 0) == "9h 6h 5h"
    assert army(match, 0).hidden == ("9h",)
    assert not any(slot.card or slot.remembered for slot in army(match, 0).slots)


def test_j_2_5_a_mix_deals_face_down_cards_alone_over_their_own_slots() -> None:
    match = stand("9h 5h^ 6h 7h", "4d 3d", "joker Kc Qc", then=[cards("7h 9h 6h")])
    fight(match, 0, "1.0", "yes")
    assert row(match, 0) == "7h 5h^ 9h 6h"


def test_j_1_5_a_mix_starts_from_the_canonical_order() -> None:
    match = stand("9h 5h 2c", "4d 3d", "joker Kc Qc")
    fight(match, 0, "1.0", "yes")
    assert row(match, 0) == "2c 5h 9h"


def test_j_2_5_keep_leaves_the_card_in_its_slot_and_everybody_remembers_it() -> None:
    match = stand("9h 5h 6h", "4d 3d", "joker Kc Qc", rehide="keep")
    events = fight(match, 0, "1.0", "yes")
    assert not told(events, ArmyMixed)
    assert row(match, 0) == "9h 5h 6h"
    assert [slot.remembered for slot in army(match, 0).slots] == ["9h", "", ""]
    assert army(match, 0).hidden == ()


def test_j_2_5_it_may_stay_face_up_and_accuse_again() -> None:
    match = stand("9h 5h 6h", "4d 3d Ad", "joker Kc Qc")
    assert the(fight(match, 0, "1.0", "no"), CardLeftOpen).slot == 0
    assert row(match, 0) == "9h^ 5h 6h"
    fight(match, 2, "2.1", "no")
    fight(match, 2, "1.2")
    fight(match, 0, "1.1", "yes")
    assert row(match, 0) == "5h 6h 9h"


def test_j_2_5_an_army_that_loses_its_card_is_not_asked_and_j_2_6_the_accused_card_stays_face_up() -> None:
    match = stand("3h 5h 6h", "4d 3d", "joker Kc Qc")
    fight(match, 0, "1.0")
    assert (kind(match), now(match).turn) == ("accuse", 1)
    assert row(match, 1) == "4d^ 3d"


# --- turns and rounds -------------------------------------------------------------------------------------------------


def test_j_2_7_turns_go_clockwise_over_living_armies() -> None:
    match = stand("9h 5h", "4d", "joker Kc", "7c 6c")
    turns = []
    for slot, target in [(0, "1.0"), (1, "0.1"), (1, "0.0"), (0, "2.1")]:
        turns.append(now(match).turn)
        fight(match, slot, target)
        if kind(match) == "hide":
            say(match, "no")
    assert turns == [0, 2, 3, 0]


def test_j_2_7_an_army_with_a_joker_alone_passes_without_being_asked() -> None:
    match = stand("9h 5h", "joker", "Kc Qc", "7c 6c")
    events = fight(match, 0, "2.0")
    assert the(events, ArmyPassed) == ArmyPassed(round=1, seat=1, army=0)
    assert now(match).turn == 2
    assert [slot.remembered for slot in army(match, 1).slots] == ["joker"]
    assert not army(match, 1).exposed


def test_j_2_7_two_jokers_alone_pass_as_well() -> None:
    match = stand("9h 5h", "joker joker.2", "Kc Qc", "7c 6c", "7c.2", "8c.2", jokers=2)
    assert the(fight(match, 0, "2.0"), ArmyPassed).seat == 1
    assert [slot.remembered for slot in army(match, 1).slots] == ["joker", "joker"]


def test_rounds_are_over_when_every_living_army_has_had_its_turn() -> None:
    match = stand("2h 3h 4h", "5c 5s", "joker 9s", "8s 9h", turn=1)
    assert (now(match).round, now(match).starter, now(match).rounds) == (1, 1, 0)
    assert "round_started" not in kinds(fight(match, 0, "3.0"))  # 1 loses a card
    assert "round_started" not in kinds(fight(match, 1, "0.0", "no"))
    assert "round_started" not in kinds(fight(match, 0, "0.1", "no"))
    events = fight(match, 2, "3.1")  # the last army of 0 falls: the round goes on with 1, who began it
    assert the(events, RoundStarted) == RoundStarted(round=2, seat=1, army=0)
    assert len(match.rounds) == 1
    (view,) = match.rounds
    assert (view.round, view.seat, view.asked, view.phase) == (1, None, (), "turn")


def test_a_round_is_over_too_when_who_began_it_is_eliminated() -> None:
    match = stand("2h", "5c 5s Kd", "joker 9s", "8s 9h")
    fight(match, 0, "3.0")
    fight(match, 0, "3.0")
    fight(match, 1, "3.1", "no")
    events = fight(match, 0, "1.1", "no")
    assert the(events, RoundStarted) == RoundStarted(round=2, seat=1, army=0)


# --- strong twos ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("two", ["2c", "2d", "2h", "2s"])
def test_j_2_8_an_accused_two_destroys_the_accuser_and_lives(two: str) -> None:
    match = stand("Ah 5h", f"{two} 3d", "joker Kc", strong_twos="on")
    events = fight(match, 0, "1.0")
    assert (the(events, CardAccused).dead, the(events, CardAccused).reason) == ("accuser", "two")
    assert (the(events, PointScored).seat, row(match, 1)) == (1, f"{two}^ 3d")


def test_j_2_8_is_off_by_default() -> None:
    match = stand("Ah 5h", "2c 3d", "joker Kc")
    assert the(fight(match, 0, "1.0"), CardAccused).dead == "target"


@pytest.mark.parametrize(("card", "dead"), [("2c", "target"), ("2h", "accuser")])
def test_j_2_8_not_if_the_accuser_is_a_two(card: str, dead: str) -> None:
    match = stand(f"{card} 5h", "2s 3d", "joker Kc", strong_twos="on")
    event = the(fight(match, 0, "1.0"), CardAccused)
    assert (event.dead, event.reason) == (dead, "power")


@pytest.mark.parametrize(("rest", "dead"), [("Kc", "target"), ("Kc Kd", "target"), ("Kc Kd Kh", "accuser")])
def test_j_2_8_not_if_it_is_one_of_the_last_three_cards_of_an_exposed_traitor(rest: str, dead: str) -> None:
    match = stand("Ah 5h", "4c 3d", f"2c {rest}", strong_twos="on", dead={2: "joker"})
    assert the(fight(match, 0, "2.0"), CardAccused).dead == dead


def test_j_2_8_a_traitor_who_is_not_exposed_is_treated_as_any_other() -> None:
    match = stand("Ah 5h", "4c 3d", "2c joker", strong_twos="on")
    assert the(fight(match, 0, "2.0"), CardAccused).dead == "accuser"


def test_j_2_8_an_exposed_traitors_second_joker_counts_as_a_living_card() -> None:
    match = stand("Ah 5h", "4c 3d", "2c joker.2 3h 4h", "5c", "6c", "7c", strong_twos="on", jokers=2, dead={2: "joker"})
    assert the(fight(match, 0, "2.0"), CardAccused).dead == "accuser"
    assert asked(match) == 1


@given(match=matches(game="traitor", most=120))
@settings(quick, max_examples=20)
def test_everybody_can_count_the_accusations_of_an_army(match: Match) -> None:
    """J-2.2: by each of them a card falls, whatever rule decides."""
    view = match.view(None)
    assert isinstance(view, TraitorView)
    numbers = {(one.seat, one.which): one.number for one in view.armies}
    told = [event for event in match.onlooker.events if isinstance(event, CardAccused)]
    targets = [numbers[event.target_seat, event.target_army] for event in told]
    assert view.suffered == tuple(targets.count(army.number) for army in view.armies)
