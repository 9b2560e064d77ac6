"""Tips: to whom a game is new, the first question of each kind says what is worth knowing of it.

A tip depends on the kind of question alone, and whether there is one on the person's past: neither tells anything of
the match.
"""

from bot import texts
from bot.messages.content import Button
from bot.messages.ids import make
from bot.tables import Table
from bot.texts import Speaker
from engine import Seat


def tip(say: Speaker, table: Table, seat: Seat) -> str | None:
    """The line below the seat's present question; ``None`` if there is nothing to say, or not to this person."""
    if seat.seat is None or seat.decision is None or not is_first(seat, table.sitters[seat.seat].tips):
        return None
    found = texts.tip(say, table.game, seat.decision.kind)
    return found and say("tip", tip=found)


def is_first(seat: Seat, since: int | None) -> bool:
    """Whether the seat's present question is the first one of its kind since that question; never without ``since``.

    It stays the first one while its answer may be changed.
    """
    if since is None or seat.decision is None:
        return False
    answers = [one.answered for one in seat.moments if one.answered is not None and one.answered.question >= since]
    decision = seat.decision
    while decision.replaces is not None and answers:
        decision = answers.pop().decision
    return all(one.decision.kind != decision.kind for one in answers)


def no_more(say: Speaker, table: Table, question: int, page: int, mask: int) -> Button:
    """The button for no more tips, under the question of that number; what is shown and picked there travels along."""
    return Button(say("button-no-tips"), make("notips", table.id, question, page, mask))
