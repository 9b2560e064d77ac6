"""Seats that answer by themselves: by a computer player, an answer given in advance, or for want of another choice."""

from collections.abc import Mapping

import engine
from bot.store import Table
from engine import Seat

LEVELS: Mapping[str, str] = {"easy": "easy", "usual": "thumb", "strong": "search"}
"""The player of each level (``engine.players``), as people choose it."""
USUAL, STRONG = LEVELS["usual"], LEVELS["strong"]


def level_of(player: str) -> str:
    """Return the level of a player, as people know it; also of those that older programs seated.

    >>> level_of("search"), level_of("chance"), level_of("of a newer program")
    ('strong', 'easy', 'usual')
    """
    if player == "chance":
        return "easy"
    return next((level for level, one in LEVELS.items() if one == player), "usual")


def stands(table: Table, seat: Seat) -> bool:
    """Return whether the seat's standing answer is in force (``engine.Game.standing``).

    The seat has given the standing answer in advance. It is in force until the seat is asked anything else.
    """
    since = None if seat.seat is None else table.sitters[seat.seat].standing
    if since is None or table.state != "running":
        return False
    answers = [moment.answered for moment in seat.moments if moment.answered is not None]
    asked = [one.decision.kind for one in answers if one.question > since]
    if seat.decision is not None:
        asked.append(seat.decision.kind)
    return all(kind in engine.game(table.game).standing for kind in asked)


def standing_answer(table: Table, seat: Seat) -> str | None:
    """Return the key that the seat has given in advance to its present question; ``None`` if it has not."""
    if seat.decision is None or not stands(table, seat):
        return None
    return engine.game(table.game).standing.get(seat.decision.kind)


def only_answer(table: Table, seat: Seat) -> str | None:
    """Return the only key that the seat can take, if everybody knows its choices; ``None`` if there are more.

    The bot takes this key for a person. A hand never decides here: quickness would tell of it.
    """
    asked = seat.decision
    if asked is None or asked.kind not in engine.game(table.game).public or len(asked.choices) > 1:
        return None
    return asked.keys[0]
