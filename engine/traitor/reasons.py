"""What speaks for an answer, for advice: facts that the view shows."""

from engine.decision import Decision, Keys
from engine.game import Reason
from engine.traitor.view import TraitorView

KINDS: tuple[str, ...] = ()


def reason(view: TraitorView, decision: Decision, keys: Keys) -> Reason | None:
    """What the answer keeps, gains or prevents."""
    return None
