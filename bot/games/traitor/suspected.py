"""The chances of a card, and the changes of suspicion, by what is seen."""

from collections import Counter

from engine.traitor.components import ACES, CARDS, FACES, SPECIAL, SUITS_KEPT, Face, face, pack
from engine.traitor.view import ArmyView, TraitorView, is_known, suspected

_CHANGE = 10  # a suspicion that changes by so much in a round is told


def turned(view: TraitorView, number: int) -> int:
    """Return by how much the suspicion on an army has changed in the round of the last fight; 0 if by little."""
    since = view.fight.round if view.fight else view.round
    now, before = (suspected(view, before)[number] for before in (None, since))
    return now - before if abs(now - before) >= _CHANGE else 0


def is_provable(army: ArmyView) -> bool:
    """Return whether one more suit would prove that an army is a traitor's: it has drawn no card (J-1.2)."""
    return bool(army.slots) and not army.drawn and len(army.suits) == SUITS_KEPT and not is_known(army)


def beats(view: TraitorView, card: Face, other: Face) -> bool:
    """Return whether a card beats another card that it accuses (J-2.2, J-2.3, J-2.8)."""
    if view.options["strong_twos"] == "on" and other.rank == "2" != card.rank:
        return False
    return card.power >= other.power or (CARDS[card.card] in SPECIAL and CARDS[other.card] in ACES)


def chance(view: TraitorView, army: ArmyView, card: Face) -> float:
    """Return how likely a card beats an unknown card of an army; 1 or 0 if that is certain.

    An unknown card is any that the seat has not seen, or one that all know to be among those face down. It is taken to
    be no Joker, unless the army is a known traitor's whose Joker still hides (J-2.4). An army that is surely loyal has
    kept but two suits (J-1.2). Cards from the middle pile may be those that the seat has buried (J-1.3, J-3.2).
    """
    kept, drawn = _unseen(view)
    suits = {suit for suit, drawn, _ in army.seen if not drawn}
    if len(suits) == SUITS_KEPT and _is_loyal(view, army):
        kept = Counter({one: number for one, number in kept.items() if face(one).suit in suits})
    shares = army.mustered * _share(view, card, kept) + army.drawn * _share(view, card, drawn)
    share = shares / (army.mustered + army.drawn)
    joker = int(is_known(army) and "joker" not in {*army.shown, *_looked_at(view, army)})
    hidden, number = Counter(army.hidden) - _looked_at(view, army), unknown(view, army)
    sure = sum(beats(view, card, face(one)) for one in hidden.elements())
    return (joker + sure + (number - joker - hidden.total()) * share) / number


def _unseen(view: TraitorView) -> tuple[Counter[str], Counter[str]]:
    """Return the cards that another army may have kept, and those that it may have drawn, by what the seat knows.

    The cards of an army that has drawn may be among those that the seat has buried.
    """
    own = {one.number: one for one in view.armies_own}
    buried = Counter(face(one).card for mine in own.values() for one in mine.buried)
    firm, loose = Counter[str](), Counter[str]()
    for army in view.armies:
        seen = Counter(army.shown) | _looked_at(view, army)
        if army.number in own:
            seen = Counter(face(one).card for one in (*army.fallen, *(one.card for one in own[army.number].cards)))
        (loose if army.drawn else firm).update(seen)
    left = Counter(FACES[one].card for one in pack(view.seats, 0)) - firm
    return left - (loose | buried), left - loose


def _looked_at(view: TraitorView, army: ArmyView) -> Counter[str]:
    """Return the cards of an army that the seat has looked at."""
    return Counter(face(one.card).card for one in view.peeked if one.army == army.number)


def _is_loyal(view: TraitorView, army: ArmyView) -> bool:
    """Return whether the seat knows of an army that it has no Joker: others have all."""
    own = {one.number for one in view.armies_own if one.traitor}
    traitors = {one.number for one in view.armies if is_known(one) or one.number in (*own, view.fellow)}
    return len(traitors) == view.jokers and army.number not in traitors


def _share(view: TraitorView, card: Face, left: Counter[str]) -> float:
    """Return which share of some cards a card beats."""
    return sum(number for one, number in left.items() if beats(view, card, face(one))) / (left.total() or 1)


def unknown(view: TraitorView, army: ArmyView) -> int:
    """Return how many cards of an army the seat cannot tell by their place."""
    peeked = {one.slot for one in view.peeked if one.army == army.number}
    return sum(not one.remembered and one.slot not in peeked for one in army.face_down)
