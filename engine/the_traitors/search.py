"""The knowledge of the computer player that searches, for The Traitors: courses go to the end of the round."""

from collections.abc import Callable
from math import exp

from engine.chance import Chance, weighed
from engine.decision import Decision, Keys
from engine.the_traitors.determinize import secrets, with_secret
from engine.the_traitors.inference import likelihood
from engine.the_traitors.state import State
from engine.the_traitors.thumb import worths
from engine.the_traitors.view import TheTraitorsView

STEEP = {4: 0.13, 5: 0.11, 6: 0.09, 7: 0.09, 8: 0.09}
FADE = 0.65
"""After a round a share of the win is taken to grow with ``exp(STEEP / rounds to come ** FADE)`` a Gold.

Fitted to 3,000 to 4,000 matches of rules of thumb, in a minute. The matches had 4, 6 and 8 seats and up to 4 rounds.
"""


SMALL = ("play", "take", "discard")
"""Questions about a card more or less."""


def candidates(view: TheTraitorsView, decision: Decision) -> list[Keys]:
    """Return the answers worth trying, the rule of thumb's first; of equal cards only one.

    A card more or less is thought about in the last round alone, because a Gold may decide there.
    """
    found = worths(view, decision)
    ranked = sorted(found, key=lambda keys: -found[keys])
    if decision.kind in SMALL and view.round < view.rounds:
        return ranked[:1]
    return list({keys[0].split(".")[0]: keys for keys in reversed(ranked)}.values())[::-1]


def truths(view: TheTraitorsView) -> Callable[[Chance], State]:
    """Return a function that makes states that fit the view.

    Traitors are the likelier, the better they explain the facts that the round showed.
    """
    found = secrets(view)
    weights = [prior * likelihood(view, one.dealt, one.recruited) for one, prior in found.items()]
    return lambda chance: with_secret(view, weighed(list(found), weights, chance), chance)


def horizon(view: TheTraitorsView, state: State) -> bool:
    """Return whether the round of the view is over."""
    return state.round > view.round


def value(state: State, seat: int) -> float:
    """Return a seat's share of the win, or how likely it wins by the scores after a round."""
    if state.result is not None:
        return (seat in state.result.winners) / len(state.result.winners)
    to_come = state.last_round - state.round + 1
    steep = STEEP[state.seats] / to_come**FADE
    own = state.score(seat)
    return 1 / sum(exp(steep * (state.score(other) - own)) for other in range(state.seats))
