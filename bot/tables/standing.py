"""Standing answers: what a seat has said in advance, until it is asked anything else (``engine.Game.standing``)."""

import engine
from bot.store import Table


def stands(table: Table, match: engine.Match, seat: int) -> bool:
    """Whether the seat's standing answer is in force."""
    since = table.sitters[seat].standing
    if since is None or table.state != "running":
        return False
    asked = [step.decision.kind for step in match.steps[since:] if step.seat == seat]
    if seat in match.decisions:
        asked.append(match.decisions[seat].kind)
    return all(kind in match.game.standing for kind in asked)


def standing_answer(table: Table, match: engine.Match, seat: int) -> str | None:
    """The key that the seat has given in advance to what it is asked now; ``None`` if it has not."""
    if seat not in match.decisions or not stands(table, match, seat):
        return None
    return match.game.standing.get(match.decisions[seat].kind)
