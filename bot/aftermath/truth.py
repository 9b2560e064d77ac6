"""A whole match, once nothing of it is secret any more: its story, steps, and the order for its film.

This is the only module of ``bot.aftermath`` that shows something of a whole match.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

import engine
from bot.aftermath.film import FilmOrder
from bot.aftermath.scenes import film_alt, scenes
from bot.messages.ending import picture_of_end
from bot.messages.truth import Turn, check_published, eyes, turns
from bot.messages.turning import believable
from bot.pictures import SceneOf
from bot.pictures.orders import drawable, sayable
from bot.tables import Table
from engine import Event, Match, Record, TakenBack, TurningPoint, View, visible
from engine.estimate import Estimate, Position
from engine.insight import Insight
from engine.turning_points import sides, touched, treasons, turning_points

ONLOOKER, EVERYTHING = "o", "a"
"""The eyes through which a step of a match is seen, if they are no seat's."""


def story_of(table: Table, match: Match) -> tuple[Event, ...]:
    """Return all that happened in the match, nothing hidden, for everybody.

    Nothing of the match may be secret any more.
    """
    check_published(table)
    return match.reveal(agreed=table.state == "aborted").story


@dataclass(frozen=True, slots=True)
class Frame:
    """A match as it stood after ``step`` of its ``last`` answers, ``seen`` by a seat, an onlooker, or whole.

    ``events`` are the visible events of that answer. ``first``, ``back``, ``next`` and ``last`` are steps at which
    something was seen; without another such step they are the same. ``rounds`` has the first step of each round.
    ``undone`` are the answers that were taken back before the one of this step. Nobody is told of undone answers except
    a reader who sees all. ``turns`` are the turning points among the answers since the last such step.
    """

    step: int
    seen: str
    round: int
    view: View
    events: tuple[Event, ...]
    back: int
    next: int
    last: int
    rounds: tuple[tuple[int, int], ...]
    first: int = 0
    undone: tuple[TakenBack, ...] = ()
    turns: tuple[Turn, ...] = ()


def frame_of(table: Table, match: Match, step: int, seen: str) -> Frame:
    """Return the match as it stood after that step, or the last step before it at which something was seen.

    ``seen`` is ``ONLOOKER``, ``EVERYTHING``, or a seat's number; anything else is an onlooker's. Nothing may be secret
    any more.
    """
    check_published(table)
    seat = int(seen) if seen in map(str, range(match.seats)) else None
    seen = seen if seat is not None or seen == EVERYTHING else ONLOOKER
    told = [match.setup_events, *(one.events for one in match.steps)]
    if seen != EVERYTHING:
        told = [tuple(visible(events, seat)) for events in told]
    stops = [0, *(place for place, events in enumerate(told) if place and events), match.length]
    step = max(stop for stop in stops if stop <= max(0, step))
    then = engine.replay(msgspec.structs.replace(match.record, answers=match.record.answers[:step]))
    view = then.view(seat)
    back = max((stop for stop in stops if stop < step), default=step)
    return Frame(
        step=step,
        seen=seen,
        round=view.round,
        view=view,
        events=told[step],
        back=back,
        next=min((stop for stop in stops if stop > step), default=step),
        last=match.length,
        rounds=tuple(_rounds(told)),
        undone=tuple(one for one in match.taken_back if seen == EVERYTHING and back <= one.step < step),
        turns=tuple(one for one in believable(table, turns(table, match)) if back <= one.point.step < step),
    )


def _rounds(told: Sequence[Sequence[Event]]) -> Iterator[tuple[int, int]]:
    """Yield each round with the step in which it begins."""
    known: set[int] = set()
    for step, events in enumerate(told):
        for event in events:
            if event.round not in known:
                known.add(event.round)
                yield event.round, step


def short_film_order(table: Table, match: Match, most: int) -> FilmOrder | None:
    """Return the order for the film of a match's betrayal, of at most ``most`` bytes; none without a betrayal.

    Nothing of the match may be secret any more.
    """
    check_published(table)
    shown = _scenes(table, match, drawable(table.names, table.language))
    if not shown:
        return None
    end = replace(picture_of_end(table, eyes(table, match), table.language), moving=False, hidden=False)
    return FilmOrder(match.record, table.names, table.language, most, shots=(*shown, end))


def short_film_alt(table: Table, match: Match) -> str:
    """Describe the film of a match's betrayal, without its end."""
    check_published(table)
    return film_alt(_scenes(table, match, sayable(table.names, table.language)), table.language)


def _scenes(table: Table, match: Match, names: Sequence[str]) -> tuple[SceneOf, ...]:
    hidden = match.game.hidden_side
    by_round = hidden is not None and hidden.lasts == "round"
    return scenes(table, match.reveal().story, believable(table, turns(table, match)), names, by_round=by_round)


Estimates = Callable[[Record, Position, str], Awaitable[Estimate]]
"""A way to estimate the chances of all seats at a position of a match; a text makes the courses."""


async def turning_points_of(table: Table, match: Match, estimates: Estimates) -> tuple[TurningPoint, ...]:
    """Return the turning points of a match that is over by its rules."""
    check_published(table)
    if match.result is None:
        raise ValueError(f"the match of table {table.id} is not over")
    won = [float(seat in match.result.winners) for seat in range(match.seats)]
    steps = sides(match)
    betrayed, foresees = treasons(match, steps), match.game.foresees
    search = turning_points(steps, won, foresees=foresees, betrayals=betrayed, touched=touched(match, steps))
    try:
        position = next(search)
        while True:
            position = search.send(await estimates(match.record, position, table.fingerprint))
    except StopIteration as found:
        points: tuple[TurningPoint, ...] = found.value
        return points


async def insight_of(table: Table, match: Match, look: Callable[[Record], Awaitable[Insight | None]]) -> Insight | None:
    """Return the insight into a match that is over by its rules; ``None`` if its game has no hidden side."""
    check_published(table)
    if match.result is None:
        raise ValueError(f"the match of table {table.id} is not over")
    return await look(match.record)


def film_order(table: Table, match: Match, language: str, most: int) -> FilmOrder:
    """Return the order for a film of the match of at most ``most`` bytes.

    Nothing of the match may be secret any more.
    """
    check_published(table)
    return FilmOrder(match.record, table.names, language, most)
