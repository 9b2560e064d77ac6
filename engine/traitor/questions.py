"""The kinds of questions: what can be chosen, and what an answer brings (J-9)."""

from collections.abc import Hashable, Iterator, Mapping

from engine.decision import Choice, Decision
from engine.event import Event
from engine.hidden_roles import ballot
from engine.kinds import BACK, YES_NO, Facts, Kind, Then, always, by_name, known
from engine.traitor import events as happened
from engine.traitor.choices import (
    KEEP,
    army_choices,
    card_choice,
    own_choice,
    red_choice,
    suit_choice,
)
from engine.traitor.components import (
    ACES,
    FACES,
    JOKERS,
    LOOK_AT,
    MOST_RED,
    PLAIN,
    RED,
    SECOND_DECK,
    SPECIAL,
    SUITS,
    SUITS_KEPT,
    decks,
    known_by_place,
    names,
)
from engine.traitor.rounds import accuse, after_accusation, next_turn, open_mustering, outcome, settle_gifts, stand
from engine.traitor.scoring import remix
from engine.traitor.state import Army, State

NONE: frozenset[int] = frozenset()
NEW = 2
"""In so many rounds, questions tell the rules that they go by."""


def ask(state: State) -> Mapping[int, Decision]:
    """Return each seat that is asked, with its question.

    A seat that has answered a question to all may answer again.
    """
    if state.phase == "over":
        return {}
    kind = KINDS[_kind(state)]
    if kind.tells:
        return kind.ask_all(state, state.put_to, state.answers)
    seat = state.army.seat
    return {seat: kind.ask(state, seat)}


def _kind(state: State) -> str:
    """Return the kind of question of the phase; a turn has up to three steps."""
    if state.phase != "turn":
        return state.phase
    if state.accused:
        return "hide"
    return "accuse" if state.accusing is None else "target"


# --- giving a Joker away (J-8.2) --------------------------------------------------------------------------------------


def _gift_choices(state: State, seat: int) -> Iterator[Choice]:
    """Yield the choices of a seat with both Jokers, which may give one Joker to another army."""
    yield KEEP
    if _jokers(state.armies[seat]) == len(JOKERS):
        for army in state.others(seat):
            yield Choice(str(army.number), {"target_seat": army.seat})


def _gift_facts(state: State, seat: int) -> Facts:
    return {"jokers": _jokers(state.armies[seat])}


def _gift_alike(state: State) -> Hashable:
    return tuple(map(_jokers, state.armies))


def _jokers(army: Army) -> int:
    return len([card for card in army.hand if card in JOKERS])


# --- mustering (J-1.2) ------------------------------------------------------------------------------------------------


def _muster_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the red cards of a hand with a Joker, otherwise the suits."""
    army = state.mustered(seat)
    if _jokers(army):
        return tuple([red_choice(card) for card in army.hand if card in RED])
    return tuple([suit_choice(army, suit) for suit in SUITS])


def _muster_number(state: State, seat: int) -> tuple[int, int]:
    army = state.mustered(seat)
    if _jokers(army):
        return 0, min(MOST_RED, len([card for card in army.hand if card in RED]))
    return SUITS_KEPT, SUITS_KEPT


def _muster_facts(state: State, seat: int) -> Facts:
    army = state.mustered(seat)
    jokers = _jokers(army)
    return {
        "army": army.which,
        "traitor": int(bool(jokers)),
        "jokers": jokers,
        "cards": names(army.hand),
        "count": len(army.hand),
        "kept": names(card for card in army.hand if card not in RED) if jokers else (),
        "alone": int(jokers == state.jokers),
        "decks": decks(state.seats),
    }


def _muster_alike(state: State) -> Hashable:
    return state.mustering, tuple([tuple(state.armies[number].hand) for number in state.mustering])


def _muster(state: State) -> list[Event]:
    """Note all answers; nothing happens before everybody has answered for every army."""
    for seat, keys in state.take_answers().items():
        state.mustered(seat).answer = keys
    following = state.mustering[-1] + 1
    if following < len(state.armies):
        open_mustering(state, tuple(range(following, following + state.seats)))
        return []
    return stand(state)


# --- accusing (J-2.1) -------------------------------------------------------------------------------------------------


def _accuse_choices(state: State, seat: int) -> list[Choice]:
    """Return the army's cards. Two that look alike, from two decks, are alike, or told by number if others may be."""
    army = state.army
    cards, face_up, unmasking = army.cards, army.face_up, army.unmasking()
    alone = SECOND_DECK.isdisjoint(cards.values()) or len({PLAIN[card] for card in cards.values()}) == len(cards)
    if alone and not unmasking:
        return [card_choice(slot, card, slot in face_up, 0) for slot, card in cards.items() if card not in JOKERS]
    numbered = known_by_place(state.options["rehide"], [len(one.pile) for one in state.armies])
    looks = [(PLAIN[card], slot in face_up) for slot, card in cards.items()]
    found = []
    for (slot, card), (name, up) in zip(cards.items(), looks, strict=True):
        if card in JOKERS:
            continue
        twin = looks.count((name, up)) > 1
        alike = f"{name}{'u' * up}" if twin and not numbered else ""
        found.append(card_choice(slot, card, up, int(twin and numbered), alike, int(slot in unmasking)))
    return found


def _accuse_facts(state: State, seat: int) -> Facts:
    army = state.army
    shown, held = {FACES[army.cards[slot]].suit for slot in army.unmasking()}, {*army.cards.values()}
    return {
        "army": army.which,
        "new": int(state.round <= NEW),
        "black": "special" if SPECIAL & held else "ace" if ACES & held else "none",
        "count": len(army.cards),
        "unmasking": tuple(sorted(shown)),
        **_hunt(state, army),
    }


def _hunt(state: State, army: Army) -> Facts:
    """Return how many more cards of which exposed traitor a loyal army hunts, 0 if there is no such hunt (J-5.1)."""
    exposed = [one for one in state.armies if one.exposed and one.needed()]
    hunts = not army.traitor and len(exposed) == 1
    return {"needed": (state.needed() or 0) * hunts, "prey_seat": exposed[0].seat if hunts else army.seat}


def _accuse(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Note the accusing card; nothing is told before the target is named (J-9)."""
    state.accusing = int(keys[0])
    return []


def _accusing(state: State) -> int:
    return known(state.accusing, "which card accuses")


def _target_choices(state: State, seat: int) -> list[Choice]:
    """Return every living card of other seats; of those face up, with which of both cards dies (J-2.2)."""
    seen, accuser = state.peeked[seat], state.army.cards[_accusing(state)]
    looked_at = {number for number, _ in seen} if seen else ()
    choices: list[Choice] = []
    for army in state.armies:
        if army.seat == seat or not army.cards:
            continue
        dying = NONE
        if army.face_up:
            dying = frozenset([slot for slot in army.face_up if outcome(state, accuser, army.cards[slot], army)[0]])
        if army.number in looked_at:
            choices += army_choices(army, _known_traitor(state, army), seen, dying)
            continue
        if dying not in army.targets:
            army.targets[dying] = army_choices(army, _known_traitor(state, army), {}, dying)
        choices += army.targets[dying]
    choices.append(BACK)
    return choices


def _known_traitor(state: State, army: Army) -> int:
    """Return 0, or how many traitors there may be if everybody knows that the army is a traitor's."""
    return int(state.options["jokers"]) if army.exposed or army.proved else 0


def _target_facts(state: State, seat: int) -> Facts:
    army = state.army
    own = own_choice(army, _accusing(state)).facts
    return {**own, "army": army.which, "new": int(state.round <= NEW), **_hunt(state, army)}


def _target(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    if keys[0] == "back":
        state.accusing = None
        return []
    number, slot = map(int, keys[0].split("."))
    return accuse(state, state.army, _accusing(state), state.armies[number], slot)


# --- looking at cards (J-3.3) -----------------------------------------------------------------------------------------


def _look_choices(state: State, seat: int) -> list[Choice]:
    choices: list[Choice] = []
    for army in state.others(seat):
        every = army_choices(army, _known_traitor(state, army), state.peeked[seat], None)
        choices += [choice for slot, choice in zip(army.cards, every, strict=True) if slot not in army.face_up]
    return choices


def _look_number(state: State, seat: int) -> tuple[int, int]:
    number = min(LOOK_AT, len(state.unseen(seat)))
    return number, number


def _look_facts(state: State, seat: int) -> Facts:
    army = state.army
    return {"army": army.which, "number": _look_number(state, seat)[0], "points": len(army.pile)}


def _look(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Tell the seat which cards it sees; then the accuser's turn goes on."""
    events: list[Event] = []
    for key in keys:
        number, slot = map(int, key.split("."))
        events += _look_at(state, seat, state.armies[number], slot)
    state.phase, state.looking = "turn", None
    return events + after_accusation(state)


def _look_at(state: State, seat: int, army: Army, slot: int) -> list[Event]:
    card = army.cards[slot]
    if slot not in army.known:
        state.peeked[seat][army.number, slot] = card
    face = FACES[card]
    looked = happened.CardLookedAt(
        round=state.round,
        seat=seat,
        army=state.army.which,
        target_seat=army.seat,
        target_army=army.which,
        target_slot=slot,
    )
    seen = happened.CardSeen(
        round=state.round,
        seats=(seat,),
        seat=seat,
        army=state.army.which,
        target_seat=army.seat,
        target_army=army.which,
        target_slot=slot,
        target_card=face.card,
        target_rank=face.rank,
        target_suit=face.suit,
        target_power=face.power,
    )
    return [looked, seen]


# --- hiding the accuser (J-2.5) ---------------------------------------------------------------------------------------


def _hide_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the choices after an accusation: only the accuser may hide its card (J-2.6)."""
    return YES_NO


def _accuser(state: State) -> int:
    return state.fights[-1].slot


def _hide_facts(state: State, seat: int) -> Facts:
    army = state.army
    return {**own_choice(army, _accuser(state)).facts, "army": army.which, "rehide": state.options["rehide"]}


def _hide(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    army, slot = state.army, _accuser(state)
    face = FACES[army.cards[slot]]
    event = happened.CardLeftOpen if keys[0] == "no" else happened.CardHidden
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
    if keys[0] == "yes":
        army.close(slot)
        events += remix(state, army)
    return events + next_turn(state, army)


KINDS = by_name(
    ballot(
        name="gift",
        command="gift",
        choices=_gift_choices,
        facts=_gift_facts,
        alike=_gift_alike,
        counted=settle_gifts,
        tells="choice",
    ),
    ballot(
        name="muster",
        command="muster",
        choices=_muster_choices,
        number=_muster_number,
        facts=_muster_facts,
        alike=_muster_alike,
        counted=_muster,
        tells="choice",
    ),
    Kind(name="accuse", command="accuse", choices=_accuse_choices, facts=_accuse_facts, answer=_accuse),
    Kind(
        name="target",
        command="accuse",
        choices=_target_choices,
        facts=_target_facts,
        answer=_target,
        final=always,
        then=Then("hide", "yes"),
    ),
    Kind(
        name="look",
        command="look",
        choices=_look_choices,
        number=_look_number,
        facts=_look_facts,
        answer=_look,
        final=always,
    ),
    Kind(name="hide", command="hide", choices=_hide_choices, facts=_hide_facts, answer=_hide),
)
