"""The rule that is against an answer is found by what its own seat knows."""

import pytest

from bot.tables.refusal import RuleRefusal, illegal
from tests.errand import ErrandView
from tests.tables.people import a_table, match_of

pytestmark = pytest.mark.usefixtures("errand")


def test_a_seat_without_a_shield_is_told_so_whoever_else_is_asked() -> None:
    found = set()
    for number in range(8):
        table = a_table(f"shields {number}", game="errand")
        match = match_of(table)
        for key in ("buy", "M", "M7"):
            match.play(0, [key])
        assert match.awaited == (1, 2, 3)
        for seat in match.awaited:
            view = match.view(seat)
            assert isinstance(view, ErrandView)
            refused = illegal(table, match.seat(seat), ["react"], "shield")
            assert isinstance(refused, RuleRefusal) != view.shield
            found.add((seat, view.shield))
    assert found == {(seat, shield) for seat in (1, 2, 3) for shield in (False, True)}
