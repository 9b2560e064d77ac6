"""The last round of Het Verraad and the race to it: its turns, and the scores after each round (H-10.1)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot import texts
from bot.games.het_verraad.changes import changes
from bot.games.het_verraad.losses import turns_of
from bot.texts import Speaker
from engine import Event, View
from engine.het_verraad import events as happened
from engine.het_verraad.view import HetVerraadView

_SOURCES: Mapping[str, tuple[type[Event], ...]] = {
    "built": (happened.BuildingBuilt, happened.BuildingReplaced),
    "land": (happened.AreaBought, happened.AreaTaken, happened.AreaIsolated, happened.AreaFreed),
    "powers": (happened.PowerMoved,),
}


class Closing(NamedTuple):
    """The beginning of the last round: points of the first seat that reached the end, before and after that turn.

    ``gains`` are its points in that turn by their source. ``left`` are seats that have not ended their last turn.
    """

    event: happened.LastRound
    before: int
    points: int
    gains: Mapping[str, int]
    left: Sequence[int]


def closing(events: Sequence[Event], points: Sequence[int]) -> Closing | None:
    """Return how the last round began, if the events tell it; ``points`` of seats are those after the events."""
    if not any(isinstance(event, happened.LastRound) for event in events):
        return None
    turns = turns_of(events)
    for number, places in enumerate(turns, 1):
        turn = events[places.start : places.stop]
        for event in turn:
            if isinstance(event, happened.LastRound):
                seat = event.trigger_seats[0] if event.trigger_seats else 0
                after = points[seat] - changes(events[places.stop :]).get(seat, 0)
                gains = {key: changes(one for one in turn if isinstance(one, kinds)) for key, kinds in _SOURCES.items()}
                own = {key: gain[seat] for key, gain in gains.items() if event.trigger_seats and gain.get(seat)}
                left = _left(events, event, len(points), ended=number < len(turns))
                return Closing(event, after - changes(turn).get(seat, 0), after, own, left)
    return None


def fold_race(say: Speaker, rounds: Sequence[View], names: Sequence[str]) -> Iterator[str]:
    """Yield the scores of all after each round, the best first; whoever led stands in bold."""
    for view in rounds:
        if isinstance(view, HetVerraadView):
            scores = {texts.safe(names[one.seat]): one.points for one in view.castles}
            scores[say("het_verraad-fold-master")] = view.master.points
            best = max(scores.values())
            told = [f"{name} {points}" for name, points in sorted(scores.items(), key=lambda one: -one[1])]
            bold = [f"**{one}**" if one.endswith(f" {best}") else one for one in told]
            yield say("het_verraad-race-round", round=view.round, scores=" · ".join(bold))


def _left(events: Sequence[Event], last: happened.LastRound, seats: int, *, ended: bool) -> list[int]:
    """Return the seats that are still to play, from the seat in turn on if the turn before has ``ended``."""
    turns = [event.seat for event in events if isinstance(event, happened.TurnStarted)]
    number = (last.last_seat - turns[-1]) % seats if turns else 0
    return [(turns[-1] + one) % seats for one in range(0 if ended else 1, number + 1)] if turns else []
