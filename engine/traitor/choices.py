"""The choices of questions about cards: what is known of each card, and in which order people see them."""

from collections.abc import Container, Mapping
from functools import lru_cache
from sys import intern

from msgspec.structs import replace

from engine.decision import Choice, Fact
from engine.traitor.components import FACES, NAMES, PLAIN, SPECIAL, Shown, names
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


def army_choices(
    army: Army, traitor: int, peeked: Mapping[tuple[int, int], int], dying: Container[int] | None
) -> tuple[Choice, ...]:
    """Return the choices of all cards of an army, with what everybody knows, and what the seat has looked at.

    A ``twin`` of another card, and a card that was looked at, have their numbers. ``dying`` are the slots of those
    face-up cards that the accuser beats; the other face-up cards beat the accuser. ``None``: nobody accuses.
    """
    seat, which, number = army.seat, army.which, army.number
    unknown = _unknown(seat, which, number, traitor, army.suits, tuple(sorted(army.hidden)))
    up = [PLAIN[army.cards[slot]] for slot in army.face_up]
    remembered = [PLAIN[card] for card in army.known.values()]
    found = []
    for slot, card in army.cards.items():
        if slot in army.face_up:
            name = PLAIN[card]
            dies = "" if dying is None else "target" if slot in dying else "accuser"
            found.append(_other(seat, which, number, slot, name, "up", int(up.count(name) > 1), traitor, (), dies))
        elif slot in army.known:
            name = PLAIN[card]
            twin = int(remembered.count(name) > 1)
            found.append(_other(seat, which, number, slot, name, "remembered", twin, traitor, ()))
        elif peeked and (number, slot) in peeked:
            found.append(_other(seat, which, number, slot, PLAIN[card], "peeked", 1, traitor, ()))
        else:
            found.append(unknown[slot])
    return tuple(found)


class _Unknown(dict[int, Choice]):
    """The choices of those cards of an army that nobody knows anything about, by slot: each is made when looked up."""

    def __init__(self, one: Choice) -> None:
        self._one = one

    def __missing__(self, slot: int) -> Choice:
        one = self._one
        self[slot] = choice = replace(one, key=intern(f"{one.group}.{slot}"), facts={**one.facts, "target_slot": slot})
        return choice


@lru_cache(maxsize=2048)
def _unknown(seat: int, which: int, number: int, traitor: int, shown: Shown, hidden: tuple[str, ...]) -> _Unknown:
    return _Unknown(_other(seat, which, number, 0, "", "", 0, traitor, shown, hidden=hidden))


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


@lru_cache(maxsize=8192)
def _other(
    seat: int,
    army: int,
    number: int,
    slot: int,
    card: str,
    known_by: str,
    twin: int,
    traitor: int,
    shown: Shown,
    dies: str = "",
    hidden: tuple[str, ...] = (),
) -> Choice:
    """Return the choice of a card of others. Those of a known traitor are shown first.

    An unknown card comes with the suits that its army has ``shown``, and with those of its cards that everybody knows
    to be face down (``hidden``). ``dies`` is told of cards face up alone.
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
        "dies": dies,
        "target_traitor": traitor,
        "target_suits": tuple([suit for suit, _ in shown]),
        "target_hidden_ranks": tuple([FACES[PLAIN.index(one)].rank for one in hidden]),
        "target_hidden_suits": tuple([FACES[PLAIN.index(one)].suit for one in hidden]),
    }
    alike, order = "" if card else str(number), -1 if traitor else 0
    return Choice(intern(f"{number}.{slot}"), facts, str(number), alike=alike, order=order)
