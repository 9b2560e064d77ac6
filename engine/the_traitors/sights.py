"""The certain knowledge of seats about other hands (T-5.1), and its changes as cards come and go."""

from engine.the_traitors.state import Hand, State, with_card, without_any, without_card


def see(state: State, viewer: int, seat: int) -> None:
    """Show the viewer the whole hand of the seat."""
    _know(state, viewer, seat, state.hands[seat])


def leaves(state: State, seat: int, card: str) -> None:
    """Note that everybody sees a card of that kind leave the seat's hand."""
    state.hands[seat] = without_card(state.hands[seat], card)
    for viewer, sight in enumerate(state.sights):
        if seat in sight and card in sight[seat]:
            _know(state, viewer, seat, without_card(sight[seat], card))


def take(state: State, taker: int, seat: int, card: str) -> None:
    """Note that a card changes hands, and only these two seats know which card."""
    state.hands[seat] = without_card(state.hands[seat], card)
    state.hands[taker] = with_card(state.hands[taker], card)
    for viewer, sight in enumerate(state.sights):
        if seat in sight:
            left = without_card(sight[seat], card) if viewer == taker else without_any(sight[seat])
            _know(state, viewer, seat, left)
    _know(state, seat, taker, with_card(state.sights[seat].get(taker, ()), card))


def forget(state: State, seat: int) -> None:
    """Note that the seat is out: it knows nothing any more, and there is nothing to know of it."""
    state.sights[seat] = {}
    for sight in state.sights:
        sight.pop(seat, None)


def _know(state: State, viewer: int, seat: int, cards: Hand) -> None:
    if cards:
        state.sights[viewer][seat] = cards
    else:
        state.sights[viewer].pop(seat, None)
