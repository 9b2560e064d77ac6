"""What seats know for certain of other hands (T-5.1), and how cards that come and go change it."""

from engine.the_traitors.state import Hand, State, with_card, without_any, without_card


def see(state: State, viewer: int, seat: int) -> None:
    """The viewer is shown the whole hand of the seat."""
    _know(state, viewer, seat, state.hands[seat])


def leaves(state: State, seat: int, card: str) -> None:
    """Everybody sees a card of that kind leave the seat's hand."""
    state.hands[seat] = without_card(state.hands[seat], card)
    for viewer, sight in enumerate(state.sights):
        if seat in sight and card in sight[seat]:
            _know(state, viewer, seat, without_card(sight[seat], card))


def take(state: State, taker: int, seat: int, card: str) -> None:
    """A card changes hands, and only these two know which one."""
    state.hands[seat] = without_card(state.hands[seat], card)
    state.hands[taker] = with_card(state.hands[taker], card)
    for viewer, sight in enumerate(state.sights):
        if seat in sight:
            left = without_card(sight[seat], card) if viewer == taker else without_any(sight[seat])
            _know(state, viewer, seat, left)
    _know(state, seat, taker, with_card(state.sights[seat].get(taker, ()), card))


def forget(state: State, seat: int) -> None:
    """The seat is out: it knows nothing any more, and there is nothing to know of it."""
    state.sights[seat] = {}
    for sight in state.sights:
        sight.pop(seat, None)


def _know(state: State, viewer: int, seat: int, cards: Hand) -> None:
    if cards:
        state.sights[viewer][seat] = cards
    else:
        state.sights[viewer].pop(seat, None)
