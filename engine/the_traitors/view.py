"""A seat's view: all that a seat, or an onlooker, may know of a game of The Traitors (T-1.5)."""

from collections.abc import Mapping

import msgspec

from engine.decision import NO_FACTS, Fact
from engine.the_traitors.components import DECK, EVENT, EVENTS, FINAL_BANISHMENT, HAND, MURDER, Fate, Role, Selection
from engine.view import View


class Ballot(msgspec.Struct, frozen=True, gc=False):
    """A vote that has been shown (T-3.7).

    ``suspects`` could be voted for. ``votes`` are pairs of a voter and the seat voted for, in the order in which they
    were shown. ``tied`` are the seats that share the most votes, if there are several.
    """

    suspects: tuple[int, ...]
    votes: tuple[tuple[int, int], ...]
    tied: tuple[int, ...]


class EventView(msgspec.Struct, frozen=True, gc=False):
    """An Event, or the Final Banishment, of this round; the last of them may still be going on.

    ``event`` is ``murder``, ``banishment``, ``quiet_night`` or ``final_banishment``; ``drawer`` who drew it; ``victim``
    who was to be murdered, or was banished. ``outcome`` is ``""`` while it is going on, then ``murdered``, ``saved``,
    ``nobody``, ``banished`` or ``quiet``. ``saved`` means by a Shield, ``nobody`` that no Traitor was living. ``lots``
    says whether the tied seats of the last ballot drew lots. ``refused`` are the seats that did not agree to end the
    round, when last asked since then (T-3.10, T-9.1).
    """

    event: str
    drawer: int
    victim: int | None = None
    outcome: str = ""
    ballots: tuple[Ballot, ...] = ()
    lots: bool = False
    refused: tuple[int, ...] = ()


class Gain(msgspec.Struct, frozen=True, gc=False):
    """The Gold that a seat gained in a round: from its own hand, and from the prize fund (T-7.2, T-7.3)."""

    hand: int
    fund: int


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public facts of a seat.

    ``fate`` is ``""`` while the seat is living in a round that goes on. Then it is ``murdered``, ``banished`` or
    ``survived``. ``role`` is the role it has shown (T-6.1, T-7.2). ``shown`` is the hand it showed when it was
    eliminated, or at the end of the match.
    ``perhaps_recruited`` says whether the seat may hold the Traitor card, for all that everybody has seen. ``score`` is
    its Gold so far, ``gains`` its Gold of each round that is over.
    """

    living: bool
    fate: Fate
    hand_size: int
    role: Role | None
    shown: tuple[str, ...]
    perhaps_recruited: bool
    score: int
    gains: tuple[Gain, ...]


class Sight(msgspec.Struct, frozen=True, gc=False):
    """The certain knowledge of the viewer about the hand of another living seat (T-5.1).

    ``cards`` are surely in the hand; ``complete`` says whether they are the whole hand.
    """

    seat: int
    cards: tuple[str, ...]
    complete: bool


class TheTraitorsView(View, frozen=True, kw_only=True):
    """Public: all but the last six fields, which are the seat's own (empty for onlookers, and once it is eliminated).

    ``phase`` is the stage of T-8.3: ``turn``, ``murder``, ``vote``, ``end``, ``shield``, or ``over`` after the round or
    the match. Cards are kinds, as in ``components.KINDS``; a hand is in the order of ``components.HELD``.

    ``turn`` is the seat at turn, which drew the present Event if there is one. ``played`` is the card that it has
    played in this turn (``""``, ``gold`` or ``dagger``). ``named`` is the seat that it blackmails just now, until all
    are told whether a card was taken. ``fund`` stays after the round as it was shared. ``discard_pile`` has its top
    card last; ``deck`` is the number of cards left. ``rejected`` is the seat that has rejected the Traitor card in this
    round. ``rejecting`` says whether it has rejected the card in the present turn. That turn is over if all are asked
    whether to end the round. ``blackmails`` are pairs of seats in this round: the first has named the second with a
    Dagger. ``events`` are the Events of the round in their order. ``selection`` is the source from which Events are
    selected. While a vote is open ``ballot`` is its number, from 1. ``suspects`` are then the seats that may be voted
    for. ``ended`` says why the round is over, as in ``components.REASONS`` (``""``: it is not).

    ``role`` is the role dealt to the seat, ``recruited`` says whether it has accepted the Traitor card. ``question`` is
    the kind of the question that the seat is asked in its turn. ``answer`` is its answer to a question of all that is
    still open.
    """

    options: Mapping[str, str]
    selection: Selection
    dealer: int
    turn: int
    played: str
    named: int | None
    fund: int
    discard_pile: tuple[str, ...]
    deck: int
    rejected: int | None
    rejecting: bool
    blackmails: tuple[tuple[int, int], ...]
    events: tuple[EventView, ...]
    ballot: int
    suspects: tuple[int, ...]
    ended: str
    table: tuple[SeatView, ...]
    hand: tuple[str, ...]
    role: Role | None
    recruited: bool
    question: str
    answer: str
    sights: tuple[Sight, ...]

    @property
    def asked_openly(self) -> tuple[int, ...]:
        """At night all the living, even for a seat that has pressed (T-3.4)."""
        if self.phase != MURDER:
            return self.asked
        return tuple(seat for seat, one in enumerate(self.table) if one.living)

    @property
    def hides_answers(self) -> bool:
        """``True`` at night: a Traitor has to choose, and takes longer than a Faithful, who only presses (T-3.4)."""
        return self.phase == MURDER

    @property
    def hides_steps(self) -> bool:
        """In a turn: whether the Traitor card is accepted comes first, then what is played, with or without telling."""
        return self.phase == "turn"

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have been eliminated in the round that goes on (T-6.1)."""
        return () if self.ended else tuple(seat for seat, one in enumerate(self.table) if not one.living)

    @property
    def cards_left(self) -> int:
        """The number of cards left in the deck, except Events and the Final Banishment.

        The Traitor card may be among them.
        """
        to_come = EVENTS - self.discard_pile.count(EVENT) + (FINAL_BANISHMENT not in self.discard_pile)
        return max(0, self.deck - to_come)

    @property
    def cards_drawn(self) -> int:
        """The number of cards drawn from the deck in this round, except Events and the Final Banishment."""
        return max(0, len(DECK) + 1 - HAND * self.seats - self.cards_left)

    @property
    def stage(self) -> str:
        """The word for the present stage: another word for each ballot, and for each Event at which all are asked."""
        return f"{super().stage}:{len(self.events)}:{self.ballot}"

    @property
    def talks(self) -> int:
        """Before every ballot (T-3.7)."""
        return self.ballot

    @property
    def cast(self) -> Mapping[str, Fact]:
        """``faithful``, ``traitor``, or ``recruited`` (T-1.3, T-4.1); nothing once the seat is out."""
        if self.role is None:
            return NO_FACTS
        return {"key": "recruited" if self.recruited else self.role}
