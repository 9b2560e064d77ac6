"""The Traitors in few lines: the turns between two Events in one line, a vote in one, the scores at the end."""

from collections.abc import Iterator, Sequence
from typing import cast

from bot import texts
from bot.texts import Line, Speaker
from engine import Event, View
from engine.the_traitors import events as happened
from engine.the_traitors.view import TheTraitorsView

GAME = "the_traitors"
ASKED = frozenset({"victim_named", "vote_opened", "end_opened"})
"""The kinds of events that bring a question: it says the same, and later its result does."""
SILENT = frozenset({"card_drawn", "round_started"}) | ASKED
OF_TURNS = frozenset(
    {"turn_started", "gold_played", "dagger_used", "card_taken", "card_not_taken", "card_discarded", "own_card_drawn"}
)
SORTS = dict.fromkeys(OF_TURNS, "turns") | {"role_shown": "roles"}


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for the turns between two Events, one for each Event, and the standings after a round."""
    for sort, places, row in texts.sorted_rows(events, SORTS, SILENT):
        if sort == "turns":
            yield places, " · ".join(part for part in _turns(say, row, names) if part)
        elif isinstance(row[0], happened.GoldScored):
            yield places, say("the_traitors-fold-gains", parts=tuple(_gains(say, row, names)))
            scores = [seat.score for seat in cast(TheTraitorsView, view).table]
            yield places, say("the_traitors-fold-standings", rows=texts.ranking(scores, names))
        else:
            yield places, _short(say, row, names)


def fold_aloud(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for each kind of event; a vote that is over is named, and not explained any more."""
    for sort, places, row in texts.sorted_rows(events, SORTS, frozenset()):
        if sort not in ASKED:
            yield places, _short(say, row, names)
        elif places.stop == len(events):
            yield places, texts.sentences(say, GAME, row, names)
        elif sort == "vote_opened":
            yield places, texts.event_as(say, "the_traitors-fold-vote_opened", row[0], names)


def _short(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    """Tell events of a sort in the words of the short lines, if there are any, else in sentences."""
    message = f"the_traitors-fold-{row[0].kind}"
    if isinstance(row[0], happened.VoteShown):
        return say(
            "the_traitors-fold-votes", parts=" · ".join(_votes(say, cast(Sequence[happened.VoteShown], row), names))
        )
    if not say.knows(message):
        return texts.sentences(say, GAME, row, names)
    parts = tuple(texts.event_as(say, message, event, names) for event in row)
    return say("the_traitors-fold-roles", parts=parts) if row[0].kind == "role_shown" else " ".join(parts)


def _votes(say: Speaker, row: Sequence[happened.VoteShown], names: Sequence[str]) -> Iterator[str]:
    """Yield who has votes, and whose, the most votes first."""
    voters: dict[int, list[str]] = {}
    for event in row:
        voters.setdefault(event.for_seat, []).append(texts.safe(names[event.seat]))
    for seat, found in sorted(voters.items(), key=lambda one: -len(one[1])):
        yield say("the_traitors-fold-vote", seat=texts.safe(names[seat]), count=len(found), voters=tuple(found))


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
