"""The suspicion that lies on each army by what everybody has seen: its suits, and how many cards it mustered.

A loyal army keeps two suits; a traitor keeps all clubs and spades, and some red cards (J-1.2). Drawn cards are of any
suit (J-3.2), but explain no card that was seen before.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod

from msgspec.structs import replace

from engine.traitor.components import FACES, SUITS, SUITS_KEPT, face, pack
from engine.traitor.view import ArmyView, TraitorView

_TRAITOR = {"clubs": 0.35, "spades": 0.35, "diamonds": 0.15, "hearts": 0.15}  # how likely a card of it has a suit
_STRAY = 0.02  # how likely a loyal army shows a suit that it did not keep, although it drew nothing
_SIZE = 1.4  # how much likelier a traitor is with each card more that an army mustered
# In 60 matches with 5 seats, armies suspected by 20, 30, 40 and 50 of a hundred were traitors' in 25, 32, 36 and 53.
_DOUBT = 0.7  # without it the odds would be too sure
_STEP = 5
_CHANGE = 10  # a suspicion that changes by so much in a round is told
_MOST = 95  # only a proof or a dead Joker is certain


def suspected(view: TraitorView, before: int | None = None, *, alone: bool = False) -> tuple[int, ...]:
    """Return for each army how likely it hides a Joker, in steps of 5 of a hundred, the same for every reader.

    Count cards seen ``before`` a round, or all. A loyal seat ``alone`` also counts that its armies hide none. Empty
    while the armies do not stand, and once no Joker hides whose owner nobody knows. Known traitors have 0.
    """
    if view.result is not None or view.needed is not None:
        return ()
    loyal = alone and not any(own.traitor for own in view.armies_own)
    return _suspected(view.armies, view.jokers, before, frozenset(own.number for own in view.armies_own if loyal))


def turned(view: TraitorView, number: int) -> int:
    """Return by how much the suspicion on an army has changed for all in the round of the last fight; 0 if by little.

    A seat ``alone`` has last seen its own numbers in the middle of a round, so no change is told to it.
    """
    since = view.fight.round if view.fight else view.round
    now, before = (suspected(view, before)[number] for before in (None, since))
    return now - before if abs(now - before) >= _CHANGE else 0


def shares(armies: Sequence[ArmyView], hidden: int, loyal: Collection[int] = ()) -> tuple[int, ...]:
    """Return for each army how likely it is one of so many that hide a Joker, in steps of 5 of a hundred.

    The largest rests become whole steps, so all add up. Armies that are alike share theirs; none that may is at 0.
    """
    mean = sum(army.mustered for army in armies) / len(armies)
    odds = [0.0 if army.number in loyal else _odds(army, mean) for army in armies]
    exact = [round(100 * hidden * one / (sum(odds) or 1.0) / _STEP, 6) for one in odds]
    steps = [max(int(one), one > 0) for one in exact]
    rests = [one - whole for one, whole in zip(exact, steps, strict=True)]
    left = round(sum(rests))
    more = (max(0, left - sum(other > one for other in rests)) / rests.count(one) for one in rests)
    return tuple(min(_MOST, round(_STEP * (one + min(1, rest)))) for one, rest in zip(steps, more, strict=True))


@lru_cache(maxsize=64)
def _suspected(armies: tuple[ArmyView, ...], jokers: int, before: int | None, loyal: frozenset[int]) -> tuple[int, ...]:
    """Return what ``suspected`` does; a picture and its words ask for the same again and again."""
    hidden = jokers - sum(map(is_known, armies))
    if hidden < 1 or not any(army.slots for army in armies):
        return ()
    rows = ([one for one in army.seen if before is None or one[-1] < before] for army in armies)
    return shares([replace(army, seen=tuple(row)) for army, row in zip(armies, rows, strict=True)], hidden, loyal)


def is_known(army: ArmyView) -> bool:
    """Return whether everybody knows that an army is a traitor's: also if it passed and has but a Joker (J-2.7)."""
    return army.exposed or army.proved or army.traitor or "joker" in army.shown


def is_provable(army: ArmyView) -> bool:
    """Return whether one more suit would prove that an army is a traitor's: it has drawn no card (J-1.2)."""
    return bool(army.slots) and not army.drawn and len(army.suits) == SUITS_KEPT and not is_known(army)


def chance(view: TraitorView, army: ArmyView, power: int) -> float:
    """Return how likely a card of that power beats an unknown card of an army, which is taken to be no Joker (J-2.2).

    An unknown card is any that the seat has not seen, or one that all know to be among those face down.
    """
    own = {one.number for one in view.armies_own}
    seen = [one.card for one in view.peeked]
    for mine in view.armies_own:
        seen += [*(one.card for one in mine.cards), *mine.buried]
    for other in view.armies:
        seen += other.fallen if other.number in own else other.shown
    left = Counter(FACES[card].power for card in pack(view.seats, 0))
    left.subtract(face(card).power for card in seen if face(card).power)
    left = +left  # a card that was looked at may have been turned up since
    share = sum(number for one, number in left.items() if one <= power) / (left.total() or 1)
    sure, number = sum(face(card).power <= power for card in army.hidden), unknown(view, army)
    return (sure + (number - len(army.hidden)) * share) / number


def unknown(view: TraitorView, army: ArmyView) -> int:
    """Return how many cards of an army the seat cannot tell by their place."""
    peeked = {one.slot for one in view.peeked if one.army == army.number}
    return sum(not one.remembered and one.slot not in peeked for one in army.face_down)


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
