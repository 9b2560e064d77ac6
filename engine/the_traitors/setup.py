"""Setting up a round (T-1)."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.chance import Chance
from engine.event import Event
from engine.hidden_roles import RoleDealt
from engine.the_traitors import events as happened
from engine.the_traitors.components import DECK, EVENT, EVENTS, FINAL_BANISHMENT, FIRST, HAND, ROLES, TRAITOR, selection
from engine.the_traitors.state import State, held
from engine.the_traitors.turns import shuffle_selectors, start_turn


def set_up(
    seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
) -> tuple[State, list[Event]]:
    """Return a new game whose first turn has begun (T-1.4)."""
    state = State(
        seats=seats,
        options=options,
        chance=chance,
        rules=rules,
        selection=FIRST if rules < 2 else selection(data["events"]),
        dealer=chance.pick(tuple(range(seats))),
        gains=[()] * seats,
    )
    return state, start_round(state)


def start_round(state: State) -> list[Event]:
    """T-1.1 to T-1.4, and the first turn."""
    _begin(state)
    first = (state.dealer + 1) % state.seats
    order = state.clockwise(first)
    undealt = _deal(state, order)
    state.deck = build_deck(state.chance, state.chance.shuffle((*undealt, TRAITOR)), spacing(state))
    events: list[Event] = [happened.RoundStarted(round=state.round, seat=state.dealer, first_seat=first)]
    state.dealt = ROLES.deal(order, state.chance)
    for seat in order:
        hand, role = state.hands[seat], state.dealt[seat]
        events.append(happened.CardsDealt(round=state.round, seats=(seat,), seat=seat, cards=hand))
        events.append(RoleDealt(round=state.round, seats=(seat,), seat=seat, role=role))
    if state.options["preset"] == "paper":
        shuffle_selectors(state)
    return events + start_turn(state, first)


def _begin(state: State) -> None:
    """Take all cards back (T-1), and forget all that belonged to the last round."""
    seats = state.seats
    state.round += 1
    state.living = list(range(seats))
    state.fates = [""] * seats
    state.recruited = state.rejected = None
    state.perhaps = set()
    state.hands, state.shown = [()] * seats, [()] * seats
    state.sights = [{} for _ in range(seats)]
    state.selectors, state.discard_pile, state.events, state.blackmails = [], [], [], []
    state.fund = 0
    state.ended = ""


def _deal(state: State, order: Sequence[int]) -> Sequence[str]:
    """T-1.1; what is left of the shuffled cards is returned."""
    cards = state.chance.shuffle(DECK)
    dealt = HAND * state.seats
    for place, seat in enumerate(order):
        state.hands[seat] = held(tuple(cards[place : dealt : state.seats]))
    return cards[dealt:]


def spacing(state: State) -> str:
    """Return the way Events are spread over the deck (T-9.2); version 1 knew one way."""
    return state.options["spacing"] if state.rules >= 2 else "packets"


def packet_sizes(cards: int) -> list[int]:
    """Return the number of cards of each packet before its Event is put into it, from the top (T-1.2).

    >>> packet_sizes(39)
    [5, 5, 5, 5, 5, 5, 5, 4]
    """
    size, larger = divmod(cards, EVENTS)
    return [size + 1] * larger + [size] * (EVENTS - larger)


def places(size: int, spacing: str) -> range:
    """Return the places in a packet of so many cards at which its Event may come to stand (T-1.2, T-9.2).

    Place 1 is the top.

    >>> places(5, "packets"), places(5, "even"), places(4, "even"), places(3, "even")
    (range(1, 7), range(2, 4), range(2, 4), range(1, 2))
    """
    if spacing == "packets":
        return range(1, size + 2)
    before = size // 4
    return range(before + 1, before + max(1, size // 2) + 1)


def build_deck(chance: Chance, cards: Sequence[str], spacing: str) -> list[str]:
    """Return the deck made of these cards, top last (T-1.2)."""
    deck: list[str] = []
    start = 0
    for size in packet_sizes(len(cards)):
        packet = list(cards[start : start + size])
        possible = places(size, spacing)
        packet.insert(possible[chance.roll(len(possible)) - 1] - 1, EVENT)
        deck += packet
        start += size
    return [FINAL_BANISHMENT, *reversed(deck)]
