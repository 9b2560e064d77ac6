"""The whole truth of a game of The Traitors."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.chance import Chance
from engine.decision import Decision
from engine.the_traitors.components import HELD, TRAITOR, Fate, Role
from engine.the_traitors.view import EventView, Gain
from engine.view import Result, View

Hand = tuple[str, ...]
"""Cards in the order of ``HELD``."""


@dataclass(slots=True, kw_only=True)
class State:
    """Changed in place by the modules that carry out answers; nobody outside the engine sees it.

    ``deck`` and ``selectors`` have their top last. ``dealt`` are the roles dealt, ``recruited`` is the seat that has
    accepted the Traitor card, ``perhaps`` are those that may hold it for all that everybody has seen. ``question`` is
    what the seat at turn is asked, ``answers`` are those to an open question of all, in the order in which the seats
    first answered. ``sights`` says per seat what it knows for certain of other hands. ``asked`` are the present
    decisions; it is replaced whenever one changes.
    """

    seats: int
    options: Mapping[str, str]
    chance: Chance
    dealer: int
    gains: list[tuple[Gain, ...]]
    round: int = 0
    phase: str = "turn"
    turn: int = 0
    question: str = ""
    played: str = ""
    named: int | None = None
    living: list[int] = field(default_factory=list)
    fates: list[Fate] = field(default_factory=list)
    dealt: list[Role] = field(default_factory=list)
    recruited: int | None = None
    rejected: int | None = None
    blackmails: list[tuple[int, int]] = field(default_factory=list)
    perhaps: set[int] = field(default_factory=set)
    hands: list[Hand] = field(default_factory=list)
    shown: list[Hand] = field(default_factory=list)
    sights: list[dict[int, Hand]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    selectors: list[str] = field(default_factory=list)
    discard_pile: list[str] = field(default_factory=list)
    fund: int = 0
    events: list[EventView] = field(default_factory=list)
    answers: dict[int, str] = field(default_factory=dict)
    ballot: int = 0
    suspects: tuple[int, ...] = ()
    ended: str = ""
    asked: dict[int, Decision] = field(default_factory=dict)
    rounds: list[View] = field(default_factory=list)
    result: Result | None = None

    @property
    def last_round(self) -> int:
        """The number of the last round (T-0.4)."""
        return int(self.options["rounds"])

    def role(self, seat: int) -> Role:
        """What the seat is now: who was recruited is a Traitor (T-4.1)."""
        return "traitor" if seat == self.recruited else self.dealt[seat]

    def score(self, seat: int) -> int:
        """The Gold of a seat so far (T-0.4)."""
        return sum(gain.hand + gain.fund for gain in self.gains[seat])

    def left_of(self, seat: int) -> int:
        """The next living seat to the left."""
        following = (seat + 1) % self.seats
        while following not in self.living:
            following = (following + 1) % self.seats
        return following

    def clockwise(self, first: int) -> list[int]:
        """The living seats in clockwise order, from ``first`` on if it is living."""
        return [seat for seat in self.living if seat >= first] + [seat for seat in self.living if seat < first]

    def copy(self) -> "State":
        """Another state that is equal and shares nothing that changes.

        Its chance goes its own way if it can be copied.
        """
        copy_chance = getattr(self.chance, "copy", None)
        return State(
            seats=self.seats,
            options=self.options,
            chance=copy_chance() if copy_chance else self.chance,
            dealer=self.dealer,
            gains=self.gains.copy(),
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            question=self.question,
            played=self.played,
            named=self.named,
            living=self.living.copy(),
            fates=self.fates.copy(),
            dealt=self.dealt.copy(),
            recruited=self.recruited,
            rejected=self.rejected,
            blackmails=self.blackmails.copy(),
            perhaps=self.perhaps.copy(),
            hands=self.hands.copy(),
            shown=self.shown.copy(),
            sights=[sight.copy() for sight in self.sights],
            deck=self.deck.copy(),
            selectors=self.selectors.copy(),
            discard_pile=self.discard_pile.copy(),
            fund=self.fund,
            events=self.events.copy(),
            answers=self.answers.copy(),
            ballot=self.ballot,
            suspects=self.suspects,
            ended=self.ended,
            asked=self.asked,
            rounds=self.rounds.copy(),
            result=self.result,
        )


@lru_cache(maxsize=1024)
def with_card(hand: Hand, card: str) -> Hand:
    """The hand with one card more.

    >>> with_card(("gold", "shield"), "dagger")
    ('gold', 'dagger', 'shield')
    """
    return tuple(sorted((*hand, card), key=HELD.index))


@lru_cache(maxsize=1024)
def without_card(hand: Hand, card: str) -> Hand:
    """The hand without one card of that kind, which is in it.

    >>> without_card(("gold", "gold", "shield"), "gold")
    ('gold', 'shield')
    """
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


@lru_cache(maxsize=1024)
def without_any(hand: Hand) -> Hand:
    """What is surely left of the hand after one unknown card was taken, which is not the Traitor card (T-5.1).

    >>> without_any(("gold", "gold", "dagger", "traitor"))
    ('gold', 'traitor')
    """
    for card in set(hand) - {TRAITOR}:
        hand = without_card(hand, card)
    return hand
