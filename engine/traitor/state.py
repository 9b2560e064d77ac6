"""The whole truth of a game of Traitor."""

from dataclasses import dataclass, field

import engine.hidden_roles
import engine.state
from engine.chance import Chance
from engine.decision import Choice
from engine.kinds import known
from engine.traitor.components import (
    FACES,
    JOKERS,
    PLAIN,
    STILL_NEEDED,
    SUITS,
    Seen,
    Shown,
    one_more,
    strays,
    suits_shown,
)
from engine.traitor.view import ArmyView, Fight, OwnArmy


@dataclass(slots=True, kw_only=True)
class Army(engine.state.Part):
    """A row of cards (J-0.4).

    The methods of an army change it. After a change, ``shown``, ``targets`` and ``own`` are made again.

    ``hand`` are the cards in hand, until the armies stand, and ``dealt`` how many were dealt, which everybody knows.
    ``cards`` are the living cards by slot, in ascending order. ``known`` are face-down cards that everybody knows, as
    in ``SlotView.remembered``. ``hidden``, ``fallen``, ``pile``, ``left`` and the others are as in ``ArmyView``.
    ``accusations`` and ``at_smallest`` are counted in ``TraitorView.accusations``. ``traitor`` and ``jokers``, the
    number of its living Jokers, are secret.
    """

    number: int
    seat: int
    which: int
    dealt: int = 0
    hand: list[int] = field(default_factory=list)
    answer: tuple[str, ...] | None = None
    buried: list[int] = field(default_factory=list)
    cards: dict[int, int] = field(default_factory=dict)
    face_up: set[int] = field(default_factory=set)
    known: dict[int, int] = field(default_factory=dict)
    hidden: list[str] = field(default_factory=list)
    mustered: int = 0
    drawn: int = 0
    fallen: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    eliminated: str = ""
    exposed: bool = False
    left: int | None = None
    proved: bool = False
    suits: Shown = ()
    seen: Seen = ()
    accusations: int = 0
    at_smallest: int = 0
    traitor: bool = False
    jokers: int = 0
    shown: ArmyView | None = None
    targets: dict[frozenset[int], tuple[Choice, ...]] = field(default_factory=dict)
    own: OwnArmy | None = None

    def face_down(self) -> list[int]:
        """Return the slots of the army's face-down cards, ascending."""
        return [slot for slot in self.cards if slot not in self.face_up]

    def unmasking(self) -> list[int]:
        """Return the slots of those cards of a hidden traitor that would show a suit too many, and prove it (J-1.2)."""
        if not self.traitor or self.exposed or self.proved or strays(self.suits) < self.drawn:
            return []
        suits = [suit for suit in SUITS if strays(one_more(self.suits, suit)) > self.drawn]
        unseen = (slot for slot in self.face_down() if slot not in self.known)
        return [
            slot
            for slot in unseen
            if FACES[self.cards[slot]].suit in suits and PLAIN[self.cards[slot]] not in self.hidden
        ]

    def can_accuse(self) -> bool:
        """Return whether the army has a card that is no Joker (J-2.7)."""
        return len(self.cards) > self.jokers

    def needed(self) -> int:
        """Return how many more of the army's cards must die after the death of its last Joker (J-5.1, J-3.4)."""
        if self.left is None or self.eliminated == "points":
            return 0
        last = max(place for place, card in enumerate(self.fallen) if card in JOKERS)
        return max(0, min(STILL_NEEDED, self.left) - (len(self.fallen) - last - 1))

    def stand(self, cards: list[int]) -> None:
        """Put the army's cards into slots from 0 on (J-1.5)."""
        self.hand, self.dealt = [], 0
        self.cards = dict(enumerate(cards))
        self.mustered = len(cards)
        self.changed()

    def open(self, slot: int, round: int) -> None:
        """Turn a card face up (J-2.1)."""
        if slot in self.face_up:
            return
        self.face_up.add(slot)
        face = FACES[self.cards[slot]]
        if self.known.pop(slot, None) is None:
            if face.card in self.hidden:
                self.hidden.remove(face.card)
            else:
                self.suits = one_more(self.suits, face.suit)
                self.seen += ((face.suit, self.drawn, round),) * bool(face.suit)
                self.proved = self.proved or strays(self.suits) > self.drawn
        self.changed()

    def close(self, slot: int) -> None:
        """Turn a card face down in its place; everybody remembers the card (J-2.5)."""
        self.face_up.remove(slot)
        self.known[slot] = self.cards[slot]
        self.changed()

    def lose(self, slot: int) -> int:
        """Let a card die, and return its number. A Joker exposes the army (J-2.4)."""
        card = self.cards.pop(slot)
        self.face_up.discard(slot)
        self.fallen.append(card)
        if card in JOKERS:
            self.jokers -= 1
            self.exposed, self.left = True, len(self.cards)
        self.changed()
        return card

    def gain(self, card: int) -> None:
        """Put a dead card on the army's points pile (J-2.2)."""
        self.pile.append(card)
        self.shown = None

    def draw(self, cards: list[int]) -> None:
        """Add cards to the army, face down, in the next slots (J-3.2)."""
        for card in cards:
            self.cards[self.mustered + self.drawn] = card
            self.drawn += 1
        self.changed()

    def mix(self, chance: Chance) -> int:
        """Deal the army's face-down cards over their slots again (J-1.5), and return their number."""
        slots = self.face_down()
        cards = chance.shuffle(sorted([self.cards[slot] for slot in slots]))
        for slot, card in zip(slots, cards, strict=True):
            self.cards[slot] = card
        if len(slots) > 1:
            self.hidden += [PLAIN[card] for card in self.known.values()]
            self.known.clear()
        self.changed()
        return len(slots)

    def show_jokers(self) -> None:
        """Pass: everybody knows now that all cards of the army are Jokers (J-2.7)."""
        self.known = dict(self.cards)
        self.hidden.clear()
        self.changed()

    def eliminate(self, reason: str) -> list[int]:
        """Eliminate the army, and return the cards that leave the game (J-4.1, J-3.4)."""
        removed = list(self.cards.values())
        self.eliminated = reason
        self.jokers = 0
        self.cards.clear()
        self.face_up.clear()
        self.known.clear()
        self.hidden.clear()
        self.suits = suits_shown([PLAIN[card] for card in self.fallen])
        self.changed()
        return removed

    def changed(self) -> None:
        """Forget what was made of it."""
        self.shown, self.targets, self.own = None, {}, None


@dataclass(slots=True, kw_only=True)
class State(engine.hidden_roles.State):
    """The state of a game, changed in place by ``questions``, ``rounds`` and ``scoring``.

    ``peeked`` has a mapping for each seat from army and slot to the card seen there. ``gifts`` are the seats' answers
    to ``gift``, once all have answered, ``received`` the army that gave each seat a Joker. The other fields are as in
    ``TraitorView``.
    """

    armies: list[Army]
    dealer: int
    gifts: list[str | None]
    received: list[int | None]
    peeked: list[dict[tuple[int, int], int]]
    pile: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    phase: str = "muster"
    mustering: tuple[int, ...] = ()
    starter: int | None = None
    turn: int | None = None
    accused: bool = False
    accusing: int | None = None
    looking: int | None = None
    fights: tuple[Fight, ...] = ()
    jokers_dead: int = 0

    @property
    def jokers(self) -> int:
        """The number of Jokers in the game (J-0.3)."""
        return int(self.options["jokers"])

    @property
    def army(self) -> Army:
        """The army in turn, or the one whose owner looks (J-3.3)."""
        return self.armies[known(self.turn if self.looking is None else self.looking, "whose turn it is")]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are awaited, in ascending order."""
        if self.phase in ("gift", "muster"):
            return self.unanswered
        return () if self.turn is None else (self.army.seat,)

    def own(self, seat: int) -> list[Army]:
        """Return the armies of a seat."""
        return [army for army in self.armies if army.seat == seat]

    def others(self, seat: int) -> list[Army]:
        """Return the armies of the other seats."""
        return [army for army in self.armies if army.seat != seat]

    def mustered(self, seat: int) -> Army:
        """Return the army for which a seat is asked what it keeps (J-1.2)."""
        return next(army for army in self.own(seat) if army.number in self.mustering)

    def unseen(self, seat: int) -> list[tuple[Army, int]]:
        """Return every face-down card of other seats: its army and slot."""
        return [(army, slot) for army in self.others(seat) for slot in army.face_down()]

    def traitors(self) -> list[Army]:
        """Return the traitors' armies, once gifts are settled (J-1.2, J-8.1)."""
        return [army for army in self.armies if army.traitor]

    def needed(self) -> int | None:
        """Return how many more cards of the traitors must die (J-5.1, J-8.3).

        Return ``None`` as long as this number is not public.
        """
        if self.jokers_dead < self.jokers:
            return None
        return sum([army.needed() for army in self.armies if army.exposed])

    def is_out(self, seat: int) -> bool:
        """Return whether all armies of a seat are eliminated."""
        return all(army.eliminated for army in self.own(seat))

    def open(self, army: Army, slot: int) -> None:
        """Turn a card face up; a seat that had looked at the card knows no more than others."""
        army.open(slot, self.round)
        place = army.number, slot
        for seen in filter(None, self.peeked):
            seen.pop(place, None)

    def mix(self, army: Army) -> int:
        """Mix an army; nobody knows any more the place of a card that was looked at (J-1.5)."""
        number = army.mix(self.chance)
        if number > 1:
            self.forget(army)
        return number

    def forget(self, army: Army) -> None:
        """Forget what was seen in this army: nobody knows it any more."""
        for seen in filter(None, self.peeked):
            for place in [place for place in seen if place[0] == army.number]:
                del seen[place]
