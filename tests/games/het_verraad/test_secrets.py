"""Possible truths for somebody have as many cards as there are, at their known places."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Match, SeededChance
from engine.het_verraad.state import NOTHING, State
from tests.games.het_verraad.script import now
from tests.matches import play_by_chance, quick, seed_of, starts, truth


@settings(quick, max_examples=5)
@given(starts("het_verraad"), st.integers(0, 400))
def test_a_possible_truth_has_every_card_once_and_what_is_known_of_it(match: Match, number: int) -> None:
    """H-0.2, H-0.3, H-0.5; until the deck is made again, its letters are in order (H-1.2)."""
    play_by_chance(match, match.record.seed or bytes(32), number)
    true = truth(match)
    for viewer in (None, *range(match.seats)):
        state: State = match.game.determinize(now(match, viewer), SeededChance(seed_of("cards")))
        open_piles = (state.standing, state.open, state.discards, state.pawnshop, state.market, state.replaced)
        assert every((*state.hands, state.deck, *open_piles)) == list(range(len(state.box.buildings)))
        influence = (*state.influence, state.influence_deck, state.influence_discards)
        assert every(influence) == list(range(len(state.box.influence)))
        assert every((*state.black, state.stack)) == list(range(len(state.box.chips)))
        assert [len(hand) for hand in state.hands] == [len(hand) for hand in true.hands]
        for seat, known in enumerate(true.known):
            assert known <= set(state.hands[seat])
        if viewer is not None:
            assert state.hands[viewer] == true.hands[viewer]
            assert state.black[viewer] == true.black[viewer]
            for card in true.glimpsed[viewer] & set(true.deck):
                assert state.deck.index(card) == true.deck.index(card)
        letters = [state.box.buildings[card].letter for card in state.deck]
        if not true.remade and not any(true.glimpsed):
            assert letters == sorted(letters)


def every(piles: Sequence[Sequence[int]]) -> list[int]:
    """Return all numbers in the piles except ``NOTHING``, sorted, each as often as the piles hold the number."""
    return sorted(one for pile in piles for one in pile if one != NOTHING)
