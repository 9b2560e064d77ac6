"""Turns of Het Verraad, and what a seat gained, lost and was paid in them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot import texts
from bot.games.het_verraad.changes import changes, signed
from bot.games.het_verraad.deeds import Deed, listed
from bot.texts import Speaker
from engine import Event
from engine.het_verraad import events as happened
from engine.het_verraad.view import AreaView

LOSSES = frozenset({"area_taken", "area_isolated", "area_freed", "building_destroyed", "tower_destroyed", "poisoned"})
"""Kinds that take something from a seat."""
TAKEN = (happened.AreaTaken, happened.AreaIsolated, happened.AreaFreed, happened.BuildingDestroyed)


def turns_of(events: Sequence[Event]) -> list[range]:
    """Return the places of the events of each turn; the set-up comes first, if it is there."""
    begun = [place for place, event in enumerate(events) if isinstance(event, happened.TurnStarted)]
    starts = [0, *(place for place in begun if place)]
    turns = zip(starts, [*starts[1:], len(events)], strict=True)
    return [range(start, stop) for start, stop in turns if start < stop]


def seat_of(turn: Sequence[Event]) -> int | None:
    """Return the seat in turn, if the events say so; only somebody else reacts."""
    for event in turn:
        seat: int | None = getattr(event, "target_seat" if isinstance(event, happened.Reacted) else "seat", None)
        if seat is not None:
            return seat
    return None


def is_gain(event: Event, reader: int | None) -> bool:
    """Return whether an event brings land or a great power to the reader."""
    holders = (event.seat,) if isinstance(event, happened.AreaBought) else getattr(event, "taker_seats", ())
    return reader in (event.holder_seats if isinstance(event, happened.PowerMoved) else holders)


def strikes(event: Event, reader: int | None) -> bool:
    """Return whether an event takes land, a building or a great power from the reader, who is told so before all."""
    return reader in (event.owner_seats if isinstance(event, TAKEN) else getattr(event, "former_seats", ()))


def hits(deed: Deed, reader: int | None) -> bool:
    """Return whether a deed took an area, a building, a tower or a card from the reader."""
    losses = [event for event in deed.events if event.kind in LOSSES]
    return any(reader in getattr(event, "owner_seats", (getattr(event, "target_seat", None),)) for event in losses)


def own_gains(say: Speaker, turn: Sequence[Event], reader: int | None, names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence of the land and the great powers that a turn of the reader has brought to the reader."""
    parts = []
    for event in turn if seat_of(turn) == reader else ():
        if is_gain(event, reader):
            power = event.power if isinstance(event, happened.PowerMoved) else ""
            name = say("het_verraad-power", key=power) if power else str(getattr(event, "area", ""))
            parts.append(name + signed(say, changes([event]), reader, names))
    if parts:
        yield say("het_verraad-fold-own_gain", parts=listed(say, parts))


def own_losses(
    say: Speaker, events: Sequence[Event], seat: int | None, names: Sequence[str], city: Iterable[AreaView] = ()
) -> Iterator[str]:
    """Yield a sentence for each area, building and great power that others took from a seat, and what came of it.

    ``city`` is how areas are now: it says what an area costs that the seat may buy back with its building.
    """
    areas = {one.area: one for one in city}
    for places in turns_of(events):
        turn = events[places.start : places.stop]
        by = seat_of(turn)
        for place, event in enumerate(turn):
            if isinstance(event, TAKEN) and seat in event.owner_seats and by is not None:
                burnt = isinstance(event, happened.BuildingDestroyed)
                fought = [one for one in turn[:place] if isinstance(one, happened.MasterAttacked)]
                yield say(
                    "het_verraad-fold-own_loss",
                    area=event.area,
                    building=event.building,
                    value=event.value,
                    how=getattr(event, "reason", "brand" if burnt else "isolation"),
                    seat=texts.safe(names[by]),
                    to=getattr(event, "to", getattr(event, "taker", "")),
                    black=fought[-1].black_total if fought else 0,
                    white=fought[-1].white_total if fought else 0,
                    price=_price_again(event, seat, areas),
                )
            elif isinstance(event, happened.PowerMoved) and event.former_seats == (seat,) and by not in (seat, None):
                yield texts.event_as(say, "het_verraad-fold-own_power", event, names)


def _price_again(event: Event, seat: int | None, areas: Mapping[str, AreaView]) -> int:
    """Return what an area costs whose building stays, if it is still free and beside land of the seat; or else 0."""
    area = areas.get(event.area) if isinstance(event, happened.AreaFreed) and event.to == "stays" else None
    if area is None or area.owner is not None or all(areas[one].owner != seat for one in area.neighbours):
        return 0
    return area.price


def received(events: Sequence[Event], seat: int) -> tuple[int, int]:
    """Return how many bricks a seat received from cards that others took, and paid for them as tax."""
    paid = tax = 0
    for places in turns_of(events):
        turn = events[places.start : places.stop]
        for event in turn if seat_of(turn) != seat else ():
            if isinstance(event, happened.IncomePaid):
                paid += dict(zip(event.earner_seats, event.amounts, strict=True)).get(seat, 0)
            elif isinstance(event, happened.TaxPaid):
                tax += dict(zip(event.payer_seats, event.amounts, strict=True)).get(seat, 0)
    return paid, tax
