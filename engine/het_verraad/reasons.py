"""What speaks for an answer, for advice: facts that the view shows."""

from engine.decision import Decision, Keys
from engine.game import Reason
from engine.het_verraad.view import HetVerraadView

KINDS: tuple[str, ...] = ()


def reason(view: HetVerraadView, decision: Decision, keys: Keys) -> Reason | None:
    """What the answer keeps, gains or prevents."""
    return None
