"""Setting up a game (H-1.1, H-1.2)."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.piles import fill_gaps, gain_card, shuffled_buildings, shuffled_chips, shuffled_influence
from engine.het_verraad.components import LETTERS, Box
from engine.het_verraad.state import State, new_state


def set_up(box: Box, seats: int, options: Mapping[str, str], chance: Chance, rules: int) -> tuple[State, list[Event]]:
    """Return a game after H-1.1 and H-1.2; the first seat is asked for an area (H-1.3)."""
    state = new_state(box, seats, options, chance, rules, chance.pick(list(range(seats))))
    events: list[Event] = [happened.StartPlayerDrawn(round=0, seat=state.start)]
    state.active = state.start
    for letter in reversed(LETTERS):
        cards = [number for number, one in enumerate(box.buildings) if one.letter == letter]
        state.deck = shuffled_buildings(state, cards) + state.deck
    state.influence_deck = shuffled_influence(state, range(len(box.influence)))
    state.stack = shuffled_chips(state, range(len(box.chips)))
    for seat in state.clockwise(state.start):
        for _ in range(box.supplies.start_cards):
            gain_card(state, seat, state.deck.pop(0), public=False)
        hand = [box.buildings[card] for card in state.hands[seat]]
        events.append(
            happened.BuildingsDealt(
                round=0,
                seats=(seat,),
                seat=seat,
                buildings=tuple(one.name for one in hand),
                categories=tuple(one.category for one in hand),
                values=tuple(one.value for one in hand),
            )
        )
    events += fill_gaps(state)
    state.course.ask("claim")
    state.active = state.draft_order()[0]
    state.changed = 0
    return state, events
