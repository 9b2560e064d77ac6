"""Great powers, markers, and how the match ends (H-9.1, H-10)."""

from collections.abc import Sequence

from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.components import BLACK, CATEGORIES, POWERS, WHITE, Box
from engine.het_verraad.state import NOBODY, State
from engine.kinds import Facts
from engine.view import Result


def owner_words(seats: int, holder: int) -> tuple[str, tuple[int, ...]]:
    """Return a holder in a game of so many seats as events and facts name it: ``seat``, ``master`` or ``none``."""
    if holder == NOBODY:
        return "none", ()
    return ("master", ()) if holder == seats else ("seat", (holder,))


def settle(state: State) -> list[Event]:
    """Carry out the consequences of a completed event.

    Great powers move, seats are expelled or return, markers are looked at.
    """
    return [*_powers(state), *_expelled(state), *look_at_markers(state)]


def power_after(state: State, power: int, holder: int, change: int) -> int:
    """Return the holder of a great power after a change in the count of ``holder`` (H-9.1).

    Our reading: on a tie for most the present holder keeps the great power while the holder has enough. The holder need
    not be one of the tied.
    """
    column = [row[power] for row in state.counts]
    column[holder] += change
    return _leader(state, power, column)


def gained_by_another(state: State, power: int, seat: int) -> int:
    """Return the points of a great power that another counted thing would bring to the seat."""
    more = state.counts[seat][power] + 1
    if more < state.box.power_needed or state.powers[power] == seat:
        return 0
    return state.box.power_points[power] if max([row[power] for row in state.counts]) < more else 0


def at_stake(box: Box, counts: Sequence[Sequence[int]], holders: Sequence[int], seat: int) -> Facts:
    """Return the great powers that another counted thing brings the seat, and those of its own at risk (H-9.1).

    A great power is at risk if somebody else has as many of what it counts. The dearest come first. Each has the counts
    of the seat and of whoever else has most.
    """
    worth, own = box.power_points, counts[seat]
    dearest = sorted(range(len(POWERS)), key=lambda power: -worth[power])
    most = list(map(max, [box.power_needed - 1] * len(POWERS), *counts[:seat], *counts[seat + 1 :]))
    near = [power for power in dearest if own[power] == most[power] and holders[power] != seat]
    risky = [power for power in dearest if own[power] <= most[power] and holders[power] == seat]
    return {**_race("near", near, box, counts, holders, seat), **_race("risky", risky, box, counts, holders, seat)}


def _race(
    name: str, powers: Sequence[int], box: Box, counts: Sequence[Sequence[int]], holders: Sequence[int], seat: int
) -> Facts:
    """Return the facts of some great powers: points, and the counts of the seat and of its first rival."""
    seats, others = len(counts) - 1, [one for one in range(len(counts)) if one != seat]
    found = [max([(counts[one][power], holders[power] == one, -one) for one in others]) for power in powers]
    rivals = [-rival for _, _, rival in found]
    return {
        f"{name}_powers": tuple([POWERS[power] for power in powers]),
        f"{name}_points": tuple([box.power_points[power] for power in powers]),
        f"{name}_counts": tuple([counts[seat][power] for power in powers]),
        f"{name}_rivals": tuple([owner_words(seats, one)[0] for one in rivals]),
        f"{name}_seats": tuple([one if one < seats else 0 for one in rivals]),
        f"{name}_numbers": tuple([number for number, _, _ in found]),
    }


def _leader(state: State, power: int, column: Sequence[int]) -> int:
    """Return the holder of a great power if the holders have the counts in ``column`` (H-9.1)."""
    most = max(column)
    if most < state.box.power_needed:
        return NOBODY
    if column.count(most) == 1:
        return column.index(most)
    now = state.powers[power]
    return now if now != NOBODY and column[now] >= state.box.power_needed else NOBODY


def _powers(state: State) -> list[Event]:
    """Move the great powers (H-9.1)."""
    events: list[Event] = []
    columns = list(zip(*state.counts, strict=True))
    for power, former in enumerate(state.powers):
        holder = _leader(state, power, columns[power])
        if holder == former:
            continue
        points = state.box.power_points[power]
        state.powers[power] = holder
        if former != NOBODY:
            state.points[former] -= points
        if holder != NOBODY:
            state.points[holder] += points
        word, seats = owner_words(state.seats, holder)
        former_word, former_seats = owner_words(state.seats, former)
        events.append(
            happened.PowerMoved(
                round=state.round,
                power=POWERS[power],
                points=points,
                number=0 if holder == NOBODY else state.counts[holder][power],
                holder=word,
                holder_seats=seats,
                holder_points=0 if holder == NOBODY else state.points[holder],
                former=former_word,
                former_seats=former_seats,
                former_points=0 if former == NOBODY else state.points[former],
            )
        )
    return events


def _expelled(state: State) -> list[Event]:
    """Tell which seats are expelled or return (H-10.4)."""
    events: list[Event] = []
    for seat in range(state.seats):
        owned = state.owned[seat]
        if state.expelled[seat] == (not owned):
            continue
        state.expelled[seat] = not owned
        if owned:
            area = state.box.areas[owned.bit_length() - 1].area
            events.append(happened.SeatReturned(round=state.round, seat=seat, area=area))
        else:
            events.append(happened.SeatExpelled(round=state.round, seat=seat))
    return events


def look_at_markers(state: State) -> list[Event]:
    """Look at the markers (H-10.1).

    A seat that has reached the end goes before the Black Master (our reading; it changes nothing else).
    """
    if state.ending:
        return []
    limit = state.box.end[state.seats]
    reached = tuple([seat for seat in range(state.seats) if state.points[seat] >= limit])
    if reached:
        return [end_with_round(state, "seat", reached, max(state.points[seat] for seat in reached))]
    if state.options["master_ends"] == "on" and state.points[state.seats] >= limit:
        return [end_with_round(state, "master", (), state.points[state.seats])]
    return []


def end_with_round(state: State, reason: str, seats: tuple[int, ...] = (), points: int = 0) -> Event:
    """Make the present round the last round (H-10.1, H-3.6)."""
    state.ending = reason
    return happened.LastRound(
        round=state.round,
        reason=reason,
        trigger_seats=seats,
        points=points,
        number=state.box.end[state.seats],
        last_seat=(state.start - 1) % state.seats,
    )


def finish(state: State) -> list[Event]:
    """End the match, and tell who has won (H-10.2 to H-10.4)."""
    evil = state.points[state.seats] > max(state.points[: state.seats])
    events, winners, by = _evil(state) if evil else ([], *_good(state))
    side = "evil" if evil else "good"
    events.append(
        happened.MatchEnded(
            round=state.round,
            side=side,
            master_points=state.points[state.seats],
            points=max(state.points[: state.seats]),
            winner_seats=winners,
            by=by,
        )
    )
    for seat in winners:
        events.append(
            happened.MatchWon(
                round=state.round,
                seat=seat,
                side=side,
                points=state.points[seat],
                white=state.counts[seat][WHITE],
                black=state.counts[seat][BLACK],
            )
        )
    state.phase = "over"
    state.result = Result(
        tuple(state.points[: state.seats]), winners, tuple(_parts(state, seat) for seat in range(state.seats))
    )
    return events


def _evil(state: State) -> tuple[list[Event], tuple[int, ...], str]:
    """Return what is revealed, who has won, and by what (H-10.2)."""
    able = [seat for seat in range(state.seats) if state.black[seat] and state.owned[seat]]
    tied = _most(able, [len(chips) for chips in state.black])
    if len(tied) < 2:
        return [], tuple(tied), "black" if tied else "nobody"
    values = [[state.box.chip_values[chip] for chip in chips] for chips in state.black]
    totals = [sum(row) for row in values]
    events: list[Event] = [
        happened.ChipsRevealed(round=state.round, seat=seat, values=tuple(values[seat]), total=totals[seat])
        for seat in tied
    ]
    state.revealed = tuple(tied)
    tied = _most(tied, totals)
    if len(tied) == 1:
        return events, tuple(tied), "values"
    tied = _most(tied, state.points)
    return events, tuple(tied), "points" if len(tied) == 1 else "shared"


def _good(state: State) -> tuple[tuple[int, ...], str]:
    """Return who has won, and by what (H-10.3)."""
    tied = [seat for seat in range(state.seats) if state.owned[seat]]
    if not tied:
        return (), "nobody"
    fewest = [-len(chips) for chips in state.black]
    for by, numbers in (("points", state.points), ("white", state.white), ("black", fewest)):
        tied = _most(tied, numbers)
        if len(tied) == 1:
            return tuple(tied), by
    return tuple(tied), "shared"


def _most(seats: list[int], numbers: list[int]) -> list[int]:
    """Return the seats that have the most."""
    most = max((numbers[seat] for seat in seats), default=0)
    return [seat for seat in seats if numbers[seat] == most]


def _parts(state: State, seat: int) -> dict[str, int]:
    """Return the sources of a seat's points: each category, and the great powers."""
    box = state.box
    parts = dict.fromkeys((*CATEGORIES, "powers"), 0)
    for area, card in enumerate(state.standing):
        if state.holder[area] == seat and card >= 0:
            parts[box.buildings[card].category] += box.values[card]
    parts["powers"] = sum(box.power_points[power] for power, holder in enumerate(state.powers) if holder == seat)
    return parts
