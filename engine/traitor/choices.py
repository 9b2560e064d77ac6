"""The choices of questions about cards: what is known of each card, and in which order people see them."""

from functools import lru_cache

from engine.decision import Choice, Fact
from engine.traitor.components import DECK, FACES, NAMES, PLAIN, SPECIAL, Shown, names, suits_shown
from engine.traitor.state import Army

KEEP = Choice("keep")


def suit_choice(army: Army, suit: str) -> Choice:
    """Return the choice to keep a suit, with what the hand has of it."""
    cards = [card for card in army.hand if FACES[card].suit == suit]
    strongest = max((FACES[card].power for card in cards), default=0)
    return Choice(suit, {"suit": suit, "cards": names(cards), "count": len(cards), "strongest": strongest})


def own_choice(army: Army, slot: int) -> Choice:
    """Return the choice of an army's own card, whatever cards are like it."""
    return card_choice(slot, army.cards[slot], slot in army.face_up, 0, unmasks=int(slot in army.unmasking()))


def army_choices(army: Army, traitor: int) -> tuple[Choice, ...]:
    """Return the choices of all cards of an army, with what everybody knows."""
    unknown = _unknown(army.seat, army.which, army.number, traitor, suits_shown(army.seen()))
    face_up, remembered = army.face_up, army.known
    return tuple(
        [
            target_choice(army, slot, None, traitor) if slot in face_up or slot in remembered else unknown[slot]
            for slot in army.cards
        ]
    )


@lru_cache(maxsize=2048)
def _unknown(seat: int, which: int, number: int, traitor: int, shown: Shown) -> tuple[Choice, ...]:
    """Return by slot the choices of those cards of an army that nobody knows anything about.

    No army has half a pack.
    """
    return tuple([_other(seat, which, number, slot, "", "", 0, traitor, shown) for slot in range(DECK)])


def target_choice(army: Army, slot: int, peeked: int | None, traitor: int) -> Choice:
    """Return the choice of a card. A ``twin`` of another one, and a card that was looked at, have their numbers."""
    card, known_by, like = "", "", list[int]()
    if slot in army.face_up:
        card, known_by, like = PLAIN[army.cards[slot]], "up", [army.cards[one] for one in army.face_up]
    elif slot in army.known:
        card, known_by, like = PLAIN[army.known[slot]], "remembered", list(army.known.values())
    elif peeked is not None:
        card, known_by = PLAIN[peeked], "peeked"
    twin = known_by == "peeked" or sum(PLAIN[one] == card for one in like) > 1
    shown = () if card else suits_shown(army.seen())
    return _other(army.seat, army.which, army.number, slot, card, known_by, int(twin), traitor, shown)


@lru_cache(maxsize=256)
def red_choice(card: int) -> Choice:
    """Return the choice to keep a red card (J-1.2). People see them by suit and power."""
    return Choice(NAMES[card], _card_facts(card), order=FACES[card].order)


@lru_cache(maxsize=256)
def _card_facts(card: int) -> dict[str, Fact]:
    one = FACES[card]
    return {"card": one.card, "rank": one.rank, "suit": one.suit, "power": one.power, "deck": one.deck}


@lru_cache(maxsize=8192)
def card_choice(slot: int, card: int, face_up: bool, twin: int, alike: str = "", unmasks: int = 0) -> Choice:
    """Return the choice of an own card. People see their cards by suit and power."""
    facts: dict[str, Fact] = {
        "slot": slot,
        **_card_facts(card),
        "face": "up" if face_up else "down",
        "special": int(card in SPECIAL),
        "twin": twin,
        "unmasks": unmasks,
    }
    return Choice(str(slot), facts, opens="target", alike=alike, order=FACES[card].order)


@lru_cache(maxsize=32768)
def _other(
    seat: int, army: int, number: int, slot: int, card: str, known_by: str, twin: int, traitor: int, shown: Shown
) -> Choice:
    """Return the choice of a card of others. Those of a known traitor are shown first.

    An unknown card comes with the suits that its army has ``shown``.
    """
    face = FACES[PLAIN.index(card)] if card else None
    facts: dict[str, Fact] = {
        "target_seat": seat,
        "target_army": army,
        "target_slot": slot,
        "target_card": card,
        "target_rank": face.rank if face else "",
        "target_suit": face.suit if face else "",
        "target_power": face.power if face else 0,
        "known": known_by,
        "twin": twin,
        "target_traitor": traitor,
        "target_suits": tuple([suit for suit, _ in shown]),
        "target_counts": tuple([count for _, count in shown]),
    }
    alike, order = "" if card else str(number), -1 if traitor else 0
    return Choice(f"{number}.{slot}", facts, str(number), alike=alike, order=order)
