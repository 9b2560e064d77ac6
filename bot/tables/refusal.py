"""Refusals of a table, and what many of its parts refuse alike."""

from collections.abc import Iterable

import engine
from bot.store import Table

Said = str | int


class Refusal(Exception):
    """A wish that cannot be granted. Nothing has changed.

    ``key`` names the sentence that says what is wrong and what to do (``refusal-<key>`` in the texts), ``facts`` its
    variables.
    """

    def __init__(self, key: str, /, **facts: Said) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class RuleRefusal(Refusal):
    """An answer that a rule of the game is against; the game's texts say which (``<game>-refusal-<reason>``)."""

    def __init__(self, table: Table, objection: engine.Objection, key: str) -> None:
        super().__init__("illegal-unknown", key=key, number=0)
        self.table = table
        self.objection = objection


def illegal(table: Table, seat: engine.Seat, kinds: Iterable[str], key: str) -> Refusal:
    """Return the refusal of a key that is not among the seat's choices.

    The questions are of these kinds; the rule is named, if there is any.
    """
    key, game = key[:40], engine.game(table.game)
    found = (game.objection(seat.view, kind, key) for kind in kinds)
    objection = next((one for one in found if one is not None), None)
    return RuleRefusal(table, objection, key) if objection else Refusal("illegal-unknown", key=key, number=0)


def check_game(table: Table) -> Table:
    """Return the same table; refuse one whose game is not here."""
    if not table.has_game:
        raise Refusal("game-missing", game=table.game)
    return table


def check_lobby(table: Table) -> None:
    """Refuse unless the table is still in its lobby."""
    if table.state == "running":
        raise Refusal("running")
    if table.state != "lobby":
        raise Refusal("plan-unopened" if table.state == "planned" else "over")


def check_running(table: Table) -> None:
    """Refuse unless the match is running."""
    if table.state != "running":
        raise Refusal("not-started" if table.is_open else "over")


def check_sits(table: Table, user: int) -> int:
    """Return the seat of a person; refuse strangers."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refusal("stranger")
    return seat
