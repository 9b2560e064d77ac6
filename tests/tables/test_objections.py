"""The rule that is against an answer is found by what its own seat knows."""

import pytest

from bot.tables import Refusal, Tables
from bot.tables.refusal import RuleRefusal, illegal
from tests.errand import ErrandView
from tests.tables.people import ANNA, PEOPLE, a_table, match_of, started

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


@pytest.mark.deal("shields 8")
async def test_nobody_is_told_a_rule_by_what_another_one_holds(tables: Tables) -> None:
    """Check a window in which the first person asked has the shield that another person lacks."""
    table = await started(tables, *PEOPLE, game="errand")
    for key in ("buy", "M", "M7"):
        _, match = await tables.answers.give(table.id, ANNA.user, [key])
    shields = {seat: _has_shield(match.view(seat)) for seat in match.awaited}
    assert shields[match.awaited[0]]
    (*_, without) = (seat for seat, has in shields.items() if not has)
    with pytest.raises(Refusal) as refused:
        await tables.answers.give(table.id, table.sitters[without].user or 0, ["shield"])
    assert isinstance(refused.value, RuleRefusal)


def _has_shield(view: object) -> bool:
    assert isinstance(view, ErrandView)
    return view.shield
