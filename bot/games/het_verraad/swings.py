"""Swings of Het Verraad: scores that a turn has changed, before and after."""

import re
from collections.abc import Mapping, Sequence

from bot import texts
from bot.games.het_verraad.changes import MASTER, changes
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


def mostly(say: Speaker, mark: str, gist: str) -> str:
    """Put the mark before the weightiest deeds of a turn, which need not add up to it."""
    return f"{mark.removesuffix(':** ')}**, {say('het_verraad-fold-mostly')}: {gist}"
