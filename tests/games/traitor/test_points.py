"""J-2.9 and J-3: points, draws, looks, elimination by points, and their order."""

import pytest

from engine.traitor.events import (
    ArmyEliminated,
    ArmyMixed,
    CardLookedAt,
    CardsDrawn,
    CardSeen,
    DrawnCardsSeen,
    LookEarned,
    PointScored,
)
from tests.games.traitor.script import (
    army,
    asked,
    cards,
    fight,
    keys,
    kind,
    kinds,
    now,
    own,
    row,
    say,
    stand,
    the,
    told,
)

PILE = "2d 3d 4d 5d 6d 7d"


@pytest.mark.parametrize(
    ("seats", "points", "number"),
    [(3, 3, 2), (3, 6, 3), (3, 10, 5), (4, 20, 5), (2, 20, 5), (5, 20, 5), (5, 25, 3), (8, 25, 3)],
)
def test_j_3_1_thresholds_bring_cards(seats: int, points: int, number: int) -> None:
    """With 2 seats, the column of 4 armies."""
    others = ["joker 9s", "8s 9h", "7s 6s", "7c 6c", "5c 5s", "6h 5h", "7h 4h"][: (4 if seats == 2 else seats) - 1]
    match = stand("Ah Kh", *others, seats=seats, pile=PILE, points={0: points - 1})
    events = fight(match, 0, "1.1")
    assert the(events, CardsDrawn) == CardsDrawn(round=1, seat=0, army=seats == 2, points=points, number=number)
    assert len(army(match, 0).slots) == 2 + number
    assert now(match).pile == 6 - number


@pytest.mark.parametrize(("seats", "points"), [(3, 20), (3, 25), (4, 35), (4, 4), (3, 35)])
def test_j_3_1_nothing_happens_at_other_points(seats: int, points: int) -> None:
    match = stand("Ah Kh", *["joker 9s", "8s 9h", "7s 6s"][: seats - 1], pile=PILE, points={0: points - 1})
    assert kinds(fight(match, 0, "1.1")) == ["card_accused", "point_scored"]


def test_j_3_1_a_threshold_pays_once() -> None:
    match = stand("Ah Kh", "9s 8s Kd", "joker 9h 8h", pile=PILE, points={0: 2})
    assert told(fight(match, 0, "1.1", "no"), CardsDrawn)
    fight(match, 2, "2.1", "no")
    fight(match, 2, "1.0")
    assert not told(fight(match, 0, "1.0"), CardsDrawn)
    assert army(match, 0).points == 4


def test_j_3_1_it_pays_in_anothers_turn_too() -> None:
    match = stand("2h 3h", "9s 8s", "joker 9h", pile=PILE, points={1: 2})
    events = fight(match, 0, "1.0")
    assert (the(events, PointScored).seat, the(events, CardsDrawn).seat) == (1, 1)
    assert now(match).turn == 1


def test_j_3_2_cards_come_from_the_top_of_the_pile_into_the_next_slots() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 9h", pile=PILE, points={0: 2}, rehide="keep")
    events = fight(match, 0, "1.0", "yes")
    assert row(match, 0) == "Ah Kh 2d 3d"
    assert [one.slot for one in own(match, 0).cards] == [0, 1, 2, 3]
    seen = the(events, DrawnCardsSeen)
    assert (seen.seats, seen.cards) == ((0,), ("2d", "3d"))
    assert (army(match, 0).mustered, army(match, 0).drawn) == (2, 2)
    assert not told(events, ArmyMixed)


def test_j_1_5_slot_numbers_are_never_used_again() -> None:
    match = stand("Ah 2h", "9s 8s", "joker 9h", pile=PILE, points={1: 2}, rehide="keep")
    fight(match, 1, "1.0")
    fight(match, 3, "0.0")
    assert [one.slot for one in army(match, 1).slots] == [0, 1, 2]


def test_j_3_2_the_army_is_mixed_the_accusing_card_not_being_face_down() -> None:
    match = stand("Ah Kh 2s", "9s 8s", "joker 9h", pile=PILE, points={0: 2}, then=[cards("3d 2s 2d Kh")])
    events = fight(match, 0, "1.0")
    assert the(events, ArmyMixed).number == 4
    assert row(match, 0) == "Ah^ 3d 2s 2d Kh"
    assert kind(match) == "hide"


def test_j_3_2_fewer_cards_if_the_pile_runs_out() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 9h", pile="2d", points={0: 2})
    assert the(fight(match, 0, "1.0"), CardsDrawn).number == 1
    assert now(match).pile == 0


def test_j_3_2_nothing_happens_if_the_pile_is_empty() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 9h", points={0: 2})
    events = fight(match, 0, "1.0")
    assert kinds(events) == ["card_accused", "point_scored", "cards_drawn"]
    assert the(events, CardsDrawn).number == 0


def test_j_3_3_the_owner_looks_at_two_face_down_cards_in_secret() -> None:
    match = stand("Ah Kh", "9s 8s^ Qd", "joker 9h", points={0: 14})
    events = fight(match, 0, "1.0")
    assert the(events, LookEarned) == LookEarned(round=1, seat=0, army=0, points=15, number=2)
    assert (kind(match), now(match).phase, now(match).looking) == ("look", "look", 0)
    assert keys(match) == ("1.2", "2.0", "2.1")
    decision = match.decisions[0]
    assert (decision.least, decision.most) == (2, 2)
    events = list(say(match, "2.0", "1.2"))
    looked = told(events, CardLookedAt)
    assert [(event.seats, event.target_seat, event.target_slot) for event in looked] == [(None, 1, 2), (None, 2, 0)]
    seen = told(events, CardSeen)
    assert [(event.seats, event.target_card) for event in seen] == [((0,), "Qd"), ((0,), "joker")]
    assert [(one.army, one.slot, one.card) for one in now(match, 0).peeked] == [(1, 2, "Qd"), (2, 0, "joker")]
    assert now(match, 1).peeked == now(match).peeked == ()
    assert not army(match, 2).exposed
    assert kind(match) == "hide"


def test_j_3_3_fewer_if_there_are_fewer() -> None:
    match = stand("Ah Kh", "9s 8s^ Qd^", "joker 9h^", points={0: 14})
    fight(match, 0, "1.0")
    assert (keys(match), match.decisions[0].least, match.decisions[0].most) == (("2.0",), 1, 1)


def test_j_3_3_nobody_is_asked_if_there_are_none() -> None:
    match = stand("Ah Kh", "9s 8s^ Qd^", "joker.2^ 9h^", points={0: 14})
    assert the(fight(match, 0, "1.0"), LookEarned).number == 0
    assert kind(match) == "hide"


def test_j_3_3_a_reward_is_taken_out_of_turn() -> None:
    match = stand("2h 3h 4h", "9s 8s Qd", "joker 9h", points={1: 14})
    fight(match, 0, "1.0")
    assert (asked(match), kind(match), now(match).turn) == (1, "look", 0)
    assert keys(match) == ("0.1", "0.2", "2.0", "2.1")
    say(match, "0.1", "0.2")
    assert (asked(match), kind(match), now(match).turn) == (1, "accuse", 1)


def test_j_3_3_with_two_seats_at_the_other_seats_armies() -> None:
    match = stand("Ah Kh", "9s 8s", "5d", "joker 9h", seats=2, points={0: 14})
    fight(match, 0, "1.0")
    assert keys(match) == ("1.1", "3.0", "3.1")


@pytest.mark.parametrize(("seats", "points"), [(4, 25), (2, 25), (5, 35), (8, 35)])
def test_j_3_4_elimination_by_points(seats: int, points: int) -> None:
    others = ["joker 9s", "8s 9h", "7s 6s", "7c 6c", "5c 5s", "6h 5h", "7h 4h"][: (4 if seats == 2 else seats) - 1]
    match = stand("Ah Kh", *others, seats=seats, points={0: points - 1})
    events = fight(match, 0, "1.1")
    assert the(events, ArmyEliminated).number == 2
    assert (the(events, ArmyEliminated).reason, army(match, 0).eliminated) == ("points", "points")
    assert (army(match, 0).slots, now(match).removed, now(match).eliminated) == ((), 2, 1)
    assert army(match, 0).points == points
    assert (kind(match), now(match).turn) != ("hide", 0)
    assert match.result is None


def test_j_3_4_its_cards_leave_unseen() -> None:
    match = stand("Ah Kh", "joker 9s", "8s 9h", "7s 6s", points={0: 24})
    events = fight(match, 0, "1.1")
    assert "Kh" not in str(events) + str(now(match)) + str(now(match, 0))


def test_j_3_4_a_lone_traitor_so_eliminated_loses_at_once_and_is_not_exposed_before() -> None:
    match = stand("Ah joker", "5d 9s", "8s 9h", "7s 6s", points={0: 24})
    events = fight(match, 0, "1.1")
    assert match.result is not None
    assert match.result.winners == (1, 2, 3)
    assert "traitor_exposed" not in kinds(events)
    assert kinds(events)[2:4] == ["army_eliminated", "match_ended"]


def test_j_2_9_death_elimination_then_thresholds_then_hiding() -> None:
    match = stand("Ah Kh", "9s", "joker 9h", "7s 6s", pile=PILE, points={0: 2})
    events = fight(match, 0, "1.0", "yes")
    assert kinds(events) == [
        "card_accused",
        "point_scored",
        "army_eliminated",
        "cards_drawn",
        "drawn_cards_seen",
        "army_mixed",
        "card_hidden",
        "army_mixed",
    ]


def test_j_2_9_the_point_that_ends_the_match_counts_but_pays_nothing() -> None:
    match = stand("Ah joker", "9s", "Kh 9h", pile=PILE, points={0: 2})
    events = fight(match, 0, "1.0")
    assert match.result is not None
    assert match.result.scores == (3, 0, 0)
    assert not told(events, CardsDrawn)
    assert now(match).pile == 6


def test_j_2_9_an_army_eliminated_by_points_does_not_hide() -> None:
    match = stand("Ah Kh", "joker 9s", "8s 9h", "7s 6s", points={0: 24})
    fight(match, 0, "1.1")
    assert (kind(match), now(match).turn) == ("accuse", 2)  # army 1 has a Joker alone and passes


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    match = stand("Ah Kh", "9s 8s", "joker 9h", pile=PILE, points={0: 2})
    fight(match, 0, "1.0")
    for seat in (None, 1, 2):
        assert not told(match.events(seat), DrawnCardsSeen)
        assert not any(one.card in ("2d", "3d") for own_army in now(match, seat).armies_own for one in own_army.cards)
    assert {"2d", "3d"} <= {one.card for one in own(match, 0).cards}
