"""A round for the computer player that searches: the likely Traitors, and the promises of the scores."""

from collections import Counter
from collections.abc import Callable

import pytest

import engine
from engine import QuickChance
from engine.players import PLAYERS
from engine.the_traitors.determinize import secrets
from engine.the_traitors.inference import likelihood
from engine.the_traitors.search import truths
from engine.the_traitors.view import TheTraitorsView
from tests.games.the_traitors.script import now
from tests.matches import seed_of


def later(reached: Callable[[TheTraitorsView], bool]) -> TheTraitorsView:
    """Return a Faithful's view in a match between rules of thumb, as soon as ``reached`` is true."""
    match = engine.start("the_traitors", seats=6, seed=seed_of("later"))
    while not reached(now(match)):
        seat = match.awaited[0]
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length)))
    return next(view for seat in range(6) if (view := now(match, seat)).role == "faithful" and not view.recruited)


def test_the_traitor_card_is_sooner_in_a_deck_that_has_many_cards_left() -> None:
    """T-1.2: after 4 cards of 39 it is drawn in about one of ten truths."""
    view = later(lambda view: view.cards_drawn == 4 and all(one.living for one in view.table))
    made = truths(view)
    held = [made(QuickChance(number)).recruited is not None for number in range(300)]
    assert 0.02 < sum(held) / len(held) < 0.2


def test_likelier_truths_are_made_up_more_often() -> None:
    view = later(lambda view: sum(event.outcome in ("murdered", "banished") for event in view.events) == 2)
    weights = {one: prior * likelihood(view, one.dealt, one.recruited) for one, prior in secrets(view).items()}
    made = truths(view)
    found = Counter(made(QuickChance(number)).dealt.index("traitor") for number in range(300))
    for seat in range(6):
        share = sum(weight for one, weight in weights.items() if one.dealt == seat) / sum(weights.values())
        assert found[seat] / 300 == pytest.approx(share, abs=0.1)
