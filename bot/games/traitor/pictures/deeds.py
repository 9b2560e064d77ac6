"""The secret deeds of Traitor, told at the end: who held a Joker, who struck friend or foe, who saw what, who fell."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from msgspec.structs import asdict

from bot.games.traitor.pictures.cards import playing_card
from bot.games.traitor.pictures.moment import fight_words, found_out
from bot.games.traitor.trail import suspicions
from bot.pictures import SecretDeed
from bot.pictures.moment import Mask
from bot.pictures.reveals.cards import PlayingCard
from bot.texts import Speaker
from engine import Event
from engine.traitor.components import aim
from engine.traitor.events import (
    ArmyEliminated,
    CardAccused,
    CardSeen,
    CardsNeeded,
    JokerGiven,
    MatchEnded,
    TraitorExposed,
    TraitorsMet,
)

_JOKER = "joker"
_WEIGHTS = {"masked": 4, "friends": 0, "hunt": 5, "blind": 2, "open": 2, "fails": 0}
_LATER = {"hunt": 3, "masked": 2}  # the weight of each but the first: they are alike
_LIKELY = 1.75  # so many times what chance would give is a strong suspicion
_SCAPEGOAT = 4  # so many cards that friends kill make an army a scapegoat

_MOST, _PAIRS = 3, 2  # accusations in a scene, and accusations of which it shows both cards
_PEOPLE = 4  # people in a scene


class _Strike(NamedTuple):
    """An accusation as we know it now; strikes in a row that are alike, and no more than a scene shows, are a deed."""

    place: int
    event: CardAccused
    key: str
    falls: bool = False
    """Another scene tells what it brought, and shows its cards."""

    @property
    def alike(self) -> Hashable:
        """Equal for strikes of a round among friends, that hunt the same seat, or that the same traitor makes."""
        if self.falls or self.key == "fails":
            return self.place
        if self.key == "friends":
            return self.key, self.event.round
        by = self.event.target_seat if self.key in ("blind", "hunt") else self.event.seat
        return self.key, by, self.event.round


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[SecretDeed]:
    """Return who held a Joker, all accusations as we know them now, secret looks, who fell, and who was suspected."""
    teller, found, hit = _Teller(told, names, say), list[SecretDeed](), list[_Strike]()
    alike = {key: list[int]() for key in _LATER}
    for _, row in groupby(teller.deeds(), key=lambda one: one.alike if isinstance(one, _Strike) else None):
        some = list(row)
        strikes = [one for one in some if isinstance(one, _Strike)]
        found += [one for one in some if isinstance(one, SecretDeed)]
        for start in range(0, len(strikes), _MOST):
            if strikes[0].key in alike and not strikes[0].falls:
                alike[strikes[0].key].append(len(found))
            hit += [one for one in strikes[start : start + _MOST] if one.key == "friends"]
            found.append(teller.struck(strikes[start : start + _MOST]))
    for key, places in alike.items():
        for place in places[1:]:
            found[place] = found[place]._replace(weight=_LATER[key])
    return sorted([*found, *teller.scapegoat(hit), *teller.suspected()], key=lambda one: one.place)


class _Teller:
    """Tells deeds, and remembers whose mask has fallen: with the Joker, or by a suit too many."""

    def __init__(self, told: Sequence[Event], names: Sequence[str], say: Speaker) -> None:
        self._told = told
        self._names = names
        self._say = say
        self._traitors = {seat for event in told if (seat := _holder(event)) is not None}
        self._exposed: set[int] = set()
        self._held: set[int] = set()
        self._fight: CardAccused | None = None

    def deeds(self) -> Iterator[SecretDeed | _Strike]:
        """Yield each deed and accusation in its place."""
        for place, event in enumerate(self._told):
            holder = _holder(event)
            if holder is not None:
                yield self._holds(place, holder)
            match event:
                case JokerGiven():
                    yield self._deed(place, "gives", 6, event.seat, event.target_seat)
                case TraitorsMet():
                    yield self._deed(place, "meet", 5, *event.traitor_seats)
                case CardSeen():
                    yield self._look(place, event)
                case CardAccused():
                    self._fight, found = event, {seat for seat, _ in found_out([event])} - self._exposed
                    if event.reason != _JOKER:
                        yield _Strike(place, event, self._kind(event), bool(found) or self._falls(place))
                    for seat in found:
                        self._exposed.add(seat)
                        yield self._fallen(place, "suits", seat, 8)
                case TraitorExposed():
                    self._exposed.add(event.seat)
                    yield self._fallen(place, "exposed", event.seat, 8)
                case ArmyEliminated():
                    yield self._fallen(place, event.reason, event.seat, 6)
                case MatchEnded():
                    yield self._result(place, event)

    def _falls(self, place: int) -> bool:
        """Return whether an army fell by that accusation, or the match ended."""
        after = takewhile(lambda event: not isinstance(event, CardAccused), self._told[place + 1 :])
        return any(isinstance(event, ArmyEliminated | MatchEnded) for event in after)

    def _masked(self, seat: int) -> bool:
        return seat in self._traitors - self._exposed

    def _deed(self, place: int, key: str, weight: int, *seats: int) -> SecretDeed:
        first, other = self._names[seats[0]], self._names[seats[-1]]
        words = self._say("traitor-film-deed", key=key, name=first, other=other, number=len(self._traitors))
        return SecretDeed(place, words, "night", _JOKER, tuple(map(self._mask, seats)), weight)

    def _holds(self, place: int, holder: int) -> SecretDeed:
        """Return who holds a Joker; with the last of them, everybody else is known to be loyal."""
        self._held.add(holder)
        deed = self._deed(place, "holds", 8, holder)
        everybody = tuple(map(self._mask, range(len(self._names))))
        return deed._replace(settled=everybody) if self._held == self._traitors else deed

    def _look(self, place: int, event: CardSeen) -> SecretDeed:
        card = self._card(event.target_rank, event.target_suit)
        name, other = self._names[event.seat], self._names[event.target_seat]
        words = self._say("traitor-film-looks", name=name, other=other, card=card)
        joker = event.target_rank == _JOKER
        people = self._mask(event.seat), self._mask(event.target_seat)
        cards = (playing_card(event.target_rank, event.target_suit, self._say),)
        return SecretDeed(place, words, "night", "look", people, 7 if joker else 2, cards)

    def struck(self, strikes: Sequence[_Strike]) -> SecretDeed:
        """Return accusations that are alike: by a traitor in a mask, among friends, or against a traitor."""
        key, event, number = strikes[0].key, strikes[0].event, len(strikes)
        by, to = ([one.event.seat for one in strikes], [one.event.target_seat for one in strikes])
        words = self._say(
            "traitor-film-strikes" if number == 1 else "traitor-film-several",
            key=key,
            name=self._names[event.seat],
            other=self._names[event.target_seat],
            number=number,
            card=self._card(event.rank, event.suit),
            dead=self._card(event.target_rank, event.target_suit),
            tie=int(event.tie),
        )
        people = tuple(self._mask(seat) for seat in dict.fromkeys((*by, *to)))[:_PEOPLE]
        weight = 0 if strikes[0].falls else _WEIGHTS[key] and _WEIGHTS[key] + (number > 1)
        tone = "red" if key == "masked" else "dusk"
        loyal = key in ("hunt", "blind") or (key == "fails" and event.seat in self._traitors)
        cards, helps = self._cards(strikes), "loyal" if loyal else "traitor"
        return SecretDeed(strikes[-1].place, words, tone, "conflict", people, weight, cards, helps=helps)

    def scapegoat(self, hit: Sequence[_Strike]) -> Iterator[SecretDeed]:
        """Yield the fate of the loyal seat that lost most cards to the loyal, if they were many."""
        for seat, number in Counter(one.event.target_seat for one in hit).most_common(1):
            lost = [one for one in hit if one.event.target_seat == seat]
            if number >= _SCAPEGOAT:
                words = self._say("traitor-film-scapegoat", name=self._names[seat], number=number)
                people = tuple(map(self._mask, dict.fromkeys((seat, *(one.event.seat for one in lost)))))
                cards = self._cards(lost[-_SCAPEGOAT:])
                weight, people = _WEIGHTS["hunt"] + 1, people[:_PEOPLE]
                yield SecretDeed(lost[-1].place, words, "red", "conflict", people, weight, cards, helps="traitor")

    def suspected(self) -> Iterator[SecretDeed]:
        """Yield the strongest suspicion of a loyal seat, if strong, and stronger than that of a hidden traitor then.

        Suspicions at the end of a round count, which the channel has told.
        """
        rows = [
            (place - 1, shares)
            for place, shares in suspicions(self._told)
            if len(self._names) > 2 and self._told[place - 1].kind == "round_started"
        ]
        found = [
            (share, -place, seat, *max((shares[one], one) for one in self._traitors))
            for place, shares in rows
            for seat, share in shares.items()
            if seat not in self._traitors
        ]
        share, place, seat, other, traitor = max(found, default=(0, 0, 0, 0, 0))
        if share > other > 0 and share * len(self._names) >= _LIKELY * 100 * len(self._traitors):
            facts = {"name": self._names[seat], "traitor": self._names[traitor]}
            words = self._say("traitor-film-suspected", **facts, share=share, other=other)
            people = self._mask(seat), self._mask(traitor)
            yield SecretDeed(-place - 1, words, "dusk", "look", people, _WEIGHTS["hunt"] + 1)

    def _cards(self, strikes: Sequence[_Strike]) -> tuple[PlayingCard, ...]:
        """Return both cards of one or two accusations; of more accusations, the dead cards."""
        cards = []
        for event in (one.event for one in strikes):
            lost, killed = event.dead != "target", event.dead == "target"
            own = playing_card(event.rank, event.suit, self._say, dead=lost)
            cards += [own] * (len(strikes) <= _PAIRS)
            cards.append(playing_card(event.target_rank, event.target_suit, self._say, dead=killed))
        return tuple(cards)

    def _kind(self, event: CardAccused) -> str:
        if event.dead != "target":
            return "fails"
        if event.seat in self._traitors:
            return "masked" if self._masked(event.seat) else "open"
        if event.target_seat not in self._traitors:
            return "friends"
        return "blind" if self._masked(event.target_seat) else "hunt"

    def _fallen(self, place: int, key: str, seat: int, weight: int) -> SecretDeed:
        """Return the fall of a Joker or an army, and who brought it about."""
        fight = self._fight
        others = () if fight is None else tuple({fight.seat, fight.target_seat} - {seat})
        by = self._names[others[0]] if others else "nobody"
        words = self._say("traitor-film-fallen", key=key, name=self._names[seat], by=by)
        tone, symbol = ("red", _JOKER) if key in ("exposed", "suits") else ("dusk", "dead")
        told = fight is not None and key != "points"
        cards = self._cards([_Strike(place, fight, key)]) if fight is not None and told else ()
        seats = (fight.seat, fight.target_seat) if fight is not None and told else (seat, *others)
        people = tuple(map(self._mask, seats))  # each below its card
        return SecretDeed(place, words, tone, symbol, people, weight, cards)

    def _result(self, place: int, ended: MatchEnded) -> SecretDeed:
        """Return the end: who was a traitor, by how much a side has won, and the last blow if no scene shows it."""
        out = sum(isinstance(one, ArmyEliminated) and one.seat not in self._traitors for one in self._told[:place])
        needed = [one.number for one in self._told[:place] if isinstance(one, CardsNeeded)]
        words = self._say(
            "traitor-film-result",
            side=ended.side,
            names=" & ".join(self._names[seat] for seat in sorted(self._traitors)),
            number=ended.traitors,
            out=out,
            aim=max(out, aim(len(self._names))),
            needed=needed[-1] if needed else 0,
        )
        fight, people = self._fight, sorted(self._traitors)
        told = self._told[self._told.index(fight) : place] if fight is not None else ()
        if fight is None or any(isinstance(one, ArmyEliminated | TraitorExposed) for one in told):
            return SecretDeed(place, words, "dusk", "laurels", tuple(map(self._mask, people)), 9)
        words = f"{fight_words(told, self._names, self._say)}. {words}"
        people = [*dict.fromkeys((fight.seat, fight.target_seat, *people))]
        cards = self._cards([_Strike(place, fight, "")])
        return SecretDeed(place, words, "dusk", "laurels", tuple(map(self._mask, people)), 9, cards)

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
