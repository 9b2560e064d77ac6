"""The rules between the questions of a turn: drawing, the Events that interrupt it, the next turn (T-2, T-3.1)."""

from collections.abc import Iterable

from engine.event import Event
from engine.the_traitors import events as happened
from engine.the_traitors.components import BANISHMENT, EVENT, FINAL_BANISHMENT, GOLD, HAND, MURDER, TRAITOR
from engine.the_traitors.state import State, with_card
from engine.the_traitors.view import EventView


def start_turn(state: State, seat: int) -> list[Event]:
    """T-2.4: the seat has the next turn, and draws."""
    state.turn = seat
    return [happened.TurnStarted(round=state.round, seat=seat), *draw(state)]


def draw(state: State) -> list[Event]:
    """T-2.1: the seat at turn draws until it has a card to play with or an Event asks everybody."""
    state.played, state.rejecting = "", False
    events: list[Event] = []
    while True:
        card = state.deck.pop()
        if card == FINAL_BANISHMENT:
            return events + _final_banishment(state)
        if card != EVENT:
            return events + _to_hand(state, card)
        event = _select(state)
        events.append(
            happened.EventDrawn(round=state.round, seat=state.turn, event=event, event_number=len(state.events))
        )
        if event == MURDER:
            put_to_all(state, "murder")
            return events
        if event == BANISHMENT:
            return [*events, open_vote(state, 1, state.living)]
        if state.asks_again:
            return [*events, open_end(state)]


def _to_hand(state: State, card: str) -> list[Event]:
    seat = state.turn
    state.hands[seat] = with_card(state.hands[seat], card)
    if seat not in state.perhaps and TRAITOR not in state.discard_pile:
        state.perhaps.add(seat)
    state.phase, state.question = "turn", "recruit" if card == TRAITOR else "play"  # T-4.1
    return [
        happened.CardDrawn(round=state.round, seat=seat),
        happened.OwnCardDrawn(round=state.round, seats=(seat,), seat=seat, card=card),
    ]


def _select(state: State) -> str:
    """T-3.1, T-3.3: which event it is."""
    state.discard_pile.append(EVENT)
    event = _selector(state) if state.options["preset"] == "paper" else state.chance.pick(state.selection.odds)
    quiet = event not in (MURDER, BANISHMENT)
    state.events.append(EventView(event=event, drawer=state.turn, outcome="quiet" if quiet else ""))
    return event


def shuffle_selectors(state: State) -> None:
    """T-3.1: all cards of the selector deck are shuffled."""
    state.selectors = state.chance.shuffle(state.selection.deck)[::-1]


def _selector(state: State) -> str:
    """T-3.1: the top card of the selector deck, which is shuffled again when a host's has run out (T-9.5)."""
    if not state.selectors:
        shuffle_selectors(state)
    return state.selectors.pop()


def _final_banishment(state: State) -> list[Event]:
    """T-3.9."""
    state.discard_pile.append(FINAL_BANISHMENT)
    state.events.append(EventView(event=FINAL_BANISHMENT, drawer=state.turn))
    drawn = happened.FinalBanishmentDrawn(round=state.round, seat=state.turn)
    return [drawn, open_vote(state, 1, state.living)]


def open_vote(state: State, ballot: int, suspects: Iterable[int]) -> Event:
    """T-3.7: everybody votes, or votes again."""
    state.question = ""
    state.open_ballot("vote", state.living, suspects, ballot)
    return happened.VoteOpened(
        round=state.round,
        ballot=ballot,
        final=int(state.is_final),
        suspect_seats=state.suspects,
        living_seats=tuple(state.living),
        out_seats=tuple([seat for seat in range(state.seats) if seat not in state.living]),
    )


def open_end(state: State) -> Event:
    """T-3.10, T-9.1: everybody is asked whether to end the round; more than two are living, or it would be over."""
    put_to_all(state, "end")
    return happened.EndOpened(round=state.round, living_seats=tuple(state.living))


def put_to_all(state: State, phase: str) -> None:
    """Ask all living seats at the same time (T-8.4)."""
    state.question = ""
    state.put(phase, state.living)


def after_playing(state: State) -> list[Event]:
    """T-2.3, or the next turn."""
    if len(state.hands[state.turn]) > HAND:
        state.question = "discard"
        return []
    return end_turn(state)


def end_turn(state: State) -> list[Event]:
    """Begin the next turn (T-2.4).

    If the Traitor card was rejected in this turn and the options say so, ask for the round's end (T-9.1).
    """
    if state.rejecting and state.asks_again:
        return [open_end(state)]
    return start_turn(state, state.left_of(state.turn))


def lay_off(state: State, card: str) -> None:
    """Gold goes into the prize fund, everything else onto the discard pile (T-2.3, T-6.1)."""
    if card == GOLD:
        state.fund += 1
    else:
        state.discard_pile.append(card)
