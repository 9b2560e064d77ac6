"""The moments of The Traitors that have a picture of their own: breakfast, a Shield, a banishment."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.events import (
    LotsDrawn,
    NobodyMurdered,
    RoundStarted,
    SeatBanished,
    SeatMurdered,
    ShieldUsed,
    VictimNamed,
    VoteOpened,
    VoteShown,
)

_TELLING = (VictimNamed, NobodyMurdered, ShieldUsed, SeatMurdered, SeatBanished)


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the last telling moment from ``start`` on."""
    for place in range(len(events) - 1, start - 1, -1):
        if isinstance(events[place], _TELLING):
            return _moment(events[: place + 1], names, say)
    return None


def _moment(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the last of the events."""
    begun = max(place for place, event in enumerate(events) if isinstance(event, RoundStarted))
    of_round, living = events[begun:], _living(events[begun:], len(names), say)
    match event := events[-1]:
        case SeatBanished():
            lines = (_votes(of_round, event, say), _hand(event, say))
            facts = (_fund(event, say), living)
            tone = "red" if event.role == "traitor" else "blue"
            found = Moment(tone, ROLE_PICTOGRAMS[event.role], "", "", lines=lines, facts=facts)
        case SeatMurdered():
            lines = (say("the_traitors-moment-was", role=event.role), _hand(event, say))
            found = Moment("day", "dead", "", "", lines=lines, facts=(_fund(event, say), living))
        case ShieldUsed():
            found = Moment("day", "shield", "", "", lines=_line(event, say), facts=(living,))
        case VictimNamed():
            found = Moment("night", "dagger", "", "", lines=_line(event, say), facts=(living,))
        case _:
            found = Moment("day", "candle", "", "", lines=_line(event, say), facts=(living,))
    deed = say("the_traitors-moment-deed", key=event.kind, role=getattr(event, "role", ""))
    found = found._replace(heading=say("the_traitors-moment-heading", key=event.kind), deed=deed)
    seat: int | None = getattr(event, "seat", None)
    return found if seat is None else found._replace(seat=seat, name=names[seat])


def _line(event: Event, say: Speaker) -> tuple[str, ...]:
    return (say("the_traitors-moment-line", key=event.kind),)


def _living(of_round: Sequence[Event], seats: int, say: Speaker) -> tuple[str, str]:
    """Return how many seats live after the events of a round so far."""
    out = sum(isinstance(event, SeatMurdered | SeatBanished) for event in of_round)
    return "candle", say("the_traitors-moment-living", count=seats - out)


def _fund(event: SeatMurdered | SeatBanished, say: Speaker) -> tuple[str, str]:
    return "chest", say("the_traitors-moment-fund", fund=event.fund, gold=event.gold)


def _hand(event: SeatMurdered | SeatBanished, say: Speaker) -> str:
    return say("the_traitors-moment-hand", cards=event.cards)


def _votes(of_round: Sequence[Event], event: SeatBanished, say: Speaker) -> str:
    """Say how many of the last ballot voted for the seat, and whether it was by lot."""
    opened = max(place for place, one in enumerate(of_round) if isinstance(one, VoteOpened))
    votes = [one.for_seat for one in of_round[opened:] if isinstance(one, VoteShown)]
    lots = int(isinstance(of_round[-2], LotsDrawn))
    return say("the_traitors-moment-votes", count=votes.count(event.seat), votes=len(votes), lots=lots)
