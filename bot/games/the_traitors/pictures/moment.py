"""The moments of The Traitors that have a picture of their own: breakfast, a Shield, the masks off.

A banishment is the result of a vote, whose picture reveals it.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS
from bot.pictures.moment import Course, Mask, Moment
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.components import Role
from engine.the_traitors.events import (
    FundShared,
    GoldScored,
    NobodyMurdered,
    RoundStarted,
    SeatBanished,
    SeatMurdered,
    ShieldUsed,
    VictimNamed,
)

_TELLING = (VictimNamed, NobodyMurdered, ShieldUsed, SeatMurdered)
_BEFELL = {"seat_murdered": "dead", "seat_banished": "banishment", "shield_used": "shield"}
_SHOWN = ("seat_murdered", "seat_banished", "role_shown")
"""The kinds of events that show everybody a role."""
_OUT = (SeatMurdered, SeatBanished)


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the end of the last round if it is over, else the last telling moment from ``start`` on."""
    of_round = events[_begun(events) :]
    if any(isinstance(event, FundShared) for event in of_round):
        return _masks_off(of_round, names, say)
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
            found = Moment("day", "dead", "", "", lines=lines, facts=(_fund(event, say), living))
        case ShieldUsed():
            found = Moment("day", "shield", "", "", lines=_line(event, say), facts=(living,))
        case VictimNamed():
            found = Moment("night", "dagger", "", "", lines=_line(event, say), facts=(living,))
        case _:
            found = Moment("day", "candle", "", "", lines=_line(event, say), facts=(living,))
    deed = say("the_traitors-moment-deed", key=event.kind)
    found = found._replace(heading=say("the_traitors-moment-heading", key=event.kind), deed=deed)
    seat: int | None = getattr(event, "seat", None)
    return found if seat is None else found._replace(seat=seat, name=names[seat])


def _begun(events: Sequence[Event]) -> int:
    """Return the place at which the last round begins."""
    return max(place for place, event in enumerate(events) if isinstance(event, RoundStarted))


def _masks_off(of_round: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return the end of a round: all roles, the Gold that each gained, and who fell by night and by day."""
    shared = next(event for event in of_round if isinstance(event, FundShared))
    shown = [asdict(event) for event in of_round if event.kind in _SHOWN]
    roles: dict[int, Role] = {facts["seat"]: facts["role"] for facts in shown}
    gains = {event.seat: event.gold for event in of_round if isinstance(event, GoldScored)}
    masks = [
        Mask(
            seat,
            names[seat],
            ROLE_PICTOGRAMS[role],
            say("the_traitors-role", key=role),
            "red" if role == "traitor" else "blue",
            f"+{gains[seat]}" if seat in gains else "",
        )
        for seat, role in sorted(roles.items())
    ]
    return Moment(
        tone="dusk" if shared.role == "traitor" else "day",
        symbol="",
        heading=say("the_traitors-moment-masks", round=shared.round),
        deed=say("the_traitors-moment-shared", role=shared.role, count=len(shared.sharing_seats), share=shared.share),
        masks=tuple(masks),
        course=tuple(_course(of_round, say)),
    )


def _course(of_round: Sequence[Event], say: Speaker) -> Iterator[Course]:
    """Yield whom the nights and days of a round befell."""
    befell: dict[str, list[int]] = {}
    for event in of_round:
        if isinstance(event, (*_OUT, ShieldUsed)):
            befell.setdefault(event.kind, []).append(event.seat)
    for kind, seats in befell.items():
        yield Course(_BEFELL[kind], say("the_traitors-moment-befell", key=kind), tuple(dict.fromkeys(seats)))


def _line(event: Event, say: Speaker) -> tuple[str, ...]:
    return (say("the_traitors-moment-line", key=event.kind),)


def _living(of_round: Sequence[Event], seats: int, say: Speaker) -> tuple[str, str]:
    """Return how many seats live after the events of a round so far."""
    out = sum(isinstance(event, _OUT) for event in of_round)
    return "candle", say("the_traitors-moment-living", count=seats - out)


def _fund(event: SeatMurdered, say: Speaker) -> tuple[str, str]:
    return "chest", say("the_traitors-moment-fund", fund=event.fund, gold=event.gold)


def _hand(event: SeatMurdered, say: Speaker) -> str:
    return say("the_traitors-moment-hand", cards=event.cards)
