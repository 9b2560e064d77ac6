"""J-4, J-5, J-6, J-8: elimination, who wins, titles."""

import pytest

from engine.traitor.events import (
    ArmyEliminated,
    CardsNeeded,
    MatchEnded,
    MatchWon,
    TitleEarned,
    TraitorExposed,
    TraitorRevealed,
)
from tests.games.traitor.script import army, fight, kinds, now, say, stand, the, told


def test_j_4_1_an_army_without_a_living_card_is_eliminated() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "7s 6s")
    events = fight(match, 0, "1.0")
    assert the(events, ArmyEliminated) == ArmyEliminated(round=1, seat=1, army=0, reason="cards", number=0)
    assert now(match).eliminated == 1


def test_j_4_1_a_joker_is_a_living_card() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 9h", "7s 6s")
    assert not told(fight(match, 0, "2.1", "no"), ArmyEliminated)
    assert not army(match, 2).eliminated


@pytest.mark.parametrize(
    "armies",
    [
        ("Ah Kh", "9s", "joker 9h"),
        ("Ah Kh", "9s", "joker 9h", ""),
        ("Ah Kh", "9s", "joker 9h", "", "4h"),
        ("Ah Kh", "9s", "joker 9h", "", "", "4h"),
        ("Ah Kh", "9s", "joker 9h", "", "", "4h", "3h"),
        ("Ah Kh", "9s", "joker 9h", "", "", "4h", "3h", "2h"),
    ],
    ids=lambda armies: str(len(armies)),
)
def test_j_4_2_the_traitor_wins_once_enough_others_are_eliminated_by_whomever(armies: tuple[str, ...]) -> None:
    match = stand(*armies)
    assert match.result is None
    events = fight(match, 0, "1.0")
    assert match.result is not None
    assert match.result.winners == (2,)
    assert the(events, MatchEnded) == MatchEnded(round=1, side="traitors", traitors=1)


def test_j_4_2_one_less_is_not_enough() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "", "4h 5h", "3h")
    fight(match, 0, "1.0")
    assert match.result is None
    assert (now(match).eliminated, now(match).aim) == (2, 3)


def test_j_4_2_with_two_seats_both_armies_of_the_opponent_and_no_other() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "8s 7s", seats=2)
    fight(match, 0, "1.0", "no")
    assert match.result is None
    fight(match, 1, "3.0", "no")
    fight(match, 1, "0.0")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_j_4_2_with_two_seats_an_own_army_does_not_count() -> None:
    match = stand("2h", "9s", "joker 9h", "8s 7s", seats=2)
    fight(match, 0, "1.0")
    assert (match.result, now(match).eliminated) == (None, 1)
    fight(match, 0, "2.1", "no")
    assert match.result is None


def test_j_4_2_with_two_seats_the_others_may_win_too() -> None:
    match = stand("2h 3h", "9s", "joker", "8s 7s", seats=2, turn=1)
    fight(match, 0, "2.0")
    assert match.result is not None
    assert match.result.winners == (1,)


@pytest.mark.parametrize(("left", "needed"), [("4h", 1), ("4h 5h", 2), ("4h 5h 6h", 3), ("4h 5h 6h 7h 8h", 3)])
def test_j_5_1_three_more_or_all_that_are_left(left: str, needed: int) -> None:
    match = stand("Ah Kh", "9s 8s", f"joker {left}")
    events = fight(match, 0, "2.0")
    assert the(events, CardsNeeded).number == now(match).needed == needed
    assert army(match, 2).left == len(left.split())


def test_j_5_1_with_none_left_they_win_at_once() -> None:
    match = stand("Ah Kh", "9s 8s", "joker")
    events = fight(match, 0, "2.0")
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert kinds(events)[2:5] == ["traitor_exposed", "army_eliminated", "match_ended"]
    assert not told(events, CardsNeeded)


def test_j_5_1_the_number_is_fixed_when_the_joker_dies_and_falls_with_every_card() -> None:
    match = stand("Ah Kh", "9s 8s", "3h 2h", dead={2: "joker"}, points={2: 2}, pile="Kd Qd", turn=0)
    assert now(match).needed == 2
    assert the(fight(match, 0, "2.0", "no"), CardsNeeded).number == 1
    fight(match, 0, "0.0")
    fight(match, 1, "1.1")  # it loses a card by its own accusation
    assert match.result is not None
    assert match.result.winners == (0, 1)


def test_j_5_1_cards_drawn_later_do_not_change_it() -> None:
    match = stand("Kh 2s", "9s 8s", "Ah 2h", dead={2: "joker"}, points={2: 2}, pile="Kd Qd", turn=2)
    fight(match, 0, "0.0", "yes")
    assert (len(army(match, 2).slots), now(match).needed) == (4, 2)


def test_j_5_2_the_aim_reached_first_decides() -> None:
    """The exposed traitor still wins if its aim is reached before the last card that is needed falls."""
    match = stand("Ah Kh", "9s", "3h 2h", dead={2: "joker"})
    fight(match, 0, "1.0")
    assert match.result is not None
    assert match.result.winners == (2,)


def test_j_5_2_the_eliminated_win_with_their_side() -> None:
    match = stand("Ah Kh", "", "joker", "7s 6s")
    events = fight(match, 0, "2.0")
    assert match.result is not None
    assert match.result.winners == (0, 1, 3)
    assert [event.seat for event in told(events, MatchWon)] == [0, 1, 3]
    assert the(events, MatchEnded).side == "others"


def test_j_5_2_the_end_names_the_traitor() -> None:
    match = stand("Ah Kh", "9s", "joker 9h")
    assert not any(one.traitor for one in now(match).armies)
    events = fight(match, 0, "1.0")
    assert the(events, TraitorRevealed) == TraitorRevealed(round=1, seat=2, army=0)
    assert [one.traitor for one in now(match).armies] == [False, False, True]
    assert (now(match).phase, now(match).asked, match.decisions) == ("over", (), {})
    assert len(match.rounds) == 1
    assert match.rounds[0] == now(match)


def test_j_6_every_seat_gets_a_title_by_its_points() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", points={0: 7, 2: 13})
    events = fight(match, 0, "1.0")
    assert [(one.seat, one.points, one.title) for one in told(events, TitleEarned)] == [
        (0, 8, "spy"),
        (1, 0, "inanimate_object"),
        (2, 13, "spy"),
    ]
    assert match.result is not None
    assert match.result.scores == (8, 0, 13)
    assert match.result.parts == ({"army": 8}, {"army": 0}, {"army": 13})


def test_j_6_with_two_seats_the_points_of_the_better_army() -> None:
    match = stand("2h 3h", "9s", "joker", "8s 7s", seats=2, turn=1, points={0: 5, 2: 9, 1: 4, 3: 1})
    events = fight(match, 0, "2.0")
    assert match.result is not None
    assert match.result.scores == (9, 5)
    assert match.result.parts == ({"army_1": 5, "army_2": 9}, {"army_1": 5, "army_2": 1})
    assert [one.title for one in told(events, TitleEarned)] == ["spy", "disciple"]


# --- two Jokers -------------------------------------------------------------------------------------------------------


def test_j_8_1_two_traitors_win_together_and_only_others_count() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "joker.2", "", "", "4s", "3s", jokers=2)
    fight(match, 0, "1.0")
    assert match.result is not None
    assert match.result.winners == (2, 3)


def test_j_8_1_an_eliminated_traitor_does_not_count() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "4h", "", "4d", jokers=2, dead={3: "joker.2"})
    fight(match, 0, "3.0", "no")
    assert army(match, 3).eliminated == "cards"
    assert (match.result, now(match).eliminated) == (None, 1)
    fight(match, 0, "0.0")
    assert match.result is None


def test_j_8_3_the_others_need_every_joker_and_the_count_of_each_traitor() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 2h", "joker.2 3h 4h", "4s", "3s", jokers=2)
    events = fight(match, 0, "2.0", "no")
    assert (the(events, TraitorExposed).seat, told(events, CardsNeeded), now(match).needed) == (2, [], None)
    events = fight(match, 0, "3.0", "no")
    assert the(events, CardsNeeded).number == now(match).needed == 3
    fight(match, 1, "0.0")  # 2 loses its last card
    assert (now(match).needed, match.result) == (2, None)
    fight(match, 1, "0.0")
    fight(match, 0, "3.2")
    assert match.result is not None
    assert match.result.winners == (0, 1, 4, 5)


def test_j_8_3_a_lone_traitor_with_both_three_more_after_the_second() -> None:
    match = stand("Ah Kh", "9s 8s", "joker joker.2 2h 3h 4h 5h", "4d", "4s", "3s", jokers=2)
    fight(match, 0, "2.0", "no")
    assert (now(match).needed, now(match).jokers_dead, army(match, 2).left) == (None, 1, 5)
    fight(match, 0, "2.2", "no")
    fight(match, 3, "1.1")
    assert now(match).needed is None
    fight(match, 0, "2.1")
    assert (now(match).needed, now(match).jokers_dead, army(match, 2).left) == (2, 2, 2)


def test_j_8_3_nothing_is_shown_if_a_joker_left_with_an_army_eliminated_by_points() -> None:
    match = stand("Ah joker", "9s 8s", "joker.2 2h", "4d 5d", "4s", "3s", jokers=2, points={0: 34})
    fight(match, 0, "1.0")
    assert (army(match, 0).eliminated, match.result, now(match).eliminated) == ("points", None, 1)
    fight(match, 1, "2.0", "no")
    assert (now(match).jokers_dead, now(match).needed, match.result) == (1, None, None)
    fight(match, 1, "1.1")
    assert match.result is not None
    assert match.result.winners == (1, 3, 4, 5)


def test_j_3_4_the_count_of_an_exposed_traitor_is_met_by_points() -> None:
    match = stand(
        "Ah 3h", "9s 8s", "2h 5h", "4d 5d", "4s", "3s", jokers=2, points={0: 34}, dead={0: "joker", 2: "joker.2"}
    )
    assert now(match).needed == 4
    events = fight(match, 0, "1.0")
    assert the(events, CardsNeeded).number == now(match).needed == 2


def test_j_8_1_a_traitor_by_points_does_not_count_for_its_side() -> None:
    match = stand("Ah joker", "9s 8s", "joker.2 2h", "4d 5d", "", "", jokers=2, points={0: 34})
    fight(match, 0, "1.0")
    assert (now(match).eliminated, match.result) == (3, None)
    say(match, "1")


def test_j_9_all_cards_of_the_armies_are_turned_up_once_the_match_is_over_and_not_before() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "")
    assert [bool(one.card) for one in army(match, 2).slots] == [False, False]
    fight(match, 0, "1.0")
    assert match.result is not None
    shown = [[one.card for one in army(match, number).slots] for number in range(4)]
    assert shown == [["Ah", "Kh"], [], ["joker", "9h"], []]
    assert [army(match, number).traitor for number in range(4)] == [False, False, True, False]
    assert all(one.face_up for own in now(match, 2).armies_own for one in own.cards)
