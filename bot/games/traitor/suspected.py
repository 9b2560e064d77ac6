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
    """Return how likely a card beats an unknown card of an army.

    An unknown card is any that the seat has not seen, or one that all know to be among those face down. It is taken to
    be no Joker, unless the army is a known traitor's whose Joker still hides (J-2.4).
    """
    own = {one.number for one in view.armies_own}
    seen = [one.card for one in view.peeked]
    for mine in view.armies_own:
        seen += [*(one.card for one in mine.cards), *mine.buried]
    for other in view.armies:
        seen += other.fallen if other.number in own else other.shown
    left = Counter(FACES[one].card for one in pack(view.seats, 0))
    left.subtract(face(one).card for one in seen if face(one).suit)
    left = +left  # a card that was looked at may have been turned up since
    share = sum(number for one, number in left.items() if beats(view, card, face(one))) / (left.total() or 1)
    looked_at = {face(one.card).rank for one in view.peeked if one.army == army.number}
    joker = int(is_known(army) and not army.exposed and "joker" not in looked_at)
    sure, number = sum(beats(view, card, face(one)) for one in army.hidden), unknown(view, army)
    return (joker + sure + (number - joker - len(army.hidden)) * share) / number


def unknown(view: TraitorView, army: ArmyView) -> int:
    """Return how many cards of an army the seat cannot tell by their place."""
    peeked = {one.slot for one in view.peeked if one.army == army.number}
    return sum(not one.remembered and one.slot not in peeked for one in army.face_down)
