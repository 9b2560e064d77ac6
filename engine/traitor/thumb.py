"""A rule of thumb for Traitor: what a sensible player answers who sees no more than a view.

Every pair of an own card and a target is given a worth, and the best one is taken.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.decision import Choice, Decision, Fact, Keys
from engine.errors import EngineError
from engine.kinds import known
from engine.traitor.components import STILL_NEEDED, SUITS_KEPT, face
from engine.traitor.suspicion import HIGHEST, Suspicion, beats
from engine.traitor.view import ArmyView, TraitorView

# Tried with ``python -m tests.bench.tuning traitor --seats N --role traitor --set ...`` (or --role loyal), 200 to 300
# matches each. For a traitor with 4 seats half or twice OWN, POINT, BETRAYAL made no difference (0.09 +- 0.02 of the
# wins). STRENGTH from 0 to 0.15 made none either, so both sides have the same numbers. Other lines: what the traitor
# wins before -> after.
# All cards are hidden again: the traitor gained when others left cards of power 12, 14 or 15 open. With 4 seats the
# traitor then won 0.20, 0.13 or 0.10 in place of 0.08. With 2 seats the traitor won 0.39 or 0.30 (12 or 15) in place of
# 0.24. With 6 and 8 seats the traitor won the same. A traitor who leaves strong cards open wins 0.03 in place of 0.10.
JOKER = 12.0  # worth of the death of a Joker for those who look for it
NEEDED = 5.0  # worth of a card that counts towards J-5.1, for both sides
SUSPECT = 0.5  # worth of the death of a traitor's card before that
ELIMINATION = 3.0  # worth to a traitor of an army's last card; half of it for one of two, and so on
OWN = 2.5  # the same for an own card
STRENGTH = 0.06  # worth of a pip more of an own card
POINT = 0.5
SURE = 0.5  # more worth of a sure kill to a traitor: 0.10 -> 0.10 with 4 seats, 0.09 -> 0.18 with open cards
BETRAYAL = 1.5  # what it costs a traitor to show that it has three suits
COUNT = 3.0  # what a card counts beside its power when suits are compared
SHARE = 0.65  # part of its hand a traitor keeps, as others do; with SIZE 1.5: 4 seats 0.07 -> 0.13, 8 0.05 -> 0.07
PIP = 0.01  # worth of a pip more of the red cards that a traitor keeps, beside a card too many
NEVER = -1e9

_Place = tuple[tuple[str, str], ArmyView, float]
"""An army's number and a card of it, the army, and what a death there brings."""


def worths(view: TraitorView, decision: Decision) -> Mapping[Keys, float]:
    """Return what each answer is worth to the seat whose view this is.

    If an answer takes several choices, only a few answers that differ are rated. Raises ``EngineError`` for an
    onlooker's view.
    """
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    if decision.kind == "muster" and decision.facts["traitor"]:
        return _reds(decision)
    worth = _worth(view, decision)
    by_key = {choice.key: worth(choice) for choice in decision.choices if choice.key != "back"}
    if decision.most == 1:
        return {(key,): found for key, found in by_key.items()}
    order = sorted(by_key, key=lambda key: -by_key[key])
    best, others = order[: decision.most], order[decision.most :]
    answers = [best, *([*best[:-1], other] for other in others)]
    return {decision.answer(keys): sum(map(by_key.__getitem__, keys)) for keys in answers}


def _worth(view: TraitorView, decision: Decision) -> Callable[[Choice], float]:
    """Return the worth of each choice of a decision."""
    if decision.kind == "hide":
        return lambda choice: float(choice.key == "yes")
    if decision.kind == "gift":  # two traitors win far more often than one with both Jokers
        return lambda choice: float(choice.key != "keep")
    if decision.kind == "muster":
        return _suit
    judge = Judge(view)
    if decision.kind == "accuse":
        return judge.accuser
    return judge.targets() if decision.kind == "target" else judge.look


def _reds(decision: Decision) -> Mapping[Keys, float]:
    """Rate the red cards that a traitor may keep (J-1.2).

    A traitor keeps so many red cards that its army is as large as others, and the strongest red cards.
    """
    wanted = SHARE * _number(decision.facts["count"]) - len(_cards(decision.facts["kept"]))
    found = {}
    for suits in (("diamonds", "hearts"), ("diamonds",), ("hearts",)):
        red = [choice for choice in decision.choices if choice.facts["suit"] in suits]
        red.sort(key=lambda choice: -_number(choice.facts["power"]))
        for number in range(min(decision.most, len(red)) + 1):
            powers = sum(_number(choice.facts["power"]) for choice in red[:number])
            keys = decision.answer([choice.key for choice in red[:number]])
            found[keys] = PIP * powers - abs(wanted - number)
    return found


def _suit(choice: Choice) -> float:
    """Return the worth of a suit: others keep the suits with most cards and power (J-1.2)."""
    return sum(COUNT + face(card).power for card in _cards(choice.facts["cards"]))


def _number(fact: Fact) -> int:
    return fact if isinstance(fact, int) else 0


def _cards(fact: Fact) -> Sequence[str]:
    return [str(card) for card in fact] if isinstance(fact, tuple) else ()


class Judge:
    """The worth of accusations to the seat whose army is in turn, or looks."""

    def __init__(self, view: TraitorView) -> None:
        self.view = view
        self.suspicion = Suspicion(view)
        self.traitor = any(one.traitor for one in view.armies_own)
        number = view.turn if view.looking is None else view.looking
        self.own = next(one for one in view.armies_own if one.number == number)
        self.cards = {one.slot: face(one.card).card for one in self.own.cards}
        self._sure = SURE if self.traitor else 0.0
        self._point = self._a_point()
        self._places = self._all_places()

    def _all_places(self) -> list[_Place]:
        """Return the places that may be accused.

        A place without a card stands for all unknown cards of an army.
        """
        places = []
        for army, cards in zip(self.view.armies, self.suspicion.known, strict=True):
            if army.slots and army.number not in self.suspicion.own:
                number, gain = str(army.number), self._kill(army) + self._point
                if len(cards) < len(army.slots):
                    places.append(((number, ""), army, gain))
                places += [((number, card), army, gain) for card in cards.values()]
        return places

    def accuser(self, choice: Choice) -> float:
        """Return the worth of the best accusation by an own card."""
        return max(self._fights(self.cards[int(choice.key)]).values())

    def targets(self) -> Callable[[Choice], float]:
        """Return the worth of accusing a card with the card that was chosen."""
        worth = self._fights(self.cards[known(self.view.accusing, "which card accuses")])
        return lambda choice: worth[choice.group, str(choice.facts["target_card"])]

    def look(self, choice: Choice) -> float:
        """Return the worth of a look at a card (J-3.3).

        A place is good where a Joker is likely. A traitor looks at the army that may be the next to be eliminated.
        """
        number, slot = map(int, choice.key.split("."))
        if slot in self.suspicion.known[number]:
            return NEVER
        return -float(len(self.view.armies[number].slots)) if self.traitor else self.suspicion.joker[number]

    def _fights(self, card: str) -> dict[tuple[str, str], float]:
        """Return the worth of accusing each place with a card."""
        cost, betrays = self._cost(card), self._betrays(card)
        special = card == "Qs"  # of the three only it is used against cards that are not known
        power = HIGHEST if special else face(card).power
        return {
            place: self._fight(card, power, place[1], army, gain, cost) - betrays for place, army, gain in self._places
        }

    def _fight(self, card: str, power: int, other: str, army: ArmyView, gain: float, cost: float) -> float:
        if other == "joker":
            return self._joker()
        if other:
            return gain + self._sure if self._beats(card, army, other) else -cost
        joker = self.suspicion.joker[army.number]
        wins = self.suspicion.wins(power, army.number)
        return joker * self._joker() + (1 - joker) * (wins * (gain + cost) - cost)

    def _betrays(self, card: str) -> float:
        """Return what a traitor loses by showing a third suit with this card.

        Nobody else has a third suit (J-1.2).
        """
        shown = self.view.armies[self.own.number]
        if not self.own.traitor or shown.exposed:
            return 0.0
        suits = {face(one).suit for one in self.suspicion.shown(shown.number)}
        return BETRAYAL if len(suits) <= SUITS_KEPT < len(suits | {face(card).suit}) else 0.0

    def _joker(self) -> float:
        """Return the worth of the death of a Joker of another seat."""
        return -JOKER if self.traitor else JOKER

    def _beats(self, card: str, army: ArmyView, other: str) -> bool:
        """Return whether a card beats a known card; strong twos are left alone (J-2.8)."""
        strong = self.view.options["strong_twos"] == "on" and face(other).rank == "2" and face(card).rank != "2"
        weak = army.exposed and len(army.slots) <= STILL_NEEDED
        return beats(card, other) and (weak or not strong)

    def _kill(self, army: ArmyView) -> float:
        """Return the worth of the death of a card of another army (J-4.2, J-5.1)."""
        eliminates = ELIMINATION / len(army.slots)
        if self.traitor:
            return -NEEDED if army.number == self.view.fellow else eliminates
        if army.exposed:
            return NEEDED
        guilt = self.suspicion.traitor[army.number]
        return guilt * SUSPECT - (1 - guilt) * eliminates

    def _a_point(self) -> float:
        """Return the worth of a point for the own army (J-3.1, J-3.4)."""
        shown = self.view.armies[self.own.number]
        last = shown.next_kind == "eliminated" and shown.points + 1 == shown.next_points
        return -ELIMINATION if last else POINT

    def _cost(self, card: str) -> float:
        """Return what the death of an own card costs."""
        shown = self.view.armies[self.own.number]
        needed = NEEDED if self.own.traitor and shown.exposed else 0.0
        return needed + OWN / len(shown.slots) + STRENGTH * face(card).power
