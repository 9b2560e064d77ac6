"""A secret reaches its seat and nobody else."""

from bot import pictures
from tests.games.verraeter.pictures.boards import NAMES
from tests.matches import a_match


def test_the_board_of_a_builder_in_thought_is_the_onlookers() -> None:
    match = next(
        match
        for number in range(60, 90)
        for match in [a_match("builder", answers=number)]
        if "building_from" in [decision.kind for decision in match.decisions.values()]
        or "building_to" in [decision.kind for decision in match.decisions.values()]
    )
    (seat,) = match.decisions
    assert pictures.draw_board(match.view(seat), NAMES, "en") == pictures.draw_board(match.view(None), NAMES, "en")
