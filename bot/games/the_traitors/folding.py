"""The Traitors in few lines: a line for each turn in their order, one for a vote, and the scores at the end."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from bot import texts
from bot.texts import Line, Speaker
from engine import Event, View
from engine.the_traitors import events as happened
from engine.the_traitors.view import TheTraitorsView

GAME = "the_traitors"
ASKED = frozenset({"victim_named", "vote_opened", "end_opened"})
"""The kinds of events that bring a question: it says the same, and later its result does."""
SILENT = frozenset({"round_started"}) | ASKED
DEEDS = ("gold_played", "dagger_used", "card_taken", "card_not_taken", "card_discarded")
OF_TURNS = frozenset({"turn_started", "card_drawn", "own_card_drawn", *DEEDS})
SORTS = dict.fromkeys(OF_TURNS, "turns") | {"role_shown": "roles"}


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for each turn and each Event, and the standings after a round."""
    for sort, places, row in texts.sorted_rows(events, SORTS, SILENT):
        if sort == "turns":
            yield from _turns(
                say, [(place, events[place]) for place in places if events[place].kind in OF_TURNS], names
            )
        elif isinstance(row[0], happened.GoldScored):
            yield places, say("the_traitors-fold-gains", parts=tuple(_gains(say, row, names)))
            scores = [seat.score for seat in cast(TheTraitorsView, view).table]
            yield range(places.stop, places.stop), say("the_traitors-fold-standings", rows=texts.ranking(scores, names))
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


def _turns(say: Speaker, row: Sequence[tuple[int, Event]], names: Sequence[str]) -> Iterator[Line]:
    """Yield a line for each turn. A turn without a deed is told as such once the next turn has begun."""
    begins = [number for number, (_, event) in enumerate(row) if number == 0 or event.kind == "turn_started"]
    for start, stop in zip(begins, [*begins[1:], len(row)], strict=True):
        turn, over = row[start:stop], stop < len(row)
        line = _turn(say, [event for _, event in turn], names, over=over)
        if line:
            yield range(turn[0][0], turn[-1][0] + 1), line


def _turn(say: Speaker, turn: Sequence[Event], names: Sequence[str], *, over: bool) -> str:
    """Return a turn in a line; empty as long as nothing of it can be told."""
    seat = texts.safe(names[cast(happened.TurnStarted, turn[0]).seat])
    deeds = [event for event in turn if event.kind in DEEDS]
    settled = [
        before for before, after in pairwise(deeds) if isinstance(before, happened.DaggerUsed) and _settles(after)
    ]
    parts = tuple(_deed(say, event, names) for event in deeds if event not in settled)
    if parts:
        return say("the_traitors-fold-turn", seat=seat, parts=parts)
    drew = any(event.kind == "card_drawn" for event in turn)
    return say("the_traitors-fold-silent", seat=seat) if over and drew else ""


def _settles(event: Event) -> bool:
    """Return whether the event tells the outcome of the Dagger before it."""
    return isinstance(event, happened.CardTaken | happened.CardNotTaken)


def _deed(say: Speaker, event: Event, names: Sequence[str]) -> str:
    return texts.event_as(say, f"the_traitors-fold-{event.kind}", event, names)
