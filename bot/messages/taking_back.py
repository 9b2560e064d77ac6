"""The button that takes the last answer back."""

from bot.messages.content import Button
from bot.messages.ids import make
from bot.tables import Table, to_take_back
from bot.texts import Speaker
from engine import Seat


def take_back(say: Speaker, table: Table, seat: Seat) -> tuple[Button, ...]:
    """The button that takes the seat's last answer back, as long as it can tell nothing that speaks against it."""
    question = to_take_back(table, seat)
    return () if question is None else (Button(say("button-take-back"), make("takeback", table.id, question)),)
