"""Moments of Het Verraad at which the narrator or a computer player says something, by public events alone."""

from collections.abc import Sequence

from engine.event import Event
from engine.game import Voice
from engine.het_verraad import events as happened

SENTENCES = {"gate": 12, "fall": 16, "last": 12, "lost": 14, "held": 14, "took": 14}


def voiced(told: Sequence[Event], place: int) -> Sequence[Voice]:
    """Return what may be said: when the Black Master comes, an area falls or holds, and the last round begins."""
    match told[place]:
        case happened.MasterMoved(from_area="", area=area):
            return (Voice("gate", {"area": area}),)
        case happened.AreaTaken() | happened.AreaIsolated() as event if event.owner == "seat":
            return _fallen(event)
        case happened.MasterAttacked(target_seat=target, area=area, upshot="held"):
            return (Voice("held", {"area": area}, target),)
        case happened.LastRound():
            return (Voice("last"),)
        case _:
            return ()


def _fallen(event: happened.AreaTaken | happened.AreaIsolated) -> Sequence[Voice]:
    """Return what is said when somebody loses an area to the Black Master, or to somebody else."""
    owner = event.owner_seats[0]
    lost = Voice("lost", {"area": event.area}, owner)
    if event.taker == "master":
        return (Voice("fall", {"area": event.area, "seat": owner}), lost)
    return (lost, *(Voice("took", {"area": event.area, "other_seat": owner}, taker) for taker in event.taker_seats))
