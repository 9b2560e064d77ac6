"""The secret deeds of Het Verraad, told at the end: who served the Black Master, where, and who served him most."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import asdict

from bot import texts
from bot.games.het_verraad.pictures.lens import lens
from bot.pictures import SecretDeed
from bot.pictures.moment import Mask
from bot.texts import Speaker
from engine import Event
from engine.het_verraad.events import AreaTaken, ChipSeen, MasterAttacked, MatchEnded, SwapSeen

_MASTER, _CHIPS = "skull", "chip"


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[SecretDeed]:
    """Return the black chips with their values, conquests, areas taken by a card, and the best servant in the end."""
    return [*_Teller(told, names, say).deeds()]


class _Teller:
    """Tells deeds, and remembers the black chips of each seat."""

    def __init__(self, told: Sequence[Event], names: Sequence[str], say: Speaker) -> None:
        self._told = told
        self._names = names
        self._say = say
        self._chips: dict[int, list[int]] = {}

    def deeds(self) -> Iterator[SecretDeed]:
        """Yield each deed with the black chips of all by then: everybody sees them."""
        for one in self._alone():
            yield one._replace(settled=tuple(map(self._mask, range(len(self._names)))))

    def _alone(self) -> Iterator[SecretDeed]:
        """Yield each deed in its place, and at last who served the Black Master most."""
        for place, event in enumerate(self._told):
            if event.kind == "reaction_withheld" and not (facts := asdict(event))["tried"]:
                yield self._withheld(place, facts)
            match event:
                case ChipSeen():
                    self._chips.setdefault(event.seat, []).append(event.value)
                    yield self._chip(place, event)
                case SwapSeen():
                    self._chips[event.seat].remove(event.former_value)
                    self._chips[event.seat].append(event.value)
                    words = self._say("het_verraad-film-swaps", name=self._names[event.seat], value=event.value)
                    yield SecretDeed(place, words, "night", _MASTER, (self._mask(event.seat),), 2)
                case MasterAttacked(upshot="conquered"):
                    yield self._conquest(place, event)
                case AreaTaken() if event.reason != "attack" and event.taker_seats and event.owner_seats:
                    yield self._theft(place, event)
        yield from self._best(len(self._told) - 1)

    def _chip(self, place: int, event: ChipSeen) -> SecretDeed:
        """Return a black chip; the first of each seat weighs most."""
        number = len(self._chips[event.seat])
        words = self._say("het_verraad-film-chip", name=self._names[event.seat], number=number, value=event.value)
        return SecretDeed(place, words, "night", _MASTER, (self._mask(event.seat),), 5 if number == 1 else 3)

    def _conquest(self, place: int, event: MasterAttacked) -> SecretDeed:
        words = self._say(
            "het_verraad-film-conquest",
            name=self._names[event.seat],
            other=self._names[event.target_seat],
            area=event.area,
            building=event.building,
            value=event.value,
        )
        other = self._mask(event.target_seat)._replace(words=self._say("het_verraad-film-robbed"))
        weight, where = 7 + min(2, event.value), lens(self._told[:place], [event.area])
        return SecretDeed(place, words, "red", _MASTER, (self._mask(event.seat), other), weight, lens=where)

    def _theft(self, place: int, event: AreaTaken) -> SecretDeed:
        seat, other = event.taker_seats[0], event.owner_seats[0]
        words = self._say(
            "het_verraad-film-theft",
            name=self._names[seat],
            other=self._names[other],
            area=event.area,
            influence=event.reason,
        )
        where = lens(self._told[: place + 1], [event.area])
        return SecretDeed(place, words, "dusk", "conflict", (self._mask(seat), self._mask(other)), 6, lens=where)

    def _withheld(self, place: int, facts: dict[str, Any]) -> SecretDeed:
        words = self._say(
            "het_verraad-film-withheld",
            name=self._names[facts["seat"]],
            other=self._names[facts["target_seat"]],
            influence=facts["influence"],
        )
        return SecretDeed(place, words, "night", "look", (self._mask(facts["seat"]),), 1)

    def _best(self, place: int) -> Iterator[SecretDeed]:
        """Yield who has served the Black Master most, if anybody has (H-10.2); the masks of the loyal fall, too.

        No turning point is told by this service if good has won: it is as if the service began later.
        """
        served = {seat: (len(values), sum(values)) for seat, values in self._chips.items() if values}
        best = [seat for seat, one in served.items() if one == max(served.values())]
        if best:
            number, total = served[best[0]]
            names = texts.together(self._say, [self._names[seat] for seat in best])
            less = sorted((seat for seat in served if seat not in best), key=lambda seat: served[seat], reverse=True)
            level = {seat: served[seat][1] for seat in less if served[seat][0] == number}
            words = self._say(
                "het_verraad-film-best",
                names=names,
                count=len(best),
                number=number,
                total=total,
                others=", ".join(self._other(seat, served[seat][0], level.get(seat, 0)) for seat in less),
                level=int(bool(level)),
            )
            loyal = [seat for seat in range(len(self._names)) if seat not in served]
            good = any(isinstance(event, MatchEnded) and event.side == "good" for event in self._told)
            masks, since = tuple(map(self._mask, (*best, *loyal))), place + 1 if good else None
            yield SecretDeed(place, words, "red", _MASTER, masks, 9, since=since)

    def _other(self, seat: int, number: int, total: int) -> str:
        return self._say("het_verraad-film-other", name=self._names[seat], number=number, total=total)

    def _mask(self, seat: int) -> Mask:
        """Return how many black chips the seat has by then; the skull is for whoever has most."""
        number = len(self._chips.get(seat, ()))
        most = number == max(map(len, self._chips.values()), default=0)
        words = self._say("het_verraad-film-servant", number=number)
        symbol, side = (_MASTER, "red") if number and most else (_CHIPS, "") if number else ("shield", "blue")
        return Mask(seat, self._names[seat], symbol, words, side, str(number) if number else "")
