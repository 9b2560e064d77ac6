"""The moments of Het Verraad that have a picture of their own: the last round, a lost area, a gate, and the end."""

from collections.abc import Sequence

from msgspec.structs import asdict

from bot.pictures.ending import Cell, EndFacts
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.het_verraad.events import AreaIsolated, AreaTaken, LastRound, MasterMoved
from engine.het_verraad.view import HetVerraadView

_MASTER = "skull"


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the beginning of the last round from ``start`` on, else the best area lost, else a way through a gate."""
    told = events[start:]
    if last := [event for event in told if isinstance(event, LastRound)]:
        return _last_round(last[-1], names, say)
    if lost := [event for event in told if isinstance(event, AreaTaken | AreaIsolated) and event.owner != "none"]:
        return _fall(max(reversed(lost), key=lambda event: (event.value, event.tower)), names, say)
    if inside := [event for event in told if isinstance(event, MasterMoved) and not event.from_area]:
        return _gate(inside[-1], names, say)
    return None


def _last_round(event: LastRound, names: Sequence[str], say: Speaker) -> Moment:
    others = ", ".join(names[seat] for seat in event.trigger_seats[1:])
    found = Moment(
        tone="red" if event.reason == "master" else "dusk",
        symbol=_MASTER if event.reason == "master" else "turn",
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-trigger", reason=event.reason, number=event.number),
        lines=tuple(
            filter(None, (others and say("het_verraad-moment-also", names=others), _last_turn(event, names, say)))
        ),
    )
    if not event.trigger_seats:
        return found
    seat = event.trigger_seats[0]
    facts = (("laurels", say("het_verraad-moment-points", owner="seat", name=names[seat], points=event.points)),)
    return found._replace(seat=seat, name=names[seat], facts=facts)


def _last_turn(event: LastRound, names: Sequence[str], say: Speaker) -> str:
    return say("het_verraad-moment-last-turn", name=names[event.last_seat])


def _fall(event: AreaTaken | AreaIsolated, names: Sequence[str], say: Speaker) -> Moment:
    """Return the loss of an area, told of its former owner."""
    taker, owner = (names[seats[0]] if seats else "" for seats in (event.taker_seats, event.owner_seats))
    reason = event.reason if isinstance(event, AreaTaken) else "isolation"
    how = say("het_verraad-moment-how", reason=reason, taker=event.taker, name=taker)
    building = say("het_verraad-moment-building", building=event.building, value=event.value)
    points = (event.taker, taker, event.taker_points), (event.owner, owner, event.owner_points)
    facts = [
        (
            "skull" if side == "master" else "laurels",
            say("het_verraad-moment-points", owner=side, name=name, points=most),
        )
        for side, name, most in points
    ]
    return Moment(
        tone="red" if event.taker == "master" else "dusk",
        symbol=_MASTER if event.taker == "master" else "conflict",
        heading=say("het_verraad-moment-heading", key="area_taken"),
        deed=say("het_verraad-moment-loses", owner=event.owner, area=event.area),
        seat=event.owner_seats[0] if event.owner_seats else None,
        name=owner,
        lines=(how, building) if event.value else (how,),
        facts=tuple(facts),
    )


def _gate(event: MasterMoved, names: Sequence[str], say: Speaker) -> Moment:
    """Return the arrival of the Black Master in the city, and what he finds there."""
    owner = names[event.owner_seats[0]] if event.owner_seats else ""
    there = say("het_verraad-moment-there", area=event.area, owner=event.owner, name=owner)
    return Moment(
        tone="night",
        symbol=_MASTER,
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-inside"),
        lines=(there, say("het_verraad-moment-led", name=names[event.seat])),
    )


def end_facts(view: HetVerraadView, decided: Sequence[Event], say: Speaker) -> EndFacts:
    """Return a cell for each black chip with its value, and how many chips of either colour a seat had.

    Nobody saw the black chips until then.
    """
    told = [asdict(one) for one in decided if one.kind == "service_told"]
    evil = any(one.kind == "match_won" for one in decided)
    winners = view.result.winners if evil and view.result is not None else ()
    return EndFacts(
        heading=say("het_verraad-end-chips"),
        cells={one["seat"]: tuple(Cell(words=str(value), tone="black") for value in one["values"]) for one in told},
        tones=dict.fromkeys(winners, "red"),
        sky="red",
        symbol=_MASTER if evil else "laurels",
    )
