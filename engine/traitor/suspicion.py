"""How likely it is, for a seat, that an army is a traitor's, and what stands face down in it."""

from itertools import combinations

from engine.traitor.components import CARDS, FACES, SPECIAL, SUITS, SUITS_KEPT, pack
from engine.traitor.view import ArmyView, TraitorView

STRANGER = 0.02  # how likely a card is of a suit that its army did not keep, as far as it drew none
BLACK, RED = 0.35, 0.15  # how likely a traitor's card is of one black suit, of one red one
SIZE = 1.15  # how much likelier a traitor is with each card more that an army mustered
HIGHEST = 15


class Suspicion:
    """Made of a view. ``known`` are cards of others by army and slot, face up, remembered or peeked at."""

    def __init__(self, view: TraitorView) -> None:
        self.view = view
        self.own = {one.number for one in view.armies_own}
        self.known = {
            (army.number, one.slot): one.card or one.remembered
            for army in view.armies
            for one in army.slots
            if army.number not in self.own and (one.card or one.remembered)
        }
        self.known.update(((one.army, one.slot), one.card) for one in view.peeked)
        self.traitor = self._traitors()
        self._unknown = {
            army.number: sum((army.number, one.slot) not in self.known for one in army.slots) for army in view.armies
        }
        self._powers = self._unseen()

    def joker(self, number: int) -> float:
        """How likely a card of an army that is not known is a Joker."""
        army = self.view.armies[number]
        if not self._unknown[number] or (army.exposed and self.view.jokers_dead == self.view.jokers):
            return 0.0
        return min(1.0, self.traitor[number] / self._unknown[number])

    def wins(self, card: str, number: int) -> float:
        """How likely a card beats one of an army that is not known and no Joker (J-2.2, J-2.3)."""
        army, unknown = self.view.armies[number], self._unknown[number]
        hidden = army.hidden[:unknown]
        known = sum(beats(card, one) for one in hidden)
        return (known + (unknown - len(hidden)) * self._beaten(card)) / unknown if unknown else 0.0

    def _beaten(self, card: str) -> float:
        """How many of the cards that the seat has not seen are beaten by one."""
        face = FACES[CARDS[card]]
        power = HIGHEST if CARDS[card] in SPECIAL and face.power == HIGHEST - 2 else face.power
        return sum(self._powers[: power + 1]) / (sum(self._powers) or 1)

    def _unseen(self) -> list[int]:
        """How many cards of each power the seat has not seen."""
        view = self.view
        powers = [0] * (HIGHEST + 1)
        for card in pack(view.seats, 0):
            powers[FACES[card].power] += 1
        seen = [one.card for own in view.armies_own for one in own.cards]
        seen += [card for own in view.armies_own for card in own.buried]
        seen += [card for army in view.armies for card in (*army.fallen, *army.hidden)]
        for name in (*seen, *self.known.values()):
            powers[FACES[CARDS[name]].power] -= 1
        powers[0] = 0
        return [max(0, number) for number in powers]

    def _traitors(self) -> list[float]:
        """How likely each army is a traitor's."""
        view = self.view
        traitors = {army.number for army in view.armies if army.exposed or army.traitor}
        traitors |= {army for (army, _), card in self.known.items() if card == "joker"}
        traitors |= {one.number for one in view.armies_own if one.traitor}
        if view.fellow is not None:
            traitors.add(view.fellow)
        open_question = [army for army in view.armies if not army.eliminated and army.number not in traitors | self.own]
        weights = {army.number: _weight(army, self.shown(army)) for army in open_question}
        mean = sum(army.mustered for army in view.armies) / len(view.armies)
        for army in open_question:
            weights[army.number] *= SIZE ** (army.mustered - mean)
        left = 0 if any(one.traitor for one in view.armies_own) else max(0, view.jokers - len(traitors))
        total = sum(weights.values()) or 1.0
        return [
            1.0 if army.number in traitors else min(1.0, left * weights.get(army.number, 0.0) / total)
            for army in view.armies
        ]

    def shown(self, army: ArmyView) -> list[str]:
        """Cards that are or were in an army, as far as the seat knows."""
        return [*army.fallen, *army.hidden, *(card for (one, _), card in self.known.items() if one == army.number)]


def beats(card: str, other: str) -> bool:
    """Whether a card beats another one that it accuses (J-2.2, J-2.3), twos being no better than they are."""
    one, two = FACES[CARDS[card]], FACES[CARDS[other]]
    return one.power >= two.power or (CARDS[card] in SPECIAL and two.power == HIGHEST)


def _weight(army: ArmyView, shown: list[str]) -> float:
    """How much likelier an army shows such cards as a traitor's than as another one (J-1.2)."""
    numbers = {suit: sum(FACES[CARDS[card]].suit == suit for card in shown) for suit in SUITS}
    cards = army.mustered + army.drawn
    stranger = max(STRANGER, army.drawn / cards / 2) if cards else STRANGER
    pairs = list(combinations(SUITS, SUITS_KEPT))
    other = sum(_product(numbers, {suit: 0.5 if suit in pair else stranger for suit in SUITS}) for pair in pairs) / len(
        pairs
    )
    traitors = {"clubs": BLACK, "spades": BLACK, "diamonds": RED, "hearts": RED}
    return _product(numbers, traitors) / other if other else 1.0


def _product(numbers: dict[str, int], likely: dict[str, float]) -> float:
    result = 1.0
    for suit, number in numbers.items():
        result *= likely[suit] ** number
    return result
