"""The game between questions: mustered armies, accusations, the next turn (J-1.3 to J-2, J-8.2)."""

from engine.event import Event
from engine.kinds import known
from engine.traitor import events as happened
from engine.traitor.components import (
    ACES,
    FACES,
    JOKERS,
    NAMES,
    PLAIN,
    RED,
    SECOND_JOKER,
    SPECIAL,
    STILL_NEEDED,
    TWOS,
    names,
)
from engine.traitor.scoring import check_aims, eliminate, reward, tell_needed
from engine.traitor.state import Army, State
from engine.traitor.view import Fight
from engine.traitor.visibility import make_view

# --- before the first turn --------------------------------------------------------------------------------------------


def settle_gifts(state: State) -> list[Event]:
    """Settle gifts when all have said whether to give a Joker away; then muster the armies (J-8.2)."""
    events: list[Event] = [happened.GiftsSettled(round=0)]
    for giver, (gift,) in sorted(state.take_answers().items()):
        state.gifts[giver] = gift
        if gift != "keep":
            taker = int(gift)
            state.armies[giver].hand.remove(SECOND_JOKER)
            state.armies[taker].hand.append(SECOND_JOKER)
            state.received[taker] = giver
            events.append(happened.JokerGiven(round=0, seats=(giver, taker), seat=giver, target_seat=taker))
    open_mustering(state, tuple(range(state.seats)))
    seats = tuple(army.seat for army in state.traitors())
    if len(seats) > 1:
        events.append(happened.TraitorsMet(round=0, seats=seats, traitor_seats=seats))
    return events


def open_mustering(state: State, armies: tuple[int, ...]) -> None:
    """Ask the owners of these armies what they keep.

    A holder of a Joker is a traitor (J-1.2).
    """
    for army in state.armies:
        army.jokers = sum(1 for card in army.hand if card in JOKERS)
        army.traitor = army.jokers > 0
        army.changed()
    state.mustering = armies
    state.put("muster", [state.armies[number].seat for number in armies])


def stand(state: State) -> list[Event]:
    """Make the middle pile and the armies, and start the first turn (J-1.3 to J-1.5).

    Armies without cards are eliminated.
    """
    state.mustering = ()
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
    state.pile = state.chance.shuffle(sorted([card for army in state.armies for card in army.buried]))
    events: list[Event] = []
    for army, cards in zip(state.armies, kept, strict=True):
        army.stand(state.chance.shuffle(cards))
        events.append(happened.ArmyMustered(round=0, seat=army.seat, army=army.which, number=len(cards)))
    events.append(happened.MiddlePileMade(round=0, number=len(state.pile)))
    for army in state.armies:
        if not army.cards:
            events.append(eliminate(state, army, "cards"))
    events += check_aims(state)
    return own + events + ([] if state.result else next_turn(state, state.armies[state.dealer]))


def _kept(army: Army) -> list[int]:
    """Return the cards that the army's answer keeps, in canonical order (J-1.2)."""
    answer = known(army.answer, "what the army keeps")
    if army.traitor:
        return [card for card in army.hand if card not in RED or NAMES[card] in answer]
    return [card for card in army.hand if FACES[card].suit in answer]


# --- an accusation ----------------------------------------------------------------------------------------------------


def accuse(state: State, army: Army, slot: int, target: Army, target_slot: int) -> list[Event]:
    """Carry out an accusation (J-2.1 to J-2.4 and J-2.8), in the order of J-2.9.

    An accused card that lives stays face up (J-2.6).
    """
    card, target_card = army.cards[slot], target.cards[target_slot]
    wins, reason = outcome(state, card, target_card, target)
    army.accusations += 1
    living = [len(one.cards) for one in state.armies if one.seat != army.seat and one.cards]
    army.at_smallest += len(target.cards) == min(living)
    known_by = "up" if target_slot in target.face_up else "remembered" if target_slot in target.known else ""
    proved = _open_both(state, army, slot, target, target_slot)
    state.accusing, state.accused = None, True
    dead = "target" if wins else "accuser"
    cards = army.number, slot, PLAIN[card], target.number, target_slot, PLAIN[target_card]
    earlier = [fight for fight in state.fights if fight.round == state.round]
    state.fights = (*earlier, Fight(*cards, dead, reason, state.round))
    one, other = FACES[card], FACES[target_card]
    event = happened.CardAccused(
        round=state.round,
        seat=army.seat,
        army=army.which,
        slot=slot,
        card=one.card,
        rank=one.rank,
        suit=one.suit,
        power=one.power,
        target_seat=target.seat,
        target_army=target.which,
        target_slot=target_slot,
        target_card=other.card,
        target_rank=other.rank,
        target_suit=other.suit,
        target_power=other.power,
        dead=dead,
        reason=reason,
        known=known_by,
        proved=proved,
    )
    events = _die(state, target, target_slot, army) if wins else _die(state, army, slot, target)
    if state.result is None and state.looking is None:
        events += after_accusation(state)
    return [event, *events]


def _open_both(state: State, army: Army, slot: int, target: Army, target_slot: int) -> str:
    """Turn both cards face up, and return which army thereby proves to be a traitor's, as in ``CardAccused``."""
    before = army.proved, target.proved
    state.open(army, slot)
    state.open(target, target_slot)
    accuser, accused = army.proved > before[0], target.proved > before[1]
    return "both" if accuser and accused else "accuser" if accuser else "target" if accused else ""


def outcome(state: State, card: int, target_card: int, target: Army) -> tuple[bool, str]:
    """Return whether the accuser wins, and why."""
    if target_card in JOKERS:  # J-2.4
        return True, "joker"
    last_cards = target.exposed and len(target.cards) <= STILL_NEEDED
    if state.options["strong_twos"] == "on" and target_card in TWOS and card not in TWOS and not last_cards:  # J-2.8
        return False, "two"
    if card in SPECIAL and target_card in ACES:  # J-2.3
        return True, "special"
    return FACES[card].power >= FACES[target_card].power, "power"


def _die(state: State, army: Army, slot: int, gainer: Army) -> list[Event]:
    """Carry out death, elimination and aims.

    Then follow the reward for the point, and the aims again (J-2.9).
    """
    before = state.needed()
    card = army.lose(slot)
    gainer.gain(card)
    face = FACES[card]
    events: list[Event] = [
        happened.PointScored(
            round=state.round,
            seat=gainer.seat,
            army=gainer.which,
            card=face.card,
            rank=face.rank,
            suit=face.suit,
            points=len(gainer.pile),
        )
    ]
    if card in JOKERS:
        state.jokers_dead += 1
        events.append(happened.TraitorExposed(round=state.round, seat=army.seat, army=army.which))
    if not army.cards:
        events.append(eliminate(state, army, "cards"))
    events += tell_needed(state, before)
    events += check_aims(state)
    return events if state.result else events + reward(state, gainer)


def after_accusation(state: State) -> list[Event]:
    """Let the army hide its accusing card if that card lives (J-2.5); otherwise end the turn."""
    army = state.army
    if state.fights[-1].dead == "target" and not army.eliminated:
        return []
    return next_turn(state, army)


# --- turns and rounds -------------------------------------------------------------------------------------------------


def next_turn(state: State, last: Army) -> list[Event]:
    """Give the turn to the next living army that can accuse (J-2.7).

    A round is over when the turn comes to or past the army that began the round.
    """
    state.turn, state.accused = None, False
    events: list[Event] = []
    army = last
    while True:
        following = _left_of(state, army)
        if state.starter is None or _way(state, following) <= _way(state, army):
            events.append(_start_round(state, following))
        army = following
        if army.can_accuse():
            state.phase, state.turn = "turn", army.number
            return events
        army.show_jokers()
        state.forget(army)
        events.append(happened.ArmyPassed(round=state.round, seat=army.seat, army=army.which))


def _left_of(state: State, army: Army) -> Army:
    """Return the next living army clockwise, perhaps the same one."""
    following = army.number + 1
    while (one := state.armies[following % len(state.armies)]).eliminated:
        following += 1
    return one


def _way(state: State, army: Army) -> int:
    """Return how far an army sits from the army that began the round."""
    return (army.number - known(state.starter, "who began the round")) % len(state.armies)


def _start_round(state: State, army: Army) -> Event:
    """Start a round.

    Our reading, as the rules know no rounds: each living army has one turn in a round.
    """
    if state.starter is not None:
        state.phase = "turn"
        state.rounds.append(make_view(state, None))
    state.starter = army.number
    state.round += 1
    return happened.RoundStarted(round=state.round, seat=army.seat, army=army.which)
