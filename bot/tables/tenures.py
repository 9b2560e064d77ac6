"""Seats of a running match change hands: people leave, are away, come back, offer their seat, take one.

Every function takes a table and returns the changed one, or raises ``Refusal``. ``progress`` says how far the match has
come. The match does not notice: seats stay seats.
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from bot.store import Sitter, Table, Tenure, Why
from bot.tables.lobby_rules import check_welcome
from bot.tables.players.automatic import USUAL
from bot.tables.refusal import Refusal, check_running, check_sits
from bot.tables.time.pace import Pace, pace_of
from engine import Match


class Progress(msgspec.Struct, frozen=True):
    """The progress of a match: its answers, the events that everybody knows of, the round, and who is to answer."""

    step: int
    events: int
    round: int = 0
    asked: tuple[int, ...] = ()


def dealt(table: Table) -> Table:
    """Return the table with the first tenures, at the start of its match."""
    return replace(table, tenures=tuple(_tenure(table, seat, Progress(0, 0), "start") for seat in _seats(table)))


def leave(table: Table, progress: Progress, user: int, name: str) -> Table:
    """Let a person leave for good: a computer player called ``name`` takes the seat, which is then offered.

    The table is closed if it could ask nobody any more, and no clock would close it in the end. A leaving host hands it
    on, to somebody who is not away if there is one.
    """
    check_running(table)
    seat = check_sits(table, user)
    before = table.sitters[seat].name
    others = [one for one in _seats(table) if one != seat and table.sitters[one].user is not None]
    present = [one for one in others if table.sitters[one].answers]
    heir = next(iter(present + others), None) if user == table.host else None
    offered = bool(others) and table.substitutes == "anyone"
    left = _with(table, seat, Sitter(name=name, player=USUAL, offered=offered))
    if not present and pace_of(left) is None:
        return replace(left, state="aborted", ended_by=before)
    host = table.names[heir] if heir is not None else ""
    tenure = replace(_tenure(left, seat, progress, "left"), before=table.names[seat], host=host)
    heir_user = table.sitters[heir].user if heir is not None else None
    return replace(left, tenures=(*left.tenures, tenure), host=heir_user or table.host)


def left(before: Table, after: Table) -> list[tuple[int, int]]:
    """Return the seats of a match whose person sits there no more.

    Each has the number of the tenure that began then.
    """
    seats = enumerate(zip(before.sitters, after.sitters, strict=False)) if before.started else ()
    return [(seat, len(before.tenures)) for seat, (was, now) in seats if was.user is not None and was.user != now.user]


def be_away(table: Table, progress: Progress, user: int) -> Table:
    """Let a computer player stand in for a person until they are back, as they ask."""
    check_running(table)
    seat = check_sits(table, user)
    if table.sitters[seat].away:
        raise Refusal("away-already")
    return _stand_in(table, progress, seat, "away")


def time_up(table: Table, progress: Progress, pace: Pace, seat: int) -> Table:
    """Note that somebody's time is up once more; after so many times the seat is offered.

    A person who has just answered is in time.
    """
    sitter = table.sitters[seat]
    if not sitter.answers or seat not in progress.asked:
        return table
    times = sitter.timeouts + 1
    offered = sitter.offered or (times >= pace.offered_at and table.substitutes == "anyone")
    return _with(table, seat, replace(sitter, timeouts=times, offered=offered))


def stand_in(table: Table, progress: Progress, seat: int) -> Table:
    """Let a computer player stand in for somebody whose time is up.

    Asking twice is harmless; a person who answered is in time.
    """
    late = table.sitters[seat].answers and seat in progress.asked
    return _stand_in(table, progress, seat, "time") if late else table


def _stand_in(table: Table, progress: Progress, seat: int, why: Why) -> Table:
    sitter = replace(table.sitters[seat], away=True, standing=None)
    return _changed(_with(table, seat, sitter), progress, seat, why, before=table.names[seat])


def come_back(table: Table, progress: Progress, user: int) -> Table:
    """Let a person answer for themselves again, from the next question on.

    The seat is not offered any more, neither to everybody nor to whom they offered it themselves.
    """
    check_running(table)
    seat = check_sits(table, user)
    sitter = table.sitters[seat]
    if not sitter.away and not sitter.offered:
        raise Refusal("not-away")
    return be_present(_with(table, seat, replace(sitter, offered=False, offered_to=None)), progress, seat)


def may_hide(match: Match, seat: int) -> bool:
    """Return whether the seat's answer may be one that nobody notices: then no return may be told by it."""
    view = match.onlooker.view
    return seat not in match.awaited or view.hides_steps or view.hides_answers


def be_present(table: Table, progress: Progress, seat: int) -> Table:
    """Let the person of a seat answer for themselves, whether they were away or not."""
    sitter = table.sitters[seat]
    if not sitter.is_absent:
        return table
    here = _with(table, seat, replace(sitter, away=False, offered=False, offered_to=None))
    return _changed(here, progress, seat, "back", before="") if sitter.away else here


def offer(table: Table, user: int, to: int, *, quietly: bool = False) -> Table:
    """Offer a person's own seat to another one, who may take it; they play on until then.

    ``quietly``: the other one is not called.
    """
    check_running(table)
    seat = check_sits(table, user)
    _check_substitutes(table)
    _check_newcomer(table, to, themselves=False)
    return _with(table, seat, replace(table.sitters[seat], offered=True, offered_to=to, quietly=quietly))


def offer_of(table: Table, seat: int, *, late: bool) -> Table:
    """Offer everybody the seat of somebody who is away, or of a computer player that took a seat over.

    The seat of somebody who is ``late`` may be offered, too: their time is up.
    """
    check_running(table)
    _check_substitutes(table)
    if table.sitters[seat].answers and not late:
        raise Refusal("offer-present", name=table.names[seat])
    if table.sitters[seat].user is None and all(one.user is None for one in table.tenures_of(seat)):
        raise Refusal("offer-computer", name=table.names[seat])
    return _with(table, seat, replace(table.sitters[seat], offered=True, offered_to=None))


def take(table: Table, progress: Progress, seat: int, person: Sitter, blockers: Collection[int] = ()) -> Table:
    """Give a person an offered seat, for the rest of the match.

    Only a person who might sit down in the table's lobby may take it. A person to whom the seat is offered by name
    needs no other invitation. ``blockers`` are those whom that person blocks, or who block them.
    """
    check_running(table)
    if not 0 <= seat < len(table.sitters) or person.user is None:
        raise Refusal("forged")
    sitter = table.sitters[seat]
    _check_newcomer(table, person.user, themselves=True)
    if not sitter.offered or sitter.offered_to not in (None, person.user):
        raise Refusal("seat-not-free")
    invited = table.invited if sitter.offered_to is None else (*table.invited, person.user)
    check_welcome(replace(table, invited=invited), person.user, blockers)
    before = table.names[seat]
    host = person.user if sitter.user is not None and sitter.user == table.host else table.host
    taken = _changed(_with(table, seat, person), progress, seat, "taken", before=before)
    return replace(taken, host=host)


def _check_substitutes(table: Table) -> None:
    if table.substitutes != "anyone":
        raise Refusal("computers-only")


def _check_newcomer(table: Table, user: int, *, themselves: bool) -> None:
    """Raise ``Refusal`` if the person sits or has sat here.

    Such a person knows a hand, or had their chance; either would be unfair to the others.
    """
    if table.has_sat_here(user):
        raise Refusal("sat-here" if themselves else "sat-here-they")


def _changed(table: Table, progress: Progress, seat: int, why: Why, before: str) -> Table:
    tenure = replace(_tenure(table, seat, progress, why), before=before)
    return replace(table, tenures=(*table.tenures, tenure))


def _tenure(table: Table, seat: int, progress: Progress, why: Why) -> Tenure:
    sitter = table.sitters[seat]
    return Tenure(
        seat=seat,
        step=progress.step,
        events=progress.events,
        why=why,
        name=table.names[seat],
        user=sitter.user if sitter.answers else None,
        round=progress.round,
    )


def _with(table: Table, seat: int, sitter: Sitter) -> Table:
    return replace(table, sitters=(*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]))


def _seats(table: Table) -> range:
    return range(len(table.sitters))
