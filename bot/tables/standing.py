"""Standing answers: what a seat has said in advance, until it is asked anything else (``engine.Game.standing``)."""

import engine
from bot.store import Table
from engine import Seat


def stands(table: Table, seat: Seat) -> bool:
    """Whether the seat's standing answer is in force."""
    since = None if seat.seat is None else table.sitters[seat.seat].standing
    if since is None or table.state != "running":
        return False
    answers = [moment.answered for moment in seat.moments if moment.answered is not None]
    asked = [one.decision.kind for one in answers if one.question > since]
    if seat.decision is not None:
        asked.append(seat.decision.kind)
    return all(kind in engine.game(table.game).standing for kind in asked)


def standing_answer(table: Table, seat: Seat) -> str | None:
    """The key that the seat has given in advance to what it is asked now; ``None`` if it has not."""
    if seat.decision is None or not stands(table, seat):
        return None
    return engine.game(table.game).standing.get(seat.decision.kind)
