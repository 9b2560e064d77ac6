"""Piles and hands: shuffling, drawing, and what is known of a card (H-1.2, H-3.4, H-4.4)."""

from collections.abc import Iterable, Mapping, Sequence

from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.state import NOTHING, State


def shuffled(state: State, cards: Iterable[int], keys: Sequence[str], places: Mapping[str, int]) -> list[int]:
    """Return the cards as a pile.

    Before a shuffle the cards stand in canonical order, by their keys. Without cards there is no shuffle.
    """
    pile = [keys[card] for card in sorted(cards)]
    return [places[key] for key in state.chance.shuffle(pile)] if pile else []


def shuffled_buildings(state: State, cards: Iterable[int]) -> list[int]:
    """Return building cards as a pile."""
    return shuffled(state, cards, state.box.building_keys, state.box.card)


def shuffled_influence(state: State, cards: Iterable[int]) -> list[int]:
    """Return influence cards as a pile."""
    return shuffled(state, cards, state.box.influence, state.box.influence_card)


def shuffled_chips(state: State, chips: Iterable[int]) -> list[int]:
    """Return black chips as a pile."""
    return shuffled(state, chips, state.box.chips, state.box.chip)


def can_draw_influence(state: State) -> bool:
    """Return whether an influence card could be drawn (H-4.6)."""
    return bool(state.influence_deck or state.influence_discards)


def can_draw_building(state: State) -> bool:
    """Return whether a building card could be drawn (H-3.4)."""
    return bool(state.deck or state.discards or state.pawnshop or state.market)


def fill_deck(state: State) -> list[Event]:
    """Refill an empty deck for a building card that is wanted, if this can be done (H-3.4)."""
    if state.deck:
        return []
    source = "discards" if state.discards else "markets"
    cards = state.discards or state.pawnshop + state.market
    if not cards:
        return []
    state.deck = shuffled_buildings(state, cards)
    state.remade += 1
    if state.discards:
        state.discards = []
    else:
        state.pawnshop, state.market = [], []
    return [happened.DeckRemade(round=state.round, deck="building", source=source, number=len(state.deck))]


def fill_influence(state: State) -> list[Event]:
    """Refill an empty deck for an influence card that is wanted (H-3.4)."""
    if state.influence_deck or not state.influence_discards:
        return []
    state.influence_deck = shuffled_influence(state, state.influence_discards)
    state.influence_discards = []
    number = len(state.influence_deck)
    return [happened.DeckRemade(round=state.round, deck="influence", source="discards", number=number)]


def gain_card(state: State, seat: int, card: int, *, public: bool) -> None:
    """Put a building card into a hand."""
    state.hands[seat].append(card)
    state.hands[seat].sort()
    if public:
        state.known[seat].add(card)


def lose_card(state: State, seat: int, card: int) -> None:
    """Take a building card from a hand, for all to see."""
    state.hands[seat].remove(card)
    state.known[seat].discard(card)
    forget(state, card)


def forget(state: State, card: int) -> None:
    """Forget who knew the place of a building card: everybody sees the card, so nobody knows more."""
    for cards in state.glimpsed:
        cards.discard(card)


def gain_influence(state: State, seat: int) -> list[Event]:
    """Draw an influence card for the seat.

    The events that are returned also tell what only the seat sees.
    """
    events = fill_influence(state)
    card = state.influence_deck.pop(0)
    state.influence[seat].append(card)
    state.influence[seat].sort()
    kind = influence_word(state, card)
    return [*events, happened.InfluenceSeen(round=state.round, seats=(seat,), seat=seat, influence=kind)]


def spend(state: State, seat: int, card: int) -> None:
    """Move an influence card from a hand to the discards."""
    state.influence[seat].remove(card)
    state.influence_discards.append(card)


def influence_word(state: State, card: int) -> str:
    """Return the kind of an influence card, as a word."""
    return state.box.influence[card].split(".")[0]


def open_card(state: State, place: int, card: int, seat: int, how: str) -> Event:
    """Lay a building card open."""
    state.open[place] = card
    state.open_bricks[place] = 0
    forget(state, card)
    building = state.box.buildings[card]
    return happened.CardOpened(
        round=state.round,
        seat=seat,
        place=place,
        building=building.name,
        category=building.category,
        value=building.value,
        how=how,
    )


def fill_gaps(state: State) -> list[Event]:
    """Fill every empty place from the deck (H-3.4); one category is not enough (H-3.5).

    Our reading: a place that could not be filled is filled at a later refill, if there are cards again.
    """
    events: list[Event] = []
    for place, card in enumerate(state.open):
        if card == NOTHING:
            events += fill_deck(state)
            if state.deck:
                events.append(open_card(state, place, state.deck.pop(0), state.active, "deck"))
            else:
                events.append(happened.GapLeft(round=state.round, place=place))
    return events + _mix_categories(state)


def _mix_categories(state: State) -> list[Event]:
    """Replace the open cards while all of them have one category (H-3.5).

    The open cards stay if there is no card of another category in the deck and the discards.
    """
    events: list[Event] = []
    box = state.box
    while NOTHING not in state.open:
        shown = {box.categories[card] for card in state.open}
        if len(shown) > 1 or all(box.categories[card] in shown for card in state.deck + state.discards):
            break
        events.append(
            happened.OpenCardsDiscarded(
                round=state.round,
                category=box.buildings[state.open[0]].category,
                buildings=tuple(box.buildings[card].name for card in state.open),
                bricks=sum(state.open_bricks),
            )
        )
        state.discards += state.open
        for place in range(len(state.open)):
            events += fill_deck(state)
            events.append(open_card(state, place, state.deck.pop(0), state.active, "deck"))
    return events
