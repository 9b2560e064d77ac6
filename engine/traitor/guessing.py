"""Guesses at the cards that a view does not show, once the armies stand: a part of ``determinize``.

Computer players and tests use this module; a match that is played never comes here.
"""

from collections.abc import Sequence
from itertools import accumulate, combinations, product
from math import pow, prod

from engine.kinds import known
from engine.traitor.components import FACES, JOKERS, MOST_RED, PLAIN, RED, SUITS, SUITS_KEPT, aim
from engine.traitor.state import Army, State
from engine.traitor.suspicion import Suspicion
from engine.traitor.view import ArmyView, TraitorView

TRIES = 20
SELDOM = 0.01  # the least weight of an army that may have a Joker
_FINE = 1 << 30
TRAITOR_AT_SMALLEST = 0.85  # which part of a traitor's accusations are at the smallest army of others
AT_SMALLEST = 1.5  # how many times the part that chance would bring are of others' accusations
OFTEN = 0.8  # but no greater part
MEMORY = 0.7  # how much each accusation says, as they are not independent


def guess(view: TraitorView, state: State, unseen: list[int]) -> None:
    """Fill other armies, the middle pile and the cards that left the game.

    The cards are the shuffled cards that the seat does not have.

    The choice of traitors agrees with everything that the view says. The suits of other armies (J-1.2) also agree if a
    way is found in a few tries. The same holds for the cards that the seat itself put into the middle pile (J-1.3).
    """
    buried = {card for army in state.armies for card in army.buried}
    unseen.sort(key=lambda card: card in buried)
    somewhere = _place_known(view, state, unseen)
    gone = _place_jokers(view, state, unseen, somewhere)
    unknown = _unknown(view, state)
    for tried in range(TRIES + 1):
        rest = state.chance.shuffle(unseen)
        drafts = {
            army.number: _draft(state, army, slots, somewhere[army.number], rest, buried, strict=tried < TRIES)
            for army, slots in unknown
        }
        if None not in drafts.values():
            break
    for army in state.armies:
        army.cards = dict(sorted({**army.cards, **(drafts.get(army.number) or {})}.items()))
        army.jokers = sum(1 for card in army.cards.values() if card in JOKERS)
    state.pile, state.removed = rest[: view.pile], gone + rest[view.pile :]


def _unknown(view: TraitorView, state: State) -> list[tuple[Army, list[int]]]:
    """Return the armies that have unknown cards, and the slots of these cards."""
    armies = [
        (army, [one.slot for one in shown.slots if one.slot not in army.cards])
        for army, shown in zip(state.armies, view.armies, strict=True)
    ]
    return [(army, slots) for army, slots in armies if slots]


def _place_known(view: TraitorView, state: State, unseen: list[int]) -> list[list[int]]:
    """Put cards of known place there, and return the cards known to be somewhere in each army."""
    own = [army.number for army in view.armies_own]
    for army, shown in zip(state.armies, view.armies, strict=True):
        army.fallen = [_take(unseen, name) for name in shown.fallen]
        if army.number not in own:
            _place_shown(army, shown, unseen)
    for peek in view.peeked:
        viewer = known(view.seat, "who looked")
        card = _take(unseen, peek.card)
        state.armies[peek.army].cards[peek.slot] = card
        state.peeked[viewer][peek.army, peek.slot] = card
    return [[] if army.number in own else _hidden(view, army, unseen) for army in state.armies]


def _place_shown(army: Army, shown: ArmyView, unseen: list[int]) -> None:
    """Put the cards in their places that everybody sees in an army, or remembers there."""
    for one in shown.slots:
        if one.card:
            army.cards[one.slot] = _take(unseen, one.card)
            army.face_up.add(one.slot)
        elif one.remembered:
            army.cards[one.slot] = army.known[one.slot] = _take(unseen, one.remembered)


def _hidden(view: TraitorView, army: Army, unseen: list[int]) -> list[int]:
    """Take and return the cards that are somewhere in an army, except those at which the seat has looked."""
    hidden = army.hidden.copy()
    for peek in view.peeked:
        if peek.army == army.number and peek.card in hidden:
            hidden.remove(peek.card)
    return [_take(unseen, name) for name in hidden]


def _take(unseen: list[int], name: str) -> int:
    """Take the first card of that name, and return it."""
    card = next(card for card in unseen if PLAIN[card] == name)
    unseen.remove(card)
    return card


# --- Jokers -----------------------------------------------------------------------------------------------------------


def _place_jokers(view: TraitorView, state: State, unseen: list[int], somewhere: list[list[int]]) -> list[int]:
    """Put unseen Jokers into armies that may have them, and return the Jokers that left the game."""
    jokers = [card for card in unseen if card in JOKERS]
    for army in state.armies:
        held = (*army.cards.values(), *somewhere[army.number])
        army.jokers = sum(1 for card in held if card in JOKERS)
        army.traitor = army.traitor or army.jokers > 0
    homes = [
        chosen
        for chosen in product(range(len(state.armies)), repeat=len(jokers))
        if all(chosen.count(army) <= _room(view, state, army, somewhere) for army in chosen)
        and _may_be(view, state, chosen)
    ]
    gone = []
    for joker, number in zip(jokers, _likely(view, state, homes), strict=True):
        unseen.remove(joker)
        state.armies[number].traitor = True
        if state.armies[number].eliminated:
            gone.append(joker)
        else:
            somewhere[number].append(joker)
    return gone


def _likely(view: TraitorView, state: State, homes: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Pick one of these homes of Jokers by chance.

    A home is picked the oftener, the likelier it is by the cards that armies showed and by their accusations.
    """
    if len(homes) == 1:
        return homes[0]
    odds = Suspicion(view).odds
    if view.seats > 2:  # with two, both armies of the traitor's seat do the same
        others = sum(1 for army in view.armies if not army.eliminated) - 1
        odds = [one * by_behaviour(*did, others) for one, did in zip(odds, view.accusations, strict=True)]
    weights = [prod(max(SELDOM, odds[number]) for number in set(chosen)) for chosen in homes]
    at = sum(weights) * (state.chance.roll(_FINE) - 1) / _FINE
    return next(chosen for chosen, sums in zip(homes, accumulate(weights), strict=True) if at < sums)


def by_behaviour(accusations: int, at_smallest: int, armies: int) -> float:
    """Return how much likelier an army does what it has done as a traitor's army than as another army.

    ``armies`` is the number of other living armies.

    A traitor goes for the smallest army. Others look for the Joker, wherever the Joker may be. Only a search remembers
    so much. The numbers are those of 40 matches between rules of thumb. With 4 seats 84 of 100 accusations of a
    traitor, and 49 of others, were at the smallest army. With 8 seats the numbers were 91 and 22.
    """
    loyal = min(OFTEN, AT_SMALLEST / max(1, armies))
    small, other = TRAITOR_AT_SMALLEST / loyal, (1 - TRAITOR_AT_SMALLEST) / (1 - loyal)
    accused = pow(small, at_smallest) * pow(other, accusations - at_smallest)
    return pow(accused, MEMORY)


def _room(view: TraitorView, state: State, number: int, somewhere: list[list[int]]) -> int:
    """Return how many Jokers an army may have in places that the seat does not know.

    Jokers are never drawn (J-3.2).
    """
    army, shown = state.armies[number], view.armies[number]
    if army.eliminated == "points":
        return len(JOKERS)
    slots = [one.slot for one in shown.slots if one.slot not in army.cards]
    if state.options["rehide"] == "keep":
        slots = [slot for slot in slots if slot < army.mustered]
    room = len(slots) - len(somewhere[number])
    if view.phase == "turn" and view.turn == number and not view.accused:
        room = min(room, len(shown.slots) - army.jokers - 1)  # it can accuse
    return room


def _may_be(view: TraitorView, state: State, homes: Sequence[int]) -> bool:
    """Return whether the unseen Jokers may be in these armies."""
    traitors = {army.number for army in state.traitors()} | set(homes)
    if any(army.proved and army.number not in traitors for army in view.armies):  # J-1.2
        return False
    own = {army.number for army in view.armies_own if army.traitor}
    if own and traitors - own != ({view.fellow} - {None}):  # J-8.1
        return False
    if view.result is not None:
        return traitors == {army.number for army in view.armies if army.traitor}
    seats = {state.armies[number].seat for number in traitors}
    beaten = sum(1 for army in state.armies if army.eliminated and army.seat not in seats)
    return beaten < aim(view.seats) and any(_fights_on(state.armies[number], homes) for number in traitors)


def _fights_on(army: Army, homes: Sequence[int]) -> bool:
    """Return whether the others have not yet done with a traitor's army (J-5.1, J-8.3)."""
    return army.eliminated != "points" and (army.jokers + homes.count(army.number) > 0 or army.needed() > 0)


# --- other cards ------------------------------------------------------------------------------------------------------


def _draft(
    state: State, army: Army, slots: list[int], some: list[int], rest: list[int], buried: set[int], *, strict: bool
) -> dict[int, int] | None:
    """Return cards for the unknown slots of an army, taken from ``rest``; ``some`` are among them.

    Cards that the army mustered are of suits that it kept (``None``: there are not enough). Cards that it drew may be
    any.
    """
    suits, strangers = _suits(state, army, some)
    slots = state.chance.shuffle(slots)
    if state.options["rehide"] == "keep":
        firm = [slot for slot in slots if slot < army.mustered]
        loose = [slot for slot in slots if slot >= army.mustered]
    else:
        number = max(0, min(len(slots) - len(some), army.drawn - strangers))
        loose, firm = slots[:number], slots[number:]
    number = len(firm) - len(some)
    fitting = [card for card in rest if FACES[card].suit in suits and card not in buried]
    if army.traitor:
        fitting = _traitors(state, army, number, fitting)
    if len(fitting) < number:
        if strict:
            return None
        fitting += [card for card in rest if card not in fitting]
    taken = fitting[:number]
    for card in taken:
        rest.remove(card)
    drawn = rest[: len(loose)]
    del rest[: len(loose)]
    return dict(zip(firm + loose, some + taken + drawn, strict=True))


def _seen(army: Army, some: list[int]) -> list[int]:
    """Return the cards, except Jokers, that are known to be in an army or to have been there."""
    return [card for card in (*army.fallen, *army.cards.values(), *some) if card not in JOKERS]


def _suits(state: State, army: Army, some: list[int]) -> tuple[tuple[str, ...], int]:
    """Return the suits that the army may have kept (J-1.2), and how many known cards it must have drawn."""
    seen = _seen(army, some)
    if army.traitor:
        return SUITS, max(0, sum(1 for card in seen if card in RED) - MOST_RED)
    pairs = [
        (pair, sum(1 for card in seen if FACES[card].suit not in pair)) for pair in combinations(SUITS, SUITS_KEPT)
    ]
    possible = [one for one in pairs if one[1] <= army.drawn]
    return state.chance.pick(possible or pairs)


def _traitors(state: State, army: Army, number: int, fitting: list[int]) -> list[int]:
    """Return the cards that a traitor's army may have, from ``fitting``.

    These are all black cards, and before them some of the red cards that a traitor may have kept.
    """
    red = [card for card in fitting if card in RED]
    black = [card for card in fitting if card not in RED]
    most = max(0, MOST_RED - sum(1 for card in _seen(army, []) if card in RED))
    kept = max(min(state.chance.roll(MOST_RED + 1) - 1, most), number - len(black))
    return red[: min(kept, most)] + black
