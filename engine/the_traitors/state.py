"""The whole truth of a game of The Traitors."""

from dataclasses import dataclass, field
from functools import lru_cache

import engine.hidden_roles
from engine.kinds import known
from engine.the_traitors.components import FINAL_BANISHMENT, HELD, MURDER, TRAITOR, Fate, Role, Selection
from engine.the_traitors.view import EventView, Gain

Hand = tuple[str, ...]
"""Cards in the order of ``HELD``."""


@dataclass(slots=True, kw_only=True)
class State(engine.hidden_roles.State):
    """Changed in place by ``questions``, ``turns`` and ``rounds``.

    ``deck`` and ``selectors`` have their top last. ``recruited`` is the seat that has accepted the Traitor card.
    ``perhaps`` are the seats that may hold the card for all that everybody has seen. ``question`` is the question of
    the seat at turn in its turn, otherwise empty. ``sights`` says per seat what it knows for certain of other hands.
    ``rejecting`` says whether the Traitor card was rejected in the present turn. While all are asked whether to end the
    round, that turn is over (T-9.1).
    """

    selection: Selection
    dealer: int
    gains: list[tuple[Gain, ...]]
    phase: str = "turn"
    turn: int = 0
    question: str = ""
    played: str = ""
    named: int | None = None
    living: list[int] = field(default_factory=list)
    fates: list[Fate] = field(default_factory=list)
    recruited: int | None = None
    rejected: int | None = None
    rejecting: bool = False
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
    ended: str = ""

    @property
    def last_round(self) -> int:
        """The number of the last round (T-0.4)."""
        return int(self.options["rounds"])

    @property
    def is_final(self) -> bool:
        """Return whether the present Event is the Final Banishment (T-3.9)."""
        return self.events[-1].event == FINAL_BANISHMENT

    @property
    def asks_again(self) -> bool:
        """T-9.1: whether all are asked once more as soon as there is nothing against it: a Traitor is out."""
        if self.rules < 2 or self.options["ask_end"] == "once":
            return False
        return any(self.fates[seat] and self.role(seat) == "traitor" for seat in range(self.seats))

    @property
    def victim(self) -> int:
        """The seat that is to be murdered (T-3.6)."""
        return known(self.events[-1].victim, "who is to be murdered")

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are awaited, in ascending order (T-8.3)."""
        if self.phase == "over":
            return ()
        if self.phase == "turn":
            return (self.turn,)
        if self.phase == "shield":
            return (self.victim,)
        return self.unanswered

    def asked(self, seat: int | None) -> tuple[int, ...]:
        """Return the seats that are awaited, as far as a seat may know.

        At night these are all that were asked (T-3.4). A seat knows whether it has pressed a key itself.
        """
        if self.phase != MURDER:
            return self.awaited
        return tuple([one for one in self.put_to if one != seat or one not in self.answers])

    def role(self, seat: int) -> Role:
        """Return the present role of the seat: a recruited seat is a Traitor (T-4.1)."""
        return "traitor" if seat == self.recruited else self.dealt[seat]

    def score(self, seat: int) -> int:
        """Return the Gold of a seat so far (T-0.4)."""
        return sum([gain.hand + gain.fund for gain in self.gains[seat]])

    def left_of(self, seat: int) -> int:
        """Return the next living seat to the left."""
        following = (seat + 1) % self.seats
        while following not in self.living:
            following = (following + 1) % self.seats
        return following

    def clockwise(self, first: int) -> list[int]:
        """Return the living seats in clockwise order, from ``first`` on if it is living."""
        return [seat for seat in self.living if seat >= first] + [seat for seat in self.living if seat < first]


@lru_cache(maxsize=1024)
def held(cards: tuple[str, ...]) -> Hand:
    """Return the cards as they stand in a hand."""
    return tuple(sorted(cards, key=HELD.index))


@lru_cache(maxsize=1024)
def with_card(hand: Hand, card: str) -> Hand:
    """Return the hand with one card more.

    >>> with_card(("gold", "shield"), "dagger")
    ('gold', 'dagger', 'shield')
    """
    return held((*hand, card))


@lru_cache(maxsize=1024)
def without_card(hand: Hand, card: str) -> Hand:
    """Return the hand without one card of that kind, which is in it.

    >>> without_card(("gold", "gold", "shield"), "gold")
    ('gold', 'shield')
    """
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


@lru_cache(maxsize=1024)
def without_any(hand: Hand) -> Hand:
    """Return the cards that are surely left of the hand after one unknown card was taken (T-5.1).

    The card taken is not the Traitor card.

    >>> without_any(("gold", "gold", "dagger", "traitor"))
    ('gold', 'traitor')
    """
    for card in set(hand) - {TRAITOR}:
        hand = without_card(hand, card)
    return hand
