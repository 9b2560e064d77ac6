"""Facts that everybody may know of a match once the match is over: its story, and what decided the match."""

from collections.abc import Iterator
from typing import ClassVar

from engine.course import Betrayal, Course, Step
from engine.event import Disclosed, Event
from engine.het_verraad import events as happened
from engine.het_verraad.view import HetVerraadView

WINDOWS = {"protect": "bescherming", "block": "blokkade"}
"""The kinds of questions in which somebody may react, and the card it takes (H-8.5)."""
LET_IT_BE = "pass"


class ReactionWithheld(Disclosed, frozen=True, kw_only=True):
    """A seat held ``influence`` and could have reacted to what ``target_seat`` did (H-8.5).

    ``tried`` is 1 if it wanted to, but the card of another one counted, otherwise 0.
    """

    seat: int
    influence: str
    target_seat: int
    tried: int


class ServiceTold(Disclosed, frozen=True, kw_only=True):
    """The service of a seat to the Black Master, and the cards that the seat still held.

    ``values`` are those of its black chips, together ``total``; ``white`` is how many white chips the seat has.
    """

    of_seat: ClassVar[bool] = True

    seat: int
    values: tuple[int, ...]
    total: int
    white: int
    influences: tuple[str, ...]
    buildings: tuple[str, ...]


class HeirTold(Disclosed, frozen=True, kw_only=True):
    """The seat that would have won if evil had won (H-10.2); ``wins`` is 1 if it has won with good, otherwise 0.

    ``number`` are its black chips and ``total`` their values; ``level_seats`` have as many chips.
    ``by`` says what would have settled it, as in ``MatchEnded``: ``black``, ``values`` or ``points``.
    """

    seat: int
    wins: int
    number: int
    total: int
    by: str
    level_seats: tuple[int, ...] = ()


def story(course: Course) -> list[Event]:
    """Return all that happened.

    A reaction window that brought nothing is told only by the seats that could have reacted.
    """
    return list(_story(course))


def _story(course: Course) -> Iterator[Event]:
    held: dict[int, Step] = {}
    window, number = 0, 1
    for answered, events in zip((None, *course.steps), course.moments, strict=True):
        if answered is not None and answered.decision.kind in WINDOWS and answered.decision.facts["held"]:
            held[answered.seat] = answered  # it may have been another answer at first
        for event in events:
            if isinstance(event, happened.WindowOpened):
                window = event.seat
                continue
            if isinstance(event, happened.NobodyReacted | happened.Reacted):
                reacted = event.seat if isinstance(event, happened.Reacted) else None
                yield from (_withheld(step, window, event.round) for step in held.values() if step.seat != reacted)
                held.clear()
            if not isinstance(event, happened.NobodyReacted):
                yield event
            number = event.round
    yield from (_withheld(step, window, number) for step in held.values())  # it was broken off while a window was open


def _withheld(step: Step, target: int, number: int) -> Event:
    return ReactionWithheld(
        round=number,
        seat=step.seat,
        influence=WINDOWS[step.decision.kind],
        target_seat=target,
        tried=int(step.keys != (LET_IT_BE,)),
    )


def decided(course: Course) -> list[Event]:
    """Return the events that tell what decided the match.

    These tell who would have won with evil, why good or evil has won, who was the Black Master, and how each seat
    served him.
    """
    (ended,) = (event for event in course.events if isinstance(event, happened.MatchEnded))
    masters = [event for event in course.events if isinstance(event, happened.MatchWon) and event.side == "evil"]
    return [
        *(_heirs(course, ended) if ended.side == "good" else ()),
        ended,
        *masters,
        *(_service(view, ended.round) for view in course.views if isinstance(view, HetVerraadView)),
    ]


def _heirs(course: Course, ended: happened.MatchEnded) -> Iterator[Event]:
    """Yield the seat that would have been the Black Master, if it is a single seat (H-10.2)."""
    served: dict[int, tuple[int, int, int]] = {}
    for view in course.views:
        seat = view.seat
        if isinstance(view, HetVerraadView) and seat is not None and any(one.owner == seat for one in view.areas):
            values = [chip.value for chip in view.chips]
            served |= {seat: (len(values), sum(values), view.castles[seat].points)} if values else {}
    best = [seat for seat, service in served.items() if service == max(served.values())]
    if len(best) == 1:
        seat, (number, total, _) = best[0], served[best[0]]
        levels = (sum(one[:same] == served[seat][:same] for one in served.values()) for same in (1, 2))
        by = next((by for by, level in zip(("black", "values"), levels, strict=True) if level == 1), "points")
        yield HeirTold(
            round=ended.round,
            seat=seat,
            wins=int(seat in ended.winner_seats),
            number=number,
            total=total,
            level_seats=tuple([one for one, service in served.items() if one != seat and service[0] == number]),
            by=by,
        )


def _service(view: HetVerraadView, number: int) -> Event:
    """Return the service of a seat, from the seat's own view at the end."""
    values = tuple(sorted(chip.value for chip in view.chips))
    seat = view.seat or 0
    return ServiceTold(
        round=number,
        seat=seat,
        values=values,
        total=sum(values),
        white=view.castles[seat].white,
        influences=tuple(card.influence for card in view.influence),
        buildings=tuple(card.name for card in view.hand),
    )


def betrayals(course: Course) -> Iterator[Betrayal]:
    """Yield from whom the Black Master's winning servant has taken an area by leading him there (H-6.4, H-10.2)."""
    masters = {event.seat for event in course.events if isinstance(event, happened.MatchWon) and event.side == "evil"}
    for step, event in course.numbered:
        if isinstance(event, happened.MasterAttacked) and event.upshot == "conquered" and event.seat in masters:
            yield Betrayal(event.seat, event.target_seat, step, step)
