"""What computer players say aloud: lines below what has just been told, made of what everybody has been told.

Nothing of it is stored. What may be said depends on the events and on the table's fingerprint, which everybody knows.
"""

from collections.abc import Iterator, Sequence

import engine
from bot import texts
from bot.tables import Table
from engine import Event, QuickChance, Remark


def remarks(table: Table, events: Sequence[Event], row: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Where among the public ``events`` of a ``row`` something is said right after, and what, in the table's language.

    Each computer player says one thing at most in a row, whoever it is that plays; nobody who stands in says anything,
    and who has taken a seat over nothing about what was before.
    """
    game = engine.game(table.game)
    speakers = [seat for seat, one in enumerate(table.sitters) if one.player]
    if not table.remarks or not game.remarks or not speakers:
        return
    say, said = texts.speaker(table.language), dict[int, Remark]()
    for place in row:
        for seat in speakers:
            if seat not in said and place >= _since(table, seat):
                chance = QuickChance(int(table.fingerprint, 16) + place * len(table.sitters) + seat)
                found = game.remark(events[: place + 1], seat, tuple(said.values()), chance)
                if found is not None:
                    said[seat] = found
                    yield place, texts.remark(say, table.game, seat, found, table.names)


def _since(table: Table, seat: int) -> int:
    """How much everybody knew to have happened when the seat's computer player sat down."""
    tenures = table.tenures_of(seat)
    return tenures[-1].events if tenures else 0
