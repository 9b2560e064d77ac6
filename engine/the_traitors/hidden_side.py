"""The Traitors of a round: who they are, who cannot know it, and how likely each seat is one."""

from collections.abc import Mapping

from engine.hidden_side import HiddenSide
from engine.the_traitors.determinize import Secret, secrets
from engine.the_traitors.inference import likelihood
from engine.the_traitors.state import State
from engine.the_traitors.view import TheTraitorsView


def traitors(state: State) -> set[int]:
    """Return the seats that are Traitors now, recruited ones too (T-1.3, T-4.1)."""
    return {seat for seat in range(state.seats) if state.role(seat) == "traitor"}


def unknown(view: TheTraitorsView) -> set[int]:
    """Return the other seats that may be Traitors or not, as far as the view tells."""
    return _open(view, dict.fromkeys(secrets(view), 1.0)).keys() - {view.seat}


def suspicions(view: TheTraitorsView) -> Mapping[int, float]:
    """Return how likely each unknown seat is a Traitor, by the cards, votes, murders and answers of the round."""
    weights = {one: prior * likelihood(view, one.dealt, one.recruited) for one, prior in secrets(view).items()}
    return {seat: share for seat, share in _open(view, weights).items() if seat != view.seat}


def _open(view: TheTraitorsView, weights: Mapping[Secret, float]) -> dict[int, float]:
    """Return the share of the weights in which a seat is a Traitor, without seats that always or never are."""
    whole, found = sum(weights.values()), {}
    for seat in range(view.seats):
        part = [weight for secret, weight in weights.items() if seat in (secret.dealt, secret.recruited)]
        if 0 < len(part) < len(weights):
            found[seat] = sum(part) / whole
    return found


HIDDEN_SIDE = HiddenSide[State, TheTraitorsView]("round", traitors, unknown, suspicions)
