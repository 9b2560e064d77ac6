"""The moments of The Traitors that have a picture of their own: breakfast, a Shield.

A banishment is the result of a vote, whose picture reveals it; a round's end has a picture that unmasks everybody.
"""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS, SIDES
from bot.pictures.camps.company import Guest
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.events import NobodyMurdered, RoundStarted, SeatBanished, SeatMurdered, ShieldUsed, VictimNamed

_TELLING = (VictimNamed, NobodyMurdered, ShieldUsed, SeatMurdered)


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the last telling moment from ``start`` on."""
    for place in range(len(events) - 1, start - 1, -1):
        if isinstance(events[place], _TELLING):
            return _moment(events[: place + 1], names, say)
    return None


def _moment(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the last of the events."""
    event = events[-1]
    of_round = events[max(place for place, one in enumerate(events) if isinstance(one, RoundStarted)) :]
    out = {one.seat for one in of_round if isinstance(one, SeatMurdered | SeatBanished)}
    facts: tuple[tuple[str, str], ...] = (("candle", say("the_traitors-moment-living", count=len(names) - len(out))),)
    sky, symbol = {VictimNamed: ("night", "dagger"), ShieldUsed: ("day", "shield")}.get(type(event), ("day", "candle"))
    lines: tuple[str, ...] = ()
    told: Guest | None = None
    match event:
        case SeatMurdered():
            symbol, hand = "dead", say("the_traitors-moment-hand", cards=event.cards)
            lines = (say("the_traitors-moment-was", role=event.role), hand)
            facts = (("chest", say("the_traitors-moment-fund", fund=event.fund, gold=event.gold)), *facts)
            told = Guest(event.seat, names[event.seat], False, ROLE_PICTOGRAMS[event.role], SIDES[event.role])
        case ShieldUsed():
            told = Guest(event.seat, names[event.seat], symbol="shield")
    seat: int | None = getattr(event, "seat", None)
    company = [told if told and one == told.seat else Guest(one, name) for one, name in enumerate(names)]
    return Moment(
        sky,
        symbol,
        say("the_traitors-moment-heading", key=event.kind),
        say("the_traitors-moment-deed", key=event.kind),
        seat,
        "" if seat is None else names[seat],
        lines or (say("the_traitors-moment-line", key=event.kind),),
        facts,
        company=tuple(one for one in company if one is told or one.seat not in out) if sky == "day" else (),
    )
