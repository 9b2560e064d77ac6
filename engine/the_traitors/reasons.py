"""What speaks for an answer, for advice: facts that the view shows."""

from engine.decision import Decision, Keys
from engine.game import Reason
from engine.the_traitors.view import TheTraitorsView

KINDS: tuple[str, ...] = ()


def reason(view: TheTraitorsView, decision: Decision, keys: Keys) -> Reason | None:
    """What the answer keeps, gains or prevents."""
    return None
