"""Traitor in few lines: a headline, a line for each accusation with all that it brought, and the standings.

Numbers of the standings follow from the view alone, so they are true whenever the lines are told.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from bot import texts
from bot.games.traitor.headline import headline, suspects, trail_words
from bot.games.traitor.suspected import is_known, suspected
from bot.texts import Line, Speaker
from engine import Event, View
from engine.traitor import events as happened
from engine.traitor.components import decks
from engine.traitor.view import ArmyView, TraitorView

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
        "cards_needed",
        "army_mustered",
        "middle_pile_made",
    }
)
SORTS = {
    "match_ended": "end",
    "traitor_revealed": "end",
}
OF_A_TURN = frozenset({"card_accused", "army_eliminated", "traitor_exposed", "cards_drawn", "card_looked_at"})
"""Kinds that share a line with the accusation that they follow."""

FAR = 9
"""From this difference in power on, a fight is no match."""


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield the headline, the goals before the first accusation, a line for each turn, and the standings.

    Seats get no headline and no goals, but a trail last if they choose whom to accuse.
    """
    seen, end = cast(TraitorView, view), range(len(events), len(events))
    if view.seat is None and (words := headline(say, events, seen, names)):
        yield range(0), f"**{words}**"
    if view.seat is None and seen.fight is None and seen.result is None:
        yield range(0), "\n".join(_goals(say, seen))
    for _, places, _ in texts.sorted_rows(events, SORTS | dict.fromkeys(OF_A_TURN, "turn"), SILENT):
        yield from _turns(say, events, places, names, seen)
    if any(isinstance(event, happened.PointScored) for event in events) or (_all_told(events, seen) and _scored(seen)):
        yield from ((end, line) for line in _standings(say, seen, names))
    if seen.seat in seen.asked and seen.phase == "turn" and not seen.accused:
        others = [army for army in suspects(seen) if army.seat != seen.seat]
        if others:
            yield end, f"**{trail_words(say, others, seen, names)}**"


def _goals(say: Speaker, view: TraitorView) -> Iterator[str]:
    """Yield how a turn goes and each side wins, points, suspicion, proof, and the decks (J-0 to J-5)."""
    for key in ("turn", "traitor", "loyal", "points", "suspicion", "proof"):
        yield say(f"traitor-fold-goal-{key}", jokers=view.jokers, aim=view.aim, seats=view.seats)
    if decks(view.seats) > 1:
        yield say("traitor-fold-goal-decks")


def _all_told(events: Sequence[Event], view: TraitorView) -> bool:
    """Return whether everybody is told how all armies stand."""
    stand = any(isinstance(event, happened.RoundStarted | happened.CardAccused) for event in events)
    return stand and view.seat is None and view.result is None


def _scored(view: TraitorView) -> bool:
    return any(army.pile for army in view.armies)


def _turns(
    say: Speaker, events: Sequence[Event], places: range, names: Sequence[str], view: TraitorView
) -> Iterator[Line]:
    """Yield a line for each accusation in a row of events, or for all if there is none."""
    heard = [place for place in places if _is_told(events[place], view)]
    starts = [place for place in heard if isinstance(events[place], happened.CardAccused)]
    starts = starts if starts[:1] == heard[:1] else [heard[0], *starts]
    for start, stop in zip(starts, [*starts, places.stop][1:], strict=True):
        turn = [events[place] for place in heard if start <= place < stop]
        yield range(start, stop), " · ".join(_told(say, event, names, view) for event in turn)


def _is_told(event: Event, view: TraitorView) -> bool:
    """Return whether an event has words of its own; only the unmasked traitor is told so beside the Joker's fall."""
    if isinstance(event, happened.TraitorExposed):
        return event.seat == view.seat
    return event.kind not in SILENT


def _told(say: Speaker, event: Event, names: Sequence[str], view: TraitorView) -> str:
    if isinstance(event, happened.CardAccused):
        words = texts.event_as(say, f"traitor-fight-{_manner(event)}", event, names)
        key = "proved" if view.seat is not None else "strays" if event.proved else ""
        proved = texts.event_as(say, f"traitor-fold-{key}", event, names, jokers=view.jokers) if key else ""
        return f"{words} · {proved}" if proved else words
    if isinstance(event, happened.TraitorExposed):
        return say("traitor-fold-traitor_exposed")
    if event.kind in OF_A_TURN or event.kind == "traitor_revealed":
        return texts.event_as(say, f"traitor-fold-{event.kind}", event, names)
    return texts.sentences(say, GAME, [event], names)


def _manner(fight: happened.CardAccused) -> str:
    """Return how an accusation went: by the card that decided it, or by the difference in power."""
    if fight.reason != "power":
        return fight.reason
    ahead = fight.power - fight.target_power
    if ahead >= 0:
        return "tie" if fight.tie else "narrow" if ahead == 1 else "easy" if ahead >= FAR else "clear"
    return "short" if ahead == -1 else "wasted" if ahead <= -FAR else "failed"


def _standings(say: Speaker, view: TraitorView, names: Sequence[str]) -> Iterator[str]:
    """Yield how far both sides are, whom to suspect, and the points of all seats, who may have two armies."""
    points = [0] * view.seats
    for army in view.armies:
        points[army.seat] += army.points
    facts = {"out": view.eliminated, "aim": view.aim, "jokers": view.jokers, "dead": view.jokers_dead}
    yield say("traitor-fold-race", **facts, needed=view.needed or 0)
    doubts = suspected(view)
    if living := [army for army in view.armies if doubts and army.slots and not is_known(army)]:
        told = [_suspected(say, army, doubts, names) for army in sorted(living, key=lambda one: -doubts[one.number])]
        yield say("traitor-fold-suspicion", rows=" · ".join(told))
    yield say("traitor-fold-standings", rows=texts.ranking(points, names))


def _suspected(say: Speaker, army: ArmyView, doubts: Sequence[int], names: Sequence[str]) -> str:
    """Tell how likely an army hides a Joker, in bold if it is the likeliest."""
    share, who = doubts[army.number], say("traitor-army", name=texts.safe(names[army.seat]), which=army.which)
    told = say("traitor-fold-suspected", name=who, share=share)
    return f"**{told}**" if share == max(doubts) else told
