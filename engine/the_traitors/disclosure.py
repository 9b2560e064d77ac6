"""The facts that everybody may know of a match once it is over: its story, and what decided it."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.course import Betrayal, Course
from engine.event import Disclosed, Event
from engine.hidden_roles import RoleDealt
from engine.the_traitors import events as happened
from engine.the_traitors.components import TRAITOR

SLEEP = "F"
"""The key of a Faithful at a murder (T-3.4)."""

SAID_BY = {"card_drawn": "own_card_drawn", "card_taken": "taken_card_seen"}
"""Kinds of events that say no more than another one of the same moment."""


class VictimChosen(Disclosed, frozen=True, kw_only=True):
    """The victim that a Traitor named at a murder (T-3.4), even if another attempt counted (T-3.5)."""

    seat: int
    named_seat: int


class RejectionForced(Disclosed, frozen=True, kw_only=True):
    """The forced rejection of the Traitor card: ``seat`` was the dealt Traitor, and could do nothing else (T-4.2)."""

    seat: int


class RoundTold(Disclosed, frozen=True, kw_only=True):
    """A round in short.

    ``traitor_seat`` was dealt the role, ``recruit_seats`` accepted the card. For each attempt at murder
    ``killer_seats`` has the killer, and ``victim_seats`` the named victim. ``fates`` has its outcome: ``murdered``,
    ``shield``, or ``passed_over`` if another attempt counted (T-3.5). ``striker_seats`` made the attempts
    that counted and were at fellow Traitors, ``struck_seats``, with ``struck_fates``. ``banished_seats`` showed
    ``banished_roles``. The round ended by ``reason`` with ``survivor_seats``; of the ``fund`` each of
    ``sharing_seats`` got ``share``.
    """

    traitor_seat: int
    recruit_seats: tuple[int, ...]
    killer_seats: tuple[int, ...]
    victim_seats: tuple[int, ...]
    fates: tuple[str, ...]
    striker_seats: tuple[int, ...] = ()
    struck_seats: tuple[int, ...] = ()
    struck_fates: tuple[str, ...] = ()
    banished_seats: tuple[int, ...]
    banished_roles: tuple[str, ...]
    reason: str
    survivor_seats: tuple[int, ...]
    fund: int
    share: int
    sharing_seats: tuple[int, ...]


class SeatTold(Disclosed, frozen=True, kw_only=True):
    """The rounds of ``rounds`` in which a seat was a Traitor, and its votes as a Faithful.

    It changed sides in ``turned_rounds``, and struck at fellow Traitors, ``struck_seats``, with ``struck_fates``.
    ``right`` of these ``votes`` for ``voted_seats`` were against a Traitor, ``witnessed`` of them against a seat with
    whom its Dagger had shown the Traitor card. A vote without a choice does not count.
    """

    of_seat: ClassVar[bool] = True

    seat: int
    rounds: int
    traitor_rounds: tuple[str, ...]
    turned_rounds: tuple[str, ...] = ()
    struck_seats: tuple[int, ...] = ()
    struck_fates: tuple[str, ...] = ()
    votes: int
    right: int
    witnessed: int = 0
    voted_seats: tuple[int, ...]


def story(course: Course) -> list[Event]:
    """Return all that happened: the roles of a round before the hands, and each Traitor's victim at every murder."""
    return list(_story(course))


def _story(course: Course) -> Iterator[Event]:
    traitor: int | None = None
    named: dict[int, int] = {}
    number = 1
    for answered, events in zip((None, *course.steps), course.moments, strict=True):
        if answered is not None and answered.decision.kind == "murder":
            named.pop(answered.seat, None)  # it may have been another one at first
            if answered.keys != (SLEEP,):
                named[answered.seat] = int(answered.keys[0])
        for event in _roles_first(events):
            if isinstance(event, RoleDealt) and event.role == "traitor":
                traitor = event.seat
            if isinstance(event, happened.VictimNamed | happened.NobodyMurdered):
                yield from _chosen(named, event.round)
                named.clear()
            yield event
            if isinstance(event, happened.TraitorCardRejected) and event.seat == traitor:
                yield RejectionForced(round=event.round, seat=event.seat)
            number = event.round
    yield from _chosen(named, number)  # it was broken off in the middle of a murder


def _roles_first(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events of a moment, hands after the roles that follow them.

    Events that say no more than others are left out.
    """
    kinds = {event.kind for event in events}
    hands: list[Event] = []
    for event in events:
        if isinstance(event, happened.CardsDealt):
            hands.append(event)
            continue
        if not isinstance(event, RoleDealt):
            yield from hands
            hands.clear()
        if SAID_BY.get(event.kind) not in kinds:
            yield event
    yield from hands


def _chosen(named: dict[int, int], number: int) -> Iterator[Event]:
    return (VictimChosen(round=number, seat=seat, named_seat=victim) for seat, victim in sorted(named.items()))


def decided(course: Course) -> list[Event]:
    """Return each round in short, then what each seat was."""
    told = story(course)
    last = max(event.round for event in told)
    rounds = [_round([event for event in told if event.round == number]) for number in range(1, last + 1)]
    return [*rounds, *(_seat(seat, told, rounds) for seat in range(course.seats))]


def _seat(seat: int, told: list[Event], told_rounds: Sequence[RoundTold]) -> Event:
    """Return what a seat was, and how often it voted against a Traitor while it was none."""
    traitors: set[int] = set()
    rounds: list[str] = []
    voted: list[int] = []
    right = witnessed = 0
    shown: set[int] = set()
    suspects: set[int] = set()
    for event in told:
        if isinstance(event, happened.RoundStarted):
            traitors.clear()
            shown.clear()
        elif isinstance(event, happened.HandSeen) and event.seat == seat and TRAITOR in event.cards:
            shown.add(event.named_seat)
        elif isinstance(event, happened.Recruited) or (isinstance(event, RoleDealt) and event.role == "traitor"):
            traitors.add(event.seat)
            rounds += [str(event.round)] if event.seat == seat else []
        elif isinstance(event, happened.VoteOpened):
            suspects = {*event.suspect_seats} - {seat}
        elif isinstance(event, happened.VoteShown) and event.seat == seat not in traitors and len(suspects) > 1:
            voted.append(event.for_seat)
            right += event.for_seat in traitors
            witnessed += event.for_seat in shown
    strikes = [one for each in told_rounds for one in _struck(each) if one[0] == seat]
    return SeatTold(
        round=len(told_rounds),
        seat=seat,
        rounds=len(told_rounds),
        traitor_rounds=tuple(rounds),
        turned_rounds=tuple(str(one.round) for one in told_rounds if seat in one.recruit_seats),
        struck_seats=tuple(victim for _, victim, _ in strikes),
        struck_fates=tuple(fate for _, _, fate in strikes),
        votes=len(voted),
        right=right,
        witnessed=witnessed,
        voted_seats=tuple(voted),
    )


def _round(told: list[Event]) -> RoundTold:
    """Return a round that is over, made of all that happened in it."""
    banished = [one for one in told if isinstance(one, happened.SeatBanished)]
    (ended,) = (one for one in told if isinstance(one, happened.RoundEnded))
    (shared,) = (one for one in told if isinstance(one, happened.FundShared))
    attempts = list(_attempts(told))
    strikes = [one for one in attempts if one[1] != "passed_over" and _is_at_fellow(one[0], told)]
    return RoundTold(
        round=ended.round,
        traitor_seat=next(one.seat for one in told if isinstance(one, RoleDealt) and one.role == "traitor"),
        recruit_seats=tuple(one.seat for one in told if isinstance(one, happened.Recruited)),
        killer_seats=tuple(one.seat for one, _ in attempts),
        victim_seats=tuple(one.named_seat for one, _ in attempts),
        fates=tuple(fate for _, fate in attempts),
        striker_seats=tuple(one.seat for one, _ in strikes),
        struck_seats=tuple(one.named_seat for one, _ in strikes),
        struck_fates=tuple(fate for _, fate in strikes),
        banished_seats=tuple(one.seat for one in banished),
        banished_roles=tuple(one.role for one in banished),
        reason=ended.reason,
        survivor_seats=ended.survivor_seats,
        fund=shared.fund,
        share=shared.share,
        sharing_seats=shared.sharing_seats,
    )


def _struck(one: RoundTold) -> Iterator[tuple[int, int, str]]:
    return zip(one.striker_seats, one.struck_seats, one.struck_fates, strict=True)


def _is_at_fellow(attempt: VictimChosen, told: Sequence[Event]) -> bool:
    """Return whether the named victim was a Traitor by then."""
    before = told[: told.index(attempt)]
    return any(isinstance(one, happened.Recruited) and one.seat == attempt.named_seat for one in before) or any(
        isinstance(one, RoleDealt) and (one.seat, one.role) == (attempt.named_seat, "traitor") for one in before
    )


def _attempts(told: list[Event]) -> Iterator[tuple[VictimChosen, str]]:
    """Yield every attempt at murder, and its fate (T-3.5, T-3.6)."""
    attempts: list[VictimChosen] = []
    victim: int | None = None
    for event in told:
        if isinstance(event, VictimChosen):
            attempts.append(event)
        elif isinstance(event, happened.VictimNamed):
            victim = event.seat
        elif isinstance(event, happened.ShieldUsed | happened.SeatMurdered):
            fate = "shield" if isinstance(event, happened.ShieldUsed) else "murdered"
            yield from ((one, fate if one.named_seat == victim else "passed_over") for one in attempts)
            attempts.clear()


def sides(course: Course) -> tuple[str, ...]:
    """``traitor`` for who was one in any round, dealt or recruited, otherwise ``faithful``."""
    traitors = {
        event.seat
        for event in course.events
        if isinstance(event, happened.Recruited) or (isinstance(event, RoleDealt) and event.role == "traitor")
    }
    return tuple("traitor" if seat in traitors else "faithful" for seat in range(course.seats))


def betrayals(course: Course) -> Iterator[Betrayal]:
    """Yield whom a Traitor has murdered who was Faithful (T-3.5, T-6.1).

    A murder is a betrayal by every Traitor who named the victim. All answers of the night brought it about.
    """
    named: dict[int, str] = {}
    since = 0
    for step, answered in enumerate(course.steps):
        if answered.decision.kind == "murder":
            since = since if named else step
            named[answered.seat] = answered.keys[0]
        for event in answered.events:
            if isinstance(event, happened.SeatMurdered) and event.role == "faithful":
                killers = (seat for seat, victim in sorted(named.items()) if victim == str(event.seat))
                yield from (Betrayal(seat, event.seat, since, step) for seat in killers)
            if isinstance(event, happened.SeatMurdered | happened.ShieldUsed | happened.NobodyMurdered):
                named.clear()
