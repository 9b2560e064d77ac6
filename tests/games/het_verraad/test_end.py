"""H-10: what ends a match, and who has won."""

from typing import Any

import pytest

from engine import Result
from engine.het_verraad.disclosure import HeirTold
from tests.games.het_verraad.scene import Scene, told
from tests.games.het_verraad.script import begin, changed, situation

CARDS = "vissershut bijenstal veerhuis"
"""The open cards in these tests; nobody has built them."""


def ended(*owners: str, **things: Any) -> Scene:
    """A match that the last seat's turn has ended, as the deck is gone (H-3.6), and nothing else happened."""
    match = situation(*owners, phase="income", turn=len(owners) - 1, deck=".", cards=CARDS, **things)
    match.say("bijenstal")
    while match.result is None:
        match.after("done")
    return match


def result(match: Scene) -> Result:
    """The result of a match that is over."""
    assert match.result is not None
    return match.result


def reach(number: int = 5, **things: Any) -> Scene:
    """Seat 0 of two has an Opera in its hand; five points end the match."""
    return situation("M7", "O2", hands={0: "opera"}, data=changed("track", "end.2", number), cards=CARDS, **things)


@pytest.mark.parametrize(("number", "ending"), [(4, "seat"), (5, "seat"), (6, "")])
def test_h_10_1_a_marker_that_has_reached_the_points_ends_it(number: int, ending: str) -> None:
    match = reach(number).after("build opera M7").shows(view={"ending": ending})
    assert bool(told(match.news, "last_round")) == bool(ending)


def test_h_10_1_the_round_is_finished_so_that_all_have_had_as_many_turns() -> None:
    last = {"reason": "seat", "trigger_seats": (0,), "points": 5, "number": 5, "last_seat": 1}
    match = reach().after("build opera M7").shows(last_round=last)
    match.after("done").shows(result=None, asked=1, view={"round": 1})
    match.after("bijenstal done").shows(winners=(0,), decisions={}, view={"phase": "over", "turn": None, "asked": ()})


def test_h_10_1_the_last_seat_is_the_one_right_of_the_start_player() -> None:
    match = reach(start=1).after("build opera M7").shows(last_round={"last_seat": 0})
    match.after("done").shows(winners=(0,))


def test_h_10_1_the_last_turn_is_played_to_its_end_with_phase_4() -> None:
    match = reach(start=1, black={0: "1.1"}, influence_deck="pionier.1").after("build opera M7 done")
    match.shows(result=None, kind="master").after("done").shows(winners=(0,))


def test_h_10_1_later_losses_change_nothing() -> None:
    match = reach(influence={1: "brand.1"}, influence_deck=".").after("build opera M7 done bijenstal play brand.1 M7")
    match.shows(points=(0, 0, 0)).after("done").shows(untold="last_round")
    assert result(match).scores == (0, 0)


def test_h_10_1_markers_are_looked_at_after_every_completed_event() -> None:
    """Five points for a moment: the Opera is replaced in the same turn."""
    data = changed("track", "end.2", 5)
    match = situation("M7", "O2", hands={0: "opera plaggenhut"}, bricks={0: 9}, data=data, cards=CARDS)
    match.after("build opera M7 build plaggenhut M7").shows(points=(1, 0, 0))
    match.after("done bijenstal done").shows(winners=(0,))


def test_h_10_1_points_within_an_event_that_is_not_completed_do_not_count() -> None:
    """The third building of a category and its power (1) come with one purchase; a replacement is one event too."""
    data = changed("track", "end.2", 8)
    match = situation("M7:waag", "O2", hands={0: "korenbeurs"}, data=data, bricks={0: 9}, cards=CARDS)
    match.after("build korenbeurs M7").shows(points=(4, 0, 0), untold="last_round")


@pytest.mark.parametrize(("option", "reasons"), [("on", ["master"]), ("off", [])])
def test_h_10_1_the_black_master_as_trigger_is_an_option(option: str, reasons: list[str]) -> None:
    match = situation("M7", "O2", master="I0:waag", data=changed("track", "end.2", 5), cards=CARDS, master_ends=option)
    match.after("black").shows(points=(0, 0, 5))
    assert [event.reason for event in told(match.news, "last_round")] == reasons
    assert (match.after("done done bijenstal done").result is not None) == bool(reasons)


def test_h_10_1_it_is_told_once() -> None:
    match = reach(black={0: "1.1"}, bricks={0: 20})
    match.after("build opera M7 white black done done bijenstal done").shows(last_round={"seats": None})


FIVES = (
    "M0:schouwburg M1:raadhuis M7:beursgebouw O9:oost_indisch_huis "
    "O16:basiliek M14:geschutgieterij O22:scheepswerf M8:herenhuis O12:kapel"
)
"""Seven buildings of 5 points, one of 4, and one of 1 that brings a great power of 4."""


@pytest.mark.parametrize(("seats", "number", "before"), [(2, 9, 44), (3, 6, 30), (4, 5, 25), (5, 4, 20)])
def test_h_10_1_fifty_thirty_five_thirty_and_twenty_five_points(seats: int, number: int, before: int) -> None:
    """The Opera lacks; with two seats its six points come with a great power, as it is the third of its category."""
    owners = [" ".join(["I6", *FIVES.split()[:number]]), *["O3", "O5", "O7", "O20"][: seats - 1]]
    match = situation(*owners, hands={0: "opera"}, cards=CARDS).shows(view={"ending": ""})
    assert match.points[0] == before
    match.after("build opera I6").shows(last_round={"number": match.points[0]}, view={"end_points": match.points[0]})


def test_h_10_3_most_points() -> None:
    match = ended("M7:waag", "O2:tolhuis O4:opera", "O20:kapel").shows(winners=(1,))
    assert result(match).scores == (4, 8, 1)
    match.shows(match_ended={"side": "good", "by": "points", "winner_seats": (1,)})
    match.shows(match_won={"seat": 1, "side": "good", "points": 8})


@pytest.mark.parametrize(
    ("things", "winners", "by"),
    [
        # a seat with a black chip, too; white chips of a seat with fewer points do not count
        ({"white": {1: 1, 2: 2}, "black": {1: "1.1"}}, (1,), "white"),
        ({"white": {0: 1, 1: 1}, "black": {0: "1.1", 1: "1.2 1.3"}}, (0,), "black"),
        ({}, (0, 1), "shared"),
    ],
)
def test_h_10_3_on_a_tie_most_white_chips_then_fewest_black_ones_then_it_is_shared(
    things: Any, winners: tuple[int, ...], by: str
) -> None:
    match = ended("M7:waag", "O2:korenbeurs", "O20:kapel", **things).shows(winners=winners, match_ended={"by": by})
    assert tuple(event.seat for event in told(match.news, "match_won")) == winners


def test_h_10_3_a_black_marker_that_is_only_as_high_does_not_win() -> None:
    match = ended("M7:waag", "O2", master="I0:tolhuis", black={1: "1.1"})
    match.shows(points=(4, 0, 4), match_ended={"side": "good"}, winners=(0,))


def test_h_10_3_the_parts_of_a_score() -> None:
    match = ended("M7:waag O10:korenbeurs O9:marktkraam I6:kapel O11:smidse", "O2:opera", white={1: 3})
    assert result(match).scores == (4 + 4 + 1 + 1 + 2 + 3, 5 + 5)
    assert result(match).parts == (
        {"burgerij": 0, "nijverheid": 2, "handel": 9, "stad": 1, "powers": 3},
        {"burgerij": 5, "nijverheid": 0, "handel": 0, "stad": 0, "powers": 5},
    )


def test_h_10_2_the_black_marker_above_every_seats_and_most_black_chips() -> None:
    match = ended("M7:waag", "O2", "O20:kapel", master="I0:opera", black={1: "1.1 1.2", 2: "4.1"})
    match.shows(points=(4, 0, 1, 8), match_ended={"side": "evil", "by": "black", "master_points": 8}, winners=(1,))
    match.shows(untold="chips_revealed", view={"revealed": ((), (), ())})  # only where they are needed
    assert result(match).scores == (4, 0, 1)


def test_h_10_2_on_a_tie_the_highest_sum_of_their_values() -> None:
    match = ended("M7:waag", "O2", "O20", master="I0:opera", black={0: "1.1 2.1", 1: "2.2 3.1", 2: "4.1"})
    shown = told(match.shows(winners=(1,), match_ended={"by": "values"}).news, "chips_revealed")
    revealed = [(one.seat, one.values, one.total, one.seats) for one in shown]
    assert revealed == [(0, (1, 2), 3, None), (1, (2, 3), 5, None)]
    assert [[one.chip for one in chips] for chips in match.view().revealed] == [["1.1", "2.1"], ["2.2", "3.1"], []]


@pytest.mark.parametrize(
    ("owners", "black", "winners", "by"),
    [
        (("M7", "O2:kapel", "O20:waag"), {0: "2.1", 1: "2.2"}, (1,), "points"),
        (("M7", "O2", "O20:waag"), {0: "2.1", 1: "2.2"}, (0, 1), "shared"),
        (("M7:waag", "O2"), {}, (), "nobody"),
        (("", "O2", "O20"), {0: "1.1 1.2 1.3", 1: "1.4"}, (1,), "black"),
        (("", "O2"), {0: "1.1 1.2 1.3"}, (), "nobody"),
    ],
)
def test_h_10_2_then_own_points_of_those_who_have_a_black_chip_and_an_area(
    owners: tuple[str, ...], black: Any, winners: tuple[int, ...], by: str
) -> None:
    """H-10.4: a seat without areas does not win with him."""
    match = ended(*owners, master="I0:opera", black=black)
    match.shows(match_ended={"side": "evil", "by": by}, winners=winners)
    assert tuple(event.seat for event in told(match.news, "match_won")) == winners


@pytest.mark.parametrize("things", [{}, {"master": "I0:tolhuis", "black": {1: "1.1"}}])
def test_h_10_4_a_seat_without_areas_cannot_win(things: Any) -> None:
    """But its marker counts: the black one must be above it, too (H-10.2)."""
    match = ended("", "O2:kapel", white={0: 3}, **things)
    match.shows(points=(5, 1, 4 if things else 0), match_ended={"side": "good"}, winners=(1,))


def test_h_10_4_a_seat_without_areas_is_expelled_and_plays_on() -> None:
    match = situation("M7", "M8", influence={0: "overval.1", 1: "pionier.1"}, cards=CARDS)
    match.after("play overval.1 M8 pass").shows(seat_expelled={"seat": 1}, castle={1: {"expelled": True}})
    match.after("done").shows(asked=1, kind="take").after("bijenstal").shows(lacks="buy")
    match.after("play pionier.1 O20").shows(seat_returned={"seat": 1}, castle={1: {"expelled": False}})


def test_h_10_4_it_may_return_by_infiltrant_and_not_by_overval() -> None:
    match = situation("", "M8 O20:waag", influence={0: "infiltrant.1"}, cards=CARDS)
    match.shows(castle={0: {"expelled": True}}).after("play infiltrant.1 M8").shows(seat_returned={"area": "M8"})
    situation("", "M8", influence={0: "overval.1"}).shows(lacks="play")


def test_h_10_1_rounds_are_shown_as_they_ended() -> None:
    cards = "plaggenhut varkenskot marktkraam vissershut graanmolen vismarkt herberg smidse botermarkt"
    match = begin(2, a=cards).settle()
    for number in range(1, 4):
        for _ in range(2):
            match.say(match.choices()[0], "done")
        assert (len(match.rounds), match.view().round) == (number, number + 1)
        assert (match.rounds[-1].round, match.rounds[-1].seat) == (number, None)


def test_cards_held_are_shown_only_once_the_match_is_over() -> None:
    match = reach(influence={1: "brand.1"}, black={1: "3.1 1.2"})
    assert match.view().holdings == match.view(1).holdings == ()
    match = ended("M7", "O2", hands={0: "opera"}, influence={1: "brand.1"}, black={1: "3.1 1.2"})
    held, own = match.view().holdings, [match.view(seat) for seat in range(2)]
    assert [(one.hand, one.influence, one.chips) for one in held] == [
        (one.hand, one.influence, one.chips) for one in own
    ]
    assert ["opera" in [card.card for card in one.hand] for one in held] == [True, False]
    assert [[card.card for card in one.influence] for one in held] == [[], ["brand.1"]]
    assert [sorted(chip.value for chip in one.chips) for one in held] == [[], [1, 3]]


@pytest.mark.parametrize(
    ("black", "heirs"),
    [
        ({0: "1.1"}, [(0, True)]),
        ({0: "1.1", 1: "1.2 1.3"}, [(1, False)]),
        ({0: "1.1", 1: "2.1"}, [(1, False)]),
        ({}, []),
        ({0: "1.1", 1: "1.2"}, [(0, True)]),
    ],
)
def test_h_10_2_after_a_win_of_good_the_heir_of_evil_is_told(
    black: dict[int, str], heirs: list[tuple[int, bool]]
) -> None:
    match = ended("M7:opera", "O2", black=black).shows(winners=(0,))
    found = [event for event in match.reveal().decided if isinstance(event, HeirTold)]
    assert [(event.seat, bool(event.wins)) for event in found] == heirs
