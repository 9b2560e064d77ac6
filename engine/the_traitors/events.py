"""The events of The Traitors. Facts that only some seats may know travel in events of their own.

``number`` is the player number of the person that the event is about. Cards are kinds, as in ``components.KINDS``.
"""

from typing import ClassVar, Literal

from engine.event import Event
from engine.the_traitors.components import Role


class RoundStarted(Event, frozen=True, kw_only=True):
    """A round begins (T-1); ``seat`` is its dealer, ``first_seat`` has the first turn."""

    seat: int
    first_seat: int


class CardsDealt(Event, frozen=True, kw_only=True):
    """The hand that a seat was dealt (T-1.1). Only for that seat."""

    sight: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]


class TurnStarted(Event, frozen=True, kw_only=True):
    """It is a seat's turn (T-2)."""

    seat: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """A seat took the top card into its hand, perhaps the Traitor card (T-2.1, T-4.3)."""

    seat: int


class OwnCardDrawn(Event, frozen=True, kw_only=True):
    """The card that the seat has drawn. Only for that seat."""

    sight: ClassVar[bool] = True

    seat: int
    card: str


class EventDrawn(Event, frozen=True, kw_only=True):
    """A seat drew the Event ``event_number`` of eight: a ``murder``, a ``banishment`` or a ``quiet_night`` (T-3.1)."""

    drawn: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    event: str
    event_number: int


class FinalBanishmentDrawn(Event, frozen=True, kw_only=True):
    """A seat drew the last card of the deck (T-3.9)."""

    voiced: ClassVar[bool] = True

    seat: int


class TraitorCardRejected(Event, frozen=True, kw_only=True):
    """A seat has shown the Traitor card and discarded it, freely or because it had to (T-4.1, T-4.2)."""

    retold: ClassVar[bool] = True

    seat: int


class Recruited(Event, frozen=True, kw_only=True):
    """A seat has accepted the Traitor card (T-4.1). Only for that seat."""

    sight: ClassVar[bool] = True

    seat: int

    @property
    def casts(self) -> bool:
        """It is a Traitor from now on."""
        return True


class GoldPlayed(Event, frozen=True, kw_only=True):
    """A seat played Gold onto the prize fund, which now has ``fund`` (T-2.2)."""

    retold: ClassVar[bool] = True

    seat: int
    fund: int


class DaggerUsed(Event, frozen=True, kw_only=True):
    """A seat blackmails another one (T-5.1)."""

    retold: ClassVar[bool] = True

    seat: int
    named_seat: int


class HandSeen(Event, frozen=True, kw_only=True):
    """The whole hand of ``named_seat`` (T-5.1). Only for ``seat``."""

    sight: ClassVar[bool] = True

    seat: int
    named_seat: int
    cards: tuple[str, ...]


class CardTaken(Event, frozen=True, kw_only=True):
    """The seat took a card of the seat it blackmailed (T-5.1)."""

    retold: ClassVar[bool] = True

    seat: int
    named_seat: int


class CardNotTaken(Event, frozen=True, kw_only=True):
    """The seat took no card of the seat it blackmailed (T-5.1)."""

    retold: ClassVar[bool] = True

    seat: int
    named_seat: int


class TakenCardSeen(Event, frozen=True, kw_only=True):
    """The card that ``seat`` took of ``named_seat`` (T-5.1). Only for these two seats."""

    sight: ClassVar[bool] = True

    seat: int
    named_seat: int
    card: str


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A seat discarded a card; Gold went into the prize fund, which now has ``fund`` (T-2.3)."""

    retold: ClassVar[bool] = True

    seat: int
    card: str
    fund: int


class VictimNamed(Event, frozen=True, kw_only=True):
    """A seat is to be murdered (T-3.6)."""

    aloud: ClassVar[bool] = True

    seat: int
    number: int


class NobodyMurdered(Event, frozen=True, kw_only=True):
    """No living Traitor named anybody (T-3.5)."""

    aloud: ClassVar[bool] = True


class ShieldUsed(Event, frozen=True, kw_only=True):
    """The victim discarded a Shield and lives (T-3.6)."""

    aloud: ClassVar[bool] = True
    retold: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    number: int


class ShieldDeclined(Event, frozen=True, kw_only=True):
    """The victim showed a Shield and did not use it (T-3.6)."""

    aloud: ClassVar[bool] = True
    retold: ClassVar[bool] = True

    seat: int
    number: int


class SeatMurdered(Event, frozen=True, kw_only=True):
    """A seat is eliminated by murder and shows its hand and role; ``gold`` of it went into the fund (T-6.1)."""

    aloud: ClassVar[bool] = True
    ousts: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    number: int
    role: Role
    cards: tuple[str, ...]
    gold: int
    fund: int


class VoteOpened(Event, frozen=True, kw_only=True):
    """All living seats talk and vote (T-3.7): ballot 1, or a revote.

    ``suspect_seats`` may be voted for; ``final`` is 1 at the final banishment (T-3.9), else 0.
    """

    aloud: ClassVar[bool] = True

    ballot: int
    final: int
    suspect_seats: tuple[int, ...]
    living_seats: tuple[int, ...]
    out_seats: tuple[int, ...]


class VoteShown(Event, frozen=True, kw_only=True):
    """A vote of a ballot, in the order of T-3.7.

    ``number`` is the player number of ``for_seat``, ``count`` its number of votes, this vote included.
    """

    aloud: ClassVar[bool] = True
    grounds: ClassVar[bool] = True

    ballot: int
    seat: int
    for_seat: int
    number: int
    count: int


class VoteTied(Event, frozen=True, kw_only=True):
    """Several seats have the most votes; ``left`` more revotes are possible (T-3.8), or there is no end (T-9.4)."""

    aloud: ClassVar[bool] = True

    ballot: int
    tied_seats: tuple[int, ...]
    left: int | Literal["unlimited"]


class LotsDrawn(Event, frozen=True, kw_only=True):
    """The tied seats drew lots, and it fell on ``seat`` (T-3.8)."""

    aloud: ClassVar[bool] = True
    grounds: ClassVar[bool] = True

    seat: int
    number: int
    tied_seats: tuple[int, ...]


class SeatBanished(Event, frozen=True, kw_only=True):
    """A seat is eliminated by vote or lot and shows its hand and role; ``gold`` went into the fund (T-6.1)."""

    aloud: ClassVar[bool] = True
    ousts: ClassVar[bool] = True
    voiced: ClassVar[bool] = True

    seat: int
    number: int
    role: Role
    cards: tuple[str, ...]
    gold: int
    fund: int


class EndOpened(Event, frozen=True, kw_only=True):
    """All living seats are asked whether to end the round (T-3.10, T-9.1)."""

    aloud: ClassVar[bool] = True

    living_seats: tuple[int, ...]


class EndAnswered(Event, frozen=True, kw_only=True):
    """The answers to that, together; ``agreed`` is 1 if all said yes, else 0 (T-3.10)."""

    aloud: ClassVar[bool] = True

    agreed: int
    yes_seats: tuple[int, ...]
    no_seats: tuple[int, ...]


class RoundEnded(Event, frozen=True, kw_only=True):
    """The round is over: ``reason`` is ``two_left``, ``agreed`` or ``final_banishment`` (T-7.1)."""

    reason: str
    survivor_seats: tuple[int, ...]


class FundShared(Event, frozen=True, kw_only=True):
    """Each of ``sharing_seats``, all of that role, gets ``share`` of the ``fund``; ``rest`` is discarded (T-7.3)."""

    ends: ClassVar[bool] = True

    role: Role
    fund: int
    share: int
    rest: int
    sharing_seats: tuple[int, ...]


class GoldScored(Event, frozen=True, kw_only=True):
    """The gain of a survivor: ``gold``, made of ``hand`` and ``fund``.

    The survivor now has ``score`` (T-7.2, T-7.3).
    """

    ends: ClassVar[bool] = True

    seat: int
    gold: int
    hand: int
    fund: int
    score: int


class MatchWon(Event, frozen=True, kw_only=True):
    """A seat has the most Gold, alone or shared (T-7.4)."""

    ends: ClassVar[bool] = True

    seat: int
    gold: int
