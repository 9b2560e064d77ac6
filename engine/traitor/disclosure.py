"""Facts that everybody may know of a match once the match is over: its story, and what decided the match."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.course import Betrayal, Course
from engine.event import Disclosed, Event
from engine.traitor import events as happened
from engine.traitor.components import Face, face

SILENT = ("hand_dealt", "army_mustered", "army_mixed", "card_looked_at", "drawn_cards_seen")
"""Kinds of events that say no more than what the story tells beside them."""


class HandSorted(Disclosed, frozen=True, kw_only=True):
    """The cards that an army kept of its hand, by suit and power (J-1.2).

    ``traitor`` is 0, or for a traitor's army, how many traitors there are.
    """

    seat: int
    army: int
    traitor: int
    ranks: tuple[str, ...]
    suits: tuple[str, ...]


class CardsTaken(Disclosed, frozen=True, kw_only=True):
    """An army reached ``points`` points and drew these cards (J-3.2)."""

    seat: int
    army: int
    points: int
    ranks: tuple[str, ...]
    suits: tuple[str, ...]


class CardsLost(Disclosed, frozen=True, kw_only=True):
    """The cards with which an army that had too many points left the game (J-3.4)."""

    seat: int
    army: int
    ranks: tuple[str, ...]
    suits: tuple[str, ...]


class CardsStanding(Disclosed, frozen=True, kw_only=True):
    """The cards that an army had at the end."""

    seat: int
    army: int
    ranks: tuple[str, ...]
    suits: tuple[str, ...]


class JokerFate(Disclosed, frozen=True, kw_only=True):
    """The fate of a traitor's Joker: ``fate`` is ``accused``, ``points`` (J-3.4), or ``standing``.

    If the Joker was accused, this was in ``fate_round``, by the card of ``by_seat``. Otherwise these fields say
    nothing. If an accusation of ``found_seat`` showed a suit too many before (J-1.2), this was in ``found_round``,
    otherwise 0.
    """

    seat: int
    army: int
    fate: str
    fate_round: int
    by_seat: int
    by_army: int
    rank: str
    suit: str
    power: int
    found_round: int
    found_seat: int


class AimReached(Disclosed, frozen=True, kw_only=True):
    """The rule by which the match ended: ``side`` is ``traitors`` or ``others``.

    ``number`` are the traitors' cards that died after the last Joker (J-5.1), ``by_seats`` whose cards killed them,
    ``ranks`` and ``suits`` which they were. ``out_seats`` are the owners of eliminated armies, except the traitors' own
    (J-4.2).
    """

    side: str
    traitors: int
    number: int
    by_seats: tuple[int, ...]
    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    out_seats: tuple[int, ...]


class LastBlow(Disclosed, frozen=True, kw_only=True):
    """The accusation that ended the match: the card of ``seat`` that lived, and the card of ``target_seat`` that died.

    A two that was accused may also be the card that lived (J-2.8). ``tie`` is 1 if both had the same power, otherwise
    0: the accuser wins a tie (J-2.2).
    """

    seat: int
    army: int
    rank: str
    suit: str
    target_seat: int
    target_army: int
    target_rank: str
    target_suit: str
    tie: int


class SideTold(Disclosed, frozen=True, kw_only=True):
    """The side of a seat (``traitor`` is 1 or 0), and the title that its points bring (J-6).

    The title is ``none`` if another seat has the same. ``jokers`` counts the Jokers that the seat's cards killed.
    ``found_round`` is the round in which its accusation showed a suit too many (J-1.2), or 0. ``last`` is 1 if its card
    made the last blow. ``foes`` and ``friends`` count the cards that its cards beat, of the other side and of its own.
    """

    of_seat: ClassVar[bool] = True

    seat: int
    traitor: int
    title: str
    jokers: int
    found_round: int
    last: int
    foes: int
    friends: int


def story(course: Course) -> list[Event]:
    """Return all that happened, and every card at the moment when it was kept, drawn, seen, or left over."""
    return list(_story(course))


def _story(course: Course) -> Iterator[Event]:
    armies, traitors = _Armies(), sum(map(_keeps_joker, course.events))
    drawn: happened.CardsDrawn | None = None
    for event in course.events:
        armies.follow(event)
        if isinstance(event, happened.CardsKept):
            yield _sorted(event, traitors)
        elif isinstance(event, happened.CardsDrawn) and event.number:
            drawn = event
        elif isinstance(event, happened.DrawnCardsSeen) and drawn is not None:
            faces = _faces(event.cards)
            yield CardsTaken(
                round=event.round,
                seat=event.seat,
                army=event.army,
                points=drawn.points,
                ranks=_ranks(faces),
                suits=_suits(faces),
            )
        elif event.kind not in SILENT:
            yield event
        if isinstance(event, happened.ArmyEliminated) and event.reason == "points":
            faces = armies.left(event.seat, event.army)
            yield CardsLost(
                round=event.round, seat=event.seat, army=event.army, ranks=_ranks(faces), suits=_suits(faces)
            )
        elif isinstance(event, happened.MatchEnded):
            yield from armies.standing(event.round)


class _Armies:
    """The cards of each army, while a match is told: seat and army -> its cards' names without the deck."""

    def __init__(self) -> None:
        self.cards: dict[tuple[int, int], list[str]] = {}
        self._out: set[tuple[int, int]] = set()

    def follow(self, event: Event) -> None:
        if isinstance(event, happened.CardsKept | happened.DrawnCardsSeen):
            self.cards.setdefault((event.seat, event.army), []).extend(face(card).card for card in event.cards)
        elif isinstance(event, happened.CardAccused) and event.dead == "target":
            self.cards[event.target_seat, event.target_army].remove(event.target_card)
        elif isinstance(event, happened.CardAccused):
            self.cards[event.seat, event.army].remove(event.card)
        elif isinstance(event, happened.ArmyEliminated):
            self._out.add((event.seat, event.army))

    def left(self, seat: int, army: int) -> list[Face]:
        return sorted(_faces(self.cards[seat, army]), key=lambda one: one.order)

    def standing(self, number: int) -> Iterator[Event]:
        for seat, army in sorted(self.cards.keys() - self._out):
            faces = self.left(seat, army)
            yield CardsStanding(round=number, seat=seat, army=army, ranks=_ranks(faces), suits=_suits(faces))


def _keeps_joker(event: Event) -> bool:
    """Return whether an army keeps a Joker: it is a traitor's (J-1.2)."""
    return isinstance(event, happened.CardsKept) and any(not one.suit for one in _faces(event.cards))


def _sorted(event: happened.CardsKept, traitors: int) -> Event:
    kept = sorted(_faces(event.cards), key=lambda one: one.order)
    return HandSorted(
        round=event.round,
        seat=event.seat,
        army=event.army,
        traitor=traitors * _keeps_joker(event),
        ranks=_ranks(kept),
        suits=_suits(kept),
    )


def _faces(cards: Iterable[str]) -> list[Face]:
    return [face(card) for card in cards]


def _ranks(faces: Iterable[Face]) -> tuple[str, ...]:
    return tuple(one.rank for one in faces)


def _suits(faces: Iterable[Face]) -> tuple[str, ...]:
    return tuple(one.suit for one in faces)


def decided(course: Course) -> list[Event]:
    """Return the events that tell what decided the match.

    These tell by which accusation the match ended, what became of each traitor's Jokers, by which rule the match
    ended, and each seat's side.
    """
    events = list(course.events)
    ended = next(event for event in events if isinstance(event, happened.MatchEnded))
    revealed = [event for event in events if isinstance(event, happened.TraitorRevealed)]
    traitors = {(event.seat, event.army) for event in revealed}
    out = [event for event in events if isinstance(event, happened.ArmyEliminated)]
    seats = {seat for seat, _ in traitors}
    killed = _killed_since_the_last_joker(events, traitors)
    aim = AimReached(
        round=ended.round,
        side=ended.side,
        traitors=ended.traitors,
        number=len(killed),
        by_seats=tuple(seat for seat, *_ in killed),
        ranks=tuple(rank for _, rank, _ in killed),
        suits=tuple(suit for *_, suit in killed),
        out_seats=tuple(dict.fromkeys(event.seat for event in out if event.seat not in seats)),
    )
    sides = (_side(event, events, seats) for event in events if isinstance(event, happened.TitleEarned))
    return [*_last_blow(events), *(fate for one in revealed for fate in _fates(one, events)), aim, *sides]


def _last_blow(events: list[Event]) -> Iterator[Event]:
    """Yield the last accusation as who killed whom; nothing if the match ended without any."""
    fights = [event for event in events if isinstance(event, happened.CardAccused)]
    for fight in fights[-1:]:
        (seat, army, rank, suit), (target_seat, target_army, target_rank, target_suit) = _sides(fight)
        yield LastBlow(
            round=fight.round,
            seat=seat,
            army=army,
            rank=rank,
            suit=suit,
            target_seat=target_seat,
            target_army=target_army,
            target_rank=target_rank,
            target_suit=target_suit,
            tie=int(fight.tie),
        )


_Fighter = tuple[int, int, str, str]


def _sides(fight: happened.CardAccused) -> tuple[_Fighter, _Fighter]:
    """Return the card that lived and the card that died: owner, army, rank and suit."""
    accuser = (fight.seat, fight.army, fight.rank, fight.suit)
    target = (fight.target_seat, fight.target_army, fight.target_rank, fight.target_suit)
    return (accuser, target) if fight.dead == "target" else (target, accuser)


def _side(earned: happened.TitleEarned, events: list[Event], traitors: set[int]) -> Event:
    """Return the side of a seat, and how many cards of which side it has beaten."""
    fights = [event for event in events if isinstance(event, happened.CardAccused)]
    beaten = [
        (lost[0] in traitors) == (earned.seat in traitors) for won, lost in map(_sides, fights) if won[0] == earned.seat
    ]
    titles = [event.title for event in events if isinstance(event, happened.TitleEarned)]
    return SideTold(
        round=earned.round,
        seat=earned.seat,
        traitor=int(earned.seat in traitors),
        title=earned.title if titles.count(earned.title) == 1 else "none",
        jokers=sum(one.reason == "joker" and one.seat == earned.seat for one in fights),
        found_round=next((one.round for one in _finds(events) if one.seat == earned.seat), 0),
        last=int(any(isinstance(one, LastBlow) and one.seat == earned.seat for one in _last_blow(events))),
        foes=beaten.count(False),
        friends=beaten.count(True),
    )


def _finds(events: list[Event]) -> Iterator[happened.CardAccused]:
    """Yield the accusations that showed a suit too many of an army whose Joker nobody had found (J-1.2)."""
    exposed = set[tuple[int, int]]()
    for event in events:
        if isinstance(event, happened.TraitorExposed):
            exposed.add((event.seat, event.army))
        if not isinstance(event, happened.CardAccused) or event.proved not in ("target", "both"):
            continue
        if (event.target_seat, event.target_army) not in exposed:
            yield event


def _fates(traitor: happened.TraitorRevealed, events: list[Event]) -> Iterator[Event]:
    """Yield what became of the Jokers of a traitor's army.

    There is more than one Joker only if the army had both (J-8.2).
    """
    who = (traitor.seat, traitor.army)
    finds = [one for one in _finds(events) if (one.target_seat, one.target_army) == who]
    found_round, found_seat = (finds[0].round, finds[0].seat) if finds else (0, traitor.seat)
    fights = [
        event
        for event in events
        if isinstance(event, happened.CardAccused)
        and event.reason == "joker"
        and (event.target_seat, event.target_army) == who
    ]
    for fight in fights:
        yield JokerFate(
            round=traitor.round,
            seat=traitor.seat,
            army=traitor.army,
            fate="accused",
            fate_round=fight.round,
            by_seat=fight.seat,
            by_army=fight.army,
            rank=fight.rank,
            suit=fight.suit,
            power=fight.power,
            found_round=found_round,
            found_seat=found_seat,
        )
    kept = [event for event in events if isinstance(event, happened.CardsKept) and (event.seat, event.army) == who]
    jokers = sum(face(card).rank == "joker" for event in kept for card in event.cards)
    out = [event for event in events if isinstance(event, happened.ArmyEliminated) and (event.seat, event.army) == who]
    if jokers > len(fights):
        yield JokerFate(
            round=traitor.round,
            seat=traitor.seat,
            army=traitor.army,
            fate="points" if out else "standing",
            fate_round=out[0].round if out else traitor.round,
            by_seat=traitor.seat,
            by_army=traitor.army,
            rank="joker",
            suit="",
            power=0,
            found_round=found_round,
            found_seat=found_seat,
        )


def _killed_since_the_last_joker(events: list[Event], traitors: set[tuple[int, int]]) -> list[tuple[int, str, str]]:
    """Return whose card killed which of the traitors' cards after the death of the last Joker (J-5.1).

    The result is empty if no Joker died.
    """
    fights = [event for event in events if isinstance(event, happened.CardAccused)]
    jokers = [place for place, fight in enumerate(fights) if fight.reason == "joker"]
    since = map(_sides, fights[jokers[-1] + 1 :] if jokers else [])
    return [(won[0], rank, suit) for won, (seat, army, rank, suit) in since if (seat, army) in traitors]


def sides(course: Course) -> tuple[str, ...]:
    """Return the side of each seat: ``traitor`` if the seat had a Joker, otherwise ``loyal``."""
    told = [event for event in decided(course) if isinstance(event, SideTold)]
    traitors = {event.seat for event in told if event.traitor}
    return tuple("traitor" if seat in traitors else "loyal" for seat in range(course.seats))


def betrayals(course: Course) -> Iterator[Betrayal]:
    """Yield whom a traitor on the winning side has struck while nobody knew the traitor's Joker (J-2.4, J-5.2).

    To strike is to accuse a card that dies. Traitors do not betray one another, and nobody betrays their own armies.
    """
    won = any(isinstance(event, happened.MatchEnded) and event.side == "traitors" for event in course.events)
    traitors = {event.seat for event in course.events if isinstance(event, happened.TraitorRevealed)}
    exposed: set[int] = set()
    for step, event in course.numbered if won else ():
        if isinstance(event, happened.TraitorExposed):
            exposed.add(event.seat)
        elif isinstance(event, happened.CardAccused) and event.dead == "target":
            masked = event.seat in traitors - exposed
            if masked and event.target_seat not in traitors:
                yield Betrayal(event.seat, event.target_seat, step, step)
