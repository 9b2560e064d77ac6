"""The moments of The Traitors that have a picture of their own: breakfast, a Shield.

A banishment is the result of a vote, whose picture reveals it; a round's end has a picture that unmasks everybody.
"""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS, SIDES
from bot.pictures.camps.company import Guest
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.events import (
    NobodyMurdered,
    RoundStarted,
    SeatBanished,
    SeatMurdered,
    ShieldUsed,
    VictimNamed,
)

_TELLING = (VictimNamed, NobodyMurdered, ShieldUsed, SeatMurdered)
_OUT = (SeatMurdered, SeatBanished)


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the last telling moment from ``start`` on."""
    for place in range(len(events) - 1, start - 1, -1):
        if isinstance(events[place], _TELLING):
            return _moment(events[: place + 1], names, say)
    return None


def _moment(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the last of the events."""
    of_round = events[_begun(events) :]
    living = _living(of_round, len(names), say)
    match event := events[-1]:
        case SeatMurdered():
            lines = (say("the_traitors-moment-was", role=event.role), _hand(event, say))
            empty = Guest(event.seat, names[event.seat], False, ROLE_PICTOGRAMS[event.role], SIDES[event.role])
            company = _company(of_round, names, empty)
            found = Moment("day", "dead", "", "", lines=lines, facts=(_fund(event, say), living), company=company)
        case ShieldUsed():
            company = _company(of_round, names, Guest(event.seat, names[event.seat], symbol="shield"))
            found = Moment("day", "shield", "", "", lines=_line(event, say), facts=(living,), company=company)
        case VictimNamed():
            found = Moment("night", "dagger", "", "", lines=_line(event, say), facts=(living,))
        case _:
            company = _company(of_round, names)
            found = Moment("day", "candle", "", "", lines=_line(event, say), facts=(living,), company=company)
    deed = say("the_traitors-moment-deed", key=event.kind)
    found = found._replace(heading=say("the_traitors-moment-heading", key=event.kind), deed=deed)
    seat: int | None = getattr(event, "seat", None)
    return found if seat is None else found._replace(seat=seat, name=names[seat])


def _begun(events: Sequence[Event]) -> int:
    """Return the place at which the last round begins."""
    return max(place for place, event in enumerate(events) if isinstance(event, RoundStarted))


def _line(event: Event, say: Speaker) -> tuple[str, ...]:
    return (say("the_traitors-moment-line", key=event.kind),)


def _living(of_round: Sequence[Event], seats: int, say: Speaker) -> tuple[str, str]:
    """Return how many seats live after the events of a round so far."""
    out = sum(isinstance(event, _OUT) for event in of_round)
    return "candle", say("the_traitors-moment-living", count=seats - out)


def _company(of_round: Sequence[Event], names: Sequence[str], told: Guest | None = None) -> tuple[Guest, ...]:
    """Return who has breakfast after the events of a round so far, each in their place, and ``told`` in theirs."""
    out = {event.seat for event in of_round if isinstance(event, _OUT)}
    at_table = [seat for seat in range(len(names)) if seat not in out or (told and seat == told.seat)]
    return tuple(told if told and seat == told.seat else Guest(seat, names[seat]) for seat in at_table)


def _fund(event: SeatMurdered, say: Speaker) -> tuple[str, str]:
    return "chest", say("the_traitors-moment-fund", fund=event.fund, gold=event.gold)


def _hand(event: SeatMurdered, say: Speaker) -> str:
    return say("the_traitors-moment-hand", cards=event.cards)
