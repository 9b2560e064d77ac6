"""Choices that merely open a question: what comes of them can be looked at before they are taken."""

from collections.abc import Sequence

import pytest

from engine import IllegalAnswer, Match, NotAsked, SeededChance
from engine.match import start_match
from tests.errand import Errand
from tests.matches import everything

OPENINGS = ((), ("buy",), ("buy", "I"), ("buy", "O"), ("send",))


def errand(*answers: str, seats: int = 3) -> Match:
    """A match in which the first seat has given these answers."""
    rules = Errand()
    match = start_match(rules, seats, {"preset": "plain"}, {}, bytes(32), SeededChance(bytes(32)), 1)
    for key in answers:
        match.play(0, [key])
    return match


@pytest.mark.parametrize("keys", OPENINGS)
def test_ahead_is_what_is_asked_after_these_answers_and_looking_leaves_the_match_as_it_is(keys: Sequence[str]) -> None:
    match = errand()
    before = everything(match)
    assert match.ahead(0, keys) == errand(*keys).decisions[0]
    assert everything(match) == before


@pytest.mark.parametrize(
    ("keys", "mistake"),
    [
        (["done"], "'done' opens no question at 'act'"),
        (["fly"], "'fly' opens no question at 'act'"),
        (["buy", "X"], "'X' opens no question at 'buy_ring'"),
        (["buy", "back"], "'back' opens no question at 'buy_ring'"),
        (["buy", "M", "M1"], "'M1' opens no question at 'buy'"),
        (["send", "1"], "'1' opens no question at 'send'"),
    ],
)
def test_a_key_that_opens_no_question_is_refused_and_changes_nothing(keys: Sequence[str], mistake: str) -> None:
    match = errand()
    before = everything(match)
    with pytest.raises(IllegalAnswer, match=mistake) as caught:
        match.ahead(0, keys)
    assert (caught.value.reason, caught.value.key) == ("unknown", keys[-1])
    assert everything(match) == before


def test_a_seat_that_is_not_asked_has_nothing_ahead() -> None:
    for seat in (1, 2, 7):
        with pytest.raises(NotAsked, match=f"seat {seat} is not asked anything now"):
            errand().ahead(seat, ["buy"])


def test_ahead_starts_from_the_present_question() -> None:
    match = errand("buy")
    assert match.ahead(0, ["M"]) == errand("buy", "M").decisions[0]
    assert match.ahead(0, ()) is match.decisions[0]
    with pytest.raises(IllegalAnswer):
        match.ahead(0, ["buy"])
