"""Suspicions of a seat: how likely an army is a traitor's, and which cards stand face down in an army.

The public facts of an army are read once, and kept as long as the army stays as it is.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import pow, prod

import msgspec

from engine.traitor.components import CARDS, FACES, SPECIAL, SUITS, SUITS_KEPT, pack
from engine.traitor.view import ArmyView, TraitorView

STRANGER = 0.02  # how likely a card is of a suit that its army did not keep, as far as it drew none
BLACK, RED = 0.35, 0.15  # how likely a traitor's card is of one black suit, of one red one
# Tried with 240 matches each, the traitor keeping 0.5, 0.64, 0.8 or all it may. The most it then won with 4 and 8 seats
# was 0.18 and 0.11 with 1.15. With 1.5 the most was 0.13 and 0.10, with 2 0.13 and 0.12.
SIZE = 1.4  # how much likelier a traitor is with each card more that an army mustered
HIGHEST = 15
_POWERS = range(HIGHEST + 1)


class Reading(msgspec.Struct, frozen=True):
    """The public knowledge of an army: ``known`` living cards by slot, and ``shown``.

    ``shown`` are the cards that are or were in the army. ``powers`` and ``suits`` say how many of these cards there are
    of each power and suit.
    """

    known: Mapping[int, str]
    shown: tuple[str, ...]
    powers: tuple[int, ...]
    suits: tuple[int, ...]


@lru_cache(maxsize=4096)
def read(army: ArmyView) -> Reading:
    """Return the reading of an army, the same for equal armies."""
    known = {one.slot: one.card or one.remembered for one in army.slots if one.card or one.remembered}
    shown = army.shown
    return Reading(known, shown, _powers(shown), _suits(shown))


def _powers(cards: Sequence[str]) -> tuple[int, ...]:
    numbers = [0] * len(_POWERS)
    for card in cards:
        numbers[FACES[CARDS[card]].power] += 1
    return tuple(numbers)


def _suits(cards: Sequence[str]) -> tuple[int, ...]:
    found = [FACES[CARDS[card]].suit for card in cards]
    return tuple(found.count(suit) for suit in SUITS)


@lru_cache(maxsize=16)
def _in_the_box(seats: int) -> tuple[int, ...]:
    return _powers([FACES[card].card for card in pack(seats, 0)])


class Suspicion:
    """The suspicions of a seat, made of its view.

    ``known`` are the cards of armies by slot: face up, remembered, or peeked at. ``unknown`` says how many other cards
    there are. ``sure`` are the armies known as traitors'. ``odds`` say how much likelier each other army is to be a
    traitor's than not, by its cards and size. They are 0 if the army cannot be a traitor's. ``traitor`` says how likely
    each army is a traitor's. ``joker`` says how likely an unknown card of the army is a Joker.
    """

    def __init__(self, view: TraitorView) -> None:
        self.view = view
        self.own = {one.number for one in view.armies_own}
        self.readings = [read(army) for army in view.armies]
        self.known = [one.known for one in self.readings]
        for peek in view.peeked:
            self.known[peek.army] = {**self.known[peek.army], peek.slot: peek.card}
        self.unknown = [len(army.slots) - len(cards) for army, cards in zip(view.armies, self.known, strict=True)]
        self._mean = sum(army.mustered for army in view.armies) / len(view.armies)
        self.sure = self._sure()
        self.odds = [self._odds(army) for army in view.armies]
        self.traitor = self._traitors()
        self.joker = [self._joker(army) for army in view.armies]
        self._below = self._unseen()

    def shown(self, number: int) -> list[str]:
        """Return the cards that are or were in an army, as far as the seat knows."""
        return [*self.readings[number].shown, *(one.card for one in self.view.peeked if one.army == number)]

    def wins(self, power: int, number: int) -> float:
        """Return how likely a card of that power beats an unknown card of an army (J-2.2).

        The unknown card is taken to be no Joker.
        """
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
        """Return for each power how many cards that the seat has not seen have this power or less."""
        view = self.view
        own = [card for army in view.armies_own for card in (*(one.card for one in army.cards), *army.buried)]
        own += [one.card for one in view.peeked]
        seen = [_powers(own)]
        for army, reading in zip(view.armies, self.readings, strict=True):
            seen.append(_powers((*army.fallen,)) if army.number in self.own else reading.powers)
        numbers = [max(0, box - sum(gone)) for box, *gone in zip(_in_the_box(view.seats), *seen, strict=True)]
        numbers[0] = 0
        return list(accumulate(numbers))

    def _sure(self) -> set[int]:
        """Return the armies that the seat knows as traitors'."""
        view = self.view
        traitors = {army.number for army in view.armies if army.exposed or army.traitor}
        traitors |= {number for number, known in enumerate(self.known) if "joker" in known.values()}
        traitors |= {one.number for one in view.armies_own if one.traitor}
        return traitors if view.fellow is None else {*traitors, view.fellow}

    def _odds(self, army: ArmyView) -> float:
        """Return how much likelier a traitor's army shows what this army shows than another army does."""
        number = army.number
        if army.eliminated or number in self.sure or number in self.own:
            return 0.0
        reading = self.readings[number]
        suits = reading.suits if not self.view.peeked else _suits(self.shown(number))
        suited = _suited(suits, army.mustered + army.drawn, army.drawn, STRANGER, BLACK, RED)
        return suited * pow(SIZE, army.mustered - self._mean)

    def _traitors(self) -> list[float]:
        """Return how likely each army is a traitor's."""
        left = 0 if self.own & self.sure else max(0, self.view.jokers - len(self.sure))
        total = sum(self.odds) or 1.0
        return [1.0 if number in self.sure else min(1.0, left * odds / total) for number, odds in enumerate(self.odds)]


def beats(card: str, other: str) -> bool:
    """Return whether a card beats another card that it accuses (J-2.2, J-2.3).

    Twos count here as no better than they are.
    """
    one, two = FACES[CARDS[card]], FACES[CARDS[other]]
    return one.power >= two.power or (CARDS[card] in SPECIAL and two.power == HIGHEST)


@lru_cache(maxsize=8192)
def _suited(suits: Sequence[int], cards: int, drawn: int, stranger: float, black: float, red: float) -> float:
    """Return how much likelier a traitor's army shows so many cards of each suit than another army does (J-1.2)."""
    stray = max(stranger, drawn / cards / 2) if cards else stranger
    pairs = list(combinations(SUITS, SUITS_KEPT))
    other = sum(_product(suits, [0.5 if suit in pair else stray for suit in SUITS]) for pair in pairs) / len(pairs)
    traitors = [red if suit in ("diamonds", "hearts") else black for suit in SUITS]
    return _product(suits, traitors) / other if other else 1.0


def _product(numbers: Sequence[int], likely: Sequence[float]) -> float:
    return prod(pow(one, number) for one, number in zip(likely, numbers, strict=True))
