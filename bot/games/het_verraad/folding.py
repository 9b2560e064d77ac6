"""Het Verraad by turns: each turn in one line of what it changed, the newest one in sentences on the board."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import cast

from bot import texts
from bot.texts import Line, Speaker
from engine import Event, View
from engine.het_verraad import events as happened
from engine.het_verraad.view import HetVerraadView

GAME = "het_verraad"
SILENT = frozenset(
    {
        "start_player_drawn",
        "round_started",
        "card_opened",
        "bricks_added",
        "card_put_under",
        "deck_remade",
        "master_called",
        "nobody_reacted",
    }
)
OWN_LINE = frozenset({"seat_expelled", "seat_returned", "last_round", "chips_revealed", "match_ended", "match_won"})
"""Kinds that are told in sentences of their own, after the turn that brought them."""
TOLD = frozenset(
    {
        "building_built",
        "influence_played",
        "reacted",
        "building_destroyed",
        "tower_destroyed",
        "area_taken",
        "area_isolated",
        "area_freed",
        "poisoned",
        "power_moved",
        "master_moved",
        "master_attacked",
    }
)
"""Kinds that are a part of a turn's line, each in its own words."""
PAID = frozenset({"tax_paid", "income_paid"})
"""Kinds that are told as who pays or is paid how much."""
LISTED: Mapping[str, str] = {"area_bought": "area", "tower_built": "area", "chip_bought": "colour"}
"""Kinds that are told together, with the fact that tells them apart."""


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for the set-up and one for each turn."""
    for places in _turns(events):
        yield from _line(say, events, places, names)


def fold_newest(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield the same, the newest turn in sentences, and the standings."""
    turns = _turns(events)
    for places in turns[:-1]:
        yield from _line(say, events, places, names)
    for places in turns[-1:]:
        yield from _full(say, events, places, names)
    if view.round:
        seen = cast(HetVerraadView, view)
        rows = texts.ranking([castle.points for castle in seen.castles], names)
        yield range(len(events), len(events)), say("het_verraad-fold-standings", rows=rows, master=seen.master.points)


def _turns(events: Sequence[Event]) -> list[range]:
    """Return the places of the events of each turn; the set-up comes first, if it is there."""
    begun = [place for place, event in enumerate(events) if isinstance(event, happened.TurnStarted)]
    starts = [0, *(place for place in begun if place)]
    turns = zip(starts, [*starts[1:], len(events)], strict=True)
    return [range(start, stop) for start, stop in turns if start < stop]


def _line(say: Speaker, events: Sequence[Event], places: range, names: Sequence[str]) -> Iterator[Line]:
    """Yield the line of a turn, and the sentences that follow it."""
    turn = [events[place] for place in places]
    if turn[0].round == 0:
        yield places, _set_up(say, turn, names)
    elif parts := [part for part in _parts(say, turn, names) if part]:
        yield places, " ".join([*_in_turn(turn, names), " · ".join(parts)])
    alone = [event for event in turn if event.kind in OWN_LINE or event.seats is not None]
    if isinstance(turn[-1], happened.WindowOpened):
        alone.append(turn[-1])
    yield places, texts.sentences(say, GAME, alone, names)


def _in_turn(turn: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return the name of whoever is in turn, if the events say so; only somebody else reacts."""
    seats = [getattr(event, "seat", None) for event in turn if not isinstance(event, happened.Reacted)]
    return [f"**{texts.safe(names[seat])}:**" for seat in seats if seat is not None][:1]


def _set_up(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> str:
    """Tell the areas and towers of the set-up, by seat."""
    claimed = [(one.seat, one.area) for one in events if isinstance(one, happened.AreaClaimed)]
    towers = [(one.seat, one.area) for one in events if isinstance(one, happened.TowerBuilt)]
    told = []
    for key, pairs in (("claims", claimed), ("towers", towers)):
        areas: dict[int, list[str]] = {}
        for seat, area in pairs:
            areas.setdefault(seat, []).append(area)
        parts = tuple(f"{texts.safe(names[seat])} {' + '.join(own)}" for seat, own in areas.items())
        told += [say(f"het_verraad-fold-{key}", parts=parts)] if parts else []
    return " ".join(told)


def _parts(say: Speaker, turn: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield what a turn changed, in order; purchases of a kind in a row are a part."""
    parts = [event for event in turn if event.kind in TOLD | PAID | LISTED.keys()]
    for kind, found in groupby(parts, key=lambda event: event.kind):
        row = list(found)
        if kind in PAID:
            yield from (_paid(say, event, names) for event in row)
        elif kind in LISTED:
            yield _listed(say, kind, row, names)
        else:
            yield from (texts.event_as(say, f"het_verraad-fold-{kind}", event, names) for event in row)


def _paid(say: Speaker, event: Event, names: Sequence[str]) -> str:
    """Tell who pays or is paid how much; nothing if nobody is."""
    seats: tuple[int, ...] = getattr(event, "payer_seats", ()) or getattr(event, "earner_seats", ())
    amounts: tuple[int, ...] = getattr(event, "amounts", ())
    paid = zip(seats, amounts, strict=True)
    parts = tuple(f"{texts.safe(names[seat])} {amount}" for seat, amount in paid)
    return say(f"het_verraad-fold-{event.kind}", parts=parts) if parts else ""


def _listed(say: Speaker, kind: str, row: Sequence[Event], names: Sequence[str]) -> str:
    things: list[str] = [getattr(event, LISTED[kind]) for event in row]
    if kind != "chip_bought":
        return say(f"het_verraad-fold-{kind}", areas=tuple(things))
    counts = [(colour, len(list(same))) for colour, same in groupby(things)]
    return " · ".join(say("het_verraad-fold-chip_bought", colour=colour, number=number) for colour, number in counts)


def _full(say: Speaker, events: Sequence[Event], places: range, names: Sequence[str]) -> Iterator[Line]:
    """Yield the sentences of a turn, without what is trivial or settled."""
    if events[places[0]].round == 0:
        yield from _line(say, events, places, names)
        return
    heard = [place for place in places if events[place].round and not _is_trivial(events, place)]
    for _, row in groupby(heard, key=lambda place: events[place].kind):
        found = list(row)
        line = texts.sentences(say, GAME, [events[place] for place in found], names)
        yield range(found[0], found[-1] + 1), line


def _is_trivial(events: Sequence[Event], place: int) -> bool:
    """Return whether a sentence about the event tells nothing that matters any more."""
    match events[place]:
        case happened.TaxPaid(payer_seats=()) | happened.IncomePaid(earner_seats=()):
            return True
        case happened.WindowOpened():
            return place + 1 < len(events)
        case event:
            return event.kind in SILENT
