"""What an answer brings about in a turn: accusation, rewards, hiding, and the next turn (J-2)."""

from engine.event import Event
from engine.traitor import events as happened
from engine.traitor.components import ACES, FACES, JOKERS, PLAIN, SPECIAL, STILL_NEEDED, TWOS
from engine.traitor.mustering import give, muster
from engine.traitor.questions import ask
from engine.traitor.scoring import check_aims, eliminate, remix, reward, tell_needed
from engine.traitor.seeing import make_view
from engine.traitor.state import Army, State
from engine.traitor.view import Fight


def play(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Carry out an answer that fits the seat's decision, and all that follows without asking anybody."""
    if state.phase == "gift":
        return give(state, seat, keys)
    if state.phase == "muster":
        events = muster(state, seat, keys)
        if state.mustering or state.result is not None:
            return events
        events += _next_turn(state, state.armies[state.dealer])
    else:
        events = _look(state, seat, keys) if state.phase == "look" else _in_turn(state, keys[0])
    if state.result is None:
        state.questions = ask(state)
    return events


def _in_turn(state: State, key: str) -> list[Event]:
    """The answers of the army in turn. Nothing is told before the target is named (J-9)."""
    army = _army(state, state.turn)
    if state.accused:
        return _hide(state, army, key)
    if state.accusing is None:
        state.accusing = int(key)
        return []
    if key == "back":
        state.accusing = None
        return []
    number, slot = key.split(".")
    events = _accuse(state, army, state.accusing, state.armies[int(number)], int(slot))
    return events if state.result or state.looking is not None else events + _after_accusation(state)


def _accuse(state: State, army: Army, slot: int, target: Army, target_slot: int) -> list[Event]:
    """J-2.1 to J-2.4 and J-2.8, in the order of J-2.9."""
    card, target_card = army.cards[slot], target.cards[target_slot]
    wins, reason = _outcome(state, card, target_card, target)
    state.open(army, slot)
    state.open(target, target_slot)
    state.accusing, state.accused = None, True
    dead = "target" if wins else "accuser"
    state.fight = Fight(army.number, slot, PLAIN[card], target.number, target_slot, PLAIN[target_card], dead, reason)
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
    )
    if wins:
        return [event, *_die(state, target, target_slot, army)]
    return [event, *_die(state, army, slot, target)]


def _outcome(state: State, card: int, target_card: int, target: Army) -> tuple[bool, str]:
    """Whether the accuser wins, and why."""
    if target_card in JOKERS:  # J-2.4
        return True, "joker"
    last_cards = target.exposed and len(target.cards) <= STILL_NEEDED
    if state.options["strong_twos"] == "on" and target_card in TWOS and card not in TWOS and not last_cards:  # J-2.8
        return False, "two"
    if card in SPECIAL and target_card in ACES:  # J-2.3
        return True, "special"
    return FACES[card].power >= FACES[target_card].power, "power"


def _die(state: State, army: Army, slot: int, gainer: Army) -> list[Event]:
    """Death, elimination, aims; then what the point brings, and the aims again (J-2.9)."""
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


def _look(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """J-3.3, then the accuser's turn goes on."""
    looker = _army(state, state.looking)
    events: list[Event] = []
    for key in keys:
        number, slot = map(int, key.split("."))
        army = state.armies[number]
        card = army.cards[slot]
        if slot not in army.known:
            state.peeked[seat][number, slot] = card
        face = FACES[card]
        events.append(
            happened.CardLookedAt(
                round=state.round,
                seat=seat,
                army=looker.which,
                target_seat=army.seat,
                target_army=army.which,
                target_slot=slot,
            )
        )
        events.append(
            happened.CardSeen(
                round=state.round,
                seats=(seat,),
                seat=seat,
                army=looker.which,
                target_seat=army.seat,
                target_army=army.which,
                target_slot=slot,
                target_card=face.card,
                target_rank=face.rank,
                target_suit=face.suit,
                target_power=face.power,
            )
        )
    state.phase, state.looking = "turn", None
    return events + _after_accusation(state)


def _after_accusation(state: State) -> list[Event]:
    """J-2.5: whose accusing card lives may hide it; otherwise the turn is over."""
    army = _army(state, state.turn)
    if state.fight is not None and state.fight.dead == "target" and not army.eliminated:
        return []
    return _next_turn(state, army)


def _hide(state: State, army: Army, key: str) -> list[Event]:
    """J-2.5."""
    slot = state.fight.slot if state.fight is not None else 0
    face = FACES[army.cards[slot]]
    event = happened.CardLeftOpen if key == "no" else happened.CardHidden
    events: list[Event] = [
        event(
            round=state.round,
            seat=army.seat,
            army=army.which,
            slot=slot,
            card=face.card,
            rank=face.rank,
            suit=face.suit,
            power=face.power,
        )
    ]
    if key == "yes":
        army.close(slot)
        events += remix(state, army)
    return events + _next_turn(state, army)


def _next_turn(state: State, last: Army) -> list[Event]:
    """J-2.7: the next living army that can accuse; a round is over when the turn comes to or past who began it."""
    state.turn, state.accused, state.questions = None, False, {}
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
    """The next living army clockwise, perhaps the same one."""
    number = len(state.armies)
    order = [state.armies[(army.number + step) % number] for step in range(1, number + 1)]
    return next(one for one in order if not one.eliminated)


def _way(state: State, army: Army) -> int:
    """How far an army sits from the one that began the round."""
    return (army.number - (state.starter or 0)) % len(state.armies)


def _start_round(state: State, army: Army) -> Event:
    """Our reading, as the rules know no rounds: each living army has one turn in a round."""
    if state.starter is not None:
        state.phase = "turn"
        state.rounds.append(make_view(state, None))
    state.starter = army.number
    state.round += 1
    return happened.RoundStarted(round=state.round, seat=army.seat, army=army.which)


def _army(state: State, number: int | None) -> Army:
    """The army of that number, which is known to be one."""
    return state.armies[number or 0]
