"""Several seats asked at once: each has its question until all have answered, whoever else has answered meanwhile."""

from collections.abc import Sequence

import pytest

from engine import Match, NotAsked
from tests.sample_games.vote import VoteShown, voting

FIRST_BALLOT = ((2, "0"), (0, "2"), (3, "0"), (1, "0"))


def votes_shown(match: Match) -> list[str]:
    return [f"{event.seat} for {event.for_seat}" for event in match.events(None) if isinstance(event, VoteShown)]


def test_answers_may_come_in_any_order() -> None:
    match = voting(*FIRST_BALLOT[:3], FIRST_BALLOT[2])
    assert list(match.awaited) == [1], "the same answer was given again"
    assert [event.kind for event in match.play(1, ["0"])] == [*["vote_shown"] * 4, "ballot_counted", "ballot_opened"]
    assert list(match.awaited) == [0, 1, 2, 3]


def test_a_seat_that_has_answered_is_asked_the_same_and_not_awaited() -> None:
    match = voting()
    before = match.decisions[2]
    match.play(2, ["0"])
    after = match.decisions[2]
    assert (before.replaces, after.replaces) == (None, ("0",))
    assert (after.kind, after.keys, after.facts) == (before.kind, before.keys, before.facts)
    assert match.awaited == match.view(None).asked == (0, 1, 3)


def test_the_newest_answer_counts() -> None:
    match = voting((2, "0"), (2, "1"), (0, "2"), (2, "3"), (3, "0"), (1, "0"))
    assert votes_shown(match) == ["0 for 2", "1 for 0", "2 for 3", "3 for 0"]


def test_a_question_stays_while_others_answer_and_a_new_one_is_put_when_it_is_over() -> None:
    match = voting((2, "0"), (0, "2"))
    assert [match.seat(seat).moments[-1].asked for seat in match.decisions] == [2, 1, 2, 1]
    match = voting(*FIRST_BALLOT, (3, "1"))
    asked = {seat: [moment.asked for moment in match.seat(seat).moments] for seat in match.decisions}
    assert asked == {0: [1, 2, 3], 1: [1, 2], 2: [1, 2, 3], 3: [1, 2, 3, 4]}
    assert {seat: match.seat(seat).run for seat in match.decisions} == {0: 3, 1: 1, 2: 3, 3: 3}


@pytest.mark.parametrize("changes", [(), ((2, "1"),), ((2, "1"), (3, "1"), (2, "0"))])
def test_the_number_of_a_question_counts_the_seat_s_own_questions(changes: Sequence[tuple[int, str]]) -> None:
    """It does not tell how often others have answered."""
    match = voting((2, "0"), (3, "0"), *changes)
    own = [sum(seat == one for seat, _ in ((2, "0"), (3, "0"), *changes)) for one in range(4)]
    assert [match.question(seat) for seat in range(4)] == [1 + number for number in own]
    assert match.question(0) == match.question(1) == 1


def test_when_all_have_answered_nobody_has_a_question() -> None:
    assert all(decision.replaces is None for decision in voting(*FIRST_BALLOT).decisions.values())
    over = voting(*FIRST_BALLOT, *FIRST_BALLOT)
    with pytest.raises(NotAsked, match="seat 2 is not asked anything now"):
        over.play(2, ["0"])
    assert over.seat(2).decision is None
    assert over.awaited == ()
    assert over.question(2) == 4, "the numbers stay: two ballots, and twice the question whether to change"
