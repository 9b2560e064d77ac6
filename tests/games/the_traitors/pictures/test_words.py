"""Words on the pictures of The Traitors, and alt texts for people who cannot see the pictures."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.the_traitors.pictures import draw_board, draw_hand
from bot.games.the_traitors.pictures.layout import NEWS
from bot.games.the_traitors.pictures.votes import refused
from engine.the_traitors.view import Sight
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
        assert all(f"{seat + 1} {name}" in words for seat, name in enumerate(NAMES))


def test_the_most_important_comes_first() -> None:
    view = every_stage(8)["vote"][0]
    words = pictures.board_alt(view, NAMES, "en")
    landmarks = [
        "Waiting for",
        "(Banishment). ",
        f"round {view.round} of {view.rounds}",
        "Ballot 1",
        f"Prize fund {view.fund}",
        f"Deck {view.deck}",
        *(f"{seat + 1} {name}: " for seat, name in enumerate(NAMES)),
        "Discard pile: ",
    ]
    found = [words.find(landmark) for landmark in landmarks]
    assert -1 not in found
    assert found == sorted(found)
    assert found[0] == 0


def test_the_words_tell_who_has_what_and_who_is_out() -> None:
    view = every_stage(8)["over"][0]
    words = pictures.board_alt(view, NAMES, "en")
    for seat, (name, public) in enumerate(zip(NAMES, view.table, strict=True)):
        line = words.partition(f"{seat + 1} {name}: ")[2].partition(".")[0]
        assert line.startswith(f"{public.score} Gold, {public.fate}, {(public.role or '').title()}")
    assert words.count("dealer") == 1


def test_the_question_after_a_rejection_tells_who_has_rejected_the_card() -> None:
    """T-9.1."""
    words = pictures.board_alt(crowded_rejection(), NAMES, "en")
    assert "(End the round?)" in words
    assert "Benjamin K. has the turn. Benjamin K. is being blackmailed. " not in words
    assert "Benjamin K. has the turn. Benjamin K. rejected the Traitor card. Prize fund" in words
    assert words.partition("2 Benjamin K.: ")[2].partition(".")[0].endswith("rejected the Traitor card")


def test_while_all_are_asked_about_the_end_nobody_has_refused_yet() -> None:
    """T-9.1: who refused the last time does not count any more."""
    asked, before = crowded_rejection(), crowded()
    assert "Did not want to end the round" in pictures.board_alt(before, NAMES, "en")
    assert "Did not want to end the round" not in pictures.board_alt(asked, NAMES, "en")
    assert refused(before) == tuple(range(8))
    assert refused(asked) == ()


def test_a_single_winner_is_called_by_name_however_long() -> None:
    view = every_stage(8)["over"][0]
    assert view.result is not None
    won = replace(view, result=replace(view.result, winners=(1,)))
    canvas = draw_board(won, LONG_NAMES, texts.speaker("de"))
    assert [words for words, box in canvas.words if words.startswith("Maximilian von und") and inside(box, NEWS)]


def test_votes_are_told_by_player_numbers() -> None:
    view = crowded_vote()
    assert "Last ballot: 1 for 2, 2 for 3, 3 for 4, 4 for 5" in pictures.board_alt(view, NAMES, "en")


def test_the_votes_of_an_earlier_banishment_are_not_told_while_a_new_vote_is_open() -> None:
    view = crowded_vote()
    view = replace(view, ballot=1, events=(*view.events[:-1], replace(view.events[-1], ballots=())))
    assert "Last ballot" not in pictures.board_alt(view, NAMES, "en")


def test_the_words_of_a_finished_match_name_the_winners() -> None:
    view = every_stage(8)["over"][0]
    assert view.result is not None
    first = pictures.board_alt(view, NAMES, "de").partition(": ")[2].partition(". ")[0]
    assert [name in first for name in NAMES] == [seat in view.result.winners for seat in range(8)]


def test_the_prize_fund_of_a_round_goes_to_the_living_traitors_else_to_all_survivors() -> None:
    """T-7.3."""
    for role, sharers in (("traitor", "Traitors share"), ("faithful", "Faithful share")):
        assert sharers in pictures.board_alt(crowded_end(role=role, result=False), NAMES, "en")


def test_a_hand_is_told_to_its_holder_with_its_role() -> None:
    for seat, view in enumerate(every_stage(8)["turn"][1:]):
        words = pictures.hand_alt(view, NAMES, "en")
        assert words.startswith(f"{seat + 1} {NAMES[seat]}, {(view.role or '').title()}.")
        cards = ", ".join(texts.speaker("en")("the_traitors-card", key=card) for card in view.hand)
        assert f"Your hand: {cards}." in words


def test_a_recruited_seat_is_told_that_it_is_a_traitor_now() -> None:
    view = every_stage(8)["turn"][1]
    view = replace(view, role="faithful", recruited=True, hand=("gold", "gold", "traitor"))
    words = pictures.hand_alt(view, NAMES, "en")
    assert words.startswith("1 Anna, Traitor. Recruited")
    assert "Gold, Gold, Traitor card" in words


def test_a_hand_tells_what_its_seat_has_seen_of_others() -> None:
    view = every_stage(8)["turn"][1]
    assert view.table[1].hand_size == view.table[2].hand_size == 3
    whole, some = Sight(1, ("gold", "dagger", "traitor"), True), Sight(2, ("shield",), False)
    words = pictures.hand_alt(replace(view, sights=(whole, some)), NAMES, "en")
    assert "2 Benjamin K. surely holds: Gold, Dagger, Traitor card. The whole hand." in words
    assert "3 Cléo-Marie surely holds: Shield. 2 more cards unknown." in words


@pytest.mark.parametrize("stage", ["turn", "murder", "vote", "end", "shield"])
def test_who_is_living_sees_all_the_others_beside_the_hand(stage: str) -> None:
    for seat, view in enumerate(every_stage(8)[stage][1:]):
        hand = draw_hand(view, seat, NAMES, texts.speaker("en"))
        assert {name for other, name in enumerate(NAMES) if other != seat} <= {words for words, _ in hand.words}
        alt = pictures.hand_alt(view, NAMES, "en")
        assert all(f"{other + 1} {name}: " in alt for other, name in enumerate(NAMES)) == view.table[seat].living
