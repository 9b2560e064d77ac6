"""Swings of Het Verraad: scores that a turn has changed, before and after, and what has changed them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from bot import texts
from bot.games.het_verraad.changes import MASTER, changes, with_sign
from bot.games.het_verraad.deeds import deeds, listed
from bot.games.het_verraad.headline import Standing
from bot.games.het_verraad.losses import seat_of
from bot.texts import Speaker
from engine import Event
from engine.het_verraad import events as happened

SWING = 5
"""So many points up or down in a turn stand at its beginning, before and after."""
SEVERAL = 5
"""A turn with more deeds that has changed several scores much has a row for each score."""
NEWEST, AFFECTED = "▸ ", "↳ "
Swings = Mapping[int, tuple[int, str]]
NO_SWINGS: Swings = {}


def swings_of(say: Speaker, events: Sequence[Event], places: range, now: Standing, names: Sequence[str]) -> Swings:
    """Return by how many points a turn has moved whom, and the score before and after, the largest change first."""
    moved, later = (changes(events[one.start : one.stop]) for one in (places, range(places.stop, len(events))))
    told: dict[int, tuple[int, str]] = {}
    for who in sorted(moved, key=lambda who: -abs(moved[who])):
        name = say("het_verraad-fold-master") if who == MASTER else texts.safe(names[who])
        after = (now.master if who == MASTER else now.points[who]) - later.get(who, 0)
        told[who] = moved[who], f"{name} {after - moved[who]} → {after}"
    return told


def mark_of(swings: Swings) -> str:
    """Return in bold whose points a turn has changed much, before and after; nothing if it has changed none so."""
    told = [words for moved, words in swings.values() if abs(moved) >= SWING]
    return f"**{', '.join(told)}:** " if told else ""


def rows_of(say: Speaker, turn: Sequence[Event], swings: Swings, names: Sequence[str]) -> list[str]:
    """Return a row for each score that a turn has changed, the seat's in turn first, with what has changed it.

    There are none unless the turn has so many deeds that a sentence would hide them, and two scores changed much.
    """
    seat, much = seat_of(turn), [moved for moved, _ in swings.values() if abs(moved) >= SWING]
    if seat not in swings or len(much) < 2 or len(deeds(turn, seat or 0, whole=False)) <= SEVERAL:
        return []
    rows = []
    for who in sorted(swings, key=lambda who: who != seat):
        parts: Counter[str] = Counter()
        for event in turn:
            if own := changes([event]).get(who):
                parts[_source(say, event)] += own
        told = listed(say, [f"{what} ({with_sign(own)})" for what, own in parts.items() if own])
        rows.append(f"{'' if who == seat else AFFECTED}**{swings[who][1]}:** {told}.")
    return rows


def _source(say: Speaker, event: Event) -> str:
    """Return in a few words what has changed a score: a great power, a black chip, a fire or an area."""
    match event:
        case happened.PowerMoved():
            return say("het_verraad-power", key=event.power)
        case happened.ChipBought():
            return say("het_verraad-fold-thing", thing=event.colour, number=1)
        case happened.BuildingDestroyed():
            return say("het_verraad-fold-building", building=event.building, area=event.area, former=())
        case _:
            return str(getattr(event, "area", ""))


def marked(mark: str, said: str) -> str:
    """Put the mark before a sentence, which does not repeat a name that is the mark's only one."""
    swing = re.fullmatch(rf"({NEWEST})?\*\*(.+) \d+ → \d+:\*\* ", mark)
    return mark + said.removeprefix(f"**{swing[2]}** " if swing else "")
