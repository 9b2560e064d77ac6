"""What a seat is asked (J-9)."""

from functools import lru_cache

from engine.decision import Choice, Decision, Fact
from engine.traitor.components import FACES, JOKERS, LOOK_AT, MOST_RED, NAMES, PLAIN, RED, SPECIAL, SUITS, SUITS_KEPT
from engine.traitor.state import Army, State

BACK = Choice("back")
YES_NO = (Choice("yes"), Choice("no"))


def ask(state: State) -> dict[int, Decision]:
    """Everyone who is asked, and what."""
    if state.phase == "gift":
        return {seat: _answered(_gift(state, seat), _one(state.gifts[seat])) for seat in range(state.seats)}
    if state.phase == "muster":
        armies = [state.armies[number] for number in state.mustering]
        return {army.seat: _answered(_muster(army), army.answer) for army in armies}
    if state.phase == "look" and state.looking is not None:
        return {state.armies[state.looking].seat: _look(state, state.armies[state.looking])}
    if state.phase == "turn" and state.turn is not None:
        army = state.armies[state.turn]
        return {army.seat: _turn(state, army)}
    return {}


def _answered(decision: Decision, answer: tuple[str, ...] | None) -> Decision:
    """The question as it stands for a seat that has given this answer already."""
    return Decision(decision.kind, decision.choices, decision.least, decision.most, decision.facts, answer)


def _one(key: str | None) -> tuple[str, ...] | None:
    return None if key is None else (key,)


def _gift(state: State, seat: int) -> Decision:
    """J-8.2: whoever has both Jokers may give one to another army."""
    jokers = sum(1 for card in state.armies[seat].hand if card in JOKERS)
    others = (
        tuple(Choice(str(army.number), {"target_seat": army.seat}) for army in state.others(seat))
        if jokers == len(JOKERS)
        else ()
    )
    return Decision("gift", (Choice("keep"), *others), facts={"jokers": jokers})


def _muster(army: Army) -> Decision:
    """J-1.2."""
    jokers = [card for card in army.hand if card in JOKERS]
    reds = [card for card in army.hand if card in RED]
    facts: dict[str, Fact] = {
        "army": army.which,
        "traitor": int(bool(jokers)),
        "jokers": len(jokers),
        "cards": names(army.hand),
        "count": len(army.hand),
        "kept": names([card for card in army.hand if card not in RED]) if jokers else (),
    }
    if jokers:
        choices = tuple(Choice(NAMES[card], _card_facts(card)) for card in reds)
        return Decision("muster", choices, 0, min(MOST_RED, len(reds)), facts)
    return Decision("muster", tuple(_suit(army, suit) for suit in SUITS), SUITS_KEPT, SUITS_KEPT, facts)


def _suit(army: Army, suit: str) -> Choice:
    cards = names([card for card in army.hand if FACES[card].suit == suit])
    return Choice(suit, {"suit": suit, "cards": cards, "count": len(cards)})


def _turn(state: State, army: Army) -> Decision:
    """J-2.1 and J-2.5: one after the other."""
    if state.accused and state.fight is not None:
        facts = _own_card(army, state.fight.slot).facts
        return Decision("hide", YES_NO, facts={**facts, "army": army.which, "rehide": state.options["rehide"]})
    if state.accusing is None:
        choices = tuple(_own_card(army, slot) for slot, card in army.cards.items() if card not in JOKERS)
        return Decision("accuse", choices, facts={"army": army.which, "count": len(army.cards)})
    facts = {**_own_card(army, state.accusing).facts, "army": army.which}
    return Decision("target", (*_targets(state, army.seat), BACK), facts=facts)


def _own_card(army: Army, slot: int) -> Choice:
    return _own(slot, army.cards[slot], slot in army.face_up)


def _targets(state: State, seat: int) -> tuple[Choice, ...]:
    """Every living card of other seats."""
    seen = state.peeked[seat]
    choices: list[Choice] = []
    for army in state.armies:
        if army.seat == seat or not army.cards:
            continue
        if army.targets is None:
            army.targets = tuple(_target_of(army, slot, None) for slot in army.cards)
        if any(number == army.number for number, _ in seen):
            choices += [_target_of(army, slot, seen.get((army.number, slot))) for slot in army.cards]
        else:
            choices += army.targets
    return tuple(choices)


def _target_of(army: Army, slot: int, peeked: int | None) -> Choice:
    """The choice of a card, with what is known of it: by everybody, or by whoever looked at it."""
    card, known = "", ""
    if slot in army.face_up:
        card, known = PLAIN[army.cards[slot]], "up"
    elif slot in army.known:
        card, known = PLAIN[army.known[slot]], "remembered"
    elif peeked is not None:
        card, known = PLAIN[peeked], "peeked"
    return _target(army.seat, army.which, army.number, slot, card, known)


def unseen(state: State, seat: int) -> list[tuple[Army, int]]:
    """Every face-down card of other seats: its army and slot."""
    return [(army, slot) for army in state.others(seat) for slot in army.face_down()]


def _look(state: State, army: Army) -> Decision:
    """J-3.3."""
    seen = state.peeked[army.seat]
    choices = tuple(_target_of(other, slot, seen.get((other.number, slot))) for other, slot in unseen(state, army.seat))
    number = min(LOOK_AT, len(choices))
    return Decision("look", choices, number, number, {"army": army.which, "number": number, "points": len(army.pile)})


def names(cards: list[int]) -> tuple[str, ...]:
    """The cards' names, with their decks."""
    return tuple(NAMES[card] for card in cards)


@lru_cache(maxsize=256)
def _card_facts(card: int) -> dict[str, Fact]:
    one = FACES[card]
    return {"card": one.card, "rank": one.rank, "suit": one.suit, "power": one.power, "deck": one.deck}


@lru_cache(maxsize=8192)
def _own(slot: int, card: int, face_up: bool) -> Choice:
    facts: dict[str, Fact] = {
        "slot": slot,
        **_card_facts(card),
        "face": "up" if face_up else "down",
        "special": int(card in SPECIAL),
    }
    return Choice(str(slot), facts)


@lru_cache(maxsize=32768)
def _target(seat: int, army: int, number: int, slot: int, card: str, known: str) -> Choice:
    face = FACES[PLAIN.index(card)] if card else None
    facts: dict[str, Fact] = {
        "target_seat": seat,
        "target_army": army,
        "target_slot": slot,
        "target_card": card,
        "target_rank": face.rank if face else "",
        "target_suit": face.suit if face else "",
        "target_power": face.power if face else 0,
        "known": known,
    }
    return Choice(f"{number}.{slot}", facts, str(number))
