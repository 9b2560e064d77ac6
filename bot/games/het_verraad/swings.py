"""Swings of Het Verraad: scores that a turn has changed, before and after."""

import re
from collections.abc import Mapping, Sequence

from bot import texts
from bot.games.het_verraad.changes import MASTER, changes, points_moved
from bot.games.het_verraad.deeds import Deed, Telling, deeds, listed, words
from bot.games.het_verraad.headline import Standing
from bot.texts import Speaker
from engine import Event

SWING = 5
"""So many points up or down in a turn stand at its beginning, before and after."""
NEWEST = "▸ "
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


def marked(mark: str, said: str) -> str:
    """Put the mark before a sentence, which does not repeat a name that is the mark's only one."""
    swing = re.fullmatch(rf"({NEWEST})?\*\*(.+) \d+ → \d+:\*\* ", mark)
    return mark + said.removeprefix(f"**{swing[2]}** " if swing else "")


def caused(say: Speaker, turn: Sequence[Event], by: int, names: Sequence[str], swings: Swings, room: int = 0) -> str:
    """Put the mark before the deeds that moved its scores: all if there is room, or enough for most of each score."""
    large = {who: moved for who, (moved, _) in swings.items() if abs(moved) >= SWING}
    moving = [
        Deed(deed.sort, [one for one in deed.events if deed.sort != "buys" or large.keys() & changes([one]).keys()])
        for deed in deeds(turn, by, whole=False)
        if large.keys() & changes(deed.events).keys()
    ]
    heavy = sorted(moving, key=lambda deed: -points_moved(deed.events))
    told, mark = Telling(say, by, names, whole=False), mark_of(swings)
    said, whole = "", False
    for number in range(len(heavy), 0, -1):
        kept = [deed for deed in moving if deed in heavy[:number]]
        moved = changes(event for deed in kept for event in deed.events)
        if said and any(2 * abs(moved.get(who, 0)) <= abs(points) for who, points in large.items()):
            break
        whole = all(moved.get(who, 0) == points for who, points in large.items())
        sentence = f"**{texts.safe(names[by])}** {listed(say, [words(told, deed) for deed in kept])}."
        said = marked(mark, sentence).removeprefix(mark)
        if len(said) <= room:
            break
    return mark + said if whole else f"{mark.removesuffix(':** ')}**, {say('het_verraad-fold-mostly')}: {said}"
