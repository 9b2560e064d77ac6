"""The secret deeds of The Traitors, told at the end: who was recruited, who murdered whom, who voted like a friend."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import asdict

from bot import texts
from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS
from bot.pictures import SecretDeed
from bot.pictures.moment import Mask
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.components import SHIELD, TRAITOR, Role
from engine.the_traitors.events import (
    CardsDealt,
    FundShared,
    HandSeen,
    OwnCardDrawn,
    Recruited,
    RoundStarted,
    SeatBanished,
    SeatMurdered,
    ShieldUsed,
    TakenCardSeen,
    VictimNamed,
    VoteOpened,
    VoteShown,
)

_CHOSEN = "victim_chosen"
LAST = 9
"""The gain that ends a match weighs most."""


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[SecretDeed]:
    """Return the roles of Traitors, their recruits, attempts at murder and banishments, and what a round brought.

    Those of the last round weigh more.
    """
    teller, last = _Teller(names, say), max((event.round for event in told), default=0)
    return [
        one._replace(weight=one.weight + (told[one.place].round == last), settled=one.settled or tuple(teller.out))
        for one in teller.deeds(told)
    ]


class _Teller:
    """Tells deeds, and remembers the Traitors of the round, and the seats that saw the Traitor card, each whose."""

    def __init__(self, names: Sequence[str], say: Speaker) -> None:
        self._names = names
        self._say = say
        self._traitors: list[int] = []
        self._finders: dict[int, int] = {}
        self._votes: dict[int, int] = {}
        self.out: list[Mask] = []  # of the round, before the deed that is told

    def deeds(self, told: Sequence[Event]) -> Iterator[SecretDeed]:
        """Yield each deed in its place."""
        last = max((event.round for event in told), default=0)
        for place, event in enumerate(told):
            yield from self._secret(place, told)
            match event:
                case RoundStarted():
                    self._traitors.clear()
                    self._finders.clear()
                    self.out.clear()
                case Recruited():
                    others = [self._mask(seat) for seat in self._traitors]
                    self._traitors.append(event.seat)
                    yield self._deed(place, "recruited", 7, event.seat, *others)
                case HandSeen() if TRAITOR in event.cards:
                    self._finders[event.seat] = event.named_seat
                case VoteOpened():
                    self._votes.clear()
                case VoteShown():
                    self._votes[event.seat] = event.for_seat
                case SeatMurdered():
                    self.out.append(self._mask(event.seat, self._say("the_traitors-film-fate", key="murdered")))
                case SeatBanished():
                    decides = told[place + 1].kind == "round_ended" and event.role != TRAITOR
                    banishment = self._banishment(place, event)
                    yield banishment._replace(weight=banishment.weight + 4 * decides)
                    self.out.append(banishment.people[0])
                case FundShared():
                    yield self._end_of_round(place, event, LAST if event.round == last else 4)

    def _secret(self, place: int, told: Sequence[Event]) -> Iterator[SecretDeed]:
        """Yield the role of a Traitor, or an attempt at murder."""
        facts = asdict(told[place])
        if told[place].kind == "role_dealt" and facts["role"] == "traitor":
            self._traitors.append(facts["seat"])
            dealt = self._deed(place, "dealt", 6 if told[place].round == 1 else 4, facts["seat"])
            yield dealt._replace(luck=True)
        elif told[place].kind == _CHOSEN:
            yield from self._murder(place, facts["seat"], facts["named_seat"], told)

    def _murder(self, place: int, seat: int, named: int, told: Sequence[Event]) -> Iterator[SecretDeed]:
        """Yield the attempt at murder that counts, told with another victim that was named.

        If several Traitors named the same victim, the first of them stands for all. Murders of a lone Traitor are told
        with the last of them.
        """
        together = _together(place, told)
        killers = [one["seat"] for one in together if one["named_seat"] == named]
        fate = _fate(place, named, told)
        if killers[0] != seat or fate == "passed_over":
            return
        series = [at for at in range(len(told)) if told[at].round == told[place].round and _is_alone(at, seat, told)]
        if place in series[:-1]:
            return
        if place in series and len(series) > 1:
            victims = [asdict(told[at])["named_seat"] for at in series]
            words = self._say(
                "the_traitors-film-murders",
                name=self._names[seat],
                victims=self._listed(victims),
                count=len(victims),
            )
            murdered = self._say("the_traitors-film-fate", key="murdered")
            people = (self._mask(seat), *(self._mask(one, murdered) for one in victims))
            yield SecretDeed(place, words, "night", "dagger", people, 8, since=series[0])
            return
        others = [(one["seat"], one["named_seat"]) for one in together if one["named_seat"] != named]
        rival, spared = others[0] if others else (named, named)
        words = self._say(
            "the_traitors-film-murder",
            names=self._listed(killers),
            count=len(killers),
            victim=self._names[named],
            fate=fate,
            others=len(others),
            rival=self._names[rival],
            spared=self._names[spared],
            owner=self._names[owner] if (owner := _robbed(place, named, told)) is not None else "nobody",
        )
        fates = {rival: "", spared: "passed_over" if others else "", named: fate}
        masks = [self._mask(one, key and self._say("the_traitors-film-fate", key=key)) for one, key in fates.items()]
        people = (*map(self._mask, killers), *(one for one in masks if one.seat not in killers))
        symbol = "shield" if fate == "shield" else "dagger"
        yield SecretDeed(place, words, "night", symbol, people, 7 + bool(others) + (named in self._traitors))

    def _banishment(self, place: int, event: SeatBanished) -> SecretDeed:
        fellows = [seat for seat in self._traitors if self._votes.get(seat) == event.seat]
        if event.role == "traitor":
            hands = [seat for seat, named in self._finders.items() if self._votes.get(seat) == named == event.seat]
            hands = [seat for seat in hands if seat not in fellows]
        else:
            hands, fellows = fellows, []
        banished = self._say("the_traitors-film-fate", key="banished")
        words = self._say(
            "the_traitors-film-banished",
            name=self._names[event.seat],
            role=event.role,
            names=self._listed(hands),
            count=len(hands),
            others=sum(named == event.seat for named in self._votes.values()) - len(hands),
            fellows=self._listed(fellows),
            fellow_count=len(fellows),
        )
        people = (self._mask(event.seat, banished), *map(self._mask, (*fellows, *hands)))
        first = all(one.words != banished for one in self.out)
        weight = 6 + bool(fellows) if event.role == "traitor" else 3 + 2 * (first and bool(hands))
        return SecretDeed(place, words, "dusk", "banishment", people, weight)

    def _end_of_round(self, place: int, event: FundShared, least: int) -> SecretDeed:
        seats, tone = event.sharing_seats, "red" if event.role == "traitor" else "day"
        names = self._listed(seats)
        sharing, everybody = (tuple(map(self._mask, those)) for those in (seats, range(len(self._names))))
        weight = max(least, 8 if tone == "red" else 4)
        words = self._say("the_traitors-film-shared", role=event.role, names=names, count=len(seats), share=event.share)
        return SecretDeed(place, words, tone, "chest", sharing, weight, settled=everybody)

    def _deed(self, place: int, key: str, weight: int, seat: int, *others: Mask) -> SecretDeed:
        names = texts.together(self._say, [one.name for one in others])
        words = self._say("the_traitors-film-deed", key=key, name=self._names[seat], names=names or "nobody")
        return SecretDeed(place, words, "night", "hood", (self._mask(seat), *others), weight)

    def _mask(self, seat: int, fate: str = "") -> Mask:
        """Return what somebody was in the round, or what befell them."""
        role: Role = "traitor" if seat in self._traitors else "faithful"
        words = fate or self._say("the_traitors-role", key=role)
        return Mask(seat, self._names[seat], ROLE_PICTOGRAMS[role], words, "red" if role == "traitor" else "blue")

    def _listed(self, seats: Sequence[int]) -> str:
        return texts.together(self._say, [self._names[seat] for seat in seats])


def _is_alone(place: int, seat: int, told: Sequence[Event]) -> bool:
    """Return whether a seat names a victim at that place, alone, who is murdered."""
    named = [(one["seat"], one["named_seat"]) for one in _together(place, told)] if told[place].kind == _CHOSEN else []
    return len(named) == 1 and named[0][0] == seat and _fate(place, named[0][1], told) == "murdered"


def _together(place: int, told: Sequence[Event]) -> list[dict[str, Any]]:
    """Return all victims that were named in the night of the event at that place."""
    first = place
    while told[first - 1].kind == _CHOSEN:
        first -= 1
    return [asdict(event) for event in takewhile(lambda one: one.kind == _CHOSEN, told[first:])]


def _robbed(place: int, named: int, told: Sequence[Event]) -> int | None:
    """Return the seat from which the victim took the only Shield that the victim has had in the round."""
    owners: list[int | None] = []
    for event in told[:place]:
        match event:
            case RoundStarted():
                owners.clear()
            case TakenCardSeen() if event.seat == named and event.card == SHIELD:
                owners.append(event.named_seat)
            case OwnCardDrawn() if event.seat == named and event.card == SHIELD:
                owners.append(None)
            case CardsDealt() if event.seat == named:
                owners += [None] * event.cards.count(SHIELD)
    return owners[0] if len(owners) == 1 else None


def _fate(place: int, named: int, told: Sequence[Event]) -> str:
    """Return the outcome of an attempt at murder (T-3.5, T-3.6)."""
    for one in told[place + 1 :]:
        if isinstance(one, VictimNamed) and one.seat != named:
            return "passed_over"
        if isinstance(one, ShieldUsed | SeatMurdered):
            return "shield" if isinstance(one, ShieldUsed) else "murdered"
    return "passed_over"
