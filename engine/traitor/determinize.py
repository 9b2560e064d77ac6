"""A possible truth behind a view, for computer players and tests; chance makes up what a seat does not know."""

from collections.abc import Mapping, Sequence

from engine.chance import Chance
from engine.decision import Keys
from engine.hidden_roles import imagine_answers
from engine.traitor.components import CARDS, JOKERS, pack
from engine.traitor.guessing import guess
from engine.traitor.questions import ask
from engine.traitor.setup import new_state
from engine.traitor.state import State
from engine.traitor.view import OwnArmy, TraitorView


def determinize(view: TraitorView, chance: Chance) -> State:
    """Return a state that gives the same view."""
    state = new_state(view.seats, view.options, chance, view.rules, view.dealer)
    _public(view, state)
    for own in view.armies_own:
        _own(view, state, own)
    _gifts(view, state)
    known = {card for army in state.armies for card in (*army.hand, *army.cards.values())}
    unseen = chance.shuffle([card for card in pack(view.seats, view.jokers) if card not in known])
    if view.phase in ("gift", "muster"):
        _hands(view, state, unseen)
        _answers(view, state)
    else:
        guess(view, state, unseen)
    state.questions = ask(state)
    return state


def _public(view: TraitorView, state: State) -> None:
    """Write into the state what everybody knows."""
    state.round, state.phase = view.round, view.phase
    state.mustering, state.starter, state.turn = view.mustering, view.starter, view.turn
    state.accused, state.looking = view.accused, view.looking
    state.fights = view.fights
    state.jokers_dead, state.result = view.jokers_dead, view.result
    for army, shown in zip(state.armies, view.armies, strict=True):
        army.dealt, army.mustered, army.drawn = shown.hand, shown.mustered, shown.drawn
        army.hidden = list(shown.hidden)
        army.pile = [CARDS[card] for card in shown.pile]
        army.eliminated, army.exposed, army.left = shown.eliminated, shown.exposed, shown.left
        army.proved, army.suits, army.seen = shown.proved, shown.suits, shown.seen
        army.accusations, army.at_smallest = view.accusations[army.number]
        army.traitor = shown.exposed or shown.traitor


def _own(view: TraitorView, state: State, own: OwnArmy) -> None:
    """Write into the state what the seat knows of one of its armies, and of itself."""
    army = state.armies[own.number]
    army.hand = [CARDS[card] for card in own.hand]
    if own.number not in view.mustering:
        army.answer = own.answer
    army.buried = [CARDS[card] for card in own.buried]
    army.cards = {one.slot: CARDS[one.card] for one in own.cards}
    army.face_up = {one.slot for one in own.cards if one.face_up}
    army.known = {one.slot: army.cards[one.slot] for one in view.armies[own.number].slots if one.remembered}
    army.jokers = sum(1 for card in (*army.hand, *army.cards.values()) if card in JOKERS)
    army.traitor = own.traitor
    if view.phase != "gift":
        state.gifts[army.seat] = view.gift
    state.received[army.seat] = view.received
    state.accusing = view.accusing


def _gifts(view: TraitorView, state: State) -> None:
    """Write into the state the gifts that the seat has made or received.

    The seat knows nothing of other gifts (J-8.2).
    """
    if view.phase != "gift" and view.jokers == len(JOKERS):
        state.gifts = [gift or "keep" for gift in state.gifts]
        if view.received is not None:
            state.gifts[view.received] = str(view.seat)
        if view.gift not in (None, "keep"):
            state.received[int(view.gift)] = view.seat


def _hands(view: TraitorView, state: State, unseen: list[int]) -> None:
    """Deal the hands of others, of the size they were dealt.

    Gifts that the seat knows of are in these hands (J-8.2).
    """
    own = [army.number for army in view.armies_own]
    if view.fellow is not None:
        joker = next(card for card in unseen if card in JOKERS)
        unseen.remove(joker)
        state.armies[view.fellow].hand = [joker]
    for army in state.armies:
        if army.number in own:
            continue
        taken = view.phase == "muster" and view.gift == str(army.number)
        size = army.dealt + taken - (view.received == army.number)
        missing = size - len(army.hand)
        army.hand = sorted(army.hand + unseen[:missing])
        del unseen[:missing]
        army.jokers = sum(1 for card in army.hand if card in JOKERS)
        army.traitor = view.phase == "muster" and army.jokers > 0


def _answers(view: TraitorView, state: State) -> None:
    """Make up the answers of others (J-1.2).

    These are answers to the question that is open, or answers given before for their first army.
    """
    if view.mustering == (2, 3):
        state.mustering = (0, 1)
        _imagine(state, {one.seat: one.answer for one in state.armies[:2] if one.answer is not None}, range(view.seats))
        for seat, keys in state.take_answers().items():
            state.mustered(seat).answer = keys
        state.mustering = view.mustering
    own = {view.seat: answer} if view.seat is not None and (answer := _own_answer(view)) is not None else {}
    _imagine(state, own, [seat for seat in range(view.seats) if seat not in view.asked])


def _imagine(state: State, own: Mapping[int, Keys], answered: Sequence[int]) -> None:
    """Put the question to all seats, and make up these answers."""
    state.put(state.phase, range(state.seats))
    imagine_answers(state, ask(state), own, answered, state.chance)


def _own_answer(view: TraitorView) -> Keys | None:
    """Return the seat's own answer to the open question."""
    if view.phase == "gift":
        return None if view.gift is None else (view.gift,)
    return next((one.answer for one in view.armies_own if one.number in view.mustering), None)
