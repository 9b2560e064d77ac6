"""The Traitors in few lines: the turns between two Events in one line, then the Event, the scores at the end."""

from collections.abc import Iterator, Sequence
from typing import cast

from bot import texts
from bot.texts import Line, Speaker
from engine import Event, View
from engine.the_traitors import events as happened
from engine.the_traitors.view import TheTraitorsView

GAME = "the_traitors"
SILENT = frozenset({"card_drawn", "round_started"})
OF_TURNS = frozenset(
    {"turn_started", "gold_played", "dagger_used", "card_taken", "card_not_taken", "card_discarded", "own_card_drawn"}
)
SORTS = dict.fromkeys(OF_TURNS, "turns") | {"role_shown": "roles"}


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for the turns between two Events, one for each Event, and the standings after a round."""
    for sort, places, row in texts.sorted_rows(events, SORTS, SILENT):
        if sort == "turns":
            yield places, " · ".join(part for part in _turns(say, row, names) if part)
        elif isinstance(row[0], happened.EventDrawn):
            yield places, " ".join(texts.event_as(say, "the_traitors-fold-event_drawn", one, names) for one in row)
        elif isinstance(row[0], happened.GoldScored):
            yield places, say("the_traitors-fold-gains", parts=tuple(_gains(say, row, names)))
            scores = [seat.score for seat in cast(TheTraitorsView, view).table]
            yield places, say("the_traitors-fold-standings", rows=texts.ranking(scores, names))
        else:
            yield places, texts.sentences(say, GAME, row, names)


def _gains(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    for event in row:
        yield texts.event_as(say, "the_traitors-fold-gold_scored", event, names)


def _turns(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield who gave Gold and how much the fund has then, Daggers, and what else was discarded."""
    gold = [one for one in row if isinstance(one, happened.GoldPlayed | happened.CardDiscarded) and _is_gold(one)]
    if gold:
        seats = tuple(dict.fromkeys(texts.safe(names[event.seat]) for event in gold))
        yield say("the_traitors-fold-gold", seats=seats, fund=gold[-1].fund)
    for event in row:
        if isinstance(event, happened.CardTaken | happened.CardNotTaken):
            yield texts.event_as(say, f"the_traitors-fold-{event.kind}", event, names)
        elif isinstance(event, happened.CardDiscarded) and event.card != "gold":
            yield texts.event_as(say, "the_traitors-fold-card_discarded", event, names)
    if isinstance(row[-1], happened.DaggerUsed):
        yield texts.event_as(say, "the_traitors-fold-dagger_used", row[-1], names)


def _is_gold(event: happened.GoldPlayed | happened.CardDiscarded) -> bool:
    """Return whether the event brought Gold into the prize fund."""
    return isinstance(event, happened.GoldPlayed) or event.card == "gold"
