"""Who answered for which seat from when, where it was not one and the same all the time."""

from collections.abc import Mapping

from bot import texts
from bot.store import Tenure
from bot.tables import Table
from bot.texts import Speaker


def who_sat(say: Speaker, table: Table) -> Mapping[int, str]:
    """For each seat that changed hands a line: ``Seat 2: Ben, from round 3 a computer player, from round 5 Eva``."""
    found = {}
    for seat in range(len(table.sitters)):
        sat = _of(table, seat)
        if len(sat) > 1:
            first, *later = sat
            parts = [_name(say, first), *(say("sat-from", round=one.round, name=_name(say, one)) for one in later)]
            found[seat] = say("sat", seat=seat + 1, who=", ".join(parts))
    return found


def _of(table: Table, seat: int) -> list[Tenure]:
    """The seat's tenures but those in which nobody answered anything, and those that change nothing."""
    sat: list[Tenure] = []
    for one in table.tenures:
        if one.seat != seat:
            continue
        if sat and sat[-1].why != "start" and sat[-1].step == one.step:
            sat.pop()
        if not sat or sat[-1].user != one.user:
            sat.append(one)
    return sat


def _name(say: Speaker, one: Tenure) -> str:
    return say("sat-computer") if one.user is None else texts.safe(one.name)
