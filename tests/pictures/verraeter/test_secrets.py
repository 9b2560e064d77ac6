"""A secret reaches its seat and nobody else."""

import pytest

import engine
from bot import pictures
from engine.chance import SeededChance
from tests.matches import a_match
from tests.pictures.verraeter.boards import NAMES, every_phase


@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_is_the_same_whoever_looks(seats: int) -> None:
    for phase, views in every_phase(seats).items():
        boards = {pictures.draw_board_now(view, NAMES[:seats], "en") for view in views}
        assert len(boards) == 1, phase


def test_the_board_of_a_builder_in_thought_is_the_onlookers() -> None:
    match = next(
        match
        for number in range(60, 90)
        for match in [a_match("builder", answers=number)]
        if "building_from" in [decision.kind for decision in match.decisions.values()]
        or "building_to" in [decision.kind for decision in match.decisions.values()]
    )
    (seat,) = match.decisions
    assert pictures.draw_board_now(match.view(seat), NAMES, "en") == pictures.draw_board_now(
        match.view(None), NAMES, "en"
    )


@pytest.mark.parametrize("answers", [6, 12, 30, 55])
def test_a_hand_tells_nothing_its_seat_cannot_know(answers: int) -> None:
    """With all that a seat cannot know replaced by another possibility, its pictures stay as they are."""
    match, game = a_match("other hands", answers=answers), engine.game("verraeter")
    for seat in range(4):
        view = match.view(seat)
        other = game.view(game.determinize(view, SeededChance(bytes(32))), seat)
        assert pictures.draw_hand_now(other, NAMES, "en") == pictures.draw_hand_now(view, NAMES, "en")
        assert pictures.draw_board_now(other, NAMES, "en") == pictures.draw_board_now(view, NAMES, "en")


def test_hands_drawn_in_turn_are_never_mixed_up() -> None:
    views = every_phase(4)["supply"][1:]
    first = [pictures.draw_hand_now(view, NAMES, "en") for view in views]
    assert [pictures.draw_hand_now(view, NAMES, "en") for view in reversed(views)] == first[::-1]
    assert len(set(first)) == 4


def test_an_onlooker_has_no_hand() -> None:
    view = every_phase(4)["supply"][0]
    for function in (pictures.draw_hand_now, pictures.hand_alt):
        with pytest.raises(ValueError, match="onlooker"):
            function(view, NAMES, "en")
