"""The events of Traitor. Secrets that only some may know travel in events of their own.

``army`` and ``..._army`` say which of a seat's armies is meant. The value is 1 or 2 with 2 seats, otherwise 0, as there
is only one army. Cards of public events are named without their deck (J-0.1).
"""

from typing import ClassVar

from engine.event import Event


class DealerPicked(Event, frozen=True, kw_only=True):
    """The dealing army; the army left of it gets the first card and begins (J-1.1, J-2.1)."""

    seat: int
    army: int


class HandDealt(Event, frozen=True, kw_only=True):
    """The hand of an army (J-1.1). Only for its owner."""

    seat: int
    army: int
    cards: tuple[str, ...]

    @property
    def casts(self) -> bool:
        """``True``: the holder of the Joker is the traitor (J-1.2).

        If there are two Jokers, gifts are settled first (J-8.2).
        """
        return True


class GiftsSettled(Event, frozen=True, kw_only=True):
    """Everybody has said whether to give a Joker away (J-8.2); nobody learns what was said."""

    @property
    def casts(self) -> bool:
        """``True``: each holder of a Joker is a traitor from now on (J-8.1)."""
        return True


class JokerGiven(Event, frozen=True, kw_only=True):
    """A seat gave its second Joker to another one (J-8.2). Only for these two."""

    sight: ClassVar[bool] = True

    seat: int
    target_seat: int


class TraitorsMet(Event, frozen=True, kw_only=True):
    """Two armies have a Joker each: their owners know each other (J-8.1). Only for these two."""

    sight: ClassVar[bool] = True

    traitor_seats: tuple[int, ...]


class CardsKept(Event, frozen=True, kw_only=True):
    """The cards that an army kept of its hand, and those cards that went into the middle pile (J-1.2, J-1.3).

    Only for its owner.
    """

    seat: int
    army: int
    cards: tuple[str, ...]
    buried: tuple[str, ...]


class ArmyMustered(Event, frozen=True, kw_only=True):
    """An army stands, of ``number`` cards, perhaps none (J-1.4)."""

    seat: int
    army: int
    number: int


class MiddlePileMade(Event, frozen=True, kw_only=True):
    """The cards that nobody kept become the middle pile, of ``number`` cards (J-1.3)."""

    number: int


class RoundStarted(Event, frozen=True, kw_only=True):
    """A round begins with the turn of this army; it is over when every living army has had its turn."""

    seat: int
    army: int


class ArmyPassed(Event, frozen=True, kw_only=True):
    """An army has nothing to accuse with: all its cards are Jokers, as everybody sees now (J-2.7)."""

    seat: int
    army: int


class CardAccused(Event, frozen=True, kw_only=True):
    """An accusation, both cards face up (J-2.1 to J-2.4, J-2.8).

    ``dead`` says whose card died, ``accuser`` or ``target``. ``reason`` is ``power``, ``special`` (a card of J-2.3 beat
    a black ace), ``joker`` (it always dies) or ``two`` (J-2.8). ``known`` says how the accused card was known before:
    ``up``, ``remembered``, or nothing. ``proved`` is the army that has just shown more suits than a loyal army can
    have: ``accuser``, ``target``, ``both``, or nothing.
    """

    outcome: ClassVar[bool] = True
    retold: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    army: int
    slot: int
    card: str
    rank: str
    suit: str
    power: int
    target_seat: int
    target_army: int
    target_slot: int
    target_card: str
    target_rank: str
    target_suit: str
    target_power: int
    dead: str
    reason: str
    known: str = ""
    proved: str = ""

    @property
    def tie(self) -> bool:
        """Tell whether both cards had the same power, and power decided: the accuser wins a tie (J-2.2)."""
        return self.reason == "power" and self.power == self.target_power


class PointScored(Event, frozen=True, kw_only=True):
    """A dead card went to an army's points pile, which now has ``points`` cards (J-2.2, J-3.1)."""

    outcome: ClassVar[bool] = True

    seat: int
    army: int
    card: str
    rank: str
    suit: str
    points: int


class ArmyEliminated(Event, frozen=True, kw_only=True):
    """An army is eliminated: ``reason`` is ``cards`` (none is left, J-4.1) or ``points`` (J-3.4).

    ``number`` of its cards leave the game unseen.
    """

    outcome: ClassVar[bool] = True
    ousts: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    army: int
    reason: str
    number: int


class TraitorExposed(Event, frozen=True, kw_only=True):
    """A Joker died: its army is a traitor's (J-2.4)."""

    voiced: ClassVar[bool] = True

    seat: int
    army: int


class CardsNeeded(Event, frozen=True, kw_only=True):
    """Every Joker has died in a fight: the others need ``number`` more of the traitors' cards (J-5.1, J-8.3)."""

    outcome: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    number: int


class CardsDrawn(Event, frozen=True, kw_only=True):
    """An army reached ``points`` points and drew ``number`` cards, none from an empty pile (J-3.2)."""

    outcome: ClassVar[bool] = True

    seat: int
    army: int
    points: int
    number: int


class DrawnCardsSeen(Event, frozen=True, kw_only=True):
    """The cards that an army drew (J-3.2). Only for its owner."""

    outcome: ClassVar[bool] = True

    seat: int
    army: int
    cards: tuple[str, ...]
    ranks: tuple[str, ...]
    suits: tuple[str, ...]


class LookEarned(Event, frozen=True, kw_only=True):
    """An army reached ``points`` points: its owner may look at ``number`` cards, none if none is face down (J-3.3)."""

    outcome: ClassVar[bool] = True

    seat: int
    army: int
    points: int
    number: int


class CardLookedAt(Event, frozen=True, kw_only=True):
    """The owner of an army looked at a face-down card (J-3.3)."""

    retold: ClassVar[bool] = True

    seat: int
    army: int
    target_seat: int
    target_army: int
    target_slot: int


class CardSeen(Event, frozen=True, kw_only=True):
    """The card that a seat saw when the seat looked (J-3.3). Only for that seat."""

    sight: ClassVar[bool] = True

    seat: int
    army: int
    target_seat: int
    target_army: int
    target_slot: int
    target_card: str
    target_rank: str
    target_suit: str
    target_power: int


class CardHidden(Event, frozen=True, kw_only=True):
    """The accusing card was turned face down again (J-2.5)."""

    retold: ClassVar[bool] = True

    seat: int
    army: int
    slot: int
    card: str
    rank: str
    suit: str
    power: int


class CardLeftOpen(Event, frozen=True, kw_only=True):
    """The accusing card stays face up (J-2.5)."""

    retold: ClassVar[bool] = True

    seat: int
    army: int
    slot: int
    card: str
    rank: str
    suit: str
    power: int


class ArmyMixed(Event, frozen=True, kw_only=True):
    """An army's ``number`` face-down cards were dealt again over their slots (J-1.5)."""

    seat: int
    army: int
    number: int


class MatchEnded(Event, frozen=True, kw_only=True):
    """A side has reached its aim (J-5.2): ``side`` is ``traitors`` or ``others``, ``traitors`` how many there were."""

    ends: ClassVar[bool] = True

    side: str
    traitors: int


class TraitorRevealed(Event, frozen=True, kw_only=True):
    """A traitor is named; every traitor is named at the end of all, exposed before or not."""

    ends: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    army: int


class TitleEarned(Event, frozen=True, kw_only=True):
    """The title that a seat's points bring (J-6)."""

    ends: ClassVar[bool] = True

    seat: int
    points: int
    title: str


class MatchWon(Event, frozen=True, kw_only=True):
    """A seat is on the side that won (J-5.2)."""

    ends: ClassVar[bool] = True

    seat: int
    points: int
