"""Traitor in few lines: one for each accusation with all that it brought, and the standings."""

from collections.abc import Iterator, Sequence
from typing import cast

from bot import texts
from bot.texts import Line, Speaker
from engine import Event, View
from engine.traitor import events as happened
from engine.traitor.view import TraitorView

GAME = "traitor"
SILENT = frozenset(
    {
        "dealer_picked",
        "round_started",
        "card_hidden",
        "card_left_open",
        "army_mixed",
        "title_earned",
        "match_won",
        "look_earned",
        "point_scored",
    }
)
SORTS = {"army_mustered": "mustered", "middle_pile_made": "mustered"}
OF_A_TURN = frozenset({"card_accused", "traitor_exposed", "cards_needed", "cards_drawn", "card_looked_at"})
"""Kinds that share a line with the accusation that they follow."""


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for the armies, one for each turn, and the standings."""
    for _, places, row in texts.sorted_rows(events, SORTS | dict.fromkeys(OF_A_TURN, "turn"), SILENT):
        if isinstance(row[0], happened.ArmyMustered):
            yield places, _mustered(say, row, names)
        else:
            yield from _turns(say, events, places, names)
    if any(isinstance(event, happened.PointScored) for event in events):
        yield range(len(events), len(events)), _standings(say, cast(TraitorView, view), names)


def _mustered(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    parts = tuple(
        texts.event_as(say, "traitor-fold-army_mustered", event, names)
        for event in row
        if isinstance(event, happened.ArmyMustered)
    )
    pile = sum(event.number for event in row if isinstance(event, happened.MiddlePileMade))
    return say("traitor-fold-armies", parts=parts, number=pile)


def _turns(say: Speaker, events: Sequence[Event], places: range, names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for each accusation in a row of events, or for all if there is none."""
    heard = [place for place in places if events[place].kind not in SILENT]
    starts = [place for place in heard if isinstance(events[place], happened.CardAccused)]
    starts = starts if starts[:1] == heard[:1] else [heard[0], *starts]
    for start, stop in zip(starts, [*starts[1:], places.stop], strict=True):
        turn = [events[place] for place in heard if start <= place < stop]
        yield range(start, stop), " · ".join(_told(say, event, names) for event in turn)


def _told(say: Speaker, event: Event, names: Sequence[str]) -> str:
    if event.kind in OF_A_TURN:
        return texts.event_as(say, f"traitor-fold-{event.kind}", event, names)
    return texts.sentences(say, GAME, [event], names)


def _standings(say: Speaker, view: TraitorView, names: Sequence[str]) -> str:
    """Tell the points of all armies; with two seats each has two."""
    points = [0] * view.seats
    for army in view.armies:
        points[army.seat] += army.points
    return say("traitor-fold-standings", rows=texts.ranking(points, names))
