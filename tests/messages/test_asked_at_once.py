"""Several people asked at once: what one of them answers moves no message of another."""

from bot.messages import prompt_slot
from tests.vote import voting


def test_the_message_of_a_question_is_the_same_while_others_answer() -> None:
    match = voting()
    slots = {seat: prompt_slot(match.seat(seat)) for seat in match.decisions}
    for seat in (2, 0, 3):
        match.play(seat, ["1"])
        assert {one: prompt_slot(match.seat(one)) for one in match.decisions} == {
            one: slots[one] for one in match.decisions
        }


def test_only_questions_right_after_the_own_answer_share_a_message() -> None:
    match = voting((2, "0"), (0, "2"), (3, "0"), (1, "0"))
    assert {seat: match.seat(seat).run for seat in match.decisions} == {0: 3, 1: 1, 2: 3, 3: 3}
