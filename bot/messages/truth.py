"""The knowledge that a table's messages are made of: everybody's eyes, and at the end the record.

This is the only module of ``bot.messages``, ``bot.texts`` and ``bot.pictures`` that sees a whole match. Somebody must
hand each seat what is its own, and publish the whole truth once the table has ended. All other modules get what is made
here, and can tell no secret that their reader does not know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

import msgspec

from bot.fair_deal.ingredients import FORMAT
from bot.messages.content import File
from bot.messages.last_words import best_ghosts, last_words
from bot.store import Clock, TakenNotes
from bot.tables import Table
from bot.tables.time import pace
from bot.tables.time.talk_rules import going_on, not_yet_asked
from engine import Betrayal, Decision, Event, Match, Seat, TurningPoint, View


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point, once a match is over: the ``round`` and answer of a seat (``by``), and the events it brought.

    ``events`` are what the ``story`` tells of the answer; with ``whole``, of the whole turn that the answer ended. If
    the story tells nothing of the answer then, they are those of the moment that revealed it. ``view`` is what
    everybody knows at the end. ``won``: the seat whose chance changed has won. ``betrayal`` is 1 if the answer or the
    turn completed a betrayal that moved a winner or somebody betrayed. It is 2 if a winner has betrayed. ``sides`` are
    as in ``Eyes``.
    """

    point: TurningPoint
    round: int
    by: int
    decision: Decision
    keys: tuple[str, ...]
    events: tuple[Event, ...]
    view: View
    whole: bool
    story: tuple[Event, ...]
    betrayal: int = 0
    won: bool = False
    sides: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Eyes:
    """All that a table's messages are made of: what everybody may know, what each seat may know.

    ``decided`` are the hidden events that decided the match, ``sides`` the roles or houses of the seats. Neither is
    there before the match is over. ``clock`` is the table's, if one runs. While people talk nobody is asked; ``living``
    are those who will be. ``turns`` are the turning points of a match that is over, and ``film`` shows them. Without
    ``turns``, these are still to be found. ``last_words``, and what is told of slates, are lines by the place of the
    public event that they follow.
    """

    onlooker: Seat
    seats: tuple[Seat, ...]
    clock: Clock | None = None
    decided: tuple[Event, ...] = ()
    living: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    turns: tuple[Turn, ...] | None = None
    film: File | None = None
    last_words: Mapping[int, str] = field(default_factory=dict)


def eyes(table: Table, match: Match, clock: Clock | None = None, notes: Sequence[TakenNotes] = ()) -> Eyes:
    """Return everybody's eyes on the table's match as it stands now; last words are taken from the ``notes``."""
    seen = _eyes(table, match, clock)
    told = (table, seen.onlooker, seen.seats, notes)
    return replace(seen, last_words=last_words(*told) | best_ghosts(*told)) if notes else seen


def _eyes(table: Table, match: Match, clock: Clock | None) -> Eyes:
    talked = pace.talked(table)
    seats = tuple(replace(match.seat(seat), talked=talked) for seat in range(match.seats))
    if table.state == "running" and going_on(clock):
        living = match.onlooker.view.asked
        return Eyes(not_yet_asked(match.onlooker), tuple(map(not_yet_asked, seats)), clock, (), living)
    if table.state != "finished" or match.result is None:
        return Eyes(match.onlooker, seats, clock)
    revealed = match.reveal()
    found = None if table.turning_points is None else turns(table, match)
    return Eyes(match.onlooker, seats, decided=revealed.decided, sides=revealed.sides, turns=found)


def turns(table: Table, match: Match) -> tuple[Turn, ...]:
    """Return the turning points of a match, as far as they have been found; an aborted match has none.

    Nothing of the match may be secret any more.
    """
    check_published(table)
    if match.result is None:
        return ()
    told = match.reveal()
    found = (_turn(match, told.story, told.betrayals, point) for point in table.turning_points or ())
    return tuple(replace(one, sides=told.sides) for one in found)


def _turn(match: Match, story: tuple[Event, ...], betrayals: Sequence[Betrayal], point: TurningPoint) -> Turn:
    step = match.steps[point.step]
    before = (match.setup_events, *(one.events for one in match.steps[: point.step]))
    round_number = max((event.round for events in before for event in events), default=0)
    begun = [place for place, one in enumerate(match.steps, 1) if any(event.starts_turn for event in one.events)]
    since = max((place for place in begun if place <= point.step), default=point.step)
    told = match.told_of(point.step, since)
    events = _until_the_next(told) if begun else told or _revealed(match, point.step, round_number)
    view = match.onlooker.view
    winners = match.result.winners if match.result else ()
    won, there = point.seat in winners, [one for one in betrayals if since <= one.step <= point.step]
    betrayal = max((1 + (one.seat in winners) for one in there if won or one.of_seat == point.seat), default=0)
    return Turn(
        point, round_number, step.seat, step.decision, step.keys, events, view, bool(begun), story, betrayal, won
    )


def _until_the_next(told: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of a turn without those of the next turn, which its last answer has begun."""
    own = takewhile(lambda event: not event.starts_turn, told)
    return tuple(event for event in own if event.round == told[0].round)


def _revealed(match: Match, step: int, number: int) -> tuple[Event, ...]:
    """Return the events that revealed answer number ``step`` with others, such as votes, if the round has them."""
    seat = match.steps[step].seat
    for later in range(step + 1, match.length):
        events = [event for event in match.steps[later].events if event.round == number]
        if any(event.seats is None and getattr(event, "seat", None) == seat for event in events):
            return tuple(event for event in match.told_of(later) if event.round == number)
    return ()


def deal_file(table: Table, match: Match) -> File:
    """Return the published proof of a fair deal, which ``python -m bot verify`` checks.

    Nothing of the match may be secret any more.
    """
    check_published(table)
    made_of = {
        "fingerprint": table.fingerprint if table.deal_format == FORMAT else table.commitment,
        "secret": table.secret.hex(),
        "ingredients": list(table.ingredients),
        **({"cuts": [one.word for one in table.cuts]} if table.deal_format == FORMAT else {}),
    }
    proof = {
        "turncoat": table.deal_format,
        "table": table.id,
        **(made_of if table.has_proof else {}),
        **({"result": match.result} if table.deal_format > 1 else {}),
        **({"names": list(table.names)} if table.deal_format in (1, 3) else {}),
        "sat": [
            {"seat": one.seat, "answer": one.step, "name": one.name if one.user is not None else None}
            for one in (table.tenures if any(one.why != "start" for one in table.tenures) else ())
        ],
        "record": msgspec.json.decode(match.record.to_json()),
    }
    text = msgspec.json.format(msgspec.json.encode(proof), indent=1)
    return File(f"turncoat-{table.id}.json", text)


def check_published(table: Table) -> None:
    """Raise ``ValueError`` while anything of the table's match is secret."""
    if not table.is_revealed:
        raise ValueError(f"table {table.id} still has secrets")
