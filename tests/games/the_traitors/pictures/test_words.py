"""Words on the pictures of The Traitors, and alt texts for people who cannot see the pictures."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.the_traitors.pictures import draw_board, draw_hand
from bot.games.the_traitors.pictures.layout import NEWS
from bot.games.the_traitors.pictures.votes import refused
from tests.games.the_traitors.pictures.boards import (
    LONG_NAMES,
    NAMES,
    crowded,
    crowded_end,
    crowded_out,
    crowded_rejection,
    crowded_vote,
    every_stage,
)
from tests.pictures.looking import inside


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_even_of_the_fullest_board_every_player_is_told(language: str) -> None:
    for view in (crowded(), crowded_vote(), crowded_out("murdered"), crowded_end(role="traitor", result=True)):
        words = pictures.board_alt(view, NAMES, language)
        assert len(words) <= 1024
        assert all(name in words for name in NAMES)


def test_while_all_are_asked_about_the_end_nobody_has_refused_yet() -> None:
    """T-9.1: who refused the last time does not count any more."""
    assert refused(crowded()) == tuple(range(8))
    assert refused(crowded_rejection()) == ()


def test_a_single_winner_is_called_by_name_however_long() -> None:
    view = every_stage(8)["over"][0]
    assert view.result is not None
    won = replace(view, result=replace(view.result, winners=(1,)))
    canvas = draw_board(won, LONG_NAMES, texts.speaker("de"))
    assert [words for words, box in canvas.words if words.startswith("Maximilian von und") and inside(box, NEWS)]


@pytest.mark.parametrize("stage", ["turn", "murder", "vote", "end", "shield"])
def test_a_living_player_sees_all_others_beside_the_hand(stage: str) -> None:
    for seat, view in enumerate(every_stage(8)[stage][1:]):
        hand = draw_hand(view, seat, NAMES, texts.speaker("en"))
        assert {name for other, name in enumerate(NAMES) if other != seat} <= {words for words, _ in hand.words}
        alt = pictures.hand_alt(view, NAMES, "en")
        assert all(f"{name}, " in alt or f"{name}: " in alt for name in NAMES) == view.table[seat].living
