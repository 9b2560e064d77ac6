"""The knowledge that a seat, or an onlooker, may have of a game of Traitor.

Armies are named by their number, which is the owner's seat. With 2 seats, however, armies 0 and 2 belong to seat 0,
armies 1 and 3 to seat 1 (J-0.4). Everybody knows cards by their names without the deck. A seat knows its own cards with
the deck (J-0.1).

The suspicion on an army follows from its suits, and from how many cards it mustered. A loyal army keeps two suits; a
traitor keeps all clubs and spades, and some red cards (J-1.2). Drawn cards are of any suit (J-3.2), but explain no card
that was seen before.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod

import msgspec

from engine.decision import NO_FACTS, Fact
from engine.traitor.components import SUITS, SUITS_KEPT, Seen, face, suits_shown
from engine.view import View

_TRAITOR = {"clubs": 0.35, "spades": 0.35, "diamonds": 0.15, "hearts": 0.15}  # how likely a card of it has a suit
_STRAY = 0.02  # how likely a loyal army shows a suit that it did not keep, although it drew nothing
_SIZE = 1.4  # how much likelier a traitor is with each card more that an army mustered
# In 60 matches with 5 seats, armies suspected by 20, 30, 40 and 50 of a hundred were traitors' in 25, 32, 36 and 53.
_DOUBT = 0.7  # without it the odds would be too sure
_STEP = 5
_MOST = 95  # only a proof or a dead Joker is certain


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """A living card of an army (J-1.5).

    ``card`` is the face-up card, empty if the card is face down. When the match is over, all cards are face up.
    ``remembered`` is a face-down card that everybody knows. Such a card was turned down again in its slot (J-2.5
    ``keep``), or is a Joker whose army passed (J-2.7).
    """

    slot: int
    card: str = ""
    remembered: str = ""


class ArmyView(msgspec.Struct, frozen=True, gc=False):
    """The public knowledge of an army.

    ``which`` is 1 or 2 if its owner has two armies, otherwise 0. ``hand`` is how many cards its hand was dealt, as
    gifts are secret, and 0 once the armies stand. ``mustered`` is how many cards stood then, ``drawn`` how many have
    joined since. ``hidden`` are cards known to be among the face-down cards, nobody knows in which place (J-1.5 mixed
    them). ``fallen`` are its dead cards and ``pile`` its points pile, the oldest first; ``points`` count the pile.

    ``next_points`` is the next threshold, 0 after the last. ``next_kind`` is ``draw``, ``look`` or ``eliminated``,
    ``next_number`` how many cards (J-3.1). ``eliminated`` is empty, ``cards`` or ``points`` (J-4.1, J-3.4). ``exposed``
    says that a Joker of the army died, ``left`` how many cards it had when its last Joker died. ``proved`` says that
    the army has shown more suits than a loyal army can have, whatever it drew (J-1.2). ``seen`` are the suits of its
    cards, in the order in which all saw them first. ``traitor`` is told when the match is over.
    """

    number: int
    seat: int
    which: int
    hand: int
    mustered: int
    drawn: int
    slots: tuple[SlotView, ...]
    hidden: tuple[str, ...]
    fallen: tuple[str, ...]
    pile: tuple[str, ...]
    points: int
    title: str
    next_points: int
    next_kind: str
    next_number: int
    eliminated: str
    exposed: bool
    left: int | None
    proved: bool
    seen: Seen
    traitor: bool

    @property
    def shown(self) -> tuple[str, ...]:
        """The cards that everybody knows to be, or to have been, in the army."""
        living = [one.card or one.remembered for one in self.slots]
        return (*self.fallen, *self.hidden, *filter(None, living))

    @property
    def suits(self) -> tuple[tuple[str, int], ...]:
        """The suits of ``shown``, each with the number of its cards, the most first: by them a traitor is found."""
        return suits_shown(self.shown)

    @property
    def face_up(self) -> tuple[SlotView, ...]:
        """The army's living cards that everybody sees."""
        return tuple(one for one in self.slots if one.card)

    @property
    def face_down(self) -> tuple[SlotView, ...]:
        """The army's living cards that lie face down."""
        return tuple(one for one in self.slots if not one.card)


class Fight(msgspec.Struct, frozen=True, gc=False):
    """An accusation: the accuser's army, slot and card, the target's, and whose card died, as in ``CardAccused``.

    ``round`` is when it was made.
    """

    army: int
    slot: int
    card: str
    target_army: int
    target_slot: int
    target_card: str
    dead: str
    reason: str
    round: int

    @property
    def tie(self) -> bool:
        """``True`` if both cards had the same power, which alone decided."""
        return self.reason == "power" and face(self.card).power == face(self.target_card).power


class OwnCard(msgspec.Struct, frozen=True, gc=False):
    """A living card of the seat's own, named with its deck."""

    slot: int
    card: str
    face_up: bool


class OwnArmy(msgspec.Struct, frozen=True, gc=False):
    """The knowledge that a seat has of its own army.

    ``hand`` are the cards in hand until the armies stand. ``answer`` is the answer to ``muster`` (``None``: not yet
    given). ``cards`` stand in their slots, ``buried`` went into the middle pile (J-1.3). ``traitor`` says whether the
    army is a traitor's: the army has a Joker, or had a Joker (J-1.2).
    """

    number: int
    hand: tuple[str, ...]
    answer: tuple[str, ...] | None
    cards: tuple[OwnCard, ...]
    buried: tuple[str, ...]
    traitor: bool


class Peek(msgspec.Struct, frozen=True, gc=False):
    """A face-down card that the seat has looked at (J-3.3) and that still stands there."""

    army: int
    slot: int
    card: str


class TraitorView(View, frozen=True, kw_only=True):
    """The view of a seat or an onlooker. All fields are public except the last six.

    The last six fields are the seat's own, and empty for an onlooker and the eliminated.

    ``phase`` is ``gift`` (J-8.2), ``muster`` (J-1.2), ``turn`` (J-2.1 to J-2.5), ``look`` (J-3.3) or ``over``. A round
    is over when every living army has had its turn: our reading, as the rules know no rounds. Round 0 is the set-up,
    and nobody knows how many rounds there will be.

    ``dealer`` is the dealing army, ``starter`` the army that began the round. ``mustering`` are the armies for which
    their owners are asked. ``turn`` is the army in turn, ``accused`` whether the army has made its accusation.
    ``looking`` is the army whose owner looks; ``fights`` are all accusations of the round of the last. ``pile`` is the
    size of the middle pile; ``removed`` cards left the game unseen (J-3.4).
    ``jokers`` are in the game, ``jokers_dead`` died in fights.
    ``needed``: how many more of the traitors' cards must die, once that number is public (J-5.1, J-8.3). ``aim``: how
    many armies must be eliminated for the traitors to win (J-4.2). ``eliminated``: how many armies have been eliminated
    that are not known as traitors'. With 2 seats the number is the most that one seat lost. ``accusations``: for each
    army, how many accusations it has made. A second number counts those at an army that had no more cards than any
    other army of other seats.

    ``armies_own``: the seat's own armies. ``fellow``: the other traitor's army, if the seat is one of two traitors
    (J-8.1). ``gift``: the seat's own answer to ``gift``. ``received``: the army that gave the seat a Joker. ``peeked``:
    the cards at which the seat has looked. ``accusing``: the slot that the seat has chosen in ``accuse``, while the
    seat chooses the target.
    """

    options: Mapping[str, str]
    armies: tuple[ArmyView, ...]
    dealer: int
    starter: int | None
    mustering: tuple[int, ...]
    turn: int | None
    accused: bool
    looking: int | None
    fights: tuple[Fight, ...]
    pile: int
    removed: int
    jokers: int
    jokers_dead: int
    needed: int | None
    aim: int
    eliminated: int
    accusations: tuple[tuple[int, int], ...]
    armies_own: tuple[OwnArmy, ...]
    fellow: int | None
    gift: str | None
    received: int | None
    peeked: tuple[Peek, ...]
    accusing: int | None

    @property
    def fight(self) -> Fight | None:
        """The last accusation."""
        return self.fights[-1] if self.fights else None

    @property
    def suffered(self) -> tuple[int, ...]:
        """The number of accusations that each army has suffered.

        By each accusation a card falls, and its enemy has a point (J-2.2). So an army's fallen cards and points count
        the accusations that it made or suffered.
        """
        return tuple(
            len(army.fallen) + len(army.pile) - made
            for army, (made, _) in zip(self.armies, self.accusations, strict=True)
        )

    @property
    def hides_steps(self) -> bool:
        """``True`` in a turn: the own card is chosen before the target (J-2.2)."""
        return self.phase == "turn"

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have no living army any more (J-3.4, J-4.1)."""
        left = {army.seat for army in self.armies if not army.eliminated}
        return tuple(seat for seat in range(self.seats) if seat not in left)

    @property
    def cast(self) -> Mapping[str, Fact]:
        """The role of the seat: ``loyal``, ``traitor``, or one of two ``traitors`` who know each other (J-8.1).

        There is no role before gifts are settled (J-8.2), and once the seat is out. ``aim`` is as above. ``army`` is
        the army of a seat's two that holds the Joker, otherwise 0.
        """
        own = self.armies_own
        if self.phase == "gift" or not own:
            return NO_FACTS
        armies = [self.armies[one.number].which for one in own if one.traitor]
        facts: dict[str, Fact] = {"key": "traitor" if armies else "loyal", "army": armies[0] if armies else 0}
        facts |= {"aim": self.aim, "jokers": self.jokers, "seats": self.seats}
        if self.fellow is not None:
            facts |= {"key": "traitors", "fellow_seat": self.armies[self.fellow].seat}
        return facts


def suspected(view: TraitorView, before: int | None = None) -> tuple[int, ...]:
    """Return for each army how likely it hides a Joker, in steps of 5 of a hundred, the same for every reader.

    Count cards seen ``before`` a round, or all. Empty while the armies do not stand, and once no Joker hides whose
    owner nobody knows. Known traitors have 0.
    """
    over = view.result is not None or view.needed is not None
    return () if over else _suspected(view.armies, view.jokers, before)


def shares(armies: Sequence[ArmyView], hidden: int) -> tuple[int, ...]:
    """Return for each army how likely it is one of so many that hide a Joker, in steps of 5 of a hundred.

    The largest rests become whole steps, so all add up. Armies that are alike share theirs; none that may is at 0.
    """
    mean = sum(army.mustered for army in armies) / len(armies)
    odds = [_odds(army, mean) for army in armies]
    exact = [round(100 * hidden * one / (sum(odds) or 1.0) / _STEP, 6) for one in odds]
    steps = [max(int(one), one > 0) for one in exact]
    rests = [one - whole for one, whole in zip(exact, steps, strict=True)]
    left = round(sum(rests))
    more = (max(0, left - sum(other > one for other in rests)) / rests.count(one) for one in rests)
    return tuple(min(_MOST, round(_STEP * (one + min(1, rest)))) for one, rest in zip(steps, more, strict=True))


@lru_cache(maxsize=64)
def _suspected(armies: tuple[ArmyView, ...], jokers: int, before: int | None) -> tuple[int, ...]:
    """Return what ``suspected`` does; a picture and its words ask for the same again and again."""
    hidden = jokers - sum(map(is_known, armies))
    if hidden < 1 or not any(army.slots for army in armies):
        return ()
    rows = ([one for one in army.seen if before is None or one[-1] < before] for army in armies)
    return shares(
        [msgspec.structs.replace(army, seen=tuple(row)) for army, row in zip(armies, rows, strict=True)], hidden
    )


def is_known(army: ArmyView) -> bool:
    """Return whether everybody knows that an army is a traitor's: also if it passed and has but a Joker (J-2.7)."""
    return army.exposed or army.proved or army.traitor or "joker" in army.shown


@lru_cache(maxsize=1024)
def _odds(army: ArmyView, mean: float) -> float:
    """Return how much likelier a traitor's army shows these suits, and is so large, than a loyal one."""
    if army.eliminated or is_known(army):
        return 0.0
    strays = [(suit, max(_STRAY, drawn / (army.mustered + drawn or 1) / 2)) for suit, drawn, _ in army.seen]
    pairs = list(combinations(SUITS, SUITS_KEPT))
    loyal = sum(prod(0.5 if suit in pair else stray for suit, stray in strays) for pair in pairs) / len(pairs)
    traitor = prod(_TRAITOR[suit] for suit, _ in strays)
    return float((traitor / loyal * _SIZE ** (army.mustered - mean)) ** _DOUBT)
