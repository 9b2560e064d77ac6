"""Facts that are public, facts that belong to a seat, and how long both last."""

import msgspec
import pytest
from hypothesis import given

from engine import Match
from tests.games.traitor.script import army, begin, cards, fight, kinds, now, say, stand
from tests.matches import matches, quick

PRIVATE: dict[str, object] = {
    "armies_own": (),
    "fellow": None,
    "gift": None,
    "received": None,
    "peeked": (),
    "accusing": None,
}


def looked(rehide: str, *peeks: str) -> Match:
    """A match in which seat 1 has looked at two cards and is in turn."""
    match = stand("2h 5h 6h", "4d Ad Kd", "joker Kc Qc 9c", "8c 7c", rehide=rehide, points={1: 14}, pile="3s 4s 5s")
    fight(match, 0, "1.0")
    say(match, *peeks)
    return match


def peeked(match: Match, seat: int) -> list[tuple[int, int, str]]:
    return [(one.army, one.slot, one.card) for one in now(match, seat).peeked]


@quick
@given(matches("traitor"))
def test_a_seat_sees_what_an_onlooker_sees_and_its_own(match: Match) -> None:
    public = now(match)
    assert {name: getattr(public, name) for name in PRIVATE} == PRIVATE
    for seat in range(match.seats):
        view = now(match, seat)
        assert msgspec.structs.replace(view, seat=None, **PRIVATE) == public
        out = all(one.eliminated for one in view.armies if one.seat == seat)
        assert ({name: getattr(view, name) for name in PRIVATE} == PRIVATE) == out


def test_with_two_seats_the_owner_of_another_army_still_sees_its_own() -> None:
    match = stand("2h", "9s", "joker 9h", "8s 7s", seats=2)
    fight(match, 0, "1.0")
    assert [len(one.cards) for one in now(match, 0).armies_own] == [0, 2]


def test_an_onlooker_cannot_tell_accuse_from_target() -> None:
    match = stand("9h 5h", "4d 3d", "joker Kc")
    before = [match.view(viewer) for viewer in (None, 1, 2)]
    say(match, "0")
    assert [match.view(viewer) for viewer in (None, 1, 2)] == before
    assert now(match, 0).accusing == 0
    say(match, "back")
    assert now(match, 0).accusing is None
    assert [match.view(viewer) for viewer in (None, 1, 2)] == before


def test_a_card_looked_at_is_known_while_it_stands_there() -> None:
    match = looked("keep", "0.1", "2.0")
    assert peeked(match, 1) == [(0, 1, "5h"), (2, 0, "joker")]
    fight(match, 1, "0.2", "no")
    fight(match, 1, "3.0", "yes")
    assert peeked(match, 1) == [(0, 1, "5h"), (2, 0, "joker")]


def test_a_card_turned_face_up_is_known_to_all() -> None:
    match = looked("keep", "0.1", "2.0")
    fight(match, 1, "0.1", "no")
    assert peeked(match, 1) == [(2, 0, "joker")]


@pytest.mark.parametrize(("rehide", "left"), [("keep", [(2, 1, "Kc"), (3, 0, "8c")]), ("mix", [(3, 0, "8c")])])
def test_a_mix_makes_forget_where_a_card_is(rehide: str, left: list[tuple[int, int, str]]) -> None:
    match = looked(rehide, "2.1", "3.0")
    fight(match, 1, "0.2", "no")
    fight(match, 2, "3.1", "yes")
    assert peeked(match, 1) == left


def test_a_draw_mixes_as_well() -> None:
    match = stand("2h 5h 6h", "4d Ad Kd", "joker Kc Qc", "8c 7c", points={1: 14, 2: 2}, pile="3s 4s 5s")
    fight(match, 0, "1.0")
    say(match, "2.1", "3.0")
    fight(match, 1, "0.2", "no")
    fight(match, 1, "3.1", "no")
    assert peeked(match, 1) == [(3, 0, "8c")]
    assert army(match, 2).drawn == 2


def test_a_card_looked_at_is_forgotten_when_its_army_is_eliminated_by_points() -> None:
    match = stand("2h 5h 6h", "4d Ad Kd", "joker Kc Qc", "8c 7c", points={1: 14, 3: 24})
    fight(match, 0, "1.0")
    say(match, "3.1", "2.0")
    fight(match, 1, "0.2", "no")
    fight(match, 1, "1.2", "no")
    assert peeked(match, 1) == [(2, 0, "joker"), (3, 1, "7c")]
    fight(match, 0, "1.0")
    assert army(match, 3).eliminated == "points"
    assert peeked(match, 1) == [(2, 0, "joker")]


def test_a_card_hidden_by_a_mix_is_remembered_until_it_is_seen_again() -> None:
    match = stand("9h 5h 6h", "4d 3d Kd", "joker Kc Qc", then=[cards("5h 9h 6h")])
    fight(match, 0, "1.0", "yes")
    assert army(match, 0).hidden == ("9h",)
    fight(match, 2, "0.2", "no")  # 6h is another one
    assert army(match, 0).hidden == ("9h",)
    fight(match, 1, "0.1", "no")
    assert army(match, 0).hidden == ()


def test_a_mix_of_one_card_moves_nothing() -> None:
    match = stand("9h", "4d 3d Kd", "joker Kc Qc")
    fight(match, 0, "1.0", "yes")
    assert [one.remembered for one in army(match, 0).slots] == ["9h"]
    assert army(match, 0).hidden == ()


def test_one_answer_to_a_question_put_to_all_is_seen_in_asked_alone() -> None:
    match = begin("joker joker.2", seats=6, jokers=2)
    for seat, key in ((0, "3"), (4, "keep"), (0, "keep")):
        before = now(match)
        assert not match.play(seat, [key])
        left = tuple(one for one in before.asked if one != seat)
        assert now(match) == msgspec.structs.replace(before, asked=left)


def test_the_public_course_of_a_turn() -> None:
    match = stand("9h 5h", "4d 3d", "joker Kc")
    assert kinds(fight(match, 0, "1.0", "yes")) == ["card_accused", "point_scored", "card_hidden", "army_mixed"]
    fight_ = now(match).fight
    assert fight_ is not None
    assert (fight_.army, fight_.slot, fight_.card, fight_.target_army, fight_.dead) == (0, 0, "9h", 1, "target")
