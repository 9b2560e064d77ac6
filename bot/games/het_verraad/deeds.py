"""Deeds of a turn of Het Verraad: what the seat in turn did, each in a few words that follow its name.

Deeds of a sort are told together, in place of the first of them. Changes of points follow in brackets.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from babel.lists import format_list

from bot import texts
from bot.games.het_verraad.changes import changes, signed
from bot.texts import Speaker
from engine import Event
from engine.het_verraad import events as happened

SORTS: Mapping[str, str] = {
    "area_bought": "buys",
    "chip_bought": "buys",
    "influence_bought": "buys",
    "card_bought": "buys",
    "card_drawn": "buys",
    "building_replaced": "builds",
    "building_built": "builds",
    "tower_built": "towers",
    "card_sold": "sells",
    "chip_swapped": "swaps",
    "white_chip_swapped": "swaps",
    "influence_given": "influence_given",
}
"""The sort of each kind of event that is told together with others."""
ALONE = frozenset(
    {
        "card_taken",
        "influence_discarded",
        "influence_played",
        "reacted",
        "tower_destroyed",
        "building_destroyed",
        "area_taken",
        "area_freed",
        "area_isolated",
        "poisoned",
        "power_moved",
        "master_moved",
        "master_attacked",
    }
)
"""Kinds of which each is a deed of its own."""
MINOR = frozenset(
    {
        "card_taken",
        "card_bought",
        "card_drawn",
        "card_sold",
        "chip_swapped",
        "white_chip_swapped",
        "influence_given",
        "influence_discarded",
    }
)
"""Kinds that are told only of the newest turn."""
GOLDEN = "gouden_handel"
AREA, WHITE, BLACK, INFLUENCE, DRAWN = "area", "white", "black", "influence", "drawn"


class Telling(NamedTuple):
    """The way in which a turn is told: to whom it belongs, and whether it is told whole."""

    say: Speaker
    seat: int
    names: Sequence[str]
    whole: bool


class Deed(NamedTuple):
    """Something that was done: its sort, and the events that tell it."""

    sort: str
    events: list[Event]


def deeds(turn: Sequence[Event], seat: int, *, whole: bool) -> list[Deed]:
    """Return the deeds of a turn in their order; building goes on in a new one after the area for it was gained."""
    found: dict[str, Deed] = {}
    begun: dict[str, int] = {}
    for place, event in enumerate(turn):
        if event.kind in MINOR and not whole and not _is_golden(event):
            continue
        sort = GOLDEN if _is_golden(event) else SORTS.get(event.kind)
        if sort is not None:
            if sort not in begun or (sort == "builds" and _is_gained(turn[begun[sort] : place], event)):
                begun[sort] = place
            found.setdefault(f"{sort} {begun[sort]}", Deed(sort, [])).events.append(event)
        elif event.kind in ALONE and not _is_told_by_another(turn, place, seat):
            found[str(place)] = Deed(event.kind, [event, *_won_by_attack(turn, place)])
    return list(found.values())


def _is_gained(events: Sequence[Event], built: Event) -> bool:
    """Return whether the events brought the area of a building."""
    gains = (happened.AreaBought, happened.AreaTaken, happened.AreaIsolated)
    return any(isinstance(one, gains) and one.area == getattr(built, "area", "") for one in events)


def _is_golden(event: Event) -> bool:
    return isinstance(event, happened.CardSold) and event.shop == GOLDEN


def _is_told_by_another(turn: Sequence[Event], place: int, seat: int) -> bool:
    """Return whether another event tells as much, or the event is no deed of the seat in turn."""
    match turn[place]:
        case happened.InfluencePlayed(influence=influence):
            return any(_card(event) == influence for event in turn[place + 1 :])
        case happened.MasterMoved(area=area):
            attacks = [event for event in turn[place:] if isinstance(event, happened.MasterAttacked)]
            return any(event.area == area for event in attacks)
        case happened.AreaTaken(reason="attack") | happened.AreaFreed(reason="attack"):
            return any(isinstance(event, happened.MasterAttacked) for event in turn[:place])
        case happened.PowerMoved(holder_seats=holders):
            return holders != (seat,)
        case _:
            return False


def _card(event: Event) -> str:
    """Return which influence card an event tells together with its effect."""
    card = ""
    match event:
        case happened.AreaTaken() | happened.AreaFreed():
            card = event.reason
        case happened.TowerDestroyed():
            card = event.influence
        case happened.Reacted():
            card = event.to
        case happened.CardSold():
            card = event.shop
        case happened.BuildingDestroyed():
            card = "brand"
        case happened.Poisoned():
            card = "gif"
    return card


def _won_by_attack(turn: Sequence[Event], place: int) -> list[Event]:
    """Return whatever area an attack has brought, if it has brought any yet."""
    if not isinstance(turn[place], happened.MasterAttacked):
        return []
    after = [event for event in turn[place + 1 :] if isinstance(event, happened.AreaTaken | happened.AreaFreed)]
    return [event for event in after if event.reason == "attack"]


def words(told: Telling, deed: Deed) -> str:
    """Return the words for a deed, and how it has changed points."""
    if deed.sort == "builds" and told.whole:
        return _buildings(told, deed.events)
    if deed.sort == "buys":
        return _said(told, deed)
    return _said(told, deed) + _points(told, deed.events)


def _said(told: Telling, deed: Deed) -> str:
    key, number = f"het_verraad-fold-{deed.sort}", len(deed.events)
    price = sum(getattr(one, "price", 0) for one in deed.events) if told.whole or deed.sort == GOLDEN else 0
    match deed.sort:
        case "buys":
            return told.say(key, things=listed(told.say, _bought(told, deed.events)), price=price)
        case "builds" | "towers":
            areas = list(dict.fromkeys(str(getattr(one, "area", "")) for one in deed.events))
            return told.say(key, areas=listed(told.say, areas), number=number, price=price)
        case "sells" | "gouden_handel":
            return told.say(key, things=listed(told.say, _named(deed.events, "building")), price=price)
        case _:
            return texts.event_as(told.say, key, deed.events[0], told.names)


def _bought(told: Telling, events: Sequence[Event]) -> Iterator[str]:
    """Yield whatever was bought, each with its points: areas, chips, cards of the decks, and named ones of markets."""
    order = (AREA, WHITE, BLACK, INFLUENCE, DRAWN, "")
    things = sorted(events, key=lambda event: order.index(_thing(event)))
    for thing, alike in groupby(things, key=_thing):
        row = list(alike)
        if thing in (AREA, ""):
            fact = "area" if thing else "building"
            yield from (f"{getattr(one, fact, '')}{_points(told, [one])}" for one in row)
        else:
            yield told.say("het_verraad-fold-thing", thing=thing, number=len(row)) + _points(told, row)


def _points(told: Telling, events: Sequence[Event]) -> str:
    """Return how the events have changed points, in brackets."""
    return signed(told.say, changes(events), told.seat, told.names)


def _thing(event: Event) -> str:
    match event:
        case happened.AreaBought():
            return AREA
        case happened.ChipBought():
            return event.colour
        case happened.InfluenceBought():
            return INFLUENCE
        case happened.CardDrawn():
            return DRAWN
        case _:
            return ""


def _named(events: Sequence[Event], fact: str) -> list[str]:
    return [str(getattr(one, fact, "")) for one in events]


def _buildings(told: Telling, events: Sequence[Event]) -> str:
    """Tell which buildings were built where, and in place of which."""
    parts = []
    for area in dict.fromkeys(_named(events, "area")):
        here = [one for one in events if getattr(one, "area", "") == area]
        *former, building = _named(here, "building")
        part = told.say("het_verraad-fold-building", building=building, area=area, former=tuple(former))
        parts.append(part + _points(told, here))
    return told.say("het_verraad-fold-buildings", parts=listed(told.say, parts))


def set_up(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> str:
    """Tell the areas and towers of the set-up, by seat."""
    claimed = [(one.seat, one.area) for one in events if isinstance(one, happened.AreaClaimed)]
    towers = [(one.seat, one.area) for one in events if isinstance(one, happened.TowerBuilt)]
    told = []
    for key, pairs in (("claims", claimed), ("first_towers", towers)):
        areas: dict[int, list[str]] = {}
        for seat, area in pairs:
            areas.setdefault(seat, []).append(area)
        parts = tuple(f"{texts.safe(names[seat])} {listed(say, own)}" for seat, own in areas.items())
        told += [say(f"het_verraad-fold-{key}", parts=parts)] if parts else []
    return " ".join(told)


def listed(say: Speaker, parts: Sequence[str] | Iterator[str]) -> str:
    """Join parts as people say them.

    >>> from bot.texts import speaker
    >>> listed(speaker("en"), ["O2", "O6", "M1"]), listed(speaker("de"), ["O2", "O6"])
    ('O2, O6 and M1', 'O2 und O6')
    """
    return format_list(list(parts), "standard", say.locale).replace(", and ", " and ")
