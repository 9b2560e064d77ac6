"""Moments of The Traitors at which the narrator speaks, or a computer player says its last words.

Only public events are looked at.
"""

from collections.abc import Sequence

from engine.event import Event
from engine.game import Voice
from engine.the_traitors import events as happened

SENTENCES = {
    "dusk": 12,
    "dawn_victim": 12,
    "dawn_saved": 12,
    "final": 12,
    "murdered": 8,
    "banished_faithful": 8,
    "banished_traitor": 8,
    "quiet": 12,
    "out": 12,
}


def voiced(told: Sequence[Event], place: int) -> Sequence[Voice]:
    """Return what may be said: by night, at breakfast, when somebody leaves, and before the last vote."""
    match told[place]:
        case happened.EventDrawn(event="murder" | "quiet_night" as event):
            return (Voice("dusk" if event == "murder" else "quiet"),)
        case happened.SeatMurdered(seat=seat):
            return (Voice("dawn_victim", {"seat": seat}), Voice("murdered", seat=seat))
        case happened.ShieldUsed(seat=seat):
            return (Voice("dawn_saved", {"seat": seat}),)
        case happened.SeatBanished(seat=seat, role=role):
            return (Voice("out", {"seat": seat}), Voice(f"banished_{role}", seat=seat))
        case happened.FinalBanishmentDrawn():
            return (Voice("final"),)
        case _:
            return ()
