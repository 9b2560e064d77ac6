"""How likely it is, for a seat, that an army is a traitor's, and what stands face down in it.

What everybody knows of an army is read once and kept as long as the army stays as it is.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import prod

import msgspec

from engine.traitor.components import CARDS, FACES, SPECIAL, SUITS, SUITS_KEPT, pack
from engine.traitor.view import ArmyView, TraitorView

STRANGER = 0.02  # how likely a card is of a suit that its army did not keep, as far as it drew none
BLACK, RED = 0.35, 0.15  # how likely a traitor's card is of one black suit, of one red one
SIZE = 1.15  # how much likelier a traitor is with each card more that an army mustered
HIDER = 1.0  # the same with each card that it is known to have hidden
HIGHEST = 15
_POWERS = range(HIGHEST + 1)


class Reading(msgspec.Struct, frozen=True):
    """What everybody knows of an army: ``known`` living cards by slot, how many are ``unknown``, and conclusions.

    ``shown`` are cards that are or were in it, ``powers`` how many of them there are of each power, ``weight`` how much
    likelier it shows these as a traitor's army than as another one.
    """

    known: Mapping[int, str]
    unknown: int
    shown: tuple[str, ...]
    powers: tuple[int, ...]
    weight: float


@lru_cache(maxsize=4096)
def read(army: ArmyView) -> Reading:
    """The same for equal armies."""
    known = {one.slot: one.card or one.remembered for one in army.slots if one.card or one.remembered}
    shown = (*army.fallen, *army.hidden, *known.values())
    unknown = len(army.slots) - len(known)
    return Reading(known, unknown, shown, _powers(shown), _weight(army, shown))


def _powers(cards: Sequence[str]) -> tuple[int, ...]:
    numbers = [0] * len(_POWERS)
    for card in cards:
        numbers[FACES[CARDS[card]].power] += 1
    return tuple(numbers)


@lru_cache(maxsize=16)
def _in_the_box(seats: int) -> tuple[int, ...]:
    return _powers([FACES[card].card for card in pack(seats, 0)])


class Suspicion:
    """Made of a view. ``traitor`` says how likely each army is a traitor's, ``joker`` each unknown card of it a Joker.

    ``known`` are the cards of armies by slot: face up, remembered, or peeked at; ``unknown`` how many others there are.
    """

    def __init__(self, view: TraitorView) -> None:
        self.view = view
        self.own = {one.number for one in view.armies_own}
        self.readings = [read(army) for army in view.armies]
        self.known = [one.known for one in self.readings]
        for peek in view.peeked:
            self.known[peek.army] = {**self.known[peek.army], peek.slot: peek.card}
        self.unknown = [len(army.slots) - len(cards) for army, cards in zip(view.armies, self.known, strict=True)]
        self.traitor = self._traitors()
        self.joker = [self._joker(army) for army in view.armies]
        self._below = self._unseen()

    def shown(self, number: int) -> list[str]:
        """Cards that are or were in an army, as far as the seat knows."""
        return [*self.readings[number].shown, *(one.card for one in self.view.peeked if one.army == number)]

    def wins(self, power: int, number: int) -> float:
        """How likely a card of that power beats one of an army that is not known and no Joker (J-2.2)."""
        hidden = self.view.armies[number].hidden
        unknown = self.unknown[number]
        share = self._below[power] / (self._below[-1] or 1)
        if not hidden:
            return share
        sure = sum(FACES[CARDS[card]].power <= power for card in hidden)
        return min(1.0, (sure + (unknown - len(hidden)) * share) / unknown)

    def _joker(self, army: ArmyView) -> float:
        unknown = self.unknown[army.number]
        if not unknown or (army.exposed and self.view.jokers_dead == self.view.jokers):
            return 0.0
        return min(1.0, self.traitor[army.number] / unknown)

    def _unseen(self) -> list[int]:
        """How many cards that the seat has not seen have each power or less."""
        view = self.view
        own = [card for army in view.armies_own for card in (*(one.card for one in army.cards), *army.buried)]
        own += [one.card for one in view.peeked]
        seen = [_powers(own)]
        for army, reading in zip(view.armies, self.readings, strict=True):
            seen.append(_powers((*army.fallen,)) if army.number in self.own else reading.powers)
        numbers = [max(0, box - sum(gone)) for box, *gone in zip(_in_the_box(view.seats), *seen, strict=True)]
        numbers[0] = 0
        return list(accumulate(numbers))

    def _traitors(self) -> list[float]:
        """How likely each army is a traitor's."""
        view = self.view
        traitors = {army.number for army in view.armies if army.exposed or army.traitor}
        traitors |= {number for number, known in enumerate(self.known) if "joker" in known.values()}
        traitors |= {one.number for one in view.armies_own if one.traitor}
        if view.fellow is not None:
            traitors.add(view.fellow)
        loyal = self.own - traitors
        left = 0 if self.own & traitors else max(0, view.jokers - len(traitors))
        mean = sum(army.mustered for army in view.armies) / len(view.armies)
        weights = [
            0.0
            if not left or army.eliminated or army.number in traitors or army.number in loyal
            else _seen_by(army, reading, known) * SIZE ** (army.mustered - mean) * HIDER ** len(army.hidden)
            for army, reading, known in zip(view.armies, self.readings, self.known, strict=True)
        ]
        total = sum(weights) or 1.0
        return [
            1.0 if number in traitors else min(1.0, left * weight / total) for number, weight in enumerate(weights)
        ]


def beats(card: str, other: str) -> bool:
    """Whether a card beats another one that it accuses (J-2.2, J-2.3), twos being no better than they are."""
    one, two = FACES[CARDS[card]], FACES[CARDS[other]]
    return one.power >= two.power or (CARDS[card] in SPECIAL and two.power == HIGHEST)


def _seen_by(army: ArmyView, reading: Reading, known: Mapping[int, str]) -> float:
    """The weight of an army for a seat that may have looked at cards of it."""
    if len(known) == len(reading.known):
        return reading.weight
    return _weight(army, (*army.fallen, *army.hidden, *known.values()))


def _weight(army: ArmyView, shown: Sequence[str]) -> float:
    """How much likelier an army shows such cards as a traitor's than as another one (J-1.2)."""
    numbers = [sum(FACES[CARDS[card]].suit == suit for card in shown) for suit in SUITS]
    cards = army.mustered + army.drawn
    stranger = max(STRANGER, army.drawn / cards / 2) if cards else STRANGER
    pairs = list(combinations(SUITS, SUITS_KEPT))
    other = sum(_product(numbers, [0.5 if suit in pair else stranger for suit in SUITS]) for pair in pairs) / len(pairs)
    traitors = [RED if suit in ("diamonds", "hearts") else BLACK for suit in SUITS]
    return _product(numbers, traitors) / other if other else 1.0


def _product(numbers: Sequence[int], likely: Sequence[float]) -> float:
    return prod(one**number for one, number in zip(likely, numbers, strict=True))
