"""The deeds of a round of Verräter in words, for its lines, its story and its turning points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot import texts
from bot.games.verraeter.desertion import betrayed, desertion, robbed, taken_along
from bot.games.verraeter.pictures.deeds import conquest, office_words
from bot.texts import Speaker, StoryLine
from engine import Event
from engine.verraeter import events as happened
from engine.verraeter.components import HOUSES, House

_SCORED = (happened.PointsScored, happened.LandscapeTurned, happened.StrategyCardTaken)


def fold_story(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[StoryLine]:
    """Yield a line for all events of a kind in a row; a change of sides and a conflict read as in the channel."""
    houses, points = dict[int, House](), Counter[int]()
    for (number, _), same in groupby(events, key=lambda one: (one.round, one.kind)):
        row = list(same)
        told = [one for one in events if one.round == number]
        for one in row:
            if isinstance(one, happened.AllegianceTaken | happened.AllegianceChanged):
                houses[one.seat] = one.house
        if isinstance(one := row[0], happened.AllegianceChanged):
            yield number, changed(say, one, betrayed(events, one), names, taken_along(told, one.seat))
        elif isinstance(one, happened.ConflictResolved):
            scored = [event for event in told if isinstance(event, happened.PointsScored) and event.part != "offices"]
            for gain in scored:
                points[gain.seat] += gain.points
            yield number, outcome(say, told, names, next((one for one in HOUSES if one not in houses.values()), "none"))
            yield number, standings(say, [points[seat] for seat in range(len(names))], scored, names)
        elif number == 0 or not isinstance(one, _SCORED) or getattr(one, "part", "") == "offices":
            lines = (texts.story_line(say, "verraeter", event, names) for event in row)
            yield number, " ".join(filter(None, lines))


def standings(
    say: Speaker, points: Sequence[int], scored: Sequence[happened.PointsScored], names: Sequence[str]
) -> str:
    """Tell the points of all, and what each got."""
    gains = dict[int, str]()
    for one in scored:
        got = f"+{one.points}"
        got = got if one.part == "landscapes" else say("verraeter-part", key=one.part, points=got)
        gains[one.seat] = ", ".join(filter(None, (gains.get(one.seat), got)))
    return say("verraeter-fold-standings", rows=texts.ranking(points, names, gains))


def changed(
    say: Speaker, change: happened.AllegianceChanged, left: Sequence[int], names: Sequence[str], total: int = 0
) -> str:
    """Tell who betrays those who are left, or joins all the others, and what the cards count that go along."""
    seat, behind = texts.safe(names[change.seat]), texts.together(say, [texts.safe(names[seat]) for seat in left])
    return say("verraeter-fold-allegiance_changed", seat=seat, house=change.house, total=total, left=behind or "nobody")


def outcome(say: Speaker, row: Sequence[Event], names: Sequence[str], deserted: str) -> str:
    """Tell who wins with which strength, the landscape that is lost, the points of each winner, and what came of it."""
    ends = [event for event in row if isinstance(event, happened.ConflictResolved)]
    turned = [event for event in row if isinstance(event, happened.LandscapeTurned)]
    parts = [
        say("verraeter-fold-conflict_resolved", winner=one.winner, eagle=one.eagle, rose=one.rose, deserted=deserted)
        for one in ends
    ]
    gains = [one.points for one in row if isinstance(one, happened.PointsScored) and one.part == "landscapes"]
    each, points = found.each if (found := desertion(row)) else 0, max(gains, default=0)
    gain = {"members": len(gains), "points": points, "each": each}
    parts += [texts.event_as(say, "verraeter-fold-landscape_turned", event, names, **gain) for event in turned]
    return " ".join([*parts, *_fate(say, row)])


def _fate(say: Speaker, row: Sequence[Event]) -> list[str]:
    found = desertion(row)
    told = say("verraeter-fold-fate", fate=found.fate, without=found.without) if found else ""
    return [told] if told else []


def fold_upshot(say: Speaker, story: Sequence[Event], place: int, seat: int, names: Sequence[str]) -> str:
    """Tell the conflict that followed in the same round: who changed sides, who won, and who scored for it.

    The deed of a change of sides has told who won and scored, and that of a place or a play all of this. The end tells
    what offices brought, except the last if it decided.
    """
    row, one, parts = [event for event in story if event.round == story[place].round], story[place], list[str]()
    if isinstance(one, happened.AllegianceChanged):
        parts += _fate(say, row)
        if lost := robbed(story, row):
            seats = tuple(texts.safe(names[seat]) for seat in lost)
            parts.append(say("verraeter-fold-robbed", seats=seats, points=max(lost.values())))
    elif not isinstance(one, happened.ConflictChosen | happened.SupplyPlayed):
        after = [event for event in story[place + 1 :] if event in row]
        parts += [
            changed(say, change, betrayed(story, change), names)
            for change in after
            if isinstance(change, happened.AllegianceChanged)
        ]
        resolved = [event for event in after if isinstance(event, happened.ConflictResolved)]
        parts += [texts.event_as(say, "verraeter-event-conflict_resolved", event, names) for event in resolved]
        if resolved or isinstance(one, happened.ConflictResolved):
            parts += [*_fate(say, row), f"{conquest(row, [texts.safe(name) for name in names], say)}."]
    if (last := happened.last_office(story)) and last.place != place and story[last.place] in row:
        parts.append(f"{office_words(say, last, [texts.safe(name) for name in names])}.")
    return " ".join(parts)
