"""The contents of the box (J-0): cards, armies, rewards, aims, titles.

Inside the engine a card is a number, so that sorting brings the canonical order of J-0.1. That order goes deck by deck,
then by suits and by ranks, with the Jokers last. Outside the engine a card is its name: ``10h``, ``10h.2`` of the
second deck, ``joker``, ``joker.2``.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

import msgspec

from engine.errors import EngineError

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = len(SUITS) * len(RANKS)
JOKERS = (2 * DECK, 2 * DECK + 1)
JOKER, SECOND_JOKER = JOKERS
SECOND_DECK = frozenset(range(DECK, 2 * DECK))
MOST_RED = 5  # J-1.2: red cards that a traitor may keep
SUITS_KEPT = 2  # J-1.2
STILL_NEEDED = 3  # J-5.1
LOOK_AT = 2  # J-3.3
LOOKED = 15  # J-3.1: the points at which somebody looks

Shown = tuple[tuple[str, int], ...]
"""Suits, each with the number of its cards."""

Seen = tuple[tuple[str, int, int], ...]
"""The suit of each card that all have seen in an army, how many cards it had drawn at that time, and the round."""


class Face(msgspec.Struct, frozen=True, gc=False):
    """The face of a card, as anybody can read it.

    ``card`` is the name of the card without the deck. A Joker has no suit and power 0 (J-0.2).
    """

    card: str
    rank: str
    suit: str
    power: int
    deck: int

    @property
    def order(self) -> int:
        """The place of the face among all: by suit, then by power, Jokers last."""
        return 20 * SUITS.index(self.suit) + self.power if self.suit else 20 * len(SUITS)


class Reward(msgspec.Struct, frozen=True, gc=False):
    """A reward for a number of points (J-3.1).

    ``kind`` is ``draw``, ``look`` or ``eliminated``, ``number`` the number of cards.
    """

    points: int
    kind: str
    number: int = 0


def _faces() -> tuple[Face, ...]:
    cards = [
        Face(f"{rank}{suit[0]}", rank, suit, number + 2 + (suit in ("clubs", "spades")), deck)
        for deck in (1, 2)
        for suit in SUITS
        for number, rank in enumerate(RANKS)
    ]
    return (*cards, Face("joker", "joker", "", 0, 1), Face("joker", "joker", "", 0, 2))


FACES = _faces()
"""Every card's face; a card's number is its place here."""
NAMES = tuple(one.card if one.deck == 1 else f"{one.card}.2" for one in FACES)
PLAIN = tuple(one.card for one in FACES)
"""Names as everybody may know them: without the deck (J-0.1)."""
CARDS = {name: card for card, name in enumerate(NAMES)}
RED = frozenset(card for card, one in enumerate(FACES) if one.suit in ("diamonds", "hearts"))
ACES = frozenset(card for card, one in enumerate(FACES) if one.card in ("Ac", "As"))
SPECIAL = frozenset(card for card, one in enumerate(FACES) if one.card in ("3c", "8d", "Qs"))  # J-2.3
TWOS = frozenset(card for card, one in enumerate(FACES) if one.rank == "2")

_TITLES = ((25, "god"), (19, "expert"), (14, "guardian"), (8, "spy"), (4, "disciple"), (0, "inanimate_object"))
TITLES = tuple(title for _, title in reversed(_TITLES))


def names(cards: Iterable[int]) -> tuple[str, ...]:
    """Return the cards' names, with their decks.

    >>> names([0, 52])
    ('2c', '2c.2')
    """
    return tuple([NAMES[card] for card in cards])


def face(name: str) -> Face:
    """Return the face of the card of that name; raises ``EngineError`` if there is none.

    >>> face("Qs.2")
    Face(card='Qs', rank='Q', suit='spades', power=13, deck=2)
    """
    if name not in CARDS:
        raise EngineError(f"there is no card {name!r}")
    return FACES[CARDS[name]]


def strays(shown: Shown) -> int:
    """Return how many cards are not of the two suits of most cards: a loyal army keeps two suits (J-1.2).

    >>> strays((("clubs", 2), ("hearts", 2), ("spades", 1)))
    1
    """
    return sum([count for _, count in shown[SUITS_KEPT:]])


def decks(seats: int) -> int:
    """Return how many decks of 52 cards there are (J-0.1)."""
    return 1 if seats <= 4 else 2


def suits_shown(cards: Iterable[str]) -> Shown:
    """Return the suits of some cards, each with the number of its cards, the most first.

    >>> suits_shown(["2c", "4h", "3h", "joker"])
    (('hearts', 2), ('clubs', 1))
    """
    return _most_first(Counter(face(card).suit for card in cards))


@lru_cache(maxsize=8192)
def one_more(shown: Shown, suit: str) -> Shown:
    """Return the suits shown, with one more card of a suit.

    >>> one_more((("hearts", 1), ("clubs", 1)), "clubs")
    (('clubs', 2), ('hearts', 1))
    """
    return _most_first(Counter([suit]) + Counter(dict(shown)))


def _most_first(counts: Mapping[str, int]) -> Shown:
    found = [(suit, counts[suit]) for suit in SUITS if suit in counts]
    return tuple(sorted(found, key=lambda one: -one[1]))


def known_by_place(rehide: str, points: Iterable[int]) -> bool:
    """Return whether others may know a face-down card by its place: it stayed there, or they looked (J-2.5, J-3.3).

    ``points`` are those of all armies.

    >>> known_by_place("shuffle", [3, 15]), known_by_place("shuffle", [3, 14])
    (True, False)
    """
    return rehide == "keep" or any(one >= LOOKED for one in points)


@cache
def pack(seats: int, jokers: int) -> tuple[int, ...]:
    """Return all cards of a game, in canonical order (J-0.1)."""
    return (*range(decks(seats) * DECK), *JOKERS[:jokers])


@cache
def owners(seats: int) -> tuple[int, ...]:
    """Return the owner of each army (J-0.4).

    >>> owners(2), owners(3)
    ((0, 1, 0, 1), (0, 1, 2))
    """
    return (0, 1, 0, 1) if seats == 2 else tuple(range(seats))


@cache
def which(seats: int, army: int) -> int:
    """Return which of its owner's armies an army is.

    The result is 1 or 2 with 2 seats. Otherwise the result is 0, as each owner has only one army.
    """
    return army // 2 + 1 if seats == 2 else 0


@cache
def rewards(armies: int) -> tuple[Reward, ...]:
    """Return the rewards of a game of so many armies, by ascending points (J-3.1)."""
    first = (Reward(3, "draw", 2), Reward(6, "draw", 3), Reward(10, "draw", 5), Reward(LOOKED, "look", LOOK_AT))
    if armies == 3:
        return first
    if armies == 4:
        return (*first, Reward(20, "draw", 5), Reward(25, "eliminated"))
    return (*first, Reward(20, "draw", 5), Reward(25, "draw", 3), Reward(35, "eliminated"))


@cache
def reward_at(armies: int, points: int) -> Reward | None:
    """Return the reward for reaching exactly so many points; ``None`` if there is none."""
    return next((one for one in rewards(armies) if one.points == points), None)


@cache
def next_reward(armies: int, points: int) -> Reward | None:
    """Return the reward that is still to be reached; ``None`` after the last one."""
    return next((one for one in rewards(armies) if one.points > points), None)


def aim(seats: int) -> int:
    """Return how many other armies must be eliminated for the traitor to win (J-4.2).

    With 2 seats these are all armies of one seat.

    >>> [aim(seats) for seats in range(2, 9)]
    [2, 1, 2, 2, 3, 3, 3]
    """
    return 3 if seats >= 6 else 1 if seats == 3 else 2


@cache
def title(points: int) -> str:
    """Return the title that points bring at the end (J-6).

    >>> title(3), title(4), title(30)
    ('inanimate_object', 'disciple', 'god')
    """
    return next(name for least, name in _TITLES if points >= least)
