"""A turn: drawing, playing, blackmail, discarding (T-2, T-4, T-5), and the Events that interrupt it (T-3.1)."""

from collections.abc import Callable

from engine.event import Event
from engine.the_traitors import events as happened
from engine.the_traitors.components import (
    BANISHMENT,
    DAGGER,
    DIGITAL,
    EVENT,
    FINAL_BANISHMENT,
    GOLD,
    HAND,
    MURDER,
    TRAITOR,
)
from engine.the_traitors.questions import ask_all, ask_turn
from engine.the_traitors.sights import leaves, see, take
from engine.the_traitors.state import State, with_card, without_card
from engine.the_traitors.view import EventView


def start_turn(state: State, seat: int) -> list[Event]:
    """T-2.4: the seat has the next turn, and draws."""
    state.turn = seat
    return [happened.TurnStarted(round=state.round, seat=seat), *draw(state)]


def draw(state: State) -> list[Event]:
    """T-2.1: the seat at turn draws until it has a card to play with or an Event asks everybody."""
    state.played = ""
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
            ask_all(state, "murder")
            return events
        if event == BANISHMENT:
            return [*events, open_vote(state, 1, state.living)]


def _to_hand(state: State, card: str) -> list[Event]:
    seat = state.turn
    state.hands[seat] = with_card(state.hands[seat], card)
    if TRAITOR not in state.discard_pile:
        state.perhaps.add(seat)
    ask_turn(state, "recruit" if card == TRAITOR else "play")  # T-4.1
    return [
        happened.CardDrawn(round=state.round, seat=seat),
        happened.OwnCardDrawn(round=state.round, seats=(seat,), seat=seat, card=card),
    ]


def _select(state: State) -> str:
    """T-3.1, T-3.3: which event it is."""
    state.discard_pile.append(EVENT)
    event = state.selectors.pop() if state.options["preset"] == "paper" else state.chance.pick(DIGITAL)
    quiet = event not in (MURDER, BANISHMENT)
    state.events.append(EventView(event=event, drawer=state.turn, outcome="quiet" if quiet else ""))
    return event


def _final_banishment(state: State) -> list[Event]:
    """T-3.9."""
    state.discard_pile.append(FINAL_BANISHMENT)
    state.events.append(EventView(event=FINAL_BANISHMENT, drawer=state.turn))
    drawn = happened.FinalBanishmentDrawn(round=state.round, seat=state.turn)
    return [drawn, open_vote(state, 1, state.living)]


def open_vote(state: State, ballot: int, suspects: list[int]) -> Event:
    """T-3.7: everybody votes, or votes again."""
    state.ballot, state.suspects = ballot, tuple(suspects)
    ask_all(state, "vote")
    return happened.VoteOpened(
        round=state.round,
        ballot=ballot,
        final=int(state.events[-1].event == FINAL_BANISHMENT),
        suspect_seats=state.suspects,
        living_seats=tuple(state.living),
        out_seats=tuple(seat for seat in range(state.seats) if seat not in state.living),
    )


# --- answers ----------------------------------------------------------------------------------------------------------


def answer_in_turn(state: State, seat: int, key: str) -> list[Event]:
    """The seat at turn answers what it is asked."""
    return _ANSWERS[state.question](state, key)


def _recruit(state: State, key: str) -> list[Event]:
    """T-4. A dealt Traitor's rejection is like any other."""
    seat = state.turn
    if key == "accept":
        state.recruited = seat
        ask_turn(state, "play")
        return [happened.Recruited(round=state.round, seats=(seat,), seat=seat)]
    state.hands[seat] = without_card(state.hands[seat], TRAITOR)
    state.discard_pile.append(TRAITOR)
    state.rejected = seat
    state.perhaps.clear()
    ask_turn(state, "play")
    return [happened.TraitorCardRejected(round=state.round, seat=seat)]


def _play(state: State, key: str) -> list[Event]:
    """T-2.2."""
    card = key.split(".", maxsplit=1)[0]
    if card == DAGGER:
        ask_turn(state, "blackmail")
        return []
    if card != GOLD:
        return _after_playing(state)
    state.played = GOLD
    leaves(state, state.turn, GOLD)
    state.fund += 1
    return [happened.GoldPlayed(round=state.round, seat=state.turn, fund=state.fund), *_after_playing(state)]


def _blackmail(state: State, key: str) -> list[Event]:
    """T-5.1: the Dagger goes, the hand is seen."""
    seat, named = state.turn, int(key)
    state.played, state.named = DAGGER, named
    state.blackmails.append((seat, named))
    leaves(state, seat, DAGGER)
    state.discard_pile.append(DAGGER)
    see(state, seat, named)
    ask_turn(state, "take")
    cards = state.hands[named]
    return [
        happened.DaggerUsed(round=state.round, seat=seat, named_seat=named),
        happened.HandSeen(round=state.round, seats=(seat,), seat=seat, named_seat=named, cards=cards),
    ]


def _take(state: State, key: str) -> list[Event]:
    """T-5.1; of a Dagger nothing is told before T-5.2 is answered."""
    card = key.split(".", maxsplit=1)[0]
    if card == DAGGER:
        ask_turn(state, "again")
        return []
    return [*_taken(state, card), *_after_playing(state)]


def _again(state: State, key: str) -> list[Event]:
    """T-5.2."""
    events = _taken(state, DAGGER)
    return events + (_after_playing(state) if key == "none" else _blackmail(state, key))


def _taken(state: State, card: str) -> list[Event]:
    """The card changes hands, or none does, and that much is told."""
    seat, named = state.turn, state.named or 0
    state.named = None
    if card == "none":
        return [happened.CardNotTaken(round=state.round, seat=seat, named_seat=named)]
    take(state, seat, named, card)
    both = (seat, named)
    return [
        happened.CardTaken(round=state.round, seat=seat, named_seat=named),
        happened.TakenCardSeen(round=state.round, seats=both, seat=seat, named_seat=named, card=card),
    ]


def _after_playing(state: State) -> list[Event]:
    """T-2.3, or the next turn."""
    if len(state.hands[state.turn]) > HAND:
        ask_turn(state, "discard")
        return []
    return start_turn(state, state.left_of(state.turn))


def _discard(state: State, key: str) -> list[Event]:
    """T-2.3."""
    seat, card = state.turn, key.split(".", maxsplit=1)[0]
    leaves(state, seat, card)
    lay_off(state, card)
    event = happened.CardDiscarded(round=state.round, seat=seat, card=card, fund=state.fund)
    return [event, *start_turn(state, state.left_of(seat))]


def lay_off(state: State, card: str) -> None:
    """Gold goes into the prize fund, everything else onto the discard pile (T-2.3, T-6.1)."""
    if card == GOLD:
        state.fund += 1
    else:
        state.discard_pile.append(card)


_ANSWERS: dict[str, Callable[[State, str], list[Event]]] = {
    "recruit": _recruit,
    "play": _play,
    "blackmail": _blackmail,
    "take": _take,
    "again": _again,
    "discard": _discard,
}
