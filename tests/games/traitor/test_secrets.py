"""Secrets of Traitor that stay secret."""

from hypothesis import given, settings

from engine import Match, SeededChance
from engine.traitor.components import NAMES
from engine.traitor.state import State
from tests.games.traitor.script import now
from tests.matches import matches, quick, seed_of


@settings(quick, max_examples=10)
@given(matches("traitor"))
def test_a_possible_truth_has_every_card_once_and_jokers_where_they_may_be(match: Match) -> None:
    """J-0.1, J-1.3, J-8.1: nothing is there twice, and as many traitors as Jokers allow."""
    for viewer in (None, *range(match.seats)):
        view = now(match, viewer)
        state: State = match.game.determinize(view, SeededChance(seed_of("cards")))
        found = [
            *state.pile,
            *state.removed,
            *(card for army in state.armies for card in (*army.hand, *army.cards.values(), *army.fallen)),
        ]
        assert sorted(found) == sorted(set(found))
        assert len(found) == (53 if match.seats <= 4 else 104 + view.jokers)
        if view.phase not in ("gift", "muster"):
            assert 1 <= len(state.traitors()) <= view.jokers
        mine = {card for one in view.armies_own for card in one.buried}
        held = {NAMES[card] for army in state.armies if army.drawn == 0 for card in army.cards.values()}
        assert not mine & held
