"""Before the first turn: a Joker may be given away, and armies are mustered (J-8.2, J-1.2 to J-1.5)."""

import msgspec

from engine.event import Event
from engine.traitor import events as happened
from engine.traitor.components import FACES, JOKERS, NAMES, RED, SECOND_JOKER
from engine.traitor.questions import ask, names
from engine.traitor.scoring import check_aims, eliminate
from engine.traitor.state import Army, State


def begin(state: State) -> None:
    """After the deal: the first questions, asked of all at once."""
    if state.jokers == len(JOKERS):
        state.phase = "gift"
        state.questions = ask(state)
    else:
        _ask_for(state, tuple(range(state.seats)))


def give(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """J-8.2. Nothing happens before everybody has answered."""
    state.gifts[seat] = keys[0]
    if not _all_answered(state, seat, keys):
        return []
    events: list[Event] = [happened.GiftsSettled(round=0)]
    for giver, gift in enumerate(state.gifts):
        if gift is not None and gift != "keep":
            taker = int(gift)
            state.armies[giver].hand.remove(SECOND_JOKER)
            state.armies[taker].hand.append(SECOND_JOKER)
            state.received[taker] = giver
            events.append(happened.JokerGiven(round=0, seats=(giver, taker), seat=giver, target_seat=taker))
    _ask_for(state, tuple(range(state.seats)))
    seats = tuple(army.seat for army in state.traitors())
    if len(seats) > 1:
        events.append(happened.TraitorsMet(round=0, seats=seats, traitor_seats=seats))
    return events


def _ask_for(state: State, armies: tuple[int, ...]) -> None:
    """Ask the owners of these armies what they keep; who holds a Joker is a traitor (J-1.2)."""
    for army in state.armies:
        army.jokers = sum(1 for card in army.hand if card in JOKERS)
        army.traitor = army.jokers > 0
        army.changed()
    state.phase, state.mustering = "muster", armies
    state.questions = ask(state)


def muster(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """J-1.2. Nothing happens before everybody has answered for every army."""
    army = next(army for army in state.own(seat) if army.number in state.mustering)
    army.answer = keys
    if not _all_answered(state, seat, keys):
        return []
    following = state.mustering[-1] + 1
    if following < len(state.armies):
        _ask_for(state, tuple(range(following, following + state.seats)))
        return []
    return _stand(state)


def _all_answered(state: State, seat: int, keys: tuple[str, ...]) -> bool:
    """Whether nobody is awaited now that a seat has answered; its answer may still be replaced if not."""
    answered = msgspec.structs.replace(state.questions[seat], replaces=keys)
    state.questions = {**state.questions, seat: answered}
    return all(decision.replaces is not None for decision in state.questions.values())


def _stand(state: State) -> list[Event]:
    """J-1.3 to J-1.5: the middle pile and the armies; those without cards are eliminated."""
    state.mustering, state.questions = (), {}
    kept = [_kept(army) for army in state.armies]
    own: list[Event] = []
    for army, cards in zip(state.armies, kept, strict=True):
        army.buried = [card for card in army.hand if card not in cards]
        own.append(
            happened.CardsKept(
                round=0,
                seats=(army.seat,),
                seat=army.seat,
                army=army.which,
                cards=names(cards),
                buried=names(army.buried),
            )
        )
    state.pile = state.chance.shuffle(sorted(card for army in state.armies for card in army.buried))
    events: list[Event] = []
    for army, cards in zip(state.armies, kept, strict=True):
        army.stand(state.chance.shuffle(cards))
        events.append(happened.ArmyMustered(round=0, seat=army.seat, army=army.which, number=len(cards)))
    events.append(happened.MiddlePileMade(round=0, number=len(state.pile)))
    for army in state.armies:
        if not army.cards:
            events.append(eliminate(state, army, "cards"))
    return own + events + check_aims(state)


def _kept(army: Army) -> list[int]:
    """The cards that the army's answer keeps, in canonical order (J-1.2)."""
    answer = army.answer or ()
    if army.traitor:
        return [card for card in army.hand if card not in RED or NAMES[card] in answer]
    return [card for card in army.hand if FACES[card].suit in answer]
