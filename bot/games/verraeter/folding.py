"""Verräter in few lines: place of conflict, cards and roles, outcome, buildings and standings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from bot import texts
from bot.games.verraeter.desertion import taken_along, unclaimed
from bot.games.verraeter.pictures import stakes
from bot.games.verraeter.pictures.deeds import eagle_first
from bot.games.verraeter.story import changed, fold_story, fold_upshot, outcome, standings
from bot.texts import Line, Speaker
from engine import Event, View
from engine.verraeter import events as happened
from engine.verraeter.components import HOUSES, OFFICE_CARDS, ROLES, House, other
from engine.verraeter.view import Building, VerraeterView

__all__ = ["fold", "fold_story", "fold_upshot"]

Row = tuple[str, range, list[Event]]
"""Events of a sort: the sort, their places, the events."""

WORDS = 84
"""The lines before a question have at most so many words, if they can."""

CHANGED = happened.AllegianceChanged
BUILT = happened.BuildingPlaced | happened.BuildingTurned | happened.BuildingMoved
SILENT = frozenset(
    {
        "strategy_card_taken",
        "round_started",
        "role_kept",
        "building_declined",
        "discard_pile_shuffled",
    }
)
SORTS = {
    "supply_played": "roles",
    "role_revealed": "roles",
    "conflict_resolved": "outcome",
    "points_scored": "outcome",
    "landscape_turned": "outcome",
    "cards_drawn": "supply_drawn",
}


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield the lines of a round; before a question, if they are too long, less of what the hand shows, too.

    Strengths, roles and cards are never left out. First go standings and cards that others drew, then buildings and
    deeds of the reader. Cards played before the reader's last answer are told again.
    """
    played = {event.seat for event in events if isinstance(event, happened.SupplyPlayed)}
    early = sum(event.seat not in played for event in events if isinstance(event, happened.RoleRevealed))
    early += 4 * any(event.seat not in played for event in events if isinstance(event, CHANGED))  # and what came of it
    early += 2 * bool(early)  # and the landscapes
    seen, now, end = cast(VerraeterView, view), "", range(len(events), len(events))
    if (points := _now(seen)) and (seen.seat is None or seen.seat in seen.asked):
        now = say("verraeter-fold-now", rows=texts.ranking(points, names))
    order = [(seen.start_player + place) % seen.seats for place in range(seen.seats)]
    for less in (0,) if view.seat is None else range(5):
        asides = [(end, now)] if now and less < 4 else []
        told = [*_fold(say, events, view, names, less), *asides]
        if sum(any(map(str.isalnum, word)) for _, line in told for word in line.split()) + 3 * early <= WORDS:
            break
    yield from told
    if seen.phase == "supply" and seen.seat in seen.asked:
        bare = [one for one in order if seen.table[one].hand_size == 0 and one not in played and one != seen.seat]
        people = [f"**{texts.safe(names[one])}**" if one == seen.seat else texts.safe(names[one]) for one in order]
        turns = ", ".join(name for name, one in zip(people, order, strict=True) if one not in bare)
        yield end, say("verraeter-fold-later", order=turns, none=_together(say, bare, names) or "nobody")
        hand, buildings = len(seen.hand), [one.building for one in seen.ring]
        if seen.round == seen.rounds and hand > OFFICE_CARDS and Building(seen.seat, "office") in buildings:
            yield end, say("verraeter-fold-spare", hand=hand, spare=hand - OFFICE_CARDS)


def _now(view: VerraeterView) -> list[int]:
    """Return the points of all with their offices as they are, if this round may be the last and has not been decided.

    It returns nothing if nobody has an office.
    """
    built = [one.building.seat for one in view.ring if one.building and one.building.side == "office"]
    houses = [one.house for one in view.ring]
    last = view.round == view.rounds or any(houses.count(one) == 1 for one in HOUSES)
    if not built or not last or view.phase not in ("conflict", "role", "supply"):
        return []
    return [one.points + built.count(seat) * min(OFFICE_CARDS, one.hand_size) for seat, one in enumerate(view.table)]


def _fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str], less: int) -> Iterator[Line]:
    """Yield a line for each part of a round, and the standings as the last line of the round.

    Once a place of conflict is chosen, the set-up is told no more. A seat's receipt tells it what it has built. Roles
    stand where they are revealed, though cards come before. The channel is told where the people stand until the place
    of a new round is chosen; at the end, before offices.
    """
    begun = any(event.kind in ("conflict_chosen", "allegiance_changed") for event in events)
    scored = False
    for sort, places, row in _changes_first(texts.sorted_rows(events, SORTS, SILENT)):
        if sort == "conflict_chosen" and scored and not less:
            yield _standings(say, places.start, events, view, names)
            scored = False
        if sort == "match_ended" and scored and not less and view.result is not None:
            yield places, _standings(say, places.start, events[: places.start], view, names)[1]
            scored = False
        scored |= sort == "outcome"
        revealed = sort == "roles" and sum(isinstance(event, happened.RoleRevealed) for event in row)
        if (not begun or row[0].round > 0) and not _known(row, view, less):
            if sort == "allegiance_changed":
                houses, change = _houses(row[-1], events, view), cast(happened.AllegianceChanged, row[-1])
                left = [seat for seat, house in enumerate(houses) if house != change.house]
                line = changed(say, change, left, names, taken_along(row, change.seat))
            elif sort == "outcome":
                line = outcome(say, row, names, _deserted(row, events, view))
            elif revealed:
                *former, line = _sides(say, row, events, view, names, bare=less == 4)
                yield from ((places[-revealed:], one) for one in former)
            elif sort == "supply_drawn":
                line = _drawn(say, row, events, names, own=bool(less))
            else:
                line = _LINES.get(sort, _sentences)(say, row, names)
            stake = _at_stake(say, row[0], view) if sort == "conflict_chosen" else ""
            yield places[-revealed:], line + stake
    if scored and not less:
        yield _standings(say, len(events), events, view, names)
    if view.seat is None and view.round > 1 and (view.phase == "role" or (view.phase == "conflict" and not begun)):
        yield range(len(events), len(events)), _ready(say, cast(VerraeterView, view), names)
    if view.seat is None and view.phase == "role":
        yield range(len(events), len(events)), _chosen(say, events, cast(VerraeterView, view), names)


def _known(row: Sequence[Event], view: View, less: int) -> bool:
    """Return whether a seat needs no line of a deed: its own building, or what must give room."""
    one, last = row[0], row[-1]
    if isinstance(one, BUILT):
        return one.round > 0 and (less > 1 or one.seat == view.seat)
    return less > 1 and isinstance(last, CHANGED | happened.ConflictChosen) and last.seat == view.seat


def _ready(say: Speaker, view: VerraeterView, names: Sequence[str]) -> str:
    """Tell at the beginning of a round who leads, and who stands against whom."""
    scores = sorted({seat.points for seat in view.table}, reverse=True)
    first = [seat for seat, one in enumerate(view.table) if one.points == scores[0]]
    houses = {house: [seat for seat, one in enumerate(view.table) if one.allegiance == house] for house in HOUSES}
    few = min(HOUSES, key=lambda house: len(houses[house]))
    leading, those, others = (_together(say, seats, names) for seats in (first, houses[few], houses[other(few)]))
    told, alone = say("verraeter-fold-camps", house=few, number=len(houses[few]), few=those, many=others), "none"
    if view.phase == "role" and not houses[few]:  # the place of conflict has told that
        told = ""
    if len(scores) == 1:
        return told
    if len(first) == 1 and first == houses[few]:
        told, alone = "", few
    lead = say("verraeter-fold-lead", leading=leading, number=len(first), ahead=scores[0] - scores[1], alone=alone)
    return " ".join(filter(None, [lead, told]))


def _chosen(say: Speaker, events: Sequence[Event], view: VerraeterView, names: Sequence[str]) -> str:
    """Tell, with all events of the round, who has kept a role, and how many roles go on to whom (V-3)."""
    kept = tuple(texts.safe(names[one.seat]) for one in events if isinstance(one, happened.RoleKept))
    if not kept or len(kept) < sum(one.has_role for one in view.table):
        return ""
    number, following = len(ROLES) - 1 - len(kept), _together(say, view.asked, names)
    return say("verraeter-fold-chosen", seats=kept, number=number, next=following)


def _together(say: Speaker, seats: Sequence[int], names: Sequence[str]) -> str:
    return texts.together(say, [texts.safe(names[seat]) for seat in seats])


def _drawn(say: Speaker, row: Sequence[Event], events: Sequence[Event], names: Sequence[str], *, own: bool) -> str:
    """Tell who draws how many cards and why, as far as the roles are known, and to a seat which it draws itself.

    ``own``: this alone.
    """
    roles = {event.seat: event.role for event in events if isinstance(event, happened.RoleRevealed)}
    mine = [event for event in row if isinstance(event, happened.CardsDrawn)]
    drawn = [event for event in row if isinstance(event, happened.SupplyDrawn)]
    groups: dict[tuple[int, str], list[int]] = {}
    for one in drawn:
        groups.setdefault((one.number, _source(one, roles)), []).append(one.seat)
    parts = [
        say(
            "verraeter-fold-drawn", seats=tuple(texts.safe(names[seat]) for seat in seats), number=number, source=source
        )
        for (number, source), seats in groups.items()
    ]
    told = [say("verraeter-fold-all-drawn", parts=" · ".join(parts))] if parts and not own else []
    for event in mine:
        source = next((_source(one, roles) for one in drawn if one.seat == event.seat and own), "none")
        told.append(say("verraeter-fold-cards_drawn", cards=event.cards, source=source))
    return " ".join(told)


def _source(drawn: happened.SupplyDrawn, roles: Mapping[int, str]) -> str:
    """Return what brings a seat its cards (V-8.4): the Farmer nothing else, the weak Diplomat estates, too."""
    role = roles.get(drawn.seat, "none")
    if role in ("farmer", "none"):
        return role
    if role == "diplomat_2":
        return role if drawn.number == 1 else "both" if drawn.number == 2 else "all"
    return "estate" if drawn.number == 1 else "estates"


def _at_stake(say: Speaker, chosen: Event, view: View) -> str:
    """Tell, until the conflict is over, what is special about it.

    All may be of a house, and whoever betrays it is alone. Or the match ends early if a house loses its single
    landscape (V-8.6): a seat's question says so itself.
    """
    seen = cast(VerraeterView, view)
    if seen.outcome is not None or seen.conflict is None or chosen.round != seen.round:
        return ""
    empty = [one for one in HOUSES if all(seat.allegiance != one for seat in seen.table)]
    alone = [say("verraeter-all-of-a-house", house=one, points=stakes.stake(seen, one).joined) for one in empty]
    houses = [landscape.house for landscape in seen.ring]
    last = [one for one in HOUSES if houses.count(one) == 1 and seen.round < seen.rounds and seen.seat is None]
    return "".join([*(say("verraeter-last-stand", last_stand=one) for one in last), *alone])


def _standings(say: Speaker, place: int, events: Sequence[Event], view: View, names: Sequence[str]) -> Line:
    """Tell the points of all, at the end before offices unless the events tell these, and what each got."""
    scored = [one for one in events if isinstance(one, happened.PointsScored)]
    points = [seat.points for seat in cast(VerraeterView, view).table]
    if view.result is not None and all(one.part != "offices" for one in scored):
        points = [sum(parts.values()) - parts.get("offices", 0) for parts in view.result.parts]
    return range(place, place), standings(say, points, scored, names)


def _changes_first(rows: Iterable[Row]) -> Iterator[Row]:
    """Yield the rows, a change of sides before the roles that bring it.

    With the change stand the cards that were played before, with the outcome both again.
    """
    held: Row | None = None
    change: list[Event] = []
    for row in rows:
        if held is not None and row[0] != "allegiance_changed":
            yield held
            held = None
        if row[0] == "roles":
            held = row
        elif row[0] == "allegiance_changed":
            change = [*(held[2] if held else ()), *row[2]]
            yield row[0], row[1], change
        elif row[0] == "outcome":
            yield row[0], row[1], [*change, *row[2]]
            change = []
        else:
            yield row
    if held is not None:
        yield held


def _sentences(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    return texts.sentences(say, "verraeter", row, names)


def _each(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    """Tell events of one kind as a list, the message of the kind first."""
    parts = [texts.event_as(say, f"verraeter-fold-{event.kind}", event, names) for event in row]
    return say(f"verraeter-fold-all-{row[0].kind}", parts=tuple(parts))


def _placed(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    """Tell the first estates in a line, and a later building in a sentence."""
    return _each(say, row, names) if row[0].round == 0 else _sentences(say, row, names)


def _conflict(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    return texts.event_as(
        say, "verraeter-fold-conflict_chosen", eagle_first(cast(happened.ConflictChosen, row[0])), names
    )


def _houses(event: Event, events: Sequence[Event], view: View) -> list[House]:
    """Return the house for which each seat fights after an event; the view is of the end of the events."""
    houses = [seat.allegiance for seat in cast(VerraeterView, view).table]
    for one in reversed(events):
        if one is event:
            break
        if isinstance(one, happened.AllegianceChanged):
            houses[one.seat] = other(one.house)
    return houses


def _deserted(row: Sequence[Event], events: Sequence[Event], view: View) -> str:
    """Return the house for which nobody fights in a conflict, or ``none``."""
    fought = (_houses(one, events, view) for one in row if isinstance(one, happened.ConflictResolved))
    return next((house for houses in fought for house in HOUSES if house not in houses), "none")


def _roles(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> str:
    return " · ".join(_shares(say, row, names).values())


def _shares(say: Speaker, row: Sequence[Event], names: Sequence[str]) -> dict[int, str]:
    """Return each seat's role and cards, as far as they are open, in the order of the turn.

    Once the roles are open, it is not told that somebody plays no cards.
    """
    roles = {event.seat: event for event in row if isinstance(event, happened.RoleRevealed)}
    played = {
        event.seat: event for event in row if isinstance(event, happened.SupplyPlayed) if event.cards or not roles
    }
    parts = {}
    for seat in dict.fromkeys([*roles, *played]):
        who = texts.safe(names[seat])
        if seat in roles:
            who = say("verraeter-fold-role", seat=who, role=roles[seat].role)
        cards = texts.event_as(say, "verraeter-fold-cards", played[seat], names) if seat in played else ""
        parts[seat] = f"{who}: {cards}" if cards else who
    return parts


def _sides(
    say: Speaker, row: Sequence[Event], events: Sequence[Event], view: View, names: Sequence[str], *, bare: bool
) -> Iterator[str]:
    """Yield the words for each house: its strength, its landscape, and what its people bring (V-6).

    A ``bare`` landscape is its strength alone. Before them the channel is told that nobody changed sides.
    """
    now = [one for one in events if one.round == row[0].round]
    resolved = next(one for one in now if isinstance(one, happened.ConflictResolved))
    shares, houses = _shares(say, row, names), _houses(resolved, events, view)
    chosen = next((eagle_first(one) for one in now if isinstance(one, happened.ConflictChosen)), None)
    grounds = [(chosen.landscape, chosen.value), (chosen.other_landscape, chosen.other_value)] if chosen else []
    if view.seat is None and not any(isinstance(one, CHANGED) for one in now):
        won = tuple(texts.safe(names[seat]) for seat, house in enumerate(houses) if house == resolved.winner)
        alone = unclaimed(now, resolved, cast(VerraeterView, view)) if len(won) == len(houses) else 0
        yield say("verraeter-fold-loyal", seats=won, open=alone)
    strengths = (resolved.eagle, resolved.rose)
    for house, strength, (landscape, value) in zip(HOUSES, strengths, grounds or [("unknown", 0)] * 2, strict=True):
        if parts := [shares[seat] for seat in shares if houses[seat] == house]:
            facts = {"house": house, "landscape": "bare" if bare and value else landscape, "parts": " · ".join(parts)}
            yield say("verraeter-fold-side", strength=strength, value=value, **facts)


_LINES: Mapping[str, texts.Fold] = {
    "allegiance_taken": _each,
    "building_placed": _placed,
    "conflict_chosen": _conflict,
    "roles": _roles,
}
