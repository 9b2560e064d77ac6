"""V-10: what is secret stays secret."""

from typing import Any

from hypothesis import given

from engine import Match, SeededChance
from engine.verraeter.view import VerraeterView
from tests.games.verraeter.script import now
from tests.matches import matches, quick, seed_of


@quick
@given(matches())
def test_a_possible_truth_agrees_with_the_roles_a_seat_saw(match: Match) -> None:
    """V-3: what it passed on was not put aside, and went to the seats after it."""
    for viewer in range(match.seats):
        view = now(match, viewer)
        if not view.handed:
            continue
        truth = match.game.determinize(view, SeededChance(seed_of("roles")))
        order = [(view.start_player + step) % view.seats for step in range(view.seats)]
        roles = [verraeter_role(match, truth, seat) for seat in order]
        mine = order.index(viewer)
        assert verraeter_handed(match, truth, viewer) == view.handed
        assert all(role not in view.handed for role in roles[:mine])
        assert all(role is None or role in view.handed for role in roles[mine:])


def verraeter_role(match: Match, truth: Any, seat: int) -> str | None:
    view = match.game.view(truth, seat)
    assert isinstance(view, VerraeterView)
    return view.role


def verraeter_handed(match: Match, truth: Any, seat: int) -> tuple[str, ...]:
    view = match.game.view(truth, seat)
    assert isinstance(view, VerraeterView)
    return view.handed
