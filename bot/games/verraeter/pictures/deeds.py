"""The secret deeds of Verräter, told at the end: who kept the Traitor, whom they left, and who kept too many cards."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import asdict

from bot import texts
from bot.games.verraeter.pictures.role import SIDES
from bot.pictures import Deed
from bot.pictures.moment import Mask
from bot.texts import Speaker
from engine import Event
from engine.verraeter.components import START_CARDS, House, other
from engine.verraeter.events import (
    AllegianceChanged,
    AllegianceTaken,
    CardsDrawn,
    ConflictResolved,
    SupplyDiscarded,
    SupplyPlayed,
)

_TRAITOR = "traitor"


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Deed]:
    """Return each Traitor that somebody kept, each change of sides and, weightless, each victory that was missed."""
    return sorted([*_deeds(told, names, say), *_missed(told, names, say)], key=lambda deed: deed.place)


def _deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[Deed]:
    houses: dict[int, House] = {}
    for place, event in enumerate(told):
        if isinstance(event, AllegianceTaken):
            houses[event.seat] = event.house
            if len(houses) == len(names):
                yield Deed(place, "", weight=0, settled=_public(houses, names, say))
        elif event.kind == "role_taken" and (taken := asdict(event))["role"] == _TRAITOR:
            seat, house = taken["seat"], houses[taken["seat"]]
            words = say("verraeter-film-kept", name=names[seat], house=house)
            people = (_traitor(seat, house, names, say),)
            yield Deed(place, words, "night", _TRAITOR, people, settled=_public(houses, names, say))
        elif isinstance(event, AllegianceChanged):
            left = [seat for seat in houses if houses[seat] == houses[event.seat] and seat != event.seat]
            outcome = next((one for one in told[place:] if isinstance(one, ConflictResolved)), None)
            houses[event.seat] = event.house
            yield _change(place, event, left, outcome, names, say)._replace(settled=_public(houses, names, say))


def _missed(told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[Deed]:
    """Yield the plays of those who lost, or tied, and kept cards that would have won."""
    hands, houses = [sum(START_CARDS)] * len(names), dict[int, House]()
    played = list[tuple[int, SupplyPlayed, dict[int, House]]]()
    for place, event in enumerate(told):
        if isinstance(event, AllegianceTaken | AllegianceChanged):
            houses[event.seat] = event.house
        elif isinstance(event, CardsDrawn):
            hands[event.seat] += sum(event.cards)
        elif isinstance(event, SupplyPlayed | SupplyDiscarded):
            hands[event.seat] -= sum(event.cards)
            if isinstance(event, SupplyPlayed):
                played.append((place, event, dict(houses)))
        elif isinstance(event, ConflictResolved):
            for at, one, then in played:
                seat, left, house = one.seat, hands[one.seat], houses[one.seat]
                behind = event.rose - event.eagle if house == "eagle" else event.eagle - event.rose
                if 0 <= behind < left:
                    tell, people = partial(say, "verraeter-film-missed"), _public(then, names, say)
                    words = tell(name=names[seat], house=house, total=one.total, left=left, missing=behind + 1)
                    yield Deed(at, words, SIDES[other(house)], "conflict", (people[seat],), 0, settled=people)
            played.clear()


def _public(houses: Mapping[int, House], names: Sequence[str], say: Speaker) -> tuple[Mask, ...]:
    """Return everybody with the house that all see, with or without the mask of a role."""
    return tuple(
        Mask(seat, names[seat], house, say("verraeter-house", key=house), SIDES[house])
        for seat, house in sorted(houses.items())
    )


def _change(
    place: int,
    event: AllegianceChanged,
    left: Sequence[int],
    outcome: ConflictResolved | None,
    names: Sequence[str],
    say: Speaker,
) -> Deed:
    """Return a change of sides; it weighs more if it left somebody, and most if it won the conflict."""
    won = outcome is not None and outcome.winner == event.house
    words = say(
        "verraeter-film-changed",
        name=names[event.seat],
        house=event.house,
        left=texts.together(say, [names[seat] for seat in sorted(left)]) or "nobody",
        eagle=0 if outcome is None else outcome.eagle,
        rose=0 if outcome is None else outcome.rose,
        winner="none" if outcome is None else outcome.winner,
    )
    house = other(event.house)
    behind = say("verraeter-film-left", won=outcome is not None and outcome.winner == house)
    betrayed = tuple(Mask(seat, names[seat], house, behind, SIDES[house]) for seat in sorted(left))
    people = (_traitor(event.seat, event.house, names, say), *betrayed)
    winner = house if outcome is not None and outcome.winner == house else event.house
    return Deed(place, words, SIDES[winner], winner, people, 2 + bool(left) + won)


def _traitor(seat: int, house: House, names: Sequence[str], say: Speaker) -> Mask:
    return Mask(seat, names[seat], _TRAITOR, say("verraeter-film-traitor"), SIDES[house])
