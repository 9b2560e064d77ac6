"""The secret deeds of Traitor, told at the end: who held a Joker, who struck friend or foe, who saw what, who fell."""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from bot.pictures import Deed
from bot.pictures.moment import Mask
from bot.texts import Speaker
from engine import Event
from engine.traitor.events import (
    ArmyEliminated,
    CardAccused,
    CardSeen,
    JokerGiven,
    TraitorExposed,
    TraitorsMet,
)

_JOKER = "joker"
_WEIGHTS = {"masked": 4, "friends": 3, "hunt": 2, "blind": 2, "open": 2, "fails": 1}


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Deed]:
    """Return who held a Joker, all accusations as we know them now, secret looks, and who fell."""
    return [*_Teller(told, names, say).deeds()]


class _Teller:
    """Tells deeds, and remembers whose mask has fallen."""

    def __init__(self, told: Sequence[Event], names: Sequence[str], say: Speaker) -> None:
        self._told = told
        self._names = names
        self._say = say
        self._traitors = {seat for event in told if (seat := _holder(event)) is not None}
        self._exposed: set[int] = set()
        self._fight: CardAccused | None = None

    def deeds(self) -> Iterator[Deed]:
        """Yield each deed in its place."""
        for place, event in enumerate(self._told):
            holder = _holder(event)
            if holder is not None:
                yield self._deed(place, "holds", 8, holder)
            match event:
                case JokerGiven():
                    yield self._deed(place, "gives", 6, event.seat, event.target_seat)
                case TraitorsMet():
                    yield self._deed(place, "meet", 5, *event.traitor_seats)
                case CardSeen():
                    yield self._look(place, event)
                case CardAccused():
                    self._fight = event
                    if event.reason != _JOKER:
                        yield self._strike(place, event)
                case TraitorExposed():
                    self._exposed.add(event.seat)
                    yield self._fallen(place, "exposed", event.seat, 8)
                case ArmyEliminated():
                    yield self._fallen(place, event.reason, event.seat, 6)

    def _masked(self, seat: int) -> bool:
        return seat in self._traitors - self._exposed

    def _deed(self, place: int, key: str, weight: int, *seats: int) -> Deed:
        first, other = self._names[seats[0]], self._names[seats[-1]]
        words = self._say("traitor-film-deed", key=key, name=first, other=other, number=len(self._traitors))
        return Deed(place, words, "night", _JOKER, tuple(map(self._mask, seats)), weight)

    def _look(self, place: int, event: CardSeen) -> Deed:
        card = self._card(event.target_rank, event.target_suit)
        name, other = self._names[event.seat], self._names[event.target_seat]
        words = self._say("traitor-film-looks", name=name, other=other, card=card)
        joker = event.target_rank == _JOKER
        people = self._mask(event.seat), self._mask(event.target_seat)
        return Deed(place, words, "night", "look", people, 7 if joker else 2)

    def _strike(self, place: int, event: CardAccused) -> Deed:
        """Return an accusation: by a traitor in a mask, among friends, or against a traitor."""
        key = self._kind(event)
        words = self._say(
            "traitor-film-strikes",
            key=key,
            name=self._names[event.seat],
            other=self._names[event.target_seat],
            card=self._card(event.rank, event.suit),
            dead=self._card(event.target_rank, event.target_suit),
        )
        people = self._mask(event.seat), self._mask(event.target_seat)
        return Deed(place, words, "red" if key == "masked" else "dusk", "conflict", people, _WEIGHTS[key])

    def _kind(self, event: CardAccused) -> str:
        if event.dead != "target":
            return "fails"
        if event.seat in self._traitors:
            return "masked" if self._masked(event.seat) else "open"
        if event.target_seat not in self._traitors:
            return "friends"
        return "blind" if self._masked(event.target_seat) else "hunt"

    def _fallen(self, place: int, key: str, seat: int, weight: int) -> Deed:
        """Return the fall of a Joker or an army, and who brought it about."""
        fight = self._fight
        others = () if fight is None else tuple({fight.seat, fight.target_seat} - {seat})
        by = self._names[others[0]] if others else "nobody"
        words = self._say("traitor-film-fallen", key=key, name=self._names[seat], by=by)
        tone, symbol = ("red", _JOKER) if key == "exposed" else ("dusk", "dead")
        return Deed(place, words, tone, symbol, tuple(map(self._mask, (seat, *others))), weight)

    def _card(self, rank: str, suit: str) -> str:
        return self._say("traitor-moment-card", rank=rank, suit=suit)

    def _mask(self, seat: int) -> Mask:
        side = "traitor" if seat in self._traitors else "loyal"
        words = self._say("traitor-placing-side", key=side)
        symbol, tone = (_JOKER, "red") if side == "traitor" else ("shield", "blue")
        return Mask(seat, self._names[seat], symbol, words, tone)


def _holder(event: Event) -> int | None:
    """Return the seat that is told to have kept a Joker, if the event tells that."""
    facts = asdict(event) if event.kind == "hand_sorted" else {}
    return facts["seat"] if facts.get("traitor") else None
