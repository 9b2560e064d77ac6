"""A rule of thumb for Traitor: what a sensible player answers who sees no more than a view.

Every pair of an own card and a target is given a worth, and the best one is taken. The constants are estimates;
``python -m engine simulate traitor --players thumb,chance,...`` shows how good they are.
"""

from collections.abc import Callable, Iterator, Mapping

from engine.decision import Choice, Decision, Keys
from engine.errors import EngineError
from engine.kinds import known
from engine.traitor.components import STILL_NEEDED, SUITS_KEPT, face
from engine.traitor.suspicion import Suspicion, beats
from engine.traitor.view import ArmyView, TraitorView

JOKER = 12.0  # worth of the death of a Joker for those who look for it
NEEDED = 5.0  # worth of a card that counts towards J-5.1, for both sides
SUSPECT = 0.5  # worth of the death of a traitor's card before that
ELIMINATION = 3.0  # worth of the last card of an army for a traitor; half of it for one of two, and so on
OWN = 2.5  # the same for an own card
STRENGTH = 0.06  # worth of a pip more of an own card
POINT = 0.5
BETRAYAL = 1.5  # what it costs a traitor to show that it has three suits
COUNT = 3  # what a card counts beside its power when suits are compared
NEVER = -1e9


def worths(view: TraitorView, decision: Decision) -> Mapping[Keys, float]:
    """What each answer is worth to the seat whose view this is; of those that take several, the best and its like."""
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    worth = _worth(view, decision)
    by_key = {choice.key: worth(choice) for choice in decision.choices if choice.key != "back"}
    if decision.most == 1:
        return {(key,): found for key, found in by_key.items()}
    order = sorted(by_key, key=lambda key: -by_key[key])
    best, others = order[: decision.most], order[decision.most :]
    answers = [best, *([*best[:-1], other] for other in others)]
    return {decision.answer(keys): sum(map(by_key.__getitem__, keys)) for keys in answers}


def _worth(view: TraitorView, decision: Decision) -> Callable[[Choice], float]:
    """The worth of each choice of a decision."""
    if decision.kind == "hide":
        return lambda choice: float(choice.key == "yes")
    if decision.kind == "gift":  # two traitors win far more often than one with both Jokers
        return lambda choice: float(choice.key != "keep")
    if decision.kind == "muster":
        return _red if any(one.traitor and one.number in view.mustering for one in view.armies_own) else _suit
    judge = _Judge(view)
    if decision.kind == "accuse":
        return judge.accuser
    return judge.target if decision.kind == "target" else judge.look


def _red(choice: Choice) -> float:
    """J-1.2: a traitor keeps the strongest red cards."""
    return face(choice.key).power


def _suit(choice: Choice) -> float:
    """J-1.2: others keep the suits with most cards and power."""
    cards = choice.facts["cards"]
    return float(sum(COUNT + face(str(card)).power for card in cards)) if isinstance(cards, tuple) else 0.0


class _Judge:
    """What accusations are worth to the seat whose army is in turn, or looks."""

    def __init__(self, view: TraitorView) -> None:
        self.view = view
        self.suspicion = Suspicion(view)
        self.traitor = any(one.traitor for one in view.armies_own)
        number = view.turn if view.looking is None else view.looking
        self.own = next(one for one in view.armies_own if one.number == number)
        self.cards = {one.slot: face(one.card).card for one in self.own.cards}
        self.places = list(self._places())
        self._worth: dict[tuple[str, int, str], float] = {}

    def _places(self) -> Iterator[tuple[int, str]]:
        """What may be accused: army and card; ``""`` stands for all cards of an army that are not known."""
        own = self.suspicion.own
        for army in self.view.armies:
            if army.number not in own:
                yield from {(army.number, self.suspicion.known.get((army.number, one.slot), "")) for one in army.slots}

    def accuser(self, choice: Choice) -> float:
        """Worth of the best that an own card can do."""
        card = self.cards[int(choice.key)]
        return max(self._fight(card, number, other) for number, other in self.places)

    def target(self, choice: Choice) -> float:
        """Worth of accusing a card with the one that was chosen."""
        number, slot = map(int, choice.key.split("."))
        card = self.cards[known(self.view.accusing, "which card accuses")]
        return self._fight(card, number, self.suspicion.known.get((number, slot), ""))

    def look(self, choice: Choice) -> float:
        """J-3.3: where a Joker is likely; for a traitor, who may be the next to be eliminated."""
        number, slot = map(int, choice.key.split("."))
        if (number, slot) in self.suspicion.known:
            return NEVER
        return -float(len(self.view.armies[number].slots)) if self.traitor else self.suspicion.joker(number)

    def _fight(self, card: str, number: int, other: str) -> float:
        """Worth of accusing with a card one of that army: a known one, or any that is not."""
        key = (card, number, other)
        if key not in self._worth:
            self._worth[key] = self._judge(card, self.view.armies[number], other)
        return self._worth[key]

    def _judge(self, card: str, army: ArmyView, other: str) -> float:
        if other == "joker":
            return self._joker()
        joker = 0.0 if other else self.suspicion.joker(army.number)
        wins = float(self._beats(card, army, other)) if other else self.suspicion.wins(card, army.number)
        fight = wins * (self._kill(army) + self._point()) - (1 - wins) * self._cost(card)
        return joker * self._joker() + (1 - joker) * fight - self._betrays(card)

    def _betrays(self, card: str) -> float:
        """What it costs a traitor to show a third suit, as nobody else has one (J-1.2)."""
        shown = self.view.armies[self.own.number]
        if not self.own.traitor or shown.exposed:
            return 0.0
        suits = {face(one).suit for one in self.suspicion.shown(shown)}
        return BETRAYAL if len(suits) <= SUITS_KEPT < len(suits | {face(card).suit}) else 0.0

    def _joker(self) -> float:
        """Worth of the death of a Joker of another seat."""
        return -JOKER if self.traitor else JOKER

    def _beats(self, card: str, army: ArmyView, other: str) -> bool:
        """Whether a card beats a known one; strong twos are left alone (J-2.8)."""
        strong = self.view.options["strong_twos"] == "on" and face(other).rank == "2" and face(card).rank != "2"
        weak = army.exposed and len(army.slots) <= STILL_NEEDED
        return beats(card, other) and (weak or not strong)

    def _kill(self, army: ArmyView) -> float:
        """Worth of the death of a card of another army (J-4.2, J-5.1)."""
        eliminates = ELIMINATION / len(army.slots)
        if self.traitor:
            return -NEEDED if army.number == self.view.fellow else eliminates
        if army.exposed:
            return NEEDED
        guilt = self.suspicion.traitor[army.number]
        return guilt * SUSPECT - (1 - guilt) * eliminates

    def _point(self) -> float:
        """Worth of a point for the own army (J-3.1, J-3.4)."""
        shown = self.view.armies[self.own.number]
        last = shown.next_kind == "eliminated" and shown.points + 1 == shown.next_points
        return -ELIMINATION if last else POINT

    def _cost(self, card: str) -> float:
        """What the death of an own card costs."""
        shown = self.view.armies[self.own.number]
        needed = NEEDED if self.own.traitor and shown.exposed else 0.0
        return needed + OWN / len(shown.slots) + STRENGTH * face(card).power
