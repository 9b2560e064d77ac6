"""The Traitors in few lines: turns in their order, a vote, and the scores at the end.

Turns in a row that brought Gold or nothing share a line.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, takewhile
from typing import NamedTuple, cast

from msgspec.structs import asdict

from bot import texts
from bot.games.the_traitors.evidence import decider, fold_evidence, last_votes, tally
from bot.texts import Line, Speaker
from engine import Event, View
from engine.the_traitors import events as happened
from engine.the_traitors.components import TRAITOR
from engine.the_traitors.view import TheTraitorsView

__all__ = ["fold", "fold_aloud", "fold_evidence", "fold_losses", "fold_upshot"]
GAME = "the_traitors"
ASKED = frozenset({"victim_named", "vote_opened", "end_opened"})
"""The kinds of events that bring a question: it says the same, and later its result does."""
DAGGERS = ("dagger_used", "card_taken", "card_not_taken")
DEEDS = ("gold_played", "dagger_used", "card_taken", "card_not_taken", "card_discarded")
OF_TURNS = frozenset({"turn_started", "card_drawn", "own_card_drawn", *DEEDS})
OUT = (happened.SeatMurdered, happened.ShieldUsed, happened.SeatBanished)
SORTS = dict.fromkeys(OF_TURNS, "turns") | {"role_shown": "roles"}


class _Turn(NamedTuple):
    """A turn, or the part of a turn after an Event: its places, its seat by name, and its deeds.

    ``silent``: it is over, and the seat drew a card.
    """

    places: range
    seat: str
    deeds: list[Event]
    silent: bool


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield lines for turns and Events, and the standings after a round: in round 1 they are the gains.

    A banishment and its votes share a line. A seat is not told an Event whose question it is asked,
    nor first its own deed, which its receipt has told.
    """
    votes = ""
    rows = [*texts.sorted_rows(events, SORTS, ASKED)]
    for (sort, places, row), (_, after, following) in pairwise([*rows, ("", range(len(events), len(events)), [])]):
        if sort == "round_started" and view.seat is not None:
            continue  # the message with the role tells it
        if sort == "event_drawn" and view.seat is not None and not following and view.phase in ("murder", "vote"):
            continue  # the question tells it
        if sort == "vote_shown" and following and isinstance(following[0], happened.SeatBanished):
            votes = _short(say, row, names)
            yield range(places.start, after.stop), f"{_short(say, following, names)} {votes}"
        elif sort == "seat_banished" and votes:
            votes = ""
        elif isinstance(row[0], happened.RoundStarted) and row[0].round == 1:
            first = texts.safe(names[row[0].first_seat])
            yield places, say("the_traitors-fold-first-round", seats=len(names), first_seat=first)
        elif sort == "turns":
            own = places.start == 0 and events[0].retold and getattr(events[0], "seat", None) == view.seat
            deeds = [(place, events[place]) for place in places[own:] if events[place].kind in OF_TURNS]
            yield from _turns(say, deeds, names, view.seat) if deeds else ()
        elif isinstance(row[0], happened.GoldScored):
            if row[0].round > 1:
                yield places, say("the_traitors-fold-gains", parts=tuple(_gains(say, row, names)))
            scores = [seat.score for seat in cast(TheTraitorsView, view).table]
            yield range(places.stop, places.stop), say("the_traitors-fold-standings", rows=texts.ranking(scores, names))
        else:
            yield places, _short(say, row, names)
            if isinstance(row[0], happened.FundShared) and (
                murders := _murders(say, cast(TheTraitorsView, view), names)
            ):
                yield places, murders


def _murders(say: Speaker, view: TheTraitorsView, names: Sequence[str]) -> str:
    """Tell the murders of a round whose shown roles have a single Traitor, and whom that Traitor voted out."""
    traitors = [seat for seat, one in enumerate(view.table) if one.role == TRAITOR]
    victims = [one.victim for one in view.events if one.outcome == "murdered" and one.victim is not None]
    if not view.ended or len(traitors) != 1 or not victims:
        return ""
    banished = [one.victim for one in view.events if one.ballots and (*traitors, one.victim) in one.ballots[-1].votes]
    listed = [
        texts.together(say, [texts.safe(names[seat]) for seat in those if seat is not None])
        for those in (victims, banished)
    ]
    return say(
        "the_traitors-fold-murders",
        seat=texts.safe(names[traitors[0]]),
        victims=listed[0],
        banished=listed[1] or "nobody",
    )


def fold_aloud(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[Line]:
    """Yield what the channel is told of each kind of event: votes and murders below headings.

    A vote that is over is named, and not explained any more.
    """
    for sort, places, row in texts.sorted_rows(events, SORTS, frozenset()):
        newest, heading = places.stop == len(events), f"the_traitors-aloud-{sort}"
        if say.knows(heading) and (newest or sort not in ASKED):
            told = "\n".join(texts.event_as(say, heading, event, names) for event in row)
            yield from ((places, line) for line in told.split("\n"))
        elif sort not in ASKED:
            yield places, _short(say, row, names)
        elif newest:
            yield places, texts.sentences(say, GAME, row, names)
        elif sort == "vote_opened":
            yield places, texts.event_as(say, "the_traitors-fold-vote_opened", row[0], names)


def _short(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    """Tell events of a sort in the words of the short lines, if there are any, else in sentences."""
    message = f"the_traitors-fold-{row[0].kind}"
    if isinstance(row[0], happened.VoteShown):
        votes, safe = cast(Sequence[happened.VoteShown], row), [*map(texts.safe, names)]
        tipped = "nobody" if (voter := decider(votes)) is None else safe[voter]
        return say("the_traitors-fold-votes", parts=" · ".join(tally(say, votes, safe)), decider=tipped)
    if not say.knows(message):
        return texts.sentences(say, GAME, row, names)
    parts = tuple(texts.event_as(say, message, event, names) for event in row)
    return say("the_traitors-fold-roles", parts=parts) if row[0].kind == "role_shown" else " ".join(parts)


def _gains(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    for event in row:
        yield texts.event_as(say, "the_traitors-fold-gold_scored", event, names)


def _turns(say: Speaker, row: Sequence[tuple[int, Event]], names: Sequence[str], reader: int | None) -> Iterator[Line]:
    """Yield lines for turns. A turn without a deed is told as such once the next turn has begun.

    A seat that is asked now is told its card.
    """
    told = [turn for turn in _split(row, names) if turn.deeds or turn.silent]
    for plain, found in groupby(told, key=_is_plain):
        turns = [*found]
        if plain and len(turns) > 1:
            yield range(turns[0].places.start, turns[-1].places.stop), _golds(say, turns)
        else:
            yield from ((turn.places, _turn(say, turn, names, reader)) for turn in turns)
    place, newest = row[-1]
    if newest.kind == "own_card_drawn":
        yield range(place, place + 1), _deed(say, newest, names, reader)


def _split(row: Sequence[tuple[int, Event]], names: Sequence[str]) -> Iterator[_Turn]:
    begins = [number for number, (_, event) in enumerate(row) if number == 0 or event.kind == "turn_started"]
    for start, stop in zip(begins, [*begins[1:], len(row)], strict=True):
        events = [event for _, event in row[start:stop]]
        seat = texts.safe(names[cast(happened.TurnStarted, events[0]).seat])
        silent = stop < len(row) and any(event.kind == "card_drawn" for event in events)
        deeds = [event for event in events if event.kind in DEEDS]
        yield _Turn(range(row[start][0], row[stop - 1][0] + 1), seat, deeds, silent)


def _is_plain(turn: _Turn) -> bool:
    """Return whether a turn brought Gold or nothing."""
    return all(map(_is_gold, turn.deeds))


def _is_gold(deed: Event) -> bool:
    return isinstance(deed, happened.GoldPlayed) or getattr(deed, "card", "") == "gold"


def _golds(say: Speaker, turns: Sequence[_Turn]) -> str:
    """Return plain turns in a line: who gave Gold, to what the fund has grown, and who gave none."""
    golds = [cast(happened.GoldPlayed, event) for turn in turns for event in turn.deeds]
    givers = {turn.seat for turn in turns if turn.deeds}
    return say(
        "the_traitors-fold-golds",
        givers=_counted(say, [turn.seat for turn in turns for _ in turn.deeds]),
        silent=_counted(say, [turn.seat for turn in turns if turn.seat not in givers]),
        before=golds[0].fund - 1 if golds else 0,
        fund=golds[-1].fund if golds else 0,
    )


def _counted(say: Speaker, seats: Sequence[str]) -> tuple[str, ...]:
    """Return each seat once, with the number of its turns if it had several."""
    return tuple(
        seat if count == 1 else say("the_traitors-fold-giver", seat=seat, count=count)
        for seat, count in Counter(seats).items()
    )


def _turn(say: Speaker, turn: _Turn, names: Sequence[str], reader: int | None) -> str:
    """Return a turn in a line, a Dagger's by a name of its own."""
    settled = [
        before for before, after in pairwise(turn.deeds) if isinstance(before, happened.DaggerUsed) and _settles(after)
    ]
    parts = tuple(_deed(say, event, names, reader) for event in turn.deeds if event not in settled)
    if not parts:
        return say("the_traitors-fold-silent", seat=turn.seat)
    dagger = any(event.kind in DAGGERS for event in turn.deeds)
    return say("the_traitors-fold-dagger" if dagger else "the_traitors-fold-turn", seat=turn.seat, parts=parts)


def _settles(event: Event) -> bool:
    """Return whether the event tells the outcome of the Dagger before it."""
    return isinstance(event, happened.CardTaken | happened.CardNotTaken)


def _deed(say: Speaker, event: Event, names: Sequence[str], reader: int | None) -> str:
    """Tell a deed; a reader whom a Dagger names is spoken to."""
    own = "-own" if event.kind in DAGGERS and getattr(event, "named_seat", None) == reader else ""
    return texts.event_as(say, f"the_traitors-fold-{event.kind}{own}", event, names)


def fold_upshot(say: Speaker, story: Sequence[Event], place: int, seat: int, names: Sequence[str]) -> str:
    """Tell what came of a deed: what a Dagger found; else who is out next, and the end of the round if it follows.

    If the seat is dealt the Traitor in the next round, that is told, too. Nothing later came of a deal or of an Event
    that was drawn: the chance that is told changed before it.
    """
    if story[place].kind in ("role_dealt", "event_drawn"):
        return ""
    if isinstance(story[place], happened.DaggerUsed):
        found = takewhile(lambda event: event.kind != "turn_started", story[place + 1 :])
        seen = (texts.story_line(say, GAME, event, names) for event in found if event.kind.endswith("_seen"))
        return " ".join(filter(None, seen))
    parts, out, ended = [], isinstance(story[place], OUT), isinstance(story[place], happened.FundShared)
    for later, event in enumerate(story[place + 1 :], place + 1):
        if isinstance(event, OUT if out else ()) or (isinstance(event, happened.EventDrawn) and (out or ended)):
            break
        if isinstance(event, OUT):
            out = True
            by = tuple(texts.safe(names[one]) for one in _killers(event.seat, story[:later]))
            role = getattr(event, "role", "")
            parts.append(say(f"the_traitors-came-{event.kind}", seat=texts.safe(names[event.seat]), role=role, by=by))
        elif isinstance(event, happened.FundShared):
            out = ended = True
            parts.append(texts.event_as(say, "the_traitors-came-fund_shared", event, names))
        elif (
            ended
            and event.kind == "role_dealt"
            and (dealt := asdict(event))["role"] == TRAITOR
            and dealt["seat"] == seat
        ):
            parts.append(texts.event_as(say, "the_traitors-came-role_dealt", event, names))
    return " ".join(parts)


def fold_losses(say: Speaker, events: Sequence[Event], seat: int, names: Sequence[str]) -> str:
    """Tell a seat that it was murdered or banished after its last answer, by how many votes, and what that cost it."""
    for place, event in reversed([*enumerate(events)]):
        if isinstance(event, happened.SeatMurdered | happened.SeatBanished) and event.seat == seat:
            ballot = last_votes(events[:place])
            against = sum(one.for_seat == seat for one in ballot)
            return say("the_traitors-end-out", key=event.kind, against=against, votes=len(ballot), gold=event.gold)
    return ""


def _killers(victim: int, story: Sequence[Event]) -> Iterator[int]:
    """Yield the seats that named the victim in the last night of a story, in which it came out."""
    night = takewhile(lambda event: not isinstance(event, happened.EventDrawn), reversed(story))
    named = [asdict(event) for event in night if event.kind == "victim_chosen"]
    yield from (one["seat"] for one in reversed(named) if one["named_seat"] == victim)
