"""The deeds of Verräter, told at the end: who was the Traitor, whom they left, and what came of a play."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import asdict, replace

from bot import texts
from bot.games.verraeter.desertion import desertion
from bot.games.verraeter.pictures.moment import turned
from bot.games.verraeter.pictures.role import SIDES
from bot.pictures import SecretDeed
from bot.pictures.moment import Mask
from bot.texts import Speaker
from engine import Event
from engine.verraeter.components import HOUSES, START_CARDS, House, other
from engine.verraeter.events import (
    AllegianceChanged,
    AllegianceTaken,
    CardsDrawn,
    ConflictChosen,
    ConflictResolved,
    LandscapeTurned,
    LastOffice,
    PointsScored,
    SupplyDiscarded,
    SupplyPlayed,
    last_office,
)

_TRAITOR = "traitor"
_DECISIVE = 5  # more than any other deed weighs


def deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> list[SecretDeed]:
    """Return each change of sides, each conflict without any, and the last office.

    Without weight are choices of a place, and plays of cards. Most weight has the round that turned a lead for good.
    """
    found, decisive = [*_deeds(told, names, say), *_plays(told, names, say), *_last(told, names, say)], _leads(told)
    turning = [
        one._replace(weight=_DECISIVE) if one.weight and told[one.place].round in decisive else one for one in found
    ]
    return [_scores(deed, told) for deed in sorted(turning, key=lambda deed: deed.place)]


def _leads(told: Sequence[Event]) -> tuple[int, int]:
    """Return the rounds after which the lead changed for the last time: in points, and in the houses' landscapes."""
    points, ahead, found, leading = Counter[int](), 0, [0, 0], [set[int](), set[int]()]
    for event, following in zip(told, (*told[1:], None), strict=True):
        if isinstance(event, PointsScored) and event.part != "offices":
            points[event.seat] += event.points
        elif isinstance(event, LandscapeTurned):
            ahead += 1 if event.house == "eagle" else -1
        if following is None or following.round != event.round:
            first = {seat for seat in points if points[seat] == max(points.values())}
            for at, now in enumerate((first, {ahead // abs(ahead)} if ahead else leading[1])):
                if now != leading[at]:
                    found[at], leading[at] = event.round, now
    return found[0], found[1]


def _scores(deed: SecretDeed, told: Sequence[Event]) -> SecretDeed:
    """Return the deed with the points of all after its round, and what a Traitor got."""
    at, points, gained = told[deed.place], Counter[int](), Counter[int]()
    for one in told:
        if isinstance(one, PointsScored) and one.part != "offices" and one.round <= at.round:
            points[one.seat] += one.points
            gained[one.seat] += one.points if one.round == at.round else 0

    def shown(mask: Mask) -> Mask:
        got = gained[mask.seat] if mask.symbol == _TRAITOR else 0
        return mask._replace(words=f"+{got}" if got else mask.words, note=str(points[mask.seat]))

    return deed._replace(people=tuple(map(shown, deed.people)), settled=tuple(map(shown, deed.settled)))


def _last(told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[SecretDeed]:
    """Yield the office of the last round that decided the match, if it did."""
    if (last := last_office(told)) is not None:
        people = tuple(Mask(seat, names[seat], "", "") for seat in (last.seat, *last.winners))
        yield SecretDeed(last.place, office_words(say, last, names), "blue", "office", people, 4)


def office_words(say: Speaker, last: LastOffice, names: Sequence[str]) -> str:
    """Tell what the last office brought, and who would have won without it; ``names`` are fit for their place."""
    scores = {"brought": last.brought, "most": last.points, "left": last.left}
    others = tuple(names[seat] for seat in last.winners)
    return say("verraeter-last-office", last_seats=(names[last.seat],), other_seats=others, **scores)


def _deeds(told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[SecretDeed]:
    houses: dict[int, House] = {}
    changed, since = 0, 0
    for place, event in enumerate(told):
        if isinstance(event, ConflictChosen):
            since = place
        elif isinstance(event, AllegianceTaken):
            houses[event.seat] = event.house
            if len(houses) == len(names):
                yield SecretDeed(place, "", weight=0, settled=_public(houses, names, say))
        elif isinstance(event, AllegianceChanged):
            left = [seat for seat in houses if houses[seat] == houses[event.seat] and seat != event.seat]
            houses[event.seat], changed = event.house, event.round
            deed = _change(place, event, left, [one for one in told if one.round == event.round], names, say)
            yield deed._replace(since=since, settled=_public(houses, names, say))
        elif isinstance(event, ConflictResolved) and event.round != changed:
            yield _loyal(place, event, told[place + 1 :], houses, names, say)


def _loyal(
    place: int,
    event: ConflictResolved,
    told: Sequence[Event],
    houses: Mapping[int, House],
    names: Sequence[str],
    say: Speaker,
) -> SecretDeed:
    """Return a conflict before which nobody changed sides; it stands where the first of the winners scores."""
    people, scored = _public(houses, names, say), _scored([one for one in told if one.round == event.round])
    points = max(scored.values(), default=0)
    facts = {"eagle": event.eagle, "rose": event.rose, "points": points, "number": len(scored)}
    winners = texts.together(say, [names[seat] for seat in scored])
    words = say("verraeter-film-loyal", names=winners, winner=event.winner, **facts)
    tone = next((SIDES[house] for house in HOUSES if house == event.winner), "dusk")
    won = tuple(one for one in people if houses[one.seat] == event.winner)
    symbol = "conflict" if event.winner == "none" else event.winner
    return SecretDeed(place + bool(scored), words, tone, symbol, won or people, settled=people)


def _plays(told: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterator[SecretDeed]:
    """Yield each choice of a place and each play of cards with the conflict that came of it, if nobody changed sides.

    Of those who lost, or tied, and kept cards, these are told; also whether they would have won.
    """
    hands, houses = [sum(START_CARDS)] * len(names), dict[int, House]()
    played = list[tuple[int, ConflictChosen | SupplyPlayed]]()
    for place, event in enumerate(told):
        if isinstance(event, AllegianceTaken | AllegianceChanged):
            houses[event.seat] = event.house
            played.clear()
        elif isinstance(event, CardsDrawn):
            hands[event.seat] += sum(event.cards)
        elif isinstance(event, SupplyPlayed | SupplyDiscarded):
            hands[event.seat] -= sum(event.cards)
        elif isinstance(event, ConflictResolved):
            tone = next((SIDES[one] for one in HOUSES if one == event.winner), "dusk")
            row = [one for one in told[place:] if one.round == event.round]
            came, gained, people = conquest(row, names, say), tuple(_scored(row)), _public(houses, names, say)
            for at, one in played:
                left, house = hands[one.seat], houses[one.seat]
                behind = event.rose - event.eagle if house == "eagle" else event.eagle - event.rose
                facts = {**asdict(one), "name": names[one.seat], "came": came}
                words = say(f"verraeter-film-{one.kind}", **facts)
                if isinstance(one, SupplyPlayed) and behind >= 0 and left:
                    missing = behind + 1 if behind < left else 0
                    words = say("verraeter-film-missed", **{**facts, "house": house, "left": left, "missing": missing})
                yield SecretDeed(at, words, tone, "conflict", (people[one.seat],), 0, settled=people, gained=gained)
            played.clear()
        if isinstance(event, ConflictChosen | SupplyPlayed):
            played.append((place, eagle_first(event) if isinstance(event, ConflictChosen) else event))


def eagle_first(one: ConflictChosen) -> ConflictChosen:
    """Return a choice of place that names the Eagle's landscape first, as pictures do."""
    pairs = [(name, f"other_{name}") for name in ("position", "landscape", "house", "value")]
    turned = {new: getattr(one, old) for pair in pairs for old, new in (pair, pair[::-1])}
    return one if one.house == "eagle" else replace(one, **turned)


def _scored(row: Sequence[Event]) -> dict[int, int]:
    """Return the points that each winner of a round's conflict got for it."""
    return {one.seat: one.points for one in row if isinstance(one, PointsScored) and one.part == "landscapes"}


def conquest(row: Sequence[Event], names: Sequence[str], say: Speaker) -> str:
    """Tell which landscape fell in a round, and who scored."""
    taken, scored = "".join(turned(row, say)) or say("verraeter-moment-tie"), _scored(row)
    facts = {"number": len(scored), "points": max(scored.values(), default=0)}
    return say("verraeter-film-came", taken=taken, names=texts.together(say, [names[one] for one in scored]), **facts)


def _public(houses: Mapping[int, House], names: Sequence[str], say: Speaker) -> tuple[Mask, ...]:
    """Return everybody with the house that all see, with or without the mask of a role."""
    return tuple(
        Mask(seat, names[seat], house, say("verraeter-house", key=house), SIDES[house])
        for seat, house in sorted(houses.items())
    )


def _change(
    place: int, event: AllegianceChanged, left: Sequence[int], row: Sequence[Event], names: Sequence[str], say: Speaker
) -> SecretDeed:
    """Return a change of sides in a round; it weighs more if it left somebody, and most if it won the conflict."""
    found, scored = desertion(row), _scored(row)
    outcome = next((one for one in row if isinstance(one, ConflictResolved)), None)
    winner, house = outcome.winner if outcome else "none", other(event.house)
    words = say(
        "verraeter-film-changed",
        name=names[event.seat],
        house=event.house,
        left=texts.together(say, [names[seat] for seat in sorted(left)]) or "nobody",
        eagle=outcome.eagle if outcome else 0,
        rose=outcome.rose if outcome else 0,
        winner=winner,
        members=len(scored),
        points=max(scored.values(), default=0),
        each=found.each if found else 0,
    )
    behind = say("verraeter-film-left", won=winner == house)
    betrayed = tuple(Mask(seat, names[seat], house, behind, SIDES[house]) for seat in sorted(left))
    people = (_traitor(event.seat, event.house, names, say), *betrayed)
    shown = house if winner == house else event.house
    gained = (event.seat,) if found and found.fate == "won" else tuple(scored)
    weight = 2 + bool(left) + (winner == event.house)
    return SecretDeed(place, words, SIDES[shown], shown, people, weight, gained=gained)


def _traitor(seat: int, house: House, names: Sequence[str], say: Speaker) -> Mask:
    return Mask(seat, names[seat], _TRAITOR, say("verraeter-film-traitor"), SIDES[house])
