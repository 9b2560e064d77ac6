"""The secret deeds of Verräter, told at the end: who kept the Traitor, and whom they left for which house."""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from bot import texts
from bot.games.verraeter.pictures.role import SIDES
from bot.pictures import Deed
from bot.pictures.moment import Mask
from bot.texts import Speaker
from engine import Event
from engine.verraeter.components import House, other
from engine.verraeter.events import AllegianceChanged, AllegianceTaken, ConflictResolved

_TRAITOR = "traitor"


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[Deed]:
    """Return each Traitor that somebody kept, and each change of sides."""
    return [*_deeds(told, names, say)]


def _deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[Deed]:
    houses: dict[int, House] = {}
    for place, event in enumerate(told):
        if isinstance(event, AllegianceTaken):
            houses[event.seat] = event.house
        elif event.kind == "role_taken" and (taken := asdict(event))["role"] == _TRAITOR:
            seat, house = taken["seat"], houses[taken["seat"]]
            words = say("verraeter-film-kept", name=names[seat], house=house)
            yield Deed(place, words, "night", _TRAITOR, (_traitor(seat, house, names, say),))
        elif isinstance(event, AllegianceChanged):
            left = [seat for seat in houses if houses[seat] == houses[event.seat] and seat != event.seat]
            outcome = next((one for one in told[place:] if isinstance(one, ConflictResolved)), None)
            yield _change(place, event, left, outcome, names, say)
            houses[event.seat] = event.house


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
